"""The picture of the table: what a client draws for one viewer."""

from __future__ import annotations

from functools import cache

import msgspec

from tepui.engine.contract import SPECTATOR
from tepui.engine.sight import Sight
from tepui.games.coloretto.material import (
    ANIMALS,
    ANSWER,
    BONUS,
    CAPACITY,
    COLOUR_OF,
    COLOURS,
    COPIES,
    FIRST,
    NOBODY,
    PHASES,
    SPECIES,
)


class Column(msgspec.Struct, frozen=True):
    """A seat's column of one colour."""

    colour: str
    capacity: int
    animals: list[str]


class Seat(msgspec.Struct, frozen=True):
    """What lies before one seat."""

    columns: list[Column]
    piles: list[str]  # the colour of each
    bonuses: list[str]  # the colour of each
    hand_size: int
    hand: list[str] | None  # None where the viewer may not look
    protected: bool
    score: int


class Gift(msgspec.Struct, frozen=True):
    """A card that has been given and waits for an answer."""

    animal: str
    giver: int
    receiver: int


class View(msgspec.Struct, frozen=True):
    """The table of Coloretto Amazonas."""

    viewer: int | None  # a seat, or None for a spectator
    phase: str  # deal, lot, turn, answer, draw, end
    turn: int | None  # whose turn it is, once the lot has fallen
    deck: int  # how many cards are left
    discards: dict[str, int]  # how many of each animal lie in the discard pile
    bonuses: dict[str, int]  # the bonus cards still to be had, and their worth
    gift: Gift | None
    seats: list[Seat]


def view(sight: Sight) -> View:
    """The table as a viewer sees it."""
    s = sight.s
    scores = sight.position.scores()
    phase, bonus = PHASES[s.phase], s.bonus.tolist()
    return View(
        viewer=None if sight.viewer == SPECTATOR else sight.viewer,
        phase=phase,
        turn=None if phase in ("deal", "lot") else s.turn,
        deck=s.deck_size,
        discards=_discards(sight),
        bonuses={c: BONUS[i] for i, c in enumerate(COLOURS) if bonus[i] == NOBODY},
        gift=Gift(ANIMALS[s.gift], s.turn, s.receiver) if s.phase == ANSWER else None,
        seats=[_seat(sight, seat, scores[seat]) for seat in range(s.seats)],
    )


def _seat(sight: Sight, seat: int, score: int) -> Seat:
    s = sight.s
    laid = s.column[seat].tobytes()
    return Seat(
        columns=[_column(c, laid[FIRST[c] : FIRST[c + 1]]) for c in range(len(COLOURS))],
        piles=_piles(s.piles[seat].tobytes()),
        bonuses=[COLOURS[c] for c, taker in enumerate(s.bonus.tolist()) if taker == seat],
        hand_size=s.hand_size.item(seat),
        hand=_hand(s.hand[seat].tobytes()) if sight.shows(seat) else None,
        protected=s.protected == seat,
        score=score,
    )


# A server makes thousands of views a second, and these few parts come again and again.


@cache
def _column(colour: int, laid: bytes) -> Column:
    """A column by which of its species lie there."""
    animals = ANIMALS[FIRST[colour] : FIRST[colour + 1]]
    here = [animal for animal, lies in zip(animals, laid, strict=True) if lies]
    return Column(COLOURS[colour], CAPACITY[colour], here)


@cache
def _piles(counts: bytes) -> list[str]:
    return [COLOURS[c] for c, count in enumerate(counts) for _ in range(count)]


@cache
def _hand(counts: bytes) -> list[str]:
    return [ANIMALS[i] for i, count in enumerate(counts) for _ in range(count)]


def _discards(sight: Sight) -> dict[str, int]:
    """What is neither unseen, nor in a hand, a column, a pile, nor on its way as a gift."""
    s = sight.s
    held = s.deck.tobytes() + s.hand.tobytes() + s.column.tobytes()
    # Each row of counts as one number: added up, no byte carries, for there are few copies.
    rows = [int.from_bytes(held[i : i + SPECIES]) for i in range(0, len(held), SPECIES)]
    left = _not_in_piles(s.piles.tobytes()) - sum(rows)
    counts = bytearray(left.to_bytes(SPECIES))
    if s.phase == ANSWER:
        counts[s.gift] -= 1
    return {animal: count for animal, count in zip(ANIMALS, counts, strict=True) if count}


@cache
def _not_in_piles(piles: bytes) -> int:
    counts = (COPIES - sum(piles[colour :: len(COLOURS)]) for colour in COLOUR_OF)
    return int.from_bytes(bytes(counts))
