"""Moves as words: `play toucan`, `give toad to 1`, `accept`, `refuse owl`.

Chance: `draw toucan for 0` (`draw ? for 0` to those who did not see it), `start 1`.
"""

import difflib
from collections.abc import Sequence
from typing import Any

from tepui.engine.rules.contract import CHANCE, UNSEEN
from tepui.engine.text.errors import BadNotation
from tepui.games.coloretto.material import (
    ACCEPT,
    ANIMALS,
    GIVE,
    LOT,
    PLAY,
    REFUSE,
    SPECIES,
)

SEATS = tuple("0123")


def text(s: Any, actor: int, moves: Sequence[int]) -> str:
    """The words of a move about to be made in `s`."""
    (move,) = moves
    if actor == CHANCE:
        if s.phase == LOT:
            return f"start {move}"
        return f"draw {'?' if move == UNSEEN else ANIMALS[move]} for {s.turn}"
    if move < GIVE:
        return f"play {ANIMALS[move - PLAY]}"
    if move < ACCEPT:
        receiver, species = divmod(move - GIVE, SPECIES)
        return f"give {ANIMALS[species]} to {receiver}"
    return "accept" if move == ACCEPT else f"refuse {ANIMALS[move - REFUSE]}"


def parse(s: Any, actor: int, phrase: str) -> tuple[int, ...]:
    """The move that the words stand for, legal or not."""
    match phrase.lower().split(), actor == CHANCE:
        case ["draw", animal, "for", seat], True if s.phase != LOT and _seat(s, seat) == s.turn:
            return (_species(animal),)
        case ["start", seat], True if s.phase == LOT:
            return (_seat(s, seat),)
        case ["play", animal], False:
            return (PLAY + _species(animal),)
        case ["give", animal, "to", seat], False:
            return (GIVE + _seat(s, seat) * SPECIES + _species(animal),)
        case ["accept"], False:
            return (ACCEPT,)
        case ["refuse", animal], False:
            return (REFUSE + _species(animal),)
    raise BadNotation("coloretto-bad-phrase", phrase=phrase[:60])


def ends_line(s: Any, actor: int, move: int) -> bool:
    """Every move is a line of its own."""
    return True


def _species(animal: str) -> int:
    if animal in ANIMALS:
        return ANIMALS.index(animal)
    near = difflib.get_close_matches(animal, ANIMALS, 1, 0.5)
    if near:
        raise BadNotation("coloretto-near-animal", animal=animal[:30], near=near[0])
    raise BadNotation("coloretto-no-animal", animal=animal[:30], animals=", ".join(ANIMALS))


def _seat(s: Any, word: str) -> int:
    if word in SEATS[: s.seats]:
        return int(word)
    raise BadNotation("coloretto-no-seat", seat=word[:10], most=int(s.seats) - 1)
