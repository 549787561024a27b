"""Search guided by the game's net, entirely in compiled code: few simulations, each of more weight.

The tree is that of `bots.search`: a decision is stored under what its own seat has witnessed, and
every seat maximises its own reward. The difference is what is known beforehand. Moves that the net
considers likely are tried first (PUCT, after AlphaZero), and a simulation ends where it meets a
decision for the first time: there the net's critic, which sees the whole guessed world, estimates
every seat's chances.

A rival's moves depend on the secrets of the guessed world, so each move is weighed when it is first
possible at a decision, by what that rival knows in that world.
"""

from __future__ import annotations

import math
from typing import Any

from tepui.bots import search
from tepui.bots.search import CUT, DEEPEST, OPEN, Scratch, after, find, finish, learn, reckon
from tepui.engine.learning.net import policy, ponder, ponder_open, shares
from tepui.engine.learning.stepper import lowest
from tepui.engine.rules.chance import draw, start
from tepui.engine.rules.contract import (
    CHANCE,
    NOTHING,
    apply,
    guess,
    legal,
    over,
    place,
    waiting,
    witness,
)  # fmt: skip
from tepui.engine.rules.exponential import exp
from tepui.engine.rules.hooks import imagine, toss
from tepui.engine.rules.numbers import uint64
from tepui.engine.rules.places import share_victory
from tepui.engine.rules.record import Layout
from tepui.engine.rules.rule import rule

# A move met in the tree; or, under a key of its own, a decision.
NODE = Layout(
    (
        ("key", "u8", ()),
        ("total", "f8", ()),  # the rewards of whoever made it
        ("wins", "f8", ()),  # the shares of victory in those rewards
        ("visits", "i4", ()),
        ("chances", "i4", ()),  # how often it was available
        ("likely", "f8", ()),  # what the net gives it
    )
)
DECISION = -3  # in place of a seat, for the key of a decision

# Knobs of this search, after those of `bots.search`.
PUCT, FIRST_PLAY, SMOOTHING, OWN = range(search.KNOBS, search.KNOBS + 4)
KNOBS = search.KNOBS + 4


@rule
def simulate(
    scratch: Scratch, thinker: int, seats: int, simulations: int, worlds: Any, table: Any,
    used: Any, roots: Any, knobs: Any, actor: Any, critic: Any,
) -> None:  # fmt: skip
    """Run simulations from the hidden record `pair[0]`, in given worlds or guessed ones."""
    pair, rng = scratch.pair, scratch.rng
    for _ in range(simulations):
        if len(worlds):
            pair[1] = worlds[draw(rng, len(worlds))]
        else:
            pair[1] = pair[0]
            imagine(pair[1], thinker)
            guess(pair[1], thinker, rng)
        for seat in range(seats):
            scratch.keys[seat] = roots[seat]
        depth = descend(scratch, thinker, seats, table, used, knobs, actor)
        if knobs[CUT] > 0.0:
            finish(pair[1], scratch, knobs)
        appraise(scratch, thinker, seats, knobs, actor, critic)
        reckon(pair[1], seats, scratch, knobs)
        learn(table, depth, scratch)


@rule
def descend(
    scratch: Scratch, thinker: int, seats: int, table: Any, used: Any, knobs: Any, actor: Any
) -> int:
    """Play by the tree up to a decision that was never met; how many moves were the tree's."""
    s = scratch.pair[1]
    moves, slots, path, keys = scratch.moves, scratch.slots, scratch.path, scratch.keys
    depth = 0
    first = True
    while not over(s):
        awaited = waiting(s)
        if awaited == 0 and not first:
            who = CHANCE
            move = toss(s, scratch.rng, moves, scratch.weights)
        else:
            # The thinker decides first; then whoever is awaited, one after the other.
            who = thinker if first else lowest(awaited)
            n = legal(s, who, moves)
            i = 0
            if n > 1:
                known = meet(table, used, keys[who])
                if depth >= DEEPEST or (not first and not known):
                    return depth
                if not weigh(scratch, who, seats, table, used, n, knobs, actor):
                    return depth
                i = select(table, n, slots, knobs)
                path[depth, 0] = slots[i]
                path[depth, 1] = who
                depth += 1
            first = False
            move = moves[i]
        if who != CHANCE or knobs[OPEN] == 0.0:
            for seat in range(seats):
                seen = witness(s, who, move, seat)
                if seen != NOTHING:
                    keys[seat] = after(keys[seat], who, seen)
        apply(s, who, move)
    return depth


@rule
def meet(table: Any, used: Any, key: Any) -> bool:
    """Whether a decision was met before; from now on it was."""
    own = after(key, DECISION, 0)
    slot = find(table, own)
    if table[slot].key == own:
        return True
    if used[0] < len(table) - len(table) // 3:
        table[slot].key = own
        used[0] += 1
    return False


@rule
def weigh(
    scratch: Scratch, who: int, seats: int, table: Any, used: Any, n: int, knobs: Any, actor: Any
) -> bool:
    """Find the moves of a decision, the net weighs the new ones; False if there is no room."""
    moves, slots, odds, key = scratch.moves, scratch.slots, scratch.odds, scratch.keys[who]
    new = 0
    for i in range(n):
        slots[i] = find(table, after(key, who, moves[i]))
        new += table[slots[i]].key == uint64(0)
    if new == 0:
        return True
    if used[0] + new > len(table) - len(table) // 4:
        return False
    ponder(scratch.pair, 1, who, seats, actor)
    policy(scratch.pair[1], who, moves, n, actor, odds)
    soften(odds, n, 1.0)
    for i in range(n):
        own = after(key, who, moves[i])
        slots[i] = find(table, own)  # again: those before it may have taken its place
        if table[slots[i]].key == uint64(0):
            table[slots[i]].key = own
            table[slots[i]].likely = odds[i] * (1.0 - knobs[SMOOTHING]) + knobs[SMOOTHING] / n
    used[0] += new
    return True


