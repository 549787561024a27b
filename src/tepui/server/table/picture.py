"""What is sent to a viewer of a table, made from what this viewer may know and nothing else.

Positions pass through `seen_by`, moves through `witness`: nothing else reveals the game. The rest
of a table (who sits there, clocks, chat) is the same for everybody.
"""

from collections.abc import Sequence, Set
from typing import Any

from tepui.bots.manners import manner_at
from tepui.engine.play.match import Line, Match
from tepui.engine.play.position import Position, SmallMove
from tepui.engine.rules.contract import NOTHING, SPECTATOR
from tepui.engine.rules.sight import Event, Sight
from tepui.engine.runtime.machine import IN_BROWSER
from tepui.server import messages as ms
from tepui.server.table import policy
from tepui.server.table.names import bot_name
from tepui.server.table.state import TableState
from tepui.server.table.steps import SeatChange, Step
from tepui.server.table.waiting import vacant


class Sights:
    """Positions as one viewer sees them, each hidden once."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self._known: dict[int, tuple[Position, Sight]] = {}

    def of(self, position: Position) -> Sight:
        """What the viewer may know of a position."""
        found = self._known.get(id(position))
        if found is None:
            found = self._known[id(position)] = (position, position.seen_by(self.viewer))
        return found[1]

    def keep(self, position: Position | None) -> None:
        """Forget all but the position that the next change begins with."""
        found = self._known.get(id(position))
        self._known = {} if found is None else {id(position): found}


def knows_a_secret(table: TableState, viewer: int) -> bool:
    """Whether a viewer knows something of the position that not everybody may know."""
    if table.match is None:
        return False
    known = table.match.position.hidden_from(viewer)
    return known != known.hidden_from(SPECTATOR)


def story(steps: Sequence[Step], sights: Sights) -> list[Event]:
    """What a viewer saw happen."""
    told: list[Event] = []
    for step in steps:
        if isinstance(step, SeatChange):
            told.append(Event(f"server-{step.what}", {"seat": step.seat}))
            continue
        if step.move is None:
            told.append(Event("server-took-back", {"seat": step.actor}))
            continue
        seen = step.seen_by(sights.viewer)
        if seen != NOTHING:
            narrate = step.before.game.narration.narrate
            told += narrate(sights.of(step.before), step.actor, seen, sights.of(step.after))
    return told


def whole_story(
    match: Match, lines: Sequence[Line], seat_changes: Sequence[SeatChange], viewer: int
) -> list[Event]:
    """What a viewer saw happen since the first move."""
    steps: list[Step] = [*played_again(match, lines)]
    for number, seat_change in enumerate(seat_changes):
        steps.insert(seat_change.after + number, seat_change)
    return story(steps, Sights(viewer))


def played_again(match: Match, lines: Sequence[Line]) -> list[SmallMove]:
    """The lines of a match, played again."""
    again = match.again()
    steps: list[SmallMove] = []
    for line in lines:
        if line.is_undo:
            before = again.position
            again.undo(line.actor)
            steps.append(
                SmallMove(before, line.actor, None, again.position, again.position.stand())
            )
        else:
            steps += again.play(line.actor, line.moves)
    return steps


def choices(sight: Sight) -> list[ms.Choice]:
    """The viewer's legal moves, from what it may know."""
    seat, legal = sight.viewer, sight.glance.legal
    if not legal:
        return []
    game, s = sight.position.game, sight.s
    action, text, describe = game.choices.action, game.notation.text, game.narration.describe
    return [
        ms.Choice(
            move, action(sight, seat, move), text(s, seat, (move,)), describe(sight, seat, move)
        )
        for move in legal
    ]


def scene(sight: Sight, decision: int, undo: bool, seed: bytes) -> ms.Scene:
    """The table as its viewer sees it. The seed is shown when the game is over, not before."""
    position, glance = sight.position, sight.glance
    result = None
    if glance.over:
        ending = position.game.endings[glance.over - 1]
        result = ms.Result(
            ending, glance.scores, position.places(), seed.hex(), position.game.breakdown(sight)
        )
    return ms.Scene(
        view=position.game.views.view(sight),
        awaited=list(glance.waiting),
        choices=choices(sight),
        decision=decision,
        undo=undo,
        result=result,
    )


