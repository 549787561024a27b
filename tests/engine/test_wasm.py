"""Compiled rules: what a game's module must be, what is refused, what happens when one fails."""

from __future__ import annotations

import dataclasses
import logging
import math
import random
import shutil
import struct
import threading
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import tepui
from tepui.bots import search
from tepui.bots.thinker import Thinker
from tepui.engine import registry
from tepui.engine.game import Game
from tepui.engine.play.position import Position
from tepui.engine.rules import questions
from tepui.engine.rules.contract import CHANCE
from tepui.engine.rules.exponential import exp, log, power
from tepui.engine.rules.rule import INTERPRETED
from tepui.engine.runtime import jit, machine, wasm, wasmtime_c
from tepui.engine.runtime.machine import Interpreted, implementation_of, machine_of
from tepui.engine.runtime.sources import fingerprint, spelling
from tepui.engine.runtime.wasm import (
    About,
    Argument,
    BadModule,
    Export,
    Module,
    WasmMachine,
    section,
)
from tepui.lab import build
from tepui.lab.build import CannotBuild, compare, refusal

compiled = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
GAMES = pytest.mark.parametrize("game", tepui.all_games(), ids=lambda game: game.id)
COLORETTO, GALAPAGOS = (tepui.game(id) for id in ("coloretto", "galapagos"))


def module_of(game: Game) -> Module:
    path = game.folder / f"{game.id}.wasm"
    return Module(path, path.read_bytes())


def test_the_exponential_is_right_to_the_last_bits() -> None:
    rng = random.Random(1)
    for _ in range(20_000):
        x = rng.choice((rng.uniform(-708, 709), rng.uniform(-40, 0), rng.uniform(-1, 1)))
        assert exp(x) == pytest.approx(math.exp(x), rel=4e-16, abs=0)
    assert [exp(0), exp(-1e9), exp(1e9)] == [1.0, 0.0, math.inf]


def test_logarithm_and_power_are_right_to_the_last_bits() -> None:
    rng = random.Random(1)
    for _ in range(20_000):
        x = rng.choice(
            (rng.random(), 1 + rng.uniform(-1e-6, 1e-6), math.exp(rng.uniform(-200, 200)))
        )
        assert log(x) == pytest.approx(math.log(x), rel=5e-16, abs=0)
        y = rng.uniform(0.3, 3)
        assert power(x, y) == pytest.approx(x**y, rel=4e-16 * (1 + abs(y * math.log(x))), abs=0)
    assert [log(1), power(0, 2.0), power(1, 0.7)] == [0.0, 0.0, 1.0]


@compiled
def test_functions_have_the_same_bits_interpreted_and_compiled() -> None:
    rng = np.random.default_rng(2)
    for x in (*rng.uniform(-745, 710, 2_000), *rng.uniform(-1, 1, 500)):
        for given in (float(x), np.float32(x)):
            assert struct.pack("d", jit.dispatcher(exp)(given)) == struct.pack("d", exp(given))
        given = exp(x / 8)
        assert struct.pack("d", jit.dispatcher(log)(given)) == struct.pack("d", log(given))


@GAMES
def test_our_modules_are_fresh(game: Game) -> None:
    assert refusal(game) is None, "make wasm builds them anew"


@compiled
@GAMES
def test_our_games_are_played_by_their_modules(game: Game) -> None:
    assert implementation_of(game) == "wasmtime"
    assert isinstance(machine_of(game), WasmMachine)


@GAMES
def test_a_module_answers_as_the_interpreted_rules_do(game: Game) -> None:
    assert compare(game, module_of(game), steps=60) > 1_000


def test_a_module_has_no_imports_and_names_all_its_exports() -> None:
    module = module_of(COLORETTO)
    store = wasmtime_c.Store(module.code)
    for export in module.about.exports:
        assert store.export(export.name, wasmtime_c.FUNCTION)
    assert "engine.questions.ask" in {each.rule for each in module.about.exports}


# A module by hand: one export that fails.
TYPES = bytes.fromhex("01 06 01 60 01 7f 01 7e".replace(" ", ""))
FUNCTIONS = bytes.fromhex("03020100")
MEMORY = bytes.fromhex("0503010001")
HEAP = bytes.fromhex("0607017f00418008" + "0b")
FAILS = bytes.fromhex("0a05010300000b")
ENDLESS = bytes.fromhex("0a0a01080003400c000b000b")


def exported(name: str) -> bytes:
    parts = b"\3"
    for each, kind in (("memory", 2), ("__heap_base", 3), (name, 0)):
        parts += bytes([len(each)]) + each.encode() + bytes([kind, 0])
    return b"\7" + bytes([len(parts)]) + parts


