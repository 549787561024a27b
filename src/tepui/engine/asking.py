"""How Python asks about a position: each thread has its own machine, and memory for answers."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from tepui.engine.game import Game
from tepui.engine.machine import Machine, machine_here
from tepui.engine.questions import APPLY, GUESS, HIDE, ask

Array = np.ndarray[Any, Any]

Ask = Callable[[Any, int, int, int, int], int]
Way = Callable[[Any, Game, Array, Array, Array], Ask]

_CHANGING = frozenset((APPLY, GUESS, HIDE))


class Asker(threading.local):
    """Asks about positions of one game; a thread reads the answers at once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.renew()

    def renew(self) -> None:
        """Start over, with a machine that works."""
        machine = machine_here(self.game)
        self.out = machine.zeros(self.game.longest, np.int64)
        self.more = machine.zeros(self.game.longest, np.int64)
        self.rng = machine.zeros(1, np.uint64)
        way: Way = _WAYS.get(machine.implementation, _outside)
        self.ask = way(machine, self.game, self.out, self.more, self.rng)

    def setup(self, record: Array, seats: int, codes: list[int]) -> None:
        """Make a zeroed record the opening position."""
        # The last of the options is found by their number, so they need an array of their own.
        options = np.array(codes, np.int64)
        machine_here(self.game).run(ask, record, 0, seats, 0, 0, options, options, self.rng)


def _within(machine: Any, game: Game, out: Array, more: Array, rng: Array) -> Ask:
    """Questions to a module: the record goes into its memory, and back when it was changed.

    Positions are made, kept and passed on by all threads, so their records are not in any machine's
    memory; what is copied are some hundred bytes.
    """
    record = machine.zeros(1, game.material.RECORD)
    inside = machine.memory(record)
    call = machine.bind(ask, record, int, int, int, int, out, more, rng, brief=True)

    def question(position: Any, what: int, x: int, y: int, z: int) -> int:
        held = position.memory
        inside[:] = held
        answer: int = call(what, x, y, z)
        if what in _CHANGING:
            held[:] = inside
        return answer

    return question


def _across(machine: Any, game: Game, out: Array, more: Array, rng: Array) -> Ask:
    """The same where Python runs in a browser, and the module beside it."""
    record = machine.zeros(1, game.material.RECORD)
    inside = machine.window(record)
    call = machine.bind(ask, record, int, int, int, int, out, more, rng)

    def question(position: Any, what: int, x: int, y: int, z: int) -> int:
        held = position.memory
        inside().assign(held)
        answer: int = call(what, x, y, z)
        if what in _CHANGING:
            inside().assign_to(held)
        return answer

    return question


def _outside(machine: Machine, game: Game, out: Array, more: Array, rng: Array) -> Ask:
    """Questions to rules that take records where they are."""
    del game

    def question(position: Any, what: int, x: int, y: int, z: int) -> int:
        return int(machine.run(ask, position.record, what, x, y, z, out, more, rng))

    return question


_WAYS: dict[str, Way] = {"wasmtime": _within, "browser": _across}


@cache
def asker_of(game: Game) -> Asker:
    """The askers of a game, one for each thread."""
    return Asker(game)
