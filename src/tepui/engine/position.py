"""One position, for Python code: tables, logs, bots' adapters, tests. Search uses records bare.

Python reaches the compiled rules through one function, `ask`, so that one thing is compiled and
loaded, and passes records as one-element arrays (a bare record is slow to hand over).
"""

from __future__ import annotations

import threading
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from tepui.engine import contract
from tepui.engine.contract import CHANCE, CLOCK
from tepui.engine.game import Game
from tepui.engine.rule import rule
from tepui.engine.sight import Glance, Sight

(
    _SETUP, _WAITING, _LEGAL, _CLOCK, _CHANCE, _APPLY, _OVER, _SCORE, _PLACE, _HIDE, _GUESS,
    _WITNESS, _MOVES, _STAND, _GLANCE, _SOURCE,
) = range(16)  # fmt: skip


@rule
def _moves_of(s: Any, actor: int, out: Any, weight: Any) -> int:
    """What a seat, CHANCE or the CLOCK could do now."""
    if contract.over(s):
        return 0
    if actor == CLOCK:
        return contract.clock(s, out)
    if actor != CHANCE:
        return contract.legal(s, actor, out)
    if contract.waiting(s):
        return 0
    n = contract.chance(s, out, weight)
    possible = 0
    for i in range(n):
        out[possible] = out[i]
        possible += weight[i] > 0
    return possible


# The answers to several questions come in one whole number: the end reason, from this bit on who is
# awaited, and from that one on how many legal moves were listed.
WAITING_FROM, LEGAL_FROM = 8, 32


@rule
def _stand(s: Any) -> int:
    """The end reason, and who is awaited."""
    return int(contract.over(s)) | int(contract.waiting(s)) << WAITING_FROM


@rule
def _glance(s: Any, seat: int, out: Any, score: Any) -> int:
    """How it stands, and how many legal moves a seat has; the moves, and the scores."""
    contract.score(s, score)
    if contract.over(s) or seat < 0:
        return _stand(s)
    return _stand(s) | int(contract.legal(s, seat, out)) << LEGAL_FROM


class Answers(NamedTuple):
    """What one whole number answers."""

    over: int
    waiting: tuple[int, ...]
    legal: int  # how many


def _unpacked(found: int) -> Answers:
    waiting = found >> WAITING_FROM & (1 << LEGAL_FROM - WAITING_FROM) - 1
    over = found & (1 << WAITING_FROM) - 1
    return Answers(over, _seats_in(waiting), found >> LEGAL_FROM)


@rule
def ask(a: Any, what: int, x: int, y: int, z: int, out: Any, weight: Any, rng: Any) -> int:
    """Call one function of the contract on the record in `a`."""
    s = a[0]
    if what == _WAITING:
        return contract.waiting(s)
    if what == _LEGAL:
        return contract.legal(s, x, out)
    if what == _APPLY:
        contract.apply(s, x, y)
    elif what == _MOVES:
        return _moves_of(s, x, out, weight)
    elif what == _STAND:
        return _stand(s)
    elif what == _GLANCE:
        return _glance(s, x, out, weight)
    elif what == _OVER:
        return contract.over(s)
    elif what == _CHANCE:
        return contract.chance(s, out, weight)
    elif what == _SOURCE:
        return contract.source(s)
    elif what == _CLOCK:
        return contract.clock(s, out)
    elif what == _SCORE:
        contract.score(s, out)
    elif what == _PLACE:
        contract.place(s, out)
    elif what == _HIDE:
        contract.hide(s, x)
    elif what == _GUESS:
        contract.guess(s, x, rng)
    elif what == _WITNESS:
        return contract.witness(s, x, y, z)
    elif what == _SETUP:
        contract.setup(s, x, out)
    return 0


_UNUSED = np.zeros(1, np.uint64)  # stands for a generator where nothing is guessed


class Scratch(threading.local):
    """Room for the answers about one game: each thread has its own, and reads it at once."""

    def __init__(self, longest: int) -> None:
        self.out = np.empty(longest, np.int64)
        self.more = np.empty(longest, np.int64)


@cache
def _scratch_of(longest: int) -> Scratch:
    return Scratch(longest)


