"""Fingerprints of random games, to compare those of a GPU with those of the CPU.

A run is every game at every number of seats, with its usual options and with each other value of
one option. What a GPU has played is written to a file (`scripts/gpu_digest.py`); the tests play the
same games on the CPU.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import numpy as np

from tepui.engine.game import Game


class Run(msgspec.Struct, frozen=True):
    """Games of one kind."""

    game: Game
    seats: int
    options: dict[str, str]  # all of them, as programs play

    @property
    def name(self) -> str:
        """Such as `amazones-3-passers=zero`: only what is unusual is named."""
        usual = self.game.simulated({})
        other = [f"-{k}={v}" for k, v in self.options.items() if v != usual[k]]
        return f"{self.game.id}-{self.seats}{''.join(other)}"


def runs(games: Iterable[Game]) -> Iterator[Run]:
    """All that is compared."""
    for game in games:
        usual = game.simulated({})
        for seats in game.seats:
            yield Run(game, seats, usual)
            for option in game.options:
                for value in option.values:
                    if value != usual[option.name] and option.name not in game.simulation:
                        yield Run(game, seats, {**usual, option.name: value})


def digest(chunks: Iterable[np.ndarray[Any, Any]]) -> str:
    """The SHA-256 of rows of results: decisions, ending, scores and places of each game."""
    found = hashlib.sha256()
    for rows in chunks:
        found.update(np.ascontiguousarray(rows, "<i4").tobytes())
    return found.hexdigest()