@rule
def soften(odds: Any, n: int, heat: float) -> None:
    """Turn logits into probabilities."""
    greatest = odds[0]
    for i in range(1, n):
        greatest = max(greatest, odds[i])
    total = 0.0
    for i in range(n):
        odds[i] = exp((odds[i] - greatest) / heat)
        total += odds[i]
    for i in range(n):
        odds[i] /= total


@rule
def select(table: Any, n: int, slots: Any, knobs: Any) -> int:
    """Which move to try here: of great reward so far, or likely and seldom tried (PUCT)."""
    visits = 0
    total = 0.0
    likely = 0.0
    for i in range(n):
        node = table[slots[i]]
        visits += node.visits
        total += node.total
        likely += node.likely
        table[slots[i]].chances += 1
    # A move that was never tried counts as a little worse than the tried ones.
    untried = total / visits - knobs[FIRST_PLAY] if visits else 0.0
    best = 0
    most = -1e9
    for i in range(n):
        node = table[slots[i]]
        promise = node.total / node.visits if node.visits else untried
        share = node.likely / likely
        promise += knobs[PUCT] * share * math.sqrt(node.chances) / (1 + node.visits)
        if promise > most:
            most = promise
            best = i
    return best


@rule
def appraise(
    scratch: Scratch, thinker: int, seats: int, knobs: Any, actor: Any, critic: Any
) -> None:
    """Each seat's chance in `pair[1]`, as the critic sees it; and the thinker, if that is asked."""
    wins, odds = scratch.wins, scratch.odds
    ended = foresee(scratch, seats, critic)
    if knobs[OWN] > 0.0 and not ended:
        ponder(scratch.pair, 1, thinker, seats, actor)
        shares(thinker, seats, actor, odds)
        for seat in range(seats):
            wins[seat] += knobs[OWN] * (odds[seat] - wins[seat])


@rule
def foresee(scratch: Scratch, seats: int, critic: Any) -> bool:
    """Who has won `pair[1]`, and True; or what the critic says at the next choice in it."""
    s = scratch.pair[1]
    who = to_choice(s, scratch)
    if who < 0:
        place(s, scratch.moves)
        share_victory(scratch.moves, seats, scratch.wins)
        return True
    ponder_open(scratch.pair, 1, who, seats, critic)
    shares(who, seats, critic, scratch.wins)
    return False


@rule
def to_choice(s: Any, scratch: Scratch) -> int:
    """Let happen what leaves no choice; who has one then, or -1 at the end.

    The nets have seen positions in which somebody has a choice, and no others.
    """
    moves = scratch.moves
    while not over(s):
        awaited = waiting(s)
        if awaited == 0:
            apply(s, CHANCE, toss(s, scratch.rng, moves, scratch.weights))
            continue
        who = lowest(awaited)
        if legal(s, who, moves) > 1:
            return who
        apply(s, who, moves[0])
    return -1


@rule
def opinion(
    a: Any, seat: int, seats: int, moves: Any, n: int, heat: float, actor: Any, odds: Any
) -> None:
    """How much the net likes each of a seat's moves in the hidden record `a[0]`."""
    a[1] = a[0]
    imagine(a[1], seat)
    ponder(a, 1, seat, seats, actor)
    policy(a[1], seat, moves, n, actor, odds)
    soften(odds, n, heat)


@rule
def foresee_each(
    records: Any, streams: Any, seed: int, seats: int, all_chairs: int, scratch: Scratch,
    bytes: Any, critic: Any, out: Any,
) -> None:  # fmt: skip
    """The critic's judgement of each open record; records of one stream have the same luck.

    From the chair of whoever chooses next, or the mean from all chairs. `bytes` are those of the
    pair: the same choice again, as where no chance comes first, is judged once.
    """
    pair, moves = scratch.pair, scratch.moves
    last = -1
    for i in range(len(records)):
        pair[1] = records[i]
        start(scratch.rng, seed, streams[i])
        awaited = waiting(pair[1])
        imagine(pair[1], lowest(awaited) if awaited else 0)
        who = to_choice(pair[1], scratch)
        if who < 0:
            place(pair[1], moves)
            share_victory(moves, seats, out[i])
            continue
        if last >= 0 and alike(bytes):
            for seat in range(seats):
                out[i, seat] = out[last, seat]
            continue
        pair[0] = pair[1]
        last = i
        from_chairs(scratch, who, seats, all_chairs, critic, out[i])


@rule
def from_chairs(
    scratch: Scratch, who: int, seats: int, all_chairs: int, critic: Any, out: Any
) -> None:
    """The critic's judgement of the open record `pair[1]`, from the chooser's chair or from all."""
    wins = scratch.wins
    for turn in range(seats if all_chairs else 1):
        chair = (who + turn) % seats
        ponder_open(scratch.pair, 1, chair, seats, critic)
        shares(chair, seats, critic, wins)
        for seat in range(seats):
            out[seat] += (wins[seat] - out[seat]) / (turn + 1)


@rule
def alike(bytes: Any) -> bool:
    """Whether two records are the same, byte for byte."""
    for k in range(bytes.shape[1]):  # noqa: SIM110  # rules have no generators
        if bytes[0, k] != bytes[1, k]:
            return False
    return True
