"""How people are told what they are waited for, in a database."""

from __future__ import annotations

from tepui.server.store.asking import Asking
from tepui.server.store.contract import Invitation, Notice, Place, Way

CALLED = {
    "turn": "UPDATE seats SET told = ? WHERE table_id = ? AND seat = ? AND told < ? RETURNING told",
    "round": "UPDATE happened SET told = ? WHERE tournament = ? AND number = ? AND told < ? "
    "RETURNING told",
}


class NoticesStore(Asking):
    """What a store does for those who wish to be told."""

    async def set_notice(self, notice: Notice) -> None:
        """Store how a person wants to be told."""
        await self._ask(
            "INSERT INTO notices (table_id, seat, kind, address) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (table_id, seat, kind) DO UPDATE SET address = excluded.address",
            notice.table, notice.seat, notice.kind, notice.address,
        )  # fmt: skip

    async def notices(self, table: str) -> list[Notice]:
        """Who at a table wants to be told, and how."""
        sql = "SELECT table_id, seat, kind, address FROM notices WHERE table_id = ?"
        return [Notice(*row) for row in await self._ask(sql, table)]

    async def tell_once(self, notice: Notice, decision: int) -> bool:
        """Whether a seat was not told of this decision yet, by any worker; from now on it was."""
        sql = (
            "UPDATE notices SET told = ? WHERE table_id = ? AND seat = ? AND kind = ? AND told < ? "
            "RETURNING told"
        )
        who = (notice.table, notice.seat, notice.kind)
        return bool(await self._ask(sql, decision, *who, decision))

    async def forget_notices(self, table: str, seat: int) -> None:
        """Cancel all notices of a seat."""
        await self._ask("DELETE FROM notices WHERE table_id = ? AND seat = ?", table, seat)

    async def forget_notice(self, notice: Notice) -> None:
        """Delete one notice, whose address no longer exists."""
        sql = "DELETE FROM notices WHERE table_id = ? AND seat = ? AND kind = ? AND address = ?"
        await self._ask(sql, notice.table, notice.seat, notice.kind, notice.address)

    # Everywhere at once, for people who are known

    async def set_way(self, person: str, way: Way) -> None:
        """Somebody wants to be told like this, wherever they are waited for."""
        await self._ask(
            "INSERT INTO ways (person, kind, address) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            person, way.kind, way.address,
        )  # fmt: skip

    async def ways(self, person: str) -> list[Way]:
        """How somebody wants to be told, wherever they are waited for."""
        sql = "SELECT kind, address FROM ways WHERE person = ? ORDER BY kind, address"
        return [Way(*row) for row in await self._ask(sql, person)]

    async def forget_way(self, person: str, way: Way) -> None:
        """Somebody is told like this no more."""
        sql = "DELETE FROM ways WHERE person = ? AND kind = ? AND address = ?"
        await self._ask(sql, person, way.kind, way.address)

    async def call_once(self, what: Place, id: str, seat: int, number: int) -> bool:
        """Whether whose seat, or entry, this is was not told of this number yet, by any worker;
        from now on they were."""
        return bool(await self._ask(CALLED[what], number, id, seat, number))

    async def unseen_invitations(self, before: float, most: int) -> list[Invitation]:
        """Invitations from before this that were neither seen nor told of."""
        rows = await self._ask(
            "SELECT table_id, person, host, invitations.since FROM invitations "
            "JOIN tables ON tables.id = table_id "
            "WHERE told = 0 AND status = 'open' AND invitations.since <= ? AND NOT EXISTS "
            "(SELECT 1 FROM mutes WHERE mutes.person = invitations.person AND other = host) "
            "ORDER BY invitations.since LIMIT ?",
            before, most,
        )  # fmt: skip
        return [Invitation(*row) for row in rows]

    async def see_invitation(self, table: str, person: str) -> bool:
        """Whether somebody had neither seen nor been told of an invitation; from now on they
        have."""
        sql = (
            "UPDATE invitations SET told = 1 WHERE table_id = ? AND person = ? AND told = 0 "
            "RETURNING told"
        )
        return bool(await self._ask(sql, table, person))
