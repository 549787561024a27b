"""Hints for a person: the moves a strong bot would consider, with their chances of winning."""

import math
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace

from tepui.bots.judge import tempered
from tepui.bots.levels import level
from tepui.bots.settings import Thought
from tepui.bots.thinker import Thinker
from tepui.engine.play.position import Position

__all__ = ["hints"]

ADVISER = "champion"
ALIKE = 0.02  # of chance: moves that differ by no more are about as good
SEEN = 4  # the best move has at most this many times the visits of such a move


def hints(
    position: Position, seat: int, name: str = ADVISER, seed: int = 0,
    seconds: float | None = None, options: Mapping[str, str] | None = None,
) -> list[Thought]:  # fmt: skip
    """What is known of a seat's moves after some thought, the best first; none if it has no move.

    Thinks about what the seat may know, no longer than `seconds` if they are given.
    """
    legal = _advisable(position, seat)
    if not legal:
        return []
    means = level(position.game, position.seats, name, options)
    hidden = position.hidden_from(seat).memory
    thinker = Thinker(position.game, position.seats, seat, means.settings, nets=means.nets)
    thinker.think(hidden, legal, seed, 0)  # compiles, or loads, before the clock starts
    deadline = None if seconds is None else time.monotonic() + seconds
    thoughts = thinker.think(hidden, legal, seed, means.simulations, deadline)
    if means.nets is None:
        return thoughts
    heat = math.prod(means.nets.heats_of(position.seats))
    return [replace(each, chance=_judged(each.chance, position.seats, heat)) for each in thoughts]


def worth_telling(found: Sequence[Thought], most: int) -> list[Thought]:
    """The first of some hints, and every other that is about as good as the best of them."""
    return [
        each
        for number, each in enumerate(found)
        if number < most
        or (each.chance >= found[0].chance - ALIKE and SEEN * each.visits >= found[0].visits)
    ]


def _advisable(position: Position, seat: int) -> list[int]:
    """A seat's moves, without those that the game would advise nobody to make."""
    legal = position.moves_of(seat)
    advisable = position.game.optional("reasons", "advisable")
    if advisable is None:
        return legal
    sight = position.seen_by(seat)
    return [move for move in legal if advisable(sight, seat, move)] or legal


def _judged(chance: float, seats: int, heat: float) -> float:
    """A chance as the judge would tell it, as if the others shared the rest alike."""
    rest = (1 - chance) / (seats - 1)
    return tempered([chance, *[rest] * (seats - 1)], heat)[0]
