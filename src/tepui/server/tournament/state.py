"""A tournament's state, computed from its events, and what follows from it: standings, the next
round.

The same events always give the same tournament, so any worker can serve it, and a restart loses
nothing. Nothing here reads a clock or writes to a store.
"""

import hashlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Literal

import msgspec

import tepui
from tepui.server.store.contract import Stored
from tepui.server.table.matches import first_id
from tepui.server.tournament import events as ev
from tepui.server.tournament import pairing
from tepui.server.tournament.messages import TournamentWish
from tepui.server.tournament.standings import (
    Standing,
    Table,
    compared_shares,
    lot,
    shares,
    standings,
)  # fmt: skip

BOT = -1  # the number of a bot among entrants
MOST_ROUNDS = 200  # rounds of a league, at which it ends


class Head(msgspec.Struct, frozen=True):
    """What is fixed when a tournament is opened, as it is stored."""

    terms: TournamentWish
    rules: int
    organiser: str  # hash of the organiser's secret
    invitation: str  # hash of the secret that lets people enter
    payer: str = ""  # a keyed hash of the address that its tables are charged to


@dataclass
class Entrant:
    """Somebody who takes part."""

    name: str
    key: str
    person: str
    event: int  # the number of their entry
    home: str
    gone: bool = False


@dataclass
class Round:
    """A round, and how its tables ended so far."""

    number: int
    begun: float
    tables: list[list[int]]
    byes: list[int]
    results: dict[int, ev.Settled] = field(default_factory=dict)

    @property
    def done(self) -> bool:
        return len(self.results) == len(self.tables)


