"""`tepui host backup` and `tepui host restore`: copy the whole database, and restore it."""

import asyncio
import os
from datetime import UTC, datetime
from pathlib import Path

import click

from tepui.cli import running
from tepui.cli.command import argument, option
from tepui.cli.host_tables import database_of
from tepui.cli.language import say, tell
from tepui.cli.options import PLACE, BadFile, in_database
from tepui.engine.text.errors import BadOption
from tepui.server.store import backup

NAME = "tepui-%Y%m%d-%H%M%S.db"  # of a copy in a folder, in UTC: in the order of time
OURS = f"tepui-{'[0-9]' * 8}-{'[0-9]' * 6}.db"


@in_database
@argument("to", type=PLACE)
@option("--keep", type=click.IntRange(1), metavar="N")
def back_up(database: str | None, to: Path, keep: int | None) -> None:
    """Copy the database into a file, or into a folder under the time's name."""
    named = keep is not None or not to.suffix  # as a folder; `back_up` makes it
    folder = to if to.is_dir() or (named and not to.exists()) else None
    if keep is not None and folder is None:
        raise BadOption("cli-backup-folder", path=str(to))
    if folder is None and not to.parent.exists():
        raise BadFile("cli-no-folder", file=str(to.parent))
    file = to if folder is None else folder / datetime.now(UTC).strftime(NAME)
    held = asyncio.run(backup.back_up(database_of(database), file))
    tell(say()("cli-backup-done", file=str(file), **_counts(held)))
    for old in sorted(folder.glob(OURS))[:-keep] if folder is not None and keep else ():
        old.unlink()
        tell(say()("cli-backup-dropped", file=str(old)))


@in_database
@argument("file", type=PLACE)
def restore(database: str | None, file: Path) -> None:
    """Make a database from a copy."""
    goal = database or os.environ.get("TEPUI_DATABASE") or running.default_database()
    held = asyncio.run(backup.restore(file, goal))
    tell(say()("cli-restored", database=backup.without_password(goal), **_counts(held)))


def _counts(held: backup.Counts) -> dict[str, int]:
    return {"tables": held["tables"], "events": held["events"], "people": held.get("people", 0)}
