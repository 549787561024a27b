"""Random and greedy players in compiled code, with a policy for each seat, for very many games."""

from __future__ import annotations

from typing import Any

from tepui.engine.game import Game
from tepui.engine.learning.stepper import lowest
from tepui.engine.rules.chance import draw
from tepui.engine.rules.contract import CHANCE, apply, hide, legal, over, waiting
from tepui.engine.rules.hooks import fall, has_hook, pick, prior
from tepui.engine.rules.rule import rule

POLICIES = ("random", "greedy")
RANDOM, GREEDY = range(len(POLICIES))


def compiled(game: Game, bot: str) -> bool:
    """Whether this bot plays such a game in compiled code; greed needs the game's own prior."""
    return bot == "random" or (bot == "greedy" and has_hook(game.material.RECORD, prior))


@rule
def pick_best(a: Any, seat: int, rng: Any, moves: Any, weights: Any) -> int:
    """The move of `a[0]` that the game's prior likes best; among equals, any.

    `a[1]` is scratch paper: there the prior sees what the seat may know, and no more.
    """
    n = legal(a[0], seat, moves)
    a[1] = a[0]
    hide(a[1], seat)
    prior(a[1], seat, moves, n, weights)
    best, equals = 0, 0
    for i in range(n):
        if weights[i] > best:
            best, equals = weights[i], 0
        equals += weights[i] == best
    left = draw(rng, equals)
    for i in range(n):
        if weights[i] == best:
            if left == 0:
                return moves[i]
            left -= 1
    return moves[0]


@rule
def play_by(a: Any, policies: Any, rng: Any, moves: Any, weights: Any) -> int:
    """Play `a[0]` to its end by each seat's policy; how many decisions that took."""
    decisions = 0
    while not over(a[0]):
        awaited = waiting(a[0])
        if awaited:
            seat = lowest(awaited)
            if policies[seat] == GREEDY:
                move = pick_best(a, seat, rng, moves, weights)
            else:
                move = pick(a[0], seat, rng, moves)
            apply(a[0], seat, move)
            decisions += 1
        else:
            apply(a[0], CHANCE, fall(a[0], rng, moves, weights))
    return decisions
