"""What a game's page shows besides its rules: how it plays, and how strong its bots are."""

import math
import tomllib
from functools import cache

import msgspec
from starlette.requests import Request

import tepui
from tepui.bots.levels import DEFAULT
from tepui.rating.anchors import anchors
from tepui.server.http.messages import GameAbout, Plays
from tepui.server.http.operation import operation


@operation("GET", "/games/{game}/about")
async def about(request: Request) -> GameAbout:
    """How a game plays, and its bots' strength."""
    return about_game(tepui.game(request.path_params["game"]).id)


@cache
def about_game(id: str) -> GameAbout:
    """What is known about a game; either part may be missing."""
    game = tepui.game(id)
    file = game.folder / "plays.toml"
    plays = None
    if file.is_file():
        plays = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Plays)
    scale, ahead = anchors(id), {}
    if scale is not None:
        # By the model of bench/strength/anchors.py, the noise at the fewest seats is the unit.
        least = min(scale.noise)
        unit = scale.noise[least] * math.sqrt(least)
        ahead = {
            level: round(100 / (1 + math.exp((scale.levels[DEFAULT] - skill) / unit)))
            for level, skill in scale.levels.items()
        }
    return GameAbout(plays, ahead)
