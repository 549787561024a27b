"""Rated games in a database: which there are, and how those that are over ended."""

from __future__ import annotations

from tepui.server.store.asking import Asking


class RatingsStore(Asking):
    """What a store does for ratings."""

    async def open_rated(self, table: str) -> None:
        """A table is rated."""
        sql = "INSERT INTO rated (table_id) VALUES (?) ON CONFLICT DO NOTHING"
        await self._ask(sql, table)

    async def unsettled(self, most: int) -> list[str]:
        """Rated tables that are over, and whose results are not written down yet."""
        sql = (
            "SELECT table_id FROM rated JOIN tables ON tables.id = table_id "
            "WHERE ended IS NULL AND status = 'over' LIMIT ?"
        )
        return [row[0] for row in await self._ask(sql, most)]

    async def settle_rated(self, table: str, ended: float, result: bytes) -> None:
        """Write down how a rated game ended; once."""
        sql = "UPDATE rated SET ended = ?, result = ? WHERE table_id = ? AND ended IS NULL"
        await self._ask(sql, ended, result, table)

    async def rated_tables(self) -> list[tuple[str, bytes]]:
        """All results, by the ids of their tables."""
        sql = "SELECT table_id, result FROM rated WHERE ended IS NOT NULL ORDER BY table_id"
        return [(row[0], bytes(row[1])) for row in await self._ask(sql)]

    async def rated_games(self) -> int:
        """How many results there are."""
        ((count,),) = await self._ask("SELECT count(*) FROM rated WHERE ended IS NOT NULL")
        return int(count)

    async def rated_after(self, ended: float, table: str, most: int) -> list[bytes]:
        """Results in their order, from after one on."""
        sql = (
            "SELECT result FROM rated WHERE ended > ? OR (ended = ? AND table_id > ?) "
            "ORDER BY ended, table_id LIMIT ?"
        )
        return [bytes(row[0]) for row in await self._ask(sql, ended, ended, table, most)]

    async def set_errors(self, table: str, seat: int, errors: float, choices: int) -> None:
        """What the coach found of a seat that is somebody's."""
        sql = "UPDATE seats SET errors = ?, choices = ? WHERE table_id = ? AND seat = ?"
        await self._ask(sql, errors, choices, table, seat)

    async def errors_of(self, person: str) -> dict[str, tuple[float, int]]:
        """What the coach found of a person, table by table, where it has looked."""
        sql = "SELECT table_id, errors, choices FROM seats WHERE person = ? AND errors IS NOT NULL"
        return {row[0]: (row[1], row[2]) for row in await self._ask(sql, person)}
