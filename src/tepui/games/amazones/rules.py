"""The rules of Amazones, each beside its id in RULES.md; how it is scored is in `scoring`."""

from __future__ import annotations

import sys
from typing import Any

from tepui.engine.rules.chance import draw
from tepui.engine.rules.contract import CHANCE, UNSEEN, bind
from tepui.engine.rules.rule import rule
from tepui.games.amazones.material import (
    ADD,
    BACK,
    BID,
    BY_DISCARD,
    BY_TAKING,
    CARDS,
    COPIES,
    DONE,
    END,
    KINDS,
    LAY,
    LOT,
    MOST_MEN,
    MOST_SEATS,
    MOST_TILES,
    MOST_UNFINISHED,
    N_PARTS,
    NO_CARD,
    NO_COLOUR,
    NO_MAN,
    NOBODY,
    ONWARD,
    PICK,
    RECORD,
    SECOND,
    STACK,
    STACKS_TO_END,
    STAY,
    TAKE,
    TILE_COPIES,
    TILES,
    UNCOVER,
    UNKNOWN,
    VALUES,
)
from tepui.games.amazones.scoring import finished
from tepui.games.amazones.scoring import place as place
from tepui.games.amazones.scoring import score as score

N_TILES = len(TILES)


@rule
def setup(s: Any, seats: int, options: Any) -> None:
    s.seats = seats
    s.passers = options[0]
    s.tracking = options[1]
    # [AZ2] head, torso, legs are uncovered in this order, then the lot falls
    s.phase = UNCOVER
    s.starter = NOBODY
    s.turn = NOBODY
    for part in range(N_PARTS):
        s.under[part] = STACK
        for tile in range(N_TILES):
            s.left[part, tile] = TILE_COPIES[tile]
    for seat in range(MOST_SEATS):
        s.colour[seat] = NO_COLOUR
        s.face_down[seat] = NO_CARD
        s.giver[seat] = NOBODY
        s.unfinished[seat, 0] = NO_MAN
        s.unfinished[seat, 1] = NO_MAN
    # [AZ1] [AZ2] seat i begins with all cards of colour i
    for seat in range(seats):
        for kind in range(KINDS):
            s.hand[seat, seat * KINDS + kind] = COPIES[kind]


@rule
def waiting(s: Any) -> int:
    if BID <= s.phase <= PICK:
        return 1 << s.turn
    return 0


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    n = 0
    if seat == s.turn:
        if s.phase == BID:
            n = first_bids(s, seat, out)
        elif s.phase == SECOND:
            n = second_bids(s, seat, out)
        elif s.phase == PICK:
            n = picks(s, out)
    return n


@rule
def first_bids(s: Any, seat: int, out: Any) -> int:
    # [AZ3] any cards of one colour, named from high to low, so that each bid has one spelling
    n = 0
    if s.colour[seat] == NO_COLOUR:
        for card in range(s.seats * KINDS):
            out[n] = LAY + card
            n += s.hand[seat, card] > 0
    else:
        first = s.colour[seat] * KINDS
        for card in range(first + s.lowest, first + KINDS):
            out[n] = LAY + card
            n += s.hand[seat, card] > 0
    out[n] = DONE  # with no card laid, this is passing
    return n + 1


@rule
def second_bids(s: Any, seat: int, out: Any) -> int:
    # [AZ4] one card face down: of the colour laid, or any if none was
    n = 0
    first, last = 0, s.seats * KINDS
    if s.colour[seat] != NO_COLOUR:
        first = s.colour[seat] * KINDS
        last = first + KINDS
    for card in range(first, last):
        out[n] = ADD + card
        n += s.hand[seat, card] > 0
    # [AZ4] or one card back, or nothing
    for kind in range(KINDS):
        out[n] = BACK + kind
        n += s.laid[seat, kind] > 0
    out[n] = STAY
    return n + 1


@rule
def picks(s: Any, out: Any) -> int:
    # [AZ7] a tile that is seen, [AZ8] for a man of any seat that lacks it, or for a new man
    n = 0
    for part in range(N_PARTS):
        if s.top[part]:
            for seat in range(s.seats):
                place_of = TAKE + (part * MOST_SEATS + seat) * MOST_MEN
                begun = 0
                for i in range(MOST_UNFINISHED):
                    man = int(s.unfinished[seat, i])
                    out[n] = place_of + man
                    if man != NO_MAN:
                        begun += 1
                        n += s.man[seat, man, part] == 0
                out[n] = place_of + int(s.men[seat])
                n += begun < MOST_UNFINISHED  # [AZ8] never more than two unfinished men
    return n


@rule
def chance(s: Any, out: Any, weight: Any) -> int:
    n = 0
    if s.phase == UNCOVER:
        for tile in range(N_TILES):
            out[tile] = tile
            weight[tile] = s.left[s.part, tile]
        n = N_TILES
    elif s.phase == LOT:
        # [AZ11] the first starter is drawn by lot
        for seat in range(s.seats):
            out[seat] = seat
            weight[seat] = 1
        n = s.seats
    return n


