"""Wishes for a game in a database, where all workers of a server find them."""

from __future__ import annotations

from collections.abc import Sequence

from tepui.server.store.asking import Asking
from tepui.server.store.contract import Seeker

COLUMNS = "key, wish, person, since, seen, table_id"


class SeekingStore(Asking):
    """What a store does for those who seek a game."""

    shared: bool

    async def seek(self, seeker: Seeker) -> None:
        """Somebody seeks a game."""
        sql = f"INSERT INTO seeking ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)"  # noqa: S608
        values = (seeker.key, seeker.wish, seeker.person, seeker.since, seeker.seen, seeker.table)
        await self._ask(sql, *values)

    async def seeker(self, key: str) -> Seeker | None:
        """A wish, by the hash of its secret."""
        found = await self._seekers("WHERE key = ?", key)
        return found[0] if found else None

    async def seekers(self, seen: float, most: int) -> list[Seeker]:
        """Those who wait and were seen since then, in the order in which they came."""
        where = "WHERE table_id = '' AND seen >= ? ORDER BY since, key LIMIT ?"
        return await self._seekers(where, seen, most)

    async def saw_seeker(self, key: str, at: float) -> None:
        """Whoever seeks is still there."""
        await self._ask("UPDATE seeking SET seen = ? WHERE key = ?", at, key)

    async def seat_seekers(self, keys: Sequence[str], table: str) -> bool:
        """A table is for these, all of them; or for nobody, if one of them has another, or left."""
        marks = ", ".join("?" for _ in keys)
        lock = " FOR UPDATE" if self.shared else ""  # in the same order for every worker
        rows = await self._ask(
            f"WITH free AS (SELECT key FROM seeking WHERE key IN ({marks}) AND table_id = '' "  # noqa: S608
            f"ORDER BY key{lock}) UPDATE seeking SET table_id = ? "
            f"WHERE key IN (SELECT key FROM free) AND (SELECT count(*) FROM free) = {len(keys)} "
            "RETURNING key",
            *keys, table,
        )  # fmt: skip
        return bool(rows)

    async def stop_seeking(self, key: str) -> Seeker | None:
        """Take a wish back, or the answer to it along; as it was."""
        found = await self._ask(f"DELETE FROM seeking WHERE key = ? RETURNING {COLUMNS}", key)  # noqa: S608
        return _seeker(found[0]) if found else None

    async def tidy_seekers(self, seen: float) -> None:
        """Delete the wishes of those who were not seen since then."""
        await self._ask("DELETE FROM seeking WHERE seen < ?", seen)

    async def _seekers(self, where: str, *values: object) -> list[Seeker]:
        rows = await self._ask(f"SELECT {COLUMNS} FROM seeking {where}", *values)  # noqa: S608
        return [_seeker(row) for row in rows]


def _seeker(row: Sequence[object]) -> Seeker:
    key, wish, person, since, seen, table = row
    return Seeker(key, bytes(wish), person, since, seen, table)  # type: ignore[arg-type, call-overload]
