"""One table as an environment holds it: who is asked, what that seat may do and may know.

It can be copied and pickled at any time, and goes on as the original would.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np

from tepui.engine import drive
from tepui.engine.errors import TepuiError
from tepui.engine.game import Game
from tepui.engine.observe import Observer
from tepui.engine.position import Position
from tepui.engine.turned import TurnedObserver, turned

Array = np.ndarray[Any, Any]

HORIZON = 5_000  # decisions after which a game is cut off and judged as it stands
_NOT_OPENED = np.zeros((0, 0), np.int8)
ILLEGAL = -1.0  # what an illegal move brings its seat: the game is forfeited


class BadEnvironment(TepuiError):
    """The environment cannot be made like this."""


class Episodes:
    """One game after the other, one decision at a time."""

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, str], horizon: int, rewards: str
    ) -> None:
        self.game, self.seats = game, game.settle_seats(seats)
        self.options = game.simulated({name: str(value) for name, value in options.items()})
        if horizon < 1:
            raise BadEnvironment("envs-bad-horizon", horizon=horizon)
        if rewards not in drive.WORTH:
            raise BadEnvironment("envs-bad-rewards", rewards=rewards, known=", ".join(drive.WORTH))
        self.numbers = np.array([seats, 0, horizon, drive.WORTH.index(rewards), 0, 0], np.int64)
        self.record = np.zeros(1, game.material.RECORD)
        self.mask = np.zeros((1, game.material.MOVES), np.int8)
        self.rewards = np.zeros((1, seats), np.float32)
        self._table = np.zeros(1, drive.table_of(self.game))
        self._furnish()
        self.observation = np.zeros((1, self.observer.layout.size), np.float32)
        self._seeded = False

    def _furnish(self) -> None:
        """What can be made anew: scratch paper, and arrays that share memory."""
        material = self.game.material
        room = self.game.longest
        self.observer = Observer(self.game)
        self._moves, self._weights = np.zeros(room, np.int64), np.zeros(room, np.int64)
        self._zero = np.zeros(1, material.RECORD)
        self._codes = np.array(self.game.pack_options(self.options), np.int64)
        self._chosen = np.zeros(1, np.int64)
        self._plan = self.observer.layout.plan
        self._actor = self._table["actor"]
        self._stopped = self._table["stopped"]

    def __getstate__(self) -> dict[str, Any]:
        kept = (
            "game", "seats", "options", "numbers", "record", "mask", "rewards", "_table",
            "observation", "_seeded",
        )  # fmt: skip
        return {name: getattr(self, name) for name in kept}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._furnish()

    def begin(self, seed: int | None = None) -> None:
        """Begin the first game of a seed; without one, the next game of the seed before."""
        table = self._table[0]
        if seed is not None or not self._seeded:
            self.numbers[drive.SEED] = secrets.randbits(62) if seed is None else seed
            table["game"] = 0
            self._seeded = True
        else:
            table["game"] += 1
        self._step(drive.BEGIN)

    def step(self, move: int) -> None:
        """Make a legal move of the seat that is asked, and let chance happen."""
        self._step(move)

    def _step(self, move: int) -> None:
        self._chosen[0] = move
        drive.step_tables(
            self.record, self._zero, self._table, self._chosen, self._codes, self._moves,
            self._weights, self._moves, self.mask, self.observer.desk, self.observer.bytes,
            self._plan, self.observation, self.rewards, self.numbers,
        )  # fmt: skip

    @property
    def size(self) -> int:
        """How many numbers a seat is shown."""
        return self.observer.layout.size

    @property
    def actor(self) -> int:
        """The seat that is asked, or drive.NOBODY at the end."""
        return self._actor.item()

    @property
    def stopped(self) -> int:
        """RUNNING, FINISHED or CUT of `engine.drive`."""
        return self._stopped.item()

    @property
    def position(self) -> Position:
        """The position; it shares the table's record."""
        return Position(self.game, self.seats, self.record)

    def allows(self, move: int) -> bool:
        """Whether the seat that is asked may do this."""
        return 0 <= move < self.mask.shape[1] and bool(self.mask[0, move])

    def known_to(self, seat: int) -> Array:
        """What a seat may know, as a vector of its own."""
        if seat == self.actor:
            return self.observation[0].copy()
        return self.observer.vector(self.record, seat)

    def mask_of(self, seat: int) -> Array:
        """The legal moves of any seat that is awaited, as a mask."""
        if seat == self.actor:
            return self.mask[0].copy()
        mask = np.zeros(self.mask.shape[1], np.int8)
        if not self.stopped and seat in self.position.waiting():
            mask[self.position.legal(seat)] = 1
        return mask


class TurnedEpisodes(Episodes):
    """The same, seen from the chair of each seat: features and actions of `engine.turned`."""

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, str], horizon: int, rewards: str
    ) -> None:
        super().__init__(game, seats, options, horizon, rewards)
        layout = turned(game)
        self.mask = np.zeros((1, layout.actions), np.int8)
        self.observation = np.zeros((1, layout.size), np.int8)

    def _furnish(self) -> None:
        super()._furnish()
        self._turned = TurnedObserver(self.game)

    @property
    def size(self) -> int:
        return self._turned.layout.size

    def _step(self, move: int) -> None:
        layout, observer = self._turned.layout, self._turned
        self._chosen[0] = move
        drive.step_turned(
            self.record, self._zero, self._table, self._chosen, self._codes, self._moves,
            self._weights, self._weights, self.mask, layout.turns(self.seats),
            layout.back(self.seats), layout.most_seats, observer.desk, observer.bytes,
            layout.plan(), self.observation, layout.plan(True), _NOT_OPENED, self.rewards,
            self.numbers,
        )  # fmt: skip

    def known_to(self, seat: int) -> Array:
        return self._turned.vector(self.record, seat, self.seats)

    def mask_of(self, seat: int) -> Array:
        if self.stopped or seat not in self.position.waiting():
            return np.zeros_like(self.mask[0])
        return self._turned.mask(self.record, seat, self.seats)
