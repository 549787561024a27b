"""Amazonas at a real table: its set-up, its rounds and events, and what people ask."""

from tepui.engine.real_table.companion import Aids, Laid, Question, Reminder, SetupStep
from tepui.engine.real_table.pad import PadPiece
from tepui.engine.text.event import Event
from tepui.engine.text.words import minus
from tepui.games.amazonas.board import MOST_SITES_OF_SPECIES, SPECIES
from tepui.games.amazonas.material import (
    CARDS,
    EVENT_COPIES,
    EVENTS,
    GUIDES,
    HUTS,
    MISSION_POINTS,
    MOST_SEATS,
    NEUTRAL_HUTS,
    PURSE,
    ROUNDS,
    SET,
    SILVER_IN_GOLD,
    TOKENS,
)

QUESTIONS = (
    ("build", "AM13"), ("cards", "AM8"), ("order", "AM9"), ("value", "AM7"), ("income", "AM11"),
    ("guide", "AM12"), ("token", "AM14"), ("score", "AM15"), ("neutral", "AM16"),
)  # fmt: skip
TURN = (
    ("event", "AM6"), ("card", "AM7"), ("order", "AM9"), ("income", "AM11"), ("guide", "AM12"),
    ("build", "AM13"), ("token", "AM14"), ("back", "AM8"), ("end", "AM15"),
)  # fmt: skip


def aids(seats: int) -> Aids:
    """What helps this many players."""
    tokens = [Laid(f"token-{worth}", 1, "middle") for worth in TOKENS[seats] if worth]
    species = [Laid(each, MOST_SITES_OF_SPECIES, "middle") for each in SPECIES]
    events, gold = sum(EVENT_COPIES), PURSE // SILVER_IN_GOLD
    steps = [
        _step("board", "AM1", [Laid("board", 1, "middle")]),
        _step("tiles", "AM2", species, n=MOST_SITES_OF_SPECIES),
        _step("tokens", "AM14", tokens, n=len(tokens)),
        _step("order", "AM2", [], n=seats),
        _step(
            "events", "AM4", [Laid("events", events, "middle"), Laid("guide", GUIDES, "middle")],
            n=events,
        ),
        _step("huts", "AM2", [Laid("hut", HUTS, "seat"), Laid("income", CARDS, "seat")], n=HUTS),
        _step("gold", "AM5", [Laid("gold", gold, "seat")], n=gold),
    ]  # fmt: skip
    if seats == 2:
        steps.append(_step("missions-two", "AM16", [Laid("mission", 2, "seat")]))
        neutral = [Laid("neutral", NEUTRAL_HUTS, "seat")]
        steps.append(_step("neutral", "AM16", neutral, n=NEUTRAL_HUTS))
    else:
        steps.append(_step("missions", "AM5", [Laid("mission", 1, "seat")]))
    steps.append(_step("first", "AM5", []))
    asked = [
        Question(f"amazonas-ask-{key}", rule)
        for key, rule in QUESTIONS
        if key != "neutral" or seats == 2
    ]
    deck = [
        PadPiece(event, Event(f"amazonas-name-{event}", {}), copies)
        for event, copies in zip(EVENTS, EVENT_COPIES, strict=True)
    ]
    return Aids(steps, asked, _turn(), _scoring(seats), _rows(), ROUNDS, deck)


def _step(key: str, rule: str, lays: list[Laid], **args: int) -> SetupStep:
    return SetupStep(Event(f"amazonas-setup-{key}", {**args}), rule, lays)


def _turn() -> list[Reminder]:
    return [Reminder(Event(f"amazonas-turn-{key}", {}), rule) for key, rule in TURN]


def _scoring(seats: int) -> list[Reminder]:
    tokens = " · ".join(
        " ".join(str(worth) for worth in TOKENS[n] if worth) for n in range(MOST_SEATS, 1, -1)
    )
    alone = [Reminder(Event("amazonas-sheet-alone", {}), "AM16", "+1")] if seats == 2 else []
    return [
        Reminder(Event("amazonas-score-set", {"n": SET}), "AM15", "1"),
        *alone,
        Reminder(Event("amazonas-score-token", {}), "AM14", tokens),
        Reminder(Event("amazonas-score-missed", {}), "AM15", minus(-MISSION_POINTS)),
        Reminder(Event("amazonas-score-ties", {}), "AM15"),
    ]


def _rows() -> list[Event]:
    species = [Event(f"amazonas-name-{each}", {}) for each in SPECIES]
    others = [Event("amazonas-sheet-token", {}), Event("amazonas-sheet-missed", {})]
    return [*species, *others]
