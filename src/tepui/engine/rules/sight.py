"""What a viewer may know: views, stories and reasons are made from this alone.

A `Sight` is a position after `hide`. Code that produces something for people or bots takes a Sight,
never a position, so what is hidden cannot reach it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from tepui.engine.rules.record import Fields
from tepui.engine.text.event import Event, Fact, Refusal, Verb

if TYPE_CHECKING:
    import numpy as np

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
    memory: memoryview

    @property
    def s(self) -> Fields: ...
    @property
    def record(self) -> np.ndarray[Any, Any]: ...
    def glance(self, seat: int) -> Glance: ...
    def scores(self) -> list[int]: ...
    def places(self) -> list[int]: ...
    def ending(self) -> str | None: ...


class Sight:
    """A position as one viewer may know it. Made by `Position.seen_by` and `Position.laid_open`."""

    __slots__ = ("_glance", "open", "position", "s", "viewer")

    def __init__(
        self, position: Hidden, viewer: int, open: bool = False, glance: Glance | None = None
    ) -> None:
        self.position = position  # hidden already
        self.viewer = viewer  # a seat, or SPECTATOR
        self.open = open  # nothing is hidden: a finished game, looked over
        self.s: Any = position.s  # the fields of the hidden record: numbers, tuples and grids
        self._glance = glance

    def __repr__(self) -> str:
        return f"<Sight of {self.viewer}: {self.position}>"

    @property
    def glance(self) -> Glance:
        """The state of the hidden position for its viewer; asked once."""
        if self._glance is None:
            self._glance = self.position.glance(self.viewer)
        return self._glance

    def shows(self, seat: int) -> bool:
        """Whether this viewer sees what that seat holds in secret."""
        return self.open or seat == self.viewer
