"""The coach's reviews of finished games: made in the background, one after the other, and kept.

A review grows while somebody looks: whoever asks gets what there is, and asks again. Of a table of
this server a whole one stays in the database, as long as the table does. One thread
makes them, and not the event loop, nor those that bots think in: what takes time is compiled and
holds nobody up. (It does not step back: a thread of low priority that is held up by others' work
while it has Python's lock holds up every move.) Whoever asks for another review gives up the one
that is not done.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress

import msgspec

import tepui
from tepui.bots import compiling
from tepui.coach.review import Review, Reviewer
from tepui.coach.story import story, story_for
from tepui.engine import log as logs
from tepui.engine import registry
from tepui.engine.errors import TepuiError
from tepui.server.errors import Refused
from tepui.server.store.contract import Away, ReviewRow, Store

KEPT = 64  # reviews in memory
QUEUE = 32  # reviews that wait their turn, at most
EVERYBODY = -1  # in place of a seat, in the database

# What is reviewed, whose choices are judged (None: everybody's), and whether all is laid open; else
# it is made from what that seat saw alone.
Key = tuple[str, int | None, bool]

journal = logging.getLogger("tepui.server")


class GivenUp(Exception):  # nothing went wrong
    """Nobody waits for this review any more."""


class Work:
    """One review being made, or made."""

    def __init__(self) -> None:
        self.review: Review | None = None
        self.wrong: TepuiError | None = None
        self.given_up = False
        self.kept = False  # in the database
        self.future: Future[None] | None = None

    def pulse(self) -> None:
        """Called while it is made: ends it when nobody waits for it any more."""
        if self.given_up:
            raise GivenUp

    @property
    def done(self) -> bool:
        return self.future is None or self.future.done()


class Reviews:
    """All reviews of this worker."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, "coach")
        self._works: OrderedDict[Key, Work] = OrderedDict()
        self._asked: dict[str, Key] = {}  # what each viewer looks at

    def ask(self, viewer: str, key: Key, text: Callable[[], str]) -> Work:
        """What there is of a review; it is begun if there is nothing. `text` gives the log."""
        self._leave(viewer, key)
        self._asked[viewer] = key
        work = self._works.get(key)
        if work is None or work.given_up:
            if sum(not each.done for each in self._works.values()) >= QUEUE:
                raise Refused("server-coach-busy")
            work = self._works[key] = Work()
            work.future = self._thread.submit(_make, work, text(), *key[1:])
        self._works.move_to_end(key)
        self._forget()
        return work

    async def recall(self, key: Key) -> None:
        """Take a review out of the database, if it is there and not here."""
        if key in self._works:
            return
        with suppress(Away):
            row = await self._store.review(*_place(key))
            if row is not None and row.made == tepui.__version__:  # a better coach says it anew
                work = Work()
                work.review, work.kept = await asyncio.to_thread(_unpacked, row.body), True
                self._works.setdefault(key, work)

    async def keep(self, key: Key, review: Review) -> None:
        """Write a whole review of a table of this server into the database."""
        packed = await asyncio.to_thread(_packed, review)
        await self._store.keep_review(ReviewRow(*_place(key), tepui.__version__, packed))

    def _leave(self, viewer: str, key: Key) -> None:
        """A viewer looks at something else: what nobody waits for any more is given up."""
        before = self._asked.pop(viewer, key)
        work = self._works.get(before)
        if before != key and work is not None and not work.done:
            work.given_up = before not in self._asked.values()

    def _forget(self) -> None:
        for key in list(self._works)[: max(len(self._works) - KEPT, 0)]:
            if self._works[key].done:
                del self._works[key]
        if len(self._asked) > 16 * KEPT:
            self._asked.clear()

    def stop(self) -> None:
        """Give up what is being made."""
        for work in self._works.values():
            work.given_up = True
        self._thread.shutdown(wait=False, cancel_futures=True)


def _place(key: Key) -> tuple[str, int, bool]:
    """Where a review lies in the database."""
    name, seat, open = key
    return name, EVERYBODY if seat is None else seat, open


def _packed(review: Review) -> bytes:
    return zlib.compress(msgspec.json.encode(review))


def _unpacked(body: bytes) -> Review:
    return msgspec.json.decode(zlib.decompress(body), type=Review)


def _make(work: Work, text: str, seat: int | None, open: bool) -> None:
    try:
        work.pulse()
        log = logs.read(text)
        with compiling.compiled(registry.game(log.game)):
            match = logs.resume(log)
            acts = story(match) if open or seat is None else story_for(match, seat)
            reviewer = Reviewer(acts, seat, open, work.pulse, log.options)
            for review in reviewer.stages():
                work.review = review
                work.pulse()
    except GivenUp:
        return
    except TepuiError as wrong:
        work.wrong = wrong
    except Exception:  # noqa: BLE001  # the coach's trouble is nobody else's
        journal.exception("a review failed")
        work.wrong = Refused("server-failed")
