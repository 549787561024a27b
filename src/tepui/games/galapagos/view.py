"""The picture of the table: what a client draws for one viewer."""

from typing import Any

import msgspec

from tepui.engine.rules.contract import SPECTATOR
from tepui.engine.rules.sight import Sight
from tepui.engine.text.event import Event
from tepui.games.galapagos.material import (
    COLOURS,
    DICE,
    EACH,
    FIFTH,
    MOVE,
    N_COLOURS,
    NO_DIE,
    NO_TILE,
    NOBODY,
    OFF,
    ON_ISLAND,
    PHASES,
    PLACES,
    PLAN,
    RECORD,
    TICK,
    TICKS,
    TILE_COLOUR,
    TURTLE_COLOUR,
    fifth_wins,
)

_NEAR = RECORD.span("near")  # sets of bits, a byte each


class Tile(msgspec.Struct, frozen=True):
    """A tile of the island, at axial coordinates; the volcano at (0, 0) is not among them."""

    number: int
    colour: str
    q: int
    r: int
    turtle: str | None  # the colour of the turtle on it


class Turtle(msgspec.Struct, frozen=True):
    """A turtle collected."""

    number: int
    colour: str


class Sand(msgspec.Struct, frozen=True):
    """The sandglass."""

    kind: str  # seconds, ticks, off
    seconds: int | None
    taken_by: int | None
    running: bool  # it has been taken, and plans are still being made
    ticks_left: int | None  # full ticks to come after this one, while it runs in ticks


class Step(msgspec.Struct, frozen=True):
    """A step that a die allows, from one tile to another, by their numbers."""

    leaves: int
    enters: int


class Seat(msgspec.Struct, frozen=True):
    """What one seat has."""

    pawn: int | None  # the number of its tile
    dice: list[str]  # all dice rolled, by colour
    laid: int  # how many lie in the plan
    plan: list[str] | None  # from left to right; None where the viewer may not look
    ways: list[list[Step]]  # the steps that each die of the plan still to be played could make
    finished: bool
    turtles: list[Turtle]
    score: int


class View(msgspec.Struct, frozen=True):
    """The table of Galapagos."""

    viewer: int | None  # a seat, or None for a spectator
    phase: str  # island, turtles, pawns, roll, tick, plan, move, end
    round: int  # from 1, once the pawns stand
    turn: int | None  # who moves, or whose decision it is in a tick
    next_die: int | None  # which die of the mover's plan comes next, from 0
    tiles: list[Tile]  # those laid so far
    bag: int  # turtles left in the bag
    sand: Sand
    draw: str  # new, refill
    stale: int | None  # the option
    quiet: int  # rounds in a row without a pick-up, where that option counts them
    ends: list[Event]  # what would end the game, and how much is left until then
    seats: list[Seat]


def view(sight: Sight) -> View:
    """The table as a viewer sees it."""
    s = sight.s
    scores = sight.position.scores()
    deciding = s.phase == MOVE or (s.phase == PLAN and s.sand == TICKS)
    return View(
        viewer=None if sight.viewer == SPECTATOR else sight.viewer,
        phase=PHASES[s.phase],
        round=int(s.round_number),
        turn=int(s.turn) if deciding else None,
        next_die=int(s.step) if s.phase == MOVE else None,
        tiles=_tiles(sight),
        bag=int(s.bag_size),
        sand=_sand(sight),
        draw="refill" if s.refill else "new",
        stale=int(s.stale) or None,
        quiet=int(s.quiet),
        ends=_ends(s),
        seats=[_seat(sight, seat, scores[seat]) for seat in range(s.seats)],
    )


def _ends(s: Any) -> list[Event]:
    left = int(s.bag_size) + s.holder.count(ON_ISLAND)
    events = [Event("galapagos-ends-last", {"n": left})]  # [GA12]
    if fifth_wins(s):  # [GA14]
        owned = [(seat, TURTLE_COLOUR[n]) for n, seat in enumerate(s.holder) if seat in (0, 1)]
        most = max((owned.count(each) for each in owned), default=0)
        events.append(Event("galapagos-ends-fifth", {"n": max(FIFTH - most, 0)}))
    if s.stale > 0 and s.bag_size == 0:
        events.append(Event("galapagos-ends-stale", {"n": int(s.stale - s.quiet)}))
    return events


def _tiles(sight: Sight) -> list[Tile]:
    holder = sight.s.holder
    tiles = []
    for (q, r), tile in zip(PLACES, sight.s.tile, strict=True):
        if tile != NO_TILE:
            turtle = COLOURS[TURTLE_COLOUR[tile]] if holder[tile] == ON_ISLAND else None
            tiles.append(Tile(tile + 1, COLOURS[TILE_COLOUR[tile]], q, r, turtle))
    return tiles


def _sand(sight: Sight) -> Sand:
    s = sight.s
    running = bool(s.phase in (PLAN, TICK) and s.first != NOBODY)
    return Sand(
        kind="ticks" if s.sand == TICKS else "off" if s.sand == OFF else "seconds",
        seconds=int(s.sand) if s.sand > 0 else None,
        taken_by=None if s.first == NOBODY else int(s.first),
        running=running and bool(s.sand != OFF),
        ticks_left=int(s.ticks_left) if running and s.sand == TICKS else None,
    )


def _seat(sight: Sight, seat: int, score: int) -> Seat:
    s = sight.s
    plan = [colour for colour in s.plan[seat] if colour != NO_DIE]
    rolled = [left + plan.count(c) for c, left in enumerate(s.dice[seat])]
    secret = s.phase in (PLAN, TICK) and not sight.shows(seat)
    return Seat(
        pawn=None if s.pawn[seat] == NO_TILE else int(s.pawn[seat]) + 1,
        dice=[colour for c, colour in enumerate(COLOURS) for _ in range(rolled[c])],
        laid=int(s.laid[seat]),
        plan=None if secret else [COLOURS[c] for c in plan],
        ways=_ways(sight, seat, plan),
        finished=bool(s.finished >> seat & 1),
        turtles=[
            Turtle(n + 1, COLOURS[TURTLE_COLOUR[n]])
            for n, holder in enumerate(s.holder)
            if holder == seat
        ],
        score=score,
    )


def _ways(sight: Sight, seat: int, plan: list[int]) -> list[list[Step]]:
    """Where a plan can lead: all steps of its first die, then all that can follow on those."""
    s, near = sight.s, sight.position.memory[_NEAR]
    tiles = {s.pawn[seat]}
    ways = []
    for colour in plan[_played(s, seat) :]:
        steps = [
            Step(tile + 1, EACH * colour + i + 1)
            for tile in sorted(tiles)
            for i in range(EACH)
            if near[tile * N_COLOURS + colour] >> i & 1
        ]
        ways.append(steps)
        tiles = {step.enters - 1 for step in steps}
    return ways


def _played(s: Any, seat: int) -> int:
    """How many dice of its plan a seat has done with."""
    if s.phase in (PLAN, TICK):
        return 0
    due = (seat - s.turn) % s.seats  # how many move before it
    if s.phase != MOVE or due >= s.to_move:
        return DICE
    return 0 if due else int(s.step)


def clock_seconds(s: Any) -> int | None:
    """The seconds of the sandglass, where real time runs: the clock's move comes after them."""
    return int(s.sand) if s.sand > 0 else None
