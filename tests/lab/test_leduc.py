"""The specimen of the benchmarks is the game that others play: Leduc hold'em, move for move."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

import tepui
from tepui.cli.app import app
from tepui.engine.play.match import Match
from tepui.engine.rules.contract import CHANCE
from tepui.engine.text.errors import IllegalMove
from tepui.specimens.leduc.material import CALL, FOLD

ROOT = Path(__file__).parents[2]

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


def test_a_game_that_only_has_rules_is_played_measured_and_written(tmp_path: Path) -> None:
    """Leduc has no narration, refusals, view or words; only who asks for those is refused."""
    page = (ROOT / "docs" / "writing-bots.md").read_text("utf-8")
    code = page.partition("file=mine.py -->\n```python\n")[2].partition("```")[0]
    (tmp_path / "mine.py").write_text(code, "utf-8")
    mine = f"python:{tmp_path / 'mine.py'}:Mine"

    def told(*asked: str) -> str:
        done = CliRunner().invoke(app, [asked[0], "leduc", *asked[1:]])
        assert done.exception is None or isinstance(done.exception, SystemExit), done.exc_info
        return done.output

    assert "4.6833 points" in told("exploit", "--worth", "score", "--bot", mine)
    few = ("--games", "4", "--workers", "1")
    assert mine in told("arena", "--bots", f"{mine},random", *few)
    assert "4 games" in told("data", "-o", str(tmp_path / "l.parquet"), *few)
    assert "report is in" in told("report", "--games", "100", "-o", str(tmp_path / "l.html"))
    assert "showdown" in told("simulate", "--seats", "2", "--games", "100")
    assert "has no narration.py" in told("play", "--save", str(tmp_path / "saved.log"))


def test_where_nothing_explains_a_refusal_a_move_is_still_refused() -> None:
    match = Match(tepui.game("leduc"), 2)
    for card in ("jack", "queen"):
        match.play(CHANCE, match.parse(CHANCE, card))
    with pytest.raises(IllegalMove, match="isn’t legal now"):
        match.play(0, (FOLD,))
    match.play(0, (CALL,))
    assert not match.can_undo(0)


def test_openspiel_is_told_how_long_it_can_be() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import tepui.envs.openspiel  # noqa: F401

    game = pyspiel.load_game("tepui_leduc")
    assert game.max_game_length() == 8
    pyspiel.random_sim_test(game, num_sims=20, serialize=False, verbose=False)
