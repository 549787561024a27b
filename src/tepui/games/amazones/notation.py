"""Moves as words: `bid sun 5 2 2`, `pass`; `add sun 5`, `back 5`, `stay`; `take head 4 for 2 new`.

One phrase stands for a whole first bid. Of an unfinished bid, `bid sun 5 ...` is the beginning,
`more 2 2` the rest (`more 2 ...` a part of it) and `done` its end. A man is named by his number at
his court, from 1: `take legs -1 for 0 man 2`. To those who may not see it a face-down card is
`add ?`. Chance: `uncover head 4`, `start 1`.
"""

import difflib
import re
from collections.abc import Sequence
from typing import Any

from tepui.engine.rules.contract import CHANCE, UNSEEN
from tepui.engine.text.errors import BadNotation
from tepui.games.amazones.material import (
    ADD,
    BACK,
    BID,
    COLOURS,
    DONE,
    KINDS,
    LAY,
    LOT,
    MOST_MEN,
    MOST_SEATS,
    NO_COLOUR,
    PARTS,
    STAY,
    TAKE,
    TILES,
    UNCOVER,
    VALUES,
)

OPEN = "..."  # a bid that goes on


def text(s: Any, actor: int, moves: Sequence[int]) -> str:
    """The words of a move about to be made in `s`: a whole first bid, a part of one, or another."""
    if actor == CHANCE:
        (move,) = moves
        return f"start {move}" if s.phase == LOT else f"uncover {PARTS[s.part]} {TILES[move]}"
    if LAY <= moves[0] <= DONE:
        return _bid(s, actor, moves)
    (move,) = moves
    if move == UNSEEN:
        return "add ?"
    if move < BACK:
        return f"add {COLOURS[(move - ADD) // KINDS]} {VALUES[(move - ADD) % KINDS]}"
    if move < TAKE:
        return "stay" if move == STAY else f"back {VALUES[move - BACK]}"
    where, man = divmod(move - TAKE, MOST_MEN)
    part, seat = divmod(where, MOST_SEATS)
    whom = "new" if man == s.men[seat] else f"man {man + 1}"
    return f"take {PARTS[part]} {s.top[part]} for {seat} {whom}"


def _bid(s: Any, actor: int, moves: Sequence[int]) -> str:
    begun = s.colour[actor] != NO_COLOUR
    cards = [move - LAY for move in moves if move != DONE]
    if not cards:
        return "done" if begun else "pass"
    words = ["more"] if begun else ["bid", COLOURS[cards[0] // KINDS]]
    words += [str(VALUES[card % KINDS]) for card in cards]
    return " ".join(words if moves[-1] == DONE else [*words, OPEN])


def parse(s: Any, actor: int, phrase: str) -> tuple[int, ...]:
    """The small moves that the words stand for, legal or not."""
    words = phrase.lower().split()
    moves = _chance(s, words) if actor == CHANCE else _seat_move(s, actor, words)
    if moves is None:
        raise BadNotation("amazones-bad-phrase", phrase=phrase[:60])
    return moves


def _chance(s: Any, words: list[str]) -> tuple[int, ...] | None:
    match words:
        case ["uncover", part, value] if s.phase == UNCOVER and part == PARTS[s.part]:
            return (TILES.index(_value(value, TILES)),)
        case ["start", seat] if s.phase == LOT:
            return (_seat(s, seat),)
    return None


def _seat_move(s: Any, actor: int, words: list[str]) -> tuple[int, ...] | None:
    begun = s.phase == BID and s.colour[actor] != NO_COLOUR
    match words:
        case ["pass"] if not begun:
            return (DONE,)
        case ["done"] if begun:
            return (DONE,)
        case ["bid", colour, *values] if values not in ([], [OPEN]):
            return _lay(_colour(colour), values)
        case ["more", *values] if begun and values not in ([], [OPEN]):
            return _lay(int(s.colour[actor]), values)
        case ["add", colour, value]:
            return (ADD + _colour(colour) * KINDS + _kind(value),)
        case ["back", value]:
            return (BACK + _kind(value),)
        case ["stay"]:
            return (STAY,)
        case ["take", part, value, "for", seat, *whom]:
            return _take(s, part, value, _seat(s, seat), whom)
    return None


def _lay(colour: int, words: list[str]) -> tuple[int, ...]:
    """A bid's cards from high to low, however they were named; and its end, unless it goes on."""
    goes_on = words[-1] == OPEN
    kinds = sorted(_kind(word) for word in (words[:-1] if goes_on else words))
    cards = tuple(LAY + colour * KINDS + kind for kind in kinds)
    return cards if goes_on else (*cards, DONE)


def _take(s: Any, part: str, value: str, seat: int, whom: list[str]) -> tuple[int, ...] | None:
    if part not in PARTS:
        raise BadNotation("amazones-no-part", part=part[:20], parts=", ".join(PARTS))
    p = PARTS.index(part)
    if _value(value, TILES) != s.top[p] and s.top[p]:
        raise BadNotation("amazones-other-tile", part=part, value=f"{s.top[p]}")
    match whom:
        case ["new"]:
            man = int(s.men[seat])
        case ["man", number] if number.isascii() and number.isdecimal() and len(number) < 4:
            man = int(number) - 1
        case _:
            return None
    if not 0 <= man < MOST_MEN or (man >= s.men[seat] and whom != ["new"]):
        raise BadNotation("amazones-no-man", number=man + 1)
    return (TAKE + (p * MOST_SEATS + seat) * MOST_MEN + man,)


def ends_line(s: Any, actor: int, move: int) -> bool:
    """A first bid is one line, up to its `done`; every other move is a line of its own."""
    return actor == CHANCE or move >= DONE


def _colour(word: str) -> int:
    if word in COLOURS:
        return COLOURS.index(word)
    near = difflib.get_close_matches(word, COLOURS, 1, 0.5)
    if near:
        raise BadNotation("amazones-near-colour", colour=word[:20], near=near[0])
    raise BadNotation("amazones-no-colour", colour=word[:20], colours=", ".join(COLOURS))


def _value(word: str, values: tuple[int, ...]) -> int:
    if re.fullmatch(r"[+-]?[0-9]{1,2}", word) and int(word) in values:
        return int(word)
    known = ", ".join(map(str, values))
    raise BadNotation("amazones-no-value", value=word[:10], values=known)


def _kind(word: str) -> int:
    return VALUES.index(_value(word, VALUES))


def _seat(s: Any, word: str) -> int:
    if word.isascii() and word.isdecimal() and len(word) < 4 and int(word) < s.seats:
        return int(word)
    raise BadNotation("amazones-no-seat", seat=word[:10], most=int(s.seats) - 1)
