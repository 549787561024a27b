"""A table as text, as the seats or a spectator may see it."""

from __future__ import annotations

from tepui.engine.contract import SPECTATOR
from tepui.engine.words import words
from tepui.envs.episodes import BadEnvironment, Episodes

MODES = ("ansi", "human")


def settle_mode(mode: str | None) -> str | None:
    """The way of rendering, if there is such a one."""
    if mode is not None and mode not in MODES:
        raise BadEnvironment("envs-bad-render", mode=mode, known=", ".join(MODES))
    return mode


def picture(table: Episodes, viewer: int = SPECTATOR) -> str:
    """The table in lines of text."""
    game, say = table.game, words("en")
    view = game.views.view(table.position.seen_by(viewer))
    names = [say("engine-seat", number=seat) for seat in range(table.seats)]
    return "\n".join(game.terminal.lines(view, say, names)) + "\n"
