"""Deals of the day in a database: plain statements that both of ours understand."""

from __future__ import annotations

from collections.abc import Sequence

from tepui.server.store.asking import Asking
from tepui.server.store.contract import Day, Row, Try, wall
from tepui.server.store.schema import COLUMNS

TRY = (
    "SELECT game, day, person, table_id, name, address, begun, points, place, ended, status "
    "FROM tries LEFT JOIN tables ON tables.id = table_id"
)


class DaysStore(Asking):
    """What a store does for deals of the day."""

    async def keep_day(self, game: str, day: str, terms: bytes) -> Day:
        """A game's day; it is stored with these terms, if it was not yet."""
        sql = "INSERT INTO days (game, day, terms) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        await self._ask(sql, game, day, terms)
        found = await self.day(game, day)
        assert found is not None
        return found

    async def day(self, game: str, day: str) -> Day | None:
        """A game's day, if it was ever dealt here."""
        sql = "SELECT terms, par FROM days WHERE game = ? AND day = ?"
        for terms, par in await self._ask(sql, game, day):
            return Day(bytes(terms), None if par is None else bytes(par))
        return None

    async def days(self, game: str, before: str, most: int) -> list[str]:
        """The days of a game before this one, the last first."""
        sql = "SELECT day FROM days WHERE game = ? AND day < ? ORDER BY day DESC LIMIT ?"
        return [row[0] for row in await self._ask(sql, game, before, most)]

    async def set_par(self, game: str, day: str, par: bytes) -> None:
        """Store a day's par, if it has none."""
        sql = "UPDATE days SET par = ? WHERE game = ? AND day = ? AND par IS NULL"
        await self._ask(sql, par, game, day)

    async def begin_try(self, begun: Try, row: Row) -> None:
        """Store a try and its table; one that was begun before stays as it is."""
        await self._ask(
            "INSERT INTO tries (game, day, person, table_id, name, address, begun) "
            "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            begun.game, begun.day, begun.person, begun.table, begun.name, begun.address,
            begun.begun,
        )  # fmt: skip
        await self._ask(
            f"INSERT INTO tables ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?) "  # noqa: S608
            "ON CONFLICT DO NOTHING",
            row.id, row.head, row.seed, row.status, int(row.listed), row.next, wall(), row.due,
        )  # fmt: skip

    async def tries(self, game: str, day: str) -> list[Try]:
        """All tries at a day's deal, in the order in which they were begun."""
        sql = f"{TRY} WHERE game = ? AND day = ? ORDER BY begun, person"
        return [Try(*row) for row in await self._ask(sql, game, day)]

    async def tries_of(self, person: str, days: Sequence[str]) -> list[Try]:
        """The tries of one person at the deals of these days."""
        marks = ", ".join("?" * len(days))
        sql = f"{TRY} WHERE person = ? AND day IN ({marks}) ORDER BY day, game"
        return [Try(*row) for row in await self._ask(sql, person, *days)]

    async def end_try(self, ended: Try) -> None:
        """Store how a try ended."""
        await self._ask(
            "UPDATE tries SET points = ?, place = ?, ended = ? "
            "WHERE game = ? AND day = ? AND person = ? AND points IS NULL",
            ended.points, ended.place, ended.ended, ended.game, ended.day, ended.person,
        )  # fmt: skip
