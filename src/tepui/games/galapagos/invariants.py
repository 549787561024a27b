"""What holds of every position of Galapagos, so that no other is begun from."""

from collections.abc import Iterator
from typing import Any

from tepui.games.galapagos.material import (
    DICE,
    DRAWN,
    EACH,
    EARLIER,
    END,
    FIFTH,
    FIRST_EARLIER,
    IN_BAG,
    ISLAND,
    MOVE,
    N_COLOURS,
    NO_DIE,
    NO_TILE,
    NOBODY,
    ON_ISLAND,
    PAWN,
    PHASES,
    PLAN,
    ROLL,
    TICK,
    TICKS,
    TILE_COLOUR,
    TILES,
    TURTLE,
    fifth_wins,
)

LONGEST = 1_000_000  # rounds


def conditions(s: Any, opening: Any) -> Iterator[tuple[str, bool]]:
    """What must hold, field by field."""
    for name in ("seats", "refill", "further_ticks", "sand", "stale", "fifth_scores"):
        yield name, getattr(s, name) == getattr(opening, name)
    for name in ("pawn", "dice", "laid", "plan"):
        yield name, getattr(s, name)[s.seats :] == getattr(opening, name)[s.seats :]
    yield "phase", s.phase in range(len(PHASES))
    yield "ending", s.ending in range(4) and (s.ending > 0) == (s.phase == END)
    yield "turn", s.turn in range(s.seats)
    opening_up = s.phase in (ISLAND, PAWN)
    yield "round_number", s.round_number == 0 if opening_up else 0 <= s.round_number < LONGEST
    yield "round_number", s.round_number > 0 or opening_up or s.phase == TURTLE
    yield from _island(s)
    yield from _turtles(s)
    yield from _dice(s)
    yield from _course(s)


def _island(s: Any) -> Iterator[tuple[str, bool]]:
    """[GA1] the tiles laid so far, and which lie next to each other."""
    yield "tiles_laid", 0 <= s.tiles_laid <= TILES and (s.tiles_laid < TILES) == (s.phase == ISLAND)
    laid = s.tile[: s.tiles_laid]
    yield "tile", all(tile in range(TILES) for tile in laid) and len({*laid}) == len(laid)
    yield "tile", all(tile == NO_TILE for tile in s.tile[s.tiles_laid :])
    near = [[0] * N_COLOURS for _ in range(TILES)]
    for place, tile in enumerate(laid):
        for i in range(FIRST_EARLIER[place], FIRST_EARLIER[place + 1]):
            other = laid[EARLIER[i]]
            near[tile][TILE_COLOUR[other]] |= 1 << other % EACH
            near[other][TILE_COLOUR[tile]] |= 1 << tile % EACH
    yield "near", [*map(list, s.near)] == near


def _turtles(s: Any) -> Iterator[tuple[str, bool]]:
    """[GA4] [GA10] [GA11] where the turtles and the pawns are."""
    holder = s.holder
    yield "holder", all(each in (IN_BAG, ON_ISLAND, *range(s.seats)) for each in holder)
    yield "holder", s.round_number > 0 or not any(each >= 0 for each in holder)
    yield "bag_size", s.bag_size == holder.count(IN_BAG)
    yield "on_island", s.on_island == holder.count(ON_ISLAND)
    # [GA12] [GA14] otherwise the game is over
    running = s.phase != END
    yield "holder", not running or s.bag_size + s.on_island > 0
    counts = [
        sum(holder[colour + N_COLOURS * i] == seat for i in range(EACH))
        for seat in range(s.seats)
        for colour in range(N_COLOURS)
    ]
    yield "holder", not running or not fifth_wins(s) or max(counts) < FIFTH
    yield "holder", not fifth_wins(s) or sum(max(count - FIFTH + 1, 0) for count in counts) <= 1
    most = min(DRAWN[s.seats], s.bag_size)
    yield "to_draw", 1 <= s.to_draw <= most if s.phase == TURTLE else s.to_draw == 0
    before = {ISLAND: 0, TURTLE: DRAWN[s.seats] - s.to_draw, PAWN: DRAWN[s.seats]}
    yield "on_island", s.round_number > 0 or s.on_island == before[s.phase]
    pawns = s.pawn[: s.seats]
    placed = s.seats if s.round_number else s.turn if s.phase == PAWN else 0
    yield "pawn", all(pawn in range(TILES) for pawn in pawns[:placed])
    yield "pawn", all(pawn == NO_TILE for pawn in pawns[placed:])
    if s.phase == PAWN:
        drawn = pawns[:placed]
        yield "pawn", len({*drawn}) == placed and all(holder[pawn] == IN_BAG for pawn in drawn)


def _dice(s: Any) -> Iterator[tuple[str, bool]]:
    """[GA5] five dice a seat, in its plan or beside it."""
    rolling = s.phase == ROLL
    yield "step", s.step in range(DICE + (s.phase == END))
    yield "step", s.step == 0 or s.phase in (ROLL, MOVE, END)
    for seat in range(s.seats):
        laid = s.laid[seat]
        yield "laid", laid in range(DICE + 1)
        yield "plan", all(die in range(N_COLOURS) for die in s.plan[seat, :laid])
        yield "plan", all(die == NO_DIE for die in s.plan[seat, laid:])
        yield "dice", min(s.dice[seat]) >= 0
        fresh = rolling and (s.turn, s.step) != (0, 0)
        dice = DICE if s.round_number > (rolling or s.phase == TURTLE) else 0
        if fresh:
            dice = DICE if seat < s.turn else s.step if seat == s.turn else 0
        yield "dice", sum(s.dice[seat]) + laid == dice
        yield "laid", laid == 0 or not fresh


def _course(s: Any) -> Iterator[tuple[str, bool]]:
    """[GA6] [GA7] [GA8] who has finished, who moves, and the sand."""
    everybody = (1 << s.seats) - 1
    planning = s.phase in (PLAN, TICK)
    for name in ("finished", "acted"):
        yield name, 0 <= getattr(s, name) <= everybody
    still = everybody & ~s.finished & ~s.acted
    yield "finished", s.finished != everybody or not planning
    yield "finished", s.finished == everybody or s.phase != MOVE
    yield "first", s.first == NOBODY or s.first in range(s.seats)
    yield "first", (s.first == NOBODY) == (s.finished == 0)
    yield "first", s.first == NOBODY or bool(s.finished >> s.first & 1)
    yield "acted", s.acted == 0 or (planning and s.sand == TICKS)
    if s.phase == TICK:
        yield "phase", s.sand == TICKS
        yield "acted", still & (still - 1) != 0
    elif s.phase == PLAN and s.sand == TICKS:
        yield "turn", bool(still >> s.turn & 1)
    yield "ticks_left", 0 <= s.ticks_left <= s.further_ticks
    yield "collected", s.collected in (0, 1)
    yield "quiet", 0 <= s.quiet <= s.stale and (s.quiet < s.stale or s.quiet == 0 or s.ending > 0)
    yield "to_move", s.to_move in range(s.seats + 1)
    yield "to_move", (s.to_move > 0) == (s.phase == MOVE) or s.phase == END
    if s.phase == MOVE:
        seat, pawn = s.turn, s.pawn[s.turn]
        yield "step", s.step < s.laid[seat]
        yield "plan", s.near[pawn, s.plan[seat, s.step]] != 0
        yield "holder", s.holder[pawn] != ON_ISLAND
    elif s.phase in (ISLAND, TURTLE, PLAN) and s.sand != TICKS:
        yield "turn", s.turn == 0
