"""Where a game's bots stand on the rating scale: placed once, by many games among themselves.

They never move. So a rating means the same on every server, and a newcomer who plays against bots
is placed within a few games. Each game's folder has its `anchors.toml`, written by
`bench/anchors.py`.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache

from tepui.engine import registry

BOT = "bot:"  # begins the name of a bot's seat


@dataclass(frozen=True)
class Anchors:
    """The scale of a game."""

    levels: dict[str, float]  # skill of each level of bots
    noise: dict[int, float]  # by seats: how much of a result is not skill


@cache
def anchors(game: str) -> Anchors | None:
    """The anchors of a game; None where it has none, and cannot be played rated."""
    file = registry.game(game).folder / "anchors.toml"
    if not file.is_file():
        return None
    found = tomllib.loads(file.read_text("utf-8"))
    return Anchors(
        levels={level: float(skill) for level, skill in found["levels"].items()},
        noise={int(seats): float(noise) for seats, noise in found["noise"].items()},
    )
