"""The server's application, driven by messages from the page instead of a network.

A request is answered as over HTTP, and a table's connection is a WebSocket: the same routes,
limits, refusals and views, by the same code. The store is an SQLite file, which the page keeps.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import AsyncExitStack
from functools import partial
from typing import Any

from starlette.applications import Starlette

from tepui.coach.told import Review
from tepui.daily.deal import PUBLIC, Terms
from tepui.daily.par import STAND_IN, Par, par_of
from tepui.engine.game import Game
from tepui.page.jobs import BOTS, COACH, PAR, Jobs
from tepui.server.background import Tasks
from tepui.server.errors import Refused
from tepui.server.http.app import application
from tepui.server.limits import Limits
from tepui.server.table.days import Days, Lacking
from tepui.server.table.pars import Pars
from tepui.server.table.reviews import GivenUp, Making, Reviews, stages
from tepui.server.table.thinkers import think_elsewhere
from tepui.server.worker import Config, Worker

HOST = b"localhost"
journal = logging.getLogger("tepui.server")
PAR_AFTER = 30.0  # seconds
# There is one device and nobody else, so nothing has to be rationed.
MANY = 1_000_000


class Device(Worker):
    """The one worker of a page."""

    daily_secret = PUBLIC  # the deals of everybody who plays without a server
    chores_after = 3.0  # opening the page comes first

    def __init__(self, jobs: Jobs, config: Config) -> None:
        self.jobs = jobs
        super().__init__(config)

    def load_game(self, game: Game) -> None:
        """The games are in memory from the start (`tepui.page.snapshot`)."""

    def make_reviews(self) -> Reviews:
        """Reviews are made by a worker of their own."""
        return Reviews(self.store, self._review)

    def _review(self, making: Making) -> Future[None]:
        work = making.work

        def heard(review: Review) -> None:
            work.review = review
            work.pulse()

        work_of = partial(reviewed, making.text, making.seat, making.open)
        future: Future[None] = Future()
        done = self.jobs.submit(COACH, work_of, heard)

        def over(done: Future[Any]) -> None:
            wrong = done.exception()
            if wrong is not None and not isinstance(wrong, GivenUp):
                work.wrong = wrong if isinstance(wrong, Refused) else Refused("server-failed")
            if not future.cancelled():
                future.set_result(None)

        done.add_done_callback(over)
        return future

    def make_pars(self) -> Pars:
        """Pars are played by a worker of their own."""
        return DevicePars(self.days, self.jobs)


class DevicePars(Pars):
    """Today's pars alone, and not the champion's, which takes minutes on a device."""

    def __init__(self, days: Days, jobs: Jobs) -> None:
        super().__init__(days)
        self.jobs = jobs

    async def lacking(self) -> list[Lacking]:
        """The pars to be played here, after a while."""
        await asyncio.sleep(PAR_AFTER)
        today = self.days.today().isoformat()
        return [
            each for each in await super().lacking() if (each.bot, each.day) == (STAND_IN, today)
        ]

    async def play(self, terms: Terms, seed: bytes, games: int, bot: str) -> Par:
        """A bot's result with a deal, from the worker."""
        job = self.jobs.submit(PAR, partial(par_of, terms, seed, games, bot))
        par: Par = await asyncio.wrap_future(job)
        return par


def reviewed(text: str, seat: int | None, open: bool) -> Iterator[Review]:
    """A review as it grows."""
    return stages(text, seat, open, lambda: None)


class PageSocket:
    """A table's connection: messages from the page, and to it."""

    def __init__(self, told: Callable[[str], None], closed: Callable[[], None]) -> None:
        self._told, self._closed = told, closed
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})

    def say(self, text: str) -> None:
        """The page sends a message."""
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self) -> None:
        """The page disconnects."""
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def receive(self) -> Any:
        """The next message from the page, for the application."""
        return await self._said.get()

    async def send(self, message: Any) -> None:
        """A message from the application."""
        if message["type"] == "websocket.send":
            self._told(message["text"])
        elif message["type"] == "websocket.close":
            self._closed()


class Page:
    """The application, and how to reach it."""

    def __init__(self, path: str, post: Callable[..., None], stop: Callable[..., None]) -> None:
        self.jobs = Jobs(post, stop)
        think_elsewhere(partial(self.jobs.submit, BOTS))
        limits = Limits(
            tables_per_hour=MANY, answers_per_hour=MANY, requests_per_minute=MANY,
            messages_per_second=MANY, address_messages_per_second=MANY, previews_per_second=MANY,
            replays_per_minute=MANY, work_seconds=MANY,
        )  # fmt: skip
        config = Config(f"sqlite:///{path}", limits, local=True, pars=True)
        device = partial(Device, self.jobs)
        self.app: Starlette = application(config, device, network=False)
        self._open = AsyncExitStack()
        self._tasks = Tasks()

    async def start(self) -> None:
        """Start serving."""
        await self._open.enter_async_context(self.app.router.lifespan_context(self.app))

    async def stop(self) -> None:
        """Stop serving."""
        await self._open.aclose()

    def _scope(self, kind: str, path: str, query: str) -> dict[str, Any]:
        return {
            "type": kind, "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http",
            "path": path, "raw_path": path.encode(), "query_string": query.encode(),
            "root_path": "", "headers": [(b"host", HOST)], "client": ("device", 0),
            "server": ("localhost", 80), "app": self.app,
        }  # fmt: skip

    async def request(
        self, method: str, path: str, query: str, headers: list[tuple[str, str]], body: bytes
    ) -> tuple[int, str, bytes]:
        """Answer a request. Returns the status, the media type and the body."""
        scope = self._scope("http", path, query)
        scope["method"] = method
        scope["headers"] += [(name.lower().encode(), value.encode()) for name, value in headers]
        asked = [{"type": "http.request", "body": bytes(body), "more_body": False}]
        status, kind, parts = 500, "", []

        async def receive() -> Any:
            return asked.pop() if asked else await asyncio.Future()  # whoever asks stays

        async def send(message: Any) -> None:
            nonlocal status, kind
            if message["type"] == "http.response.start":
                status = message["status"]
                kind = dict(message["headers"]).get(b"content-type", b"").decode()
            elif message["type"] == "http.response.body":
                parts.append(message.get("body", b""))

        try:
            await self.app(scope, receive, send)
        except Exception:  # noqa: BLE001  # it has been answered with a sentence; Starlette raises it again
            journal.exception("a request failed: %s %s", method, path)
        return status, kind, b"".join(parts)

    def connect(
        self, path: str, told: Callable[[str], None], closed: Callable[[], None]
    ) -> PageSocket:
        """Open a table's connection."""
        line = PageSocket(told, closed)

        async def serve() -> None:
            try:
                await self.app(self._scope("websocket", path, ""), line.receive, line.send)
            finally:
                closed()

        self._tasks.start(serve())
        return line
