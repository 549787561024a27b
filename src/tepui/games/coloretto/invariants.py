"""What holds of every position of Coloretto Amazonas, so that no other is begun from."""

from collections.abc import Iterator
from typing import Any

from tepui.games.coloretto.material import (
    ANSWER,
    CAPACITY,
    CARDS,
    COLOUR_OF,
    COPIES,
    DEAL,
    DRAW,
    END,
    FIRST,
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
    yield "hand_size", min(s.hand_size) >= 0 and not any(s.hand_size[opening.seats :])
    for name in ("hand", "column", "height", "piles"):
        rows = getattr(s, name)
        yield name, all(min(row) >= 0 for row in rows) and not any(map(any, rows[opening.seats :]))
    # [CA9] [CA11]
    given = s.phase == ANSWER
    yield "receiver", s.receiver in seats and s.receiver != s.turn if given else s.receiver == -1
    yield "gift", s.gift in range(SPECIES) if given else s.gift == NO_CARD
    yield "protected", s.protected == NOBODY or (s.protected in seats and s.seats > 2)
    # [CA1] [CA4] [CA5]
    yield "deck", min(s.deck) >= 0 and sum(s.deck) == s.deck_size
    yield "hand_size", [*map(sum, s.hand)] == [*s.hand_size]
    yield "hand_size", _hands(s)
    yield "deck_size", s.deck_size > 0 or s.phase == END
    # [CA6] [CA7]
    yield "column", all(max(column) <= 1 for column in s.column)
    for column, heights in zip(s.column, s.height, strict=True):
        for colour, height in enumerate(heights):
            lies = column[FIRST[colour] : FIRST[colour + 1]]
            yield "height", sum(lies) == height < CAPACITY[colour]
    # [CA8] [CA12]
    most = PILES_TO_END[s.seats]
    counts = [*map(sum, s.piles)]
    yield "piles", max(counts) < most + (s.phase == END)
    yield "piles", counts.count(most) <= 1
    for colour, taker in enumerate(s.bonus):
        piles = [each[colour] for each in s.piles]
        yield "bonus", piles[taker] > 0 if taker in seats else taker == -1 and not any(piles)
    # [CA1] no more cards than there are; the others are discarded
    for species, colour in enumerate(COLOUR_OF):
        rows = (*s.hand, *s.column)
        lie = sum(row[species] for row in rows) + sum(piles[colour] for piles in s.piles)
        yield "deck", s.deck[species] + lie + (given and species == s.gift) <= COPIES
    yield "deck", s.phase not in (DEAL, LOT) or s.deck_size + sum(map(sum, s.hand)) == CARDS


def _hands(s: Any) -> bool:
    """How many cards each seat holds while this is awaited."""
    expected = [HAND] * s.seats
    if s.phase == DEAL:
        held = int(s.hand_size[s.turn])
        expected = [HAND] * s.turn + [held] + [0] * (s.seats - s.turn - 1)
        return held < HAND and [*s.hand_size[: s.seats]] == expected
    if s.phase == END:
        return all(HAND - 1 <= size <= HAND for size in s.hand_size[: s.seats])
    if s.phase in (ANSWER, DRAW):
        expected[s.turn] -= 1
    sizes = [*s.hand_size[: s.seats]]
    return sizes == expected and (s.phase in (TURN, ANSWER, DRAW) or s.turn == 0)
