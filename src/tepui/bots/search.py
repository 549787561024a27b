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
from typing import Any, NamedTuple

from tepui.engine.game import Game
from tepui.engine.learning.stepper import lowest
from tepui.engine.rules.chance import GAMMA, draw, mix, weighted
from tepui.engine.rules.contract import (
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
from tepui.engine.rules.hooks import imagine, pick, prior, toss, value
from tepui.engine.rules.numbers import int64, uint64
from tepui.engine.rules.places import share_victory
from tepui.engine.rules.record import Layout
from tepui.engine.rules.rule import rule
from tepui.engine.runtime.machine import Machine

# A move met in the tree.
NODE = Layout(
    (
        ("key", "u8", ()),
        ("total", "f8", ()),  # the rewards of whoever made it
        ("visits", "i4", ()),
        ("chances", "i4", ()),  # how often it was available
        ("wins", "f8", ()),  # the shares of victory in those rewards
    )
)
DEEPEST = 256  # decisions in the tree along one simulation
LOGS = 1024

# Parameters of the search.
EXPLORATION, MARGIN, GREED, CUT, OPEN, BIAS, WIDEN = range(7)
KNOBS = 7


class Scratch(NamedTuple):
    """Scratch arrays of the compiled search: of one thread, used again by every call."""

    pair: Any  # the hidden record that is searched, and the world that is played in
    rng: Any
    moves: Any
    weights: Any
    slots: Any  # where the moves lie in the tree
    path: Any  # of a simulation through the tree: slots, and who moved
    keys: Any  # what each seat has witnessed
    wins: Any  # each seat's share of the victory
    reward: Any
    odds: Any


def scratch_of(game: Game, seats: int, machine: Machine) -> Scratch:
    """New scratch paper in a machine's memory."""
    numbers = [machine.piece("i8", game.longest) for _ in range(3)]
    return Scratch(  # type: ignore[call-arg]  # `numbers` are three
        machine.piece(game.layout, 2), machine.piece("u8", 1), *numbers,
        machine.piece("i8", (DEEPEST, 2)), machine.piece("u8", seats),
        machine.piece("f8", seats), machine.piece("f8", seats),
        machine.piece("f8", max(game.longest, seats)),
    )  # fmt: skip


@rule
def find(table: Any, key: Any) -> int:
    """The slot of a key in the table, or where it would be. The table is never full."""
    mask = len(table) - 1
    i = int64(key >> uint64(20)) & mask
    while table[i].key != key and table[i].key != uint64(0):
        i = (i + 1) & mask
    return i  # type: ignore[return-value]


@rule
def after(key: Any, actor: int, seen: int) -> Any:
    """The key of what a seat knows after it has witnessed one more move."""
    return mix((key ^ uint64((actor + 4) * 65536 + seen + 4)) + GAMMA)


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
def select(table: Any, key: Any, seat: int, n: int, scratch: Scratch, logs: Any, knobs: Any) -> int:
    """Which of the moves to try here: one never tried, or the one of greatest promise."""
    moves, weights, slots = scratch.moves, scratch.weights, scratch.slots
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
            if draw(scratch.rng, fresh) < weights[i]:
                best = i
        elif fresh == 0:
            table[slot].chances += 1
            promise = table[slot].total / visits
            promise += knobs[EXPLORATION] * math.sqrt(log_of(logs, table[slot].chances) / visits)
            promise += knobs[BIAS] * weights[i] / (total * (1 + visits))
            if promise > most:
                most = promise
                best = i
        else:
            table[slot].chances += 1
    return best


@rule
def simulate(
    scratch: Scratch, thinker: int, seats: int, simulations: int, table: Any, roots: Any, logs: Any,
    knobs: Any,
) -> int:  # fmt: skip
    """Run simulations from the hidden record `pair[0]`; how many decisions that took."""
    decisions = 0
    for _ in range(simulations):
        scratch.pair[1] = scratch.pair[0]
        s = scratch.pair[1]
        imagine(s, thinker)
        guess(s, thinker, scratch.rng)
        for seat in range(seats):
            scratch.keys[seat] = roots[seat]
        depth = descend(scratch, thinker, seats, table, logs, knobs)
        decisions += depth + finish(s, scratch, knobs)
        judge(s, seats, scratch, knobs)
        learn(table, depth, scratch)
    return decisions


@rule
def learn(table: Any, depth: int, scratch: Scratch) -> None:
    """Add a simulation's rewards to the moves that the tree made in it."""
    path = scratch.path
    for i in range(depth):
        table[path[i, 0]].visits += 1
        table[path[i, 0]].total += scratch.reward[path[i, 1]]
        table[path[i, 0]].wins += scratch.wins[path[i, 1]]


@rule
def descend(scratch: Scratch, thinker: int, seats: int, table: Any, logs: Any, knobs: Any) -> int:
    """Play by the tree until a move is made for the first time; how many moves were the tree's."""
    s = scratch.pair[1]
    moves, weights, slots = scratch.moves, scratch.weights, scratch.slots
    path, keys = scratch.path, scratch.keys
    depth = 0
    first = True
    inside = True
    while inside and not over(s):
        awaited = waiting(s)
        if awaited == 0 and not first:
            actor = CHANCE
            move = toss(s, scratch.rng, moves, weights)
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
                i = select(table, keys[actor], actor, n, scratch, logs, knobs)
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
def finish(s: Any, scratch: Scratch, knobs: Any) -> int:
    """Play on, at random or with some sense, to the end or the cut; how many decisions."""
    rng, moves, weights = scratch.rng, scratch.moves, scratch.weights
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
def judge(s: Any, seats: int, scratch: Scratch, knobs: Any) -> None:
    """Each seat's reward: its share of the victory, and a little for its margin in points."""
    if over(s):
        place(s, scratch.moves)
        share_victory(scratch.moves, seats, scratch.wins)
    else:
        value(s, scratch.wins, scratch.moves)
    reckon(s, seats, scratch, knobs)


@rule
def reckon(s: Any, seats: int, scratch: Scratch, knobs: Any) -> None:
    """Add the margin in points to the shares of victory."""
    moves, wins, reward = scratch.moves, scratch.wins, scratch.reward
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
