"""What a viewer may know: views, stories and reasons are made from this alone.

A `Sight` is a position after `hide`. Code that produces something for people or bots takes a Sight,
never a position, so what is hidden cannot reach it.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

import numpy as np

from tepui.engine.event import Event, Fact, Refusal, Verb

__all__ = ["Event", "Fact", "Fields", "Glance", "Hidden", "Refusal", "Sight", "Verb"]


class Glance(NamedTuple):
    """Everything needed whenever a position is shown: one question instead of four."""

    over: int
    waiting: tuple[int, ...]
    legal: list[int]
    scores: list[int]


class Hidden(Protocol):
    """What code with a Sight may ask about its position, which is hidden already."""

    game: Any
    seats: int
    record: np.ndarray[Any, Any]

    def glance(self, seat: int) -> Glance: ...
    def scores(self) -> list[int]: ...
    def places(self) -> list[int]: ...
    def ending(self) -> str | None: ...


class Fields:
    """A record's fields by their names: plain numbers, and arrays."""

    def __init__(self, record: np.ndarray[Any, Any]) -> None:
        # All at once: asking the record for one after the other takes longer.
        self.__dict__.update(zip(record.dtype.names or (), record.item(), strict=True))

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)

    @property
    def _numba_type_(self) -> Any:
        # Asked when compiled code is called with fields; its own complaint fills pages.
        raise TypeError(
            "a rule takes a record (`sight.position.record[0]`), not the fields `sight.s`: "
            "ask them in plain Python"
        )


class Sight:
    """A position as one viewer may know it. Made by `Position.seen_by` and `Position.laid_open`."""

    __slots__ = ("_fields", "_glance", "open", "position", "viewer")

    def __init__(self, position: Hidden, viewer: int, open: bool = False) -> None:
        self.position = position  # hidden already
        self.viewer = viewer  # a seat, or SPECTATOR
        self.open = open  # nothing is hidden: a finished game, looked over
        self._fields: Fields | None = None
        self._glance: Glance | None = None

    @property
    def s(self) -> Any:
        """The fields of the hidden record, to read: numbers and arrays, quicker than a record's."""
        if self._fields is None:
            self._fields = Fields(self.position.record)
        return self._fields

    @property
    def glance(self) -> Glance:
        """The state of the hidden position for its viewer; asked once."""
        if self._glance is None:
            self._glance = self.position.glance(self.viewer)
        return self._glance

    def shows(self, seat: int) -> bool:
        """Whether this viewer sees what that seat holds in secret."""
        return self.open or seat == self.viewer
