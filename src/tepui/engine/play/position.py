"""One position, for Python code: tables, logs, adapters of bots, tests. Search uses bare records.

What people see needs a position's memory and plain numbers only. Those who want NumPy's record get
an array of one: passing a bare record is slow.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from tepui.engine.game import Game
from tepui.engine.rules import contract, questions
from tepui.engine.rules.sight import Glance, Sight
from tepui.engine.runtime.asking import asker_of
from tepui.engine.runtime.effort import spend

if TYPE_CHECKING:
    import numpy as np


class Stand(NamedTuple):
    """Whether the game is over (0, or the number of the end reason), and whom it waits for."""

    over: int
    waiting: tuple[int, ...]


_STAND = (1 << questions.LEGAL_FROM) - 1  # the bits of an answer that say how it stands


@cache
def _stand_in(bits: int) -> Stand:
    return Stand(
        bits & (1 << questions.WAITING_FROM) - 1, _seats_in(bits >> questions.WAITING_FROM)
    )


@cache
def _seats_in(bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


class Position:
    """A record's memory, and the game it belongs to."""

    __slots__ = ("_asker", "_record", "game", "memory", "seats")

    def __init__(self, game: Game, seats: int, memory: bytearray | memoryview) -> None:
        self.game = game
        self.seats = seats
        self.memory = memoryview(memory)
        self._record: np.ndarray[Any, Any] | None = None
        self._asker = asker_of(game)

    @classmethod
    def of_record(cls, game: Game, seats: int, record: np.ndarray[Any, Any]) -> Position:
        """The position in the memory of NumPy's record, an array of one."""
        return cls(game, seats, record.view("u1").data)

    def __reduce__(self) -> tuple[type[Position], tuple[Game, int, bytearray]]:
        # A copy finds its own machine.
        return Position, (self.game, self.seats, bytearray(self.memory))

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
        codes = game.pack_options(game.settle_options(options or {}, version), version)
        new = cls(game, seats, bytearray(game.layout.itemsize))
        new._asker.setup(new, seats, codes)
        return new

    def copy(self) -> Position:
        """Another position, equal to this one."""
        return self._with(memoryview(bytearray(self.memory)))

    def __repr__(self) -> str:
        seats = " and ".join(map(str, self.waiting())) or "chance"
        stands = self.ending() or f"waiting for {seats}"
        return f"<Position of {self.game.id} with {self.seats} seats, {stands}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.game.id == other.game.id and bytes(self.memory) == bytes(other.memory)

    __hash__ = None  # type: ignore[assignment]  # a position changes

    @property
    def s(self) -> Any:
        """All fields as they are now, for the engine and for notation; never for what is sent to
        people."""
        return self.game.layout.read(self.memory)

    @property
    def record(self) -> np.ndarray[Any, Any]:
        """The same memory as NumPy's record, in an array of one: for rules, bots and the lab."""
        if self._record is None:
            import numpy as np

            self._record = np.frombuffer(self.memory, self.game.material.RECORD.dtype)
        return self._record

    def _with(self, memory: memoryview) -> Position:
        new = Position.__new__(Position)
        new.game, new.seats, new._asker = self.game, self.seats, self._asker
        new.memory, new._record = memory, None
        return new

    def waiting(self) -> tuple[int, ...]:
        """The seats the game cannot go on without."""
        return _seats_in(self._asker.ask(self, questions.WAITING))

    def legal(self, seat: int) -> list[int]:
        """The seat's legal moves, ascending."""
        return self._asker.listed(self._asker.ask(self, questions.LEGAL, seat))

    def clock(self) -> list[int]:
        """What the clock could do now."""
        return self._asker.listed(self._asker.ask(self, questions.CLOCK_MOVES))

    def chances(self) -> list[tuple[int, int]]:
        """At a chance node, the possible outcomes with their weights."""
        n = self._asker.ask(self, questions.OUTCOMES)
        outcomes = zip(self._asker.listed(n), self._asker.listed_more(n), strict=True)
        return [(move, weight) for move, weight in outcomes if weight > 0]

    def source(self) -> int:
        """At a chance node, where the outcome comes from."""
        return self._asker.ask(self, questions.SOURCE)

    def moves_of(self, actor: int) -> list[int]:
        """What a seat, CHANCE or the CLOCK could do now."""
        return self._asker.listed(self._asker.ask(self, questions.MOVES, actor))

    def apply(self, actor: int, move: int) -> None:
        """Make a legal move. Whether it is legal, `played` checks."""
        spend()
        self._asker.ask(self, questions.APPLY, actor, move)

    def played(self, actor: int, move: int) -> SmallMove | None:
        """A move that is made in this position; None where it is illegal."""
        spend()
        asker = self._asker
        found, memory = asker.ask_copy(self, questions.STEP, actor, move, self.seats)
        if found == questions.ILLEGAL:
            return None
        seen = asker.listed(self.seats + 1)
        source = asker.listed_more(1)[0] if actor == contract.CHANCE else 0
        return SmallMove(self, actor, move, self._with(memory), _stand_in(found), seen, source)

    def over(self) -> int:
        """0, or the number of the end reason."""
        return self._asker.ask(self, questions.OVER)

    def stand(self) -> Stand:
        """`over` and `waiting` in one question."""
        return _stand_in(self._asker.ask(self, questions.STAND))

    def glance(self, seat: int) -> Glance:
        """`over`, `waiting`, a seat's moves and all scores in one question."""
        return self._glance(self._asker.ask(self, questions.GLANCE, seat))

    def _glance(self, found: int) -> Glance:
        (over, waiting), asker = _stand_in(found & _STAND), self._asker
        count = found >> questions.LEGAL_FROM
        legal = asker.listed(count) if count else []
        return Glance(over, waiting, legal, asker.listed_more(self.seats))

    def ending(self) -> str | None:
        """The end reason, once the game is over."""
        reason = self.over()
        return self.game.endings[reason - 1] if reason else None

    def scores(self) -> list[int]:
        """Each seat's score as it stands."""
        self._asker.ask(self, questions.SCORE)
        return self._asker.listed(self.seats)

    def places(self) -> list[int]:
        """Each seat's place as it stands, 1 for the first."""
        self._asker.ask(self, questions.PLACE)
        return self._asker.listed(self.seats)

    def witness(self, actor: int, move: int, viewer: int) -> int:
        """What a viewer sees of a move about to be made: the move, UNSEEN, or NOTHING."""
        return self._asker.ask(self, questions.WITNESS, actor, move, viewer)

    def seen_by(self, viewer: int) -> Sight:
        """What a seat, or a spectator, may know."""
        spend()
        found, memory = self._asker.ask_copy(self, questions.SHOW, viewer)
        return Sight(self._with(memory), viewer, glance=self._glance(found))

    def hidden_from(self, viewer: int) -> Position:
        """This position, with all that a viewer may not know overwritten."""
        return self._with(self._asker.ask_copy(self, questions.HIDE, viewer)[1])

    def laid_open(self) -> Sight:
        """Everything, for looking over a finished game. Never for a running one."""
        return Sight(self.copy(), contract.SPECTATOR, open=True)

    def guessed(self, viewer: int, seed: int) -> Position:
        """A random world that fits what a viewer knows; this position must be hidden for it."""
        spend()
        self._asker.seed(seed)
        return self._with(self._asker.ask_copy(self, questions.GUESS, viewer)[1])


class SmallMove(NamedTuple):
    """One small move, with the positions before and after it. No move: a phrase taken back."""

    before: Position
    actor: int
    move: int | None
    after: Position
    stand: Stand  # in the position after it
    seen: Sequence[int] = ()  # what each seat sees of it, and then what a spectator does
    source: int = 0  # where chance has drawn it from

    def seen_by(self, viewer: int) -> int:
        """What a viewer sees of the move: the move, UNSEEN, or NOTHING."""
        return self.seen[viewer if viewer >= 0 else -1]


def small_moves(before: Position, actor: int, moves: Iterable[int]) -> Iterator[SmallMove]:
    """Legal moves, made one after the other."""
    for move in moves:
        step = before.played(actor, move)
        assert step is not None
        yield step
        before = step.after
