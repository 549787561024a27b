"""Finds a bot by its name: a level, `python:path.py:Class`, or `process:command`.

For experiments: `search:SIMULATIONS+SETTING=VALUE+...`, such as `search:2000+exploration=0.5`, is a
search with the game's settings, changed as given; `guided:...` does the same to the champion's
search; `instinct:HEAT` draws its move from the net's policy at this temperature; `casual:COST` is a
bot of the ladder that may overlook up to this share of its chances. A level of the ladder may have
a manner: `regular/miser`.

A bot that is guided by a net can use another net that was trained here: `champion@NAME`.
"""

import dataclasses
import difflib

from tepui.bots.bot import Bot, BotSeat, UnknownBot
from tepui.bots.casual import CasualBot
from tepui.bots.levels import HEAT, LADDER, LEVELS, SEARCHERS, Level, casual, level
from tepui.bots.mannerly import MannerlyBot
from tepui.bots.manners import MANNERS
from tepui.bots.players import GreedyBot, InstinctBot, RandomBot, SearchBot
from tepui.bots.process import ProcessBot
from tepui.bots.settings import OLD_NAMES, Settings, changed
from tepui.bots.subprocess_bot import SubprocessBot
from tepui.bots.thinker import Thinker
from tepui.engine.game import Game
from tepui.engine.learning.netfile import Nets, named, nets_of
from tepui.engine.play.position import Position

__all__ = ["seated"]

GUIDED = ("instinct", "guided", "casual", *LADDER)
KINDS = ("python", "process", "search", "guided", "casual", "instinct")


def check(spec: str, game: Game | None = None) -> str:
    """The name, if it could be a bot's; at a game, if its net is there, or the program starts."""
    plain, net = _net_of(spec)
    if net:
        check(plain)
        if plain.partition(":")[0].partition("/")[0] not in GUIDED:
            raise UnknownBot("bots-not-guided", bot=plain, levels=", ".join(GUIDED))
        if game is not None:
            named(game, net)
        return spec
    kind, colon, _ = spec.partition(":")
    level, slash, manner = spec.partition("/")
    mannerly = slash and level in LADDER and manner in MANNERS
    if spec in LEVELS or mannerly or (colon and kind in KINDS):
        if game is not None and colon and kind in ("python", "process"):
            dismiss(seated(spec, BotSeat(game, game.seats[0], 0, game.settle_options({}))))
        return spec
    near = difflib.get_close_matches(spec, LEVELS, 1)
    raise UnknownBot("bots-unknown" if near else "bots-no-such", bot=spec, near="".join(near),
                     levels=", ".join(LEVELS))  # fmt: skip


def _net_of(spec: str) -> tuple[str, str]:
    """A bot without the name of its net, and that name."""
    if spec.startswith(("python:", "process:")):
        return spec, ""
    plain, _, net = spec.partition("@")
    return plain, net


def seated(spec: str, table: BotSeat, threads: int = 1) -> Bot:
    """A new bot at its seat."""
    check(spec)
    spec, net = _net_of(spec)
    nets = named(table.game, net) if net else None
    if nets is not None:
        nets.fits(table.options, table.seats)
    kind, colon, rest = spec.partition(":")
    if kind == "python" and colon:
        return SubprocessBot(rest, table)
    if kind == "process" and colon:
        return ProcessBot(rest, table)
    if kind in {"search", "guided"} and colon:
        return SearchBot(table, _trial(rest, table, kind, nets), threads)
    if kind == "instinct":
        return _instinct(rest, table, nets)
    if kind == "casual" and colon:
        costs, plus, heat = rest.partition("+")
        numbers = (_number(costs), _number(heat) if plus else HEAT)
        means = casual(table.game, table.seats, *numbers, table.options, nets)
        return _thinking(means, table)
    name, _, manner = spec.partition("/")
    if name in SEARCHERS or name in LADDER:
        means = level(table.game, table.seats, name, table.options, nets)
        return _thinking(means, table, manner, threads)
    if spec == "greedy":
        return GreedyBot(table)
    if spec == "random":
        return RandomBot()
    raise NotImplementedError(f"{spec} is in LEVELS, and nothing here seats it")


def _thinking(means: Level, table: BotSeat, manner: str = "", threads: int = 1) -> Bot:
    if means.overlooks:
        return CasualBot(table, means, manner)
    return MannerlyBot(table, means, manner) if manner else SearchBot(table, means, threads)


def _number(text: str) -> float:
    """A number after a colon, as bots are named for trials."""
    try:
        number = float(text or 0.0)
        if not 0.0 <= number < 100.0:
            raise ValueError(text)
    except ValueError:
        raise UnknownBot("bots-instinct-form", spec=text) from None
    return number


def _instinct(heat: str, table: BotSeat, given: Nets | None) -> Bot:
    """The game's net as it is; without one, a normal bot."""
    degrees = _number(heat)
    nets = given or nets_of(table.game, table.options)
    if nets is None:
        return SearchBot(table, level(table.game, table.seats, "normal"))
    return InstinctBot(table, nets, degrees)


def _trial(spec: str, table: BotSeat, kind: str, nets: Nets | None) -> Level:
    """A level made up for a trial."""
    whose = "champion" if kind == "guided" else "expert"
    usual = level(table.game, table.seats, whose, table.options, nets)
    simulations, *changes = spec.split("+")
    known = {field.name for field in dataclasses.fields(Settings)}
    try:
        pairs = dict(change.split("=") for change in changes)
        values = {name: float(value) for name, value in pairs.items()}
        if (
            not known.issuperset(OLD_NAMES.get(name, name) for name in values)
            or int(simulations) < 1
        ):
            raise ValueError(spec)
    except ValueError:
        names = ", ".join(sorted(known))
        raise UnknownBot("bots-search-form", spec=spec, settings=names) from None
    settings = changed(usual.settings, values)
    return Level(f"{kind}:{spec}", int(simulations), settings, nets=usual.nets)


def warm(game: Game, seats: int) -> None:
    """Compile the search for a game, or load it, before anyone waits for a move."""
    opening = Position.opening(game, seats)
    Thinker(game, seats, 0).think(opening.memory, [0], 0, 0)
    if nets := nets_of(game):
        Thinker(game, seats, 0, nets=nets).think(opening.memory, [0], 0, 0)


def dismiss(bot: Bot) -> None:
    """Tell a bot that it is no longer needed, if it has a `leave`."""
    leave = getattr(bot, "leave", None)
    if callable(leave):
        leave()
