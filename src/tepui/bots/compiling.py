"""Compiles games in other processes, while here they are played at once, interpreted.

Numba compiles under the interpreter's lock: everybody in this process would wait. So a child of low
priority fills the cache, one for each game, and says so after each step; then we load what it has
made, in milliseconds, and go over to it in mid-game. Where a child fails, we compile ourselves.

    python -m tepui.bots.compiling GAME STEP ...        # what the child runs

A step is one of STEPS, or the full name of a function that is given the game.
"""

from __future__ import annotations

import logging
import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from pathlib import Path
from pkgutil import resolve_name
from typing import IO

import numpy as np

from tepui.bots import roster
from tepui.bots.ahead import Ahead
from tepui.bots.bot import BotSeat
from tepui.bots.judge import judge
from tepui.bots.thinker import Thinker
from tepui.engine import registry, rule  # not from it: a change here leaves the cache valid
from tepui.engine.contract import CHANCE, SPECTATOR
from tepui.engine.game import Game
from tepui.engine.match import Match
from tepui.engine.netfile import Nets, nets_of
from tepui.engine.position import Position

NICE = 5
STEPS = ("rules", "search", "guided", "quick")  # what is compiled, in this order

journal = logging.getLogger("tepui.bots")


def step(game: Game, name: str) -> None:
    """Call what a step compiles, or loads, once."""
    if "." in name:
        resolve_name(name)(game)
        return
    position, seat = _first_choice(game)
    if name == "rules":
        position.hidden_from(seat).guessed(seat, 0)
        for viewer in (seat, SPECTATOR):
            game.views.view(position.seen_by(viewer))
        sight = position.seen_by(seat)
        for move in position.legal(seat):
            game.narration.describe(sight, seat, move)
            game.choices.action(sight, seat, move)
    elif name == "search":
        _think(position, seat, None)
    elif name == "guided":
        if nets := nets_of(game):
            _think(position, seat, nets)
            _look_ahead(position, seat, nets)
    else:
        legal = position.legal(seat)
        record, rng = position.hidden_from(seat).record[0], random.Random(1)  # noqa: S311
        for level in ("greedy", "instinct"):
            bot = roster.seated(level, BotSeat(game, position.seats, seat))
            bot.choose(record, legal, rng, None)


def _think(position: Position, seat: int, nets: Nets | None) -> None:
    hidden, legal = position.hidden_from(seat).record, position.legal(seat)
    thinker = Thinker(position.game, position.seats, seat, nets=nets)
    thinker.think(hidden, legal, 0, 1)
    thinker.remember(hidden, legal[0])


def _look_ahead(position: Position, seat: int, nets: Nets) -> None:
    """What reviews need beside the search."""
    judge(position, seat, 1)
    by = Ahead(position.game, position.seats, nets)
    streams = np.zeros(1, np.int64)
    records, drawn = by.befallen(position.record, streams, streams)
    by.values(records, streams, drawn)
    by.foresees(position.record, position.record)


def _first_choice(game: Game) -> tuple[Position, int]:
    """A position, and a seat that has a choice there."""
    match = Match(game, game.seats[0])
    rng = random.Random(1)  # noqa: S311  # any will do
    while True:
        actor = (*match.position.waiting(), CHANCE)[0]
        legal = match.legal(actor)
        if actor != CHANCE and len(legal) > 1:
            return match.position, actor
        match.play(actor, (rng.choice(legal),))


class Progress:
    """How far a game's compiling has come."""

    def __init__(self) -> None:
        self.begun = False
        self.steps: set[str] = set()
        self.done = threading.Event()


_under_way: dict[str, Progress] = {}
_lock = threading.Lock()
_is_child = False  # whether this process is there to compile


def want(game: Game) -> Progress:
    """Let a game be compiled now, if that was not begun before."""
    with _lock:
        progress = _under_way.setdefault(game.id, Progress())
        begun, progress.begun = progress.begun, True
    if rule.INTERPRETED:
        progress.done.set()
    elif not begun:
        threading.Thread(target=_follow, args=(game, progress, STEPS), daemon=True).start()
    return progress


