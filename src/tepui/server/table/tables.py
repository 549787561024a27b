"""All tables of this worker: finding, joining, and tidying up.

Tables live in memory while somebody looks at them or something is about to happen; the others stay
in the store.
"""

import asyncio
import hashlib
import hmac
import logging
import secrets

import msgspec

from tepui.engine.rules.contract import SPECTATOR
from tepui.engine.text.errors import TepuiError
from tepui.server import messages as ms
from tepui.server.background import Tasks
from tepui.server.errors import Broken, NotAllowed, NotFound, Refused, TooMuch
from tepui.server.limits import Addresses
from tepui.server.store.contract import Away, Conflict, Row, Status, now, wall
from tepui.server.store.store import Store
from tepui.server.table import picture
from tepui.server.table.draft import Draft
from tepui.server.table.forget import expire, wipe_after_standing_up
from tepui.server.table.head import Head
from tepui.server.table.live import LiveTable, Watcher
from tepui.server.table.load import load
from tepui.server.table.loaded_games import LoadedGames
from tepui.server.table.names import clean_name, looks
from tepui.server.table.remote_presence import RemotePresence
from tepui.server.table.state import TableState
from tepui.server.table.waiting import sat, seat_for

SWEEP = 5.0  # seconds from one round of chores to the next
REST = 60.0  # seconds until a table that nobody looks at leaves memory
SESSION = "me-"  # what the secret of somebody's session begins with; no seat's token does
LOBBY = 100  # tables shown in the lobby
DUE = 200  # tables that one sweep may load
DAY = 86_400.0

# Tidying up: a table of this status where nothing happened for so long is closed or deleted.
TIDY: tuple[tuple[Status, float, str], ...] = (
    ("open", 2 * DAY, "delete"),
    ("playing", 60 * DAY, "close"),
    ("paused", 180 * DAY, "close"),
    ("closed", 30 * DAY, "delete"),
    ("over", 365 * DAY, "delete"),
)

journal = logging.getLogger("tepui.server")


