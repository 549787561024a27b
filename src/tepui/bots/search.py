"""Information-set Monte Carlo tree search, entirely in compiled code.

Each simulation guesses a world that fits what the thinking seat knows, and plays it to the end. A
decision is stored in the tree under a hash of everything its own seat has witnessed since the root
(multiple-observer search, Cowling, Powley and Whitehouse 2012). So a seat never chooses by what it
cannot know, a choice hidden from others is still made well by whoever makes it, and simultaneous
choices are asked one after the other. Every seat maximises its own reward.

The tree is one hash table of moves with open addressing: no pointers, no allocation.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tepui.engine.chance import GAMMA, draw, mix, weighted
from tepui.engine.contract import (
    CHANCE,
    NOTHING,
    apply,
    guess,
    legal,
    over,
    place,
    score,
    waiting,
    witness,
)  # fmt: skip
from tepui.engine.hooks import imagine, pick, prior, toss, value
from tepui.engine.places import share_victory
from tepui.engine.rule import rule
from tepui.engine.stepper import lowest

# A move met in the tree.
NODE = np.dtype(
    (
        np.record,
        [
            ("key", "u8"),
            ("total", "f8"),  # the rewards of whoever made it
            ("visits", "i4"),
            ("chances", "i4"),  # how often it was available
            ("wins", "f8"),  # the shares of victory in those rewards
        ],
    )
)
DEEPEST = 256  # decisions in the tree along one simulation
LOGS = 1024

# Knobs of the search.
EXPLORE, MARGIN, GREED, CUT, OPEN, BIAS, WIDEN = range(7)
KNOBS = 7


@rule
def find(table: Any, key: Any) -> int:
    """The slot of a key in the table, or where it would be. The table is never full."""
    mask = len(table) - 1
    i = np.int64(key >> np.uint64(20)) & mask
    while table[i].key != key and table[i].key != np.uint64(0):
        i = (i + 1) & mask
    return i  # type: ignore[return-value]


@rule
def after(key: Any, actor: int, seen: int) -> Any:
    """The key of what a seat knows after it has witnessed one more move."""
    return mix((key ^ np.uint64((actor + 4) * 65536 + seen + 4)) + GAMMA)


@rule
def log_of(logs: Any, n: int) -> float:
    """The natural logarithm of a count, to a thousandth."""
    big = 0.0
    while n >= LOGS:
        n >>= 9
        big += 6.238324625039508
    return logs[n] + big


@rule
def width(table: Any, key: Any, seat: int, moves: Any, n: int, knobs: Any) -> int:
    """How many of the moves are considered here: more, the more often it was met."""
    if knobs[WIDEN] == 0.0:
        return n
    met = 0
    for i in range(n):
        met += table[find(table, after(key, seat, moves[i]))].visits
    return 2 + int(knobs[WIDEN] * math.sqrt(met))


@rule
def rank(weights: Any, n: int, i: int) -> int:
    """How many moves have more weight than one of them, or as much and come before it."""
    ahead = 0
    for k in range(n):
        ahead += weights[k] > weights[i] or (weights[k] == weights[i] and k < i)
    return ahead


@rule
def select(
    table: Any, key: Any, seat: int, moves: Any, n: int, weights: Any, slots: Any, logs: Any,
    knobs: Any, rng: Any,
) -> int:  # fmt: skip
    """Which of the moves to try here: one never tried, or the one of greatest promise."""
    fresh = 0
    best = -1
    most = -1.0
    total = 0.0
    for i in range(n):
        total += weights[i]
    widest = width(table, key, seat, moves, n, knobs)
    for i in range(n):
        if widest < n and rank(weights, n, i) >= widest:
            continue
        slot = find(table, after(key, seat, moves[i]))
        slots[i] = slot
        visits = table[slot].visits
        if visits == 0:
            # among the untried, one by weight (reservoir sampling)
            fresh += weights[i]
            if draw(rng, fresh) < weights[i]:
                best = i
        elif fresh == 0:
            table[slot].chances += 1
            promise = table[slot].total / visits
            promise += knobs[EXPLORE] * math.sqrt(log_of(logs, table[slot].chances) / visits)
            promise += knobs[BIAS] * weights[i] / (total * (1 + visits))
            if promise > most:
                most = promise
                best = i
        else:
            table[slot].chances += 1
    return best


@rule
def simulate(
    a: Any, thinker: int, seats: int, simulations: int, table: Any, rng: Any, moves: Any,
    weights: Any, slots: Any, path: Any, roots: Any, keys: Any, wins: Any, reward: Any, logs: Any,
    knobs: Any,
) -> int:  # fmt: skip
    """Run simulations from the hidden record `a[0]` in `a[1]`; how many decisions that took."""
    decisions = 0
    for _ in range(simulations):
        a[1] = a[0]
        s = a[1]
        imagine(s, thinker)
        guess(s, thinker, rng)
        for seat in range(seats):
            keys[seat] = roots[seat]
        depth = descend(
            s, thinker, seats, table, rng, moves, weights, slots, path, keys, logs, knobs
        )
        decisions += depth + finish(s, rng, moves, weights, knobs)
        judge(s, seats, wins, reward, moves, knobs)
        for i in range(depth):
            table[path[i, 0]].visits += 1
            table[path[i, 0]].total += reward[path[i, 1]]
            table[path[i, 0]].wins += wins[path[i, 1]]
    return decisions


@rule
def descend(
    s: Any, thinker: int, seats: int, table: Any, rng: Any, moves: Any, weights: Any, slots: Any,
    path: Any, keys: Any, logs: Any, knobs: Any,
) -> int:  # fmt: skip
    """Play by the tree until a move is made for the first time; how many moves were the tree's."""
    depth = 0
    first = True
    inside = True
    while inside and not over(s):
        awaited = waiting(s)
        if awaited == 0 and not first:
            actor = CHANCE
            move = toss(s, rng, moves, weights)
        else:
            # The thinker decides first; then whoever is awaited, one after the other.
            actor = thinker if first else lowest(awaited)
            first = False
            n = legal(s, actor, moves)
            i = 0
            if n > 1:
                if knobs[BIAS] > 0.0 or knobs[WIDEN] > 0.0:
                    prior(s, actor, moves, n, weights)
                else:
                    for k in range(n):
                        weights[k] = 1
                i = select(table, keys[actor], actor, moves, n, weights, slots, logs, knobs, rng)
                path[depth, 0] = slots[i]
                path[depth, 1] = actor
                depth += 1
                if table[slots[i]].visits == 0:
                    table[slots[i]].key = after(keys[actor], actor, moves[i])
                    table[slots[i]].chances = 1
                    inside = False
                inside = inside and depth < DEEPEST
            move = moves[i]
        if inside and (actor != CHANCE or knobs[OPEN] == 0.0):
            for seat in range(seats):
                seen = witness(s, actor, move, seat)
                if seen != NOTHING:
                    keys[seat] = after(keys[seat], actor, seen)
        apply(s, actor, move)
    return depth


