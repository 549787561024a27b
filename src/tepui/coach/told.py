"""What the coach tells, as messages: cautions and reviews. Nothing here thinks.

`coach.caution` and `coach.review` make them; servers and pages send and keep them.
"""

from typing import Any

import msgspec

from tepui.coach.reasons import Reason
from tepui.coach.verdicts import COSTLY, Verdict
from tepui.engine.text.event import Event, Fact


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


class Candidate(msgspec.Struct, frozen=True):
    """One of the moves that could be made instead, and its grade."""

    does: Event
    grade: str
    loss: float  # of chance, against the best
    action: Any = None  # as the game's choices name it


class Judged(msgspec.Struct, frozen=True):
    """A choice of a seat; more than its verdict, where it cost something and there is a reason."""

    ply: int
    seat: int
    verdict: Verdict
    played: Event | None = None  # what the move does, and the better one
    better: Event | None = None
    actions: list[Any] = []  # of both, as the game's choices name them
    reasons: list[Reason] = []
    answers: list[Candidate] = []  # some moves, these two among them, in the order of their numbers
    points: int = (
        0  # that it cost, where playing on has shown that; chances may hardly have changed
    )

    @property
    def listed(self) -> bool:
        """Whether it is named as costly: it cost chances or points, and there is a reason."""
        return self.played is not None and bool(self.points or self.verdict.grade in COSTLY)


class Strength(msgspec.Struct, frozen=True):
    """The level that somebody's choices look like, and between which levels it lies."""

    level: str
    low: str
    high: str
    choices: int


class Par(msgspec.Struct, frozen=True):
    """What was made of a deal from a seat, and what others make of it, in whole units; each but
    `made` and `usual` is rounded, and people are told their differences.

    `usual`: what a `regular` player makes of any deal; `dealt`: of this one among such players;
    `regular` and `master`: of this one with the others as they were; `own`: a player of the level
    that the seat's choices look like.
    """

    made: int
    regular: int
    master: int
    own: int
    dealt: int | None = None
    usual: int | None = None

    @property
    def luck(self) -> int:
        """What the deal was worth."""
        return 0 if self.dealt is None or self.usual is None else self.dealt - self.usual

    @property
    def others(self) -> int:
        """What the others' strength was worth."""
        return 0 if self.dealt is None else self.regular - self.dealt

    @property
    def lost(self) -> int:
        """What a master makes more of it than a player of the same level."""
        return max(self.master - self.own, 0)


class Kind(msgspec.Struct, frozen=True):
    """Choices that have something in common: what a better move did each time, or what the move
    played did."""

    role: str  # "kind", where they are listed; "habit", where they are not; "others": the rest
    better: bool
    fact: Fact | None  # of the costliest of them of which it is known
    plies: list[int]  # the costliest first
    points: int  # that they lost, as listed; 0 where that is not known


class Skill(msgspec.Struct, frozen=True):
    """How well a seat played: the level its choices look like, what it made of the deal, and what
    its choices cost."""

    seat: int
    choices: int  # unforced ones
    grades: dict[str, int]
    error_rate: float  # chances of winning lost per hundred unforced choices, in hundredths
    error: float
    played: Strength | None = None
    par: Par | None = None  # only where the whole deal may be laid open
    points_lost: int | None = None  # by all listed choices together
    kinds: list[Kind] = []
    ended: Event | None = None  # how the game ended early, and what could have prevented it


class Moment(msgspec.Struct, frozen=True):
    """Everyone's chance of winning before a move, and what chance brought since the one before."""

    ply: int
    actor: int
    chances: list[float]


class TurningPoint(msgspec.Struct, frozen=True):
    """The choice that lost a seat the game: its chances never came back to what they were."""

    ply: int
    actor: int
    does: Event


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
    unknown: bool = False  # what others held was never known: it was written down at a real table
    unit: str = "points"  # what is counted
    turns: list[TurningPoint | None] = []  # for each seat, what decided its game, if one thing did
