"""Galapagos at a real table: its set-up, its sandglass, and what people ask."""

from tepui.engine.real_table.companion import Aids, Laid, Question, Reminder, SetupStep
from tepui.engine.text.event import Event
from tepui.games.galapagos.material import (
    COLOURS,
    DICE,
    DRAWN,
    N_COLOURS,
    SECONDS,
    SET_BONUS,
    TILES,
    TURTLES,
)

QUESTIONS = (
    ("change", "GA6"), ("first", "GA7"), ("skip", "GA8"), ("coast", "GA9"), ("collect", "GA10"),
    ("new", "GA11"), ("end", "GA12"), ("fifth", "GA14"),
)  # fmt: skip
TURN = (
    ("roll", "GA5"), ("plan", "GA5"), ("first", "GA6"), ("move", "GA8"), ("coast", "GA9"),
    ("collect", "GA10"), ("new", "GA11"), ("end", "GA12"),
)  # fmt: skip


def aids(seats: int) -> Aids:
    """What helps this many players."""
    steps = [
        _step("island", "GA1", [Laid("island", TILES, "middle")], n=TILES),
        _step("sand", "GA3", [Laid("sandglass", 1, "middle")]),
        _step("dice", "GA3", [Laid("die", DICE, "seat"), Laid("pawn", 1, "seat")], n=DICE),
        _step("bag", "GA2", [Laid("bag", TURTLES, "middle")], n=TURTLES),
        _step("turtles", "GA4", [Laid("turtle", DRAWN[seats], "middle")], n=DRAWN[seats]),
        _step("pawns", "GA4", [Laid("pawns", seats, "middle")]),
    ]
    asked = [
        Question(f"galapagos-ask-{key}", rule)
        for key, rule in QUESTIONS
        if key != "fifth" or seats == 2
    ]
    return Aids(steps, asked, _turn(), _scoring(), _rows(), sand=SECONDS)


def _step(key: str, rule: str, lays: list[Laid], **args: int) -> SetupStep:
    return SetupStep(Event(f"galapagos-setup-{key}", {**args}), rule, lays)


def _turn() -> list[Reminder]:
    return [Reminder(Event(f"galapagos-turn-{key}", {}), rule) for key, rule in TURN]


def _scoring() -> list[Reminder]:
    return [
        Reminder(Event("galapagos-score-set", {}), "GA13", str(N_COLOURS + SET_BONUS)),
        Reminder(Event("galapagos-score-other", {}), "GA13", "1"),
        Reminder(Event("galapagos-score-fifth", {}), "GA14"),
    ]


def _rows() -> list[Event]:
    turtles = [Event("galapagos-sheet-turtles", {"turtle": colour}) for colour in COLOURS]
    return [*turtles, Event("galapagos-sheet-sets", {}), Event("galapagos-sheet-others", {})]
