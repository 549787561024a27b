"""How Galapagos looks from one's own chair, for nets.

Every island is another, so places say little: what counts is which turtles a pawn can come to by
which dice. The turtle of a tile has the colour of the tile's number within its colour, so tiles of
one die's colour are told apart by the colour of their turtle.
"""

from __future__ import annotations

import sys
from typing import Any

from tepui.engine.learning.relative_features import at_least, count, one_of, seat, seat_bits, steps
from tepui.engine.rules.hooks import bind_policy
from tepui.engine.rules.numbers import int64
from tepui.engine.rules.rule import rule
from tepui.games.galapagos.material import (
    DICE,
    EACH,
    END,
    GO,
    IN_BAG,
    MOST_SEATS,
    MOVE,
    N_COLOURS,
    NO_TILE,
    ON_ISLAND,
    RECORD,
    STOP,
    TICK,
    TILES,
)

VERSION = 1
# What a net is trained on; the others matter not.
OPTIONS = {"draw": ("new", "refill"), "fifth": ("wins",)}

FIELDS = {
    "phase": one_of(range(TICK, END)),
    "turn": seat(),
    "step": one_of(range(1, DICE)),
    "to_move": steps(4),
    "first": seat(),
    "finished": seat_bits(),
    "acted": seat_bits(),
    "ticks_left": count(5),
    "bag_size": count(36),
    "on_island": count(12),
    "collected": count(1),
    "refill": count(1),
    "further_ticks": count(10),
    "quiet": count(10),
    "round_number": at_least(range(2, 16, 2)),
    "holder": one_of(range(ON_ISLAND, IN_BAG)),
    "dice": steps(3, axes=(0,)),
    "laid": steps(DICE, axes=(0,)),
    "plan": one_of(range(N_COLOURS), axes=(0,)),
}
# Training cuts games off after this many decisions: aimless ones go on for thousands, sensible
# ones are over by then.
HORIZON = 400
# Laying, taking back, finishing; going to the tile of a number within the die's colour; stopping.
ACTIONS = GO + EACH + 1

# Of each seat and colour: its turtles; of each colour, those on the island and in the bag.
_HELD = MOST_SEATS * N_COLOURS
_BOWLS = _HELD + 2 * MOST_SEATS
# From where the seat stands (the viewer: at the end of its plan), by one die: whether it leads on,
# and to turtles of which colours; by two: whether they lead to a turtle, of the viewer to which.
_ONE = N_COLOURS * (1 + N_COLOURS)
_TWO = N_COLOURS * N_COLOURS
_WAYS = _BOWLS + 2 * N_COLOURS
_FAR = _WAYS + MOST_SEATS * (_ONE + _TWO)
# What the viewer's plan has passed; and when it moves, by the tile that it goes to: its turtle, and
# those that the rest of the plan can come to from there.
_PASSED = _FAR + _TWO * N_COLOURS
_TILES = _PASSED + N_COLOURS
_SIZE = _TILES + EACH * (1 + N_COLOURS)
DERIVED = {f"way-{k}": 1 / 3 if k < _BOWLS else 1 / 4 if k < _WAYS else 1.0 for k in range(_SIZE)}


@rule
def derive(s: Any, viewer: int, seats: int, out: Any) -> None:
    """Write who holds what, and what can be come to."""
    for k in range(_SIZE):
        out[k] = 0
    lying = int64(0)  # six bits a tile's colour: where a turtle lies
    for n in range(TILES):
        colour = n % N_COLOURS
        holder = int(s.holder[n])
        if holder == ON_ISLAND:
            lying |= int64(1) << n
            out[_BOWLS + colour] += 1
        elif holder == IN_BAG:
            out[_BOWLS + N_COLOURS + colour] += 1
        else:
            out[(holder - viewer + seats) % seats * N_COLOURS + colour] += 1
    for turn in range(seats):
        seat = (viewer + turn) % seats
        few, most = 9, 0
        for colour in range(N_COLOURS):
            held = int(out[turn * N_COLOURS + colour])
            few, most = min(few, held), max(most, held)
        out[_HELD + 2 * turn], out[_HELD + 2 * turn + 1] = few, most
        if s.pawn[seat] != NO_TILE:
            derive_ways(s, seat, turn, lying, out)
    if s.pawn[viewer] != NO_TILE and s.phase == MOVE and s.turn == viewer:
        derive_tiles(s, viewer, lying, out)


@rule
def derive_ways(s: Any, seat: int, turn: int, lying: Any, out: Any) -> None:
    """Write what one die, and two, lead a seat to."""
    colour = s.pawn[seat] // EACH
    tiles = 1 << (s.pawn[seat] % EACH)
    if turn == 0 and s.phase != MOVE:
        for k in range(s.laid[seat]):
            tiles = led(s, colour, tiles, s.plan[seat, k])
            colour = s.plan[seat, k]
            met = tiles & (lying >> (EACH * colour))
            for i in range(EACH):
                out[_PASSED + i] |= (met >> i) & 1
    at = _WAYS + turn * (_ONE + _TWO)
    for die in range(N_COLOURS):
        ahead = led(s, colour, tiles, die)
        met = ahead & (lying >> (EACH * die))
        out[at + die] = ahead != 0
        for i in range(EACH):
            out[at + N_COLOURS * (1 + die) + i] = (met >> i) & 1
        for then in range(N_COLOURS):
            met = led(s, die, ahead, then) & (lying >> (EACH * then))
            out[at + _ONE + N_COLOURS * die + then] = met & 63 != 0
            if turn == 0:
                for i in range(EACH):
                    out[_FAR + (N_COLOURS * die + then) * N_COLOURS + i] = (met >> i) & 1


@rule
def derive_tiles(s: Any, seat: int, lying: Any, out: Any) -> None:
    """Write what the rest of a plan can come to, by the tile that is gone to first."""
    first = s.plan[seat, s.step]
    ahead = s.near[s.pawn[seat], first]
    for i in range(EACH):
        if (ahead >> i) & 1:
            at = _TILES + i * (1 + N_COLOURS)
            out[at] = (lying >> (EACH * first + i)) & 1
            colour, tiles = int(first), 1 << i
            for k in range(s.step + 1, s.laid[seat]):
                die = int(s.plan[seat, k])
                tiles = led(s, colour, tiles, die)
                colour = die
                met = tiles & (lying >> (EACH * colour))
                for j in range(EACH):
                    out[at + 1 + j] |= (met >> j) & 1


@rule
def led(s: Any, colour: int, tiles: int, die: int) -> int:
    """The tiles of a die's colour next to any of these tiles of one colour; six bits each."""
    ahead = 0
    for i in range(EACH):
        if (tiles >> i) & 1:
            ahead |= int(s.near[colour * EACH + i, die])
    return ahead


@rule
def encode_action(s: Any, seat: int, move: int, back: Any) -> int:
    """The relative action that is a seat's move."""
    if move < GO:
        return move
    return GO + EACH if move == STOP else GO + (move - GO) % EACH


@rule
def decode_action(s: Any, seat: int, action: int, turns: Any) -> int:
    """The move that is a seat's relative action."""
    if action < GO:
        return action
    if action == GO + EACH:
        return STOP
    return GO + EACH * int(s.plan[seat, s.step]) + action - GO


bind_policy(RECORD, sys.modules[__name__])
