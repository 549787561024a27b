"""The rounds of tournaments: when they begin, their tables, their results."""

import asyncio
import math
import secrets
from collections import defaultdict
from functools import partial

import msgspec

from tepui.server import messages as ms
from tepui.server.errors import Broken, NotFound, Refused
from tepui.server.people.notices import GRACE
from tepui.server.store.contract import wall
from tepui.server.table import events as table_ev
from tepui.server.table.draft import Draft
from tepui.server.table.forget import leave
from tepui.server.table.matches import Matches
from tepui.server.table.opening import Occupant, Opening, TablePlace
from tepui.server.table.tables import Tables
from tepui.server.tournament import events as ev
from tepui.server.tournament import messages as tm
from tepui.server.tournament.repository import Repository, unsettled
from tepui.server.tournament.round_notices import RoundNotices
from tepui.server.tournament.state import BOT, Round, Tournament

AGAIN = 30.0  # seconds until a running one is looked after again, in case a worker crashed


class Rounds:
    """Begins rounds, opens their tables, and stores results."""

    def __init__(
        self, repository: Repository, tables: Tables, matches: Matches, notices: RoundNotices
    ) -> None:
        self._repository = repository
        self._store = repository.store
        self._tables = tables
        self._matches = matches
        self._notices = notices
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def look_after(self, id: str) -> None:
        """Open tables that are missing, store results, go on to the next round."""
        async with self._locks[id]:
            tournament = await self._repository.load(id)
            for played in tournament.rounds:
                if not played.done:
                    await self._serve(tournament, played)
            tournament = await self._repository.load(id)
            if await self._is_due(tournament):
                await self.withdraw_excluded(tournament)
                tournament = await self._repository.load(id)
            if await self._is_due(tournament):  # pairing takes a moment: in a thread
                await self._repository.write(tournament, await asyncio.to_thread(tournament.pair))
                tournament = await self._repository.load(id)
                await self._serve(tournament, tournament.rounds[-1])
            elif not tournament.ended and is_played(tournament):
                await self._repository.write(tournament, ev.Ended())
            self._notices.tell(tournament)
        row = await self._repository.row(id)
        if row.status != tournament.status:
            await self._store.tournaments.set_status(id, tournament.status, wall())
        await self._store.tournaments.set_due(id, self._next_look(tournament))
        if tournament.status == "over":
            self._locks.pop(id, None)
            self._notices.forget(id)

    def _next_look(self, tournament: Tournament) -> float | None:
        """When there is something to do again, if nothing happens before. Each act says so, too."""
        if tournament.status == "over":
            return None
        begins = None if tournament.finished() else self.next_round(tournament)
        known = [begins] if begins is not None else []
        if tournament.rounds:
            known += [
                wall() + AGAIN,
                tournament.rounds[-1].begun + GRACE,
            ]  # then people are notified
        return min((each for each in known if each > wall()), default=None)

    async def _is_due(self, tournament: Tournament) -> bool:
        """Whether the next round begins by itself now: not if people do not play."""
        if tournament.finished():
            return False
        begins = self.next_round(tournament)
        return begins is not None and wall() >= begins and not await self._is_unplayed(tournament)

    def next_round(self, tournament: Tournament) -> float | None:
        begins = next_round(tournament)
        if begins is None or not tournament.rounds:
            return begins
        return max(
            begins, tournament.rounds[-1].begun + self._tables.addresses.limits.round_seconds
        )

    async def check_pace(self, tournament: Tournament) -> None:
        """Refuse a round that follows the last one too soon."""
        if not tournament.rounds:
            return
        last = tournament.rounds[-1]
        wait = last.begun + self._tables.addresses.limits.round_seconds - wall()
        if wait > 0:
            raise Refused("server-tournament-soon", seconds=math.ceil(wait))
        if not last.done and await self._is_unplayed(tournament):
            raise Refused("server-tournament-unplayed")

    async def _is_unplayed(self, tournament: Tournament) -> bool:
        """Whether nobody has made a move at most tables of the last round."""
        if not tournament.rounds:
            return False
        last, unplayed = tournament.rounds[-1], 0
        for n, seats in enumerate(last.tables):
            people = [seat for seat, one in enumerate(seats) if one != BOT]
            result = last.results.get(n)
            if result is not None:
                unplayed += bool(result.places) and set(people) <= set(result.absent)
            else:
                unplayed += not await self._acted(tournament.table_id(last.number, n))
        return 2 * unplayed > len(last.tables)

    async def withdraw_excluded(self, tournament: Tournament) -> None:
        """Withdraw people who are excluded from this server."""
        people = {tournament.entrants[n].person: n for n in tournament.active()}
        for who in await self._store.people.known([person for person in people if person]):
            if who.banned:
                removed = tm.TournamentDo("remove", people[who.id])
                remove = partial(decided, wish=removed, mine=None)
                await self._repository.attempt(tournament.id, remove)

    async def stand_up(self, tournament: Tournament, entrant: int) -> None:
        """Let a bot play on for somebody who has withdrawn, so that nobody waits."""
        for played, n, seats in unsettled(tournament):
            if entrant in seats:
                live = await self._tables.find(tournament.table_id(played.number, n))
                await live.attempt(partial(_leave, seat=seats.index(entrant)))

    async def _serve(self, tournament: Tournament, played: Round) -> None:
        """Open the tables of a round, and store the results of those that are over."""
        open = [n for n in range(len(played.tables)) if n not in played.results]
        ids = {n: tournament.table_id(played.number, n) for n in open}
        statuses = await self._store.tables.statuses(list(ids.values()))
        missing = [n for n, id in ids.items() if statuses.get(id, "open") == "open"]
        for n in missing:
            await self._open_table(tournament, played, n)
        for n, id in ids.items():
            if statuses.get(id) in ("over", "closed"):
                await self._settle(tournament, played, n)

    async def _open_table(self, tournament: Tournament, played: Round, n: int) -> None:
        terms, seats = tournament.terms, played.tables[n]
        match = tournament.match_of(played.number)
        place = TablePlace(tournament.table_id(played.number, n), tournament.id)
        if match:
            part = ms.Duplicate(match, n, len(played.tables), 0, 1)
            place = place._replace(duplicate=part, seed=self._matches.seed(match, 0))
        who = ["friend" if one != BOT else f"bot:{terms.level}" for one in seats]
        people = [tournament.entrants[one] for one in seats if one != BOT]
        await Opening(self._tables).open_seated(
            ms.Wish(
                game=terms.game, who=who, options=terms.options, live=terms.live, clock=terms.clock,
                spectators=not match,
                # An account that was deleted in the meantime cannot be rated.
                rated=terms.rated and all(one.person for one in people),
            ),
            # A deleted account's seat has a secret that nobody knows.
            [Occupant(one.name, one.key or secrets.token_hex(32), one.person) for one in people],
            tournament.head.payer, place,
        )  # fmt: skip
        entries = {
            tournament.entrants[one].event: seat for seat, one in enumerate(seats) if one != BOT
        }
        for notice in await self._store.notices.at(tournament.id):
            if notice.seat in entries:
                handed = msgspec.structs.replace(
                    notice, table=place.id, seat=entries[notice.seat]
                )  # fmt: skip
                await self._store.notices.set(handed)
        live = await self._tables.find(place.id)  # play begins, and the clocks run
        for seat, one in enumerate(seats):
            if one != BOT and tournament.entrants[one].gone:
                await live.attempt(partial(_leave, seat=seat))

    async def _settle(self, tournament: Tournament, played: Round, n: int) -> None:
        """Store the result of a table that the store says is over."""
        id = tournament.table_id(played.number, n)
        try:
            live = await self._tables.find(id)
            if self._store.database.shared:
                await live.catch_up()
        except (Broken, NotFound):
            return
        if live.state.status not in ("over", "closed"):
            return  # stored a moment ago, and not applied yet: we are called again
        result = ev.Settled(played.number, n)
        if live.state.status == "over" and live.state.match is not None:
            position = live.state.match.position
            acted = await self._acted(id)
            people = [seat for seat, one in enumerate(played.tables[n]) if one != BOT]
            result = ev.Settled(
                played.number, n, position.places(), position.scores(),
                [seat for seat in people if seat not in acted],
            )  # fmt: skip
        await self._repository.write(tournament, result)

    async def _acted(self, table: str) -> set[int]:
        """The seats whose people have made a move."""
        events = [
            table_ev.decode(stored.body) for stored in await self._store.tables.since(table, 0)
        ]
        return {
            event.actor for event in events
            if isinstance(event, table_ev.Moved) and event.by == "" and event.actor >= 0
        }  # fmt: skip


