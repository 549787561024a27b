"""Finds a bot by its name: a level, `python:path.py:Class`, or `process:command`.

For trials there is `search:SIMULATIONS+SETTING=VALUE+...`, such as `search:2000+explore=0.5`: a
search with the game's settings but for those given; `guided:...` is the champion's, and
`instinct:HEAT` an instinct that does not always do what it likes best.
"""

from __future__ import annotations

import dataclasses
import difflib

from tepui.bots.apart import BotApart
from tepui.bots.bot import Bot, BotSeat, UnknownBot
from tepui.bots.levels import LEVELS, SEARCHERS, Level, level
from tepui.bots.players import GreedyBot, InstinctBot, RandomBot, SearchBot
from tepui.bots.process import ProcessBot
from tepui.bots.thinker import Settings, Thinker
from tepui.engine.game import Game
from tepui.engine.netfile import nets_of
from tepui.engine.position import Position

KINDS = ("python", "process", "search", "guided", "instinct")


def check(spec: str) -> str:
    """The name, if it could be a bot's."""
    kind, colon, _ = spec.partition(":")
    if spec in LEVELS or (colon and kind in KINDS):
        return spec
    near = difflib.get_close_matches(spec, LEVELS, 1, 0.5)
    raise UnknownBot("bots-unknown", bot=spec, near=near[0] if near else "normal",
                     levels=", ".join(LEVELS))  # fmt: skip


def seated(spec: str, table: BotSeat, threads: int = 1) -> Bot:
    """A new bot at its seat."""
    check(spec)
    kind, colon, rest = spec.partition(":")
    if kind == "python" and colon:
        return BotApart(rest, table)
    if kind == "process" and colon:
        return ProcessBot(rest, table)
    if kind in {"search", "guided"} and colon:
        return SearchBot(table, _trial(rest, table, kind), threads)
    if kind == "instinct":
        return _instinct(rest, table)
    if spec in SEARCHERS:
        return SearchBot(table, level(table.game, table.seats, spec, table.options), threads)
    return GreedyBot(table) if spec == "greedy" else RandomBot()


def _instinct(heat: str, table: BotSeat) -> Bot:
    """The game's net as it is; without one, a normal bot."""
    try:
        degrees = float(heat or 0.0)
        if not 0.0 <= degrees < 100.0:
            raise ValueError(heat)
    except ValueError:
        raise UnknownBot("bots-instinct-form", spec=heat) from None
    nets = nets_of(table.game, table.options)
    if nets is None:
        return SearchBot(table, level(table.game, table.seats, "normal"))
    return InstinctBot(table, nets, degrees)


def _trial(spec: str, table: BotSeat, kind: str) -> Level:
    """A level made up for a trial."""
    whose = "champion" if kind == "guided" else "expert"
    usual = level(table.game, table.seats, whose, table.options)
    simulations, *changes = spec.split("+")
    known = {field.name for field in dataclasses.fields(Settings)}
    try:
        pairs = dict(change.split("=") for change in changes)
        values = {name: float(value) for name, value in pairs.items()}
        if not known.issuperset(values) or int(simulations) < 1:
            raise ValueError(spec)
    except ValueError:
        names = ", ".join(sorted(known))
        raise UnknownBot("bots-search-form", spec=spec, settings=names) from None
    settings = dataclasses.replace(usual.settings, **values)  # type: ignore[arg-type]
    return Level(f"{kind}:{spec}", int(simulations), settings, nets=usual.nets)


def warm(game: Game, seats: int) -> None:
    """Compile the search for a game, or load it, before anyone waits for a move."""
    opening = Position.opening(game, seats)
    Thinker(game, seats, 0).think(opening.record, [0], 0, 0)
    if nets := nets_of(game):
        Thinker(game, seats, 0, nets=nets).think(opening.record, [0], 0, 0)


def dismiss(bot: Bot) -> None:
    """Let a bot go, if it wants to know."""
    leave = getattr(bot, "leave", None)
    if callable(leave):
        leave()
