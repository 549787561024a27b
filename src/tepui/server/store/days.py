"""Deals of the day in the database, in plain SQL that both databases understand."""

from tepui.server.store.contract import Asker, Day, Row, Try, wall
from tepui.server.store.repository import Repository
from tepui.server.store.schema import creating

TRY = (
    "SELECT game, day, tries.person, tries.table_id, name, address, begun, points, place, ended, "
    "status, seats.person FROM tries LEFT JOIN tables ON tables.id = tries.table_id "
    "LEFT JOIN seats ON seats.table_id = tries.table_id"
)


class DayRepository(Repository):
    """Deals of the day, and people's tries at them."""

    async def keep(self, game: str, day: str, terms: bytes) -> Day:
        """A game's day. It is stored with these terms, unless it was stored before."""
        sql = "INSERT INTO days (game, day, terms) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        await self._ask(sql, game, day, terms)
        stored = await self.load(game, day)
        assert stored is not None
        return stored

    async def load(self, game: str, day: str) -> Day | None:
        """A game's day, if it was ever dealt here."""
        sql = "SELECT terms, par FROM days WHERE game = ? AND day = ?"
        for terms, par in await self._ask(sql, game, day):
            return Day(bytes(terms), None if par is None else bytes(par))
        return None

    async def before(self, game: str, before: str, most: int) -> list[str]:
        """The days of a game before this one, the latest first."""
        sql = "SELECT day FROM days WHERE game = ? AND day < ? ORDER BY day DESC LIMIT ?"
        return [row[0] for row in await self._ask(sql, game, before, most)]

    async def set_par(self, game: str, day: str, par: bytes, instead: bytes | None = None) -> None:
        """Store a day's par if it has none, or if it has this one."""
        sql = "UPDATE days SET par = ? WHERE game = ? AND day = ? AND "
        if instead is None:
            await self._ask(sql + "par IS NULL", par, game, day)
        else:
            await self._ask(sql + "(par IS NULL OR par = ?)", par, game, day, instead)

    async def begin_try(self, begun: Try, row: Row) -> None:
        """Store a try and its table, unless the try exists.

        The table comes first: if we are interrupted, nobody is led to a table that does not exist.
        """
        sql, values = creating(row, wall())
        await self._ask(sql, *values)
        await self._ask(
            "INSERT INTO tries (game, day, person, table_id, name, address, begun) "
            "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            begun.game, begun.day, begun.person, begun.table, begun.name, begun.address,
            begun.begun,
        )  # fmt: skip

    async def tries(self, game: str, day: str) -> list[Try]:
        """All tries at a day's deal, in the order in which they began."""
        sql = f"{TRY} WHERE game = ? AND day = ? ORDER BY begun, tries.person"
        return [Try(*row) for row in await self._ask(sql, game, day)]

    async def tries_of(self, who: Asker, since: str) -> list[Try]:
        """The asker's tries from a day on, in the order in which they began."""
        whose, key = ("seats", who.person) if who.person else ("tries", who.browser)
        sql = f"{TRY} WHERE {whose}.person = ? AND day >= ? ORDER BY begun, tries.person"
        return [Try(*row) for row in await self._ask(sql, key, since)]

    async def end_try(self, ended: Try) -> None:
        """Store how a try ended."""
        await self._ask(
            "UPDATE tries SET points = ?, place = ?, ended = ? "
            "WHERE game = ? AND day = ? AND person = ? AND points IS NULL",
            ended.points, ended.place, ended.ended, ended.game, ended.day, ended.person,
        )  # fmt: skip
