"""People who know each other, in the database: past opponents, invitations, mutes, reports.

Friends have no list of their own: they are found through the seats.
"""

from tepui.server.store.contract import Identity, Invitation, Met, Mute, Report
from tepui.server.store.people import WHO, identity_of
from tepui.server.store.repository import Repository

REPORT = "id, at, table_id, seat, other, person, about, reason, number"


class FriendRepository(Repository):
    """Whom people know, invite, mute or report."""

    async def met(self, person: str, most: int) -> list[Met]:
        """Everybody who sits at a table with a person, at the newest tables first."""
        rows = await self._ask(
            "SELECT seats.table_id, seats.seat, people.id, name, colour, piece FROM seats AS mine "
            "JOIN seats ON seats.table_id = mine.table_id AND seats.person <> mine.person "
            "JOIN people ON people.id = seats.person "
            "WHERE mine.person = ? ORDER BY mine.since DESC, seats.table_id, seats.seat LIMIT ?",
            person, most,
        )  # fmt: skip
        return [Met(*row) for row in rows]

    async def invite(self, invitation: Invitation) -> None:
        """Invite somebody to a table."""
        await self._ask(
            "INSERT INTO invitations (table_id, person, host, since, told) VALUES (?, ?, ?, ?, 0) "
            "ON CONFLICT DO NOTHING",
            invitation.table, invitation.person, invitation.host, invitation.since,
        )  # fmt: skip

    async def invitations(self, person: str, most: int) -> list[Invitation]:
        """The open tables to which a person is invited, the newest first, without mutes."""
        rows = await self._ask(
            "SELECT table_id, person, host, since FROM invitations "
            "JOIN tables ON tables.id = table_id WHERE person = ? AND status = 'open' "
            "AND host NOT IN (SELECT other FROM mutes WHERE person = ?) "
            "ORDER BY since DESC, table_id LIMIT ?",
            person, person, most,
        )  # fmt: skip
        return [Invitation(*row) for row in rows]

    async def invited(self, table: str) -> list[Identity]:
        """The people who were invited to a table and have not answered."""
        rows = await self._ask(
            f"{WHO} FROM invitations JOIN people ON people.id = person WHERE table_id = ? "
            "ORDER BY invitations.since, people.id",
            table,
        )
        return [identity_of(row) for row in rows]

    async def drop_invitation(self, table: str, person: str) -> bool:
        """Delete an answered invitation. Returns whether there was one."""
        sql = "DELETE FROM invitations WHERE table_id = ? AND person = ? RETURNING table_id"
        return bool(await self._ask(sql, table, person))

    async def mute(self, mute: Mute) -> None:
        """Mute somebody; a second time changes nothing."""
        await self._ask(
            "INSERT INTO mutes (id, person, other, since) VALUES (?, ?, ?, ?) "
            "ON CONFLICT DO NOTHING",
            mute.id, mute.person, mute.other, mute.since,
        )  # fmt: skip

    async def mutes(self, person: str) -> list[tuple[Mute, Identity]]:
        """The people a person has muted, the latest first."""
        rows = await self._ask(
            f"{WHO}, mutes.id, mutes.person, mutes.other, mutes.since FROM mutes "
            "JOIN people ON people.id = other WHERE person = ? ORDER BY mutes.since DESC, mutes.id",
            person,
        )
        return [(Mute(*row[10:]), identity_of(row[:10])) for row in rows]

    async def mutes_at(self, table: str) -> list[tuple[int, int]]:
        """Pairs of seats at a table: a reader, and somebody whose chat is hidden from them."""
        rows = await self._ask(
            "SELECT mine.seat, theirs.seat FROM seats AS mine "
            "JOIN mutes ON mutes.person = mine.person JOIN seats AS theirs "
            "ON theirs.table_id = mine.table_id AND theirs.person = mutes.other "
            "WHERE mine.table_id = ?",
            table,
        )
        return [(row[0], row[1]) for row in rows]

    async def unmute(self, person: str, id: str) -> str | None:
        """Remove a mute. Returns the person who was muted, or None if there was no mute."""
        sql = "DELETE FROM mutes WHERE person = ? AND id = ? RETURNING other"
        for (other,) in await self._ask(sql, person, id):
            return str(other)
        return None

    async def report(self, report: Report) -> None:
        """Store a report to the host."""
        await self._ask(
            f"INSERT INTO reports ({REPORT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",  # noqa: S608
            report.id, report.at, report.table, report.seat, report.other, report.person,
            report.about, report.reason, report.number,
        )  # fmt: skip

    async def reports(self, most: int) -> list[Report]:
        """Reports to the host, the oldest first."""
        sql = f"SELECT {REPORT} FROM reports ORDER BY at, id LIMIT ?"  # noqa: S608
        return [Report(*row) for row in await self._ask(sql, most)]

    async def drop_report(self, id: str) -> bool:
        """Delete a report that the host has dealt with. Returns whether there was one."""
        return bool(await self._ask("DELETE FROM reports WHERE id = ? RETURNING id", id))

    async def tidy_reports(self, before: float) -> None:
        """Delete what is older than this."""
        await self._ask("DELETE FROM reports WHERE at < ?", before)

    async def unseen_invitations(self, before: float, most: int) -> list[Invitation]:
        """Invitations older than this that were neither seen nor notified."""
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
        """Mark an invitation as seen. Returns whether it was neither seen nor notified before."""
        sql = (
            "UPDATE invitations SET told = 1 WHERE table_id = ? AND person = ? AND told = 0 "
            "RETURNING told"
        )
        return bool(await self._ask(sql, table, person))
