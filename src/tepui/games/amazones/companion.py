"""Amazones at a real table: its set-up, and what people ask."""

from tepui.engine.real_table.companion import Aids, Laid, Question, Reminder, SetupStep
from tepui.engine.text.event import Event
from tepui.engine.text.words import minus
from tepui.games.amazones.material import (
    BEAUTY,
    COLOURS,
    COURT,
    PARTS,
    SERIES,
    SHAME,
    STACK,
)

LINES = 6  # courtiers that a printed sheet has room for

QUESTIONS = (
    ("colours", "AZ3"), ("second", "AZ4"), ("out", "AZ5"), ("tie", "AZ6"), ("tiles", "AZ7"),
    ("place", "AZ8"), ("exchange", "AZ9"), ("end", "AZ12"),
)  # fmt: skip
TURN = (
    ("first", "AZ3"), ("second", "AZ4"), ("reveal", "AZ6"), ("tiles", "AZ7"), ("place", "AZ8"),
    ("exchange", "AZ9"), ("next", "AZ11"), ("end", "AZ12"),
)  # fmt: skip


def aids(seats: int) -> Aids:
    """What helps this many players."""
    steps = [_step("cards", "AZ1", [Laid("cards", SERIES, "seat")], n=SERIES)]
    if seats < len(COLOURS):
        steps.append(_step("box", "AZ1", [], n=len(COLOURS) - seats))
    stacks = [Laid(part, STACK, "middle") for part in PARTS]
    steps += [
        _step("stacks", "AZ2", stacks, n=STACK),
        _step("courts", "AZ8", [Laid("court", 1, "seat")]),
        _step("first", "AZ11", []),
    ]
    asked = [Question(f"amazones-ask-{key}", rule) for key, rule in QUESTIONS]
    return Aids(steps, asked, _turn(), _scoring(), _rows())


def _step(key: str, rule: str, lays: list[Laid], **args: int) -> SetupStep:
    return SetupStep(Event(f"amazones-setup-{key}", {**args}), rule, lays)


def _turn() -> list[Reminder]:
    return [Reminder(Event(f"amazones-turn-{key}", {}), rule) for key, rule in TURN]


def _scoring() -> list[Reminder]:
    return [
        Reminder(Event("amazones-score-man", {}), "AZ13"),
        Reminder(Event("amazones-score-best", {}), "AZ13", f"+{BEAUTY}"),
        Reminder(Event("amazones-score-most", {}), "AZ13", f"+{COURT}"),
        Reminder(Event("amazones-score-worst", {}), "AZ13", minus(SHAME)),
    ]


def _rows() -> list[Event]:
    men = [Event("amazones-sheet-man", {"n": n}) for n in range(1, LINES + 1)]
    honours = [Event(f"amazones-row-{key}", {}) for key in ("best", "worst", "most")]
    return [*men, *honours]