def scene_of(table: TableState, sights: Sights) -> ms.Scene | None:
    """The scene of a table, once play has begun."""
    if table.match is None:
        return None
    viewer = sights.viewer
    decision, undo = 0, False
    if viewer != SPECTATOR:
        decision, undo = table.decisions[viewer], table.can_undo(viewer)
    seed = b"" if policy.sealed(table) else table.seed
    sight = sights.of(table.match.position)
    return scene(sight, decision, undo, seed)


def people(table: TableState) -> list[ms.Person]:
    """Who sits where."""
    named, open_seats = [], vacant(table)
    for seat in range(table.seats):
        name, level = table.names[seat], table.levels[seat]
        if table.head.who[seat] != "person":
            named.append(ms.Person(bot_name(seat), "bot", level, manner=manner_at(seat, level)))
        elif name is None:
            named.append(ms.Person("", "empty"))
        else:
            here = True if seat in table.here else table.absent
            missed = table.running and seat in table.missed and level is None
            free = seat in open_seats
            named.append(ms.Person(name, "person", level, level is not None, here, missed, free))
    return named


def room(table: TableState) -> ms.Room:
    """Everything that is not on the table; the same for everybody."""
    proposal = None
    asked, consents = table.question.asked, table.question.consents
    if asked is not None:
        needed = [seat for seat in table.active() if seat not in consents]
        proposal = ms.Proposal(asked.seat, asked.what, sorted(consents), needed)
    # Numbers are shown only when all are revealed.
    told = {} if table.telling() else table.numbers
    return ms.Room(
        status=table.status,
        people=people(table),
        promises=table.promises,
        numbers=told,
        tell=table.telling(),
        proposal=proposal,
        rematch=table.rematch,
        opener=table.arrivals[0] if table.arrivals and table.status == "open" else None,
        answered=table.question.answered,
        closed=table.closed.why if table.closed is not None else None,
        declined=table.declined,
        together=[seat for seat, household in enumerate(table.households()) if household],
    )


def about(table: TableState) -> ms.About:
    """What was fixed when the table was opened."""
    head = table.head
    names = set(ms.About.__struct_fields__) & set(head.__struct_fields__)
    same: dict[str, Any] = {name: getattr(head, name) for name in names}
    return ms.About(**same | {"arranged": head.start != "", "device": head.device or IN_BROWSER})


def times(table: TableState, at: float) -> ms.Times:
    """The clocks."""
    timed = not table.clocks.untimed
    sand, running = table.sand_seconds(), []
    if sand is not None and table.clocks.sand_since is not None:
        sand = max(table.clocks.sand_since + sand - at, 0.0)
    if timed and table.running:
        running = [seat for seat in table.awaited() if not table.is_bot(seat)]
    return ms.Times(at, table.time_left(at) if timed else None, running, sand)


def chat(table: TableState, viewer: int) -> list[ms.Said]:
    """The chat as a viewer reads it."""
    return [said for _, said in table.talk.lines if table.talk.reads(viewer, said.seat)]


def whole(table: TableState, viewer: int, at: float, marks: Set[str] = frozenset()) -> ms.Whole:
    """Everything for a viewer who arrives; `marks`: from where."""
    sights = Sights(viewer)
    return ms.Whole(
        you=None if viewer == SPECTATOR else viewer,
        about=about(table),
        room=room(table),
        scene=scene_of(table, sights),
        times=times(table, at),
        story=story(table.recent[viewer], sights),
        chat=chat(table, viewer),
        together=[seat for seat in table.people() if marks & table.marks[seat]]
        if viewer == SPECTATOR and table.status == "open"
        else [],
    )


def change(
    table: TableState,
    sights: Sights,
    steps: Sequence[Step],
    now: ms.Times,
    new_room: ms.Room | None,
) -> ms.Change:
    """What has just happened, for one viewer."""
    return ms.Change(story(steps, sights), scene_of(table, sights), now, new_room)
