"""A table's state, computed from its events: no clocks, sockets or databases.

The same events always give the same table, so any worker can serve any table, and a restart loses
nothing.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations
from typing import Literal

import msgspec

import tepui
from tepui.engine.play import fair, start_position
from tepui.engine.play.match import Match
from tepui.engine.play.position import Position, SmallMove, Stand
from tepui.engine.rules.contract import CHANCE, SPECTATOR
from tepui.server import messages as ms
from tepui.server.messages import Said
from tepui.server.store.contract import Status
from tepui.server.table import events as ev
from tepui.server.table.clocks import Clocks
from tepui.server.table.head import Head
from tepui.server.table.question import Question, asking
from tepui.server.table.steps import SeatChange, Step, alone, noticed, phrases_of, sand_of
from tepui.server.table.talk import FORGOTTEN, put, silence, swapped, with_id

RECENT = 24  # the most steps sent to a viewer who connects, of those that they noticed
By = Literal["", "bot", "time"]

VOID = "-"  # the key of a seat that no token proves


class TableState:
    """The state of a table. A copy is cheap, since it shares nearly everything: lists and dicts are
    replaced, not changed in place. Only the match and the clocks are copied.
    """

    def __init__(self, head: Head, seed: bytes) -> None:
        self.head = head
        self.seed = seed
        self.game = tepui.game(head.game)
        # a newer program has opened it: a sentence says so
        self.game.settle_version(head.rules)
        fair.settle_construction(head.construction)
        self.seats = head.seats
        self.next = 0  # the number of the next event
        self.noticed = 0  # number of events, without those that only one seat knows of
        self.status: Status = "open"
        self.names: list[str | None] = [None] * head.seats
        self.keys: list[str] = [""] * head.seats
        self.persons: list[str] = [""] * head.seats  # known where the table is rated
        # Where they play from, if known.
        self.marks: list[frozenset[str]] = [frozenset()] * head.seats
        self.levels: list[str | None] = [None if w == "person" else w for w in head.who]
        self.promises: dict[int, str] = {}
        self.numbers: dict[int, str] = {}
        self.match: Match | None = None
        self.deal: fair.FairDeal | None = None
        self.decisions = [0] * head.seats
        self.ids: list[tuple[str, ...]] = [()] * head.seats  # of the last moves
        # How many small moves each seat made since anybody decided.
        self.idle = [0] * head.seats
        self._owed = 0  # decisions that were taken back: made again, they are nothing new
        self.arrivals: tuple[int, ...] = ()  # people, in the order in which they sat down
        # Seats whose people have left of their own will, in play.
        self.free: frozenset[int] = frozenset()
        self.declined = 0  # how many were invited and have declined
        self.closed: ev.Closed | None = None
        self.question = Question()
        self.talk = silence(head.seats)
        # What each viewer noticed last: a window over all moves would reveal how many were secret.
        self.recent: dict[int, tuple[Step, ...]] = dict.fromkeys(self.viewers(), ())
        self.seat_changes: tuple[SeatChange, ...] = ()
        self.rematch: str | None = None
        self.shown = False  # to everybody: the deal of its match is finished at all tables
        self.clocks = Clocks(head.clock, head.seats, head.opened)
        self.began = 0.0  # when play began
        # Not from events: who is connected here, and what is known about those who are not.
        self.here: frozenset[int] = frozenset()
        self.absent: Literal[False] | None = None
        self.missed: frozenset[int] = frozenset()  # gone for so long that a bot may sit in
        self._turnable: Position | None = None  # the position before a seat's last phrase
        self._acted = -1  # the seat of the last phrase that was not a bot's
        self._stood: Position | None = None  # the position that `_known_stand` belongs to
        self._known_stand = Stand(0, ())

    def copy(self) -> TableState:
        """An independent copy."""
        twin = TableState.__new__(TableState)
        twin.__dict__ = self.__dict__.copy()
        twin.clocks = self.clocks.copy()
        if self.match is not None:
            twin.match = self.match.copy()
        return twin

    # Questions

    @property
    def running(self) -> bool:
        return self.status == "playing"

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays this seat now."""
        return self.levels[seat] is not None

    def viewers(self) -> list[int]:
        """Everybody who may look: every seat, and the spectators."""
        return [*range(self.seats), SPECTATOR]

    def people(self) -> list[int]:
        """The seats of people, present or away."""
        return [seat for seat in range(self.seats) if self.head.who[seat] == "person"]

    def active(self) -> list[int]:
        """The seats that people play now."""
        return [seat for seat in self.people() if not self.is_bot(seat)]

    def households(self) -> list[int]:
        """For each seat a number, the same for those who play over one connection or in one
        browser."""
        number = list(range(1, self.seats + 1))
        for one, other in combinations(self.people(), 2):
            if self.marks[one] & self.marks[other]:
                number = [number[one] if each == number[other] else each for each in number]
        return [each if number.count(each) > 1 else 0 for each in number]

    def empty(self) -> list[int]:
        """Seats that wait for somebody."""
        return [seat for seat in self.people() if not self.keys[seat]]

    def awaited(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        return () if self.match is None else self._stand().waiting

    def _stand(self) -> Stand:
        # A match replaces its position with a new one, so the position identifies the answer.
        assert self.match is not None
        position = self.match.position
        if self._stood is not position:
            self._stood, self._known_stand = position, position.stand()
        return self._known_stand

    def ready(self) -> bool:
        """Whether play can begin."""
        told = not self.head.numbers or len(self.numbers) == len(self.people())
        return self.status == "open" and not self.empty() and told

    def telling(self) -> bool:
        """Whether people are to reveal their numbers: all have promised, not all have revealed."""
        promised = self.head.numbers and len(self.promises) == len(self.people())
        return self.status == "open" and promised and len(self.numbers) < len(self.promises)

    def can_undo(self, seat: int) -> bool:
        """Whether a seat's last phrase could be undone, and with it the bots' answers: nothing was
        revealed since, and no other person has acted. Only where nobody else could have acted
        instead: otherwise a secret change of another's choice would show in this answer. Choices
        made at the same time can be revised anyway.
        """
        if self.match is None or self._turnable is None or self._acted != seat:
            return False
        if self.head.daily or self.head.rated:
            return False  # one try
        lines = self.match.undone_with(seat)
        return (
            bool(lines)
            and alone(self._turnable, lines[0][0])
            and all(alone(before, actor) for actor, before in lines)
        )

    def _thinking(self) -> list[int]:
        """The people that the game waits for, if that takes from their time."""
        if self.clocks.untimed or not self.running:
            return []
        return [seat for seat in self.awaited() if not self.is_bot(seat)]

    def time_left(self, at: float) -> list[float]:
        """The seconds left for each seat."""
        return self.clocks.left_at(at, self._thinking())

    def due(self) -> float | None:
        """When something happens by itself: a bot moves at once, or somebody's time runs out."""
        if not self.running:
            return None
        awaited = self.awaited()
        if not awaited or any(map(self.is_bot, awaited)):
            return self.clocks.since
        return self.deadline()

    def deadline(self) -> float | None:
        """When a person's time runs out, or the sand."""
        if self.clocks.untimed and self.clocks.sand_since is None:
            return None
        return self.clocks.runs_out(self._thinking(), self.sand_seconds())

    def sand_seconds(self) -> float | None:
        """How long the game's own clock takes for its move, if it runs."""
        if self.match is None or self.clocks.sand_since is None:
            return None
        return sand_of(self.match.position)

    def sand_end(self) -> float:
        """When the sand will have run out; never, if it does not run."""
        sand, since = self.sand_seconds(), self.clocks.sand_since
        return math.inf if sand is None or since is None else since + sand

    # The fold

    def apply(self, event: ev.Event, at: float) -> Sequence[Step]:
        """Apply an event. Returns what viewers are told of it, step by step."""
        if isinstance(event, ev.Moved):
            assert self.match is not None
            stood, left = self._stand(), self.time_left(at)
            moves = self.match.parse(event.actor, event.phrase)
            return self._moved(event, self.match.play(event.actor, moves), stood, left, at)
        self.next += 1
        self.noticed += not isinstance(event, ev.Muted)
        seat = getattr(event, "seat", -1)
        if seat >= 0:
            self.idle = put(self.idle, seat, self.idle[seat] + 1)
        if not isinstance(event, ev.Talk):
            self.clocks.left, self.clocks.since = self.time_left(at), at
        match event:
            case ev.Undone(seat):
                return self._undo(seat)
            case ev.PlayedOffline():
                self._deal_again(event)
                return self._go(event.seat, "played-offline")
            case ev.Sat(seat, name, key, person):
                self._seat(seat, name, key, person)
                self.arrivals = (*self.arrivals, seat)
                return self._go(seat, "took-over")
            case ev.Came(seat, marks):
                self.marks = put(self.marks, seat, self.marks[seat] | set(marks))
            case ev.Filled(seat, level):
                self._give(seat, level)
            case ev.Freed(seat):
                self._clear(seat)
                self._give(seat, None)
            case ev.Shifted(seat, to):
                self._shift(seat, to)
            case ev.Settled():
                self._settle(event)
            case ev.Declined():
                self.declined += 1
            case ev.Promised(seat, promise):
                self.promises = {**self.promises, seat: promise}
            case ev.Numbered(seat, number):
                self.numbers = {**self.numbers, seat: number}
            case ev.Started():
                self._start(at)
            case ev.Left(seat, level, free, void):
                self.levels = put(self.levels, seat, level)
                if void:
                    self.keys = put(self.keys, seat, VOID)
                if free:
                    self.free |= {seat}
                self.question = self.question.settled()
                return self._go(seat, "left")
            case ev.Returned(seat):
                self.levels = put(self.levels, seat, None)
                self.free -= {seat}
                self.clocks.returned(seat)
                return self._go(seat, "came-back")
            case ev.Asked():
                self.question = asking(event)
            case ev.Answered(seat, yes):
                asked = self.question
                self.question = asked.agreed(seat) if yes else asked.settled("declined", seat)
            case ev.Withdrawn(seat):
                self.question = self.question.settled("withdrawn", seat)
            case ev.Paused():
                self.status = "paused"
                self.question = self.question.settled("granted")
            case ev.Resumed():
                self.status = "playing"
                if self.clocks.sand_since is not None:
                    self.clocks.sand_since = at
            case ev.Chatted(seat, text, id):
                self.talk = self.talk.after(self.next - 1, Said(seat, text, at), id)
            case ev.Muted(seat, other, on):
                self.talk = self.talk.muting(seat, other, on)
            case ev.Forgotten(seat):
                self._forget(seat)
            case ev.Rematched(table):
                self.rematch = table
            case ev.Shown():
                self.shown = True
            case ev.Closed():
                self.status, self.closed = "closed", event
        return []

    def play(
        self, actor: int, moves: tuple[int, ...], at: float, id: str = "", by: By = ""
    ) -> tuple[list[ev.Moved], list[SmallMove]]:
        """Play a phrase, or raise if it is illegal. Returns its events and small moves."""
        match = self.match
        assert match is not None
        if len(moves) != 1:
            match.check(actor, moves)
            pieces = phrases_of(match, actor, moves)
        else:
            pieces = [moves]
        events, steps = [], []
        for number, piece in enumerate(pieces, 1):
            before, stood, left = match.position, self._stand(), self.time_left(at)
            made = match.play(actor, piece)  # raises, if it is illegal
            phrase = self.game.notation.text(before.s, actor, piece)
            events.append(ev.Moved(actor, phrase, id, by, more=number < len(pieces)))
            steps += self._moved(events[-1], made, stood, left, at)
        return events, steps

    def draw(self, at: float) -> tuple[list[ev.Moved], list[SmallMove]]:
        """Let chance make its move, by the seed. Returns its event and small move."""
        assert self.match is not None
        assert self.deal is not None
        stood, left = self._stand(), self.time_left(at)
        move = (self.match.outcome(self.deal),)
        event = ev.Moved(CHANCE, self.match.text(CHANCE, *move))
        return [event], self._moved(event, self.match.play(CHANCE, move), stood, left, at)

    def _forget(self, seat: int) -> None:
        if self.names[seat] is not None:
            self.names = put(self.names, seat, FORGOTTEN)
        self.talk = self.talk.forgetting(seat)

    def _go(
        self, seat: int, what: Literal["left", "came-back", "took-over", "played-offline"]
    ) -> list[SeatChange]:
        """Somebody comes or goes: in play it is told among the moves."""
        if self.match is None:
            return []
        seat_change = SeatChange(sum(len(line.moves) or 1 for line in self.match.lines), seat, what)
        self.seat_changes = (*self.seat_changes, seat_change)
        self.recent = {
            viewer: (*kept, seat_change)[-RECENT:] for viewer, kept in self.recent.items()
        }
        return [seat_change]

    # Before play

    def _give(self, seat: int, level: str | None) -> None:
        """Give a seat to a bot of this level, or to a person."""
        who = list(self.head.who)
        who[seat] = level or "person"
        self.levels = put(self.levels, seat, level)
        self.head = msgspec.structs.replace(self.head, who=who)

    def _seat(self, seat: int, name: str | None, key: str, person: str) -> None:
        self.names = put(self.names, seat, name)
        self.keys = put(self.keys, seat, key)
        self.persons = put(self.persons, seat, person)

    def _clear(self, seat: int) -> None:
        """Remove everything of the person who sat here."""
        self._seat(seat, None, "", "")
        self.promises = {other: each for other, each in self.promises.items() if other != seat}
        self.free -= {seat}
        self.marks = put(self.marks, seat, frozenset())
        self.ids = put(self.ids, seat, ())
        self.talk = self.talk.without(seat)
        self.arrivals = tuple(each for each in self.arrivals if each != seat)

    def _shift(self, seat: int, to: int) -> None:
        """Move a person, with everything, to a free seat."""
        self.names, self.keys = swapped(self.names, seat, to), swapped(self.keys, seat, to)
        self.persons, self.ids = swapped(self.persons, seat, to), swapped(self.ids, seat, to)
        self.marks = swapped(self.marks, seat, to)

        def now(old: int) -> int:
            return to if old == seat else old

        self.promises = {now(old): promise for old, promise in self.promises.items()}
        self.talk = self.talk.shifted(seat, to, now)
        self.arrivals = tuple(now(each) for each in self.arrivals)

    def _settle(self, event: ev.Settled) -> None:
        self.head = msgspec.structs.replace(self.head, **ms.terms_of(event))
        self.clocks.set(event.clock, self.seats)

    def _start(self, at: float) -> None:
        self.began = at
        self._deal()
        self.status = "playing"
        assert self.match is not None
        if sand_of(self.match.position) is not None:
            self.clocks.sand_since = at

    def _deal_again(self, event: ev.PlayedOffline) -> None:
        """As if the table had been opened from a position, on the device."""
        self.seed = bytes.fromhex(event.seed)
        self.head = msgspec.structs.replace(
            self.head, start=event.position, commitment=fair.commitment(self.seed),
            construction=event.construction, device=True,
        )  # fmt: skip
        self._deal()
        self.seat_changes, self.recent = (), dict.fromkeys(self.viewers(), ())
        self._turnable, self._acted, self._owed = None, -1, 0
        self.decisions = [number + 1 for number in self.decisions]
        self.ids = put(self.ids, event.seat, with_id(self.ids[event.seat], event.id))
        self.idle = [0] * self.seats

    def _deal(self) -> None:
        head, start = self.head, None
        if head.start:
            start = start_position.read(self.game, self.seats, head.options, head.rules, head.start)
        self.match = Match(self.game, self.seats, head.options, head.rules, start)
        name = fair.table_name(
            head.game, head.rules, self.seats, self.match.options, self.numbers, head.construction
        )
        self.deal = fair.FairDeal(self.seed, name, head.construction)

    def _moved(
        self, event: ev.Moved, steps: list[SmallMove], stood: Stand, left: list[float], at: float
    ) -> list[SmallMove]:
        """Follow a phrase that was played in the match: clocks, decisions and the sand."""
        match, actor = self.match, event.actor
        assert match is not None
        self.next += 1
        self._turnable = steps[0].before if actor >= 0 else None
        if actor >= 0 and event.by != "bot":
            self._acted = actor
        if actor >= 0:
            made = self.decisions[actor] + (not event.more)
            self.decisions = put(self.decisions, actor, made)
            self.ids = put(self.ids, actor, with_id(self.ids[actor], event.id))
        # Placing a die and taking it back is not a decision; changing a choice that was made is not
        # another one.
        self._stood, self._known_stand = steps[-1].after, steps[-1].stand
        waiting = steps[-1].stand.waiting
        decided = actor < 0 or (
            actor in stood.waiting and (not match.line_open or actor not in waiting)
        )
        again = decided and actor >= 0 and self._owed > 0
        self._owed = self._owed - 1 if again else 0 if actor < 0 else self._owed
        if not decided:
            self.idle = put(self.idle, actor, self.idle[actor] + 1)
        elif not again:
            self.idle = [0] * self.seats
        if self._keep(steps):
            self.noticed += 1
            self.clocks.left, self.clocks.since = left, at
            if decided and actor >= 0:
                self.clocks.decided(actor, again)
            self.question = self.question.settled()
        elif self.question.asked is not None and not self._could_grant(self.question.asked):
            self.question = self.question.settled()
        if steps[-1].stand.over:
            self.status = "over"
        running = self.running and sand_of(match.position) is not None
        self.clocks.sand_since = (self.clocks.sand_since or at) if running else None
        return steps

    def _keep(self, steps: list[SmallMove]) -> bool:
        """Store these moves for everybody who noticed them, for when they connect again.

        Returns whether all did. What spectators do not notice, clocks, questions and figures must
        not notice either, because everybody sees them.
        """
        public = _noticed_by(SPECTATOR, steps)
        secret = len(public) < len(steps)
        self.recent = {
            viewer: (*kept, *(_noticed_by(viewer, steps) if secret else steps))[-RECENT:]
            for viewer, kept in self.recent.items()
        }
        return bool(public)

    def _could_grant(self, asked: ev.Asked) -> bool:
        return asked.what != "undo" or self.can_undo(asked.seat)

    def _undo(self, seat: int) -> list[SmallMove]:
        assert self.match is not None
        steps = []
        for actor, _ in self.match.undone_with(seat):
            before = self.match.position
            self.match.undo(actor)
            steps.append(SmallMove(before, actor, None, self.match.position, self._stand()))
        self._turnable = None
        self._owed += len(steps)
        self.question = self.question.settled("granted")
        # Moves on their way were meant for another position, so their numbers must not match.
        self.decisions = [number + 1 for number in self.decisions]
        self._keep(steps)
        return steps


def _noticed_by(viewer: int, steps: list[SmallMove]) -> list[SmallMove]:
    return [step for step in steps if noticed(step, viewer)]
