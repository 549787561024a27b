"""Notifications in the database: who is notified of what, and how."""

from tepui.server.store.contract import Notice, NoticeKind
from tepui.server.store.repository import Repository

CALLED = {
    "turn": "UPDATE seats SET told = ? WHERE table_id = ? AND seat = ? AND told < ? RETURNING told",
    "round": "UPDATE happened SET told = ? WHERE tournament = ? AND number = ? AND told < ? "
    "RETURNING told",
}


class NoticeRepository(Repository):
    """Who is notified at a table or in a tournament, and of what they were notified."""

    async def set(self, notice: Notice) -> None:
        """Store how a person wants to be notified."""
        await self._ask(
            "INSERT INTO notices (table_id, seat, kind, address) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (table_id, seat, kind) DO UPDATE SET address = excluded.address",
            notice.table, notice.seat, notice.kind, notice.address,
        )  # fmt: skip

    async def at(self, table: str) -> list[Notice]:
        """Who at a table wants to be notified, and how."""
        sql = "SELECT table_id, seat, kind, address FROM notices WHERE table_id = ?"
        return [Notice(*row) for row in await self._ask(sql, table)]

    async def tell_once(self, notice: Notice, decision: int) -> bool:
        """Mark a seat as notified of this decision. Returns whether no worker had done so yet."""
        sql = (
            "UPDATE notices SET told = ? WHERE table_id = ? AND seat = ? AND kind = ? AND told < ? "
            "RETURNING told"
        )
        who = (notice.table, notice.seat, notice.kind)
        return bool(await self._ask(sql, decision, *who, decision))

    async def forget_seat(self, table: str, seat: int) -> None:
        """Cancel all notices of a seat."""
        await self._ask("DELETE FROM notices WHERE table_id = ? AND seat = ?", table, seat)

    async def forget(self, notice: Notice) -> None:
        """Delete a notice whose address no longer exists."""
        sql = "DELETE FROM notices WHERE table_id = ? AND seat = ? AND kind = ? AND address = ?"
        await self._ask(sql, notice.table, notice.seat, notice.kind, notice.address)

    async def call_once(self, what: NoticeKind, id: str, seat: int, number: int) -> bool:
        """Mark this number's notice as sent. Returns whether no worker had sent it yet."""
        return bool(await self._ask(CALLED[what], number, id, seat, number))
