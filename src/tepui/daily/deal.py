"""The deal of a day: a seed for each game and date, and the table it is played at.

Days are in UTC. Without a server the seed follows from the date alone, so two people who never meet
get the same deal; anybody can compute it in advance. A server adds its own secret, commits to each
seed the day before, and publishes it the day after (docs/deals.md).
"""

import hmac
import re
from datetime import UTC, date, datetime

import msgspec

from tepui.engine.game import Game
from tepui.engine.play import fair
from tepui.engine.play.match import Match
from tepui.engine.text.errors import BadOption

PUBLIC = b"tepui daily for everybody"  # in place of a secret, where there is no server
LEVEL = "instinct"  # of the bots: quick, strong, and the same from the same view
SEAT = 0  # everybody's


class Terms(msgspec.Struct, frozen=True):
    """The table of a day, the same for all who play it."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    seat: int = SEAT
    level: str = LEVEL

    @property
    def bots(self) -> dict[int, str]:
        """The level of each seat that is a bot's."""
        return {seat: self.level for seat in range(self.seats) if seat != self.seat}


def terms_of(game: Game) -> Terms:
    """The table that a day of a game has from now on: unhurried, with the usual seats."""
    return Terms(game.id, game.version, game.usual, game.settle_options(game.unhurried))


def match_of(game: Game, terms: Terms) -> Match:
    """The table of a day, before its first move."""
    return Match(game, terms.seats, terms.options, terms.rules)


def deal_of(terms: Terms, seed: bytes) -> fair.FairDeal:
    """The chance of a day's table."""
    name = fair.table_name(terms.game, terms.rules, terms.seats, terms.options)
    return fair.FairDeal(seed, name)


def seed_of(game: str, day: date, secret: bytes = PUBLIC) -> bytes:
    """The seed of a game's day.

    >>> seed_of("galapagos", date(2026, 11, 15)).hex()[:16]
    'bac60d94090f92c8'
    """
    said = f"tepui daily 1\ngame {game}\ndate {day.isoformat()}"
    return hmac.digest(secret, said.encode(), "sha256")


def day_of(seconds: float) -> date:
    """The day of a time on the wall clock, in UTC."""
    return datetime.fromtimestamp(seconds, UTC).date()


def read_day(text: str) -> date:
    """A date written as 2026-11-15."""
    try:
        if not re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
            raise ValueError(text)
        return date.fromisoformat(text)
    except ValueError:
        raise BadOption("daily-bad-date", date=text[:20]) from None
