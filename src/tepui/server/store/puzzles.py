"""Answers to puzzles in the database: each person's first answer to each puzzle."""

from tepui.server.store.contract import Answer
from tepui.server.store.repository import Repository

COLUMNS = "person, game, puzzle, move, at"


class PuzzleRepository(Repository):
    """First answers to puzzles."""

    async def add(self, answer: Answer) -> bool:
        """Store somebody's first answer to a puzzle. Returns whether it was the first."""
        rows = await self._ask(
            f"INSERT INTO answers ({COLUMNS}) VALUES (?, ?, ?, ?, ?) "  # noqa: S608
            "ON CONFLICT DO NOTHING RETURNING person",
            answer.person, answer.game, answer.puzzle, answer.move, answer.at,
        )  # fmt: skip
        return bool(rows)

    async def count(self, game: str) -> int:
        """How many answers there are to a game's puzzles."""
        ((count,),) = await self._ask("SELECT count(*) FROM answers WHERE game = ?", game)
        return int(count)

    async def after(self, last: Answer, most: int) -> list[Answer]:
        """Answers to the puzzles of the same game in their order, those after this one."""
        order = "at, person, puzzle"
        rows = await self._ask(
            f"SELECT {COLUMNS} FROM answers WHERE game = ? AND ({order}) > (?, ?, ?) "  # noqa: S608
            f"ORDER BY {order} LIMIT ?",
            last.game, last.at, last.person, last.puzzle, most,
        )  # fmt: skip
        return [Answer(*row) for row in rows]

    async def of(self, person: str, most: int) -> list[Answer]:
        """Somebody's answers, the latest first."""
        sql = f"SELECT {COLUMNS} FROM answers WHERE person = ? ORDER BY at DESC LIMIT ?"  # noqa: S608
        return [Answer(*row) for row in await self._ask(sql, person, most)]

    async def tidy(self, before: float) -> None:
        """Delete answers that are older than this."""
        await self._ask("DELETE FROM answers WHERE at < ?", before)
