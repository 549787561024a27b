"""Par: what the champion makes of a day's deal from its seat, and how a result compares.

The champion plays the seat against the bots that people meet that day. All chance of a deal is
fixed, and those bots answer the same moves alike; so these games differ only in what the champion
chooses, which guesses at what it cannot see. It counts simulations, not seconds, so par follows
from the deal alone. That takes minutes; until then, games of the net without search stand in,
marked as such.
"""

import random
from collections.abc import Iterator, Sequence
from functools import partial
from statistics import fmean, pstdev

import msgspec

import tepui
from tepui.bots.bot import BotSeat
from tepui.bots.phrase import phrase, steady
from tepui.daily.deal import Terms, deal_of, match_of
from tepui.engine.play.position import Position

GAMES = 24
BOT = "champion"
STAND_IN, STAND_IN_GAMES = "instinct:1", 100  # draws from the net's policy: seconds, not minutes


class Par(msgspec.Struct, frozen=True):
    """What a bot made of a deal: every game's points, ascending; their mean and spread."""

    points: list[int]
    bot: str = STAND_IN  # as all were, when none was named

    @property
    def mean(self) -> float:
        """The points of the seat, on the average."""
        return fmean(self.points)

    @property
    def spread(self) -> float:
        """The standard deviation of these points."""
        return pstdev(self.points)

    @property
    def final(self) -> bool:
        """Whether it is the champion's, and stays."""
        return self.bot == BOT


def par_of(terms: Terms, seed: bytes, games: int = GAMES, bot: str = BOT) -> Par:
    """Let a bot play a day's deal this many times."""
    return Par(sorted(results(terms, seed, games, bot)), bot)


def beaten(points: int, others: Sequence[int]) -> int:
    """How many of a hundred results these points beat; an equal one counts half.

    >>> beaten(7, [3, 7, 9, 9])
    38
    """
    below = sum(other < points for other in others) + sum(other == points for other in others) / 2
    return int(100 * below / len(others) + 0.5)


def results(terms: Terms, seed: bytes, games: int = GAMES, bot: str = BOT) -> Iterator[int]:
    """The points of the seat in one game after the other; each follows from its number alone."""
    from tepui.bots import roster  # only where bots play

    game, deal = tepui.game(terms.game), deal_of(terms, seed)
    for number in range(games):
        match = match_of(game, terms)
        rng = random.Random(f"{number} {seed.hex()}")  # noqa: S311  # bots may be predicted
        names = terms.bots | {terms.seat: bot}
        bots = {
            seat: roster.seated(name, BotSeat(game, terms.seats, seat, terms.options))
            for seat, name in names.items()
        }
        drawn = {seat: steady(seed, seat) for seat in terms.bots} | {
            terms.seat: partial(_same, rng)
        }
        while True:
            match.run_chance(deal)
            if match.position.over():
                break
            # Where several are asked at once, bots do not wait for a person.
            seat = min(match.position.waiting(), key=lambda seat: (seat == terms.seat, seat))
            moves = phrase(bots[seat], names[seat], match.position, seat, drawn[seat])
            match.play(seat, moves)
        yield match.position.scores()[terms.seat]


def _same(rng: random.Random, known: Position) -> random.Random:
    del known
    return rng
