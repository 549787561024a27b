"""The levels of bots, and what each means in each game.

`random` makes any legal move, `greedy` the one that looks best at once, `instinct` the net's
favourite without search. `easy` to `expert` search without a net, with as many simulations per
choice as the game's `policy` gives for each seat count. `novice` to `champion` are the ladder that
people are offered: the lower ones look at each move for a moment with the net, the upper ones
search with it; `ladder.toml` has their numbers. A game without a suitable net plays them as older
levels. Games repeat exactly from their seed; in live play, time caps a search.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any

from tepui.bots.settings import Settings, changed
from tepui.engine.game import Game

if TYPE_CHECKING:
    from tepui.engine.learning.netfile import Nets


@dataclass(frozen=True)
class LevelInfo:
    """What is the same of a level in every game."""

    seconds: float  # at most, for one choice in live play, its small moves together
    pace: float  # seconds between small moves, on the average: see `pace.py`
    falls_back: str = ""  # of the ladder: what it is in a game without a suitable net


LEVELS = {
    "random": LevelInfo(0.05, 10.0),
    "greedy": LevelInfo(0.05, 8.0),
    "instinct": LevelInfo(0.05, 5.0),
    # Searches without a net. Their strength stays: ratings, benchmarks and older tables need it.
    "easy": LevelInfo(0.05, 10.0),
    "normal": LevelInfo(0.05, 7.0),
    "hard": LevelInfo(0.25, 5.5),
    "expert": LevelInfo(1, 4.5),
    # The ladder that people are offered, in even steps, from a child's first game on.
    "novice": LevelInfo(0.25, 10.0, "easy"),
    "beginner": LevelInfo(0.25, 9.0, "normal"),
    "casual": LevelInfo(0.25, 8.0, "normal"),
    "regular": LevelInfo(0.25, 6.5, "hard"),
    "skilled": LevelInfo(0.5, 5.5, "hard"),
    "master": LevelInfo(1, 4.5, "expert"),
    "champion": LevelInfo(1, 4.0, "expert"),
}
LADDER = tuple(name for name, info in LEVELS.items() if info.falls_back)
SEARCHERS = ("easy", "normal", "hard", "expert", "champion")
DEFAULT = "regular"  # the opponent of people who choose none

# For a game whose policy gives none: few enough for any game.
SIMULATIONS = (60, 200, 1_000, 5_000)

HEAT = 30.0  # of a casual bot's taste
GLANCE = 12  # simulations of a casual bot for each move that it could make

# An easy bot picks at random among the moves that it considers nearly as good as the best.
SLACK = 0.08

# A champion's search, unless the game's policy changes it.
CHAMPION: dict[str, Any] = {"simulations": 1_000, "margin": 0.02, "cut": 0}


@dataclass(frozen=True)
class Level:
    """A level as one game plays it."""

    name: str
    simulations: int
    settings: Settings
    slack: float = 0.0  # how much worse than the best a move may look and still be made
    nets: Nets | None = None  # what guides it
    overlooks: float = 0.0  # how much of its chances it may give away with a move, and not see it
    heat: float = HEAT  # how far it then strays from what the net likes best


def level(
    game: Game, seats: int, name: str, options: Mapping[str, str] | None = None,
    nets: Nets | None = None,
) -> Level:  # fmt: skip
    """What a level of a searching bot means at a table, guided by the game's net or another."""
    if name == "champion":
        return _champion(game, seats, options, nets)
    if name in LADDER:
        return _rung(game, seats, name, options, nets)
    simulations = game.optional("policy", "SIMULATIONS", {}).get(seats, SIMULATIONS)
    settings = changed(Settings(), game.optional("policy", "SEARCH", {}))
    if name == "expert":
        settings = changed(settings, game.optional("policy", "EXPERT", {}).get(seats, {}))
    slack = game.optional("policy", "SLACK", SLACK) if name == "easy" else 0.0
    return Level(name, simulations[SEARCHERS.index(name)], settings, slack)


def _champion(
    game: Game, seats: int, options: Mapping[str, str] | None, nets: Nets | None = None
) -> Level:
    from tepui.engine.learning import netfile

    nets = nets or netfile.nets_of(game, options)
    if nets is None:
        return replace(level(game, seats, "expert"), name="champion")
    own = CHAMPION | game.optional("policy", "CHAMPION", {}).get(seats, {})
    simulations = own.pop("simulations")
    settings = changed(level(game, seats, "expert").settings, {"widen": 0.0, "bias": 0.0, **own})
    return Level("champion", simulations, settings, nets=nets)


def _rung(
    game: Game, seats: int, name: str, options: Mapping[str, str] | None, nets: Nets | None
) -> Level:
    """A level of the ladder, as the game's `ladder.toml` places it, or an older level."""
    means, places = _champion(game, seats, options, nets), ladder(game)
    if means.nets is None or seats not in places:
        return replace(level(game, seats, LEVELS[name].falls_back, options), name=name)
    rung = places[seats][name]
    if "overlooks" in rung:
        return replace(casual(game, seats, **rung, options=options, nets=nets), name=name)
    return replace(means, name=name, simulations=int(rung["simulations"]))


def casual(
    game: Game, seats: int, overlooks: float, heat: float = HEAT,
    options: Mapping[str, str] | None = None, nets: Nets | None = None,
) -> Level:  # fmt: skip
    """A player who looks at every move for a moment; without a net, a normal bot."""
    means = _champion(game, seats, options, nets)
    if means.nets is None:
        return level(game, seats, "normal")
    settings = replace(means.settings, cut=0, puct=2.0, smoothing=0.5)
    # A file may say 15, but the games' modules take only 15.0.
    return Level("casual", GLANCE, settings, 0.0, means.nets, float(overlooks), float(heat))


@cache
def ladder(game: Game) -> dict[int, dict[str, dict[str, float]]]:
    """For each seat count, what each level of the ladder means (docs/notes/ladder.md)."""
    file = game.folder / "ladder.toml"
    if not file.is_file():
        return {}
    return {int(seats): rungs for seats, rungs in tomllib.loads(file.read_text("utf-8")).items()}


def said(game: Game, name: str, default: Any) -> Any:
    """What a game's policy gives under an optional name."""
    return game.optional("policy", name, default)
