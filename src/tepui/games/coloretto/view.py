"""The picture of the table: what a client draws for one viewer."""

from functools import cache, lru_cache
from typing import Any

import msgspec

from tepui.engine.rules.contract import SPECTATOR
from tepui.engine.rules.sight import Sight
from tepui.engine.text.event import Event
from tepui.games.coloretto.material import (
    ANIMALS,
    ANSWER,
    BONUS,
    CAPACITY,
    COLOUR_OF,
    COLOURS,
    COPIES,
    FIRST,
    MOST_SEATS,
    NOBODY,
    PHASES,
    PILES_TO_END,
    POINTS,
    RECORD,
    SPECIES,
)

ROW = 8 * SPECIES  # bits of a row of counts
_BONUS, _COLUMN, _PILES, _HAND, _HAND_SIZE, _DECK = map(
    RECORD.span, ("bonus", "column", "piles", "hand", "hand_size", "deck")
)
# A seat's part of what is counted by species, and by colour.
_SPECIES = [slice(SPECIES * seat, SPECIES * (seat + 1)) for seat in range(MOST_SEATS)]
_COLOURS = [slice(len(COLOURS) * seat, len(COLOURS) * (seat + 1)) for seat in range(MOST_SEATS)]


class Column(msgspec.Struct, frozen=True):
    """A seat's column of one colour."""

    colour: str
    capacity: int
    animals: list[str]
    points: int  # of the cards that lie here
    pile: int  # the points of a pile of it
    bonus: int  # and of its bonus card


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
    last_pile: int  # how many piles before one seat end the game
    ends: list[Event]  # what would end the game, and how much is left until then
    gift: Gift | None
    seats: list[Seat]


def view(sight: Sight) -> View:
    """The table as a viewer sees it."""
    s, scores = sight.s, sight.glance.scores
    raw = bytes(s)
    phase, bonus, hand_size = PHASES[s.phase], raw[_BONUS], raw[_HAND_SIZE]
    laid, piles, hands = raw[_COLUMN], raw[_PILES], raw[_HAND]
    return View(
        viewer=None if sight.viewer == SPECTATOR else sight.viewer,
        phase=phase,
        turn=None if phase in ("deal", "lot") else s.turn,
        deck=s.deck_size,
        discards=_discards(_gone(s, laid, piles, hands, raw[_DECK])),
        bonuses=_bonuses(bonus),
        last_pile=PILES_TO_END[s.seats],
        ends=_ends(PILES_TO_END[s.seats] - _most(piles), s.deck_size),
        gift=Gift(ANIMALS[s.gift], s.turn, s.receiver) if s.phase == ANSWER else None,
        seats=[
            Seat(
                columns=_columns(laid[_SPECIES[seat]]),
                piles=_piles(piles[_COLOURS[seat]]),
                bonuses=_taken(bonus, seat),
                hand_size=hand_size[seat],
                hand=_hand(hands[_SPECIES[seat]]) if sight.shows(seat) else None,
                protected=s.protected == seat,
                score=scores[seat],
            )
            for seat in range(s.seats)
        ],
    )


# A server makes thousands of views a second, and these parts come again and again: at least once
# for each viewer.


@lru_cache(4096)
def _columns(laid: bytes) -> list[Column]:
    return [_column(c, laid[FIRST[c] : FIRST[c + 1]]) for c in range(len(COLOURS))]


@cache
def _column(colour: int, laid: bytes) -> Column:
    """A column by which of its species lie there."""
    animals = ANIMALS[FIRST[colour] : FIRST[colour + 1]]
    here = [animal for animal, lies in zip(animals, laid, strict=True) if lies]
    return Column(
        colour=COLOURS[colour],
        capacity=CAPACITY[colour],
        animals=here,
        points=POINTS[len(here)],
        pile=POINTS[CAPACITY[colour]],
        bonus=BONUS[colour],
    )


@cache
def _piles(counts: bytes) -> list[str]:
    return [COLOURS[c] for c, count in enumerate(counts) for _ in range(count)]


@cache
def _most(piles: bytes) -> int:
    """The piles of the seat that has most of them."""
    return max(sum(piles[part]) for part in _COLOURS)


@cache
def _taken(bonus: bytes, seat: int) -> list[str]:
    return [colour for colour, taker in zip(COLOURS, bonus, strict=True) if taker == seat]


@cache
def _bonuses(takers: bytes) -> dict[str, int]:
    return {c: BONUS[i] for i, c in enumerate(COLOURS) if takers[i] == NOBODY % 256}


@cache
def _ends(piles: int, deck: int) -> list[Event]:
    """The piles that somebody still needs, the cards of the deck. [CA12]"""
    return [
        Event("coloretto-ends-piles", {"n": max(piles, 0)}),
        Event("coloretto-ends-deck", {"n": deck}),
    ]


@lru_cache(4096)
def _hand(counts: bytes) -> list[str]:
    return [ANIMALS[i] for i, count in enumerate(counts) for _ in range(count)]


@lru_cache(4096)
def _discards(gone: bytes) -> dict[str, int]:
    return {animal: count for animal, count in zip(ANIMALS, gone, strict=True) if count}


def _gone(s: Any, laid: bytes, piles: bytes, hands: bytes, deck: bytes) -> bytes:
    """What is neither unseen, nor in a hand, a column, a pile, nor on its way as a gift."""
    # Each row of counts as one number: added up, no byte carries, for there are few copies.
    held = int.from_bytes(laid) + int.from_bytes(hands)  # a row for each seat
    held += held >> ROW * 2
    held += held >> ROW
    left = _not_in_piles(piles) - (held & (1 << ROW) - 1) - int.from_bytes(deck)
    if s.phase == ANSWER:
        left -= 1 << 8 * (SPECIES - 1 - s.gift)
    return left.to_bytes(SPECIES)


@cache
def _not_in_piles(piles: bytes) -> int:
    counts = (COPIES - sum(piles[colour :: len(COLOURS)]) for colour in COLOUR_OF)
    return int.from_bytes(bytes(counts))