def _leave(draft: Draft, seat: int) -> None:
    if draft.state.running and not draft.state.is_bot(seat):
        leave(draft, seat)


def decided(tournament: Tournament, wish: tm.TournamentDo, mine: int | None) -> ev.Event | None:
    """The event that carries out a request; None if it is so already."""
    if tournament.ended:
        raise Refused("server-tournament-over")
    if wish.what == "end":
        return ev.Ended("organiser")
    if wish.what in ("close", "open"):
        if tournament.rounds:
            raise Refused("server-tournament-begun")
        on = wish.what == "close"
        return ev.Shut(on) if tournament.shut != on else None
    entrant = mine if wish.what == "leave" else wish.entrant
    if entrant is None or entrant >= len(tournament.entrants):
        raise Refused("server-tournament-whom")
    if tournament.entrants[entrant].gone:
        return None
    return ev.Withdrew(entrant, wish.what == "remove")


def is_played(tournament: Tournament) -> bool:
    """Whether all rounds are played, at all tables."""
    done = all(played.done for played in tournament.rounds)
    return bool(tournament.rounds) and done and tournament.finished()


def next_round(tournament: Tournament) -> float | None:
    """When the next round begins by itself, if known."""
    terms = tournament.terms
    if not tournament.rounds:
        return terms.start or None
    if terms.every:
        return tournament.rounds[0].begun + terms.every * len(tournament.rounds)
    last = tournament.rounds[-1]
    if not all(played.done for played in tournament.rounds):
        return None
    return max(tournament.settled, last.begun) + terms.rest
