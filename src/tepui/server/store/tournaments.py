"""Tournaments in the database: a row, and events under (tournament, number), as for tables.

Everything follows from the events; the row's status only says which tournaments need attention.
"""

import msgspec

from tepui.server.store.contract import Conflict, Stored, TournamentRow
from tepui.server.store.repository import Repository

# What is left of the entry of somebody who is deleted.
FORGOTTEN = b'{"type":"entered","name":"-","key":"","person":""}'
COLUMNS = "id, head, status, touched, person, listed"


class TournamentRepository(Repository):
    """Tournaments and their events."""

    async def create(self, row: TournamentRow) -> None:
        """Store a new tournament. It is looked after soon."""
        sql = f"INSERT INTO tournaments ({COLUMNS}, due) VALUES (?, ?, ?, ?, ?, ?, 0)"  # noqa: S608
        await self._ask(sql, *msgspec.structs.astuple(row))

    async def load(self, id: str) -> TournamentRow | None:
        """A tournament's row."""
        rows = await self._ask(f"SELECT {COLUMNS} FROM tournaments WHERE id = ?", id)  # noqa: S608
        for key, head, status, touched, person, listed in rows:
            return TournamentRow(key, bytes(head), status, touched, person, listed)
        return None

    async def running(self, most: int) -> list[str]:
        """Tournaments that are not over, the latest first."""
        sql = "SELECT id FROM tournaments WHERE status <> 'over' ORDER BY touched DESC LIMIT ?"
        return [row[0] for row in await self._ask(sql, most)]

    async def listed(self, status: str, most: int) -> list[str]:
        """Public tournaments of a status, the latest first."""
        sql = (
            "SELECT id FROM tournaments WHERE listed > 0 AND status = ? "
            "ORDER BY listed, touched DESC, id LIMIT ?"
        )
        return [row[0] for row in await self._ask(sql, status, most)]

    async def due(self, before: float, most: int) -> list[str]:
        """Tournaments that need attention by now, the most urgent first."""
        sql = "SELECT id FROM tournaments WHERE due <= ? ORDER BY due, id LIMIT ?"
        return [row[0] for row in await self._ask(sql, before, most)]

    async def set_due(self, id: str, due: float | None) -> None:
        """Set when a tournament needs attention next; None: when something happens there."""
        await self._ask("UPDATE tournaments SET due = ? WHERE id = ?", due, id)

    async def events(self, tournament: str) -> list[Stored]:
        """The events of a tournament."""
        sql = "SELECT number, at, body FROM happened WHERE tournament = ? ORDER BY number"
        return [Stored(row[0], row[1], bytes(row[2])) for row in await self._ask(sql, tournament)]

    async def append(self, tournament: str, event: Stored, person: str = "") -> None:
        """Write an event. Raises `Conflict` if somebody else was first to write this number."""
        sql = (
            "INSERT INTO happened (tournament, number, at, body, person) VALUES (?, ?, ?, ?, ?) "
            "ON CONFLICT DO NOTHING RETURNING number"
        )
        if not await self._ask(sql, tournament, event.number, event.at, event.body, person):
            raise Conflict

    async def set_status(self, id: str, status: str, at: float) -> None:
        """Where a tournament stands now."""
        await self._ask(
            "UPDATE tournaments SET status = ?, touched = ? WHERE id = ?", status, at, id
        )

    async def forget_entry(self, tournament: str, number: int) -> None:
        """Anonymise the entry of somebody who leaves before the first round."""
        sql = "UPDATE happened SET body = ?, person = '' WHERE tournament = ? AND number = ?"
        await self._ask(sql, FORGOTTEN, tournament, number)

    async def own(self, id: str, person: str) -> bool:
        """Make this person the organiser, if none is known. Returns whether they are."""
        sql = "UPDATE tournaments SET person = ? WHERE id = ? AND person IN ('', ?) RETURNING id"
        return bool(await self._ask(sql, person, id, person))

    async def own_entry(self, tournament: str, number: int, body: bytes, person: str) -> None:
        """Give an entry to this person, if nobody owns it."""
        sql = (
            "UPDATE happened SET body = ?, person = ? "
            "WHERE tournament = ? AND number = ? AND person = ''"
        )
        await self._ask(sql, body, person, tournament, number)

    async def of(self, person: str, most: int) -> list[str]:
        """Tournaments that a person organises or takes part in, the latest first."""
        sql = (
            "SELECT id FROM tournaments WHERE person = ? OR id IN "
            "(SELECT tournament FROM happened WHERE person = ?) ORDER BY touched DESC, id LIMIT ?"
        )
        return [row[0] for row in await self._ask(sql, person, person, most)]

    async def rewrite_entry(self, tournament: str, number: int, body: bytes) -> None:
        """Rename an entrant: only for the host."""
        sql = "UPDATE happened SET body = ? WHERE tournament = ? AND number = ?"
        await self._ask(sql, body, tournament, number)

    async def tidy(self, idle: float, over: float) -> None:
        """Delete tournaments where nothing has happened since then."""
        old = "SELECT id FROM tournaments WHERE touched < ? OR (status = 'over' AND touched < ?)"
        for table, key in (
            ("notices", "table_id"),
            ("happened", "tournament"),
            ("tournaments", "id"),
        ):
            await self._ask(f"DELETE FROM {table} WHERE {key} IN ({old})", idle, over)  # noqa: S608