@cache
def aside(game: Game, name: str) -> Progress:
    """Let a step be compiled that tables do not need, if it was not compiled before."""
    progress = Progress()
    if rule.INTERPRETED or _is_child or _mark(game, name).is_file():
        progress.done.set()  # what is called is loaded
    else:
        threading.Thread(target=_follow, args=(game, progress, (name,)), daemon=True).start()
    return progress


def want_all(games: Sequence[Game]) -> None:
    """Let games be compiled, as many at once as there are processors, and nobody wait for it.

    When all are there, threads may compile again: what nobody thought of is seldom needed.
    """
    rule.all_threads(rule.Manner.INTERPRET)
    _under_way.update((game.id, Progress()) for game in games if game.id not in _under_way)

    def follow() -> None:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(lambda game: want(game).done.wait(), games))
        rule.all_threads(rule.Manner.COMPILE)

    # Gone with the process: nobody waits for it to stop, either.
    threading.Thread(target=follow, daemon=True).start()


def sooner(game: Game) -> None:
    """Somebody sits down to a game: if it is to be compiled, then now."""
    if game.id in _under_way:
        want(game)


def ready(game: Game, name: str | None = None) -> bool:
    """Whether a step, or all, of a game is compiled; also where nobody has asked for it."""
    progress = _under_way.get(game.id)
    return progress is None or progress.done.is_set() or name in progress.steps


def missing() -> list[str]:
    """The games that are not compiled yet, but will be."""
    return [id for id, progress in list(_under_way.items()) if not progress.done.is_set()]


@contextmanager
def compiled(game: Game) -> Iterator[None]:
    """Wait until a game is compiled, where that is under way; what else is needed, compile."""
    if progress := _under_way.get(game.id):
        progress.done.wait()
    with rule.calling(rule.Manner.COMPILE):
        yield


def _follow(game: Game, progress: Progress, steps: Sequence[str]) -> None:
    """Load each step; where it was not made before, as soon as a child has made it."""
    try:
        with rule.calling(rule.Manner.COMPILE), ExitStack() as stack:
            lacking = [name for name in steps if not _mark(game, name).is_file()]
            told = stack.enter_context(_child(game, lacking)) if lacking else None
            for name in steps:
                if told and name in lacking:
                    while told.readline().strip() not in (name, ""):
                        pass
                step(game, name)
                progress.steps.add(name)
    except Exception as wrong:  # noqa: BLE001  # a game of the host's own may raise anything
        journal.exception("%s cannot be compiled", game.id)
        registry.leave_out(game, wrong)
    finally:
        progress.done.set()


def _mark(game: Game, name: str) -> Path:
    """A file that is there when a step was compiled."""
    return rule.cache_folder() / f"{game.id}.{name}"


@contextmanager
def _child(game: Game, steps: Sequence[str]) -> Iterator[IO[str]]:
    """What a process says that compiles a game."""
    with subprocess.Popen(  # noqa: S603  # our own program
        [sys.executable, "-m", __name__, game.id, *steps], stdin=subprocess.PIPE,
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    ) as child:  # fmt: skip
        assert child.stdout is not None
        yield child.stdout


def fill(game: Game, steps: Sequence[str] = STEPS) -> Iterator[str]:
    """Compile a game into the cache, step by step; alone, where files can be locked."""
    rule.cache_folder().mkdir(parents=True, exist_ok=True)
    with _mark(game, "lock").open("a") as lock:
        with suppress(ImportError):
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        for name in steps:
            step(game, name)
            _mark(game, name).touch()
            yield name


def main(id: str, *steps: str) -> None:
    """Compile a game, and say so after each step; whoever has asked for it may end meanwhile."""
    global _is_child
    _is_child = True
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is interrupted, and we end with it
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICE)
    for name in fill(registry.game(id), steps):
        print(name, flush=True)


def _end_with_parent() -> None:
    """End when nobody waits for us any more, however that came; what we have made is kept."""
    sys.stdin.read()
    os._exit(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
