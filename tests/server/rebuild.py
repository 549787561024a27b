"""What a viewer must have been sent, made from guessed worlds and witnessed moves alone."""

from __future__ import annotations

import json
import sqlite3
from collections import deque
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec

from tepui.engine.play.position import Position, SmallMove
from tepui.engine.rules.contract import NOTHING, SPECTATOR
from tepui.engine.rules.sight import Event
from tepui.server.messages import Change, encode
from tepui.server.table import events as ev
from tepui.server.table import picture
from tepui.server.table.head import Head
from tepui.server.table.state import RECENT, TableState
from tepui.server.table.steps import SeatChange, Step


class Betrayed(AssertionError):
    pass


def stored(folder: Path, id: str) -> tuple[Head, bytes, list[tuple[float, list[ev.Event]]]]:
    """A table from the database: its events, by what was written at once."""
    with sqlite3.connect(folder / "tables.db") as connection:
        head, seed = connection.execute(
            "SELECT head, seed FROM tables WHERE id = ?", (id,)
        ).fetchone()
        rows = connection.execute(
            "SELECT at, body FROM events WHERE table_id = ? ORDER BY number", (id,)
        ).fetchall()
    connection.close()
    batches = [
        (at, [ev.decode(body) for _, body in group]) for at, group in groupby(rows, lambda r: r[0])
    ]
    return msgspec.json.decode(head, type=Head), seed, batches


class Shadow:
    """One viewer's knowledge of a table."""

    def __init__(self, viewer: int, head: Head, seed: bytes) -> None:
        self.viewer = viewer
        self.table = TableState(head, seed)
        self.seed = seed
        self.guesses = 0
        self.decision = 0
        self.undo = False
        self.room = picture.room(self.table)
        self.last: Any = None
        self.recent: deque[list[Any]] = deque(maxlen=RECENT)

    def guess(self, position: Position) -> Position:
        """Another world that looks the same, as this viewer sees it."""
        return self.world(position).hidden_from(self.viewer)

    def world(self, position: Position) -> Position:
        """Another world that looks the same to this viewer."""
        self.guesses += 1
        return position.hidden_from(self.viewer).guessed(self.viewer, self.guesses)

    def take(self, at: float, batch: list[ev.Event]) -> bytes | None:
        """Something was written: what this viewer must be sent of it, if anything."""
        steps: list[Step] = []
        for event in batch:
            taken = self.table.apply(event, at)
            steps += taken
            self._count(event, taken)
        room, before = picture.room(self.table), self.room
        self.room = room
        each = [told for step in steps if (told := self._story(step)) is not None]
        self.recent.extend(each)
        story = [event for events in each for event in events]
        scene = self._scene()
        old, self.last = self.last, scene
        if not story and room == before and scene == old:
            return None
        nothing: Any = None
        return encode(Change(story, scene, nothing, room if room != before else None))

    def arrival(self) -> bytes:
        """What someone who arrives now must be shown."""
        story = [event for events in self.recent for event in events]
        return msgspec.json.encode({"scene": self.last, "story": story})

    def _story(self, step: Step) -> list[Any] | None:
        if isinstance(step, SeatChange):
            return [Event(f"server-{step.what}", {"seat": step.seat})]
        if step.move is None:
            return [Event("server-took-back", {"seat": step.actor})]
        seen = step.before.witness(step.actor, step.move, self.viewer)
        if seen == NOTHING:
            return None
        before, after = self.guess(step.before), self.guess(step.after)
        narrate = before.game.narration.narrate
        return narrate(before.seen_by(self.viewer), step.actor, seen, after.seen_by(self.viewer))

    def _scene(self) -> Any:
        if self.table.match is None:
            return None
        world = self.guess(self.table.match.position)
        sight = world.seen_by(self.viewer)
        return picture.scene(sight, self.decision, self.undo, self.seed)

    def _count(self, event: ev.Event, steps: Sequence[Step]) -> None:
        """Decisions and what could be taken back, from what this viewer witnesses."""
        if isinstance(event, ev.Undone) and self.viewer != SPECTATOR:
            self.decision += 1
            self.undo = False
        for step in steps:
            if not isinstance(step, SmallMove) or step.move is None:
                continue
            seen = step.before.witness(step.actor, step.move, self.viewer)
            if seen == NOTHING:
                continue
            mine = step.actor == self.viewer
            answered = self.undo and isinstance(event, ev.Moved) and event.by == "bot"
            world = self.world(step.before)
            alone = world.waiting() == (step.actor,)
            self.undo = (mine or answered) and alone and not self._shows(world, step.actor, seen)
        if isinstance(event, ev.Moved) and event.actor == self.viewer:
            self.decision += not event.more

    def _shows(self, world: Position, actor: int, seen: int) -> bool:
        """Whether a move shows something secret: one that looks like it, in another world."""
        like = (
            move for move in world.moves_of(actor)
            if world.witness(actor, move, self.viewer) == seen
        )  # fmt: skip
        return bool(world.game.refusals.reveals(world.s, actor, next(like)))


def without_times(raw: str) -> bytes:
    """A change as it was sent, with its times left out, and who is connected."""
    message = json.loads(raw)
    message["times"] = None
    if message["room"]:
        unpeopled(message["room"])
    return encoded(message)


def unpeopled(room: dict[str, Any]) -> dict[str, Any]:
    for person in room["people"]:
        person["here"] = None
    return room


def changes(raw: list[str]) -> list[str]:
    """The changes a viewer was sent, but for those that only say who has come or gone."""
    found, room, scene = [], {}, None
    for text in raw:
        message = json.loads(text)
        if message["type"] not in ("table", "change"):
            continue
        new = unpeopled(message["room"]) if message["room"] else room
        same = message["room"] and new == room and message["scene"] == scene
        if message["type"] == "change" and not (same and not message["story"]):
            found.append(text)
        room, scene = new, message["scene"]
    return found


def check(folder: Path, id: str, viewer: int, raw: list[str]) -> int:
    """Compare the table and every change a viewer was sent, byte for byte; how many."""
    head, seed, batches = stored(folder, id)
    shadow = Shadow(viewer, head, seed)
    due, arrivals = [], [shadow.arrival()]
    for at, batch in batches:
        message = shadow.take(at, batch)
        if message is not None:
            due.append(message)
            arrivals.append(shadow.arrival())
        else:
            arrivals[-1] = shadow.arrival()
    sent = [without_times(text) for text in changes(raw)]
    missed = len(due) - len(sent)  # what happened before this viewer came
    whole = json.loads(raw[0])
    compare(viewer, arrivals[missed], encoded({"scene": whole["scene"], "story": whole["story"]}))
    for one, other in zip(due[missed:], sent, strict=True):
        compare(viewer, one, other)
    return len(sent) + 1


def compare(viewer: int, due: bytes, sent: bytes) -> None:
    if due != sent:
        raise Betrayed(f"to {viewer}:\n{sent.decode()}\n{due.decode()}")


def encoded(message: Any) -> bytes:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode()
