"""What holds of every position of Coloretto Amazonas, so that no other is begun from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from tepui.games.coloretto.material import (
    ANSWER,
    CAPACITY,
    CARDS,
    COLOUR_OF,
    COLOURS,
    COPIES,
    DEAL,
    DRAW,
    END,
    HAND,
    LOT,
    NO_CARD,
    NOBODY,
    PHASES,
    PILES_TO_END,
    SPECIES,
    TURN,
)


def conditions(s: Any, opening: Any) -> Iterator[tuple[str, bool]]:
    """What must hold, field by field."""
    seats = range(opening.seats)
    yield "seats", s.seats == opening.seats
    yield "phase", s.phase in range(len(PHASES))
    yield "ending", s.ending in range(3) and (s.ending > 0) == (s.phase == END)
    yield "turn", s.turn in seats
    for name in ("hand_size", "hand", "column", "height", "piles"):
        field = getattr(s, name)
        yield name, bool(np.all(field >= 0)) and not np.any(field[opening.seats :])
    # [CA9] [CA11]
    given = s.phase == ANSWER
    yield "receiver", s.receiver in seats and s.receiver != s.turn if given else s.receiver == -1
    yield "gift", s.gift in range(SPECIES) if given else s.gift == NO_CARD
    yield "protected", s.protected == NOBODY or (s.protected in seats and s.seats > 2)
    # [CA1] [CA4] [CA5]
    yield "deck", bool(np.all(s.deck >= 0)) and s.deck.sum() == s.deck_size
    yield "hand_size", bool(np.all(s.hand.sum(1) == s.hand_size))
    yield "hand_size", _hands(s)
    yield "deck_size", s.deck_size > 0 or s.phase == END
    # [CA6] [CA7]
    of_colour = np.eye(len(COLOURS), dtype=int)[list(COLOUR_OF)]
    yield "column", bool(np.all(s.column <= 1))
    yield "height", bool(np.all(s.column @ of_colour == s.height))
    yield "height", bool(np.all(s.height < CAPACITY))
    # [CA8] [CA12]
    most = PILES_TO_END[s.seats]
    yield "piles", bool(np.all(s.piles.sum(1) < most + (s.phase == END)))
    yield "piles", bool(np.count_nonzero(s.piles.sum(1) == most) <= 1)
    for colour, taker in enumerate(s.bonus):
        piles = s.piles[:, colour]
        yield "bonus", piles[taker] > 0 if taker in seats else taker == -1 and not piles.any()
    # [CA1] no more cards than there are; the others are discarded
    lie = s.hand.sum(0) + s.column.sum(0) + s.piles.sum(0)[list(COLOUR_OF)]
    lie[s.gift] += given
    yield "deck", bool(np.all(s.deck + lie <= COPIES))
    yield "deck", s.phase not in (DEAL, LOT) or s.deck_size + s.hand.sum() == CARDS


def _hands(s: Any) -> bool:
    """How many cards each seat holds while this is awaited."""
    expected = [HAND] * s.seats
    if s.phase == DEAL:
        held = int(s.hand_size[s.turn])
        expected = [HAND] * s.turn + [held] + [0] * (s.seats - s.turn - 1)
        return held < HAND and s.hand_size.tolist()[: s.seats] == expected
    if s.phase == END:
        return all(HAND - 1 <= size <= HAND for size in s.hand_size[: s.seats])
    if s.phase in (ANSWER, DRAW):
        expected[s.turn] -= 1
    found: list[int] = s.hand_size.tolist()[: s.seats]
    return found == expected and (s.phase in (TURN, ANSWER, DRAW) or s.turn == 0)
