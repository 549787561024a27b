"""A table as text, as the seats or a spectator may see it."""

from tepui.engine.rules.contract import SPECTATOR
from tepui.engine.text.words import words
from tepui.envs.episodes import BadEnvironment, Episodes

MODES = ("ansi", "human")


def settle_mode(mode: str | None) -> str | None:
    """The way of rendering, if there is such a one."""
    if mode is not None and mode not in MODES:
        raise BadEnvironment("envs-bad-render", mode=mode, known=", ".join(MODES))
    return mode


def picture(table: Episodes, mode: str | None, viewer: int = SPECTATOR) -> str | None:
    """The table in lines of text: returned (ansi), printed (human), or not at all."""
    if mode is None:
        return None
    game, say = table.game, words("en")
    view = game.views.view(table.position.seen_by(viewer))
    names = [say("engine-seat", number=seat) for seat in range(table.seats)]
    text = "\n".join(game.terminal.lines(view, say, names)) + "\n"
    if mode == "ansi":
        return text
    print(text)
    return None
