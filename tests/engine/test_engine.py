"""The registry, settings, the contract's guard, places, the generator, and words."""

from __future__ import annotations

import importlib
import os
import pickle
import random
import subprocess
import sys
import time
import types
from pathlib import Path

import numpy as np
import pytest

import tepui
from tepui.engine.folders import OWN
from tepui.engine.game import Game, Option
from tepui.engine.play.match import Match
from tepui.engine.play.position import Position
from tepui.engine.rules import contract
from tepui.engine.rules.chance import draw, start
from tepui.engine.rules.places import rank
from tepui.engine.rules.record import layout_of, record
from tepui.engine.text.errors import BadOption, BadSeats, IllegalMove, TepuiError, UnknownGame
from tepui.engine.text.words import minus, system_language, words


def test_games_are_found_by_their_folders() -> None:
    found = {init.parent.name for init in OWN.glob("*/__init__.py")}
    assert {game.id for game in tepui.all_games()} == found
    assert "coloretto" in found
    assert [game.id for game in tepui.all_games()] == sorted(found)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match=r"There is no game “chess”\. Choose from: .*coloretto"):
        tepui.game("chess")


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_wrong_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"2 to 4 players, not {minus(seats)}"):
        Match(tepui.game("coloretto"), seats)


def test_options_are_settled_or_refused() -> None:
    game = Game(
        id="g", title="G", author="", publisher="", year=0, seats=range(2, 3), minutes=1, age=1,
        version=1, endings=("x",), package="tepui.games.coloretto",
        options=(Option("draw", ("new", "refill")), Option("sand", ("30", "off"), range(5, 301))),
    )  # fmt: skip
    assert game.settle_options({}) == {"draw": "new", "sand": "30"}
    assert game.settle_options({"sand": "045"}) == {"draw": "new", "sand": "45"}
    assert game.pack_options({"draw": "refill", "sand": "45"}) == [1, -45, 1]
    with pytest.raises(BadOption, match=r"no option “drow”.*draw, sand"):
        game.settle_options({"drow": "new"})
    with pytest.raises(BadOption, match=r"can’t be “4”: choose 30, off, 5-300"):
        game.settle_options({"sand": "4"})
    with pytest.raises(BadOption, match="has no options"):
        Match(tepui.game("coloretto"), 2, {"x": "y"})


def test_a_game_that_breaks_the_contract_is_refused() -> None:
    good = importlib.import_module("tepui.games.coloretto.rules")
    lacking = types.ModuleType("lacking")
    own = record([("x", "i1")])
    with pytest.raises(TypeError, match=r"must be made by `rules\.record\.record`"):
        contract.bind(np.dtype([("x", "i1")]), lacking)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="lacks 'setup'"):
        contract.bind(own, lacking)
    for stub in contract.CONTRACT:
        setattr(lacking, stub.__name__, getattr(good, stub.__name__))
    with pytest.raises(TypeError, match="same record"):
        contract.bind(tepui.game("coloretto").material.RECORD, lacking)
    lacking.hide = lambda s, who: None
    with pytest.raises(TypeError, match=r"hide must take \(s, seat\)"):
        contract.bind(own, lacking)
    with pytest.raises(TypeError, match="not a position"):
        contract.waiting(np.zeros(1, np.dtype([("z", "i1")]))[0])


def test_a_record_is_packed_and_aligned_and_read_as_numpy_reads_it() -> None:
    layout = record(
        [("a", "i1"), ("b", "u4", (2,)), ("c", "i2", (2, 3)), ("d", "i1", (2, 1, 2)), ("e", "u8")]
    )
    dtype = layout.dtype
    assert [dtype.fields[name][1] for name in layout.names] == [0, 8, 16, 28, 29, 33]
    assert layout.itemsize == dtype.itemsize == 40  # seven bytes are spare
    memory = random.Random(1).randbytes(layout.itemsize)
    fields, there = layout.read(memory), np.frombuffer(memory, layout.dtype)[0]
    for name in layout.names:
        assert np.array_equal(getattr(fields, name), there[name])
        assert memory[layout.span(name)] == there[name].tobytes()
    assert (fields.c[1, 2], fields.d[1, 0][1]) == (there.c[1, 2], there.d[1, 0, 1])
    assert layout_of(dtype) is layout
    with pytest.raises(AttributeError, match="f"):
        _ = fields.f
    with pytest.raises(TypeError, match="'x' is 'f4': a record holds whole numbers"):
        record([("x", "f4")])


