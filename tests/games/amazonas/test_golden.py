"""Whole games that must replay the same for ever: every seat count and option, and another board.

`python tests/games/amazonas/test_golden.py` plays them anew; do that only when the rules' version
is raised.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import tepui
from tepui.engine.play import fair, log
from tepui.engine.play.match import Match
from tepui.games.amazonas.board import built_in
from tepui.games.amazonas.material import BUILD, DONE

FOLDER = Path(__file__).parent / "golden"


def small_board() -> str:
    """The western half of our board, with missions of its own."""
    data = built_in().data()
    west = [village for village in data["villages"] if village["at"][0] < 560]
    names = [village["name"] for village in west]
    data["name"] = "West"
    data["villages"] = west
    data["links"] = [k for k in data["links"] if k["a"] in names and k["b"] in names]
    data["links"] += [{"a": "Tapuá", "b": "Uraçu", "by": "land"}]
    data["missions"] = [[names[(i + k * 3) % len(names)] for k in range(4)] for i in range(8)]
    return json.dumps(data)


GAMES = {
    "two": (2, {}),
    "two-plus": (2, {"missions": "plus"}),
    "three": (3, {}),
    "three-plus": (3, {"missions": "plus"}),
    "four": (4, {}),
    "four-plus": (4, {"missions": "plus"}),
    "west": (3, {"board": small_board()}),
}


def play(name: str) -> str:
    """A game of players who like to build, sometimes change their mind, sometimes take it back."""
    seats, options = GAMES[name]
    rng = random.Random(name)
    seed = rng.randbytes(32)
    game = tepui.game("amazonas")
    match = Match(game, seats, options)
    deal = fair.FairDeal(seed, fair.table_name(game.id, game.version, seats, match.options))
    match.run_chance(deal)
    while not match.position.over():
        able = [seat for seat in range(seats) if match.legal(seat)]
        seat = rng.choice(able if rng.random() < 0.15 else match.position.waiting())
        moves = match.legal(seat)
        huts = [move for move in moves if BUILD <= move < DONE]
        match.play(seat, (rng.choice(huts if huts and rng.random() < 0.8 else moves),))
        if match.can_undo(seat) and rng.random() < 0.05:
            match.undo(seat)
        match.run_chance(deal)
    return log.write(match, seed=seed)


@pytest.mark.parametrize("name", GAMES)
def test_golden_game(name):
    text = (FOLDER / f"{name}.log").read_text(encoding="utf-8")
    read = log.read(text)
    assert (read.seats, read.game) == (GAMES[name][0], "amazonas")
    assert log.verify(read) > 18 * 2
    assert read.closing["ending"] == "rounds"
    assert log.write(log.resume(read), seed=read.seed, construction=read.construction) == text


def test_the_golden_games_show_everything():
    whole = "\n".join(file.read_text(encoding="utf-8") for file in FOLDER.glob("*.log"))
    for words in ("undo", "guide fish", "coins", "neutral ", "keep ", "event guide", "done"):
        assert words in whole
    assert {file.stem for file in FOLDER.glob("*.log")} == set(GAMES)


if __name__ == "__main__":
    for each in GAMES:
        (FOLDER / f"{each}.log").write_text(play(each), encoding="utf-8")
