"""Seats that belong to accounts, in the database."""

from collections.abc import Sequence
from typing import Any

from tepui.server.store.contract import Kept
from tepui.server.store.repository import Repository

SEAT = (
    "SELECT table_id, seat, person, since, result, status "
    "FROM seats JOIN tables ON tables.id = table_id"
)


class SeatRepository(Repository):
    """Seats that belong to people with accounts."""

    async def keep(self, kept: Kept) -> str:
        """Give a seat to somebody, unless it has an owner. Returns its owner."""
        sql = (
            "INSERT INTO seats (table_id, seat, person, since) VALUES (?, ?, ?, ?) "
            "ON CONFLICT DO NOTHING"
        )
        await self._ask(sql, kept.table, kept.seat, kept.person, kept.since)
        sql = "SELECT person FROM seats WHERE table_id = ? AND seat = ?"
        ((owner,),) = await self._ask(sql, kept.table, kept.seat)
        return str(owner)

    async def of_session(self, key: str, table: str) -> int | None:
        """The seat at a table of the person whose session has this hash."""
        rows = await self._ask(
            "SELECT min(seat) FROM sessions JOIN people ON people.id = sessions.person "
            "JOIN seats ON seats.person = people.id "
            "WHERE key = ? AND table_id = ? AND banned = 0",
            key, table,
        )  # fmt: skip
        seat = rows[0][0]
        return None if seat is None else int(seat)

    async def of(self, person: str, most: int) -> list[Kept]:
        """A person's seats, the newest first."""
        sql = f"{SEAT} WHERE person = ? ORDER BY since DESC, table_id LIMIT ?"
        return [_decoded(row) for row in await self._ask(sql, person, most)]

    async def is_alone(self, person: str, but: str) -> bool:
        """Whether somebody has another rated table, not over yet, where nobody else has a seat."""
        sql = (
            "SELECT 1 FROM seats AS own JOIN rated ON rated.table_id = own.table_id "
            "JOIN tables ON id = own.table_id WHERE own.person = ? AND id <> ? "
            "AND status IN ('open', 'playing', 'paused') AND NOT EXISTS (SELECT 1 FROM seats "
            "AS other WHERE other.table_id = own.table_id AND other.person <> own.person) LIMIT 1"
        )
        return bool(await self._ask(sql, person, but))

    async def at(self, table: str) -> list[Kept]:
        """The owners of a table's seats, for those that have one."""
        return [_decoded(row) for row in await self._ask(f"{SEAT} WHERE table_id = ?", table)]

    async def banned(self, tables: Sequence[str]) -> set[tuple[str, int]]:
        """The seats at these tables that belong to people who are excluded."""
        marks = ", ".join("?" for _ in tables) or "NULL"
        sql = (
            "SELECT table_id, seat FROM seats JOIN people ON people.id = person "  # noqa: S608
            f"WHERE banned = 1 AND table_id IN ({marks})"
        )
        return {(row[0], row[1]) for row in await self._ask(sql, *tables)}

    async def set_result(self, kept: Kept) -> None:
        """Store how a game ended for a seat."""
        sql = "UPDATE seats SET result = ? WHERE table_id = ? AND seat = ?"
        await self._ask(sql, kept.result, kept.table, kept.seat)

    async def forget_results(self, table: str) -> None:
        """Forget stored results of a table whose names have changed; they are read again."""
        await self._ask("UPDATE seats SET result = NULL WHERE table_id = ?", table)

    async def drop(self, kept: Kept) -> None:
        """Take a seat from its owner. A day's deal that was played there loses its name."""
        sql = "DELETE FROM seats WHERE table_id = ? AND seat = ?"
        await self._ask(sql, kept.table, kept.seat)
        await self._ask("UPDATE tries SET name = '-' WHERE table_id = ?", kept.table)

    async def set_errors(self, table: str, seat: int, errors: float, choices: int) -> None:
        """Store the coach's findings about a seat that has an owner."""
        sql = "UPDATE seats SET errors = ?, choices = ? WHERE table_id = ? AND seat = ?"
        await self._ask(sql, errors, choices, table, seat)

    async def errors_of(self, person: str) -> dict[str, tuple[float, int]]:
        """The coach's findings about a person, table by table, where there was a review."""
        sql = "SELECT table_id, errors, choices FROM seats WHERE person = ? AND errors IS NOT NULL"
        return {row[0]: (row[1], row[2]) for row in await self._ask(sql, person)}


def _decoded(row: Sequence[Any]) -> Kept:
    table, seat, person, since, result, status = row
    return Kept(table, seat, person, since, None if result is None else bytes(result), status)
