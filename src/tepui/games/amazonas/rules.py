"""The rules of Amazonas, each beside its id in RULES.md.

What income brings is in `income`, how it is scored in `scoring`, what is secret in `hidden`.
"""

from __future__ import annotations

import sys
from typing import Any

from tepui.engine.rules.contract import CHANCE, bind
from tepui.engine.rules.numbers import int64, uint8, uint32
from tepui.engine.rules.rule import rule
from tepui.games.amazonas.board import MISSION_CARDS, MOST_SITES, MOST_VILLAGES
from tepui.games.amazonas.hidden import guess as guess
from tepui.games.amazonas.hidden import hide as hide
from tepui.games.amazonas.hidden import witness as witness
from tepui.games.amazonas.income import precedence, take_income, value
from tepui.games.amazonas.material import (
    ALL_CARDS,
    BUILD,
    BUILDING,
    BY_ROUNDS,
    CARDS,
    CHEAPEST,
    COINS,
    CROCODILE,
    DEAL,
    DEAREST,
    DONE,
    END,
    EVENT,
    EVENT_COPIES,
    FIRST,
    GUIDE,
    GUIDE_CARD,
    GUIDE_EVENT,
    HUTS,
    INCOME,
    JAGUAR,
    KEEP,
    KEEPING,
    LAY,
    LOT,
    MOST_SEATS,
    N_EVENTS,
    N_SPECIES,
    NEUTRAL,
    NEUTRAL_HUTS,
    NO_CARD,
    NO_EVENT,
    NOBODY,
    OFFER,
    PAY,
    PLACE,
    PURSE,
    RECORD,
    REVEAL,
    ROUNDS,
    SILVER_IN_GOLD,
    TOKENS,
    TURN,
)
from tepui.games.amazonas.scoring import place as place
from tepui.games.amazonas.scoring import score as score

N_PRICES = DEAREST - CHEAPEST + 1


@rule
def setup(s: Any, seats: int, options: Any) -> None:
    # [AM5] 3 gold, 12 huts and seven income cards each; the lot comes first
    s.seats = seats
    s.phase = LOT
    s.event = NO_EVENT
    s.first = NOBODY
    for kind in range(N_EVENTS):
        s.events[kind] = EVENT_COPIES[kind]  # [AM4]
    for seat in range(seats):
        s.mission[seat] = NO_CARD
        s.chosen[seat] = NO_CARD
        s.card[seat] = NO_CARD
        s.money[seat] = PURSE
        s.huts_left[seat] = HUTS
        if seats == 2:
            s.neutral_left[seat] = NEUTRAL_HUTS  # [AM16]
    s.plus = options[0]
    lay_out(s, options, 1)


@rule
def lay_out(s: Any, packed: Any, at: int) -> None:
    """[AM1] The board, from the numbers that `Board.pack` gives."""
    s.board = packed[at]
    s.villages = packed[at + 1]
    at += 2
    for v in range(MOST_VILLAGES):
        s.species[v] = packed[at + v]
        s.water[v] = packed[at + MOST_VILLAGES + v]
        s.land[v] = packed[at + 2 * MOST_VILLAGES + v]
    at += 3 * MOST_VILLAGES
    for v in range(MOST_VILLAGES):
        for k in range(MOST_SITES):
            s.prices[v, k] = packed[at + MOST_SITES * v + k]
            s.site[v, k] = NOBODY
    at += MOST_SITES * MOST_VILLAGES
    for mission in range(MISSION_CARDS):
        s.goals[mission] = packed[at + mission]
    at += MISSION_CARDS
    for seat in range(MOST_SEATS):
        for card in range(CARDS):
            s.ties[seat, card] = packed[at + CARDS * seat + card]
    for v in range(s.villages):
        s.priced[s.prices[v, 0] - CHEAPEST] |= uint32(1 << v)
        if s.prices[v, 1]:
            s.roomy |= uint32(1 << v)


