"""What lies in the box of Galapagos, and the record of a position. [GA1-GA3]

Tiles and turtles are counted from 0 here (number n of the box is n - 1), and the island is kept as
a graph of tiles: which tiles of each colour lie next to each tile, six bits for each colour.
"""

from __future__ import annotations

from typing import Any

from tepui.engine.rules.record import record
from tepui.engine.rules.rule import rule

COLOURS = ("black", "white", "red", "green", "yellow", "blue")
N_COLOURS = len(COLOURS)
EACH = 6  # [GA1] [GA2] tiles, and turtles, of each colour
TILES = N_COLOURS * EACH
TURTLES = TILES
TILE_COLOUR = tuple(n // EACH for n in range(TILES))  # [GA2] so colour c has tiles 6c to 6c + 5
TURTLE_COLOUR = tuple(n % N_COLOURS for n in range(TURTLES))  # [GA2]

# [GA1] The places around the volcano, row by row, in axial coordinates (q, r).
RADIUS = 3
VOLCANO = (0, 0)
CORNERS = ((3, 0), (0, 3), (-3, 3), (-3, 0), (0, -3), (3, -3))  # in order round the coast
_SPAN = range(-RADIUS, RADIUS + 1)
PLACES = tuple((q, r) for r in _SPAN for q in _SPAN if abs(q + r) <= RADIUS and (q, r) != VOLCANO)
_SIDES = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def _next_to(place: tuple[int, int]) -> set[tuple[int, int]]:
    q, r = place
    beside = {(q + dq, r + dr) for dq, dr in _SIDES}
    if place in CORNERS:
        # [GA9] the next corners round the coast
        at = CORNERS.index(place)
        beside |= {CORNERS[at - 1], CORNERS[(at + 1) % len(CORNERS)]}
    return beside & set(PLACES)  # [GA8] never the volcano


# Places next to place p that come before it: EARLIER[FIRST_EARLIER[p]] up to those of p + 1.
_BEFORE = tuple(
    tuple(sorted(PLACES.index(each) for each in _next_to(place) if PLACES.index(each) < p))
    for p, place in enumerate(PLACES)
)
EARLIER = tuple(each for places in _BEFORE for each in places)
FIRST_EARLIER = tuple(sum(len(places) for places in _BEFORE[:p]) for p in range(TILES + 1))

MOST_SEATS = 4
DICE = 5  # [GA3]
DRAWN = (0, 0, 5, 6, 6)  # [GA4] [GA11] turtles drawn, by number of seats
SET_BONUS = 2  # [GA13] a set of six scores 8
FIFTH = 5  # [GA14]

NOBODY = -1
NO_DIE = -1
NO_TILE = -1
IN_BAG, ON_ISLAND = -1, -2  # where a turtle is, if no seat holds it

# The option `sand`: a number of seconds, or one of these.
OFF, TICKS = 0, -1
SECONDS = 30  # [GA3]
FURTHER_TICKS = 5

# What is awaited.
ISLAND, TURTLE, PAWN, ROLL, TICK, PLAN, MOVE, END = range(8)
PHASES = ("island", "turtles", "pawns", "roll", "tick", "plan", "move", "end")

# How it ended (Game.endings, from 1).
BY_LAST, BY_FIFTH, BY_STALE = 1, 2, 3

RECORD = record(
    [
        ("seats", "i1"),
        ("phase", "i1"),
        ("turn", "i1"),  # who moves; in ticks, who decides; whose dice or pawn chance gives
        ("step", "i1"),  # the next die of the mover's plan; while rolling, dice rolled
        ("to_move", "i1"),  # seats yet to end their move, with the mover
        ("first", "i1"),  # [GA6] who took the sandglass
        ("finished", "i1"),  # bit set of seats whose plan is locked
        ("acted", "i1"),  # in ticks, bit set of seats that have decided in this tick
        ("ticks_left", "i1"),  # full ticks to come after this one, once the sand runs
        ("ending", "i1"),
        ("tiles_laid", "i1"),
        ("to_draw", "i1"),  # turtles yet to be drawn now
        ("bag_size", "i1"),
        ("on_island", "i1"),  # turtles on the island
        ("collected", "i1"),  # whether a turtle was collected in this round
        ("refill", "i1"),  # option draw
        ("further_ticks", "i1"),  # option ticks
        ("sand", "i2"),  # option sand
        ("stale", "i2"),  # option stale, 0 for off
        ("quiet", "i2"),  # rounds in a row without a pick-up, the bag being empty
        ("round_number", "i4"),
        ("tile", "i1", (TILES,)),  # the tile at each place
        ("near", "i1", (TILES, N_COLOURS)),  # bit i of [t, c]: tile 6c + i is next to tile t
        ("holder", "i1", (TURTLES,)),  # the seat that holds a turtle, IN_BAG or ON_ISLAND
        ("pawn", "i1", (MOST_SEATS,)),  # the tile it stands on
        ("dice", "i1", (MOST_SEATS, N_COLOURS)),  # rolled and not laid; see `hide`
        ("laid", "i1", (MOST_SEATS,)),  # dice in the plan
        ("plan", "i1", (MOST_SEATS, DICE)),  # their colours, from left to right
        ("fifth_scores", "i1"),  # option fifth: whether it is a turtle like others
    ]
)

# Moves: lay a die of a colour; take the last die back; finish; go to a tile; stop.
LAY = 0
TAKE_BACK = LAY + N_COLOURS
FINISH = TAKE_BACK + 1
GO = FINISH + 1
STOP = GO + TILES
MOVES = STOP + 1
# Where chance comes from: the tiles, the bag, the bag for the pawns, who decides next in a tick,
# and from there on each seat's dice.
FROM_TILES, FROM_BAG, FROM_BAG_FOR_PAWNS, FROM_TICK, FROM_DICE = range(5)
SOURCES = FROM_DICE + MOST_SEATS
OUTCOMES = TILES  # a tile, a turtle, a colour rolled, or the seat that decides next
SAND_OUT = 0  # the only move of the clock


@rule
def fifth_wins(s: Any) -> bool:
    """[GA14] Whether a fifth turtle of one colour wins at once."""
    return s.seats == 2 and not s.fifth_scores
