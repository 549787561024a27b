"""Searches for opponents in the database, where all workers of a server find them."""

from collections.abc import Sequence

import msgspec

from tepui.server.store.contract import Seeker
from tepui.server.store.repository import Repository

COLUMNS = "key, wish, person, since, seen, table_id, address"


class SeekingRepository(Repository):
    """Searches for a game."""

    async def add(self, seeker: Seeker) -> None:
        """Store a search. A person with an account has one search at a time."""
        if seeker.person:
            sql = "DELETE FROM seeking WHERE person = ? AND table_id = ''"
            await self._ask(sql, seeker.person)
        sql = f"INSERT INTO seeking ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)"  # noqa: S608
        await self._ask(sql, *msgspec.structs.astuple(seeker))

    async def count_at(self, address: str, seen: float) -> int:
        """How many searches of an address wait and were active since then."""
        sql = "SELECT count(*) FROM seeking WHERE table_id = '' AND seen >= ? AND address = ?"
        ((count,),) = await self._ask(sql, seen, address)
        return int(count)

    async def load(self, key: str) -> Seeker | None:
        """A search, by the hash of its secret."""
        seekers = await self._seekers("WHERE key = ?", key)
        return seekers[0] if seekers else None

    async def waiting(self, seen: float, most: int) -> list[Seeker]:
        """Searches that wait and were active since then, in the order in which they came."""
        where = "WHERE table_id = '' AND seen >= ? ORDER BY since, key LIMIT ?"
        return await self._seekers(where, seen, most)

    async def saw(self, key: str, at: float) -> None:
        """Note that a search is active."""
        await self._ask("UPDATE seeking SET seen = ? WHERE key = ?", at, key)

    async def seat(self, keys: Sequence[str], table: str) -> bool:
        """Give a table to all of these searches, or to none if one is no longer free."""
        marks = ", ".join("?" for _ in keys)
        lock = " FOR UPDATE" if self._database.shared else ""  # in the same order for every worker
        rows = await self._ask(
            f"WITH free AS (SELECT key FROM seeking WHERE key IN ({marks}) AND table_id = '' "  # noqa: S608
            f"ORDER BY key{lock}) UPDATE seeking SET table_id = ? "
            f"WHERE key IN (SELECT key FROM free) AND (SELECT count(*) FROM free) = {len(keys)} "
            "RETURNING key",
            *keys, table,
        )  # fmt: skip
        return bool(rows)

    async def stop(self, key: str) -> Seeker | None:
        """Stop a search. Returns it as it was, which may be with a table."""
        rows = await self._ask(f"DELETE FROM seeking WHERE key = ? RETURNING {COLUMNS}", key)  # noqa: S608
        return _seeker(rows[0]) if rows else None

    async def tidy(self, seen: float) -> None:
        """Delete searches that were not active since then."""
        await self._ask("DELETE FROM seeking WHERE seen < ?", seen)

    async def _seekers(self, where: str, *values: object) -> list[Seeker]:
        rows = await self._ask(f"SELECT {COLUMNS} FROM seeking {where}", *values)  # noqa: S608
        return [_seeker(row) for row in rows]


def _seeker(row: Sequence[object]) -> Seeker:
    key, wish, *rest = row
    return Seeker(key, bytes(wish), *rest)  # type: ignore[arg-type, call-overload]
