"""One table as one record: a loop in Python makes a whole decision by one call with one array.

Numba spends a quarter of a microsecond on every array passed to compiled code, more than a decision
in a small game costs. So everything a table needs is in one piece of memory: its state, its output,
and scratch space.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from tepui.engine.game import Game
from tepui.engine.learning import stepper
from tepui.engine.learning.observe import layout, observe
from tepui.engine.rules.contract import place, score
from tepui.engine.rules.rule import rule

BEGIN = 1 << 32  # in place of a move: begin a game
ILLEGAL = -1  # the answer to a move that is not allowed: nothing was changed

# Else the answer is how the game stopped, if it did, and from here down who is asked, from 1.
STOPPED_FROM = 8


@cache
def single(game: Game) -> np.dtype[Any]:
    """The record of a table. `bytes` is the memory of `desk`; arrays of one, as the rules ask."""
    record, most = (game.material.RECORD, (1,)), game.seats[-1]
    codes = len(game.pack_options(game.settle_options({})))
    formats: dict[str, Any] = {
        "position": record,
        "zero": record,
        "desk": record,
        "bytes": ("i1", (record[0].itemsize,)),
        "table": (stepper.table_of(game), (1,)),
        "numbers": ("i8", (stepper.SKIP + 1,)),
        "codes": ("i8", (codes,)),
        "plan": ("i8", layout(game).plan.shape),
        "moves": ("i8", (game.longest,)),
        "weights": ("i8", (game.longest,)),
        "scores": ("i8", (most,)),
        "places": ("i8", (most,)),
        "rewards": ("f4", (most,)),
        "observation": ("f4", (layout(game).size,)),
        "mask": ("i1", (game.material.MOVES,)),
    }
    offsets: list[int] = []
    end = 0
    for name, format in formats.items():
        offsets.append(offsets[-1] if name == "bytes" else end)
        end = offsets[-1] + -(-np.dtype(format).itemsize // 8) * 8
    laid: Any = {
        "names": list(formats), "formats": list(formats.values()), "offsets": offsets,
        "itemsize": end,
    }  # fmt: skip
    return np.dtype((np.record, laid))


@rule
def step_single(one: Any, move: int) -> int:
    """Make the move of the seat that is asked, if it is legal (BEGIN: begin a game).

    The seat that is asked next is shown what it may do and may know; when the game has stopped,
    seat 0 what it may know, and scores and places are written.
    """
    t = one[0]
    if move == BEGIN:
        move = stepper.BEGIN
    elif move < 0 or move >= len(t.mask) or t.mask[move] == 0:
        return ILLEGAL
    table = t.table[0]
    stepper.step(
        t.position, 0, t.zero, table, move, t.codes, t.moves, t.weights, t.moves, t.rewards,
        t.numbers,
    )  # fmt: skip
    asked = table.actor
    if table.stopped != stepper.RUNNING:
        score(t.position[0], t.scores)
        place(t.position[0], t.places)
        asked = stepper.NOBODY
    stepper.allow(t.position[0], asked, t.moves, t.mask)
    observe(t.position, 0, max(asked, 0), t.desk, t.bytes, t.plan, t.observation)
    return int(table.stopped) << STOPPED_FROM | int(table.actor) + 1
