"""One table as an environment holds it: which seat is asked, what it may do and what it may know.

It can be copied and pickled at any time, and continues as the original would.
"""

import secrets
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from tepui.engine.game import Game
from tepui.engine.learning import stepper
from tepui.engine.learning.observe import Observer
from tepui.engine.learning.relative_features import RelativeObserver, relative_features
from tepui.engine.learning.single import BEGIN, STOPPED_FROM, single, step_single
from tepui.engine.learning.single import ILLEGAL as ILLEGAL_MOVE
from tepui.engine.play.position import Position
from tepui.engine.runtime.machine import machine_of
from tepui.engine.text.errors import TepuiError

Array = np.ndarray[Any, Any]

HORIZON = 5_000  # decisions after which a game is cut off and judged as it stands
_ACTOR = (1 << STOPPED_FROM) - 1
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
        if rewards not in stepper.WORTH:
            known = ", ".join(stepper.WORTH)
            raise BadEnvironment("envs-bad-rewards", rewards=rewards, known=known)
        self._furnish(bytes(single(game).itemsize))
        self.numbers[:] = [seats, 0, horizon, stepper.WORTH.index(rewards), 0, 0]
        self._one["codes"] = game.pack_options(self.options)
        self._one["plan"] = self.observer.layout.plan
        self._seeded = False
        self.actor = stepper.NOBODY  # the seat that is asked
        self.stopped = stepper.RUNNING  # or FINISHED or CUT of `engine.learning.stepper`

    def _furnish(self, memory: bytes) -> None:
        """A machine with the table in its memory, and arrays that share it."""
        self._machine = machine_of(self.game)
        self._one = one = self._machine.copied_array(np.frombuffer(memory, single(self.game)))
        self.numbers = one["numbers"][0]
        self.record, self._table = one["position"][:, 0], one["table"][:, 0]
        self._number = self._table["game"]
        self.mask, self.observation = one["mask"][0], one["observation"][0]
        self.rewards = one["rewards"][0, : self.seats]
        self.scores = one["scores"][0, : self.seats]
        self.places = one["places"][0, : self.seats]
        self.observer = Observer(self.game)
        self._play: Callable[[int], int] = self._machine.bind(step_single, one, int, brief=True)

    def __getstate__(self) -> dict[str, Any]:
        kept = ("game", "seats", "options", "_seeded", "actor", "stopped")
        return {name: getattr(self, name) for name in kept} | {"memory": self._one.tobytes()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        memory = state.pop("memory")
        self.__dict__.update(state)
        self._furnish(memory)

    def begin(self, seed: int | None = None) -> None:
        """Begin the first game of a seed; without one, the next game of the seed before."""
        if seed is not None or not self._seeded:
            self.numbers[stepper.SEED] = secrets.randbits(62) if seed is None else seed
            self._number[0] = 0
            self._seeded = True
        else:
            self._number[0] += 1
        self.step(BEGIN)

    def step(self, move: int) -> bool:
        """Make a move of the seat that is asked, and let chance happen; False: it is not legal."""
        answer = self._play(move)
        if answer == ILLEGAL_MOVE:
            return False
        self.stopped, self.actor = answer >> STOPPED_FROM, (answer & _ACTOR) - 1
        return True

    @property
    def size(self) -> int:
        """How many numbers a seat is shown."""
        return self.observer.layout.size

    @property
    def position(self) -> Position:
        """The position; it shares the table's record."""
        return Position.of_record(self.game, self.seats, self.record)

    def waiting(self) -> tuple[int, ...]:
        """The seats the game cannot go on without."""
        return self.position.waiting()

    def known_to(self, seat: int) -> Array:
        """What a seat may know, as a vector of its own."""
        if seat == (0 if self.stopped else self.actor):
            return self.observation.copy()
        return self.observer.vector(self.record, seat)

    def mask_of(self, seat: int) -> Array:
        """The legal moves of any seat that is awaited, as a mask."""
        if seat == self.actor or self.stopped:
            return self.mask.copy()
        mask = np.zeros_like(self.mask)
        if seat in self.waiting():
            mask[self.position.legal(seat)] = 1
        return mask


class RelativeEpisodes(Episodes):
    """The same, seen from each seat's own chair: features and actions of `relative_features`."""

    def _furnish(self, memory: bytes) -> None:
        super()._furnish(memory)
        machine, one = self._machine, self._one
        self._relative, layout = RelativeObserver(self.game), relative_features(self.game)
        self._chosen = machine.zeros(1, np.int64)
        self.mask = machine.zeros(layout.actions, np.int8)
        self.observation = machine.zeros(layout.size, np.int8)
        desk, weights = machine.zeros(1, self.game.material.RECORD), one["weights"][0]
        scratch = stepper.Scratch(one["moves"][0], weights, weights, desk, desk.view(np.int8))
        chair = layout.chair(self.seats, machine.copied_array)
        shown = stepper.Shown(self.mask[None], self.observation[None], self.rewards[None])
        self._step = machine.bind(
            stepper.step_relative, self.record, one["zero"][:, 0], self._table, self._chosen,
            one["codes"][0], scratch, chair, shown, _NOT_OPENED, self.numbers, brief=True,
        )  # fmt: skip

    def __getstate__(self) -> dict[str, Any]:
        return super().__getstate__() | {"shown": (self.mask.copy(), self.observation.copy())}

    def __setstate__(self, state: dict[str, Any]) -> None:
        shown = state.pop("shown")
        super().__setstate__(state)
        self.mask[:], self.observation[:] = shown

    @property
    def size(self) -> int:
        return self._relative.layout.size

    def step(self, move: int) -> bool:
        if move != BEGIN and not (0 <= move < len(self.mask) and self.mask[move]):
            return False
        self._chosen[0] = stepper.BEGIN if move == BEGIN else move
        self._step()
        self.stopped, self.actor = int(self._table["stopped"][0]), int(self._table["actor"][0])
        if self.stopped:
            self.scores[:] = self.position.scores()
            self.places[:] = self.position.places()
        return True

    def known_to(self, seat: int) -> Array:
        return self._relative.vector(self.record, seat, self.seats)

    def mask_of(self, seat: int) -> Array:
        if self.stopped or seat not in self.waiting():
            return np.zeros_like(self.mask)
        return self._relative.mask(self.record, seat, self.seats)
