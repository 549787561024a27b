"""What a player installs needs neither a compiler nor NumPy: all is played where there is none."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tepui.engine.rules.rule import INTERPRETED

# Brought by extras of their own, which say so: `lab`, `gpu`, `train`.
EXTRAS = ("tepui.engine.runtime.jit", "tepui.lab.gpu", "tepui.train")
GOLDEN = Path(__file__).parents[1] / "games" / "coloretto" / "golden" / "piles-2.log"

# To Python, what is None here is not installed.
COMPILER = {"numba": None, "llvmlite": None, "ziglang": None, "typst": None}
BOTH = {**COMPILER, "numpy": None}

IMPORTS = """
import importlib, json, pkgutil, tepui
found = []
for each in pkgutil.walk_packages(tepui.__path__, "tepui."):
    if not each.name.startswith(EXTRAS) and not each.name.endswith("__main__"):
        importlib.import_module(each.name)
        found.append(each.name)
print(json.dumps(found))
"""

PLAYS = """
import json, random, tepui
from tepui.bots import roster
from tepui.bots.bot import BotSeat
from tepui.bots.hint import hints
from tepui.bots.judge import judge
from tepui.engine.rules.contract import CHANCE
from tepui.engine.runtime.machine import implementation_of
from tepui.engine.play.position import Position
said = {}
for game in tepui.all_games():
    seats = game.seats[0]
    levels = ("champion", "expert", "instinct", "greedy", "easy")[:seats]
    bots = [roster.seated(name, BotSeat(game, seats, k)) for k, name in enumerate(levels)]
    position, rng, left = Position.opening(game, seats, game.simulation), random.Random(1), 8
    while not position.over() and (left or game.id == "coloretto"):
        awaited = position.waiting()
        if awaited:
            seat, legal = awaited[0], position.legal(awaited[0])
            record, left = position.hidden_from(seat).s, max(left - 1, 0)
            if left == 4 and len(legal) > 1:
                hints(position, seat)
                judge(position, seat, 20)
            if not left:  # what is left of a whole game goes quickly
                bots = [roster.seated("instinct", BotSeat(game, seats, k)) for k in range(seats)]
            position.apply(seat, bots[seat].choose(record, legal, rng, None))
        else:
            moves, weights = zip(*position.chances())
            position.apply(CHANCE, rng.choices(moves, weights)[0])
    said[game.id] = [implementation_of(game), position.over() > 0]
print(json.dumps(said))
"""

SIMULATES = """
import tepui
from tepui.lab.simulate import simulate
for game in tepui.all_games():
    assert simulate(game, game.seats[0], 20, 1).games == 20
"""

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")


def said_by(script: str, *args: str, without: dict[str, None] = BOTH) -> str:
    block = f"import sys; sys.modules.update({without})"
    done = subprocess.run(
        [sys.executable, "-c", f"{block}\nEXTRAS = {EXTRAS!r}\n{script}", *args],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def test_no_module_of_the_default_install_imports_numba_or_typst() -> None:
    found = json.loads(said_by(IMPORTS, without=COMPILER))
    assert len(found) > 200
    assert {"tepui.server.http.app", "tepui.bots.thinker", "tepui.coach.review"} <= set(found)


def test_without_numba_games_are_simulated() -> None:
    said_by(SIMULATES, without=COMPILER)


def test_without_both_bots_play_at_full_strength_and_hints_are_given() -> None:
    for implementation, ended in json.loads(said_by(PLAYS)).values():
        assert implementation == "wasmtime"
        assert ended in (True, False)


def test_without_both_a_game_is_reviewed() -> None:
    script = (
        "from tepui.cli import main\nfrom tepui.coach import choices, review\n"
        "choices.DEEP, choices.WORLDS, review.GLANCES = 300, 4, 8\n"
        "sys.argv[:1] = ['tepui']\nmain()"
    )
    review = json.loads(said_by(script, "review", str(GOLDEN), "--json", "--lang", "en"))
    assert review


def test_what_needs_numba_says_so() -> None:
    script = (
        "from tepui.engine.text.errors import TepuiError\n"
        "try:\n    import tepui.engine.runtime.jit\n"
        "except TepuiError as wrong:\n    print(wrong)"
    )
    assert "pip install 'tepui[lab]'" in said_by(script)
    assert "pip install numpy" in said_by(script.replace("engine.runtime.jit", "lab"))
