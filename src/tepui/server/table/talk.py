"""What people at a table say to each other, and who has muted whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from tepui.server.messages import Said

T = TypeVar("T")

LINES = 100  # lines to keep in memory
IDS = 64  # ids of a seat's messages to recognise repeats by
EVERYBODY = -1  # instead of a reader
FORGOTTEN = "-"  # instead of what the host has deleted


class Talk(NamedTuple):
    """The latest lines, each with the number of its event."""

    lines: tuple[tuple[int, Said], ...]
    muted: frozenset[tuple[int, int]]  # who has muted whom
    ids: list[tuple[str, ...]]  # of each seat's latest messages

    def reads(self, viewer: int, seat: int) -> bool:
        """Whether a viewer is shown what a seat says."""
        return (viewer, seat) not in self.muted and not self.is_silenced(seat)

    def is_silenced(self, seat: int) -> bool:
        """Whether the host has muted a seat, so that nobody reads it."""
        return (EVERYBODY, seat) in self.muted

    def after(self, number: int, said: Said, id: str) -> Talk:
        """With one more line."""
        ids = put(self.ids, said.seat, with_id(self.ids[said.seat], id))
        return Talk((*self.lines, (number, said))[-LINES:], self.muted, ids)

    def muting(self, reader: int, seat: int, on: bool) -> Talk:
        """With a seat muted for a reader, or unmuted."""
        pair = {(reader, seat)}
        return self._replace(muted=self.muted | pair if on else self.muted - pair)

    def forgetting(self, seat: int) -> Talk:
        """With a seat's lines blanked; their places stay."""
        blanked = (
            (number, Said(seat, FORGOTTEN, said.at) if said.seat == seat else said)
            for number, said in self.lines
        )
        return self._replace(lines=tuple(blanked))

    def without(self, seat: int) -> Talk:
        """Without everything of the person who sat here."""
        return Talk(
            tuple(line for line in self.lines if line[1].seat != seat),
            frozenset(pair for pair in self.muted if seat not in pair),
            put(self.ids, seat, ()),
        )

    def shifted(self, seat: int, to: int, now: Callable[[int], int]) -> Talk:
        """With a person moved, with everything, to a free seat."""
        return Talk(
            tuple((n, Said(now(said.seat), said.text, said.at)) for n, said in self.lines),
            frozenset((now(one), now(other)) for one, other in self.muted),
            swapped(self.ids, seat, to),
        )


def silence(seats: int) -> Talk:
    """Nobody has said anything yet."""
    return Talk((), frozenset(), [()] * seats)


def put(values: list[T], seat: int, value: T) -> list[T]:
    """Each seat's value, with one of them replaced; a new list."""
    changed = values.copy()
    changed[seat] = value
    return changed


def swapped(values: list[T], seat: int, to: int) -> list[T]:
    """Each seat's value, with two of them swapped."""
    return put(put(values, seat, values[to]), to, values[seat])


def with_id(ids: tuple[str, ...], id: str) -> tuple[str, ...]:
    """The last ids, with one more."""
    return ids if not id or id in ids else (*ids[1 - IDS :], id)
