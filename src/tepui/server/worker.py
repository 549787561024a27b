"""One worker of the server: its store, tables, limits and figures, and its periodic tasks."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
import random
import sys
import time
from contextlib import suppress

import msgspec

import tepui
from tepui.daily.deal import Terms
from tepui.daily.par import BOT, STAND_IN_GAMES, Par
from tepui.engine import registry
from tepui.engine.contract import SPECTATOR
from tepui.engine.game import Game
from tepui.engine.position import Position
from tepui.server.hosting.door import Door
from tepui.server.hosting.figures import Figures
from tepui.server.hosting.settings import LiveSettings, Settings, limits_with, networks
from tepui.server.limits import Addresses, Limits
from tepui.server.messages import Announced
from tepui.server.metrics import Metrics
from tepui.server.people.friends import Friends
from tepui.server.people.identity import People
from tepui.server.people.notices import Mail, Notices
from tepui.server.people.passkeys import Passkeys
from tepui.server.people.puzzle_answers import PuzzleAnswers
from tepui.server.people.ratings import Ratings
from tepui.server.people.seeking import Seeking
from tepui.server.store.contract import Away, wall
from tepui.server.store.open import store_at
from tepui.server.table.days import Days, Lacking
from tepui.server.table.live import LiveTable
from tepui.server.table.matches import Matches
from tepui.server.table.reviews import Reviews
from tepui.server.table.socket import Socket
from tepui.server.table.tables import SWEEP, Tables
from tepui.server.tournament.tournaments import Tournaments

ENVIRONMENT = "TEPUI_SERVER"  # how the settings reach worker processes
TIDY_EVERY = 3600.0
PROBE = 2.0  # seconds from one try whether the database can be written to the next
SHARE = 1.0  # seconds from one word to other workers about what was spent to the next
BARRED = 86_400.0  # seconds for which guests of an address may not sit down
FIGURES_KEPT, ACTS_KEPT, PASSES_KEPT = 8 * 86_400.0, 365 * 86_400.0, 365 * 86_400.0
CHECK_EVERY = 30.0  # seconds until a session that was ended elsewhere is noticed here

journal = logging.getLogger("tepui.server")


class Config(msgspec.Struct, frozen=True):
    """The settings of a server."""

    database: str
    limits: Limits = Limits()
    mail: Mail | None = None
    address: str = ""  # how people reach the server, for links in notices
    local: bool = False  # it listens on this machine only
    lan: str = ""  # its address on the local network, where it listens there
    to_lan: str = "tepui serve --lan"  # the command that would open it to the local network
    pars: bool = False  # whether bots play the day's deals, to set their par
    workers: int = 1
    run: str = ""  # distinguishes this start of the server from others
    connections: int | None = None  # of one worker; by default, what the limit of files allows

    def to_environment(self) -> None:
        """Leave the settings where worker processes find them."""
        os.environ[ENVIRONMENT] = msgspec.json.encode(self).decode()

    @staticmethod
    def from_environment() -> Config:
        """The settings that were left for us."""
        return msgspec.json.decode(os.environ[ENVIRONMENT], type=Config)


class Worker:
    """One process of the server."""

    daily_secret: bytes | None = None  # of the days' deals; by default, one that the store keeps

    def __init__(self, config: Config) -> None:
        self.config = config
        self.limits = config.limits
        self.metrics = Metrics()
        self.addresses = Addresses(config.limits)
        self.store = store_at(config.database)
        self.tables = Tables(self.store, config.limits, self)
        self.days = Days(self.store, self.tables)
        self.people = People(self.store, self.tables, self.addresses)
        self.notices = Notices(self.store, config.mail, config.address, self.addresses)
        self.friends = Friends(self.store, self.tables, self.notices)
        self.ratings = Ratings(self.store, self.tables)
        self.seeking = Seeking(self.store, self.tables, self.ratings)
        self.puzzle_answers = PuzzleAnswers(self.store)
        self.matches = Matches(self.store, self.tables)
        self.tournaments = Tournaments(
            self.store, self.tables, self.matches, self.notices, self.addresses
        )
        self.passkeys = Passkeys(self.store, self.people)
        self.reviews = self.make_reviews()
        self.settings = LiveSettings(self.store, self._settled)
        self.door = Door(self.store, self.settings)
        self.figures = Figures(self.store, self.metrics, self.store.database.me or "1")
        self.store.database.hear(self._heard)
        self.ready = False
        self._wrote = -PROBE  # when something was written last, to try it
        self._chores: asyncio.Task[None] | None = None
        self._sharing: asyncio.Task[None] | None = None
        self._pars: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def make_reviews(self) -> Reviews:
        """Who makes reviews here."""
        return Reviews(self.store)

    async def play_par(self, terms: Terms, seed: bytes, games: int, bot: str) -> Par:
        """What a bot makes of a deal."""
        return await play_par(terms, seed, games, bot)

    def load_games(self) -> None:
        """Load every game before the first table needs it."""
        warm()

    async def start(self) -> None:
        """Open the store, load the games, and begin the round of chores."""
        await self.store.database.open(serving=True)
        self.addresses.salt = await self.store.keep("addresses", self.addresses.salt)
        await self.settings.load()
        await self.notices.start()
        await self.days.start(self.daily_secret)
        await self.matches.start()
        await asyncio.to_thread(self.load_games)
        for folder, why in registry.left_out().items():
            journal.error("the game in %s cannot be loaded and is left out: %s", folder, why)
        # What is loaded stays: looking through it for garbage again and again would hold people up.
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 20)
        self.ready = True
        self._chores = asyncio.create_task(self._round())
        if self.store.database.shared:
            self._sharing = asyncio.create_task(self._share())

    async def stop(self) -> None:
        """Finish writes, disconnect everybody, close the store."""
        self.ready = False
        for task in (self._chores, self._pars, self._sharing):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        self.reviews.stop()
        await self.settings.stop()
        with suppress(Away):
            await self.figures.stop()
        await self.tournaments.stop()
        await self.matches.stop()
        await self.tables.stop()
        await self.notices.stop()
        await self.store.database.close()

    def load(self) -> tuple[int, int, int]:
        """How many tables are in memory here, sockets, and tables that cannot be read."""
        sockets = self.addresses.sockets.total()
        return len(self.tables.live), sockets, len(self.tables.broken)

    async def is_writing(self) -> None:
        """Raise `Away` where nothing can be written; asked often, it is tried now and then."""
        if time.monotonic() - self._wrote > PROBE:
            await self.store.check()
            self._wrote = time.monotonic()

    def wrote(self, live: LiveTable, noticed: int, seconds: float) -> None:
        """A table has changed, by so many events that others notice, after so long."""
        if noticed:
            self.metrics.wrote(noticed, seconds)
        if not live.state.head.live:
            self.notices.changed(live)
        self.matches.wrote(live)
        self.tournaments.wrote(live)

    async def _share(self) -> None:
        """Limits are of the whole server: the other workers hear what was spent here."""
        while True:
            with suppress(Away):
                for text in self.addresses.news():
                    await self.store.database.tell(text)
            await asyncio.sleep(SHARE)

    def _settled(self, before: Settings, now: Settings) -> None:
        """The host has decided something else."""
        self.limits = self.tables.limits = limits_with(self.config.limits, now.limits)
        self.addresses.settle(self.limits, networks(now.club), now.club_people)
        self.door.forget()
        if now.announced != before.announced and self.ready:
            for live in list(self.tables.live.values()):
                for socket in live.present():
                    self.announce(socket)

    def announce(self, socket: Socket) -> None:
        """Tell a viewer what the host announces, or that it is over."""
        socket.tell(Announced(self.settings.current.announcement_at(wall())))

    async def bar_seat(self, table: str, seat: int) -> None:
        """Let whoever sits here as a guest sit down no more, for a day; at whichever worker."""
        await self.store.database.tell(f"bar {table} {seat}")
        await self._bar(table, seat)

    async def _bar(self, table: str, seat: int) -> None:
        live = self.tables.live.get(table)
        for socket in list(live.sockets.get(seat, ())) if live is not None else ():
            key = self.addresses.key(socket.address)
            await self.store.hosting.bar(key, wall() + BARRED)
            self.addresses.barred |= {key}
            socket.leave("error")

    def _heard(self, worker: str, text: str) -> None:
        if worker != self.store.database.me and text.startswith("bar "):
            _, table, seat = text.split(" ")
            task = asyncio.create_task(self._bar(table, int(seat)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        if worker != self.store.database.me and text.startswith("["):
            self.addresses.hear(worker, text)

    async def _round(self) -> None:
        tidied, checked, prepared = 0.0, 0.0, ""
        while True:
            try:
                await self.settings.load()
                self.addresses.barred = await self.store.hosting.barred()
                if sys.platform != "emscripten":  # a page has no host
                    await self.figures.round(*self.load())
                await self.tables.sweep()
                await self.tournaments.round()
                await self.friends.tell()
                if time.monotonic() - checked > CHECK_EVERY:
                    checked = time.monotonic()
                    await self.people.check_sockets()
                if (today := self.days.today().isoformat()) != prepared:
                    await self._prepare()
                    prepared = today
                if time.monotonic() - tidied > TIDY_EVERY or not tidied:
                    tidied = time.monotonic()
                    await self.days.settle_lately()
                    await self.ratings.settle()
                    await self.tables.tidy()
                    await self.people.tidy()
                    await self.friends.tidy()
                    await self.seeking.tidy()
                    await self.puzzle_answers.tidy()
                    await self.tournaments.tidy()
                    await self.store.hosting.tidy(
                        wall() - FIGURES_KEPT, wall() - ACTS_KEPT, wall() - PASSES_KEPT
                    )
            except Away:
                self.metrics.failures += 1  # the store says so in the log
            except Exception:  # noqa: BLE001  # the next round tries again
                self.metrics.failures += 1
                journal.exception("a round of chores failed")
            await asyncio.sleep(SWEEP)

    async def _prepare(self) -> None:
        """A new day: its deals are settled, and those of the next; bots begin to play their par."""
        await self.days.prepare()
        working = self._pars is not None and not self._pars.done()
        if self.config.pars and self.limits.par_games and not working:
            self._pars = asyncio.create_task(self._play_pars())

    async def _play_pars(self) -> None:
        """One after the other: meanwhile others may have played some, or another day have begun."""
        failed: set[tuple[str, str, str]] = set()
        while lacking := await self._lacking(failed):
            first = lacking[0]
            urgent = [each for each in lacking if (each.bot, each.day) == (first.bot, first.day)]
            game, day, terms, bot = random.choice(urgent)  # noqa: S311  # other workers: another
            seed = self.days.seed(game, day)
            games = self.limits.par_games if bot == BOT else STAND_IN_GAMES
            try:
                await self.days.set_par(game, day, await self.play_par(terms, seed, games, bot))
            except Exception:  # noqa: BLE001  # this day has no par; the next may have one
                journal.exception("the par of %s, %s, by %s, failed", game, day, bot)
                failed.add((game, day, bot))

    async def _lacking(self, failed: set[tuple[str, str, str]]) -> list[Lacking]:
        while True:
            try:
                lacking = await self.days.prepare()
                return [each for each in lacking if (each.game, each.day, each.bot) not in failed]
            except Away:
                await asyncio.sleep(SWEEP)


async def play_par(terms: Terms, seed: bytes, games: int, bot: str) -> Par:
    """What a bot makes of a deal: played in a process that gives way to everything else."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tepui.daily", stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        asked = msgspec.json.encode((terms, seed.hex(), games, bot))
        said, wrong = await process.communicate(asked)
    finally:
        if process.returncode is None:
            process.kill()
    if process.returncode:
        raise RuntimeError(wrong.decode(errors="replace")[-500:])
    return msgspec.json.decode(said, type=Par)


def warm() -> None:
    """Load every game, compiled or not."""
    for game in tepui.all_games():
        try:
            _warm(game)
        except Exception as wrong:  # noqa: BLE001  # a game of the host's own may raise anything
            registry.leave_out(game, wrong)


def _warm(game: Game) -> None:
    position = Position.opening(game, game.seats[0])
    for seat in (0, SPECTATOR):
        game.views.view(position.seen_by(seat))
    for _ in (game.notation, game.narration, game.refusals):
        pass


class JsonLines(logging.Formatter):
    """One JSON object a line. No secret reaches it: they are in no address and no message."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as a line."""
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)
