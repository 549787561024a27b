"""Bots in any language: a process that reads questions and writes answers, one JSON value a line.

We write, and it reads from its standard input:

    {"type": "sit", "game": "coloretto", "seats": 2, "seat": 1, "options": {}}
    {"type": "choose", "number": 1, "view": {...}, "random": 123456789, "seconds": 10.0, "legal": [
     {"move": 3, "action": {"verb": "play", "card": "crab", "effect": "lay"}, "text": "play crab"},
     ...]}
    {"type": "leave"}

It answers each `choose`, and nothing else, on its standard output: {"move": 3}. `view` is what its
seat may see of the table, `random` a number to draw chance from, so that games repeat, and
`seconds` the time it has. Standard error is its own; the end of it is quoted when the bot fails.
"""

import contextlib
import json
import queue
import random
import shlex
import subprocess
import tempfile
import threading
import time
from collections.abc import Sequence
from typing import IO, Any

import msgspec

from tepui.bots.bot import BotFailed, BotSeat, UnknownBot
from tepui.engine.text.errors import cause

LIMIT = 10.0  # seconds an answer may take, when the table sets no time
LONGEST = 100_000  # characters of one answer
PATIENCE = 1.0  # seconds a process may take to go


def patience(limit: float, deadline: float | None) -> float:
    """The seconds that a bot has for an answer: its limit, or less where the table has less."""
    left = limit if deadline is None else min(limit, deadline - time.monotonic())
    return max(left, 0.001)


class ProcessBot:
    """A bot that runs as a process of its own."""

    def __init__(self, command: str, table: BotSeat, limit: float = LIMIT) -> None:
        self.table = table
        self.limit = limit
        self.name = command
        self._asked = 0
        self._answers: queue.Queue[str | None] = queue.Queue()
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115  # lives as long as the process
        try:
            self._process = subprocess.Popen(  # noqa: S603  # running it is what was asked for
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                stderr=self._errors, encoding="utf-8",
            )  # fmt: skip
        except (OSError, ValueError, IndexError) as wrong:
            self._errors.close()
            raise UnknownBot("bots-process-start", command=command, why=cause(wrong)) from wrong
        self._listener = threading.Thread(
            target=self._listen, args=(self._process.stdout,), daemon=True
        )
        self._listener.start()
        self._tell(
            {
                "type": "sit", "game": table.game.id, "seats": table.seats, "seat": table.seat,
                "options": table.options,
            }
        )  # fmt: skip

    def choose(
        self, record: Any, legal: Sequence[int], rng: random.Random, deadline: float | None
    ) -> int:
        """Ask the process, and wait for its answer."""
        seconds = patience(self.limit, deadline)
        self._asked += 1
        self._tell(self._question(record, legal, rng, seconds))
        try:
            answer = self._answers.get(timeout=seconds)
        except queue.Empty:
            self.leave()
            raise BotFailed("bots-slow", bot=self.name, seconds=f"{seconds:g}") from None
        return self._understood(answer)

    def leave(self) -> None:
        """Tell the process that it is over; end it if it does not go."""
        process = self._process
        if self._errors.closed:
            return
        with contextlib.suppress(BotFailed):
            self._tell({"type": "leave"})
        with contextlib.suppress(OSError):
            process.stdin.close()  # type: ignore[union-attr]
        try:
            process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        self._listener.join()
        process.stdout.close()  # type: ignore[union-attr]
        self._errors.close()

    def _question(
        self, record: Any, legal: Sequence[int], rng: random.Random, seconds: float
    ) -> dict[str, Any]:
        table = self.table
        return {
            "type": "choose",
            "number": self._asked,
            "view": msgspec.to_builtins(table.game.views.view(table.sight(record))),
            "legal": [
                {"move": m, "action": table.action(record, m), "text": table.text(record, m)}
                for m in legal
            ],
            "random": rng.getrandbits(31),
            "seconds": seconds,
        }

    def _understood(self, answer: str | None) -> int:
        if answer is None:
            raise self._gone()
        try:
            move = json.loads(answer)["move"]
            if isinstance(move, bool) or not isinstance(move, int):
                raise TypeError(move)
        except (ValueError, TypeError, KeyError, RecursionError):
            raise BotFailed("bots-babble", bot=self.name, answer=answer[:80]) from None
        return move

    def _tell(self, message: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise self._gone() from None

    def _listen(self, out: IO[str]) -> None:
        try:
            while line := out.readline(LONGEST):
                self._answers.put(line.strip())
        except (OSError, ValueError):
            pass
        self._answers.put(None)

    def _gone(self) -> BotFailed:
        """What to say of a process that has ended: its code, and its last words."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=PATIENCE)
        self._errors.seek(0)
        lines = self._errors.read().decode("utf-8", "replace").strip().splitlines()
        last = lines[-1][:200] if lines else "-"
        return BotFailed("bots-gone", bot=self.name, code=str(self._process.poll()), why=last)
