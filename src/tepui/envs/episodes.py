"""One table as an environment holds it: who is asked, what that seat may do and may know.

It can be copied and pickled at any time, and goes on as the original would.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from tepui.engine import drive
from tepui.engine.errors import TepuiError
from tepui.engine.game import Game
from tepui.engine.observe import Observer
from tepui.engine.position import Position
from tepui.engine.rule import entry
from tepui.engine.single import BEGIN, STOPPED_FROM, single, step_single
from tepui.engine.single import ILLEGAL as ILLEGAL_MOVE
from tepui.engine.turned import TurnedObserver, turned
from tepui.envs.at_once import AtOnce

Array = np.ndarray[Any, Any]

HORIZON = 5_000  # decisions after which a game is cut off and judged as it stands
_ACTOR = (1 << STOPPED_FROM) - 1
_NOT_OPENED = np.zeros((0, 0), np.int8)
ILLEGAL = -1.0  # what an illegal move brings its seat: the game is forfeited


class BadEnvironment(TepuiError):
    """The environment cannot be made like this."""


class Episodes:
    """One game after the other, one decision at a time."""

    compiles = f"{__name__}.driven"

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, str], horizon: int, rewards: str
    ) -> None:
        self.game, self.seats = game, game.settle_seats(seats)
        self.options = game.simulated({name: str(value) for name, value in options.items()})
        if horizon < 1:
            raise BadEnvironment("envs-bad-horizon", horizon=horizon)
        if rewards not in drive.WORTH:
            raise BadEnvironment("envs-bad-rewards", rewards=rewards, known=", ".join(drive.WORTH))
        self._memory = np.zeros(single(game).itemsize // 8, np.int64)
        self._furnish()
        self.numbers[:] = [seats, 0, horizon, drive.WORTH.index(rewards), 0, 0]
        self._one["codes"] = game.pack_options(self.options)
        self._one["plan"] = self.observer.layout.plan
        self._seeded = False
        self.actor = drive.NOBODY  # the seat that is asked
        self.stopped = drive.RUNNING  # or FINISHED or CUT of `engine.drive`

    def _furnish(self) -> None:
        """What can be made anew: arrays that share the table's memory, and scratch paper."""
        one = self._memory.view(single(self.game))
        self._one, self.numbers = one, one["numbers"][0]
        self.record, self._table = one["position"][:, 0], one["table"][:, 0]
        self._number = self._table["game"]
        self.mask, self.observation = one["mask"][0], one["observation"][0]
        self.rewards = one["rewards"][0, : self.seats]
        self.scores = one["scores"][0, : self.seats]
        self.places = one["places"][0, : self.seats]
        self.observer = Observer(self.game)
        self.at_once = AtOnce(self.game, self.compiles)
        self._play: Callable[[Array, int], int] = self._play_at_once

    def __getstate__(self) -> dict[str, Any]:
        kept = ("game", "seats", "options", "_memory", "_seeded", "actor", "stopped")
        return {name: getattr(self, name) for name in kept}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._furnish()

    def begin(self, seed: int | None = None) -> None:
        """Begin the first game of a seed; without one, the next game of the seed before."""
        if seed is not None or not self._seeded:
            self.numbers[drive.SEED] = secrets.randbits(62) if seed is None else seed
            self._number[0] = 0
            self._seeded = True
        else:
            self._number[0] += 1
        self.step(BEGIN)

    def step(self, move: int) -> bool:
        """Make a move of the seat that is asked, and let chance happen; False: it is not legal."""
        answer = self._play(self._one, move)
        if answer == ILLEGAL_MOVE:
            return False
        self.stopped, self.actor = answer >> STOPPED_FROM, (answer & _ACTOR) - 1
        return True

    def _play_at_once(self, one: Array, move: int) -> int:
        """The answer of `step_single`: the first, and until it is compiled."""
        answer = self.at_once(step_single, one, move)
        if self.at_once.ready:
            self._play = entry(step_single, one, move)
        return answer

    @property
    def size(self) -> int:
        """How many numbers a seat is shown."""
        return self.observer.layout.size

    @property
    def position(self) -> Position:
        """The position; it shares the table's record."""
        return Position(self.game, self.seats, self.record)

    def waiting(self) -> tuple[int, ...]:
        """The seats the game cannot go on without."""
        return self.at_once(self.position.waiting)

    def known_to(self, seat: int) -> Array:
        """What a seat may know, as a vector of its own."""
        if seat == (0 if self.stopped else self.actor):
            return self.observation.copy()
        return self.at_once(self.observer.vector, self.record, seat)

    def mask_of(self, seat: int) -> Array:
        """The legal moves of any seat that is awaited, as a mask."""
        if seat == self.actor or self.stopped:
            return self.mask.copy()
        mask = np.zeros_like(self.mask)
        if seat in self.waiting():
            mask[self.at_once(self.position.legal, seat)] = 1
        return mask


