"""Where a game's bots stand on the rating scale: placed by many games among themselves.

No result moves them. So a rating means the same on every server, and a newcomer who plays against
bots is placed within a few games. Each game's folder has its `anchors.toml`, written by
`bench/strength/anchors.py`. When a game gets stronger bots, the file keeps where the levels stood
until then, and older results count by that.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, time
from functools import cache

from tepui.engine import registry

BOT = "bot:"  # begins the name of a bot's seat


@dataclass(frozen=True)
class Anchors:
    """The scale of a game."""

    levels: dict[str, float]  # skill of each level of bots
    noise: dict[int, float]  # by seats: how much of a result is chance
    moved: float = 0.0  # when levels were last placed
    before: Mapping[str, float] = field(default_factory=dict)  # where these levels were until then

    def skill(self, level: str, at: float) -> float | None:
        """A level's skill when a game ended; None if it is unknown."""
        return (self.before if at < self.moved else {}).get(level, self.levels.get(level))


@cache
def anchors(game: str) -> Anchors | None:
    """The anchors of a game; None if it has none, and so cannot be rated."""
    file = registry.game(game).folder / "anchors.toml"
    if not file.is_file():
        return None
    table = tomllib.loads(file.read_text("utf-8"))
    before = table.get("before", {})
    until = before.pop("until", None)
    return Anchors(
        levels={level: float(skill) for level, skill in table["levels"].items()},
        noise={int(seats): float(noise) for seats, noise in table["noise"].items()},
        moved=datetime.combine(until, time(), UTC).timestamp() if until else 0.0,
        before={level: float(skill) for level, skill in before.items()},
    )