@rule
def finish(s: Any, rng: Any, moves: Any, weights: Any, knobs: Any) -> int:
    """Play on, at random or with some sense, to the end or the cut; how many decisions."""
    decisions = 0
    cut = int(knobs[CUT])
    while decisions < cut and not over(s):
        awaited = waiting(s)
        if awaited:
            seat = lowest(awaited)
            decisions += 1
            if knobs[GREED] > 0.0:
                n = legal(s, seat, moves)
                prior(s, seat, moves, n, weights)
                apply(s, seat, moves[weighted(rng, n, weights)])
            else:
                # A call of its own: compiled together with `pick`, it is the faster for it.
                apply(s, seat, pick(s, seat, rng, moves))
        else:
            apply(s, CHANCE, toss(s, rng, moves, weights))
    return decisions


@rule
def judge(s: Any, seats: int, wins: Any, reward: Any, moves: Any, knobs: Any) -> None:
    """Each seat's reward: its share of the victory, and a little for its margin in points."""
    if over(s):
        place(s, moves)
        share_victory(moves, seats, wins)
    else:
        value(s, wins, moves)
    reckon(s, seats, wins, reward, moves, knobs)


@rule
def reckon(s: Any, seats: int, wins: Any, reward: Any, moves: Any, knobs: Any) -> None:
    """Add the margin in points to the shares of victory."""
    score(s, moves)
    for seat in range(seats):
        rival = -1000000
        for other in range(seats):
            if other != seat:
                rival = max(rival, moves[other])
        span = 1.0 + abs(moves[seat]) + abs(rival)
        margin = 0.5 + 0.5 * (moves[seat] - rival) / span
        reward[seat] = wins[seat] + knobs[MARGIN] * (margin - wins[seat])


@rule
def look(table: Any, root: Any, thinker: int, moves: Any, n: int, found: Any) -> None:
    """Add up what the tree has found about the thinker's moves: visits, rewards, victories."""
    for i in range(n):
        slot = find(table, after(root, thinker, moves[i]))
        found[i, 0] += table[slot].visits
        found[i, 1] += table[slot].total
        found[i, 2] += table[slot].wins


@rule
def follow(roots: Any, seats: int, actor: int, seen: Any) -> None:
    """Move the root to where a move has led, as each seat has witnessed it."""
    for seat in range(seats):
        if seen[seat] != NOTHING:
            roots[seat] = after(roots[seat], actor, seen[seat])