class TurnedEpisodes(Episodes):
    """The same, seen from the chair of each seat: features and actions of `engine.turned`."""

    compiles = f"{__name__}.driven_turned"

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, str], horizon: int, rewards: str
    ) -> None:
        super().__init__(game, seats, options, horizon, rewards)
        layout = turned(game)
        self.mask = np.zeros(layout.actions, np.int8)
        self.observation = np.zeros(layout.size, np.int8)

    def _furnish(self) -> None:
        super()._furnish()
        self._turned = TurnedObserver(self.game)
        self._chosen = np.zeros(1, np.int64)

    def __getstate__(self) -> dict[str, Any]:
        return super().__getstate__() | {"shown": (self.mask, self.observation)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        shown = state.pop("shown")
        super().__setstate__(state)
        self.mask, self.observation = shown

    @property
    def size(self) -> int:
        return self._turned.layout.size

    def step(self, move: int) -> bool:
        if move != BEGIN and not (0 <= move < len(self.mask) and self.mask[move]):
            return False
        layout, observer, one = self._turned.layout, self._turned, self._one
        self._chosen[0] = drive.BEGIN if move == BEGIN else move
        self.at_once(
            drive.step_turned, self.record, one["zero"][:, 0], self._table, self._chosen,
            one["codes"][0], one["moves"][0], one["weights"][0], one["weights"][0], self.mask[None],
            layout.turns(self.seats), layout.back(self.seats), layout.most_seats, observer.desk,
            observer.bytes, layout.plan(), self.observation[None], layout.plan(True), _NOT_OPENED,
            self.rewards[None], self.numbers,
        )  # fmt: skip
        self.stopped, self.actor = int(self._table["stopped"][0]), int(self._table["actor"][0])
        if self.stopped:
            self.scores[:] = self.at_once(self.position.scores)
            self.places[:] = self.at_once(self.position.places)
        return True

    def known_to(self, seat: int) -> Array:
        return self.at_once(self._turned.vector, self.record, seat, self.seats)

    def mask_of(self, seat: int) -> Array:
        if self.stopped or seat not in self.waiting():
            return np.zeros_like(self.mask)
        return self.at_once(self._turned.mask, self.record, seat, self.seats)


def driven(game: Game) -> None:
    """Call once all that is compiled for an environment; here everybody waits for it."""
    _call_once(Episodes(game, game.seats[0], {}, HORIZON, drive.WORTH[0]))


def driven_turned(game: Game) -> None:
    """The same, where all is seen from one's own chair."""
    _call_once(TurnedEpisodes(game, game.seats[0], {}, HORIZON, drive.WORTH[0]))


def _call_once(table: Episodes) -> None:
    table.at_once.ready = True
    table.begin(0)
    table.step(int(table.mask.argmax()))
    for seat in range(table.seats):
        table.known_to(seat)
        table.mask_of(seat)
