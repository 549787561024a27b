"""Tables of one game for training, at all its seat counts, whose arrays are tensors.

Every tensor has a row for each table, whatever its seats: it shows the position relative to the
seat that is asked (see `engine.learning.relative_features`), with zeros for missing seats. On a GPU
nothing leaves its memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import torch

from tepui.engine.game import Game
from tepui.engine.learning.relative_features import relative_features
from tepui.train.recorded import Recorded


def variants(game: Game) -> list[dict[str, str]]:
    """The options that a net is trained on: the defaults, then each other value by itself."""
    declared = game.optional("features", "OPTIONS", {})
    found: list[dict[str, str]] = [{}]
    for name, values in declared.items():
        found += [{name: value} for value in values[1:]]
    return found


class Practice:
    """Tables of all seat counts, some of them with other options."""

    def __init__(
        self, game: Game, count: int, seats: Sequence[int], seed: int, horizon: int,
        gpu: bool, open_too: bool = True, others: float = 0.25,
    ) -> None:  # fmt: skip
        self.game, self.layout = game, relative_features(game)
        self.device = torch.device("cuda" if gpu else "cpu")
        most = self.layout.most_seats
        parts = _parts(game, count, seats, others)
        self.count = parts[-1][2].stop

        def empty(*shape: int, of: Any = torch.int8) -> Any:
            return torch.zeros(shape, dtype=of, device=self.device)

        self.observations = empty(self.count, self.layout.size)
        self.opened = empty(self.count if open_too else 0, self.layout.open_size)
        self.masks = empty(self.count, self.layout.actions)
        self.rewards = empty(self.count, most, of=torch.float32)
        self.stopped = empty(self.count, of=torch.int64)
        self.actors = empty(self.count, of=torch.int64)
        self.seats = empty(self.count, of=torch.int64)
        self.groups: list[tuple[int, slice, Any]] = []
        self._held: list[list[Any]] = []  # what the tables write, as tensors of the same memory
        for number, (n, options, own) in enumerate(parts):
            self.seats[own] = n
            into = {"observations": self.observations[own], "masks": self.masks[own]}
            if open_too:
                into["opened"] = self.opened[own]
            tables = _tables(game, n, own, seed * 64 + number, options, horizon, gpu, into)
            self.groups.append((n, own, tables))
            self._held.append(
                [torch.as_tensor(x, device=self.device)
                 for x in (tables.rewards, tables.stopped, tables.actors)]
            )  # fmt: skip
        self._chosen = empty(self.count, of=torch.int64)
        self._move = Recorded(self._moved, gpu)
        self._take()

    def step(self, actions: Any) -> None:
        """Make a relative action at each table."""
        self._chosen.copy_(actions)
        self._move()

    def _moved(self) -> None:
        on_gpu = self.device.type == "cuda"
        more = (torch.cuda.current_stream().cuda_stream,) if on_gpu else ()
        for _, own, tables in self.groups:
            chosen = self._chosen[own]
            tables.step(chosen if on_gpu else chosen.numpy(), *more)
        self._take()

    def stagger(self, most: int) -> None:
        """Bring the tables to different stages of their games, little by little."""
        for _, _, tables in self.groups:
            tables.stagger(most)

    def reset(self) -> None:
        """Restart the first games."""
        for _, _, tables in self.groups:
            tables.reset()
        self._take()

    def _take(self) -> None:
        for (n, own, _), (rewards, stopped, actors) in zip(self.groups, self._held, strict=True):
            self.rewards[own, :n] = rewards
            self.stopped[own] = stopped
            self.actors[own] = actors


def _parts(
    game: Game, count: int, seats: Sequence[int], others: float
) -> list[tuple[int, dict[str, str], slice]]:
    """Which tables have how many seats and which options."""
    kinds = variants(game)
    weights = [1.0] if len(kinds) == 1 else [1 - others] + [others / (len(kinds) - 1)] * len(kinds)
    found, first = [], 0
    for n, (options, weight) in product(seats, zip(kinds, weights, strict=False)):
        size = max(1, round(count * weight / len(seats)))
        found.append((n, options, slice(first, first + size)))
        first += size
    return found


def _tables(
    game: Game, n: int, own: slice, seed: int, options: dict[str, str], horizon: int, gpu: bool,
    into: dict[str, Any],
) -> Any:  # fmt: skip
    count = own.stop - own.start
    given: dict[str, Any] = {
        "seed": seed, "options": options, "horizon": horizon, "rewards": "victory",
        "relative": True, "open_too": "opened" in into, "skip": True,
    }  # fmt: skip
    if gpu:
        from tepui.lab.gpu_vector import GpuBatch

        return GpuBatch(game, count, n, into=into, **given)
    from tepui.lab.vector import Batch

    arrays = {name: tensor.numpy() for name, tensor in into.items()}
    arrays.setdefault("opened", torch.zeros((0, 0), dtype=torch.int8).numpy())
    # Learning takes nearly all the time, so the module is fast enough, and nothing is compiled.
    return Batch(game, count, n, module=True, into=arrays, **given)
