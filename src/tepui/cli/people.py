"""`tepui host people`: list, warn, mute, exclude and delete people with an account.

`tepui host reports`: what people have reported about each other.
"""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

import click

from tepui.cli.host import database_of
from tepui.cli.language import say
from tepui.server.people import host


def everybody(database: str | None) -> None:
    """List all who are known."""
    found = asyncio.run(host.everybody(database_of(database)))
    for who in found:
        seen = datetime.fromtimestamp(who.seen, UTC).date().isoformat()
        marks = [("muted", who.muted), ("banned", who.banned), ("warned", bool(who.warning))]
        said = [say()(f"cli-people-is-{mark}") for mark, is_so in marks if is_so]
        name = who.name or say()("cli-people-nameless")
        line = say()("cli-people-line", id=who.id, name=name, seen=seen)
        click.echo(", ".join([line, *said]))
    if not found:
        click.echo(say()("cli-people-nobody"))


def warn(database: str | None, person: str, text: str) -> None:
    """Tell somebody something on their page."""
    asyncio.run(host.warn(database_of(database), person, text))
    click.echo(say()("cli-people-told", id=person))


def mute(database: str | None, person: str, off: bool) -> None:
    """Let nobody read somebody; or again."""
    asyncio.run(host.mute(database_of(database), person, not off))
    click.echo(say()("cli-people-heard" if off else "cli-people-muted", id=person))


def ban(database: str | None, person: str, off: bool) -> None:
    """Exclude somebody; or let them in again."""
    asyncio.run(host.ban(database_of(database), person, not off))
    click.echo(say()("cli-people-let-in" if off else "cli-people-banned", id=person))


def reports(database: str | None, done: str | None) -> None:
    """List what people have reported; or take one away that was looked into."""
    if done is not None:
        asyncio.run(host.done(database_of(database), done))
        click.echo(say()("cli-reports-done", id=done))
        return
    found = asyncio.run(host.reports(database_of(database)))
    for report, by, about, chat in found:
        day = datetime.fromtimestamp(report.at, UTC).strftime("%Y-%m-%d %H:%M")
        click.echo(
            say()("cli-reports-line", id=report.id, at=day, table=report.table, seat=report.other)
        )
        click.echo("  " + say()("cli-reports-who", by=by, about=about, id=report.about or "-"))
        click.echo("  " + say()("cli-reports-why", reason=report.reason))
        for name, text in chat:
            click.echo(f"    {name}: {text}")
    if not found:
        click.echo(say()("cli-reports-none"))


def delete(database: str | None, person: str) -> None:
    """Delete all that is kept of somebody."""
    asyncio.run(host.delete(database_of(database), person))
    click.echo(say()("cli-people-deleted", id=person))
