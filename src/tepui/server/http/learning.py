"""The messages of lessons and puzzles."""

from typing import Annotated

import msgspec
from msgspec import Meta

from tepui.coach.reasons import Reason
from tepui.engine.text.event import Event
from tepui.server import messages as ms


class LessonSaid(msgspec.Struct, frozen=True):
    """A sentence of a lesson: a key of the game's words, and the rule that it cites."""

    key: str
    rule: str


class LessonAsk(msgspec.Struct, frozen=True):
    """The small moves that a lesson asks for, with the notation up to each of them."""

    moves: list[int]
    phrases: list[str]


class LessonAnswer(msgspec.Struct, frozen=True):
    """The answer to any other legal move whose notation starts with this."""

    begins: str
    said: LessonSaid


class LessonStep(msgspec.Struct, frozen=True):
    """What a lesson says at a frame, and asks for. Frames until the next step follow from it."""

    chapter: str
    name: str
    said: LessonSaid
    at: str  # what it is about on the table: a note of the game's tour
    frame: int
    ask: list[LessonAsk]
    others: list[LessonAnswer]
    later: bool  # what happens is not shown: it is done when the next step begins


class LessonFrame(msgspec.Struct, frozen=True):
    """A moment of a lesson, as the learner sees it: what has happened, and the table after it."""

    story: list[Event]
    scene: ms.Scene
    sand: float | None  # seconds of the sandglass that runs here


class LessonTold(msgspec.Struct, frozen=True):
    """A lesson: a game on a prepared deal, played by the client alone."""

    game: str
    rules: int
    options: dict[str, str]
    seats: int
    you: int
    minutes: int
    steps: list[LessonStep]
    frames: list[LessonFrame]
    names: list[str]  # of the bots; the learner's is empty
    log: str
    ply: int  # in the log: where free play continues


class LessonLook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Look ahead from a frame of a lesson: small moves, or a phrase in the game's notation."""

    frame: Annotated[int, Meta(ge=0)]
    moves: Annotated[list[int], Meta(max_length=200)] = []
    phrase: Annotated[str, Meta(max_length=2000)] | None = None
    name: ms.Name = "?"  # the learner's name, where a refusal names the seats


class PuzzleMove(msgspec.Struct, frozen=True):
    """A move of a puzzle: its chance of winning, and why the answer is better."""

    move: int
    chance: float
    error: float
    right: bool
    reasons: list[Reason]


class PuzzleTold(msgspec.Struct, frozen=True):
    """A puzzle: a table as one seat sees it. What would you play? The answer is not included."""

    game: str
    number: int
    count: int  # of the game's puzzles
    rules: int
    options: dict[str, str]
    seats: int
    you: int
    names: list[str]  # of the bots; the solver's is empty
    scene: ms.Scene
    difficulty: float  # on the scale of the bots: easy at 0, then 1, 2, 3
    answers: int  # first answers by people to this puzzle


class PuzzleAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The move that somebody plays in a puzzle."""

    move: int


class PuzzleGraded(msgspec.Struct, frozen=True):
    """The grade of an answer. Only a person's, or a browser's, first answer to a puzzle counts."""

    right: bool
    moves: list[PuzzleMove]  # all of them, the best first
    theme: str  # what the answer is about, as the game's words call it
    line: list[Event]  # how play could continue after the answer
    counts: bool
    difficulty: float  # of the puzzle, now
    level: float | None  # of whoever answers, on the scale of the bots, after some answers
