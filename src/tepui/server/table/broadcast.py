"""What the viewers of a table have been sent, and what they are sent next: what each may know and
does not know yet.
"""

from collections.abc import Mapping, Sequence

from tepui.server.messages import Change, Heard, Room, Scene, encode
from tepui.server.table import events as ev
from tepui.server.table import picture
from tepui.server.table.socket import Socket
from tepui.server.table.state import TableState
from tepui.server.table.steps import Step


class Broadcast:
    """What the viewers of one table were sent, through these sockets."""

    def __init__(self, table: TableState, sockets: Mapping[int, set[Socket]]) -> None:
        self._sockets = sockets
        self._room: Room = picture.room(table)
        self._scenes: dict[int, Scene | None] = {}
        self._sights: dict[int, picture.Sights] = {}

    def present(self) -> list[Socket]:
        """All connections of viewers."""
        return [socket for group in self._sockets.values() for socket in group]

    def forget(self, viewer: int) -> None:
        """Remove a socket that is closed."""
        self._scenes.pop(viewer, None)
        self._sights.pop(viewer, None)

    def tell(
        self, table: TableState, steps: Sequence[Step], at: float, happened: Sequence[ev.Event]
    ) -> None:
        """Send what has happened."""
        room = self._new_room(table)
        if lines := sum(isinstance(event, ev.Chatted) for event in happened):
            self._tell_chat(table, lines)
        if not all(isinstance(event, ev.Talk) for event in happened):
            self._tell(table, steps, at, room)

    def tell_moves(self, table: TableState, steps: Sequence[Step], at: float) -> None:
        """Send plain moves, which change the room only when something is settled."""
        settled = table.status != self._room.status or self._room.proposal is not None
        self._tell(table, steps, at, self._new_room(table) if settled else None)

    def _tell(self, table: TableState, steps: Sequence[Step], at: float, room: Room | None) -> None:
        times = picture.times(table, at)
        for viewer, group in self._sockets.items():
            sights = self._sights.get(viewer)
            if sights is None:
                sights = self._sights[viewer] = picture.Sights(viewer)
            change = picture.change(table, sights, steps, times, room)
            sights.keep(None if table.match is None else table.match.position)
            if self._is_news(viewer, change):
                self._scenes[viewer] = change.scene
                message = encode(change)
                for socket in group:
                    socket.put(message)

    def tell_room(self, table: TableState, at: float) -> None:
        """Send who is here, if that has changed."""
        room = picture.room(table)
        if room == self._room:
            return
        self._room = room
        times = picture.times(table, at)
        for viewer, group in self._sockets.items():
            scene = picture.scene_of(table, picture.Sights(viewer))
            message = encode(Change([], scene, times, room))
            for socket in group:
                socket.put(message)

    def tell_again(self, table: TableState, at: float) -> None:
        """Send everybody the whole table, because something they have seen was removed."""
        self._room = picture.room(table)
        self._scenes.clear()
        self._sights.clear()
        for socket in self.present():
            socket.tell(picture.whole(table, socket.viewer, at, socket.marks))

    def _new_room(self, table: TableState) -> Room | None:
        """The room, if it has changed."""
        before, self._room = self._room, picture.room(table)
        return self._room if self._room != before else None

    def _is_news(self, viewer: int, change: Change) -> bool:
        """Whether there is anything to send: another seat's secret change is nothing."""
        if change.story or change.room is not None or viewer not in self._scenes:
            return True
        return change.scene != self._scenes[viewer]

    def _tell_chat(self, table: TableState, lines: int) -> None:
        for _, said in list(table.talk.lines)[-lines:]:
            heard = encode(Heard(said))
            for socket in self.present():
                if table.talk.reads(socket.viewer, said.seat):
                    socket.put(heard)
