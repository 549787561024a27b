"""The rules of Galapagos, each beside its id in RULES.md."""

from __future__ import annotations

import sys
from typing import Any

from tepui.engine.rules.chance import draw
from tepui.engine.rules.contract import CHANCE, CLOCK, UNSEEN, bind
from tepui.engine.rules.places import rank
from tepui.engine.rules.rule import rule
from tepui.games.galapagos.material import (
    BY_FIFTH,
    BY_LAST,
    BY_STALE,
    DICE,
    DRAWN,
    EACH,
    EARLIER,
    END,
    FIFTH,
    FINISH,
    FIRST_EARLIER,
    FROM_BAG,
    FROM_BAG_FOR_PAWNS,
    FROM_DICE,
    FROM_TICK,
    FROM_TILES,
    FURTHER_TICKS,
    GO,
    IN_BAG,
    ISLAND,
    LAY,
    MOVE,
    N_COLOURS,
    NO_DIE,
    NO_TILE,
    NOBODY,
    OFF,
    ON_ISLAND,
    PAWN,
    PLAN,
    RECORD,
    ROLL,
    SAND_OUT,
    SECONDS,
    SET_BONUS,
    STOP,
    TAKE_BACK,
    TICK,
    TICKS,
    TILE_COLOUR,
    TILES,
    TURTLE,
    TURTLE_COLOUR,
    TURTLES,
    fifth_wins,
)


@rule
def setup(s: Any, seats: int, options: Any) -> None:
    s.seats = seats
    s.refill = options[0]
    s.sand = SECONDS if options[1] == 0 else -options[1]
    if options[1] == 1:
        s.sand = TICKS
    elif options[1] == 2:
        s.sand = OFF
    s.further_ticks = FURTHER_TICKS if options[2] == 0 else -options[2]
    s.stale = -options[3]
    s.fifth_scores = options[4]
    # [GA1] tiles are laid first; [GA4] then turtles, then pawns
    s.phase = ISLAND
    s.bag_size = TURTLES
    for tile in range(TILES):
        s.tile[tile] = NO_TILE
        s.holder[tile] = IN_BAG
    for seat in range(seats):
        s.pawn[seat] = NO_TILE
    clear_plans(s)


@rule
def clear_plans(s: Any) -> None:
    """The dice come back, and the sandglass to the volcano. [GA11]"""
    s.first = NOBODY
    s.finished = 0
    for seat in range(s.seats):
        s.laid[seat] = 0
        for k in range(DICE):
            s.plan[seat, k] = NO_DIE
        for colour in range(N_COLOURS):
            s.dice[seat, colour] = 0


@rule
def waiting(s: Any) -> int:
    if s.phase == PLAN and s.sand != TICKS:
        return unfinished(s)  # [GA5] all plan at the same time
    if s.phase == PLAN or s.phase == MOVE:
        return 1 << s.turn
    return 0


@rule
def unfinished(s: Any) -> int:
    """The seats whose plan is not locked, as a bit set."""
    return ((1 << s.seats) - 1) & ~s.finished


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    n = 0
    if s.phase == MOVE:
        if seat == s.turn:
            # [GA8] the next die leads to any tile of its colour next to the pawn
            colour = s.plan[seat, s.step]
            tiles = s.near[s.pawn[seat], colour]
            for i in range(EACH):
                out[n] = GO + EACH * colour + i
                n += (tiles >> i) & 1
            out[n] = STOP
            n += 1
    elif s.phase == PLAN and (waiting(s) >> seat) & 1:
        # [GA5] lay one of the own dice, take the last one back, or finish
        for colour in range(N_COLOURS):
            out[n] = LAY + colour
            n += s.dice[seat, colour] > 0
        out[n] = TAKE_BACK
        n += s.laid[seat] > 0 and s.sand != TICKS
        out[n] = FINISH
        n += 1
    return n


@rule
def clock(s: Any, out: Any) -> int:
    # [GA6] the sand runs once a seat has finished, until all have
    out[0] = SAND_OUT
    return 1 if s.phase == PLAN and s.sand > 0 and s.first != NOBODY else 0


@rule
def chance(s: Any, out: Any, weight: Any) -> int:
    if s.phase == ROLL:
        for colour in range(N_COLOURS):
            out[colour] = colour
            weight[colour] = 1
        return N_COLOURS
    if s.phase == TICK:
        # who decides next in this tick: any seat that has yet to
        still = unfinished(s) & ~s.acted
        for seat in range(s.seats):
            out[seat] = seat
            weight[seat] = (still >> seat) & 1
        return s.seats
    if s.phase == ISLAND or s.phase == TURTLE or s.phase == PAWN:
        return lots(s, out, weight)
    return 0


@rule
def source(s: Any) -> int:
    # the island, the bag and each seat's dice are the same whatever is played elsewhere
    if s.phase == ROLL:
        return FROM_DICE + s.turn
    if s.phase == TURTLE:
        return FROM_BAG
    if s.phase == PAWN:
        return FROM_BAG_FOR_PAWNS
    return FROM_TICK if s.phase == TICK else FROM_TILES


