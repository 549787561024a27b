"""How Python asks about a position: each thread has its own machine, and memory for answers."""

import struct
import threading
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from tepui.engine.game import Game
from tepui.engine.rules.questions import APPLY, SETUP, ask
from tepui.engine.runtime.machine import Machine, machine_here
from tepui.engine.runtime.piece import Piece
from tepui.engine.runtime.wasm import ModuleMachine
from tepui.engine.runtime.wasmtime_c import Trapped

Questions = tuple[Any, ...]  # the ways to ask, in the order in which `Asker` has them
# Makes them for a game's machine; the last is called when the machine was stopped.
MakeQuestions = Callable[[Any, Game, Callable[[], None]], Questions]


class Asker(threading.local):
    """Asks about positions of one game; answers lie in its memory until the next question."""

    ask: Callable[..., int]  # about a position: what, and up to three numbers
    # The same, where the answer comes with a changed record: the position stays as it is.
    ask_copy: Callable[..., tuple[int, memoryview]]
    setup: Callable[[Any, int, list[int]], None]  # a position, its seats, and options as numbers
    listed: Callable[[int], list[int]]  # this many numbers of the answer
    listed_more: Callable[[int], list[int]]  # and of what goes with them
    seed: Callable[[int], None]  # what the next guess is drawn from

    def __init__(self, game: Game) -> None:
        self.game = game
        self.renew()

    def renew(self) -> None:
        """Start over, with a machine that works."""
        machine = machine_here(self.game)
        make: MakeQuestions = _BY_IMPLEMENTATION.get(machine.implementation, _by_numpy)
        made = make(machine, self.game, self.renew)
        self.ask, self.ask_copy, self.setup, self.listed, self.listed_more, self.seed = made


class _Pieces(NamedTuple):
    """What questions need of a module's memory."""

    record: Piece
    out: Piece
    more: Piece
    rng: Piece
    options: Piece

    def bound(self, machine: ModuleMachine) -> tuple[Callable[..., int], Callable[..., int]]:
        """A question, and the one that lays out an opening."""
        record, out, more, rng, options = self
        # The last of the options is found by their number, so they have a piece of their own.
        return (
            machine.bind(ask, record, int, int, int, int, out, more, rng, brief=True),
            machine.bind(ask, record, SETUP, int, 0, 0, options, options, rng, brief=True),
        )


def _pieces(machine: ModuleMachine, game: Game) -> _Pieces:
    options = len(game.pack_options(game.settle_options({})))
    return _Pieces(
        machine.piece(game.layout, 1), machine.piece("i8", game.longest),
        machine.piece("i8", game.longest), machine.piece("u8", 1), machine.piece("i8", options),
    )  # fmt: skip


def _by_wasmtime(machine: Any, game: Game, renew: Callable[[], None]) -> Questions:
    """Questions to a module: the record goes into its memory, and back when it was changed.

    Positions are made, kept and passed on by all threads, so their records are not in any machine's
    memory; what is copied are some hundred bytes.
    """
    pieces = _pieces(machine, game)
    call, begin = pieces.bound(machine)
    inside = machine.memory(pieces.record)
    out, more, options = (
        machine.memory(p).cast("q") for p in (pieces.out, pieces.more, pieces.options)
    )
    rng = machine.memory(pieces.rng).cast("Q")

    def question(position: Any, what: int, x: int = 0, y: int = 0, z: int = 0) -> int:
        held = position.memory
        inside[:] = held
        try:
            answer: int = call(what, x, y, z)
        except Trapped:
            renew()
            raise
        if what == APPLY:
            held[:] = inside
        return answer

    def ask_copy(
        position: Any, what: int, x: int, y: int = 0, z: int = 0
    ) -> tuple[int, memoryview]:
        return question(position, what, x, y, z), memoryview(bytearray(inside))

    def setup(position: Any, seats: int, codes: list[int]) -> None:
        for k, code in enumerate(codes):
            options[k] = code
        inside[:] = position.memory
        begin(seats)
        position.memory[:] = inside

    def seed(value: int) -> None:
        rng[0] = value

    first, second = (lambda n: out[:n].tolist()), (lambda n: more[:n].tolist())
    return question, ask_copy, setup, first, second, seed


def _by_browser(machine: Any, game: Game, renew: Callable[[], None]) -> Questions:
    """The same where Python runs in a browser, and the module beside it."""
    pieces = _pieces(machine, game)
    call, begin = pieces.bound(machine)
    inside = machine.window(pieces.record)

    def question(position: Any, what: int, x: int = 0, y: int = 0, z: int = 0) -> int:
        held = position.memory
        inside().assign(held)
        try:
            answer: int = call(what, x, y, z)
        except Trapped:
            renew()
            raise
        if what == APPLY:
            inside().assign_to(held)
        return answer

    def ask_copy(
        position: Any, what: int, x: int, y: int = 0, z: int = 0
    ) -> tuple[int, memoryview]:
        answer = question(position, what, x, y, z)
        copy = bytearray(len(position.memory))
        inside().assign_to(copy)
        return answer, memoryview(copy)

    def setup(position: Any, seats: int, codes: list[int]) -> None:
        machine.write(pieces.options.address, struct.pack(f"<{len(codes)}q", *codes))
        inside().assign(position.memory)
        begin(seats)
        inside().assign_to(position.memory)

    def reader(piece: Piece) -> Callable[[int], list[int]]:
        return lambda n: memoryview(machine.read(piece.address, 8 * n)).cast("q").tolist()

    def seed(value: int) -> None:
        machine.write(pieces.rng.address, struct.pack("<Q", value))

    return question, ask_copy, setup, reader(pieces.out), reader(pieces.more), seed


def _by_numpy(machine: Machine, game: Game, renew: Callable[[], None]) -> Questions:
    """Questions to rules that take NumPy's records where they are."""
    del renew  # nothing stops them
    import numpy as np

    out, more = machine.zeros(game.longest, np.int64), machine.zeros(game.longest, np.int64)
    rng = machine.zeros(1, np.uint64)

    def question(position: Any, what: int, x: int = 0, y: int = 0, z: int = 0) -> int:
        return int(machine.run(ask, position.record, what, x, y, z, out, more, rng))

    def ask_copy(
        position: Any, what: int, x: int, y: int = 0, z: int = 0
    ) -> tuple[int, memoryview]:
        copy = position.copy()
        return question(copy, what, x, y, z), copy.memory

    def setup(position: Any, seats: int, codes: list[int]) -> None:
        options = np.array(codes, np.int64)
        machine.run(ask, position.record, SETUP, seats, 0, 0, options, options, rng)

    def seed(value: int) -> None:
        rng[0] = value

    first, second = (lambda n: out[:n].tolist()), (lambda n: more[:n].tolist())
    return question, ask_copy, setup, first, second, seed


_BY_IMPLEMENTATION: dict[str, MakeQuestions]
_BY_IMPLEMENTATION = {"wasmtime": _by_wasmtime, "browser": _by_browser}


@cache
def asker_of(game: Game) -> Asker:
    """The askers of a game, one for each thread."""
    return Asker(game)
