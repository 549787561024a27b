"""What happens at a table by itself: bots move, clocks and sandglasses run out.

The worker that wrote there last does this for a table; the others stand by.
"""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable
from typing import Protocol

from tepui.engine.rules.contract import CLOCK
from tepui.engine.text.errors import TepuiError
from tepui.server.store.contract import Away, Conflict, now
from tepui.server.table import bots, policy
from tepui.server.table.draft import Draft
from tepui.server.table.forget import leave
from tepui.server.table.race_claims import HOLD, Claims, is_claim, races
from tepui.server.table.state import By, TableState
from tepui.server.table.thinkers import Whose

STAND_BY = 2.0  # seconds that a worker waits before it does another worker's chores

journal = logging.getLogger("tepui.server")


class LiveChores(Protocol):
    """The live table where chores are done."""

    state: TableState
    stopped: bool
    claims: Claims

    def whose(self) -> Whose: ...
    async def attempt(self, act: Callable[[Draft], None]) -> None: ...
    def hold(self, made: float, write: Callable[[], Awaitable[None]]) -> None: ...


class Chores:
    """The timer of a live table, and what it does."""

    def __init__(self, live: LiveChores) -> None:
        self.mine = False  # whether this worker wrote last, and so does the chores
        self._live = live
        self._paces: dict[int, tuple[int, float]] = {}  # a bot's decision, and when it is made
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether a chore is being done."""
        return self._task is not None and not self._task.done()

    async def finish(self) -> None:
        """Wait for the chore that is being done."""
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)

    def arm(self) -> None:
        """Set the timer for what happens next by itself."""
        self.disarm()
        due = self.due()
        if due is None or self._live.stopped:
            return
        wait = max(due - now(), 0.0) + (0.0 if self.mine else STAND_BY)
        self._timer = asyncio.get_running_loop().call_later(wait, self._fire)

    def disarm(self) -> None:
        """Cancel the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def due(self) -> float | None:
        """When something happens by itself next."""
        table = self._live.state
        bots_awaited = [seat for seat in table.awaited() if table.is_bot(seat)]
        sand = table.sand_end()
        if not table.running or (sand == math.inf and not bots_awaited):
            return table.due()
        times = [self._ready_at(seat) for seat in bots_awaited if now() < sand]
        if sand < math.inf:
            times.append(sand + HOLD)  # claims made before the sand ran out may still arrive
        elif (deadline := table.deadline()) is not None:
            times.append(deadline)
        return min(times)

    def _ready_at(self, seat: int) -> float:
        """When a bot makes its next move: at once or, beside people, like a person of its level."""
        return self._paced(seat) if self._beside_people() else self._live.state.clocks.since

    def _paced(self, seat: int) -> float:
        """When a person of a bot's level would make its next small move."""
        decision = self._live.state.decisions[seat]
        if self._paces.get(seat, (-1, 0.0))[0] != decision:
            self._paces[seat] = (decision, now() + bots.pause(self._live.state.levels[seat]))
        return self._paces[seat][1]

    def _beside_people(self) -> bool:
        """Whether bots choose while a person does, who could be first: in a race and, where its
        clock is off, if play is live and no deal is compared.
        """
        table = self._live.state
        assert table.match is not None
        position, calm = table.match.position, table.game.unhurried
        unhurried = bool(calm) and calm.items() <= table.match.options.items()
        together = unhurried and len(table.awaited()) > 1 and table.head.live
        race = races(position) or (together and not policy.is_shared(table))
        return race and not all(map(table.is_bot, table.awaited()))

    def wake(self) -> None:
        """Do what is overdue here, whichever worker should have done it."""
        self.mine = True
        self.arm()

    def _fire(self) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._do_chores())

    async def _do_chores(self) -> None:
        try:
            await self._chores()
        except Conflict:
            self.arm()
        except Away:
            pass  # the live table reads on as soon as the database answers
        except Exception:  # noqa: BLE001  # one table's trouble is not another's
            journal.exception("table %s: a chore failed", self._live.state.head.id)

    async def _chores(self) -> None:
        table = self._live.state
        if not table.running or self._live.stopped:
            return
        thinking = [seat for seat in table.awaited() if table.is_bot(seat)]
        if table.match is not None and races(table.match.position):
            thinking.sort(key=self._paced)  # the order stays the same when they hurry
        for seat in thinking:
            if self._ready_at(seat) <= now() < table.sand_end():
                await self._bot(seat, table.levels[seat] or bots.STAND_IN, "bot")
                return
        if now() >= table.sand_end() + HOLD:
            await self._sand_out()
        elif table.sand_end() < math.inf:
            self.arm()
        elif table.head.clock.kind != "none":
            await self._time_out()
        elif thinking:
            self.arm()

    async def _bot(self, seat: int, level: str, by: By) -> None:
        """Let a bot think about the table as it is. If that changes, the move is dropped."""
        table = self._live.state
        assert table.match is not None
        position, decision = table.match.position, table.decisions[seat]
        options, race = table.match.options, races(position)
        small = self._beside_people()
        # Nobody waits for bots that race among themselves: they have this time together.
        within = bots.HASTE / table.seats if race and not small else None
        seed = table.seed if policy.is_shared(table) else None
        moves = await bots.thought(
            self._live.whose(), level, position, seat, small, options, seed, within
        )
        if now() >= self._live.state.sand_end():
            self.arm()
            return
        stale = False

        def act(draft: Draft) -> None:
            nonlocal stale
            table = draft.state
            same = table.running and table.decisions[seat] == decision
            taken = by == "bot" and not table.is_bot(seat)  # somebody has sat down meanwhile
            stale = not same or taken or seat not in table.awaited()
            if stale:
                return
            draft.play(seat, moves, by=by)
            if by == "time" and table.head.clock.then == "seat":
                leave(draft, seat)

        async def write() -> None:
            try:
                await self._live.attempt(act)
            except TepuiError:
                self.arm()  # made for a table that has changed: think again
            if stale:
                self.arm()  # the same: whoever has to move now was not asked in the meantime

        if small and is_claim(position, seat, moves):
            self._live.hold(now(), write)  # somebody farther away may have been faster
        else:
            await write()

    async def _sand_out(self) -> None:
        await self._live.claims.release()

        def act(draft: Draft) -> None:
            table = draft.state
            if table.running and draft.at >= table.sand_end() and table.match is not None:
                draft.play(CLOCK, (table.match.position.clock()[0],))

        await self._live.attempt(act)
        self.arm()

    async def _time_out(self) -> None:
        at = now()
        left = self._live.state.time_left(at)
        for seat in self._live.state.awaited():
            if left[seat] <= 0.001 and not self._live.state.is_bot(seat):
                await self._bot(seat, bots.STAND_IN, "time")
                return
        self.arm()
