"""How strong a bot plays: the levels, and what they mean in each game.

A level is a number of simulations for one choice, given by the game's `policy` for each number of
seats, so that games repeat exactly from their seed. Time only caps it in live play. `random` takes
any legal move, `greedy` the one that looks best at once, and `instinct` the one that the game's net
likes best, without a thought. The `champion` thinks with that net. Where a game has no net that
fits, the champion is an expert, and instinct a normal bot.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from tepui.bots.thinker import Settings
from tepui.engine.game import Game
from tepui.engine.netfile import Nets, nets_of

SEARCHERS = ("easy", "normal", "hard", "expert", "champion")
LEVELS = ("random", "greedy", "instinct", *SEARCHERS)
DEFAULT = "normal"

# Most seconds for one choice in live play, its small moves together.
SECONDS = {
    "random": 0.05, "greedy": 0.05, "instinct": 0.05, "easy": 0.05, "normal": 0.05, "hard": 0.25,
    "expert": 1, "champion": 1,
}  # fmt: skip

# For a game that says nothing about itself: slow enough for any.
SIMULATIONS = (60, 200, 1_000, 5_000)

# An easy bot takes a move at random among those it thinks nearly as good as the best.
SLACK = 0.08

# A champion's simulations, where the game says nothing of its own.
CHAMPION: dict[str, Any] = {"simulations": 1_000, "margin": 0.02, "cut": 0}


@dataclass(frozen=True)
class Level:
    """A level as one game plays it."""

    name: str
    simulations: int
    settings: Settings
    slack: float = 0.0  # how much worse than the best a move may look and still be made
    nets: Nets | None = None  # what guides it


def level(game: Game, seats: int, name: str, options: Mapping[str, str] | None = None) -> Level:
    """What a level of a searching bot means at such a table."""
    if name == "champion":
        return _champion(game, seats, options)
    simulations = said(game, "SIMULATIONS", {}).get(seats, SIMULATIONS)
    settings = replace(Settings(), **said(game, "SEARCH", {}))
    if name == "expert":
        settings = replace(settings, **said(game, "EXPERT", {}).get(seats, {}))
    slack = said(game, "SLACK", SLACK) if name == "easy" else 0.0
    return Level(name, simulations[SEARCHERS.index(name)], settings, slack)


def _champion(game: Game, seats: int, options: Mapping[str, str] | None) -> Level:
    nets = nets_of(game, options)
    if nets is None:
        return replace(level(game, seats, "expert"), name="champion")
    own = CHAMPION | said(game, "CHAMPION", {}).get(seats, {})
    simulations = own.pop("simulations")
    settings = replace(level(game, seats, "expert").settings, widen=0.0, bias=0.0, **own)
    return Level("champion", simulations, settings, nets=nets)


def said(game: Game, name: str, default: Any) -> Any:
    """What a game's policy says of itself."""
    if not (game.folder / "policy.py").is_file():
        return default
    return getattr(importlib.import_module(f"{game.package}.policy"), name, default)
