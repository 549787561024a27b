"""Many tables at once: the games of one by one play, on any number of threads."""

from __future__ import annotations

import random
from itertools import pairwise

import numpy as np
import pytest

import tepui
from settings import Setting, next_move
from tepui.engine.learning import stepper
from tepui.engine.learning.observe import Observer, layout
from tepui.engine.play.position import Position
from tepui.engine.rules.chance import start
from tepui.engine.rules.contract import CHANCE
from tepui.engine.rules.hooks import fall
from tepui.engine.rules.sight import Sight
from tepui.engine.runtime import machine
from tepui.engine.text.errors import TepuiError
from tepui.lab.gpu import dlpack
from tepui.lab.gpu.dlpack import Shared
from tepui.lab.simulate import simulate
from tepui.lab.vector import Batch, IllegalChoice

GAMES = pytest.mark.parametrize("game", tepui.all_games(), ids=lambda game: game.id)


def choices(tables: Batch, rng: np.random.Generator) -> np.ndarray:
    return (tables.masks * rng.random(tables.masks.shape)).argmax(1)


def names(record: np.dtype) -> list[str]:
    return [name for name in record.names if name != "spare"]


def by_hand(sight: Sight) -> np.ndarray:
    """The vector of a sight, written as the layout is told in words."""
    record = sight.position.record[0]
    parts = [np.arange(sight.position.game.seats[-1]) == sight.viewer]
    for name in names(record.dtype):
        field = np.atleast_1d(record[name])
        if field.dtype.kind == "u" or field.dtype.itemsize == 8:
            width = 8 * field.dtype.itemsize
            parts.append([int(x) >> bit & 1 for x in field.ravel() for bit in range(width)])
        else:
            parts.append(field.ravel())
    return np.concatenate(parts).astype(np.float32)


def test_a_vector_is_the_hidden_record(setting: Setting) -> None:
    rng = random.Random(1)
    observer, position = Observer(setting.game), setting.opening()
    for _ in range(60):
        if position.over():
            break
        for viewer in range(-3, setting.seats):
            hidden = by_hand(position.seen_by(viewer))
            assert np.array_equal(observer.vector(position.record, viewer), hidden)
        position.apply(*next_move(position, rng))


def test_a_vector_tells_nothing_that_is_hidden(setting: Setting) -> None:
    rng = random.Random(2)
    observer, position = Observer(setting.game), setting.opening()
    for ply in range(80):
        if position.over():
            break
        viewer = rng.randrange(setting.seats)
        world = position.hidden_from(viewer).guessed(viewer, ply)
        both = np.concatenate([position.record, world.record])
        rows = observer.vectors(both, np.array([viewer, viewer]))
        assert np.array_equal(rows[0], rows[1])
        position.apply(*next_move(position, rng))


@GAMES
def test_the_layout_covers_the_vector(game: tepui.engine.game.Game) -> None:
    pieces = layout(game).pieces
    assert [piece.name for piece in pieces] == ["viewer", *names(game.material.RECORD)]
    assert pieces[0].start == 0
    assert all(a.stop == b.start for a, b in pairwise(pieces))
    named = layout(game).named(np.arange(layout(game).size))
    assert np.array_equal(
        np.concatenate([x.ravel() for x in named.values()]), np.arange(pieces[-1].stop)
    )


@GAMES
def test_tables_play_the_games_of_one_table(game: tepui.engine.game.Game) -> None:
    seats = game.seats[-1]
    tables = Batch(game, 5, seats, seed=7, threads=2)
    alone = Position.opening(game, seats, game.simulated({}))
    stream = np.zeros(game.streams, np.uint64)
    start(stream, 7, 3)
    observer, rng = Observer(game), np.random.default_rng(1)
    out, weight = np.empty(game.longest, np.int64), np.empty(game.longest, np.int64)
    for _ in range(150):
        while not alone.waiting() and not alone.over():
            alone.apply(CHANCE, fall(alone.record[0], stream, out, weight))
        if alone.over():
            assert tables.stopped[3] == stepper.FINISHED
            break
        seat = alone.waiting()[0]
        assert tables.actors[3] == seat
        assert np.flatnonzero(tables.masks[3]).tolist() == alone.legal(seat)
        assert np.array_equal(tables.observations[3], observer.vector(alone.record, seat))
        assert tables.positions[3].tobytes() == alone.record.tobytes()
        moves = choices(tables, rng)
        tables.step(moves)
        alone.apply(seat, int(moves[3]))


