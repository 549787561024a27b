"""Victory shares without the luck of the draw: fewer games tell bots apart.

After AIVAT (Burch, Schmid, Moravčík, Morrill, Bowling 2018), for chance alone, since bots do not
tell how likely their moves were. From each game's share the luck is taken away: what each draw
changed in the eyes of one fixed evaluator, less the mean over what could have been drawn. That has
the mean 0 whatever the evaluator believes, so the adjusted share has the mean of the plain one;
the better the evaluator, the less it varies.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np

from tepui.bots.judge import Evaluator, Records, Rows, evaluator
from tepui.bots.lookahead import Lookahead
from tepui.coach.luck import luck_of
from tepui.coach.story import story
from tepui.engine import registry
from tepui.engine.game import Game
from tepui.engine.learning.netfile import nets_of
from tepui.engine.play.match import Match
from tepui.engine.play.means import mean_of_rows
from tepui.engine.rules.contract import CHANCE
from tepui.lab.figure import Figure, doubt_of_few, mean

LEAST = 20  # deals: with fewer, the adjustment has no reliable error
SAMPLES = 8  # of the chance that comes next


def outlook(game: Game, seats: int, options: Mapping[str, str] | None = None) -> Evaluator:
    """The net some chapters ahead; play-outs, if a game has no net."""
    nets = nets_of(game, options)
    return evaluator(game, seats, options) if nets is None else Lookahead(game, seats, nets)


@cache
def fixed(game: str, seats: int, options: tuple[tuple[str, str], ...], slow: bool) -> Evaluator:
    """The evaluator for such a table: among slow bots one that takes a second per game; among
    others the critic, since more games would cost less than a better evaluator.
    """
    chosen = outlook if slow else evaluator
    return chosen(registry.game(game), seats, dict(options))


def luck_in(match: Match, by: Evaluator) -> list[float]:
    """What chance gave each seat in a finished game."""

    size = match.game.layout.itemsize

    def values(worlds: Records) -> Rows:
        each = [worlds[at : at + size] for at in range(0, len(worlds), size)]
        found = by.values(b"".join(one * SAMPLES for one in map(bytes, each)),
                          [*range(SAMPLES)] * len(each))  # fmt: skip
        return [mean_of_rows(found[at : at + SAMPLES]) for at in range(0, len(found), SAMPLES)]

    luck = [0.0] * match.seats
    for act in story(match):
        if act.actor == CHANCE:
            drawn = luck_of(act.before, act.moves, values)
            luck = [sum(both) for both in zip(luck, drawn, strict=True)]
    return luck


def means(of: Sequence[int], values: Sequence[float]) -> np.ndarray[Any, Any]:
    """The mean of all values of one deal, or of one game: they are not independent."""
    by_deal: dict[int, list[float]] = {}
    for each, value in zip(of, values, strict=True):
        by_deal.setdefault(each, []).append(value)
    return np.array([np.mean(each) for each in by_deal.values()])


def compared(
    deals: Sequence[int], games: Sequence[int], shares: Sequence[float], luck: Sequence[float]
) -> tuple[Figure, float | None]:
    """The adjusted share, and how many times fewer games it needs than plain shares of games that
    share no deal; None if that cannot be said. Each seat comes with its deal and its game.

    The mean of what is left may lie beyond 0 or 1; a share does not.
    """
    plain = means(games, shares)
    adjusted = means(deals, [share - own for share, own in zip(shares, luck, strict=True)])
    rest = float(np.var(adjusted)) * len(plain) / len(adjusted)  # of one game's part
    found, more = mean(adjusted), doubt_of_few(len(adjusted))
    reach = more * (found.high - found.value)
    ends = (
        min(max(at, 0.0), 1.0) for at in (found.value, found.value - reach, found.value + reach)
    )
    return Figure(*ends), float(np.var(plain)) / rest if rest else None
