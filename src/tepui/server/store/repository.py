"""The base of a store's repositories: plain SQL that both databases understand."""

from collections.abc import Sequence
from typing import Any

from tepui.server.store.contract import Database


class Repository:
    """What is stored about one subject, and how it is queried."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def _ask(self, sql: str, *values: Any) -> Sequence[Sequence[Any]]:
        """Run a statement, with `?` for each value. Returns its rows once it is on disk."""
        return await self._database.ask(sql, *values)