@GAMES
def test_threads_and_machines_do_not_matter_and_games_follow_each_other(
    game: tepui.engine.game.Game,
) -> None:
    one = Batch(game, 9, game.seats[0], seed=3, threads=1, horizon=60)
    others = [
        Batch(game, 9, game.seats[0], seed=3, threads=threads, horizon=60, module=module)
        for threads, module in ((3, False), (2, True))
    ]
    rng, ended = np.random.default_rng(2), 0
    for _ in range(130):
        moves = choices(one, rng)
        one.step(moves)
        for other in others:
            other.step(moves)
            for name in ("masks", "observations", "rewards", "actors", "stopped"):
                assert np.array_equal(getattr(one, name), getattr(other, name)), name
        over = one.stopped != stepper.RUNNING
        ended += int(over.sum())
        assert np.allclose(one.rewards.sum(1), 0, atol=1e-6)
        assert not one.rewards[~over].any()
    assert ended >= 18  # each table's game was cut off twice, if nothing else


@GAMES
def test_a_module_needs_no_compiler(
    game: tepui.engine.game.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As training on a CPU has it."""
    if machine.implementation_of(game) != "wasmtime":
        pytest.skip("its module is stale")
    monkeypatch.setattr(machine, "ByNumba", None)
    tables = Batch(game, 4, game.seats[0], relative=True, open_too=True, skip=True, module=True)
    tables.step(tables.masks.argmax(1))
    assert tables.opened.any()


@GAMES
def test_the_same_random_games_on_any_number_of_threads(game: tepui.engine.game.Game) -> None:
    one = simulate(game, game.seats[0], 5_000, 4, threads=1)
    two = simulate(game, game.seats[0], 5_000, 4, threads=2)
    for each in (one, two):
        each.seconds = each.decisions_per_second = each.games_per_second = 0
    assert one == two


def test_what_a_game_is_worth() -> None:
    position = Position.opening(tepui.game("coloretto"), 3)
    position.record[0].height[:3, 0] = [2, 2, 1]
    scratch, out = np.zeros(8, np.int64), np.zeros(3, np.float32)
    due = {"places": [0.5, 0.5, -1], "victory": [0.5, 0.5, 0], "score": [3, 3, 1]}
    for by, name in enumerate(stepper.WORTH):
        stepper.worth(position.record[0], 3, by, scratch, out)
        assert out.tolist() == due[name]


def test_wrong_input_is_told_and_changes_nothing() -> None:
    game = tepui.game("coloretto")
    tables = Batch(game, 3, 2)
    before = tables.positions.tobytes()
    illegal = tables.masks.argmin(1)
    for wrong in (illegal, illegal[:2], np.full(3, 10_000), np.full(3, -1)):
        with pytest.raises(IllegalChoice):
            tables.step(wrong)
    assert tables.positions.tobytes() == before
    for bad in ({"count": 0}, {"seats": 9}, {"horizon": 0}, {"rewards": "gold"}, {"seed": -1}):
        with pytest.raises(TepuiError):
            Batch(**{"game": game, "count": 2, "seats": 2, **bad})
    with pytest.raises(TepuiError):
        simulate(game, 2, 10, 1, threads=0)


def test_arrays_are_handed_over_without_a_copy() -> None:
    tables = Batch(tepui.game("coloretto"), 3, 2)
    for array in (tables.masks, tables.observations[1:], tables.actors):
        taken = np.from_dlpack(Shared(array))  # actors have gaps between them
        assert np.array_equal(taken, array)
        assert taken.dtype == array.dtype
        assert np.shares_memory(taken, array)
        assert len(dlpack._lent) == 1
        del taken
        assert not dlpack._lent
    capsule = Shared(tables.masks).__dlpack__()
    assert len(dlpack._lent) == 1
    del capsule  # nobody took it
    assert not dlpack._lent
