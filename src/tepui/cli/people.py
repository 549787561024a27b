"""`tepui host people`: list, warn, mute, exclude, admit and delete people with an account.

`tepui host reports`: what people have reported about each other.
"""

import asyncio
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from typing import Any

from tepui.cli.command import argument, option
from tepui.cli.host_tables import database_of
from tepui.cli.language import say, tell
from tepui.cli.options import in_database, with_json
from tepui.cli.output import print_list
from tepui.server.people import moderation
from tepui.server.store.contract import Identity

Act = Callable[[str | None, str, bool], None]


@in_database
@with_json
def list_people(database: str | None, as_json: bool) -> None:
    """List all who are known."""
    accounts = asyncio.run(moderation.everybody(database_of(database)))
    print_list(accounts, _plain, _line, "cli-people-nobody", as_json)


def _line(who: Identity) -> str:
    seen = datetime.fromtimestamp(who.seen, UTC).date().isoformat()
    marks = [("muted", who.muted), ("banned", who.banned), ("warned", bool(who.warning))]
    said = [say()(f"cli-people-is-{mark}") for mark, is_so in marks if is_so]
    name = who.name or say()("cli-people-nameless")
    return ", ".join([say()("cli-people-line", id=who.id, name=name, seen=seen), *said])


def _plain(who: Identity) -> dict[str, Any]:
    shown = ("id", "name", "seen", "muted", "banned", "warning")
    return {name: getattr(who, name) for name in shown}


@in_database
@argument("person")
@argument("text")
def warn(database: str | None, person: str, text: str) -> None:
    """Tell somebody something on their page."""
    asyncio.run(moderation.warn(database_of(database), person, text))
    tell(say()("cli-people-told", id=person))


def _switch(
    act: Callable[[str, str, bool], Coroutine[Any, Any, None]], done: str, undone: str
) -> Act:
    """Let something hold for somebody; or, with `--off`, no longer."""

    @in_database
    @argument("person")
    @option("--off", is_flag=True)
    def switch(database: str | None, person: str, off: bool) -> None:
        asyncio.run(act(database_of(database), person, not off))
        tell(say()(undone if off else done, id=person))

    return switch


mute = _switch(moderation.mute, "cli-people-muted", "cli-people-heard")  # nobody reads them
ban = _switch(moderation.ban, "cli-people-banned", "cli-people-let-in")
member = _switch(moderation.set_member, "cli-people-member", "cli-people-no-member")


@in_database
@option("--done", metavar="id")
@with_json
def reports(database: str | None, done: str | None, as_json: bool) -> None:
    """List what people have reported; or take one away that was looked into."""
    if done is not None:
        asyncio.run(moderation.done(database_of(database), done))
        tell(say()("cli-reports-done", id=done))
        return
    told = asyncio.run(moderation.reports(database_of(database)))
    print_list(told, moderation.Told._asdict, _report, "cli-reports-none", as_json)


def _report(told: moderation.Told) -> str:
    words, report = say(), told.report
    day = datetime.fromtimestamp(report.at, UTC).strftime("%Y-%m-%d %H:%M")
    where = {"id": report.id, "at": day, "table": report.table, "seat": report.other}
    who = words("cli-reports-who", by=told.by, about=told.about, id=report.about or "-")
    why = words("cli-reports-why", reason=report.reason)
    chat = [f"  {name}: {text}" for name, text in told.chat]
    return "\n  ".join([words("cli-reports-line", **where), who, why, *chat])


@in_database
@argument("person")
def delete(database: str | None, person: str) -> None:
    """Delete all that is kept of somebody."""
    asyncio.run(moderation.delete(database_of(database), person))
    tell(say()("cli-people-deleted", id=person))
