"""The specimen of the benchmarks is the game that others play: Leduc hold'em, move for move."""

from __future__ import annotations

import subprocess
import sys

# OpenSpiel knows six cards, of which each rank is two; its actions are ours.
SCRIPT = """
import random, numpy as np, pyspiel, tepui
from tepui.engine.rules import hooks
from tepui.engine.rules.chance import draw
from tepui.engine.rules.contract import CHANCE
from tepui.engine.play.position import Position

rng, theirs_game = random.Random(1), pyspiel.load_game("leduc_poker")
record = tepui.game("leduc").material.RECORD
pick, toss = hooks.given(record, hooks.pick), hooks.given(record, hooks.toss)
stream, scratch = np.zeros(1, np.uint64), np.zeros(16, np.int64)

def drawn(shortcut, row):  # the shortcut gives what one draw from the row would give
    before = stream.copy()
    assert shortcut() == row[draw(before, len(row))] and before == stream

for _ in range(300):
    theirs, ours = theirs_game.new_initial_state(), Position.opening(tepui.game("leduc"), 2)
    while not theirs.is_terminal():
        if theirs.is_chance_node():
            outcomes = theirs.chance_outcomes()
            action = rng.choice([a for a, _ in outcomes])
            weight = dict(ours.chances())
            row = [rank for rank, times in weight.items() for _ in range(times)]
            drawn(lambda: toss(ours.record[0], stream, scratch, scratch), row)
            for rank in range(3):
                found = sum(p for a, p in outcomes if a // 2 == rank)
                assert abs(found - weight.get(rank, 0) / sum(weight.values())) < 1e-9
            ours.apply(CHANCE, action // 2)
        else:
            seat = theirs.current_player()
            assert ours.waiting() == (seat,)
            assert ours.legal(seat) == theirs.legal_actions()
            drawn(lambda: pick(ours.record[0], seat, stream, scratch), ours.legal(seat))
            action = rng.choice(theirs.legal_actions())
            ours.apply(seat, action)
        theirs.apply_action(action)
    assert ours.over()
    assert ours.scores() == theirs.returns()
print("the same")
"""


def test_leduc_is_the_leduc_of_openspiel() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, timeout=600
    )  # fmt: skip
    assert done.stdout == "the same\n", done.stderr[-2000:]
