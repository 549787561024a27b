"""How strong a bot is, by a published set of deals against frozen bots: one figure for everybody.

The bot plays every deal at every seat, against each of the field in turn, which holds all other
seats. The luck of the draw is taken out (`luck_adjustment`). The rating is the place at which the
model of the ratings, Plackett-Luce, expects the share that is left; its interval is that of the
share, over whole deals. A bot that draws from the `rng` it is given gets the same figure anywhere.
With too few deals for that, the share is the plain one.
"""

import math
from collections.abc import Callable, Mapping
from dataclasses import replace

import msgspec

from tepui.engine.game import Game
from tepui.engine.text.errors import TepuiError
from tepui.lab.figure import Figure, share_of_deals
from tepui.lab.strength.arena import jobs, run
from tepui.lab.strength.contest import Job, Outcome
from tepui.lab.strength.duplicate import seating
from tepui.lab.strength.luck_adjustment import LEAST, compared
from tepui.rating.anchors import Anchors, anchors
from tepui.rating.ladder import BASE, MU, POINTS

SET = 1  # the set of deals, field and seed; a different one gets a different number
SEED, DEALS = 20_261, 60
FIELD = ("greedy", "normal", "instinct")
REACH = 20.0  # how far from the field a rating is searched for, in units of the model
LOWEST = 0.0  # the rating of who never wins


class Unrated(TepuiError):
    """The game has no rating scale."""


class Evaluation(msgspec.Struct):
    """A bot's result."""

    game: str
    seats: int
    bot: str
    set: int
    deals: int
    games: int
    rating: Figure
    share: Figure  # of wins; without luck, if there are enough deals
    against: dict[str, float]  # the same against each bot of the field
    fewer: float | None  # how many times fewer games a share without luck needs


def evaluate(
    game: Game, bot: str, seats: int | None = None, deals: int = DEALS,
    options: Mapping[str, str] | None = None, workers: int | None = None,
    heard: Callable[[Outcome], None] = lambda outcome: None,
) -> Evaluation:  # fmt: skip
    """Let the bot play the set, or its first deals."""
    scale, count = anchors(game.id), game.settle_seats(seats or game.seats[0])
    if scale is None:
        raise Unrated("lab-evaluate-unrated", game=game.id)
    todo: list[Job] = []
    for other in FIELD:
        row = [bot, *[other] * (count - 1)]
        found = jobs(game, row, deals * count, SEED, game.simulated(options or {}),
                     adjust=deals >= LEAST)  # fmt: skip
        todo += [replace(job, number=len(todo) + k) for k, job in enumerate(found)]
    outcomes = []
    for outcome in run(todo, workers):
        heard(outcome)
        outcomes.append(outcome)
    # Among equal names the bot is the first: where it sits follows from the deal alone.
    own = [_seat(k % (deals * count), count) for k in range(len(outcomes))]
    luck = [o.luck[s] if o.luck else 0.0 for o, s in zip(outcomes, own, strict=True)]
    shares = [o.shares[s] for o, s in zip(outcomes, own, strict=True)]
    dealt = [o.job.deal for o in outcomes]
    share, fewer = compared(dealt, range(len(outcomes)), shares, luck)
    if deals < LEAST:
        share, fewer = Figure(share.value, *share_of_deals(dealt, shares)), None
    each = deals * count
    against = {
        other: sum(s - x for s, x in zip(shares[k * each :][:each], luck[k * each :], strict=False))
        / each
        for k, other in enumerate(FIELD)
    }
    rating = Figure(*(_place(scale, count, at) for at in (share.value, share.low, share.high)))
    return Evaluation(
        game.id, count, bot, SET, deals, len(outcomes), rating, share, against, fewer
    )  # fmt: skip


def _seat(number: int, seats: int) -> int:
    """Where the first bot of a line-up sits in a game of an arena."""
    return seating(seats, *divmod(number, seats)).index(0)


def _place(scale: Anchors, seats: int, share: float) -> float:
    """The rating, in points, at which such a share is expected."""
    unit = scale.noise[seats] * math.sqrt(seats)
    field = [(scale.levels[other] - MU) / unit for other in FIELD]

    def expected(at: float) -> float:
        odds = [1 / (1 + (seats - 1) * math.exp(other - at)) for other in field]
        return sum(odds) / len(odds)

    low, high = min(field) - REACH, max(field) + REACH
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if expected(middle) < share else (low, middle)
    return max(LOWEST, BASE + POINTS * unit * low)
