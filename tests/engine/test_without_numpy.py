"""What people see is made of bytes and plain numbers, and so are thoughts: without NumPy."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

import tepui
from tepui.engine.folders import OWN
from tepui.engine.rules.rule import INTERPRETED

# Rules, and those who think by them: where NumPy is installed, rules name its numbers. All other
# modules leave it alone even then. None of all these needs it.
NAMING = (
    *(f"tepui.engine.rules.{name}" for name in ("chance", "hooks", "numbers")),
    *(f"tepui.engine.learning.{name}" for name in (
        "information_state", "net", "netfile", "observe", "relative_features", "stepper",
    )),
    *(f"tepui.games.{file.parent.name}.{file.stem}"
      for file in OWN.glob("*/*.py") if "\n@rule" in file.read_text("utf-8")),
    *(f"tepui.bots.{name}" for name in (
        "bulk", "casual", "guided", "hint", "judge", "lookahead", "mannerly", "netplay", "players",
        "roster", "search", "thinker", "uniform",
    )),
    *(f"tepui.coach.{name}" for name in (
        "caution", "choices", "luck", "par", "patterns", "points", "review", "review_page",
        "summary", "turning",
    )),
)  # fmt: skip
# Those for the lab and environments, which work on arrays.
ARRAYS = (
    "tepui.engine.runtime.jit", "tepui.engine.learning.single", "tepui.engine.learning.trait",
    *(f"{game.package}.traits" for game in tepui.all_games()),
)  # fmt: skip
PACKAGES = ("engine", "games", "bots", "coach", "daily", "rating", "printing", "server")

IMPORTS = """
import importlib, json, pkgutil, sys
if MISSING:
    sys.modules["numpy"] = None  # to Python, it is not installed
import tepui
needing = []
for each in pkgutil.walk_packages(tepui.__path__, "tepui.", lambda lab: None):
    if each.name.split(".")[1] in PACKAGES and not each.name.endswith("__main__"):
        if each.name in NAMING or each.name in ARRAYS:
            continue
        importlib.import_module(each.name)
        if sys.modules.get("numpy"):
            needing.append(each.name)
            break
print(json.dumps(needing))
"""

# Whole games of every title, and all that is said about them.
PLAYS = """
import json, random, sys
sys.modules["numpy"] = None  # to Python, it is not installed
import msgspec, tepui
from tepui.engine.play import log as logs, pad_score, start_position
from tepui.engine.rules.contract import CHANCE, CLOCK, SPECTATOR
from tepui.engine.runtime.machine import implementation_of
from tepui.engine.play.match import Match
from tepui.engine.play.transcript_steps import Followed
from tepui.engine.text.words import words
from tepui.server.http import app
from tepui.server.table import picture, state

def look(match, rng):
    game, position = match.game, match.position
    for viewer in (rng.randrange(match.seats), SPECTATOR):
        sight = position.seen_by(viewer)
        view = game.views.view(sight)
        msgspec.json.encode([view, game.breakdown(sight)])
        game.terminal.lines(view, words("en"), list("ABCDE")[: match.seats])
        game.poster(view, match.options)
    for seat in position.waiting()[:1]:
        sight, legal = position.seen_by(seat), position.legal(seat)
        for move in legal:
            msgspec.json.encode(game.choices.action(sight, seat, move))
            game.narration.describe(sight, seat, move)
            game.reasons and game.reasons.facts(sight, seat, move)
        wrong = next(move for move in range(game.moves + 1) if move not in legal)
        game.refusals and game.refusals.why_not(sight, seat, wrong)

said = {}
for game in tepui.all_games():
    seats, rng = game.seats[0], random.Random(1)
    match = Match(game, seats, game.simulation)
    while not match.position.over():
        position = match.position
        if rng.random() < 0.2:
            look(match, rng)
        awaited = position.waiting()
        actor = rng.choice(awaited) if awaited else CHANCE
        moves = position.legal(actor) if awaited else [move for move, _ in position.chances()]
        before = position.seen_by(0)
        move = rng.choice(moves)
        seen = position.witness(actor, move, 0)
        match.play(actor, match.parse(actor, match.text(actor, move)))
        if seen >= -1:
            game.narration.narrate(before, actor, seen, match.position.seen_by(0))
    look(match, rng)
    logs.resume(logs.read(logs.write(match)))
    if game.invariants:
        text = start_position.text_of(position)
        assert start_position.read(game, seats, match.options, None, text) == position
    if game.pad:
        pad_score.scored(game, [{}] * seats, {})
    if game.transcript:
        Followed(game, seats, 0, {}).asked()
    game.scenery(match.options)
    said[game.id] = implementation_of(game)
print(json.dumps(said))
"""


def said_by(script: str, **given: object) -> object:
    names = "".join(f"{name} = {value!r}\n" for name, value in given.items())
    done = subprocess.run(
        [sys.executable, "-c", names + script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.check
def test_numpy_is_imported_by_those_who_name_its_numbers_only() -> None:
    assert said_by(IMPORTS, NAMING=NAMING, ARRAYS=ARRAYS, PACKAGES=PACKAGES, MISSING=False) == []


@pytest.mark.check
def test_all_that_plays_and_thinks_is_imported_without_numpy() -> None:
    assert said_by(IMPORTS, NAMING=(), ARRAYS=ARRAYS, PACKAGES=PACKAGES, MISSING=True) == []


@pytest.mark.skipif(INTERPRETED, reason="interpreted rules take NumPy's records")
def test_games_are_played_shown_and_kept_without_numpy() -> None:
    found = said_by(PLAYS)
    assert isinstance(found, dict)
    assert {"amazonas", "amazones", "coloretto", "galapagos"} <= set(found)
    assert set(found.values()) == {"wasmtime"}
