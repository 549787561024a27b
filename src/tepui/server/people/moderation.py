"""What a host may do about people: list, warn, mute, exclude, delete, and read reports.

Everything is logged. A running server applies it at tables within two seconds, and to sessions
within half a minute.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

import msgspec

from tepui.engine.text.errors import TepuiError
from tepui.server.errors import NotFound
from tepui.server.store.contract import Identity, Kept, Report
from tepui.server.store.open import opened
from tepui.server.store.store import Store
from tepui.server.table import events as ev
from tepui.server.table.draft import Draft
from tepui.server.table.forget import depart, leave, wipe
from tepui.server.table.host_writes import write
from tepui.server.table.load import load
from tepui.server.table.names import clean_name

PAGE = 500  # people, or one person's seats, to fetch at a time
LINES = 20  # lines of chat to show with a report
RUNNING = ("open", "playing", "paused")


async def everybody(database: str | Store) -> list[Identity]:
    """Everybody with an account."""
    people: list[Identity] = []
    async with opened(database) as store:
        while page := await store.people.page(people[-1].id if people else "", PAGE):
            people += page
    return people


async def warn(database: str | Store, id: str, text: str) -> None:
    """Warn somebody: they see it until they confirm that they have read it."""
    async with opened(database) as store:
        who = await _known(store, id)
        warning = clean_name(text)[:500] if text else ""
        await store.people.set_standing(msgspec.structs.replace(who, warning=warning))
        await store.hosting.log("warn", id, warning)


async def mute(database: str | Store, id: str, on: bool = True) -> None:
    """Mute somebody for everybody, at present and future tables, or unmute them."""
    async with opened(database) as store:
        who = await _known(store, id)
        await store.people.set_standing(msgspec.structs.replace(who, muted=on))

        def act(seat: int) -> Callable[[Draft], None]:
            return lambda draft: draft.add(ev.Muted(-1, seat, on))

        for kept in await store.seats.of(id, PAGE):
            if kept.status in RUNNING:
                await _at(store, kept, act(kept.seat))
        await store.hosting.log("mute" if on else "unmute", id)


async def ban(database: str | Store, id: str, on: bool = True) -> None:
    """Exclude somebody: their sessions end, they cannot sign in, the tokens of their seats stop
    working, and nobody waits for them. Or readmit them.
    """
    async with opened(database) as store:
        who = await _known(store, id)
        await store.people.set_standing(msgspec.structs.replace(who, banned=on))
        for session in await store.sign_in.sessions(id) if on else ():
            await store.sign_in.end_session(id, session.id)

        def act(seat: int) -> Callable[[Draft], None]:
            return lambda draft: _goes(draft, seat)

        for kept in await store.seats.of(id, PAGE) if on else ():
            if kept.status in RUNNING:
                await _at(store, kept, act(kept.seat))
        if on:
            await store.hosting.end_passes_of(id)
            await store.hosting.end_member(id)
        await store.hosting.log("ban" if on else "unban", id)


async def ban_guest(database: str | Store, table: str, seat: int) -> None:
    """Exclude a guest from a table: their token stops working, and nobody waits for them."""
    async with opened(database) as store:
        await write(store, table, lambda draft: _goes(draft, seat, void=True), seat)
        await store.hosting.log("ban-seat", table, str(seat))


async def set_member(database: str | Store, id: str, on: bool = True) -> None:
    """Make somebody a member, with access wherever they sign in, or end the membership."""
    async with opened(database) as store:
        await _known(store, id)
        if on:
            await store.hosting.add_member(id)
        else:
            await store.hosting.end_member(id)
            await store.hosting.end_passes_of(id)
        await store.hosting.log("member" if on else "no-member", id)


async def delete(database: str | Store, id: str) -> None:
    """Delete everything stored about somebody, as they could themselves."""
    async with opened(database) as store:
        await _known(store, id)

        def act(seat: int) -> Callable[[Draft], None]:
            return lambda draft: depart(draft, seat)

        while seats := await store.seats.of(id, PAGE):
            for kept in seats:
                last = await _at(store, kept, act(kept.seat))
                await wipe(store, kept.table, kept.seat, last)
                await store.seats.drop(kept)
        await store.people.delete(id)
        await store.hosting.log("delete", id)


class Told(NamedTuple):
    """A report: who reported whom, by their names at the table, and the last lines before it."""

    report: Report
    by: str
    about: str
    chat: list[tuple[str, str]]


async def reports(database: str | Store) -> list[Told]:
    """The reports to the host, the oldest first."""
    async with opened(database) as store:
        return [await _with_context(store, each) for each in await store.friends.reports(PAGE)]


async def _with_context(store: Store, report: Report) -> Told:
    try:
        table = await load(store, report.table)
    except TepuiError:  # deleted since, or unreadable
        return Told(report, "?", "?", [])
    names = [name or "?" for name in table.names]
    said = [each for number, each in table.talk.lines if number < report.number][-LINES:]
    chat = [(names[each.seat], each.text) for each in said]
    return Told(report, names[report.seat], names[report.other], chat)


async def done(database: str | Store, id: str) -> None:
    """Delete a report that was dealt with."""
    async with opened(database) as store:
        if not id.isalnum() or not await store.friends.drop_report(id):
            raise NotFound("server-no-report", id=id[:40])
        await store.hosting.log("done", id)


def _goes(draft: Draft, seat: int, void: bool = False) -> None:
    if draft.state.status == "open":
        draft.add(ev.Freed(seat))
    elif void or not draft.state.is_bot(seat):
        leave(draft, seat, void=void)


async def _known(store: Store, id: str) -> Identity:
    person = await store.people.load(id) if id.isalnum() else None
    if person is None:
        raise NotFound("server-no-person", id=id[:40])
    return person


async def _at(store: Store, kept: Kept, act: Callable[[Draft], None]) -> int | None:
    """Write to a table. Returns the number of the first event."""
    with suppress(TepuiError):  # a table that cannot be read, or is deleted: nobody sees it
        return await write(store, kept.table, act, kept.seat)
    return None
