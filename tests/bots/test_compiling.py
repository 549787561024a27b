"""Games are played at once, and go over to what another process has compiled."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from starlette.requests import Request

import tepui
from tepui.bots import compiling, hint
from tepui.bots.levels import LEVELS
from tepui.bots.thinker import Thought
from tepui.engine.match import Match
from tepui.engine.rule import INTERPRETED, Manner, calling
from tepui.server.http import rest
from tepui.server.table import bots
from tepui.server.table.thinkers import Whose

EXAMPLES = Path(__file__).parents[2] / "examples/games"
WHOSE = Whose("somebody", "a table")

compiled = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")

# A game that nobody compiled before, played while that is done.
FROM_NOTHING = """
import random
import tepui
from settings import next_move
from tepui.bots import compiling
from tepui.engine.position import Position, ask
from tepui.engine.rule import Manner, calling

compiling.STEPS = ("rules",)
game, rng = tepui.game("piranha"), random.Random(1)
with calling(Manner.INTERPRET):
    position = Position.opening(game, 2)
    position.apply(*next_move(position, rng))
    assert not ask.signatures
    progress = compiling.want(game)
    assert not compiling.ready(game) and compiling.missing() == ["piranha"]
    progress.done.wait()
    position.apply(*next_move(position, rng))
assert ask.signatures and not ask.stats.cache_misses, ask.stats
assert compiling.ready(game) and not compiling.missing()

# A step may be any function that is given the game.
for _ in range(2):
    compiling.aside.cache_clear()
    assert compiling.aside(game, "tepui.engine.observe.layout").done.wait()
    assert compiling._mark(game, "tepui.engine.observe.layout").is_file()
"""


@compiled
def test_a_game_goes_over_to_what_a_child_has_compiled(tmp_path: Path) -> None:
    where = {"TEPUI_GAMES": str(EXAMPLES), "TEPUI_CACHE": str(tmp_path)}
    tests = {"PYTHONPATH": str(Path(__file__).parents[1])}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", FROM_NOTHING], env=os.environ | where | tests,
        capture_output=True, text=True, check=False, timeout=600,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]


@compiled
def test_a_child_ends_with_whoever_has_asked_for_it(tmp_path: Path) -> None:
    """A server that is stopped by a signal leaves nothing behind that goes on compiling."""
    child = subprocess.Popen(
        [sys.executable, "-m", compiling.__name__, "coloretto", "rules"], stdin=subprocess.PIPE,
        stdout=subprocess.PIPE, env=os.environ | {"TEPUI_CACHE": str(tmp_path)},
    )  # fmt: skip
    assert child.communicate(timeout=600) == (b"", None)
    assert child.returncode == 1


@compiled
def test_where_a_child_fails_we_compile_ourselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "_under_way", {})
    monkeypatch.setattr(compiling, "_mark", lambda game, name: tmp_path / name)
    monkeypatch.setattr(compiling, "STEPS", ("rules",))
    monkeypatch.setattr(sys, "executable", "/bin/false")
    progress = compiling.want(tepui.game("coloretto"))
    assert progress.done.wait(600)
    assert progress.steps == {"rules"}


@compiled
@pytest.mark.parametrize("game", [game.id for game in tepui.all_games()])
def test_bots_play_before_they_are_compiled(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "_under_way", {game: compiling.Progress()})
    with calling(Manner.INTERPRET):
        position, seat = compiling._first_choice(tepui.game(game))
        for level in LEVELS:
            match = Match(position.game, position.seats, start=position.copy())
            match.play(seat, bots.choose(level, position, seat))  # or it raises


@compiled
def test_who_is_to_do_the_same_each_time_waits_and_nobody_for_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position, seat = compiling._first_choice(tepui.game("coloretto"))
    today, known = b"a day's seed".ljust(32), Thought(position.legal(seat)[0], 1, 0.5, 0.5)
    same = bots.choose("greedy", position, seat, seed=today)
    progress = compiling.Progress()
    monkeypatch.setattr(compiling, "_under_way", {"coloretto": progress})
    monkeypatch.setattr(hint, "hints", lambda *_, **__: [known])

    async def warming() -> list[str]:
        """The games that the page says so of."""
        told = msgspec.json.decode((await rest.games(Request({"type": "http"}))).body)
        return [game["id"] for game in told["games"] if game["warming"]]

    async def asked() -> None:
        thought = asyncio.create_task(bots.thought(WHOSE, "greedy", position, seat, seed=today))
        advice = asyncio.create_task(bots.advice(WHOSE, position, seat, {}))
        await bots.thought(WHOSE, "greedy", position, seat)
        assert not thought.done()
        assert not advice.done()
        assert await warming() == ["coloretto"]
        progress.done.set()
        assert await warming() == []
        assert await thought == same
        assert await advice == ([known.move], [known.chance])

    asyncio.run(asked())