@pytest.mark.parametrize(
    ("scores", "places"),
    [([3, 1, 2], [1, 3, 2]), ([5, 5, 1], [1, 1, 3]), ([-4, 0, -4], [2, 1, 2]), ([0, 0], [1, 1]),
     ([1, 2, 3, 4, 5], [5, 4, 3, 2, 1])],
)  # fmt: skip
def test_places(scores: list[int], places: list[int]) -> None:
    out = np.array([*scores, 99], np.int64)
    rank(out, len(scores))
    assert out[:-1].tolist() == places


def test_the_generator_is_splitmix64() -> None:
    """Reference outputs of SplitMix64 from the state 1234567, upper halves scaled to 2**32."""
    rng = np.array([1234567], np.uint64)
    reference = [6457827717110365317, 3203168211198807973, 9817491932198370423]
    assert [draw(rng, 2**32 - 1) for _ in reference] == [
        (n >> 32) * (2**32 - 1) >> 32 for n in reference
    ]


def test_streams_of_games_differ() -> None:
    seen = set()
    for seed in range(20):
        for game in range(50):
            rng = np.zeros(1, np.uint64)
            start(rng, seed, game)
            seen.add(tuple(draw(rng, 90) for _ in range(12)))
    assert len(seen) == 1000


def test_a_position_equals_its_copy_until_it_changes() -> None:
    position = Position.opening(tepui.game("coloretto"), 2)
    twin = position.copy()
    assert twin == position
    twin.apply(contract.CHANCE, 3)
    assert twin != position
    assert position != "a string"


def test_errors_speak_every_language_and_survive_pickling() -> None:
    error = UnknownGame("engine-unknown-game", id="go", known="coloretto")
    assert error.text("fr").startswith("Le jeu «\xa0go\xa0» n’existe pas")
    assert error.text("de").startswith("Es gibt kein Spiel „go“")
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again)) == (UnknownGame, str(error))


def test_a_refusal_names_the_rule_and_the_players() -> None:
    match = Match(tepui.game("coloretto"), 2)
    with pytest.raises(IllegalMove, match="It isn’t your turn"):
        match.play(0, (1,))
    for phrase in ("draw owl for 0",) * 3 + ("draw toad for 1",) * 3 + ("start 0",):
        match.play(contract.CHANCE, match.parse(contract.CHANCE, phrase))
    with pytest.raises(IllegalMove) as wrong:
        match.play(0, match.parse(0, "play toad"))
    assert wrong.value.text("fr") == "La carte Crapaud n’est pas dans votre main. [CA5]"
    with pytest.raises(TepuiError, match="at least one move"):
        match.play(0, ())