class Tournament:
    """A tournament."""

    def __init__(self, id: str, head: Head, happened: Sequence[Stored] = ()) -> None:
        self.id = id
        self.head = head
        self.terms = head.terms
        self.next = 0  # the number of the next event
        self.entrants: list[Entrant] = []
        self.shut = False
        self.rounds: list[Round] = []
        self.settled = 0.0  # when the last table was
        self.ended = False
        self._stood: tuple[int, list[Standing]] = (-1, [])  # after this many events
        for stored in happened:
            self.apply(ev.decode(stored.body), stored.at)

    def apply(self, event: ev.Event, at: float) -> None:
        """Apply an event."""
        self.next += 1
        match event:
            case ev.Entered(name, key, person, home):
                # Nothing is left of the secret of somebody who was deleted.
                self.entrants.append(Entrant(name, key, person, self.next - 1, home, not key))
            case ev.Shut(on):
                self.shut = on
            case ev.Withdrew(entrant):
                self.entrants[entrant].gone = True
            case ev.Paired(tables, byes):
                self.rounds.append(Round(len(self.rounds), at, tables, byes))
                self.shut = True
            case ev.Settled(number, table):
                self.rounds[number].results[table] = event
                self.settled = at
            case ev.Ended():
                self.ended = True

    # Questions

    @property
    def status(self) -> Literal["open", "running", "over"]:
        if not self.rounds:
            return "over" if self.ended else "open"
        done = all(each.done for each in self.rounds)
        return "over" if self.ended and done else "running"

    def active(self) -> list[int]:
        """Entrants who have not withdrawn."""
        return [n for n, one in enumerate(self.entrants) if not one.gone]

    def match_of(self, number: int) -> str:
        """The match that the tables of a round form, if they play one deal."""
        return self._id(f"round {number}") if self.terms.kind == "duplicate" else ""

    def table_id(self, number: int, table: int) -> str:
        """The id of a table. It follows from the tournament's, so that none is opened twice."""
        if match := self.match_of(number):
            return first_id(match, table)
        return self._id(f"round {number}\ntable {table}")

    def _id(self, what: str) -> str:
        said = f"tepui tournament 1\ntournament {self.id}\n{what}"
        return hashlib.sha256(said.encode()).hexdigest()[:16]

    # Points

    def points(self, number: int) -> dict[int, list[Fraction]]:
        """The points of a round's seats, by table; none of a deal that others still play."""
        played = self.rounds[number]
        ended = {n: each for n, each in sorted(played.results.items()) if each.places}
        if self.terms.kind != "duplicate":
            return {n: shares(each.places, self._losers(each)) for n, each in ended.items()}
        if not played.done:
            return {}
        if len(ended) < 2:  # nobody to be compared with
            return {n: shares(each.places, self._losers(each)) for n, each in ended.items()}
        found = compared_shares([each.scores for each in ended.values()])
        return {
            n: [Fraction(0) if seat in self._losers(each) else share
                for seat, share in enumerate(given)]
            for (n, each), given in zip(ended.items(), found, strict=True)
        }  # fmt: skip

    def _losers(self, result: ev.Settled) -> Sequence[int]:
        return result.absent if self.terms.absent == "loss" else ()

    def standings(self) -> list[Standing]:
        """Everybody who has ever entered, the best first."""
        if self._stood[0] != self.next:
            self._stood = (self.next, self._stand())
        return self._stood[1]

    def _stand(self) -> list[Standing]:
        tables: list[Table] = []
        for played in self.rounds:
            for n, given in self.points(played.number).items():
                seats = zip(played.tables[n], given, strict=True)
                tables.append({one: share for one, share in seats if one != BOT})
        # In a league everybody has as many byes; in a Swiss, a bye costs nothing.
        worth = Fraction(self.terms.kind != "league")
        byes = Counter(one for played in self.rounds for one in played.byes)
        gifts = {one: worth * times for one, times in byes.items()}
        return standings(self.id, range(len(self.entrants)), tables, gifts)

    # The next round

    def planned(self) -> int | None:
        """How many rounds there will be, if known."""
        if self.terms.kind != "league":
            return self.terms.rounds
        if self.terms.seats == 2 and self.rounds:
            return pairing.robin_rounds(len(self._roster()))
        return None

    def finished(self) -> bool:
        """Whether no further round is to be played."""
        planned = self.planned()
        if self.ended or len(self.active()) < 2:
            return True
        if not self.rounds:
            return False
        if planned is not None:
            return len(self.rounds) >= planned
        return len(self.rounds) >= MOST_ROUNDS or pairing.all_met(self.active(), self._met())

    def pair(self) -> ev.Paired:
        """The next round."""
        terms, number = self.terms, len(self.rounds)
        people = sorted(self.active(), key=lambda one: lot(self.id, one))
        if terms.kind == "league" and terms.seats == 2:
            return self._robin(number)
        if terms.kind == "duplicate":
            tables = pairing.alike(len(people), terms.seats)
        else:
            legal = [seats for seats in tepui.game(terms.game).seats if seats > 1]
            tables = pairing.shapes(len(people), terms.seats, legal)
        if terms.kind != "league" and number:
            people = [each.entrant for each in self.standings() if each.entrant in people]
        rested = [one for played in self.rounds for one in played.byes]
        pairs = pairing.swiss(people, self._met(), rested, tables)
        seats = {shape.people: shape.seats for shape in tables}
        return ev.Paired(
            [self._seated(each, seats[len(each)]) for each in pairs.tables], pairs.byes
        )

    def _robin(self, number: int) -> ev.Paired:
        roster = self._roster()
        pairs = pairing.round_robin(len(roster), number)
        tables, byes = [], [roster[n] for n in pairs.byes]
        for pair in pairs.tables:
            left = [roster[n] for n in pair if not self.entrants[roster[n]].gone]
            if len(left) == 2:
                tables.append(self._seated(left, 2))
            else:
                byes += left
        return ev.Paired(tables, [one for one in byes if not self.entrants[one].gone])

    def _roster(self) -> list[int]:
        """The people a league began with, in the order drawn by lot."""
        if not self.rounds:
            people = self.active()
        else:
            first = self.rounds[0]
            people = [*first.byes, *(one for table in first.tables for one in table)]
        return sorted(people, key=lambda one: lot(self.id, one))

    def _met(self) -> pairing.Meetings:
        return pairing.meetings(
            [one for one in table if one != BOT]
            for played in self.rounds
            for table in played.tables
        )

    def _seated(self, people: Sequence[int], seats: int) -> list[int]:
        """People in the order of play: those who sat late so far sit early now; bots sit last."""
        late: Counter[int] = Counter()
        for played in self.rounds:
            for table in played.tables:
                late.update({one: seat for seat, one in enumerate(table)})
        number = len(self.rounds)
        order = sorted(people, key=lambda one: (-late[one], lot(self.id, one, number)))
        return [*order, *[BOT] * (seats - len(order))]
