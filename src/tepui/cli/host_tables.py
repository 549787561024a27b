"""`tepui host`: close a table, mute a seat, list broken tables, delete a person's data."""

import asyncio
import os
from pathlib import Path

from tepui.cli import running
from tepui.cli.command import argument, option
from tepui.cli.language import say, tell
from tepui.cli.options import in_database, with_json
from tepui.cli.output import print_json
from tepui.cli.serve import default_database
from tepui.server import host
from tepui.server.store.contract import StoreError


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
        named = next(iter(databases), default_database())
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
    if as_json:
        print_json([{"table": table, "why": why} for table, why in failed])
        return
    for table, why in failed:
        tell(say()("cli-host-broken", table=table, why=why))
    if not failed:
        tell(say()("cli-host-none-broken"))


@in_database
@option("--recompute", is_flag=True)
@with_json
def ratings(database: str | None, recompute: bool, as_json: bool) -> None:
    """Everybody's ratings, also computed again from the logs."""
    ladder, differ = asyncio.run(host.ratings(database_of(database), recompute))
    curves = sorted(ladder.curves.items())
    if as_json:
        skills = [(game, who, curve[-1].skill) for (game, who), curve in curves]
        print_json(
            {
                "ratings": [
                    {"game": game, "who": who, "points": skill.points, "doubt": skill.doubt,
                     "games": skill.games}
                    for game, who, skill in skills
                ],
                "differ": differ,
            }
        )  # fmt: skip
        raise SystemExit(bool(differ))
    for (game, who), curve in curves:
        skill = curve[-1].skill
        told = {"game": game, "who": who, "points": str(skill.points), "doubt": str(skill.doubt)}
        tell(say()("cli-host-rating", games=skill.games, **told))
    if not ladder.curves:
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