@pytest.mark.parametrize(
    ("environment", "language"),
    [({"LANG": "fr_FR.UTF-8"}, "fr"), ({"LC_ALL": "de_DE", "LANG": "fr_FR"}, "de"),
     ({"LANG": "pt_BR.UTF-8"}, "en"), ({"LANG": "C"}, "en"), ({}, "en")],
)  # fmt: skip
def test_the_systems_language(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert system_language() == language


def test_figures_have_the_signs_of_the_language() -> None:
    en, fr = words("en"), words("fr")
    assert [en.figure(n, digits=1, sign=True) for n in (2.25, -3.5, -0.04)] == [
        "+2.2", "−3.5", "0.0",
    ]  # fmt: skip
    thousands = [words(language).figure(12_345.5, 1) for language in ("en", "fr", "de")]
    assert thousands == ["12,345.5", "12\N{NARROW NO-BREAK SPACE}345,5", "12.345,5"]
    assert [fr.figure(n, digits=1) for n in (2.25, -3.5, -0.04)] == ["2,2", "−3,5", "0,0"]
    assert [each.percent(0.5) for each in (en, fr)] == ["50%", "50\N{NO-BREAK SPACE}%"]
    bid = {"total": -2, "colour": "Sun", "cards": "−2"}
    assert en("amazones-bid", seat="Bo", **bid) == "Bo bids −2: Sun −2."


@pytest.mark.parametrize(
    ("name", "of"),
    [("Bo", "de Bo"), ("Ana", "d’Ana"), ("Élise", "d’Élise"), ("Œdipe", "d’Œdipe"),
     ("Yves", "d’Yves"), ("Yann", "de Yann"), ("7", "de 7"), ("", "de ")],
)  # fmt: skip
def test_french_elides_before_a_name(name: str, of: str) -> None:
    assert words("fr")("coloretto-web-from", name=name) == of


def test_words_that_do_not_exist_are_an_error() -> None:
    with pytest.raises(LookupError):
        words("en")("engine-no-such-word")
    with pytest.raises(LookupError):
        words("en")("engine-seat")  # lacks its number
    assert words("xx").language == "en"


def test_compiled_code_is_kept_apart_for_each_state_of_the_sources(tmp_path: Path) -> None:
    from tepui.engine.runtime.jit import cache_folder

    assert cache_folder().name.startswith("compiled-")
    script = "from tepui.engine.runtime.jit import _use, cache_folder; print(cache_folder())"
    game = tmp_path / "mine"
    game.mkdir()
    (game / "__init__.py").touch()

    def folder_with(**sources: str) -> str:
        for name, source in sources.items():
            (game / f"{name}.py").write_text(source)
        return subprocess.run(
            [sys.executable, "-c", script], text=True, capture_output=True, check=True,
            env={**os.environ, "TEPUI_GAMES": str(tmp_path)},
        ).stdout  # fmt: skip

    rules = "from tepui.engine.rules.rule import rule\nfrom mine.material import DECK\n"
    first = folder_with(rules=rules, material="DECK = 1", view="SHOWN = 1")
    assert folder_with(view="SHOWN = 2") == first  # nothing there is compiled
    second = folder_with(material="DECK = 2")  # read by compiled code
    third = folder_with(rules=rules + "DEALT = 1")
    assert len({first, second, third, f"{cache_folder()}\n"}) == 4


def test_compiled_code_that_was_not_used_for_a_month_goes(tmp_path: Path) -> None:
    from tepui.engine.runtime.jit import _use

    for name, days in (("compiled-old", 31), ("compiled-new", 29)):
        (tmp_path / name).mkdir()
        then = time.time() - days * 24 * 3600
        os.utime(tmp_path / name, (then, then))
    _use(tmp_path / "compiled-now")
    assert [folder.name for folder in tmp_path.iterdir()] == ["compiled-new"]
    _use(tmp_path / "compiled-new")
    assert time.time() - (tmp_path / "compiled-new").stat().st_mtime < 1000


def test_what_is_printed_says_where_a_match_stands() -> None:
    match = Match(tepui.game("coloretto"), 2)
    assert repr(match.position) == "<Position of coloretto with 2 seats, waiting for chance>"
    assert repr(match) == f"<Match after 0 lines: {match.position}>"
    assert repr(match.position.seen_by(1)) == f"<Sight of 1: {match.position}>"


def test_a_lone_number_is_no_phrase() -> None:
    with pytest.raises(TypeError, match=r"moves come as a tuple: \(5,\), not 5"):
        Match(tepui.game("coloretto"), 2).play(0, 5)  # type: ignore[arg-type]
