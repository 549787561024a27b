"""The search as Python code uses it: a hidden record in, findings about each move out.

A thinker stops after a number of simulations (then it is deterministic by its seed) or at a
deadline, whichever comes first. With several threads, each grows its own tree, and the visits are
added up.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from decimal import Decimal
from functools import cache
from typing import Any

from tepui.bots import guided, search
from tepui.bots.settings import Settings, Thought
from tepui.engine.game import Game
from tepui.engine.learning.netfile import Nets
from tepui.engine.play.position import Position
from tepui.engine.rules.chance import start
from tepui.engine.rules.numbers import uint64
from tepui.engine.runtime.machine import machine_of
from tepui.engine.runtime.piece import Piece, numbers, piece

CHUNK = 64  # simulations until the first look at the clock
BRIEF = 0.005  # seconds: from then on, it is looked at no more often
NODES = 12  # of a guided search's tree, for each simulation


@cache
def logarithms() -> Piece:
    """The natural logarithms of small counts; the same bits on every machine."""
    return numbers("f8", [float(Decimal(max(n, 1)).ln()) for n in range(search.LOGS)])


def knobs_of(settings: Settings) -> Piece:
    """Settings as compiled searches read them."""
    knobs: list[float] = [0.0] * guided.KNOBS
    knobs[search.EXPLORATION] = settings.exploration
    knobs[search.MARGIN] = settings.margin
    knobs[search.BIAS] = settings.bias
    knobs[search.WIDEN] = settings.widen
    knobs[search.GREED] = settings.policy
    knobs[search.CUT] = settings.cut
    knobs[search.OPEN] = settings.open_loop
    knobs[guided.PUCT] = settings.puct
    knobs[guided.FIRST_PLAY] = settings.first_play
    knobs[guided.SMOOTHING] = settings.smoothing
    knobs[guided.OWN] = settings.own
    return numbers("f8", knobs)


class SearchDesk:
    """What one thread needs to search: a tree, and scratch paper."""

    node = search.NODE

    def __init__(self, game: Game, seats: int, settings: Settings) -> None:
        self._asked_for: tuple[Any, ...] = (game, seats, settings)
        self.machine = machine = machine_of(game)
        self.seats = seats
        self.scratch = search.scratch_of(game, seats, machine)
        self.roots = machine.piece("u8", seats)
        self._tree = self.table = machine.piece(self.node, 0)
        self.used = 0
        self._logs = machine.copied(logarithms())
        self._knobs = machine.copied(knobs_of(settings))
        self._grow: Callable[..., int] = lambda seat, simulations: 0

    def clear(self, simulations: int) -> None:
        """A new tree, with room for this many simulations."""
        self._plant(1 << max(3 * simulations // 2, 64).bit_length())

    def _plant(self, size: int) -> None:
        if len(self._tree) < size:
            self._tree = self.machine.piece(self.node, size)
        if len(self.table) != size:
            self.table = self._tree.first(size)
            self._grow = self._bound()
        self.table.clear()
        self.used = 0
        self.roots.set(range(1, self.seats + 1))

    def _bound(self) -> Callable[..., int]:
        """The search in this tree, but for the seat and the number of simulations."""
        return self.machine.bind(
            search.simulate, self.scratch, int, self.seats, int, self.table, self.roots,
            self._logs, self._knobs,
        )  # fmt: skip

    def __reduce__(self) -> tuple[Any, ...]:
        # A copy has a machine of its own, and the same tree in it.
        kept = [each.tobytes() for each in self._memory()]
        return _desk_like, (type(self), self._asked_for, len(self.table), self.used, kept)

    def _memory(self) -> list[Piece]:
        """What is remembered from one thought to the next."""
        return [self.table, self.roots, self.scratch.rng]

    def working(self) -> SearchDesk:
        """This desk; or a new one, if a thought has broken its machine."""
        return type(self)(*self._asked_for) if self.machine.broken else self

    def restore(self, size: int, used: int, kept: Sequence[bytes]) -> None:
        """Go on from what another desk has kept."""
        if size:
            self._plant(size)
        for own, each in zip(self._memory(), kept, strict=True):
            own.put(each)
        self.used = used

    def run(self, seat: int, simulations: int) -> None:
        """Grow the tree."""
        self._grow(seat, simulations)
        self.used += simulations

    def has_room(self, simulations: int) -> bool:
        """Whether the tree, which grows by one move a simulation, stays a third empty."""
        return 3 * (self.used + simulations) <= 2 * len(self.table)


class GuidedDesk(SearchDesk):
    """The same for a search that a net guides: its tree holds all moves of a decision at once."""

    node = guided.NODE

    def __init__(self, game: Game, seats: int, settings: Settings, nets: Nets) -> None:
        super().__init__(game, seats, settings)
        self._asked_for += (nets,)
        machine = self.machine
        self.worlds = machine.piece(game.layout, 0)
        self._actor, self._critic = nets.mind(seats, machine), nets.open_mind(seats, machine)
        self._filled = machine.piece("i8", 1)

    def clear(self, simulations: int) -> None:
        """A new tree; where it is full, it grows no further."""
        self._plant(1 << min(max(NODES * simulations, 1024).bit_length(), 20))
        self._filled.clear()

    def _bound(self) -> Callable[..., int]:
        return self.machine.bind(
            guided.simulate, self.scratch, int, self.seats, int, self.worlds, self.table,
            self._filled, self.roots, self._knobs, self._actor, self._critic,
        )  # fmt: skip

    def _memory(self) -> list[Piece]:
        return [*super()._memory(), self._filled]

    def has_room(self, simulations: int) -> bool:
        """Whether the tree is less than half full."""
        del simulations
        return 2 * int(self._filled.get()[0]) < len(self.table)


def _desk_like(
    kind: type[SearchDesk], asked_for: tuple[Any, ...], size: int, used: int, kept: Sequence[bytes]
) -> SearchDesk:
    desk = kind(*asked_for)
    desk.restore(size, used, kept)
    return desk


class Thinker:
    """A searcher for one seat at one table; with nets, they guide it."""

    def __init__(
        self, game: Game, seats: int, seat: int, settings: Settings | None = None, threads: int = 1,
        nets: Nets | None = None,
    ) -> None:  # fmt: skip
        self.game, self.seats, self.seat = game, seats, seat
        settings = settings or Settings()
        self._desks = [
            SearchDesk(game, seats, settings)
            if nets is None
            else GuidedDesk(game, seats, settings, nets)
            for _ in range(threads)
        ]
        self._awaits: bytes | None = None  # the record after the move that was advised

    def think(
        self,
        record: Any,
        legal: Sequence[int],
        seed: int,
        simulations: int,
        deadline: float | None = None,
    ) -> list[Thought]:
        """Search from a hidden record, given as memory or as fields; the best move first."""
        self._desks = [desk.working() for desk in self._desks]
        each = -(-simulations // len(self._desks))
        known = self.knows(record)
        for number, desk in enumerate(self._desks):
            if not known or not len(desk.table) or not desk.has_room(each):
                desk.clear(each)
            desk.scratch.pair.put(bytes(record))
            desk.machine.run(start, desk.scratch.rng, seed, number)
        if len(self._desks) == 1:
            self._run(self._desks[0], each, deadline)
        else:
            with ThreadPoolExecutor(len(self._desks)) as pool:
                list(pool.map(lambda desk: self._run(desk, each, deadline), self._desks))
        return self._thoughts(legal)

    def trees(self) -> list[bytes]:
        """The trees as they have grown, to be compared."""
        return [desk.table.tobytes() for desk in self._desks]

    def knows(self, record: Any) -> bool:
        """Whether the tree has grown from here already."""
        return self._awaits is not None and bytes(record) == self._awaits

    def _run(self, desk: SearchDesk, simulations: int, deadline: float | None) -> None:
        if deadline is None:
            desk.run(self.seat, simulations)
            return
        # Each look takes Python's lock, which a server's event loop and other thinkers want, too.
        left, chunk, at = simulations, CHUNK, time.monotonic()
        while left > 0 and at < deadline:
            desk.run(self.seat, min(chunk, left))
            left -= chunk
            before, at = at, time.monotonic()
            if at - before < BRIEF:
                chunk *= 2

    def _thoughts(self, legal: Sequence[int]) -> list[Thought]:
        moves, found = numbers("i8", legal), piece("f8", (len(legal), 3))
        for desk in self._desks:
            root = uint64(desk.roots.get()[self.seat])
            desk.machine.run(search.look, desk.table, root, self.seat, moves, len(legal), found)
        thoughts = []
        for move, (visits, total, wins) in zip(legal, found.rows(), strict=True):
            most = max(visits, 1.0)
            thoughts.append(Thought(move, int(visits), total / most, wins / most))
        return sorted(thoughts, key=lambda t: (-t.visits, -t.value, t.move))

    def remember(self, record: Any, move: int) -> None:
        """Keep what grew below a move, in case this seat decides again with nothing new known.

        So the small moves of one compound choice share one tree.
        """
        hidden = Position(self.game, self.seats, bytearray(bytes(record)))
        seen = [hidden.witness(self.seat, move, seat) for seat in range(self.seats)]
        world = hidden.guessed(self.seat, 0)
        world.apply(self.seat, move)
        self._awaits = bytes(world.hidden_from(self.seat).memory)
        for desk in self._desks:
            witnessed = numbers("i8", seen)
            desk.machine.run(search.follow, desk.roots, self.seats, self.seat, witnessed)
