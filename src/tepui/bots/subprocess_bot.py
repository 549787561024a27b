"""Users' Python bots in a separate process: a bot that hangs or ends its process merely loses the
game.

One process serves all bots of one file, from game to game, because starting it takes about a
second. A bot that does not answer in time takes its process with it; the next game gets a new one.
"""

import contextlib
import random
import signal
import sys
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from numbers import Integral
from typing import Any

from tepui.bots.bot import Bot, BotFailed, BotSeat
from tepui.bots.process import LIMIT, patience
from tepui.bots.python_bot import load
from tepui.engine import registry
from tepui.engine.runtime.processes import SPAWN, end_with_parent, uninterrupted
from tepui.engine.text.errors import TepuiError

SITTING = 60.0  # seconds a bot may take to sit down: its file is read, perhaps a network loaded


class SubprocessBot:
    """A bot of a class in a file, in a process that is not ours."""

    def __init__(self, spec: str, table: BotSeat) -> None:
        self.spec = spec
        self._host = host_of(spec.rpartition(":")[0])
        where = (table.game.id, table.seats, table.seat, table.options)
        self._number = self._host.ask("sit", spec, SITTING, spec, where)

    def choose(
        self, record: Any, legal: Sequence[int], rng: random.Random, deadline: float | None
    ) -> int:
        """Ask the bot, and wait for its answer, but not for ever."""
        seconds = patience(LIMIT, deadline)
        given = (self._number, record, legal, rng.getrandbits(63), deadline and seconds)
        move: int = self._host.ask("choose", self.spec, seconds, *given)
        return move

    def leave(self) -> None:
        """Release the bot; its process waits for the next."""
        if self._host.alive:
            self._host.ask("leave", self.spec, LIMIT, self._number)


class Host:
    """The process of one file, as seen by its parent."""

    def __init__(self) -> None:
        self._pipe, there = SPAWN.Pipe()
        self._process = SPAWN.Process(target=serve, args=(there,), daemon=True)
        with uninterrupted():
            self._process.start()
        there.close()
        self.alive = True

    def ask(self, what: str, spec: str, seconds: float, *given: Any) -> Any:
        """The answer; whatever goes wrong is a `TepuiError`."""
        try:
            self._pipe.send((what, spec, given))
            if not self._pipe.poll(seconds):
                self._end()
                raise BotFailed("bots-slow", bot=spec, seconds=f"{seconds:g}")
            answer = self._pipe.recv()
        except (EOFError, OSError):
            code = str(self._end())
            raise BotFailed("bots-gone", bot=spec, code=code, why="-") from None
        except KeyboardInterrupt:
            self._end()  # it may think for long, and nobody waits for that
            raise
        if isinstance(answer, TepuiError):
            raise answer
        return answer

    def _end(self) -> int | None:
        """End the process, if it does not end itself; its exit code."""
        self.alive = False
        self._pipe.close()
        self._process.join(0.2)  # one that is about to go has an exit code of its own
        self._process.kill()
        self._process.join()
        return self._process.exitcode


_hosts: dict[str, Host] = {}


def host_of(path: str) -> Host:
    """The process that serves a file; a new one, if there is none."""
    if path not in _hosts or not _hosts[path].alive:
        _hosts[path] = Host()
    return _hosts[path]


def serve(pipe: Connection) -> None:
    """What the process does: answer, until nobody asks any more."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent is interrupted, and hangs up
    sys.stdout = sys.stderr  # what a bot prints must not mix with what the command says
    hosted = HostedBots()
    with contextlib.suppress(EOFError, OSError):
        while True:
            what, spec, given = pipe.recv()
            try:
                answer = getattr(hosted, what)(*given)
            except TepuiError as wrong:
                answer = wrong
            except Exception as wrong:  # noqa: BLE001  # a bot may raise anything
                why = f"{type(wrong).__name__}: {wrong}"
                answer = BotFailed("bots-crashed", bot=spec, why=why[:300])
            pipe.send(answer)


class HostedBots:
    """The bots in a process, by number."""

    def __init__(self) -> None:
        self._bots: dict[int, Bot] = {}
        self._sat = 0

    def sit(self, spec: str, where: tuple[str, int, int, dict[str, str]]) -> int:
        """Seat a bot; the number it is asked by."""
        self._sat += 1
        self._bots[self._sat] = load(spec, BotSeat(registry.game(where[0]), *where[1:]))
        return self._sat

    def choose(
        self, number: int, record: Any, legal: list[int], seed: int, left: float | None
    ) -> Any:
        """The move that a bot chooses; anything but a number as text, for the message about it."""
        rng = random.Random(seed)  # noqa: S311
        deadline = left and time.monotonic() + left
        move = self._bots[number].choose(record, legal, rng, deadline)
        return move if isinstance(move, Integral) else str(move)

    def leave(self, number: int) -> None:
        """Remove a bot, and tell it so if it has a `leave`."""
        bot = self._bots.pop(number)
        if hasattr(bot, "leave"):
            bot.leave()
