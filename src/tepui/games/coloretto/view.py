"""The picture of the table: what a client draws for one viewer."""

from __future__ import annotations

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
    phase = PHASES[s.phase]
    return View(
        viewer=None if sight.viewer == SPECTATOR else sight.viewer,
        phase=phase,
        turn=None if phase in ("deal", "lot") else int(s.turn),
        deck=int(s.deck_size),
        discards=_discards(sight),
        bonuses={c: BONUS[i] for i, c in enumerate(COLOURS) if s.bonus[i] == NOBODY},
        gift=Gift(ANIMALS[s.gift], int(s.turn), int(s.receiver)) if s.phase == ANSWER else None,
        seats=[_seat(sight, seat, scores[seat]) for seat in range(s.seats)],
    )


def _seat(sight: Sight, seat: int, score: int) -> Seat:
    s = sight.s
    column, piles, hand = (field[seat].tolist() for field in (s.column, s.piles, s.hand))
    return Seat(
        columns=[
            Column(colour, CAPACITY[c], [ANIMALS[i] for i in _of(c) if column[i]])
            for c, colour in enumerate(COLOURS)
        ],
        piles=[colour for c, colour in enumerate(COLOURS) for _ in range(piles[c])],
        bonuses=[colour for c, colour in enumerate(COLOURS) if s.bonus[c] == seat],
        hand_size=int(s.hand_size[seat]),
        hand=[ANIMALS[i] for i in range(SPECIES) for _ in range(hand[i])]
        if sight.shows(seat)
        else None,
        protected=bool(s.protected == seat),
        score=score,
    )


def _of(colour: int) -> range:
    return range(FIRST[colour], FIRST[colour + 1])


def _discards(sight: Sight) -> dict[str, int]:
    """What is neither unseen, nor in a hand, a column, a pile, nor on its way as a gift."""
    s = sight.s
    elsewhere = s.deck + s.hand.sum(0) + s.column.sum(0) + s.piles.sum(0)[list(COLOUR_OF)]
    if s.phase == ANSWER:
        elsewhere[s.gift] += 1
    counts = (COPIES - elsewhere).tolist()
    return {ANIMALS[i]: count for i, count in enumerate(counts) if count}
