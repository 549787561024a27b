"""What the coach tells, as messages: cautions and reviews. Nothing here thinks.

`coach.caution` and `coach.review` make them; servers and pages send and keep them.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tepui.coach.lines import Line
from tepui.coach.reasons import Reason
from tepui.coach.verdicts import Verdict
from tepui.engine.event import Event


class Caution(msgspec.Struct, frozen=True):
    """What a move would lose, and why."""

    grade: str
    loss: float  # of chance, against the best
    error: float
    chance: float
    best_chance: float
    played: Event
    better: Event
    reasons: list[Reason]


class Account(msgspec.Struct, frozen=True):
    """One seat's columns, in shares of a victory, with standard errors; and in three lines."""

    seat: int
    start: float
    result: float
    columns: dict[str, float]
    errors: dict[str, float]
    lines: list[Line] = []


class Candidate(msgspec.Struct, frozen=True):
    """One of the moves that could be made instead, and what is said of it."""

    does: Event
    grade: str
    loss: float  # of chance, against the best
    action: Any = None  # as the game's choices name it


class Judged(msgspec.Struct, frozen=True):
    """A choice of a seat, and what is said of it; where it cost something, with reasons."""

    ply: int
    seat: int
    verdict: Verdict
    played: Event | None = None  # what the move does, and the better one
    better: Event | None = None
    actions: list[Any] = []  # of both, as the game's choices name them
    reasons: list[Reason] = []
    answers: list[Candidate] = []  # some moves, these two among them, in the order of their numbers


class Skill(msgspec.Struct, frozen=True):
    """How well a seat chose."""

    seat: int
    choices: int  # unforced ones
    grades: dict[str, int]
    error_rate: float  # points of chance lost per hundred unforced choices
    error: float


class Moment(msgspec.Struct, frozen=True):
    """Everyone's chance of victory before a move, and what chance brought since the one before."""

    ply: int
    actor: int
    chances: list[float]


class Draw(msgspec.Struct, frozen=True):
    """What chance brought at once, by its names, and what it gave each seat."""

    ply: int
    story: list[Event]
    luck: list[float]


class Review(msgspec.Struct, frozen=True):
    """What the coach has to say of a game."""

    game: str
    seats: int
    seat: int | None  # whose choices are shown first; all that is judged, unless laid open
    open: bool  # everything was laid open
    done: float  # how much of the work is done, up to 1
    result: list[float]
    curve: list[Moment]
    choices: list[Judged]
    skill: list[Skill]
    accounts: list[Account]
    luck: list[Draw]  # the column of luck, draw by draw
    unknown: bool = False  # what others held was never known: it was written down at a real table
