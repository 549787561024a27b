"""The rules of Coloretto Amazonas, each beside its id in RULES.md."""

from __future__ import annotations

import sys
from typing import Any

from tepui.engine.rules.chance import draw
from tepui.engine.rules.contract import CHANCE, UNSEEN, bind
from tepui.engine.rules.places import rank
from tepui.engine.rules.rule import rule
from tepui.games.coloretto.material import (
    ACCEPT,
    ANSWER,
    BONUS,
    BY_DECK,
    BY_PILES,
    CAPACITY,
    CARDS,
    COLOUR_OF,
    COLOURS,
    COPIES,
    DEAL,
    DRAW,
    END,
    FIRST,
    GIVE,
    HAND,
    LOT,
    NO_CARD,
    NOBODY,
    PILES_TO_END,
    PLAY,
    POINTS,
    RECORD,
    REFUSE,
    SPECIES,
    TURN,
)

N_COLOURS = len(COLOURS)


@rule
def setup(s: Any, seats: int, options: Any) -> None:
    # [CA4] four empty columns each, nobody protected, cards yet to be dealt
    s.seats = seats
    s.phase = DEAL
    s.receiver = NOBODY
    s.gift = NO_CARD
    s.protected = NOBODY
    s.deck_size = CARDS
    for species in range(SPECIES):
        s.deck[species] = COPIES
    for colour in range(N_COLOURS):
        s.bonus[colour] = NOBODY


@rule
def waiting(s: Any) -> int:
    if s.phase == TURN:
        return 1 << s.turn
    if s.phase == ANSWER:
        return 1 << s.receiver
    return 0


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    n = 0
    if s.phase == TURN and seat == s.turn:
        # [CA5] one hand card: into the own column, or to another seat
        for species in range(SPECIES):
            out[n] = PLAY + species
            n += s.hand[seat, species] > 0  # no branch: half as fast again as an `if`
        plays = n
        for other in range(s.seats):
            if other != seat and other != s.protected:  # [CA11] no card to the protected
                for i in range(plays):
                    out[n] = GIVE + other * SPECIES + out[i] - PLAY
                    n += 1
    elif s.phase == ANSWER and seat == s.receiver:
        out[0] = ACCEPT
        n = 1
        # [CA10] refuse only a duplicate, by a card of a neighbouring column
        if s.column[seat, s.gift]:
            colour = COLOUR_OF[s.gift]
            if colour > 0:
                n = refusals(s, seat, colour - 1, out, n)
            if colour < N_COLOURS - 1:
                n = refusals(s, seat, colour + 1, out, n)
    return n


@rule
def refusals(s: Any, seat: int, colour: int, out: Any, n: int) -> int:
    for species in range(FIRST[colour], FIRST[colour + 1]):
        if s.column[seat, species]:
            out[n] = REFUSE + species
            n += 1
    return n


@rule
def chance(s: Any, out: Any, weight: Any) -> int:
    n = 0
    if s.phase == LOT:
        # [CA4] the first seat is drawn by lot
        for seat in range(s.seats):
            out[seat] = seat
            weight[seat] = 1
        n = s.seats
    elif s.phase == DEAL or s.phase == DRAW:
        for species in range(SPECIES):
            out[species] = species
            weight[species] = s.deck[species]
        n = SPECIES
    return n


