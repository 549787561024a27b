"""Tournaments as they are stored: read, computed from their events, written; and who owns them."""

import asyncio
import hmac
from collections.abc import Callable, Iterator

import msgspec

from tepui.server.background import retry
from tepui.server.errors import NotAllowed, NotFound
from tepui.server.limits import Addresses
from tepui.server.store.contract import Conflict, Stored, TournamentRow, wall
from tepui.server.store.store import Store
from tepui.server.table.load import is_id
from tepui.server.table.tables import hashed
from tepui.server.tournament import events as ev
from tepui.server.tournament.state import Head, Round, Tournament

FOLDED = 50  # tournaments to cache for people who only look

_head = msgspec.json.Decoder(Head).decode


class Repository:
    """The tournaments in the store."""

    def __init__(self, store: Store, addresses: Addresses) -> None:
        self.store = store
        self.addresses = addresses
        self._folded: dict[str, tuple[tuple[bytes, ...], Tournament]] = {}  # recently looked at

    async def row(self, id: str) -> TournamentRow:
        row = await self.store.tournaments.load(id) if is_id(id) else None
        if row is None:
            raise NotFound("server-no-tournament")
        return row

    async def looked_at(self, row: TournamentRow) -> Tournament:
        """A tournament for people who only look, cached until something happens."""
        happened = await self.store.tournaments.events(row.id)
        known, tournament = self._folded.pop(row.id, ((), None))
        bodies = tuple(each.body for each in happened)
        if tournament is None or known != bodies:
            tournament = Tournament(row.id, _head(row.head), happened)
        self._folded[row.id] = (bodies, tournament)
        while len(self._folded) > FOLDED:
            del self._folded[next(iter(self._folded))]
        return tournament

    async def load(self, id: str) -> Tournament:
        row = await self.row(id)
        return Tournament(id, _head(row.head), await self.store.tournaments.events(id))

    async def write(self, tournament: Tournament, event: ev.Event, person: str = "") -> None:
        """Store an event, and only then apply it."""
        stored = Stored(tournament.next, wall(), ev.encode(event))
        await self.store.tournaments.append(tournament.id, stored, person)
        tournament.apply(event, stored.at)

    async def attempt(
        self, id: str, act: Callable[[Tournament], ev.Event | None], person: str = ""
    ) -> Tournament:
        """Decide and write; repeat if somebody was faster. Pairing takes a moment: in a thread."""

        async def attempt() -> Tournament:
            tournament = await self.load(id)
            event = await asyncio.to_thread(act, tournament)
            if event is not None:
                # Before it is stored: after a crash, some worker checks what is to be done.
                await self.store.tournaments.set_due(id, wall())
                await self.write(tournament, event, person)
            return tournament

        return await retry(attempt, Conflict)

    async def check_allowed(self, tournament: Tournament, row: TournamentRow, token: str) -> None:
        """Refuse the secret of somebody who is excluded from this server."""
        mine = entrant_of(tournament, hashed(token))
        whose = [] if mine is None else [tournament.entrants[mine].person]
        if hmac.compare_digest(tournament.head.organiser, hashed(token)):
            whose.append(row.person)
        if any(who.banned for who in await self.store.people.known(whose)):
            raise NotAllowed("server-banned")


def unsettled(tournament: Tournament) -> Iterator[tuple[Round, int, list[int]]]:
    """The tables whose results are not stored yet, and who sits there."""
    for played in tournament.rounds:
        for n, seats in enumerate(played.tables):
            if n not in played.results:
                yield played, n, seats


def entrant_of(tournament: Tournament, key: str, person: str = "") -> int | None:
    """The entrant with this secret, or with this account."""
    for n, one in enumerate(tournament.entrants):
        if (one.key and hmac.compare_digest(one.key, key)) or (person and one.person == person):
            return n
    return None


def is_organiser(tournament: Tournament, row: TournamentRow, token: str, person: str) -> bool:
    """Whether a secret or an account is the organiser's."""
    secret = hmac.compare_digest(tournament.head.organiser, hashed(token))
    return secret or bool(person and row.person == person)
