"""What bots are told about Galapagos beyond its rules: ticks for sand, and a nose for turtles."""

from __future__ import annotations

import sys
from typing import Any

from tepui.engine.rules.chance import draw, weighted
from tepui.engine.rules.exponential import exp
from tepui.engine.rules.hooks import bind_policy
from tepui.engine.rules.rule import rule
from tepui.games.galapagos.material import (
    EACH,
    FINISH,
    GO,
    LAY,
    MOST_SEATS,
    MOVE,
    N_COLOURS,
    NOBODY,
    ON_ISLAND,
    PLAN,
    RECORD,
    ROLL,
    STOP,
    TAKE_BACK,
    TICK,
    TICKS,
)
from tepui.games.galapagos.rules import lots, score, unfinished

# Simulations for one small choice of easy, normal, hard and expert, by number of seats.
SIMULATIONS = {
    2: (30, 30, 100, 8_000),
    3: (30, 30, 100, 8_000),
    4: (30, 30, 100, 8_000),
}
SEARCH = {"exploration": 0.1, "margin": 0.2, "policy": True, "cut": 12, "open_loop": True}
# The champion's, which thinks with the net. With four seats it plays on before the critic is asked.
CHAMPION = {
    2: {"simulations": 2_500},
    3: {"simulations": 2_000},
    4: {"simulations": 1_700, "cut": 16, "smoothing": 0.3},
}
ALL_CHAIRS = True  # the coach asks the critic from every chair: docs/coach.md
CHAPTER_SHOWN = ("phase=6",)  # the features that tell chapters apart


@rule
def imagine(s: Any, seat: int) -> None:
    """Sand runs for people; a bot thinks in ticks, and decides now."""
    if s.sand != TICKS:
        s.sand = TICKS
        if s.phase == PLAN:
            s.turn = seat
            s.acted = 0
            s.ticks_left = s.further_ticks if s.first != NOBODY else 0


@rule
def chapter(s: Any) -> int:
    """Half a round: plans, and the walks."""
    return 2 * int(s.round_number) + (s.phase == MOVE)


@rule
def prior(s: Any, seat: int, moves: Any, n: int, weight: Any) -> None:
    """Lay dice that lead to turtles, finish when no die leads on, and walk to turtles."""
    planning = s.phase == PLAN
    colour = s.pawn[seat] // EACH
    tiles = 1 << (s.pawn[seat] % EACH)
    if planning:
        for k in range(s.laid[seat]):
            tiles = led_to(s, colour, tiles, s.plan[seat, k])
            colour = s.plan[seat, k]
    for i in range(n):
        move = moves[i]
        if planning and move < TAKE_BACK:
            ahead = led_to(s, colour, tiles, move - LAY)
            weight[i] = 1
            if ahead:
                weight[i] = 6 + 30 * meets_turtle(s, move - LAY, ahead)
        elif move == FINISH:
            weight[i] = 2 + 2 * s.laid[seat]
        elif move >= GO and move < STOP:
            weight[i] = 6 + 60 * (s.holder[move - GO] == ON_ISLAND)
        else:
            weight[i] = 1


@rule
def led_to(s: Any, colour: int, tiles: int, die: int) -> int:
    """The tiles of a die's colour next to any of these tiles of one colour; six bits each."""
    ahead = 0
    for i in range(EACH):
        if (tiles >> i) & 1:
            ahead |= s.near[colour * EACH + i, die]
    return ahead


@rule
def meets_turtle(s: Any, colour: int, tiles: int) -> int:
    """1 if a turtle lies on any of these tiles of a colour, else 0."""
    found = 0
    for i in range(EACH):
        found |= (tiles >> i) & (s.holder[colour * EACH + i] == ON_ISLAND)
    return found


@rule
def value(s: Any, out: Any, scratch: Any) -> None:
    """A lead in points is worth the more, the fewer turtles are left."""
    score(s, scratch)
    scale = 1.0 + 0.15 * (s.bag_size + s.on_island)
    most = 0
    for seat in range(s.seats):
        most = max(most, scratch[seat])
    total = 0.0
    for seat in range(s.seats):
        out[seat] = exp((scratch[seat] - most) / scale)
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


@rule
def pick(s: Any, seat: int, rng: Any, scratch: Any) -> int:
    """What `legal` and one draw would give, without the list."""
    if s.phase == MOVE:
        colour = s.plan[seat, s.step]
        tiles = int(s.near[s.pawn[seat], colour])
        at = draw(rng, ones(tiles, EACH) + 1)
        nth = nth_one(tiles, EACH, at)
        return STOP if nth == EACH else GO + EACH * colour + nth
    dice = 0
    for colour in range(N_COLOURS):
        dice |= (s.dice[seat, colour] > 0) << colour
    back = int(s.laid[seat] > 0 and s.sand != TICKS)
    n = ones(dice, N_COLOURS)
    at = draw(rng, n + back + 1)
    if at < n:
        return LAY + nth_one(dice, N_COLOURS, at)
    return TAKE_BACK if at < n + back else FINISH


@rule
def toss(s: Any, rng: Any, scratch: Any, weight: Any) -> int:
    """What `chance` and one draw would give, without the list."""
    if s.phase == ROLL:
        return draw(rng, N_COLOURS)
    if s.phase == TICK:
        still = unfinished(s) & ~s.acted
        return nth_one(still, MOST_SEATS, draw(rng, ones(still, MOST_SEATS)))
    n = lots(s, scratch, weight)
    return weighted(rng, n, weight)


@rule
def ones(bits: int, width: int) -> int:
    """How many bits are set."""
    count = 0
    for i in range(width):
        count += (bits >> i) & 1
    return count


@rule
def nth_one(bits: int, width: int, n: int) -> int:
    """Which bit is the one after n others that are set; `width`, if there are no more."""
    at = 0
    before = 0
    for i in range(width):  # no early exit: a branch nobody can predict costs more
        before += (bits >> i) & 1
        at += before <= n
    return at


bind_policy(RECORD, sys.modules[__name__])
