"""The messages about a day's deal."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tepui.server.messages import Name


class DailyWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to play a day's deal: today's, once per person; or a past one, for practice.

    `person` is a secret made by the browser, which sends it again to continue. A signed-in person
    is identified by the session instead: one try, in any browser.
    """

    person: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
    name: Name = "?"
    day: Annotated[str, Meta(max_length=20)] = ""  # such as 2026-11-15, in UTC; today by default


class DailyGame(msgspec.Struct, frozen=True):
    """A game's deal of today, and the caller's progress with it."""

    game: str
    commitment: str  # of today's seed
    tomorrow: str  # the commitment of tomorrow's
    yours: Literal["new", "begun", "done"]


class Daily(msgspec.Struct, frozen=True):
    """Today's deals."""

    day: str
    games: list[DailyGame]


class DailyVerdict(msgspec.Struct, frozen=True):
    """How a try ended, and how good that is. `bots`, `people`: how many of 100 results it beats."""

    points: int
    place: int
    bots: int | None
    people: int | None


class DailyPar(msgspec.Struct, frozen=True):
    """A bot's result with the deal in this seat."""

    mean: float
    spread: float
    games: int
    final: bool  # the champion's; otherwise of a quicker one, until that is played


class Entry(msgspec.Struct, frozen=True):
    """A line of the board. Equal points share a rank."""

    rank: int
    name: str
    points: int
    place: int  # at the table
    yours: bool
    again: bool  # a try had begun before from the same address, or by the same person
    late: bool  # it ended after the day was over, when the seed was public
    table: str  # for a replay, when the day is over


class Board(msgspec.Struct, frozen=True):
    """A day's deal, as far as the caller may know it. Results are for people who have finished."""

    game: str
    day: str
    over: bool
    commitment: str
    seed: str  # when the day is over
    begun: int
    finished: int
    yours: DailyVerdict | None
    par: DailyPar | None
    entries: list[Entry]
    days: list[str]  # earlier days, to practise
    played: list[str]  # the days whose deal the caller has finished