@rule
def lots(s: Any, out: Any, weight: Any) -> int:
    """The tiles not yet laid, or the turtles in the bag."""
    for n in range(TILES):
        out[n] = n
        weight[n] = s.holder[n] == IN_BAG
    if s.phase == ISLAND:
        for place in range(s.tiles_laid):
            weight[s.tile[place]] = 0
    elif s.phase == PAWN:
        # [GA4] turtles drawn for pawns go back into the bag only when all have drawn
        for seat in range(s.turn):
            weight[s.pawn[seat]] = 0
    return TILES


@rule
def apply(s: Any, seat: int, move: int) -> None:
    if seat == CHANCE:
        happen(s, move)
    elif s.phase == MOVE:
        go(s, seat, move)
    else:
        plan(s, seat, move)
    while s.phase == MOVE and not can_go(s):
        next_mover(s)  # [GA8] a move ends by itself when no die can be played


@rule
def happen(s: Any, outcome: int) -> None:
    if s.phase == ROLL:
        roll_die(s, outcome)
    elif s.phase == TICK:
        s.turn = outcome
        s.phase = PLAN
    elif s.phase == ISLAND:
        lay_tile(s, outcome)
    elif s.phase == TURTLE:
        place_turtle(s, outcome)
    else:
        place_pawn(s, outcome)


@rule
def lay_tile(s: Any, tile: int) -> None:
    """Lay a tile at the next place, and join it to those that lie there already."""
    place = s.tiles_laid
    s.tile[place] = tile
    for i in range(FIRST_EARLIER[place], FIRST_EARLIER[place + 1]):
        other = s.tile[EARLIER[i]]
        s.near[tile, TILE_COLOUR[other]] |= 1 << (other % EACH)
        s.near[other, TILE_COLOUR[tile]] |= 1 << (tile % EACH)
    s.tiles_laid += 1
    if s.tiles_laid == TILES:
        s.to_draw = DRAWN[s.seats]
        s.phase = TURTLE


@rule
def place_turtle(s: Any, turtle: int) -> None:
    # [GA4] [GA11] on the tile of its number, whoever stands there
    s.holder[turtle] = ON_ISLAND
    s.bag_size -= 1
    s.on_island += 1
    s.to_draw -= 1
    if s.to_draw == 0:
        s.phase = PAWN if s.round_number == 0 else ROLL


@rule
def place_pawn(s: Any, tile: int) -> None:
    # [GA4] on the tile of the turtle drawn; the turtle itself stays in the bag
    s.pawn[s.turn] = tile
    s.turn += 1
    if s.turn == s.seats:
        s.turn = 0
        s.round_number = 1
        s.phase = ROLL


@rule
def roll_die(s: Any, colour: int) -> None:
    if s.turn == 0 and s.step == 0:
        clear_plans(s)  # until now the last plans lay open
    # [GA5] five dice a seat
    s.dice[s.turn, colour] += 1
    s.step += 1
    if s.step == DICE:
        s.step = 0
        s.turn += 1
        if s.turn == s.seats:
            s.turn = 0
            s.acted = 0
            s.phase = TICK if s.sand == TICKS else PLAN


@rule
def plan(s: Any, seat: int, move: int) -> None:
    """A small move of planning; `seat` may be the clock."""
    if seat == CLOCK:
        s.finished = (1 << s.seats) - 1  # [GA6] every plan is locked as it lies
    elif move == FINISH:
        finish(s, seat)
    elif move == TAKE_BACK:
        s.laid[seat] -= 1
        colour = s.plan[seat, s.laid[seat]]
        s.plan[seat, s.laid[seat]] = NO_DIE
        s.dice[seat, colour] += 1
    else:
        # [GA5] at the right end of the row
        s.dice[seat, move - LAY] -= 1
        s.plan[seat, s.laid[seat]] = move - LAY
        s.laid[seat] += 1
    if s.sand == TICKS:
        go_on_ticking(s, seat)
    if unfinished(s) == 0:
        start_moves(s)


@rule
def finish(s: Any, seat: int) -> None:
    s.finished |= 1 << seat
    if s.first == NOBODY:
        # [GA6] the first to finish takes the sandglass
        s.first = seat
        s.ticks_left = s.further_ticks


@rule
def go_on_ticking(s: Any, seat: int) -> None:
    """In ticks, find who decides next; when the last tick is over, every plan is locked."""
    s.acted |= 1 << seat
    still = unfinished(s) & ~s.acted
    if still == 0:
        s.acted = 0
        if s.first != NOBODY:
            s.ticks_left -= 1
            if s.ticks_left < 0:
                s.ticks_left = 0
                s.finished = (1 << s.seats) - 1
        still = unfinished(s)
    s.phase = TICK
    if still & (still - 1) == 0:
        # one seat left: no need to draw
        for each in range(s.seats):
            if (still >> each) & 1:
                s.turn = each
        s.phase = PLAN


