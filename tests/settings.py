"""Every game at every seat count, and each value of each option, for the laws to be tried on."""

from __future__ import annotations

import os
import random
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import tepui
from tepui.engine.game import Game
from tepui.engine.play.match import Match
from tepui.engine.play.position import Position
from tepui.engine.rules.contract import CHANCE

THOROUGH = bool(os.environ.get("TEPUI_THOROUGH"))


def often(ordinary: int, nightly: int) -> int:
    """How often a law is tried: with TEPUI_THOROUGH=yes, as every night."""
    return nightly if THOROUGH else ordinary


@dataclass(frozen=True)
class Setting:
    game: Game
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value[:12]}" for name, value in self.options)
        return f"{self.game.id}-{self.seats}{chosen}"

    def match(self, start: Position | None = None) -> Match:
        return Match(self.game, self.seats, dict(self.options), start=start)

    def opening(self) -> Position:
        return Position.opening(self.game, self.seats, dict(self.options))


def settings() -> list[Setting]:
    found = []
    for game in tepui.all_games():
        found += [Setting(game, seats) for seats in game.seats]
        # Each option's other values, at the second-smallest number of seats.
        seats = game.seats[min(1, len(game.seats) - 1)]
        for option in game.options:
            others = [*option.values[1:], *(str(n) for n in option.numbers[1:2])]
            found += [Setting(game, seats, ((option.name, value),)) for value in others]
    return found


def seatings() -> list[Setting]:
    """Every game at every seat count, for what does not go by options; every night with each."""
    return [each for each in settings() if THOROUGH or not each.options]


def where_tests_lie(game: Game) -> Path:
    """Where the tests of a game lie: here, or in the folder of a game from outside."""
    here = Path(__file__).parent / "games" / game.id
    return here if here.is_dir() else game.folder / "tests"


@cache
def known(game: str) -> dict[str, Any]:
    """What tests of all games must know of one: `game.toml` beside its own tests."""
    file = where_tests_lie(tepui.game(game)) / "game.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def must_know(game: str, what: str) -> Any:
    """The same, of a game in this repository, of which it must be said."""
    assert what in known(game), f"tests/games/{game}/game.toml must say `{what}`"
    return known(game)[what]


class RandomChance:
    """A chance source of a test's own."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def pick(self, weights: Sequence[int], source: int, drawn: Mapping[int, int]) -> int:
        return self.random.choices(range(len(weights)), weights)[0]


def actors(position: Position, rng: random.Random) -> tuple[int, list[int]]:
    """Who acts next in random play, and what they could do."""
    awaited = position.waiting()
    if not awaited:
        return CHANCE, position.moves_of(CHANCE)
    able = [seat for seat in range(position.seats) if position.legal(seat)]
    # Now and then somebody who is not awaited revises a choice.
    seat = rng.choice(able) if rng.random() < 0.1 else rng.choice(awaited)
    return seat, position.legal(seat)


def next_move(position: Position, rng: random.Random) -> tuple[int, int]:
    """A random actor's random move, by weight where it is chance; now and then the clock's."""
    clock = position.clock()
    if clock and rng.random() < 0.1:
        from tepui.engine.rules.contract import CLOCK

        return CLOCK, rng.choice(clock)
    actor, moves = actors(position, rng)
    if actor == CHANCE:
        outcomes = position.chances()
        return CHANCE, rng.choices([m for m, _ in outcomes], [w for _, w in outcomes])[0]
    return actor, rng.choice(moves)
