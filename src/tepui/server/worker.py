"""One worker of the server: its store, tables, limits and figures, and its periodic tasks."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import logging
import os
import sys
import time
from contextlib import suppress

import msgspec

from tepui.engine import registry
from tepui.engine.game import Game
from tepui.server.background import Tasks
from tepui.server.chore import Chore
from tepui.server.hosting.door import Door
from tepui.server.hosting.figures import Figures
from tepui.server.hosting.settings import LiveSettings, Settings, limits_with, networks
from tepui.server.limits import Addresses, Limits
from tepui.server.messages import Announced
from tepui.server.metrics import Metrics
from tepui.server.news import Barred, Holding, Spent
from tepui.server.people.friends import Friends
from tepui.server.people.identity import People
from tepui.server.people.mail import Mail
from tepui.server.people.notices import Notices
from tepui.server.people.passkeys import Passkeys
from tepui.server.people.puzzle_answers import PuzzleAnswers
from tepui.server.people.ratings import Ratings
from tepui.server.people.seeking import Seeking
from tepui.server.store.contract import Away, wall
from tepui.server.store.open import store_at
from tepui.server.table.days import Days
from tepui.server.table.live import LiveTable
from tepui.server.table.loaded_games import outsiders, warm
from tepui.server.table.matches import Matches
from tepui.server.table.opening import Opening
from tepui.server.table.pars import Pars
from tepui.server.table.reviews import Reviews
from tepui.server.table.socket import Socket
from tepui.server.table.tables import SWEEP, Tables
from tepui.server.tournament.tournaments import Tournaments

ENVIRONMENT = "TEPUI_SERVER"  # how the settings reach worker processes
TIDY_EVERY, TIDY_DEADLINE = 3600.0, 600.0
MARK = 3  # bytes: enough to tell the seats of a table apart, too few to reveal an address
PROBE = 2.0  # seconds between two checks that the database can be written to
SHARE = 1.0  # seconds between two reports to other workers of what was spent
BARRED = 86_400.0  # seconds during which guests from a barred address may not sit down
FIGURES_KEPT, ACTS_KEPT, PASSES_KEPT = 8 * 86_400.0, 365 * 86_400.0, 365 * 86_400.0
CHECK_EVERY = 30.0  # seconds between two checks for sessions that ended at other workers

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
    connections: int | None = None  # of one worker; by default, what the limit of open files allows

    def to_environment(self) -> None:
        """Leave the settings where worker processes find them."""
        os.environ[ENVIRONMENT] = msgspec.json.encode(self).decode()

    @staticmethod
    def from_environment() -> Config:
        """Read the settings that the parent process has left."""
        return msgspec.json.decode(os.environ[ENVIRONMENT], type=Config)


class Worker:
    """One process of the server."""

    daily_secret: bytes | None = None  # of the days' deals; by default, one that the store keeps
    chores_after = 0.0  # seconds from the start to the first chores

    def __init__(self, config: Config) -> None:
        self.config = config
        self.limits = config.limits
        self.metrics = Metrics()
        self.addresses = Addresses(config.limits)
        self.store = store_at(config.database)
        self.tables = Tables(self.store, self.addresses, self)
        self.games = self.tables.games
        self.opening = Opening(self.tables)
        self.days = Days(self.store, self.tables)
        self.pars = self.make_pars()
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
        listeners = self.store.database.listeners
        listeners.add(Spent, self.addresses.spent_elsewhere)
        listeners.add(Holding, self.addresses.held_elsewhere)
        listeners.add(Barred, self._barred_elsewhere)
        self.ready = False
        self._wrote = -PROBE  # when something was written last, to try it
        self._prepared = ""  # the day whose deals are
        self.chores = self.metrics.chores = self._all_chores()
        self._working: list[asyncio.Task[None]] = []
        self._tasks = Tasks()

    def make_reviews(self) -> Reviews:
        """Who makes reviews here."""
        return Reviews(self.store)

    def make_pars(self) -> Pars:
        """Who plays the pars of the days' deals here."""
        return Pars(self.days)

    def load_game(self, game: Game) -> None:
        """Load a game. The first time on a machine, its module is compiled."""
        warm(game)

    async def start(self) -> None:
        """Open the store, and start to load the games."""
        await self.store.database.open(serving=True)
        self.addresses.salt = await self.store.keep("addresses", self.addresses.salt)
        await self.settings.load()
        await self.notices.start()
        await self.days.start(self.daily_secret)
        await self.matches.start()
        for game in outsiders():  # what cannot be loaded is not offered to anybody
            await asyncio.to_thread(self.load_game, game)
        for folder, why in registry.left_out().items():
            journal.error("the game in %s cannot be loaded and is left out: %s", folder, why)
        self.games.expect(game.id for game in registry.shelf())
        self.ready = True
        self._working.append(asyncio.create_task(self._begin()))
        if self.store.database.shared:
            self._working.append(asyncio.create_task(self._share()))

    async def _begin(self) -> None:
        """Pages are served meanwhile: load the games, and then begin the chores."""
        await self.games.load(lambda game: self.load_game(registry.game(game)))
        # What is loaded stays: looking through it for garbage again and again would hold people up.
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 20)
        after = self.chores_after
        for chore in self.chores:
            after += chore.every >= TIDY_EVERY  # one at a time: people come first
            self._working.append(asyncio.create_task(chore.run(after)))

    async def stop(self) -> None:
        """Finish writes, disconnect everybody, and close the store."""
        self.ready = False
        for task in self._working:
            task.cancel()
        await asyncio.gather(*self._working, return_exceptions=True)
        await self.pars.stop()
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
        """How many tables are in memory here, how many sockets, how many tables cannot be read."""
        sockets = self.addresses.held
        return len(self.tables.live), sockets, len(self.tables.broken)

    async def is_writing(self) -> None:
        """Raise `Away` if the database cannot be written to. Checks at most once every `PROBE`."""
        if time.monotonic() - self._wrote > PROBE:
            await self.store.check()
            self._wrote = time.monotonic()

    def wrote(self, live: LiveTable, noticed: int, seconds: float) -> None:
        """A table has changed, by this many events that others notice, after this long."""
        if noticed:
            self.metrics.wrote(noticed, seconds)
        if not live.state.head.live:
            self.notices.changed(live)
        self.matches.wrote(live)
        self.tournaments.wrote(live)

    async def _share(self) -> None:
        """Tell the other workers what was spent here: limits apply to the whole server."""
        while True:
            with suppress(Away):
                for news in self.addresses.news():
                    await self.store.database.tell(news)
            await asyncio.sleep(SHARE)

    def _settled(self, before: Settings, now: Settings) -> None:
        """The host has changed something."""
        self.limits = limits_with(self.config.limits, now.limits)
        self.addresses.settle(self.limits, networks(now.club), now.club_people)
        self.door.forget()
        if now.announced != before.announced and self.ready:
            for live in list(self.tables.live.values()):
                for socket in live.present():
                    self.announce(socket)

    def announce(self, socket: Socket) -> None:
        """Send a viewer the host's announcement, or that it is over."""
        socket.tell(Announced(self.settings.current.announcement_at(wall())))

    def marks(self, table: str, address: str, browser: str) -> frozenset[str]:
        """Hashes of the address and browser of a player, to be compared within one table."""
        club = self.settings.current.club_rated and self.addresses.is_club(address)
        from_where = [browser, "" if club else self.addresses.home(address)]
        made = (f"{table} {each}".encode() for each in from_where if each)
        salt = self.addresses.salt
        return frozenset(
            hashlib.blake2b(each, digest_size=MARK, key=salt).hexdigest() for each in made
        )

    async def bar_seat(self, table: str, seat: int) -> None:
        """Bar the guest at this seat from sitting down for a day, at every worker."""
        await self.store.database.tell(Barred(table, seat))
        await self._bar(table, seat)

    async def _bar(self, table: str, seat: int) -> None:
        live = self.tables.live.get(table)
        if live is None:
            return
        if key := live.homes.get(seat):
            await self.store.hosting.bar(key, wall() + BARRED)
            self.addresses.barred |= {key}
        for socket in list(live.sockets.get(seat, ())):
            socket.leave("error")

    def _barred_elsewhere(self, _: str, news: Barred) -> None:
        self._tasks.start(self._bar(news.table, news.seat))

    def _all_chores(self) -> list[Chore]:
        often = {
            "settings": self.settings.load, "barred": self._load_barred, "days": self._prepare,
            "tables": self.tables.sweep, "tournaments": self.tournaments.round,
            "friends": self.friends.tell,
        }  # fmt: skip
        if sys.platform != "emscripten":  # the page without a server has no host
            often["figures"] = lambda: self.figures.round(*self.load())
        hourly = {
            "old days": self.days.settle_lately, "ratings": self.ratings.settle,
            "old tables": self.tables.tidy, "old people": self.people.tidy,
            "old friends": self.friends.tidy, "old seeking": self.seeking.tidy,
            "old answers": self.puzzle_answers.tidy, "old tournaments": self.tournaments.tidy,
            "old figures": self._tidy_hosting,
        }  # fmt: skip
        return [
            *(Chore(name, do, SWEEP) for name, do in often.items()),
            Chore("ended sessions", self.people.check_sockets, CHECK_EVERY),
            *(Chore(name, do, TIDY_EVERY, TIDY_DEADLINE) for name, do in hourly.items()),
        ]

    async def _load_barred(self) -> None:
        self.addresses.barred = await self.store.hosting.barred()

    async def _tidy_hosting(self) -> None:
        at = wall()
        await self.store.hosting.tidy(at - FIGURES_KEPT, at - ACTS_KEPT, at - PASSES_KEPT)

    async def _prepare(self) -> None:
        """Fix a new day's deals and those of the next, and let bots start to play their par."""
        if (today := self.days.today().isoformat()) == self._prepared:
            return
        await self.days.prepare()
        self._prepared = today
        if self.config.pars and self.limits.par_games:
            self.pars.begin(self.limits.par_games)
