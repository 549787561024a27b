"""The base of a store's repositories: plain SQL that both databases understand."""

from collections.abc import Sequence
from typing import Any

from tepui.server.store.contract import Database


class Repository:
    """What is kept of one subject, and how it is asked for."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def _ask(self, sql: str, *values: Any) -> Sequence[Sequence[Any]]:
        """Do one statement, with `?` for each value; its rows, when it is on the disk."""
        return await self._database.ask(sql, *values)
