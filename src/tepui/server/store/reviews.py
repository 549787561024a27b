"""The coach's reviews in the database: one per seat, from what it saw or with all cards open."""

from collections.abc import Sequence

from tepui.server.store.contract import ReviewRow
from tepui.server.store.repository import Repository


class ReviewRepository(Repository):
    """The coach's reviews of tables."""

    async def keep(self, row: ReviewRow) -> None:
        """Store a review, instead of an older one, unless its table is deleted."""
        await self._ask(
            "INSERT INTO reviews (table_id, seat, open, made, body, findings) "
            "SELECT id, ?, ?, ?, ?, ? FROM tables WHERE id = ? "
            "ON CONFLICT (table_id, seat, open) DO UPDATE "
            "SET made = excluded.made, body = excluded.body, findings = excluded.findings",
            row.seat, int(row.open), row.made, row.body, row.findings, row.table,
        )  # fmt: skip

    async def load(self, table: str, seat: int, open: bool) -> ReviewRow | None:
        """The stored review."""
        sql = "SELECT made, body FROM reviews WHERE table_id = ? AND seat = ? AND open = ?"
        rows = await self._ask(sql, table, seat, int(open))
        return ReviewRow(table, seat, open, rows[0][0], bytes(rows[0][1])) if rows else None

    async def findings(self, tables: Sequence[str]) -> list[tuple[str, bytes]]:
        """The short form of these tables' reviews, preferably from a seat's own view."""
        marks = ", ".join("?" for _ in tables) or "NULL"
        sql = (
            f"SELECT table_id, findings FROM reviews WHERE table_id IN ({marks}) "  # noqa: S608
            "AND findings IS NOT NULL ORDER BY open"
        )
        return [(row[0], bytes(row[1])) for row in await self._ask(sql, *tables)]
