"""`tepui host`: close a table, mute a seat, list broken tables, delete a person's data."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import click

from tepui.cli import running
from tepui.cli.language import say
from tepui.cli.serve import default_database
from tepui.server import host
from tepui.server.store.contract import StoreError


def database_of(given: str | None) -> str:
    """The database that is meant: as it is named, that of the server that runs here, or the user's
    own. None is made here: what does not exist is refused."""
    named = given or os.environ.get("TEPUI_DATABASE")
    if not named and len(found := running.databases()) > 1:
        shown = ", ".join(each.rpartition("@")[2] for each in found)
        raise StoreError("cli-which-database", databases=shown)
    if not named:
        named = found[0] if found else default_database()
    file = Path(named.removeprefix("sqlite:///"))
    if named.startswith("sqlite:///") and not file.is_file():
        raise StoreError("cli-no-database", file=str(file))
    return named


def close(database: str | None, table: str) -> None:
    """Close a table."""
    asyncio.run(host.close(database_of(database), table))
    click.echo(say()("cli-host-closed", table=table))


def broken(database: str | None) -> None:
    """List tables that cannot be read."""
    found = asyncio.run(host.broken(database_of(database)))
    for table, why in found:
        click.echo(say()("cli-host-broken", table=table, why=why))
    if not found:
        click.echo(say()("cli-host-none-broken"))


def ratings(database: str | None, recompute: bool) -> None:
    """Everybody's ratings, also computed again from the logs."""
    ladder, differ = asyncio.run(host.ratings(database_of(database), recompute))
    for (game, who), curve in sorted(ladder.curves.items()):
        skill = curve[-1].skill
        told = {"game": game, "who": who, "points": str(skill.points), "doubt": str(skill.doubt)}
        click.echo(say()("cli-host-rating", games=skill.games, **told))
    if not ladder.curves:
        click.echo(say()("cli-host-no-ratings"))
    for table in differ:
        click.echo(say()("cli-host-rating-differs", table=table), err=True)
    if differ:
        raise SystemExit(1)


def mute(database: str | None, table: str, seat: int) -> None:
    """Let nobody read a seat any more."""
    asyncio.run(host.mute(database_of(database), table, seat))
    click.echo(say()("cli-host-muted", table=table, seat=seat))


def forget(database: str | None, table: str, seat: int) -> None:
    """Delete what a person has left at a table."""
    count = asyncio.run(host.forget(database_of(database), table, seat))
    click.echo(say()("cli-host-forgot", table=table, seat=seat, count=count))
