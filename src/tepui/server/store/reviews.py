"""The coach's reviews of tables in a database: one for each seat, by what it saw or laid open."""

from __future__ import annotations

from tepui.server.store.asking import Asking
from tepui.server.store.contract import ReviewRow


class ReviewsStore(Asking):
    """What a store does for reviews."""

    async def keep_review(self, row: ReviewRow) -> None:
        """Keep a review, in place of an older one; not of a table that is deleted."""
        await self._ask(
            "INSERT INTO reviews (table_id, seat, open, made, body) "
            "SELECT id, ?, ?, ?, ? FROM tables WHERE id = ? "
            "ON CONFLICT (table_id, seat, open) "
            "DO UPDATE SET made = excluded.made, body = excluded.body",
            row.seat, int(row.open), row.made, row.body, row.table,
        )  # fmt: skip

    async def review(self, table: str, seat: int, open: bool) -> ReviewRow | None:
        """The review that is kept."""
        sql = "SELECT made, body FROM reviews WHERE table_id = ? AND seat = ? AND open = ?"
        rows = await self._ask(sql, table, seat, int(open))
        return ReviewRow(table, seat, open, rows[0][0], bytes(rows[0][1])) if rows else None
