"""What people at a table say to each other, and who does not want to read whom."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from tepui.server.messages import Said

LINES = 100  # that are kept at hand
IDS = 64  # ids of a seat's messages that are known again
EVERYBODY = -1  # in the place of a reader
FORGOTTEN = "-"  # in the place of what the host has deleted


class Talk:
    """The last lines, with the number of the event of each."""

    def __init__(self, seats: int) -> None:
        self.lines: deque[tuple[int, Said]] = deque(maxlen=LINES)
        self.muted: set[tuple[int, int]] = set()  # who does not read whom
        self.ids: list[tuple[str, ...]] = [()] * seats  # of the last messages

    def copy(self) -> Talk:
        """An independent copy."""
        twin = Talk.__new__(Talk)
        twin.lines, twin.muted, twin.ids = self.lines.copy(), self.muted.copy(), self.ids.copy()
        return twin

    def reads(self, viewer: int, seat: int) -> bool:
        """Whether a viewer is shown what a seat says."""
        return (viewer, seat) not in self.muted and not self.is_silenced(seat)

    def is_silenced(self, seat: int) -> bool:
        """Whether the host has muted a seat: nobody is shown what it says."""
        return (EVERYBODY, seat) in self.muted

    def say(self, number: int, said: Said, id: str) -> None:
        """Add a line."""
        self.ids[said.seat] = with_id(self.ids[said.seat], id)
        self.lines.append((number, said))

    def mute(self, reader: int, seat: int, on: bool) -> None:
        """Somebody wants to read a seat no longer, or again."""
        (self.muted.add if on else self.muted.discard)((reader, seat))

    def forget(self, seat: int) -> None:
        """Blank what a seat has said; its place stays."""
        for index, (number, said) in enumerate(self.lines):
            if said.seat == seat:
                self.lines[index] = (number, Said(seat, FORGOTTEN, said.at))

    def clear(self, seat: int) -> None:
        """Remove everything of whoever sat here."""
        self.ids[seat] = ()
        self.muted = {pair for pair in self.muted if seat not in pair}
        self.lines = deque((line for line in self.lines if line[1].seat != seat), LINES)

    def shift(self, seat: int, to: int, now: Callable[[int], int]) -> None:
        """A person takes everything along to a seat where nobody sits."""
        self.ids[seat], self.ids[to] = self.ids[to], self.ids[seat]
        self.muted = {(now(one), now(other)) for one, other in self.muted}
        moved = ((n, Said(now(said.seat), said.text, said.at)) for n, said in self.lines)
        self.lines = deque(moved, LINES)


def with_id(ids: tuple[str, ...], id: str) -> tuple[str, ...]:
    """The last ids, with one more."""
    return ids if not id or id in ids else (*ids[1 - IDS :], id)
