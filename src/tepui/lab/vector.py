"""Many tables at once, for training: arrays of positions, masks of legal moves, observations.

    tables = Batch(tepui.game("coloretto"), 1024, seats=2, seed=1)
    while training:
        tables.step(policy(tables.observations, tables.masks))
        learn(tables.rewards, tables.stopped)

At every table one seat is asked: `actors[i]`. Row i of `observations` is what that seat may know
(laid out as `tepui.engine.observe` says), row i of `masks` its legal moves. A table whose game has
stopped begins the next at once; `rewards` and `stopped` then tell of the game that ended, all else
of the new one. The arrays are written in place, at every step; keep copies.

The same seed gives the same games, on any number of threads and on a GPU (`lab.gpu_vector`).
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from tepui.engine import drive
from tepui.engine.errors import TepuiError
from tepui.engine.game import Game
from tepui.engine.observe import layout
from tepui.lab.simulate import BadNumber, settle

HORIZON = 10_000  # decisions after which a game is cut off


class IllegalChoice(TepuiError):
    """At some table the move chosen is not legal. Nothing has been changed."""


class Batch:
    """So many tables of one game."""

    def __init__(
        self,
        game: Game,
        count: int,
        seats: int,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        horizon: int = HORIZON,
        rewards: str = "places",
        threads: int | None = None,
    ) -> None:
        self.options = settle(game, seats, count, seed, options)
        self.game, self.seats = game, seats
        self.numbers = numbers_of(seats, seed, horizon, rewards, count)
        self.layout = layout(game)
        material = game.material
        self.positions = np.zeros(count, material.RECORD)
        self.masks = np.zeros((count, material.MOVES), np.int8)
        self.observations = np.zeros((count, self.layout.size), np.float32)
        self.rewards = np.zeros((count, seats), np.float32)
        self._tables = np.zeros(count, drive.TABLE)
        self._codes = np.array(game.pack_options(self.options), np.int64)
        self._crews = _crews(game, count, threads or os.cpu_count() or 1)
        self._pool = ThreadPoolExecutor(len(self._crews)) if len(self._crews) > 1 else None
        self.reset()

    @property
    def actors(self) -> np.ndarray[Any, Any]:
        """The seat that is asked, at each table."""
        return self._tables["actor"]

    @property
    def stopped(self) -> np.ndarray[Any, Any]:
        """Whether a game ended with the last step: RUNNING, FINISHED or CUT of `engine.drive`."""
        return self._tables["stopped"]

    def __len__(self) -> int:
        return len(self.positions)

    def reset(self) -> None:
        """Begin games 0, 1, ... of the seed."""
        self._tables["game"] = np.arange(len(self))
        self._step(np.full(len(self), drive.BEGIN, np.int64))

    def step(self, moves: np.ndarray[Any, Any]) -> None:
        """Make one move at each table."""
        chosen = np.ascontiguousarray(moves, np.int64)
        if chosen.shape != (len(self),):
            raise IllegalChoice("lab-moves-shape", tables=len(self), found=str(chosen.shape))
        within = np.clip(chosen, 0, self.masks.shape[1] - 1)
        fits = (within == chosen) & (self.masks[np.arange(len(self)), within] > 0)
        if not fits.all():
            table = int(np.argmin(fits))
            raise IllegalChoice("lab-illegal-choice", table=table, move=int(chosen[table]))
        self._step(chosen)

    def _step(self, chosen: np.ndarray[Any, Any]) -> None:
        if self._pool is None:
            self._crews[0].step(self, chosen)
        else:
            list(self._pool.map(lambda crew: crew.step(self, chosen), self._crews))


def numbers_of(
    seats: int, seed: int, horizon: int, rewards: str, stride: int
) -> np.ndarray[Any, Any]:
    """The whole numbers of a run, as compiled code reads them."""
    if horizon < 1:
        raise BadNumber("lab-bad-horizon", horizon=horizon)
    if rewards not in drive.WORTH:
        raise BadNumber("lab-bad-rewards", rewards=rewards, known=", ".join(drive.WORTH))
    return np.array([seats, seed, horizon, drive.WORTH.index(rewards), stride], np.int64)


class _Crew:
    """What one thread needs, and the tables that are its own."""

    def __init__(self, game: Game, own: slice) -> None:
        material = game.material
        room = game.longest
        self.own = own
        self.zero = np.zeros(1, material.RECORD)
        self.desk = np.zeros(1, material.RECORD)
        self.bytes = self.desk.view(np.int8)
        self.moves, self.weights = np.zeros(room, np.int64), np.zeros(room, np.int64)

    def step(self, tables: Batch, chosen: np.ndarray[Any, Any]) -> None:
        own = self.own
        drive.step_tables(
            tables.positions[own], self.zero, tables._tables[own], chosen[own], tables._codes,
            self.moves, self.weights, tables.masks[own], self.desk, self.bytes, tables.layout.plan,
            tables.observations[own], tables.rewards[own], tables.numbers,
        )  # fmt: skip


def _crews(game: Game, count: int, threads: int) -> list[_Crew]:
    bounds = np.linspace(0, count, min(threads, count) + 1).astype(int)
    return [_Crew(game, slice(int(first), int(last))) for first, last in pairwise(bounds)]
