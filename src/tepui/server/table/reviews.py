"""The coach's reviews of finished games, made in the background one by one, and stored.

A review grows while somebody looks: a request gets what is ready, and asks again. A complete review
of one of this server's tables is stored as long as the table is. One thread makes them, not the
event loop or the bots' threads: the slow part is compiled and blocks nobody. (It does not run at
low priority: a low-priority thread that is preempted while it holds Python's lock delays every
move.) Whoever asks for another review abandons the unfinished one.
"""

import asyncio
import logging
import zlib
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import NamedTuple

import msgspec

import tepui
from tepui.coach import COACH
from tepui.coach.told import Review
from tepui.engine.play import log as logs
from tepui.engine.text.errors import TepuiError
from tepui.server.errors import Refused
from tepui.server.store.contract import Away, ReviewRow
from tepui.server.store.store import Store

KEPT = 64  # reviews in memory
QUEUE = 32  # the most reviews that wait their turn
AT_ADDRESS = 4  # of these, for one address
EVERYBODY = -1  # instead of a seat, in the database

# What is reviewed, whose choices are judged (None: everybody's), and whether all cards are open;
# otherwise it is made from what that seat saw alone.
Key = tuple[str, int | None, bool]


def made_by() -> str:
    """The coach that makes reviews here."""
    return f"{tepui.__version__} {COACH}"


class Finding(msgspec.Struct, frozen=True):
    """The short form of a review of a seat's choices: hundredths of winning chance that were lost,
    in how many choices, the costliest of them, and the level they look like ("": from an earlier
    coach).
    """

    seat: int
    lost: float
    choices: int
    worst: float
    ply: int
    level: str = ""


def findings(review: Review) -> list[Finding]:
    """A review's short form, seat by seat."""
    short = []
    for skill in review.skill:
        own = [each for each in review.choices if each.seat == skill.seat]
        lost = sum(each.verdict.cost for each in own)
        worst = max(own, key=lambda each: each.verdict.cost, default=None)
        cost, ply = (0.0, 0) if worst is None else (worst.verdict.cost, worst.ply)
        level = skill.played.level if skill.played else ""
        short.append(Finding(skill.seat, 100 * lost, skill.choices, 100 * cost, ply, level))
    return short


journal = logging.getLogger("tepui.server")


class GivenUp(Exception):  # no error
    """Nobody is waiting for this review any more."""


class Work:
    """A review, finished or not."""

    def __init__(self, address: str = "") -> None:
        self.address = address  # the address that asked for it first
        self.review: Review | None = None
        self.wrong: TepuiError | None = None
        self.given_up = False
        self.kept = False  # its key in the database
        self.future: Future[None] | None = None

    def pulse(self) -> None:
        """Called while it is made: ends it if nobody is waiting for it any more."""
        if self.given_up:
            raise GivenUp

    def give_up(self) -> None:
        """Cancel it. If it is still in the queue, it makes room at once."""
        self.given_up = True
        if self.future is not None:
            self.future.cancel()

    @property
    def done(self) -> bool:
        return self.future is None or self.future.done()


class Making(NamedTuple):
    """A review to be made of a log."""

    work: Work
    text: str
    seat: int | None
    open: bool


class Reviews:
    """All reviews of this worker."""

    def __init__(self, store: Store, make: Callable[[Making], Future[None]] | None = None) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, "coach")
        self._begin = make or (lambda making: self._thread.submit(_make, making))
        self._works: OrderedDict[Key, Work] = OrderedDict()
        self._asked: dict[str, Key] = {}  # what each viewer looks at

    def knows(self, key: Key) -> bool:
        """Whether part of a review exists, or it is being made."""
        return key in self._works and not self._works[key].given_up

    def ask(
        self, viewer: str, key: Key, text: Callable[[], str], first: int | None = None,
        address: str = "",
    ) -> Work:  # fmt: skip
        """The review as far as it is ready; it is started if there is none.

        `text` gives the log; `first` is the seat whose choices are looked at first.
        """
        self._leave(viewer, key)
        self._asked[viewer] = key
        work = self._works.get(key)
        if work is None or work.given_up:
            begun = [each for each in self._works.values() if not each.done]
            here = sum(each.address == address for each in begun) if address else 0
            if len(begun) >= QUEUE or here >= AT_ADDRESS:
                raise Refused("server-coach-busy")
            work = self._works[key] = Work(address)
            _, seat, open = key
            whose = first if seat is None else seat
            work.future = self._begin(Making(work, text(), whose, open))
        self._works.move_to_end(key)
        self._forget()
        return work

    async def recall(self, key: Key) -> None:
        """Load a review from the database, if it is there and not here."""
        if key in self._works:
            return
        with suppress(Away):
            row = await self._store.reviews.load(*_place(key))
            if row is not None and row.made == made_by():  # a newer coach reviews it again
                work = Work()
                work.review, work.kept = await asyncio.to_thread(_unpacked, row.body), True
                self._works.setdefault(key, work)

    async def keep(self, key: Key, review: Review) -> None:
        """Store a complete review of a table of this server."""
        packed, short = await asyncio.to_thread(_packed, review), findings(review)
        row = ReviewRow(*_place(key), made_by(), packed, msgspec.json.encode(short))
        await self._store.reviews.keep(row)

    def _leave(self, viewer: str, key: Key) -> None:
        """A viewer looks at something else: cancel what nobody waits for any more."""
        before = self._asked.pop(viewer, key)
        work = self._works.get(before)
        wanted = before == key or before in self._asked.values()
        if not wanted and work is not None and not work.done:
            work.give_up()

    def _forget(self) -> None:
        for key in list(self._works)[: max(len(self._works) - KEPT, 0)]:
            if self._works[key].done:
                del self._works[key]
        if len(self._asked) > 16 * KEPT:
            self._asked.clear()

    def stop(self) -> None:
        """Cancel what is being made."""
        for work in self._works.values():
            work.give_up()
        self._thread.shutdown(wait=False, cancel_futures=True)


def _place(key: Key) -> tuple[str, int, bool]:
    """The key of a review in the database."""
    name, seat, open = key
    return name, EVERYBODY if seat is None else seat, open


def _packed(review: Review) -> bytes:
    return zlib.compress(msgspec.json.encode(review))


def _unpacked(body: bytes) -> Review:
    return msgspec.json.decode(zlib.decompress(body), type=Review)


def stages(text: str, seat: int | None, open: bool, pulse: Callable[[], None]) -> Iterator[Review]:
    """A review as it grows."""
    from tepui.coach.review import reviewer_of  # only where reviews are made

    yield from reviewer_of(logs.read(text), seat, open, pulse).stages()


def _make(making: Making) -> None:
    work, text, seat, open = making
    try:
        work.pulse()
        for review in stages(text, seat, open, work.pulse):
            work.review = review
            work.pulse()
    except GivenUp:
        return
    except TepuiError as wrong:
        work.wrong = wrong
    except Exception:  # noqa: BLE001  # the coach's trouble is nobody else's
        journal.exception("a review failed")
        work.wrong = Refused("server-failed")