def failing(game: Game, folder: Path, /, body: bytes = FAILS, **changed: Any) -> bytes:
    """A module that claims to be a game's, and fails when it is asked."""
    name = wasm.name_of(questions.ask)
    record = game.material.RECORD.dtype.str
    arguments = [Argument("a", record, 1)]
    arguments += [Argument(each, "int") for each in ("what", "x", "y", "z")]
    arguments += [Argument("out", "<i8", 1), Argument("weight", "<i8", 1)]
    arguments += [Argument("rng", "<u8", 1)]
    about = {
        "format": wasm.FORMAT, "game": game.id, "rules": game.version,
        "sources": fingerprint(folder), "spelling": spelling(folder),
        "exports": (Export(name, name, tuple(arguments)),),
    }  # fmt: skip
    said = msgspec.json.encode(About(**(about | changed)))
    code = wasm.MAGIC + TYPES + FUNCTIONS + MEMORY + HEAP + exported(name) + body
    return code + section(wasm.SECTION, said)


@pytest.fixture
def own(tmp_path: Path) -> Game:
    """A copy of a game, whose module may be replaced."""
    folder = tmp_path / "coloretto"
    shutil.copytree(COLORETTO.folder, folder)
    game = dataclasses.replace(COLORETTO)
    game.__dict__["folder"] = folder
    return game


