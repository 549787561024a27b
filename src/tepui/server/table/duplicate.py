"""The messages about a match: several tables that play the same deals."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tepui.engine.text.event import Event
from tepui.server.messages import Name, Person, Terms

MOST_TABLES = 8
MOST_DEALS = 8


class MatchWish(Terms, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for a match: several tables with the same seats, over several deals.

    `who`: for each seat of every table `me`, `friend` or `bot:LEVEL`; `me` sits at the first table,
    and is a friend's seat at the others. `rotated`: each deal is played from every seat in turn.
    Nobody watches a match and nobody gets hints, whatever is asked.
    """

    game: Annotated[str, Meta(max_length=40)]
    who: Annotated[list[Annotated[str, Meta(max_length=24)]], Meta(min_length=1, max_length=16)]
    tables: Annotated[int, Meta(ge=1, le=MOST_TABLES)] = 2
    deals: Annotated[int, Meta(ge=1, le=MOST_DEALS)] = 1
    rotated: bool = False
    name: Name = "?"
    live: bool = True


class MatchSeated(msgspec.Struct, frozen=True):
    """A match, the secret of its link (/match/MATCH#join=INVITATION), and my seat, if any."""

    match: str
    invitation: str
    table: str
    seat: int | None
    token: str


class MatchTable(msgspec.Struct, frozen=True):
    """A table of a match, its state, and who sits there now."""

    people: list[Person]
    status: Literal["open", "playing", "paused", "over", "closed", "gone"]
    round: int
    yours: bool
    table: str  # where one can sit down, or sits; else empty


class MatchScore(msgspec.Struct, frozen=True):
    """A seat's result with a deal at one table, compared with the same seat at the others."""

    points: int
    place: int
    against: float | None  # points above the mean of the others; None without others
    matchpoints: int  # two for each table that it beats, one for each that it equals
    most: int


class MatchResult(msgspec.Struct, frozen=True):
    """How a deal ended at one table, seat by seat."""

    number: int  # of the table, among those played in parallel
    round: int
    people: list[Person]
    scores: list[MatchScore]
    table: str  # for a replay and the log, when the deal is finished everywhere; else empty


class MatchBranch(msgspec.Struct, frozen=True):
    """What some tables did where they diverged from others."""

    results: list[int]  # which results of the deal
    story: list[Event]
    ply: int  # small moves made before it, at the first of these tables


class MatchDeal(msgspec.Struct, frozen=True):
    """A deal of a match. Results are for people who have played it; all is shown at the end."""

    commitment: str
    seed: str  # when it is finished everywhere; else empty
    done: bool  # whether it is finished everywhere
    results: list[MatchResult]
    forks: list[list[MatchBranch]]  # where tables first diverged, when it is finished everywhere


class MatchStanding(msgspec.Struct, frozen=True):
    """Somebody's results over all deals that may be shown."""

    place: int
    number: int  # of the table
    person: Person
    played: int
    against: float
    matchpoints: int
    most: int
    yours: bool


class MatchTold(msgspec.Struct, frozen=True):
    """A match, as far as the caller may know it."""

    match: str
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    rotated: bool
    rounds: int
    over: bool
    tables: list[MatchTable]
    deals: list[MatchDeal]
    standings: list[MatchStanding]
