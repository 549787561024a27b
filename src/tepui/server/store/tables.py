"""Tables in the database: a row, and the events under (table, number) that make it."""

from collections.abc import Sequence
from typing import Any

from tepui.server.store.contract import Append, Row, Status, Stored, wall
from tepui.server.store.repository import Repository
from tepui.server.store.schema import COLUMNS, creating, deleting, row_of


class TableRepository(Repository):
    """Tables and their events."""

    async def create(self, row: Row) -> None:
        """Store a new table, unless it exists."""
        sql, values = creating(row, wall())
        await self._ask(sql, *values)

    async def append(self, append: Append) -> None:
        """Write events, and return when they are on disk. Raises `Conflict` or `Away`."""
        await self._database.append(append)

    async def load(self, table: str) -> Row | None:
        """A table's row."""
        rows = await self._ask(f"SELECT {COLUMNS} FROM tables WHERE id = ?", table)  # noqa: S608
        return row_of(rows[0]) if rows else None

    async def since(self, table: str, number: int) -> list[Stored]:
        """The events from this number on."""
        sql = (
            "SELECT number, at, body FROM events WHERE table_id = ? AND number >= ? ORDER BY number"
        )
        rows = await self._ask(sql, table, number)
        return [Stored(row[0], row[1], bytes(row[2])) for row in rows]

    async def ids(self, after: str, most: int) -> list[str]:
        """The tables, in order of their ids."""
        sql = "SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?"
        return [row[0] for row in await self._ask(sql, after, most)]

    async def listed(self, most: int) -> list[Row]:
        """Open tables with a free seat that anyone may take, the newest first."""
        where = "status = 'open' AND listed > 0 AND due IS NULL ORDER BY listed, touched DESC"
        return await self._rows(where, most)

    async def page(self, statuses: Sequence[Status], after: str, most: int) -> list[Row]:
        """Tables of these statuses, in order of their ids, which no event changes."""
        marks = ", ".join("?" for _ in statuses)
        where = f"status IN ({marks}) AND id > ? ORDER BY id"
        return await self._rows(where, *statuses, after, most)

    async def untouched(self, status: Status, before: float, most: int) -> list[Row]:
        """Tables where nothing has happened since."""
        where = "status = ? AND touched < ? ORDER BY touched"
        return await self._rows(where, status, before, most)

    async def _rows(self, where: str, *values: Any) -> list[Row]:
        sql = f"SELECT {COLUMNS} FROM tables WHERE {where} LIMIT ?"  # noqa: S608
        return [row_of(row) for row in await self._ask(sql, *values)]

    async def due(self, before: float, most: int) -> list[str]:
        """Tables where time has run out."""
        sql = "SELECT id FROM tables WHERE due < ? AND status = 'playing' ORDER BY due LIMIT ?"
        return [row[0] for row in await self._ask(sql, before, most)]

    async def delete(self, table: str) -> None:
        """Delete a table with all that belongs to it."""
        await self._database.ask_all(deleting(table))

    async def rewrite(self, table: str, number: int, body: bytes) -> None:
        """Replace an event's body: only to delete what a person wrote, on request."""
        sql = "UPDATE events SET body = ? WHERE table_id = ? AND number = ?"
        await self._ask(sql, body, table, number)

    async def count(self) -> dict[str, int]:
        """How many tables there are of each status."""
        rows = await self._ask("SELECT status, count(*) FROM tables GROUP BY status")
        return {row[0]: row[1] for row in rows}

    async def held(self) -> list[tuple[str, int]]:
        """How many tables that are not over each opener has."""
        sql = (
            "SELECT opener, count(*) FROM tables WHERE status IN ('open', 'playing', 'paused') "
            "GROUP BY opener"
        )
        return [(row[0], row[1]) for row in await self._ask(sql)]

    async def statuses(self, tables: Sequence[str]) -> dict[str, str]:
        """The statuses of tables; those that do not exist are left out."""
        marks = ", ".join("?" for _ in tables) or "NULL"
        rows = await self._ask(f"SELECT id, status FROM tables WHERE id IN ({marks})", *tables)  # noqa: S608
        return {row[0]: row[1] for row in rows}
