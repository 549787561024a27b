"""Many tables at once, for training: arrays of positions, masks of legal moves, observations.

    tables = Batch(tepui.game("coloretto"), 1024, seats=2, seed=1)
    while training:
        tables.step(policy(tables.observations, tables.masks))
        learn(tables.rewards, tables.stopped)

At every table one seat is asked: `actors[i]`. Row i of `observations` is what that seat may know
(laid out as `tepui.engine.learning.observe` says), row i of `masks` its legal moves. A table whose
game has stopped begins the next at once; `rewards` and `stopped` then tell of the game that ended,
all else of the new one. The arrays are written in place, at every step; keep copies.

With `relative=True` all is seen from the chair of the seat that is asked: observations are the
small whole numbers of `engine.learning.relative_features`, masks and moves are relative actions.
`open_too` adds `opened`, the same with all secrets laid open, for a critic that sees all while
training. With `skip=True` nobody is asked who has no choice.

Where Numba is installed it compiles the rules at the first step, for half a minute to two minutes.
`module=True` runs the game's WebAssembly module instead: slower, but ready at once.

The same seed gives the same games, on any number of threads and on a GPU (`lab.gpu_vector`).
"""

import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from tepui.engine.game import Game
from tepui.engine.learning import stepper
from tepui.engine.learning.observe import Layout, layout
from tepui.engine.learning.relative_features import RelativeFeatures, relative_features
from tepui.engine.runtime.machine import bulk_machine_of, machine_of
from tepui.engine.text.errors import TepuiError
from tepui.lab.simulate import BadNumber, settle

__all__ = ["Batch"]

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
        relative: bool = False,
        open_too: bool = False,
        skip: bool = False,
        module: bool = False,
        into: Mapping[str, np.ndarray[Any, Any]] | None = None,
    ) -> None:
        """`into` names arrays of the caller's to write observations, opened and masks into."""
        self.options = settle(game, seats, count, seed, options)
        self.game, self.seats, self.relative = game, seats, relative
        self.numbers = numbers_of(seats, seed, horizon, rewards, count, skip)
        self.layout: Layout | RelativeFeatures = (
            relative_features(game) if relative else layout(game)
        )
        material = game.material
        self.positions = np.zeros(count, material.RECORD)
        shapes = shapes_of(game, count, relative, open_too)
        given = into or {name: np.zeros(*shape) for name, shape in shapes.items()}
        self.masks, self.observations = given["masks"], given["observations"]
        self.opened = given["opened"]
        self.rewards = np.zeros((count, seats), np.float32)
        self._tables = np.zeros(count, stepper.table_of(game))
        self._codes = np.array(game.pack_options(self.options), np.int64)
        self._crews = _crews(game, count, threads or os.cpu_count() or 1, module)
        self._pool = ThreadPoolExecutor(len(self._crews)) if len(self._crews) > 1 else None
        self.reset()

    @property
    def actors(self) -> np.ndarray[Any, Any]:
        """The seat that is asked, at each table."""
        return self._tables["actor"]

    @property
    def stopped(self) -> np.ndarray[Any, Any]:
        """Whether a game ended with the last step: RUNNING, FINISHED or CUT of `stepper`."""
        return self._tables["stopped"]

    def __len__(self) -> int:
        return len(self.positions)

    def reset(self) -> None:
        """Begin games 0, 1, ... of the seed."""
        self._tables["game"] = np.arange(len(self))
        self._step(np.full(len(self), stepper.BEGIN, np.int64))

    def stagger(self, most: int) -> None:
        """Let the running games be cut off after 1, 2, ... `most` decisions, table by table.

        From then on the tables are at different stages, as training wants them.
        """
        self._tables["decisions"] = staggered(len(self), most, self.numbers)

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


def staggered(count: int, most: int, numbers: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """How many decisions each table counts as made, to be cut off one after the other."""
    return numbers[stepper.HORIZON] - 1 - np.arange(count) % most


def shapes_of(game: Game, count: int, relative: bool, open_too: bool) -> dict[str, tuple[Any, Any]]:
    """The shapes and number types of what is shown at this many tables."""
    if not relative:
        return {
            "masks": ((count, game.material.MOVES), np.int8),
            "observations": ((count, layout(game).size), np.float32),
            "opened": ((0, 0), np.int8),
        }
    own = relative_features(game)
    return {
        "masks": ((count, own.actions), np.int8),
        "observations": ((count, own.size), np.int8),
        "opened": ((count if open_too else 0, own.open_size), np.int8),
    }


def numbers_of(
    seats: int, seed: int, horizon: int, rewards: str, stride: int, skip: bool = False
) -> np.ndarray[Any, Any]:
    """The whole numbers of a run, as compiled code reads them."""
    if horizon < 1:
        raise BadNumber("lab-bad-horizon", horizon=horizon)
    if rewards not in stepper.WORTH:
        raise BadNumber("lab-bad-rewards", rewards=rewards, known=", ".join(stepper.WORTH))
    return np.array([seats, seed, horizon, stepper.WORTH.index(rewards), stride, skip], np.int64)


class _Crew:
    """What one thread needs, and the tables that are its own."""

    def __init__(self, game: Game, own: slice, module: bool) -> None:
        material = game.material
        longest = game.longest
        self.own = own
        self.zero = np.zeros(1, material.RECORD)
        desk = np.zeros(1, material.RECORD)
        moves, weights, sums = (np.zeros(longest, np.int64) for _ in range(3))
        self.scratch = stepper.Scratch(moves, weights, sums, desk, desk.view(np.int8))
        self._run = (machine_of if module else bulk_machine_of)(game).run

    def step(self, tables: Batch, chosen: np.ndarray[Any, Any]) -> None:
        own, layout = self.own, tables.layout
        game = (
            tables.positions[own], self.zero, tables._tables[own], chosen[own], tables._codes,
            self.scratch,
        )  # fmt: skip
        shown = stepper.Shown(tables.masks[own], tables.observations[own], tables.rewards[own])
        if isinstance(layout, RelativeFeatures):
            chair, opened = layout.chair(tables.seats), tables.opened[own]
            self._run(stepper.step_relative, *game, chair, shown, opened, tables.numbers)
        else:
            self._run(stepper.step_tables, *game, layout.plan, shown, tables.numbers)


def _crews(game: Game, count: int, threads: int, module: bool) -> list[_Crew]:
    bounds = np.linspace(0, count, min(threads, count) + 1).astype(int)
    return [_Crew(game, slice(*map(int, own)), module) for own in pairwise(bounds)]