@rule
def start_moves(s: Any) -> None:
    # [GA7] whoever took the sandglass moves first: as if the seat before it had just moved
    s.acted = 0
    s.turn = (s.first + s.seats - 1) % s.seats
    s.step = DICE
    s.to_move = s.seats + 1
    s.phase = MOVE


@rule
def can_go(s: Any) -> bool:
    """Whether the mover's next die can be played."""
    seat = s.turn
    if s.step >= s.laid[seat]:
        return False
    return s.near[s.pawn[seat], s.plan[seat, s.step]] != 0


@rule
def next_mover(s: Any) -> None:
    """The mover's move is over: on to the next one, or to the next round."""
    s.to_move -= 1
    if s.to_move == 0:
        end_round(s)
    else:
        s.turn = (s.turn + 1) % s.seats  # [GA7] clockwise
        s.step = 0
        collect(s, s.turn)  # [GA10] what lies where the move begins


@rule
def go(s: Any, seat: int, move: int) -> None:
    if move == STOP:
        s.step = DICE  # [GA8] stop at any point
    else:
        s.pawn[seat] = move - GO
        s.step += 1
        collect(s, seat)


@rule
def collect(s: Any, seat: int) -> None:
    turtle = s.pawn[seat]  # it lies on the tile of its number
    if s.holder[turtle] == ON_ISLAND:
        # [GA10] collected at once
        s.holder[turtle] = seat
        s.on_island -= 1
        s.collected = 1
        if fifth_wins(s) and held(s, seat, TURTLE_COLOUR[turtle]) == FIFTH:
            # [GA14] before GA12, if it is also the last
            s.ending = BY_FIFTH
            s.phase = END
        elif s.on_island == 0 and s.bag_size == 0:
            # [GA12] the last turtle of all
            s.ending = BY_LAST
            s.phase = END


@rule
def held(s: Any, seat: int, colour: int) -> int:
    """How many turtles of a colour a seat has."""
    count = 0
    for i in range(EACH):
        count += s.holder[colour + N_COLOURS * i] == seat
    return count


@rule
def end_round(s: Any) -> None:
    if s.bag_size == 0 and s.stale > 0:
        # option `stale`: rounds in a row without a pick-up
        s.quiet = 0 if s.collected else s.quiet + 1
        if s.quiet == s.stale:
            s.ending = BY_STALE
    s.collected = 0
    s.turn = 0
    s.step = 0
    # [GA11] new turtles, as many as are left; [GA12] none when the bag is empty
    s.to_draw = DRAWN[s.seats]
    if s.refill:
        s.to_draw = max(DRAWN[s.seats] - s.on_island, 0)
    s.to_draw = min(s.to_draw, s.bag_size)
    if s.ending:
        s.phase = END
    else:
        s.round_number += 1
        s.phase = TURTLE if s.to_draw > 0 else ROLL


@rule
def over(s: Any) -> int:
    return s.ending


@rule
def score(s: Any, out: Any) -> None:
    for seat in range(s.seats):
        turtles = 0
        fewest = EACH
        most = 0
        for colour in range(N_COLOURS):
            count = held(s, seat, colour)
            turtles += count
            fewest = min(fewest, count)
            most = max(most, count)
        if s.ending == BY_FIFTH:
            out[seat] = most >= FIFTH  # [GA14] 1 to 0
        else:
            out[seat] = turtles + SET_BONUS * fewest  # [GA13]


@rule
def place(s: Any, out: Any) -> None:
    score(s, out)
    rank(out, s.seats)  # [GA13] equal scores share


@rule
def planning(s: Any) -> bool:
    """Whether plans are being made, and are secret. [GA5]"""
    return s.phase == PLAN or s.phase == TICK


@rule
def hide(s: Any, seat: int) -> None:
    # [GA5] the dice of other plans go back among those rolled; how many lie there is open
    if planning(s):
        for other in range(s.seats):
            if other != seat:
                for k in range(DICE):
                    if s.plan[other, k] != NO_DIE:
                        s.dice[other, s.plan[other, k]] += 1
                        s.plan[other, k] = NO_DIE


@rule
def guess(s: Any, seat: int, rng: Any) -> None:
    """Each die rolled is as likely as any other to lie at each place of a plan."""
    if planning(s):
        for other in range(s.seats):
            if other != seat:
                for k in range(s.laid[other]):
                    left = draw(rng, DICE - k)
                    colour = 0
                    while left >= s.dice[other, colour]:
                        left -= s.dice[other, colour]
                        colour += 1
                    s.dice[other, colour] -= 1
                    s.plan[other, k] = colour


@rule
def witness(s: Any, actor: int, move: int, seat: int) -> int:
    # [GA5] that a die was laid is seen by all, which one by its owner alone; all else is open
    if planning(s) and actor >= 0 and actor != seat and move < TAKE_BACK and not last_tick(s):
        return UNSEEN
    return move


@rule
def last_tick(s: Any) -> bool:
    """Whether this is the last decision before time is up, so that plans are shown with it."""
    still = unfinished(s) & ~s.acted
    return s.sand == TICKS and s.first != NOBODY and s.ticks_left == 0 and still & (still - 1) == 0


bind(RECORD, sys.modules[__name__])
