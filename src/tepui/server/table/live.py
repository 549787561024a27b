"""One live table: it writes what happens and sends it to everybody; bots and clocks act through its
chores.

A live table never holds what is not stored: an action is applied to a draft, a copy of the state,
which replaces the state when the store has acknowledged it. Everything that happens by itself
(chance, bots, clocks) is written in the same way as what people do. Another worker may write to the
same table: whoever comes second reads what the first has written, and tries again.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Protocol

from tepui.engine.rules.contract import SPECTATOR
from tepui.server.background import Tasks, retry
from tepui.server.errors import Broken, Refused
from tepui.server.messages import Move
from tepui.server.store.contract import Conflict, now
from tepui.server.store.store import Store
from tepui.server.table import acts, picture, policy
from tepui.server.table import events as ev
from tepui.server.table.broadcast import Broadcast
from tepui.server.table.chores import Chores
from tepui.server.table.draft import Draft
from tepui.server.table.load import read_on
from tepui.server.table.presence import Presence
from tepui.server.table.race_claims import HOLD, Claims, made_at, races
from tepui.server.table.remote_presence import RemotePresence
from tepui.server.table.socket import Socket, reseat
from tepui.server.table.state import TableState
from tepui.server.table.steps import Step
from tepui.server.table.thinkers import Whose, come_first

MARKS = 20  # addresses or browsers of one seat to note: people move between networks
GRACE = 2.0  # seconds until somebody who has gone is missed
MOVES = {ev.Moved}
RETRY = 1.0  # seconds between two attempts to read a store that is away


class Watcher(Protocol):
    """An observer of tables: metrics, notifications."""

    def wrote(self, live: LiveTable, noticed: int, seconds: float) -> None: ...


class LiveTable:
    """A table in memory, with its sockets and timers."""

    def __init__(
        self, table: TableState, store: Store, watcher: Watcher, remote_presence: RemotePresence
    ) -> None:
        table.clocks.begin_by(now())
        self.state = table
        self.store = store
        self.watcher = watcher
        self.remote_presence = remote_presence
        self.lock = asyncio.Lock()
        self.sockets: dict[int, set[Socket]] = defaultdict(set)
        self.homes: dict[int, str] = {}  # where each seat was last seen, as the key of a household
        self.presence = Presence(table.people(), table.head.absence)
        self.claims = Claims()
        self.touched = now()
        self.stopped = False
        self.chores = Chores(self)
        self._behind = False  # the store may hold more than we have read
        self._see(set())
        self.telling = Broadcast(table, self.sockets)
        self._missing: asyncio.TimerHandle | None = None
        self._tasks = Tasks()

    # Viewers

    def connect(self, socket: Socket, viewer: int) -> None:
        """A viewer connects: send the whole table. The table's lock is held."""
        socket.viewer = viewer
        self._tell_presence({*self.sockets, viewer})
        self.sockets[viewer].add(socket)
        self.homes[viewer] = socket.home
        if viewer != SPECTATOR:
            come_first(self.whose())
        socket.tell(picture.whole(self.state, viewer, now(), socket.marks))
        socket.ping()

    def disconnect(self, socket: Socket) -> None:
        """A viewer disconnects."""
        self.sockets[socket.viewer].discard(socket)
        if not self.sockets[socket.viewer]:
            del self.sockets[socket.viewer]
            self.telling.forget(socket.viewer)
            if socket.viewer != SPECTATOR and not self.stopped:
                self.presence.see(self._anywhere(set(self.sockets)))
                self._tasks.start(self._miss())

    async def _miss(self) -> None:
        """Tell the others that a seat has disconnected, unless it reconnects soon (a reload)."""
        await asyncio.sleep(GRACE)
        await self._look_around()

    def look_around(self) -> None:
        """Somebody has come or gone at another worker."""
        self._tasks.start(self._look_around())

    async def _look_around(self) -> None:
        async with self.lock:
            self._tell_presence(set(self.sockets))

    def _anywhere(self, near: set[int]) -> set[int]:
        """The seats that are connected, at this worker or at another."""
        return (near - {SPECTATOR}) | self.remote_presence.seats(self.state.head.id)

    def _see(self, near: set[int]) -> None:
        """Who is here, and who has been gone so long that a bot may sit in, as far as is known."""
        table, known = self.state, self.remote_presence.known
        self.presence.see(self._anywhere(near))
        table.absent = False if known else None
        table.here = self.presence.here
        table.missed = self.presence.missed() if known else frozenset()

    def _tell_presence(self, viewers: set[int]) -> None:
        self.remote_presence.tell(self.state.head.id, frozenset(viewers - {SPECTATOR}))
        self._see(viewers)
        self._look_again()
        self.telling.tell_room(self.state, now())

    def _look_again(self) -> None:
        """Tell the others when the next of those who are gone is missed."""
        if self._missing is not None:
            self._missing.cancel()
        wait = self.presence.wait()
        if wait is not None and not self.stopped:
            loop = asyncio.get_running_loop()
            self._missing = loop.call_later(wait, lambda: self._tasks.start(self._look_around()))

    async def greet(self, socket: Socket) -> None:
        """Note the connection that a seat at a rated table is played from, until its first move:
        a player who is losing cannot join the others' network later, so that nothing counts.
        """
        seat, marks = socket.viewer, socket.marks
        if not self.state.head.rated or seat == SPECTATOR:
            return
        key = self.state.keys[seat]

        def act(draft: Draft) -> None:
            table = draft.state
            known = table.marks[seat]
            fresh = sorted(marks - known)[: MARKS - len(known)]
            early = table.status == "open" or (table.running and not table.decisions[seat])
            if fresh and early and table.keys[seat] == key:
                draft.add(ev.Came(seat, fresh))

        if not marks <= self.state.marks[seat]:
            await self.attempt(act)

    def whose(self) -> Whose:
        """The household of somebody seated here, whose request the bots serve, if any."""
        people = [group for seat, group in self.sockets.items() if seat != SPECTATOR]
        home = next((socket.home for group in people for socket in group), "")
        return Whose(home, self.state.head.id)

    def present(self) -> Iterable[Socket]:
        """All connections of viewers."""
        return self.telling.present()

    # Writing

    async def carry_out(self, seat: int, message: acts.Act, latency: float = 0.0) -> None:
        """Do what a seat asks for, and return when it is stored. Raises on a refusal."""

        key = self.state.keys[seat]
        claim = isinstance(message, Move) and self._is_claim(seat, message)
        made = made_at(now(), latency) if claim else None

        def act(draft: Draft) -> None:
            if draft.state.keys[seat] != key:  # somebody else's by now
                raise Refused("server-seat-changed")
            acts.carry_out(draft, seat, message, made)

        if made is None:
            await self.attempt(act)
        else:
            await self._claim(act, made)

    async def attempt(self, act: Callable[[Draft], None]) -> None:
        """Decide and write under the table's lock. Repeat if another worker was faster."""
        asked = time.perf_counter()

        async def attempt() -> None:
            async with self.lock:
                if self._behind:
                    await self._catch_up()
                try:
                    await self._write(act, asked)
                except Refused as refusal:
                    if refusal.key != "server-late" or not await self._catch_up():
                        raise
                    await self._write(act, asked)  # after what we had not heard of

        await retry(attempt, Conflict)

    async def _write(self, act: Callable[[Draft], None], asked: float) -> None:
        """Draft what happens, with the chance that follows; store it; send it to everybody."""
        draft = Draft(self.state, now())
        act(draft)
        draft.settle()
        if not draft.events:
            return
        try:
            await self.store.tables.append(draft.append())
        except Conflict:
            self._behind = True
            raise
        except BaseException:
            self.recover()  # whether it was written is unknown
            raise
        self.chores.mine = True
        noticed = draft.state.noticed - self.state.noticed
        self._take_in(draft.state, draft.steps, draft.events, draft.at)
        self.watcher.wrote(self, noticed, time.perf_counter() - asked)

    def _take_in(
        self, state: TableState, steps: Sequence[Step], events: Sequence[ev.Event], at: float
    ) -> None:
        """Replace the table with the one after the stored events, and tell everybody."""
        self.state = state
        self.touched = at
        if not policy.may_watch(state):
            for socket in self.sockets.get(SPECTATOR, ()):  # they were looking at the waiting room
                socket.leave("stop")
        self._tell(steps, at, events)
        self.chores.arm()

    def fell_behind(self) -> bool:
        """Whether a write by another worker can wait, because nobody is connected to us."""
        if not self.idle:
            return False
        self._behind, self.chores.mine = True, False
        self.chores.disarm()
        return True

    async def read_on(self) -> None:
        """Read what another worker may have written here."""
        if self._behind:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Read what another worker has written here, and send it to those connected to us."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> bool:
        """Whether there was anything new."""
        fresh = await read_on(self.store, self.state)
        self._behind = False
        if fresh.events:
            self.chores.mine = False
            fresh.state.clocks.begin_by(now())
            self._take_in(fresh.state, fresh.steps, fresh.events, now())
        else:
            self.chores.arm()
        return bool(fresh.events)

    def recover(self) -> None:
        """Read what may have been written before anything else happens, once the store answers."""
        self._behind = True
        self._tasks.start(self._recover())

    async def _recover(self) -> None:
        while self._behind and not self.stopped:
            try:
                await self.catch_up()
            except Broken:
                return  # the next to act here gets the error
            except Exception:  # noqa: BLE001  # the store is still away
                await asyncio.sleep(RETRY)

    # Broadcast

    def _tell(self, steps: Sequence[Step], at: float, happened: Sequence[ev.Event]) -> None:
        kinds = {type(event) for event in happened}
        if kinds == MOVES:
            self.telling.tell_moves(self.state, steps, at)
            return
        if seated := any(isinstance(event, ev.Arranged) for event in happened):
            self._reseat(happened)
        if seated or any(map(ev.replaces, happened)):
            self.telling.tell_again(self.state, at)
        else:
            self.telling.tell(self.state, steps, at, happened)

    def _reseat(self, happened: Sequence[ev.Event]) -> None:
        """Move the connections of people who have changed seats or left."""
        for event in happened:
            if isinstance(event, ev.Vacated):
                to = getattr(event, "to", SPECTATOR)
                reseat(self.sockets, event.seat, to)
                self.homes[to] = self.homes.pop(event.seat, "")
        self.presence = Presence(self.state.people(), self.state.head.absence)
        self.remote_presence.tell(self.state.head.id, frozenset(self.sockets) - {SPECTATOR})
        self._see(set(self.sockets))

    # Claims

    def _is_claim(self, seat: int, message: Move) -> bool:
        match = self.state.match
        racing = self.state.running and match is not None and races(match.position)
        return racing and acts.is_claim(self.state, seat, message)

    async def _claim(self, act: Callable[[Draft], None], made: float) -> None:
        """Hold a claim, then carry it out in its turn. Returns when that is done."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def write() -> None:
            try:
                await self.attempt(act)
            except Exception as wrong:  # noqa: BLE001  # it is raised where the answer is awaited
                if not done.cancelled():
                    done.set_exception(wrong)
            else:
                if not done.cancelled():
                    done.set_result(None)

        self.hold(made, write)
        await done

    def hold(self, made: float, write: Callable[[], Awaitable[None]]) -> None:
        """Hold a claim until those made before it must have arrived."""
        if self.claims.hold(made, write):
            self._tasks.start(self._release())

    async def _release(self) -> None:
        await asyncio.sleep(HOLD)
        await self.claims.release()

    # The end

    @property
    def idle(self) -> bool:
        """Whether nobody is connected, and nothing is pending."""
        busy = self.chores.busy or self.lock.locked() or self._tasks
        return not self.sockets and not busy

    async def stop(self) -> None:
        """Finish what is being written, and start nothing new."""
        self.stopped = True
        self.chores.disarm()
        if self._missing is not None:
            self._missing.cancel()
        await self.claims.release()
        async with self.lock:
            pass
        await self.chores.finish()
