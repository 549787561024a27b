"""Coloretto Amazonas at a real table: its set-up, and what people ask."""

from tepui.engine.real_table.companion import Aids, Laid, Question, Reminder, SetupStep
from tepui.engine.text.event import Event
from tepui.games.coloretto.material import BONUS, CARDS, COLOURS, HAND, POINTS

QUESTIONS = (
    ("refuse", "CA10"), ("give", "CA11"), ("twin", "CA6"), ("full", "CA7"), ("bonus", "CA8"),
    ("draw", "CA5"), ("end", "CA12"),
)  # fmt: skip
TURN = (
    ("play", "CA5"), ("twin", "CA6"), ("full", "CA7"), ("bonus", "CA8"), ("given", "CA10"),
    ("protection", "CA11"), ("draw", "CA5"), ("end", "CA12"),
)  # fmt: skip


def aids(seats: int) -> Aids:
    """What helps this many players."""
    steps = [
        _step("deck", "CA4", [Laid("deck", CARDS, "middle")], n=CARDS),
        _step("bonuses", "CA2", [Laid(f"bonus-{colour}", 1, "middle") for colour in COLOURS]),
    ]
    if seats > 2:
        steps.append(_step("protection", "CA11", [Laid("protection", 1, "middle")]))
    steps += [
        _step("hand", "CA4", [Laid("back", HAND, "seat")], n=HAND),
        _step("columns", "CA1", [Laid(f"column-{colour}", 1, "seat") for colour in COLOURS]),
        _step("first", "CA4", []),
    ]
    asked = [Question(f"coloretto-ask-{key}", rule) for key, rule in QUESTIONS]
    return Aids(steps, asked, _turn(), _scoring(), _rows())


def _step(key: str, rule: str, lays: list[Laid], **args: int) -> SetupStep:
    return SetupStep(Event(f"coloretto-setup-{key}", {**args}), rule, lays)


def _turn() -> list[Reminder]:
    return [Reminder(Event(f"coloretto-turn-{key}", {}), rule) for key, rule in TURN]


def _scoring() -> list[Reminder]:
    cards = [
        Reminder(Event("coloretto-score-cards", {"n": n}), "CA3", str(POINTS[n]))
        for n in range(1, len(POINTS))
    ]
    bonuses = [
        Reminder(Event("coloretto-web-bonus-won", {"points": points, "colour": colour}), "CA2",
                 str(points))
        for colour, points in zip(COLOURS, BONUS, strict=True)
    ]  # fmt: skip
    return [*cards, *bonuses]


def _rows() -> list[Event]:
    columns = [Event(f"coloretto-name-{colour}", {}) for colour in COLOURS]
    return [*columns, Event("coloretto-web-piles", {}), Event("coloretto-sheet-bonuses", {})]
