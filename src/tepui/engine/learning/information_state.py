"""What a seat has witnessed so far, as one number; and stepping a game with chance in the open.

A hidden record says what a seat knows, but not in what order it learned it. Where that matters
(information states with perfect recall), each seat keeps a fingerprint of everything it has
witnessed: 64 bits, however long the game, so a position can be stored, copied and sent without its
history.
"""

from __future__ import annotations

from typing import Any

from tepui.engine.learning.stepper import lowest
from tepui.engine.rules.chance import mix
from tepui.engine.rules.contract import (
    CHANCE,
    NOTHING,
    apply,
    chance,
    legal,
    over,
    waiting,
    witness,
)
from tepui.engine.rules.numbers import uint64
from tepui.engine.rules.rule import rule, wrapping

NO_MOVE = -1
OVER = -4  # nobody acts any more

# `advance` answers with one number: how many moves there are, and who makes one.
ACTORS = 16
FIRST_ACTOR = 4


@rule
@wrapping
def impress(print: Any, actor: int, seen: int) -> Any:
    """The fingerprint after something more was witnessed."""
    return mix(print ^ mix(uint64((actor + 8) * 1_000_003 + seen + 8)))


@rule
def remember(s: Any, actor: int, move: int, prints: Any) -> None:
    """Let every seat witness a move that is about to be made."""
    for seat in range(len(prints)):
        seen = witness(s, actor, move, seat)
        if seen != NOTHING:
            prints[seat] = impress(prints[seat], actor, seen)


@rule
def advance(a: Any, actor: int, move: int, prints: Any, moves: Any, weights: Any) -> int:
    """Make a move (or NO_MOVE), and find who acts next and what they could do.

    Writes the moves; for chance, the possible outcomes with their weights.
    """
    s = a[0]
    if move != NO_MOVE:
        remember(s, actor, move, prints)
        apply(s, actor, move)
    if over(s):
        return OVER + FIRST_ACTOR
    awaited = waiting(s)
    if awaited:
        seat = int(lowest(awaited))
        return int(legal(s, seat, moves)) * ACTORS + seat + FIRST_ACTOR
    n = 0
    for k in range(chance(s, moves, weights)):
        moves[n], weights[n] = moves[k], weights[k]
        n += weights[k] > 0
    return n * ACTORS + CHANCE + FIRST_ACTOR