REFUSED: dict[str, Any] = {
    "is damaged": lambda whole, game: whole[: len(whole) // 2],
    "does not begin": lambda whole, game: b"not a module",
    "not one of our games": lambda whole, game: wasm.MAGIC,
    "doesn’t hold": lambda whole, game: failing(game, game.folder, game="galapagos"),
    "another version": lambda whole, game: failing(game, game.folder, format=0),
    "have changed": lambda whole, game: failing(game, game.folder, spelling="", sources=""),
}


@compiled
@pytest.mark.parametrize("said", REFUSED)
def test_a_bad_module_is_named_and_not_run(
    said: str, own: Game, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = own.folder / "coloretto.wasm"
    path.write_bytes(REFUSED[said](path.read_bytes(), own))
    with monkeypatch.context() as without:
        without.setattr(machine, "has_numba", lambda: False)
        with pytest.raises(BadModule, match=said) as refused:
            machine._module.__wrapped__(own)
    assert str(path) in str(refused.value)
    for language in ("fr", "de"):
        assert str(path) in refused.value.text(language)
    with caplog.at_level(logging.WARNING):
        assert machine._module.__wrapped__(own) is None, "Numba takes its place"
    assert said in caplog.text


@compiled
def test_a_changed_rule_makes_a_module_stale_and_a_comment_does_not(own: Game) -> None:
    assert refusal(own) is None
    rules = own.folder / "rules.py"
    text = rules.read_text("utf-8")
    rules.write_text(f"# A comment.\n{text}", "utf-8")
    assert refusal(own) is None
    rules.write_text(f"{text}\nMORE = 1\n", "utf-8")
    assert "have changed" in str(refusal(own))
    (own.folder / "coloretto.wasm").unlink()
    assert "has no compiled rules" in str(refusal(own))


@compiled
def test_a_module_that_fails_ends_one_call_and_no_more(own: Game) -> None:
    module = Module(Path("failing.wasm"), failing(own, own.folder))
    broken = WasmMachine(module)
    record, numbers = np.zeros(1, own.material.RECORD), np.zeros(4, np.int64)
    with pytest.raises(wasmtime_c.Trapped, match="unreachable"):
        broken.run(questions.ask, record, 1, 0, 0, 0, numbers, numbers, np.zeros(1, np.uint64))
    assert broken.broken
    position = Position.opening(COLORETTO, 2)  # other machines go on
    assert position.waiting() or position.chances()


@compiled
def test_a_module_from_outside_that_loops_is_set_aside(
    own: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = own.folder / "coloretto.wasm"
    monkeypatch.setattr(registry, "_installed", lambda: (own, GALAPAGOS))
    monkeypatch.setattr(registry, "_left_out", {})
    module = Module(path, failing(own, own.folder, ENDLESS), foreign=True)
    record, numbers = np.zeros(1, own.material.RECORD), np.zeros(4, np.int64)
    asked = record, 1, 0, 0, 0, numbers, numbers, np.zeros(1, np.uint64)
    looping = WasmMachine(module)
    with pytest.raises(BadModule, match="never ended"):
        looping.run(questions.ask, *asked)
    for again in (lambda: looping.run(questions.ask, *asked), lambda: WasmMachine(module)):
        with pytest.raises(BadModule):
            again()
    assert registry.all_games() == (GALAPAGOS,), "it is offered no more; the others go on"
    with pytest.raises(wasmtime_c.Refused):
        looping._store.grow(wasmtime_c.MOST_MEMORY + 1)
    # A whole module from outside runs as it does from inside.
    whole = WasmMachine(Module(path, (COLORETTO.folder / "coloretto.wasm").read_bytes(), True))
    assert whole.run(questions.ask, *asked) == WasmMachine(
        Module(path, (COLORETTO.folder / "coloretto.wasm").read_bytes())
    ).run(questions.ask, *asked)


@compiled
def test_after_a_failure_a_thread_has_a_new_machine() -> None:
    position = Position.opening(COLORETTO, 3)
    module = Module(Path("failing.wasm"), failing(COLORETTO, COLORETTO.folder))
    before = machine._here.machines[COLORETTO.package] = WasmMachine(module)
    position._asker.renew()
    with pytest.raises(wasmtime_c.Trapped):
        position.over()
    assert machine.machine_here(COLORETTO) is not before
    assert position.over() == 0


@compiled
def test_after_a_failure_a_bot_thinks_with_a_new_machine() -> None:
    position = Position.opening(COLORETTO, 2)
    while not position.waiting():
        position.apply(CHANCE, position.chances()[0][0])
    (seat, *_), thinker = position.waiting(), Thinker(COLORETTO, 2, position.waiting()[0])
    hidden, legal = position.hidden_from(seat).record, position.legal(seat)
    before = thinker.think(hidden, legal, 1, 50)
    (desk,) = thinker._desks
    desk.machine.broken = True
    assert thinker.think(hidden, legal, 1, 50) == before
    assert thinker._desks != [desk]


@compiled
def test_a_damaged_cache_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TEPUI_CACHE", str(tmp_path))
    whole = failing(COLORETTO, COLORETTO.folder)
    wasm._compiled(whole)
    (kept,) = tmp_path.glob("module-*.bin")
    good = kept.read_bytes()
    kept.write_bytes(good[:40] + b"damaged" + good[47:])
    wasm._compiled(whole)
    assert kept.read_bytes()[:32] == good[:32]
    kept.unlink()
    (tmp_path / "file").touch()
    monkeypatch.setenv("TEPUI_CACHE", str(tmp_path / "file"))  # nothing can be kept there
    wasm._compiled(whole)


@compiled
def test_arrays_stay_where_they_are_and_are_copied_only_from_elsewhere() -> None:
    one, plain = machine_of(COLORETTO), Interpreted()
    moves, seen = np.array([3, 5], np.int64), np.array([1, 2], np.int64)
    for each in (one, plain):
        roots = each.zeros(2, np.uint64)
        roots[:] = seen
        each.run(search.follow, roots, 2, 0, moves)
        if each is one:
            kept = roots.copy()
    assert kept.tolist() == roots.tolist() != [1, 2]
    outside = np.array([1, 2], np.uint64)
    one.run(search.follow, outside, 2, 0, moves)
    assert outside.tolist() == roots.tolist()
    with pytest.raises(ValueError, match="not in the machine's memory"):
        one.bind(search.follow, outside, 2, int, moves)
    with pytest.raises(TypeError, match="has no"):
        one.run(search.follow, outside, 2, 0, moves.astype(np.int32))


@compiled
def test_arrays_outlive_the_name_of_their_machine() -> None:
    def made() -> Any:
        return machine_of(COLORETTO).copied_array(np.arange(1_000_000))

    arrays = [made() for _ in range(4)]
    assert all(array.sum() == 499_999_500_000 for array in arrays)


@compiled
def test_threads_have_machines_of_their_own() -> None:
    found: list[Any] = []

    def work() -> None:
        position = Position.opening(COLORETTO, 2)
        rng = random.Random(1)
        while not position.over():
            actor = (*position.waiting(), -1)[0]
            position.apply(actor, rng.choice(position.moves_of(actor)))
        found.append((machine.machine_here(COLORETTO), position.scores()))

    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({id(each) for each, _ in found}) == 3
    assert len({tuple(scores) for _, scores in found}) == 1


def test_a_missing_linker_is_named_before_the_work_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "find_spec", lambda name: None)
    monkeypatch.setattr(build.subprocess, "run", lambda *_, **__: pytest.fail("it has begun"))
    with pytest.raises(CannotBuild, match="linker"):
        build.build(tepui.game("coloretto"))