@rule
def source(s: Any) -> int:
    # each stack keeps its order, whoever takes from which; the lot is apart
    return 1 + s.part if s.phase == UNCOVER else 0


@rule
def apply(s: Any, seat: int, move: int) -> None:
    if seat == CHANCE:
        if s.phase == LOT:
            s.starter = move
            begin_joust(s)
        else:
            uncover(s, move)
    elif move < DONE:
        lay(s, seat, move - LAY)
    elif move == DONE:
        end_bid(s)
    elif move < TAKE:
        second_bid(s, seat, move)
    else:
        where = (move - TAKE) // MOST_MEN
        take(s, where // MOST_SEATS, where % MOST_SEATS, (move - TAKE) % MOST_MEN)
    if s.phase == ONWARD:
        go_on(s)


@rule
def uncover(s: Any, tile: int) -> None:
    """The next tile of a stack comes to light."""
    s.left[s.part, tile] -= 1
    s.under[s.part] -= 1
    s.top[s.part] = TILES[tile]
    s.phase = ONWARD


@rule
def go_on(s: Any) -> None:
    """Uncover what is to be uncovered, then let the joust go on."""
    for part in range(N_PARTS):
        # [AZ2] in the order of the parts
        if s.top[part] == 0 and s.under[part] > 0:
            s.part = part
            s.phase = UNCOVER
            return
    s.part = 0
    if s.starter == NOBODY:
        s.phase = LOT
    else:
        next_pick(s)


@rule
def begin_joust(s: Any) -> None:
    s.joust += 1
    s.picks = 0
    s.turn = s.starter
    s.phase = BID


@rule
def lay(s: Any, seat: int, card: int) -> None:
    s.hand[seat, card] -= 1
    s.colour[seat] = card // KINDS
    s.laid[seat, card % KINDS] += 1
    s.lowest = card % KINDS


@rule
def end_bid(s: Any) -> None:
    s.lowest = 0
    if turned_round(s):
        s.phase = SECOND  # [AZ4] in the same order


@rule
def turned_round(s: Any) -> bool:
    """Pass the turn clockwise; whether it is the starter's again."""
    s.turn += 1
    if s.turn == s.seats:
        s.turn = 0
    return s.turn == s.starter


@rule
def second_bid(s: Any, seat: int, move: int) -> None:
    if move < BACK:
        s.hand[seat, move - ADD] -= 1
        s.face_down[seat] = move - ADD
    elif move < STAY:
        kind = move - BACK
        s.laid[seat, kind] -= 1
        s.hand[seat, s.colour[seat] * KINDS + kind] += 1
        if cards_of(s, seat) == 0:
            s.colour[seat] = NO_COLOUR
    if turned_round(s):
        reveal(s)


@rule
def cards_of(s: Any, seat: int) -> int:
    count = 0
    for kind in range(KINDS):
        count += s.laid[seat, kind]
    return count


@rule
def reveal(s: Any) -> None:
    # [AZ5] face-down cards are turned up, and each seat's cards added up
    for seat in range(s.seats):
        card = s.face_down[seat]
        if card != NO_CARD:
            s.face_down[seat] = NO_CARD
            s.colour[seat] = card // KINDS
            s.laid[seat, card % KINDS] += 1
        s.total[seat] = 0
        for kind in range(KINDS):
            s.total[seat] += s.laid[seat, kind] * VALUES[kind]
    # The cards of those who are out lie until the joust is settled: nobody can use them before.
    rank_seats(s)
    find_givers(s)
    s.phase = ONWARD
    if holder(s, 1) == NOBODY:
        discard(s)


@rule
def stands(s: Any, seat: int, passers: bool) -> bool:
    """Whether a seat is neither out of the joust nor tied with another. Passers count, or not."""
    if s.colour[seat] == NO_COLOUR and not passers:
        return False  # [AZ5] no card on the table
    for other in range(s.seats):
        rival = other != seat and (passers or s.colour[other] != NO_COLOUR)
        if rival and s.total[other] == s.total[seat]:
            return False  # [AZ6] a tie at any rank
    return True


@rule
def rank_seats(s: Any) -> None:
    for seat in range(s.seats):
        s.rank[seat] = stands(s, seat, False)
    for seat in range(s.seats):
        if s.rank[seat]:
            for other in range(s.seats):
                # [AZ6] those who remain, by total; zero and less count, too
                if s.rank[other] and s.total[other] > s.total[seat]:
                    s.rank[seat] += 1


@rule
def find_givers(s: Any) -> None:
    # [AZ9] who is not ranked takes the own cards back; with `passers=zero` ranks are found anew
    for seat in range(s.seats):
        s.giver[seat] = NOBODY if stands(s, seat, s.passers != 0) else seat
    for seat in range(s.seats):
        if s.giver[seat] != seat:
            s.giver[seat] = next_below(s, seat)


@rule
def next_below(s: Any, seat: int) -> int:
    # [AZ9] the next by total; for the last, the first. The only one takes from itself.
    below, first = NOBODY, seat
    for other in range(s.seats):
        if other != seat and s.giver[other] != other:
            if s.total[other] > s.total[first]:
                first = other
            nearer = below == NOBODY or s.total[other] > s.total[below]
            if s.total[other] < s.total[seat] and nearer:
                below = other
    return first if below == NOBODY else below


@rule
def holder(s: Any, rank: int) -> int:
    """The seat of a rank, or NOBODY."""
    for seat in range(s.seats):
        if s.rank[seat] == rank:
            return seat
    return NOBODY


@rule
def next_pick(s: Any) -> None:
    # [AZ7] two tiles for the first, one for the second if there is one
    seat = NOBODY
    if s.picks < MOST_TILES:
        seat = holder(s, 1)
    elif s.picks == MOST_TILES:
        seat = holder(s, 2)
    if seat == NOBODY:
        settle(s)
    else:
        s.turn = seat
        s.phase = PICK


@rule
def take(s: Any, part: int, seat: int, man: int) -> None:
    # [AZ8] the tile is placed at once and stays there
    if man == s.men[seat]:
        s.men[seat] += 1
        s.unfinished[seat, 0 if s.unfinished[seat, 0] == NO_MAN else 1] = man
    s.man[seat, man, part] = s.top[part]
    s.top[part] = 0
    if finished(s, seat, man):
        if s.unfinished[seat, 0] == man:
            s.unfinished[seat, 0] = s.unfinished[seat, 1]
        s.unfinished[seat, 1] = NO_MAN
    s.picks += 1
    end_or_go_on(s, BY_TAKING)


@rule
def discard(s: Any) -> None:
    # [AZ10] nobody is ranked: the tops go out of the game
    for part in range(N_PARTS):
        s.top[part] = 0
    end_or_go_on(s, BY_DISCARD)


@rule
def end_or_go_on(s: Any, reason: int) -> None:
    # [AZ12] two empty stacks end the game at once
    empty = 0
    for part in range(N_PARTS):
        empty += s.top[part] == 0 and s.under[part] == 0
    s.phase = ONWARD
    if empty >= STACKS_TO_END:
        s.ending = reason
        s.phase = END


@rule
def settle(s: Any) -> None:
    """The cards change hands, the table is cleared, and the next joust begins."""
    for seat in range(s.seats):
        giver = s.giver[seat]
        if s.colour[giver] != NO_COLOUR:
            first = s.colour[giver] * KINDS
            for kind in range(KINDS):
                s.hand[seat, first + kind] += s.laid[giver, kind]  # [AZ9]
    # [AZ11] the winner starts; without one, the same seat again
    winner = holder(s, 1)
    if winner != NOBODY:
        s.starter = winner
    for seat in range(s.seats):
        s.colour[seat] = NO_COLOUR
        s.total[seat] = 0
        s.rank[seat] = 0
        s.giver[seat] = NOBODY
        for kind in range(KINDS):
            s.laid[seat, kind] = 0
    begin_joust(s)


@rule
def over(s: Any) -> int:
    return s.ending


@rule
def hide(s: Any, seat: int) -> None:
    # All cards were seen at some time, so hands stay. A card that another laid face down goes back
    # into its hand: what the hand lacks would betray it. [AZ4]
    for other in range(s.seats):
        card = s.face_down[other]
        if other != seat and card >= 0:
            s.hand[other, card] += 1
            s.face_down[other] = UNKNOWN


@rule
def guess(s: Any, seat: int, rng: Any) -> None:
    for other in range(s.seats):
        if other != seat and s.face_down[other] == UNKNOWN:
            # [AZ4] it has the colour laid, if any
            first, last = 0, CARDS
            if s.colour[other] != NO_COLOUR:
                first = s.colour[other] * KINDS
                last = first + KINDS
            count = 0
            for each in range(first, last):
                count += s.hand[other, each]
            left = draw(rng, count)
            card = first
            while left >= s.hand[other, card]:
                left -= s.hand[other, card]
                card += 1
            s.hand[other, card] -= 1
            s.face_down[other] = card


@rule
def witness(s: Any, actor: int, move: int, seat: int) -> int:
    # [AZ4] a card laid face down is seen by its owner alone; all else is open
    if actor >= 0 and actor != seat and ADD <= move < BACK:
        # [AZ5] but the last one is turned up at once
        last = actor + 1 == s.starter or actor + 1 == s.starter + s.seats
        return move if last else UNSEEN
    return move


bind(RECORD, sys.modules[__name__])
