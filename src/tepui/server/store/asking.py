"""One statement that both of our databases understand, and its rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class Asking:
    """A store that can be asked in plain statements."""

    async def _ask(self, sql: str, *values: Any) -> Sequence[Sequence[Any]]:
        """Do one statement, with `?` for each value; its rows, when it is on the disk."""
        raise NotImplementedError
