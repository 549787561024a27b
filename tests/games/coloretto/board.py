"""Positions of Coloretto Amazonas for tests, laid out by hand."""

from __future__ import annotations

import tepui
from tepui.engine.play.match import Match
from tepui.engine.rules.contract import CHANCE
from tepui.games.coloretto.material import (
    ANIMALS,
    CAPACITY,
    COLOUR_OF,
    COLOURS,
    COPIES,
    TURN,
)

GAME = tepui.game("coloretto")


def table(
    seats: int = 2,
    *,
    hands: dict[int, str] | None = None,
    columns: dict[int, str] | None = None,
    piles: dict[int, str] | None = None,
    bonus: dict[str, int] | None = None,
    turn: int = 0,
    deck: int | None = None,
) -> Match:
    """A table in mid-game. Seats without a given hand hold what is left, from the last species."""
    match = Match(GAME, seats)
    s = match.position.record[0]
    s.phase = TURN
    s.turn = turn
    for seat, animals in (columns or {}).items():
        for animal in animals.split():
            i = ANIMALS.index(animal)
            s.column[seat, i] = 1
            s.height[seat, COLOUR_OF[i]] += 1
            s.deck[i] -= 1
    for seat, colours in (piles or {}).items():
        for colour in colours.split():
            c = COLOURS.index(colour)
            s.piles[seat, c] += 1
            for i in range(len(ANIMALS)):
                s.deck[i] -= COLOUR_OF[i] == c
    for colour, seat in (bonus or {}).items():
        s.bonus[COLOURS.index(colour)] = seat
    for seat, animals in (hands or {}).items():
        for animal in animals.split():
            s.hand[seat, ANIMALS.index(animal)] += 1
            s.hand_size[seat] += 1
            s.deck[ANIMALS.index(animal)] -= 1
    for seat in range(seats):
        while s.hand_size[seat] < 3:
            i = max(i for i in range(len(ANIMALS)) if s.deck[i] > 0)
            s.hand[seat, i] += 1
            s.hand_size[seat] += 1
            s.deck[i] -= 1
    if deck is not None:
        for i in range(len(ANIMALS)):
            while s.deck.sum() > deck and s.deck[i] > 0:
                s.deck[i] -= 1  # to the discard pile
    assert (s.deck >= 0).all()
    s.deck_size = s.deck.sum()
    return match


def do(match: Match, *phrases: str) -> None:
    """Play phrases, each `actor phrase`."""
    for phrase in phrases:
        mark, words = phrase.split(" ", 1)
        actor = CHANCE if mark == "*" else int(mark)
        match.play(actor, match.parse(actor, words))


def column(match: Match, seat: int, colour: str) -> set[str]:
    c, s = COLOURS.index(colour), match.position.record[0]
    found = {ANIMALS[i] for i in range(len(ANIMALS)) if s.column[seat, i] and COLOUR_OF[i] == c}
    assert len(found) == s.height[seat, c] < CAPACITY[c]
    return found


def piles(match: Match, seat: int) -> list[str]:
    return GAME.views.view(match.position.laid_open()).seats[seat].piles


def discards(match: Match) -> dict[str, int]:
    return GAME.views.view(match.position.seen_by(0)).discards


def allowed(match: Match, seat: int) -> set[str]:
    return {match.text(seat, move) for move in match.legal(seat)}


def cards(match: Match) -> int:
    """All cards, wherever they are."""
    view = GAME.views.view(match.position.laid_open())
    s = match.position.record[0]
    laid = sum(len(c.animals) for seat in view.seats for c in seat.columns)
    piled = sum(CAPACITY[COLOURS.index(c)] for seat in view.seats for c in seat.piles)
    gift = view.gift is not None
    thrown = sum(view.discards.values())
    assert all(count <= COPIES for count in view.discards.values())
    return int(s.deck.sum() + s.hand.sum()) + laid + piled + gift + thrown
