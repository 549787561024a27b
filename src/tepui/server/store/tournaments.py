"""Tournaments in a database: a row, and events under (tournament, number), as tables have them.

The events are the truth; the row's status follows from them, and says only which are looked after.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tepui.server.store.asking import Asking
from tepui.server.store.contract import Conflict, Stored, TournamentRow

# What is left of the entry of somebody who is deleted.
FORGOTTEN = b'{"type":"entered","name":"-","key":"","person":""}'
COLUMNS = "id, head, status, touched, person"


class TournamentsStore(Asking):
    """What a store does for tournaments."""

    async def open_tournament(self, row: TournamentRow) -> None:
        """Write a new tournament."""
        sql = f"INSERT INTO tournaments ({COLUMNS}) VALUES (?, ?, ?, ?, ?)"  # noqa: S608
        await self._ask(sql, *msgspec.structs.astuple(row))

    async def tournament(self, id: str) -> TournamentRow | None:
        """A tournament's row."""
        rows = await self._ask(f"SELECT {COLUMNS} FROM tournaments WHERE id = ?", id)  # noqa: S608
        return TournamentRow(rows[0][0], bytes(rows[0][1]), *rows[0][2:]) if rows else None

    async def tournaments(self, most: int) -> list[str]:
        """Those that are not over, the latest first."""
        sql = "SELECT id FROM tournaments WHERE status <> 'over' ORDER BY touched DESC LIMIT ?"
        return [row[0] for row in await self._ask(sql, most)]

    async def happened(self, tournament: str) -> list[Stored]:
        """The events of a tournament."""
        sql = "SELECT number, at, body FROM happened WHERE tournament = ? ORDER BY number"
        return [Stored(row[0], row[1], bytes(row[2])) for row in await self._ask(sql, tournament)]

    async def happen(self, tournament: str, event: Stored, person: str = "") -> None:
        """Write an event; raises `Conflict`, if somebody has written this number first."""
        sql = (
            "INSERT INTO happened (tournament, number, at, body, person) VALUES (?, ?, ?, ?, ?) "
            "ON CONFLICT DO NOTHING RETURNING number"
        )
        if not await self._ask(sql, tournament, event.number, event.at, event.body, person):
            raise Conflict

    async def set_tournament(self, id: str, status: str, at: float) -> None:
        """Where a tournament stands now."""
        await self._ask(
            "UPDATE tournaments SET status = ?, touched = ? WHERE id = ?", status, at, id
        )

    async def statuses(self, tables: Sequence[str]) -> dict[str, str]:
        """Where tables stand; those that do not exist are left out."""
        marks = ", ".join("?" for _ in tables) or "NULL"
        rows = await self._ask(f"SELECT id, status FROM tables WHERE id IN ({marks})", *tables)  # noqa: S608
        return {row[0]: row[1] for row in rows}

    async def forget_entry(self, tournament: str, number: int) -> None:
        """Somebody leaves before the first round: their entry says no more who it was."""
        sql = "UPDATE happened SET body = ?, person = '' WHERE tournament = ? AND number = ?"
        await self._ask(sql, FORGOTTEN, tournament, number)

    async def rewrite_entry(self, tournament: str, number: int, body: bytes) -> None:
        """Somebody who takes part is called otherwise: only by the host."""
        sql = "UPDATE happened SET body = ? WHERE tournament = ? AND number = ?"
        await self._ask(sql, body, tournament, number)

    async def tidy_tournaments(self, idle: float, over: float) -> None:
        """Delete those where nothing has happened since then."""
        old = "SELECT id FROM tournaments WHERE touched < ? OR (status = 'over' AND touched < ?)"
        for table, key in (
            ("notices", "table_id"),
            ("happened", "tournament"),
            ("tournaments", "id"),
        ):
            await self._ask(f"DELETE FROM {table} WHERE {key} IN ({old})", idle, over)  # noqa: S608