@rule
def waiting(s: Any) -> int:
    if s.phase == BUILDING or s.phase == OFFER or s.phase == FIRST:
        return 1 << s.turn
    seats = 0
    if s.phase == INCOME:
        # [AM7] those who have not laid a card; the others may still change theirs
        for seat in range(s.seats):
            seats |= (s.chosen[seat] == NO_CARD) << seat
    elif s.phase == KEEP:
        for seat in range(s.seats):
            seats |= (s.mission[seat] == NO_CARD) << seat
    return seats


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    if seat < 0 or seat >= s.seats:
        return 0
    if s.phase == INCOME:
        # [AM8] a card that is not out; [AM7] also in place of the one laid before
        out_now = s.played[seat]
        n = 0
        for card in range(CARDS):
            out[n] = LAY + card
            n += (out_now >> card & 1) == 0 and card != s.chosen[seat]
        return n
    if s.phase == KEEP:
        n = 0
        if s.mission[seat] == NO_CARD:
            for mission in range(MISSION_CARDS):
                out[n] = KEEPING + mission
                n += s.held[seat] >> mission & 1
        return n
    if seat != s.turn:
        return 0
    if s.phase == BUILDING or s.phase == FIRST:
        mask = affordable(s, seat)  # [AM5] all of them are open to the first hut
        if s.phase == BUILDING:
            mask &= reach(s, seat)
        n = villages_in(s, mask, BUILD, out, 0)
        if s.phase == BUILDING:
            if s.seats == 2:
                n = villages_in(s, open_to_neutral(s, seat), PLACE, out, n)
            out[n] = DONE  # [AM10] a turn ends with an explicit word
            n += 1
        return n
    if s.phase == OFFER:
        # [AM12] the income, or the Guide for a species one owns
        out[0] = COINS
        n = 1
        for species in range(N_SPECIES):
            out[n] = GUIDE + species
            n += s.tiles[seat, species] > 0
        return n
    return 0


@rule
def villages_in(s: Any, mask: int, base: int, out: Any, n: int) -> int:
    if mask:
        for v in range(s.villages):
            out[n] = base + v
            n += mask >> v & 1  # no branch: nobody could predict it
    return n


@rule
def reach(s: Any, seat: int) -> int:
    """[AM13] Where the links let the seat build: next to a hut of its own, one hut a village."""
    mask = int64(0)
    if s.huts_left[seat] > 0:
        safe = s.card[seat] == GUIDE_CARD  # [AM7] the Guide knows a way past jaguar and crocodile
        if s.event != JAGUAR or safe:
            mask |= int64(s.by_land[seat])
        if s.event != CROCODILE or safe:
            mask |= int64(s.by_water[seat])
    return mask & ~int64(s.huts[seat])  # type: ignore[return-value]


@rule
def affordable(s: Any, seat: int) -> int:
    """The villages with a free site whose cheapest free site the seat can pay. [AM13]"""
    mask = int64(0)
    for k in range(N_PRICES):
        if s.money[seat] >= (CHEAPEST + k) * SILVER_IN_GOLD:
            mask |= int64(s.priced[k])
    return mask  # type: ignore[return-value]


@rule
def open_to_neutral(s: Any, seat: int) -> int:
    # [AM16] one per turn, one per village, never on the last free site
    if s.placed or s.neutral_left[seat] == 0:
        return 0
    return int64(s.roomy) & ~int64(s.neutral)  # type: ignore[return-value]


@rule
def chance(s: Any, out: Any, weight: Any) -> int:
    if s.phase == REVEAL:
        # [AM7] no lot at all: the cards laid face down are turned over together
        code = int64(0)
        for seat in range(s.seats):
            code = code * CARDS + s.chosen[s.seats - 1 - seat]
        out[0] = code
        weight[0] = 1
        return 1
    if s.phase == EVENT:
        # [AM6] the top of the deck: any event that has not been seen
        for kind in range(N_EVENTS):
            out[kind] = kind
            weight[kind] = s.events[kind]
        return N_EVENTS
    if s.phase == DEAL:
        # [AM5] any mission that nobody holds
        held = 0
        for seat in range(s.seats):
            held |= s.held[seat]
        for mission in range(MISSION_CARDS):
            out[mission] = mission
            weight[mission] = 1 - (held >> mission & 1)
        return MISSION_CARDS
    if s.phase == LOT:
        for seat in range(s.seats):
            out[seat] = seat
            weight[seat] = 1
        return s.seats
    return 0


@rule
def apply(s: Any, seat: int, move: int) -> None:
    if seat == CHANCE:
        if s.phase == EVENT:
            turn_up(s, move)
        elif s.phase == REVEAL:
            reveal(s, move)
        elif s.phase == DEAL:
            deal(s, move)
        else:
            # [AM5] the lot for the first seat comes first, then the missions by seat
            s.first = move
            s.phase = DEAL
    elif move == DONE:
        next_turn(s)
    elif move >= PLACE:
        place_neutral(s, seat, move - PLACE)
    elif move >= BUILD:
        build(s, seat, move - BUILD)
        if s.phase == FIRST:
            next_first(s)
    elif move >= COINS:
        answer_guide(s, seat, move)
    elif move >= LAY:
        lay_card(s, seat, move - LAY)
    else:
        keep(s, seat, move - KEEPING)
    go_on(s)


@rule
def go_on(s: Any) -> None:
    """What follows without anybody's choice: the next seat's turn begins, its income is paid."""
    if s.phase == TURN:
        s.turn = s.order[s.step]
        s.placed = 0
        s.phase = OFFER if s.guide else PAY  # [AM12]
    if s.phase == PAY:
        take_income(s, s.turn)
        s.phase = BUILDING


