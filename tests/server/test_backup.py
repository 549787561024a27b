"""Backup and restore, as docs/hosting.md says."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from server.kit import looking, serving, sqlite_at


def test_a_backup_while_serving_can_be_restored(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with serving(sqlite_at(tmp_path)) as served:
        ann = served.open()
        tokens = [ann["token"], served.join(ann)["token"]]
        path = f"/api/tables/{ann['table']}"
        (mover,) = served.ask("GET", path)[1]["awaited"]

        async def move() -> None:
            async with looking(served, ann["table"], tokens[mover]) as (player,):
                await player.move(player.choices()[0])

        asyncio.run(move())
        log = served.ask("GET", f"{path}/log", token=ann["token"])[1]
        # What `sqlite3 tables.db ".backup copy.db"` does.
        source, target = sqlite3.connect(tmp_path / "tables.db"), sqlite3.connect(copy)
        with closing(source), closing(target):
            source.backup(target)
        lost = served.open()
    shutil.copy(copy, tmp_path / "tables.db")
    for left in ("tables.db-wal", "tables.db-shm"):
        (tmp_path / left).unlink(missing_ok=True)
    with serving(sqlite_at(tmp_path)) as served:
        assert served.ask("GET", f"{path}/log", token=ann["token"])[1] == log
        assert served.ask("GET", f"/api/tables/{lost['table']}")[0] == 404