def hashed(secret: str) -> str:
    """What is stored of a secret. Secrets are long and random, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Tables:
    """The tables that this worker serves."""

    def __init__(self, store: Store, addresses: Addresses, watcher: Watcher) -> None:
        self.store = store
        self.addresses = addresses
        self.watcher = watcher
        self.live: dict[str, LiveTable] = {}
        self.broken: dict[str, Broken] = {}  # those that cannot be read
        self.games = LoadedGames()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._hearing = Tasks()
        self._counted = 0.0
        self.remote_presence = RemotePresence(store.database, self._moved_remotely)
        store.database.listen(self._on_write)

    # New ones

    async def create(self, head: Head, seed: bytes, listed: int = 0, opener: str = "") -> None:
        """Store a new table, once its game is loaded."""
        await self.games.wait_for(head.game)
        if head.rated:
            await self.store.ratings.open(head.id)
        await self.store.tables.create(row_of(head, seed, listed, opener))

    async def make_room(self, opener: str, tables: int = 1) -> None:
        """Refuse more tables if there are too many, or too many of this opener."""
        if now() - self._counted > SWEEP:
            self.addresses.count_tables(await self.store.tables.held())
            self._counted = now()
        if refusal := self.addresses.hold_tables(opener, tables):
            raise TooMuch(refusal)

    # Finding

    async def find(self, id: str) -> LiveTable:
        """A table, from memory or from the store; where all sit already, play begins."""
        live = self.live.get(id) or await self._loaded(id)
        try:
            await live.read_on()
        except Broken as wrong:
            await self._give_up(live, wrong)
            raise
        if live.state.ready():  # a rematch; or the database was away when it was to begin
            await live.attempt(lambda draft: None)
        return live

    async def _loaded(self, id: str) -> LiveTable:
        if broken := self.broken.get(id):
            raise broken.with_traceback(None)
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        task = self._loading[id]
        try:
            return await asyncio.shield(task)
        finally:
            if task.done():
                self._loading.pop(id, None)

    async def _load(self, id: str) -> LiveTable:
        try:
            table = await load(self.store, id, self.games)
        except Broken as wrong:
            self._set_aside(id, wrong)
            raise
        live = self.take_in(table)
        live.chores.wake()
        return live

    def take_in(self, table: TableState) -> LiveTable:
        """Keep a table in memory from now on."""
        live = LiveTable(table, self.store, self.watcher, self.remote_presence)
        self.live[table.head.id] = live
        return live

    def _set_aside(self, id: str, wrong: Broken) -> None:
        """Log, once, that a table cannot be read, and leave it alone."""
        self.broken[id] = wrong
        journal.error("table %s cannot be read and is set aside: %s", id, wrong.why)

    async def _readable(self, id: str) -> LiveTable | None:
        """A table among many: one that cannot be read, or is gone by now, harms no other."""
        try:
            return await self.find(id)
        except (Broken, NotFound):
            return None

    def seat_of(self, table: TableState, token: str) -> int:
        """The seat that a token proves, or SPECTATOR without one."""
        if not token:
            return SPECTATOR
        key = hashed(token)
        for seat in table.people():
            if table.keys[seat] and hmac.compare_digest(table.keys[seat], key):
                return seat
        raise NotAllowed("server-bad-token")

    async def viewer_of(self, table: TableState, token: str) -> int:
        """The seat that a token proves, or a session of the person whose seat it is."""
        if not token.startswith(SESSION):
            proved = self.seat_of(table, token)
            if token and (table.head.id, proved) in await self.store.seats.banned([table.head.id]):
                raise NotAllowed("server-banned")
            return proved
        seat = await self.store.seats.of_session(hashed(token), table.head.id)
        if seat is None:
            raise NotAllowed("server-bad-token")
        return seat

    async def lobby(self) -> list[ms.Listed]:
        """Open tables that anyone may join."""
        found = []
        for row in await self.store.tables.listed(LOBBY):
            live = await self._readable(row.id)
            if live is not None and live.state.empty():
                found.append(ms.Listed(picture.about(live.state), picture.people(live.state)))
        return found

    # Joining

    async def join(
        self, id: str, join: ms.Join, person: str = "", welcome: bool = False
    ) -> ms.Seated:
        """Sit down; `person`: who does, where known; `welcome`: without the link's secret."""
        live = await self.find(id)
        await self.check_name(join.name, person)
        others = [each for each in await self.store.friends.invited(id) if each.id != person]
        token = secrets.token_urlsafe(24)
        taken: list[int] = []

        def act(draft: Draft) -> None:
            table = draft.state
            if not (welcome or table.head.public or self.invited(table, join.invitation)):
                raise NotAllowed("server-not-invited")
            if table.status == "open" and 0 < len(table.empty()) <= len(others):
                raise NotAllowed("server-seat-invited")
            taken[:] = [seat_for(draft, join)]
            draft.add(sat(table, taken[0], join.name, hashed(token), person))

        await live.attempt(act)
        if person:
            await self.store.friends.drop_invitation(id, person)
        if live.state.status != "open":  # it may have been somebody else's before
            await wipe_after_standing_up(self.store, id, taken[0])
        return ms.Seated(id, taken[0], token)

    async def check_name(self, name: str, person: str) -> None:
        """Refuse a name that could be taken for that of somebody else who is known."""
        for look in looks(clean_name(name)):
            if await self.store.people.owner_of_name(look) not in (None, person):
                raise Refused("server-name-owned", name=clean_name(name))

    def invited(self, table: TableState, invitation: str) -> bool:
        """Whether this is the secret of the table's link."""
        return hmac.compare_digest(table.head.invitation, hashed(invitation))

    # Chores

    def _moved_remotely(self, id: str | None) -> None:
        """People have come or gone at other workers."""
        for live in self._meant(id):
            live.look_around()

    def _meant(self, id: str | None) -> list[LiveTable]:
        if id is None:
            return list(self.live.values())
        return [self.live[id]] if id in self.live else []

    def look_again(self) -> None:
        """The host has written to tables through our own store, which tells nobody."""
        self._on_write(None)

    def _on_write(self, id: str | None) -> None:
        """Another process has written to a table, or to any of them."""
        if meant := [live for live in self._meant(id) if not live.fell_behind()]:
            self._hearing.start(self._catch_up(meant))

    async def _catch_up(self, meant: list[LiveTable]) -> None:
        for live in meant:
            await self._read_on(live)

    async def _read_on(self, live: LiveTable) -> None:
        try:
            await live.catch_up()
        except Away:
            live.recover()
        except Broken as wrong:
            await self._give_up(live, wrong)

    async def _give_up(self, live: LiveTable, wrong: Broken) -> None:
        """Drop a table that can no longer be read, and disconnect its viewers."""
        id = live.state.head.id
        self._set_aside(id, wrong)
        self.live.pop(id, None)
        await live.stop()
        for socket in live.present():
            socket.leave("error")

    async def sweep(self) -> None:
        """Announce who is here, wake tables where something is due, unload unused ones."""
        await self.remote_presence.round()
        late = now() - 2 * SWEEP
        # Those that cannot be read stay due, and so do those where bots think: room for others.
        for id in await self.store.tables.due(late, DUE + len(self.broken) + len(self.live)):
            if live := await self._readable(id):
                live.chores.wake()
        for id, live in list(self.live.items()):
            if live.idle and now() - live.touched > REST:
                await live.stop()
                del self.live[id]

    async def tidy(self) -> int:
        """Close and delete what has been abandoned, by the rules above; how many tables."""
        count = 0
        for status, age, what in TIDY:
            for row in await self.store.tables.untouched(
                status, wall() - age, 100 + len(self.broken)
            ):
                try:
                    count += await self._tidied(row.id, what)
                except (Conflict, TepuiError) as wrong:  # the next round tries again
                    if isinstance(wrong, Away):
                        raise
                    journal.warning("table %s is not tidied up: %s", row.id, wrong)
        return count

    async def _tidied(self, id: str, what: str) -> bool:
        if what == "delete":
            self.live.pop(id, None)
            self.broken.pop(id, None)
            await self.store.tables.delete(id)
            return True
        live = await self._readable(id)
        if live is not None:
            await live.attempt(expire)
        return live is not None

    async def stop(self) -> None:
        """Finish all writes, and tell everybody to reconnect."""
        for live in list(self.live.values()):
            await live.stop()
            for socket in live.present():
                socket.leave("stop")


def row_of(head: Head, seed: bytes, listed: int = 0, opener: str = "") -> Row:
    """A new table as it is stored; `listed` among those that anybody may join."""
    return Row(head.id, msgspec.json.encode(head), seed, "open", listed, opener=opener)
