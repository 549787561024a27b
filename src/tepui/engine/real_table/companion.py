"""What a game offers to people at a real table: its set-up, its clock, common questions.

A game's `companion.py` provides it; the sentences are in its words, the answers in its rules.
"""

from typing import Literal

import msgspec

from tepui.engine.real_table.pad import PadForm, PadPiece
from tepui.engine.text.event import Event


class Question(msgspec.Struct, frozen=True):
    """What people ask at the table: a key of the game's words, and the rule that answers it."""

    key: str
    rule: str


class Laid(msgspec.Struct, frozen=True):
    """Pieces that are laid in one step: in the middle of the table, or before each seat."""

    piece: str
    count: int
    at: Literal["middle", "seat"]


class Reminder(msgspec.Struct, frozen=True):
    """A line of the rules in short: what is done or counted, its points, and its rule."""

    label: Event
    rule: str
    points: str = ""


class SetupStep(msgspec.Struct, frozen=True):
    """One step of the set-up: what is done, the rule that asks for it, and what is laid."""

    label: Event
    rule: str
    lays: list[Laid]


class Aids(msgspec.Struct, frozen=True):
    """What helps during play."""

    setup: list[SetupStep]
    questions: list[Question]
    turn: list[Reminder]  # the course of a turn, in short
    scoring: list[Reminder]  # what counts
    rows: list[Event]  # the lines of a score sheet to be filled in by hand
    rounds: int = 0  # how many are played; 0: they are not counted
    events: list[PadPiece] = []  # turned up one per round
    sand: int = 0  # seconds of the sandglass, where there is one


class Companion(msgspec.Struct, frozen=True):
    """All that a browser needs beside a real table of this many seats."""

    pad: PadForm
    aids: Aids
    prints: dict[str, list[str]] = {}  # the pages that can be printed, each with its papers
