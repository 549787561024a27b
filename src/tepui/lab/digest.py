"""Fingerprints of games and searches, to compare the results of different machines.

A run is every game at every number of seats, with its default options and with each other value of
one option. What a GPU has played, and what Numba has computed, is written to files
(`write_gpu_digest.py` and `write_thoughts.py` in `tests/lab`); tests do the same in WebAssembly.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from tepui.bots.judge import Evaluator, PlayOuts, evaluator, worlds_of
from tepui.bots.levels import level
from tepui.bots.lookahead import Lookahead
from tepui.bots.thinker import Thinker
from tepui.engine.game import Game
from tepui.engine.learning.netfile import nets_of
from tepui.engine.play.position import Position
from tepui.engine.rules.contract import CHANCE
from tepui.engine.runtime.piece import table

if TYPE_CHECKING:
    import numpy as np

SIMULATIONS = 60
WORLDS = 12


class Run(msgspec.Struct, frozen=True):
    """Games of one kind."""

    game: Game
    seats: int
    options: dict[str, str]  # all of them, as programs play

    @property
    def name(self) -> str:
        """A name such as `amazones-3-passers=zero`, with what differs from the defaults."""
        usual = self.game.simulated({})
        other = [f"-{k}={v}" for k, v in self.options.items() if v != usual[k]]
        return f"{self.game.id}-{self.seats}{''.join(other)}"


def runs(games: Iterable[Game]) -> Iterator[Run]:
    """All runs that are compared."""
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
    sha = hashlib.sha256()
    for rows in chunks:
        sha.update(rows.astype("<i4").tobytes())
    return sha.hexdigest()


def thoughts(run: Run, positions: int = 2) -> str:
    """The SHA-256 of searches of a run's positions: every byte of the trees of an expert and a
    champion, and the evaluators' values of guessed worlds.
    """
    sha = hashlib.sha256()
    nets = nets_of(run.game, run.options)
    judges: list[Evaluator] = [PlayOuts(run.game, run.seats)]
    if nets is not None:
        judges.append(evaluator(run.game, run.seats, run.options))
        judges.append(Lookahead(run.game, run.seats, nets))
    for position, seat in _choices(run, positions):
        hidden, legal = position.hidden_from(seat), position.legal(seat)
        for name in ("expert", "champion"):
            kind = level(run.game, run.seats, name, run.options)
            thinker = Thinker(run.game, run.seats, seat, kind.settings, nets=kind.nets)
            thinker.think(hidden.memory, legal, 7, SIMULATIONS)
            sha.update(b"".join(thinker.trees()))
        worlds = worlds_of(hidden, seat, WORLDS)
        sha.update(worlds)
        for judge in judges:
            sha.update(table("f8", judge.values(worlds, range(WORLDS))).tobytes())
    return sha.hexdigest()


def _choices(run: Run, positions: int) -> Iterator[tuple[Position, int]]:
    """Positions of a random game in which a seat has a choice."""
    rng = random.Random(run.name)  # noqa: S311  # these games are not secret
    position = Position.opening(run.game, run.seats, run.options)
    made, wanted = 0, rng.randrange(4, 12)
    while positions and not position.over():
        actor = (*position.waiting(), CHANCE)[0]
        moves = position.moves_of(actor)
        if actor != CHANCE and len(moves) > 1:
            made += 1
            if made == wanted:
                yield position, actor
                positions, wanted = positions - 1, wanted + rng.randrange(8, 24)
        position.apply(actor, rng.choice(moves))
