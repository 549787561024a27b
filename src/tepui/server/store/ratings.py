"""Rated games in the database: which there are, and how finished ones ended."""

from tepui.server.store.repository import Repository


class RatingRepository(Repository):
    """Rated tables, and their results."""

    async def open(self, table: str) -> None:
        """Mark a table as rated."""
        sql = "INSERT INTO rated (table_id) VALUES (?) ON CONFLICT DO NOTHING"
        await self._ask(sql, table)

    async def unsettled(self, most: int) -> list[str]:
        """Rated tables that are over or closed, and whose results are not stored yet."""
        sql = (
            "SELECT table_id FROM rated JOIN tables ON tables.id = table_id "
            "WHERE ended IS NULL AND status IN ('over', 'closed') LIMIT ?"
        )
        return [row[0] for row in await self._ask(sql, most)]

    async def settle(self, table: str, ended: float, result: bytes) -> None:
        """Store the result of a rated game, once."""
        sql = "UPDATE rated SET ended = ?, result = ? WHERE table_id = ? AND ended IS NULL"
        await self._ask(sql, ended, result, table)

    async def drop(self, table: str) -> None:
        """A rated table was closed without a result."""
        await self._ask("DELETE FROM rated WHERE table_id = ? AND ended IS NULL", table)

    async def results(self) -> list[tuple[str, bytes]]:
        """All results, by the ids of their tables."""
        sql = "SELECT table_id, result FROM rated WHERE ended IS NOT NULL ORDER BY table_id"
        return [(row[0], bytes(row[1])) for row in await self._ask(sql)]

    async def count(self) -> int:
        """How many results there are."""
        ((count,),) = await self._ask("SELECT count(*) FROM rated WHERE ended IS NOT NULL")
        return int(count)

    async def after(self, ended: float, table: str, most: int) -> list[bytes]:
        """Results in their order, those after this one."""
        sql = (
            "SELECT result FROM rated WHERE ended > ? OR (ended = ? AND table_id > ?) "
            "ORDER BY ended, table_id LIMIT ?"
        )
        return [bytes(row[0]) for row in await self._ask(sql, ended, ended, table, most)]