@rule
def apply(s: Any, seat: int, move: int) -> None:
    if seat == CHANCE:
        if s.phase == LOT:
            s.turn = move
            s.phase = TURN
        else:
            take_card(s, move)
    elif move < GIVE:
        play(s, seat, move - PLAY)
    elif move < ACCEPT:
        give(s, seat, (move - GIVE) // SPECIES, (move - GIVE) % SPECIES)
    else:
        answer(s, seat, move)


@rule
def take_card(s: Any, species: int) -> None:
    """The card just drawn from the deck joins the hand of the seat whose turn it is."""
    s.deck[species] -= 1
    s.deck_size -= 1
    s.hand[s.turn, species] += 1
    s.hand_size[s.turn] += 1
    if s.phase == DEAL:
        # [CA4] three cards to seat 0, then to seat 1, and so on
        if s.hand_size[s.turn] == HAND:
            s.turn += 1
            if s.turn == s.seats:
                s.turn = 0
                s.phase = LOT
    elif s.deck_size == 0:
        # [CA12] the last card has been drawn
        s.ending = BY_DECK
        s.phase = END
    else:
        # [CA5] back to three cards; the turn passes clockwise
        s.turn = (s.turn + 1) % s.seats
        s.phase = TURN


@rule
def play(s: Any, seat: int, species: int) -> None:
    s.hand[seat, species] -= 1
    s.hand_size[seat] -= 1
    s.phase = DRAW
    lay(s, seat, species)


@rule
def give(s: Any, seat: int, receiver: int, species: int) -> None:
    # [CA9] the gift is open to all, and the receiver always answers
    s.hand[seat, species] -= 1
    s.hand_size[seat] -= 1
    s.gift = species
    s.receiver = receiver
    s.phase = ANSWER
    if s.seats > 2:
        # [CA11] the receiver is protected from now on, whatever it answers
        s.protected = receiver


@rule
def answer(s: Any, seat: int, move: int) -> None:
    species = s.gift
    s.gift = NO_CARD
    s.receiver = NOBODY
    s.phase = DRAW
    if move == ACCEPT:
        lay(s, seat, species)
    else:
        # [CA10] the gift and a neighbouring card are discarded; the duplicate stays
        lift(s, seat, move - REFUSE)


@rule
def lay(s: Any, seat: int, species: int) -> None:
    if s.column[seat, species]:
        # [CA6] a duplicate takes both cards away, before any completion
        lift(s, seat, species)
        return
    colour = COLOUR_OF[species]
    s.column[seat, species] = 1
    s.height[seat, colour] += 1
    if s.height[seat, colour] == CAPACITY[colour]:
        complete(s, seat, colour)


@rule
def lift(s: Any, seat: int, species: int) -> None:
    s.column[seat, species] = 0
    s.height[seat, COLOUR_OF[species]] -= 1


@rule
def complete(s: Any, seat: int, colour: int) -> None:
    # [CA7] a full column becomes a pile and is empty again
    for species in range(FIRST[colour], FIRST[colour + 1]):
        s.column[seat, species] = 0
    s.height[seat, colour] = 0
    s.piles[seat, colour] += 1
    # [CA8] the first of the table to complete a colour takes its bonus
    if s.bonus[colour] == NOBODY:
        s.bonus[colour] = seat
    # [CA12] the last pile ends the game at once, before any draw
    piles = 0
    for each in range(N_COLOURS):
        piles += s.piles[seat, each]
    if piles == PILES_TO_END[s.seats]:
        s.ending = BY_PILES
        s.phase = END


@rule
def over(s: Any) -> int:
    return s.ending


@rule
def score(s: Any, out: Any) -> None:
    # [CA13] columns and piles by the table of CA3, and bonus cards
    for seat in range(s.seats):
        total = 0
        for colour in range(N_COLOURS):
            total += POINTS[s.height[seat, colour]]
            total += POINTS[CAPACITY[colour]] * s.piles[seat, colour]
            if s.bonus[colour] == seat:
                total += BONUS[colour]
        out[seat] = total


@rule
def place(s: Any, out: Any) -> None:
    score(s, out)
    rank(out, s.seats)


@rule
def hide(s: Any, seat: int) -> None:
    # Other hands go back among the unseen: the counts of the deck alone would betray them.
    # They stay unseen after the end, too. [CA4] [CA12]
    for other in range(s.seats):
        if other != seat:
            for species in range(SPECIES):
                s.deck[species] += s.hand[other, species]
                s.hand[other, species] = 0


@rule
def guess(s: Any, seat: int, rng: Any) -> None:
    unseen = 0
    for species in range(SPECIES):
        unseen += s.deck[species]
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.hand_size[other]):
                left = draw(rng, unseen)
                species = 0
                while left >= s.deck[species]:
                    left -= s.deck[species]
                    species += 1
                s.deck[species] -= 1
                s.hand[other, species] += 1
                unseen -= 1


@rule
def witness(s: Any, actor: int, move: int, seat: int) -> int:
    # [CA4] [CA5] a card drawn is seen by its drawer alone; all else is open
    if actor == CHANCE and s.phase != LOT and seat != s.turn:
        return UNSEEN
    return move


bind(RECORD, sys.modules[__name__])
