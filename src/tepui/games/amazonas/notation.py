"""Moves as words: `keep C`, `income 3`, `coins`, `guide fish`, `build Santo Caño`, `done`.

`neutral Xibu` places a neutral hut; several moves of a turn may stand in one phrase, with commas.
Villages are found whatever their accents, case and spaces. Chance: `start 1`, `mission C for 0`,
`event jaguar`, `event bonus fish`, `reveal 3 1 5`. To those who did not see it, `mission ? for 0`,
`keep ?`, `income ?`.
"""

import difflib
from collections.abc import Sequence
from typing import Any

from tepui.engine.rules.contract import CHANCE, UNSEEN
from tepui.engine.text.errors import BadNotation
from tepui.games.amazonas.board import MISSION_CARDS, SPECIES, board_of, name_of
from tepui.games.amazonas.material import (
    BUILD,
    CARDS,
    COINS,
    DEAL,
    DONE,
    EVENT,
    EVENTS,
    GUIDE,
    KEEP,
    KEEPING,
    LAY,
    LOT,
    PLACE,
    REVEAL,
)

MISSIONS = "ABCDEFGH"
DIGITS = tuple("0123456")


def text(s: Any, actor: int, moves: Sequence[int]) -> str:
    """The words of moves about to be made in `s`."""
    if actor == CHANCE:
        return _outcome_text(s, moves[0])
    return ", ".join(_move_text(s, move) for move in moves)


def _outcome_text(s: Any, outcome: int) -> str:
    if s.phase == LOT:
        return f"start {outcome}"
    if s.phase == DEAL:
        return f"mission {'?' if outcome == UNSEEN else MISSIONS[outcome]} for {s.turn}"
    if s.phase == EVENT:
        return f"event {EVENTS[outcome].replace('-', ' ')}"
    return f"reveal {' '.join(str(card) for card in revealed(s, outcome))}"


def revealed(s: Any, outcome: int) -> list[int]:
    """The income cards of an outcome of revealing, by seat."""
    return [outcome // CARDS**seat % CARDS for seat in range(s.seats)]


def _move_text(s: Any, move: int) -> str:
    if move == UNSEEN:
        return "keep ?" if s.phase == KEEP else "income ?"
    if move >= DONE:
        return "done"
    if move >= PLACE:
        return f"neutral {name_of(s, move - PLACE)}"
    if move >= BUILD:
        return f"build {name_of(s, move - BUILD)}"
    if move >= GUIDE:
        return f"guide {SPECIES[move - GUIDE]}"
    if move == COINS:
        return "coins"
    return f"income {move - LAY}" if move >= LAY else f"keep {MISSIONS[move - KEEPING]}"


def parse(s: Any, actor: int, phrase: str) -> tuple[int, ...]:
    """The moves that the words stand for, legal or not."""
    if actor == CHANCE:
        return (_outcome(s, phrase),)
    return tuple(_move(s, part, phrase) for part in phrase.split(","))


def _outcome(s: Any, phrase: str) -> int:
    match phrase.lower().split():
        case ["start", seat] if s.phase == LOT:
            return _seat(s, seat)
        case ["mission", letter, "for", seat] if s.phase == DEAL and _seat(s, seat) == s.turn:
            return _mission(letter)
        case ["event", *kind] if s.phase == EVENT and "-".join(kind) in EVENTS:
            return EVENTS.index("-".join(kind))
        case ["reveal", *cards] if s.phase == REVEAL and len(cards) == s.seats:
            return sum(_card(card) * CARDS**seat for seat, card in enumerate(cards))
    raise BadNotation("amazonas-bad-phrase", phrase=phrase[:60])


def _move(s: Any, part: str, phrase: str) -> int:
    match part.lower().split():
        case ["keep", letter]:
            return KEEPING + _mission(letter)
        case ["income", card]:
            return LAY + _card(card)
        case ["coins"]:
            return COINS
        case ["guide", species]:
            return GUIDE + _species(species)
        case ["build", *name] if name:
            return BUILD + _village(s, " ".join(name))
        case ["neutral", *name] if name:
            return PLACE + _village(s, " ".join(name))
        case ["done"]:
            return DONE
    raise BadNotation("amazonas-bad-phrase", phrase=phrase[:60])


def ends_line(s: Any, actor: int, move: int) -> bool:
    """Every move is a line of its own, so that each hut can be taken back."""
    return True


def _village(s: Any, words: str) -> int:
    board = board_of(s)
    if board is None:  # a bare position from another process: its names are not known here
        names = [name_of(s, v) for v in range(s.villages)]
        found = {name.lower(): v for v, name in enumerate(names)}.get(words.lower())
    else:
        names = [village.name for village in board.villages]
        found = board.find(words)
    if found is not None:
        return found
    near = difflib.get_close_matches(words, [name.lower() for name in names], 1, 0.5)
    if near:
        meant = next(name for name in names if name.lower() == near[0])
        raise BadNotation("amazonas-near-village", village=words[:30], near=meant)
    raise BadNotation("amazonas-no-village", village=words[:30], villages=", ".join(names))


def _species(word: str) -> int:
    if word in SPECIES:
        return SPECIES.index(word)
    raise BadNotation("amazonas-no-species", species=word[:30], known=", ".join(SPECIES))


def _mission(letter: str) -> int:
    if len(letter) == 1 and letter.upper() in MISSIONS:
        return MISSIONS.index(letter.upper())
    raise BadNotation("amazonas-no-mission", mission=letter[:10], last=MISSIONS[MISSION_CARDS - 1])


def _card(word: str) -> int:
    if word in DIGITS[:CARDS]:
        return int(word)
    raise BadNotation("amazonas-no-card", card=word[:10], most=CARDS - 1)


def _seat(s: Any, word: str) -> int:
    if word in DIGITS[: s.seats]:
        return int(word)
    raise BadNotation("amazonas-no-seat", seat=word[:10], most=int(s.seats) - 1)
