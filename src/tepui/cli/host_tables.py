"""`tepui host`: close a table, mute a seat, list broken tables, delete a person's data."""

import asyncio
import os
from pathlib import Path

from tepui.cli import running
from tepui.cli.command import argument, option
from tepui.cli.language import say, tell
from tepui.cli.options import in_database, with_json
from tepui.cli.output import print_json, print_list
from tepui.server import host
from tepui.server.store.contract import StoreError

SKILL = ("points", "doubt", "games")


def database_of(given: str | None) -> str:
    """The database that is meant: as it is named, that of the server that runs here, or the user's
    own. None is made here: what does not exist is refused."""
    named = given or os.environ.get("TEPUI_DATABASE")
    if not named:
        databases = {note.database: note for note in running.notes()}
        shown = ", ".join(sorted(each.rpartition("@")[2] for each in databases))
        if len(databases) > 1:
            raise StoreError("cli-which-database", databases=shown)
        if any(note.secret for note in databases.values()):
            raise StoreError("cli-secret-database", database=shown)
        named = next(iter(databases), running.default_database())
    file = Path(named.removeprefix("sqlite:///"))
    if named.startswith("sqlite:///") and not file.is_file():
        raise StoreError("cli-no-database", file=str(file))
    return named


@in_database
@argument("table")
def close(database: str | None, table: str) -> None:
    """Close a table."""
    asyncio.run(host.close(database_of(database), table))
    tell(say()("cli-host-closed", table=table))


@in_database
@with_json
def broken(database: str | None, as_json: bool) -> None:
    """List tables that cannot be read."""
    failed = asyncio.run(host.broken(database_of(database)))
    rows, words = [{"table": table, "why": why} for table, why in failed], say()
    none = "cli-host-none-broken"
    print_list(rows, dict, lambda row: words("cli-host-broken", **row), none, as_json)


@in_database
@option("--recompute", is_flag=True)
@with_json
def ratings(database: str | None, recompute: bool, as_json: bool) -> None:
    """Everybody's ratings, also computed again from the logs."""
    ladder, differ = asyncio.run(host.ratings(database_of(database), recompute))
    rows = [
        {"game": game, "who": who, **{name: getattr(curve[-1].skill, name) for name in SKILL}}
        for (game, who), curve in sorted(ladder.curves.items())
    ]
    if as_json:
        print_json({"ratings": rows, "differ": differ})
        raise SystemExit(bool(differ))
    for row in rows:
        tell(say()("cli-host-rating", **row | {name: str(row[name]) for name in SKILL[:2]}))
    if not rows:
        tell(say()("cli-host-no-ratings"))
    for table in differ:
        tell(say()("cli-host-rating-differs", table=table), err=True)
    if differ:
        raise SystemExit(1)


@in_database
@argument("table")
@argument("seat", type=int)
def mute(database: str | None, table: str, seat: int) -> None:
    """Let nobody read a seat any more."""
    asyncio.run(host.mute(database_of(database), table, seat))
    tell(say()("cli-host-muted", table=table, seat=seat))


@in_database
@argument("table")
@argument("seat", type=int)
def forget(database: str | None, table: str, seat: int) -> None:
    """Delete what a person has left at a table."""
    count = asyncio.run(host.forget(database_of(database), table, seat))
    tell(say()("cli-host-forgot", table=table, seat=seat, count=count))