@cache
def _seats_in(bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


class Position:
    """A record and the game it belongs to."""

    __slots__ = ("_scratch", "game", "record", "seats")

    def __init__(self, game: Game, seats: int, record: np.ndarray[Any, Any]) -> None:
        self.game = game
        self.seats = seats
        self.record = record
        self._scratch = _scratch_of(game.longest)

    def __reduce__(self) -> tuple[type[Position], tuple[Game, int, np.ndarray[Any, Any]]]:
        return Position, (self.game, self.seats, self.record)  # a copy finds its own scratch

    @classmethod
    def opening(
        cls,
        game: Game,
        seats: int,
        options: Mapping[str, str] | None = None,
        version: int | None = None,
    ) -> Position:
        """The position before anything has happened, under the newest rules or those of then."""
        game.settle_seats(seats)
        codes = game.pack_options(game.settle_options(options or {}), version)
        new = cls(game, seats, np.zeros(1, game.material.RECORD))
        options_of = np.array(codes, np.int64)
        ask(new.record, _SETUP, seats, 0, 0, options_of, options_of, _UNUSED)
        return new

    def _ask(self, what: int, x: int = 0, y: int = 0, z: int = 0) -> int:
        scratch = self._scratch
        return int(ask(self.record, what, x, y, z, scratch.out, scratch.more, _UNUSED))

    def _listed(self, n: int) -> list[int]:
        found: list[int] = self._scratch.out[:n].tolist()
        return found

    def _listed_more(self, n: int) -> list[int]:
        found: list[int] = self._scratch.more[:n].tolist()
        return found

    def copy(self) -> Position:
        """Another position, equal to this one."""
        # Through bytes: NumPy copies a record field by field, which takes ten times as long.
        record = np.frombuffer(bytearray(self.record.tobytes()), self.record.dtype)
        return Position(self.game, self.seats, record)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.game.id == other.game.id and self.record.tobytes() == other.record.tobytes()

    __hash__ = None  # type: ignore[assignment]  # a position changes

    @property
    def s(self) -> Any:
        """The full record, for the engine and for notation; never for what is sent to people."""
        return self.record[0]

    def waiting(self) -> tuple[int, ...]:
        """The seats the game cannot go on without."""
        return _seats_in(self._ask(_WAITING))

    def legal(self, seat: int) -> list[int]:
        """The seat's legal moves, ascending."""
        return self._listed(self._ask(_LEGAL, seat))

    def clock(self) -> list[int]:
        """What the clock could do now."""
        return self._listed(self._ask(_CLOCK))

    def chances(self) -> list[tuple[int, int]]:
        """At a chance node, the possible outcomes with their weights."""
        n = self._ask(_CHANCE)
        outcomes = zip(self._listed(n), self._listed_more(n), strict=True)
        return [(move, weight) for move, weight in outcomes if weight > 0]

    def source(self) -> int:
        """At a chance node, where the outcome comes from."""
        return self._ask(_SOURCE)

    def moves_of(self, actor: int) -> list[int]:
        """What a seat, CHANCE or the CLOCK could do now."""
        return self._listed(self._ask(_MOVES, actor))

    def apply(self, actor: int, move: int) -> None:
        """Make a legal move. Whether it is legal, `Match` checks."""
        self._ask(_APPLY, actor, move)

    def over(self) -> int:
        """0, or the number of the end reason."""
        return self._ask(_OVER)

    def stand(self) -> tuple[int, tuple[int, ...]]:
        """`over` and `waiting` in one question."""
        found = _unpacked(self._ask(_STAND))
        return found.over, found.waiting

    def glance(self, seat: int) -> Glance:
        """`over`, `waiting`, a seat's moves and all scores in one question."""
        over, waiting, moves = _unpacked(self._ask(_GLANCE, seat))
        return Glance(over, waiting, self._listed(moves), self._listed_more(self.seats))

    def ending(self) -> str | None:
        """The end reason, once the game is over."""
        reason = self.over()
        return self.game.endings[reason - 1] if reason else None

    def scores(self) -> list[int]:
        """Each seat's score as it stands."""
        self._ask(_SCORE)
        return self._listed(self.seats)

    def places(self) -> list[int]:
        """Each seat's place as it stands, 1 for the first."""
        self._ask(_PLACE)
        return self._listed(self.seats)

    def witness(self, actor: int, move: int, viewer: int) -> int:
        """What a viewer sees of a move about to be made: the move, UNSEEN, or NOTHING."""
        return self._ask(_WITNESS, actor, move, viewer)

    def seen_by(self, viewer: int) -> Sight:
        """What a seat, or a spectator, may know."""
        return Sight(self.hidden_from(viewer), viewer)

    def hidden_from(self, viewer: int) -> Position:
        """This position, with all that a viewer may not know overwritten."""
        hidden = self.copy()
        hidden._ask(_HIDE, viewer)
        return hidden

    def laid_open(self) -> Sight:
        """Everything, for looking over a finished game. Never for a running one."""
        return Sight(self.copy(), contract.SPECTATOR, open=True)

    def guessed(self, viewer: int, seed: int) -> Position:
        """A random world that fits what a viewer knows; this position must be hidden for it."""
        world = self.copy()
        rng = np.array([seed], np.uint64)
        scratch = world._scratch
        ask(world.record, _GUESS, viewer, 0, 0, scratch.out, scratch.more, rng)
        return world
