"""Par: what bots make of a day's deal from its seat, and how a result stands against it.

All chance of a deal is settled, so what varies from one of these games to the next is what the bots
choose: each of them draws its moves from the game's net, in place of always taking the likeliest.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import partial
from statistics import fmean, pstdev

import msgspec

import tepui
from tepui.bots import roster
from tepui.bots.bot import BotSeat
from tepui.bots.phrase import phrase
from tepui.daily.deal import Terms, deal_of, match_of
from tepui.engine.position import Position

GAMES = 100
VARIED = "instinct:1"  # draws from the net's policy


class Par(msgspec.Struct, frozen=True):
    """What the bots made: every game's points, ascending; their mean and spread."""

    points: list[int]

    @property
    def mean(self) -> float:
        """The points of the seat, on the average."""
        return fmean(self.points)

    @property
    def spread(self) -> float:
        """The standard deviation of these points."""
        return pstdev(self.points)


def par_of(terms: Terms, seed: bytes, games: int = GAMES) -> Par:
    """Let bots play a day's deal so many times."""
    return Par(sorted(_results(terms, seed, games)))


def beaten(points: int, others: Sequence[int]) -> int:
    """How many of a hundred results these points beat; an equal one counts half.

    >>> beaten(7, [3, 7, 9, 9])
    38
    """
    below = sum(other < points for other in others) + sum(other == points for other in others) / 2
    return int(100 * below / len(others) + 0.5)


def _results(terms: Terms, seed: bytes, games: int) -> Iterator[int]:
    game, deal = tepui.game(terms.game), deal_of(terms, seed)
    bots = [
        roster.seated(VARIED, BotSeat(game, terms.seats, seat, terms.options))
        for seat in range(terms.seats)
    ]
    for number in range(games):
        match = match_of(game, terms)
        rng = random.Random(f"{number} {seed.hex()}")  # noqa: S311  # bots may be predicted
        drawn = partial(_same, rng)
        while True:
            match.run_chance(deal)
            if match.position.over():
                break
            seat = match.position.waiting()[0]
            moves = phrase(bots[seat], VARIED, match.position, seat, drawn)
            match.play(seat, moves, sure=True)
        yield match.position.scores()[terms.seat]


def _same(rng: random.Random, known: Position) -> random.Random:
    del known
    return rng