@rule
def deal(s: Any, mission: int) -> None:
    seat = s.turn
    s.held[seat] |= uint8(1 << mission)
    s.dealt[seat] += 1
    if s.seats > 2:
        s.mission[seat] = mission  # [AM5] one secret mission each
    # [AM16] two seats get two missions each, and keep one
    if s.dealt[seat] == (2 if s.seats == 2 else 1):
        s.turn += 1
    if s.turn == s.seats:
        s.turn = s.first
        s.phase = KEEP if s.seats == 2 else FIRST


@rule
def keep(s: Any, seat: int, mission: int) -> None:
    s.mission[seat] = mission
    for other in range(s.seats):
        if s.mission[other] == NO_CARD:
            return
    s.phase = FIRST


@rule
def next_first(s: Any) -> None:
    # [AM5] the first huts are built clockwise, from the first seat
    s.turn = (s.turn + 1) % s.seats
    if s.turn == s.first:
        s.lap = 1
        s.phase = EVENT


@rule
def turn_up(s: Any, event: int) -> None:
    # [AM6] the event holds for the whole round
    s.event = event
    s.events[event] -= 1
    s.guide = event == GUIDE_EVENT
    s.phase = INCOME


@rule
def lay_card(s: Any, seat: int, card: int) -> None:
    s.chosen[seat] = card
    for other in range(s.seats):
        if s.chosen[other] == NO_CARD:
            return
    s.phase = REVEAL


@rule
def reveal(s: Any, code: int) -> None:
    for seat in range(s.seats):
        card = code % CARDS
        code //= CARDS
        s.chosen[seat] = NO_CARD
        s.card[seat] = card
        s.played[seat] |= uint8(1 << card)  # [AM8] it stays out
        s.value[seat] = value(s, seat, card)
    # [AM9] the highest value first; of equals, the higher tie-break number
    for seat in range(s.seats):
        ahead = 0
        for other in range(s.seats):
            ahead += precedence(s, other) > precedence(s, seat)
        s.order[ahead] = seat
    s.step = 0
    s.phase = TURN


@rule
def answer_guide(s: Any, seat: int, move: int) -> None:
    s.phase = PAY
    if move != COINS:
        s.phase = BUILDING
        # [AM12] instead of the income, for good, and a tile of that species from now on
        s.guide = 0
        s.tiles[seat, move - GUIDE] += 1
        s.guides[seat, move - GUIDE] += 1


@rule
def build(s: Any, seat: int, village: int) -> None:
    # [AM13] pay the cheapest free site, and take a tile of the village's species
    s.money[seat] -= s.prices[village, s.built[village]] * SILVER_IN_GOLD
    occupy(s, village, seat)
    s.huts_left[seat] -= 1
    s.huts[seat] |= uint32(1 << village)
    s.by_water[seat] |= s.water[village]
    s.by_land[seat] |= s.land[village]
    species = s.species[village]
    s.tiles[seat, species] += 1
    if s.tiles[seat, species] == 1:
        new_species(s, seat)


@rule
def occupy(s: Any, village: int, owner: int) -> None:
    """The village's cheapest free site is taken."""
    bit = uint32(1 << village)
    k = s.built[village]
    s.site[village, k] = owner
    s.priced[s.prices[village, k] - CHEAPEST] &= ~bit
    s.roomy &= ~bit
    k += 1
    s.built[village] = k
    if k < MOST_SITES and s.prices[village, k]:
        s.priced[s.prices[village, k] - CHEAPEST] |= bit
        if k + 1 < MOST_SITES and s.prices[village, k + 1]:
            s.roomy |= bit


@rule
def new_species(s: Any, seat: int) -> None:
    # [AM14] the first tile of the fifth species brings the highest bonus token left
    for species in range(N_SPECIES):
        if s.tiles[seat, species] == 0:
            return
    s.token[seat] = TOKENS[s.seats][s.tokens]
    s.tokens += 1


@rule
def place_neutral(s: Any, seat: int, village: int) -> None:
    # [AM16] free, without a tile
    occupy(s, village, NEUTRAL)
    s.neutral |= uint32(1 << village)
    s.neutral_left[seat] -= 1
    s.placed = 1


@rule
def next_turn(s: Any) -> None:
    s.step += 1
    if s.step < s.seats:
        s.phase = TURN
        return
    s.step = 0
    s.guide = 0  # [AM12] a Guide that nobody took leaves the game
    for seat in range(s.seats):
        if s.played[seat] == ALL_CARDS:
            # [AM8] after rounds 7 and 14 all seven cards come back
            s.played[seat] = 0
            s.card[seat] = NO_CARD
    if s.lap == ROUNDS:
        s.phase = END  # [AM15]
    else:
        s.lap += 1
        s.phase = EVENT


@rule
def over(s: Any) -> int:
    return BY_ROUNDS if s.phase == END else 0


bind(RECORD, sys.modules[__name__])
