"""What is about to happen at a table, applied to a copy of its state.

The table itself stays as it is until the draft is stored. If a draft cannot be stored, it is
dropped, and nothing has happened.
"""

from tepui.server.store.contract import Append
from tepui.server.table import events as ev
from tepui.server.table.state import By, TableState
from tepui.server.table.steps import Step


class Draft:
    """Events that are to be written together, and the table after them."""

    def __init__(self, state: TableState, at: float) -> None:
        self.state = state.copy()
        self.at = at
        self.first = state.next
        self.events: list[ev.Event] = []
        self.steps: list[Step] = []

    def add(self, event: ev.Event) -> None:
        """Add an event, and apply it to the state."""
        self.steps += self.state.apply(event, self.at)
        self.events.append(event)

    def play(self, actor: int, moves: tuple[int, ...], id: str = "", by: By = "") -> None:
        """Play a phrase, whole or not at all. Raises if it is illegal."""
        moved, steps = self.state.play(actor, moves, self.at, id, by)
        self.events += moved
        self.steps += steps

    def settle(self) -> None:
        """Apply what follows at once: the start of play, and chance outcomes."""
        if self.state.ready():
            self.add(ev.Started())
        while self.state.running and not self.state.awaited():
            moved, steps = self.state.draw(self.at)
            self.events += moved
            self.steps += steps

    def append(self) -> Append:
        """The events, in the store's form."""
        state = self.state
        bodies = [ev.encode(event) for event in self.events]
        full = state.status == "open" and not state.empty()
        return Append(
            state.head.id, self.first, self.at, bodies, state.status, 0.0 if full else state.due(),
            [(e.seat, e.to if isinstance(e, ev.Shifted) else None)
             for e in self.events if isinstance(e, ev.Vacated)],
        )  # fmt: skip
