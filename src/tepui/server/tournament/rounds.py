"""The rounds of tournaments: when they begin, their tables, their results."""

import asyncio
import logging
import math
import secrets
from collections import defaultdict
from functools import partial

import msgspec

from tepui.server import messages as ms
from tepui.server.errors import Broken, NotFound, Refused, TooMuch
from tepui.server.people.notices import GRACE
from tepui.server.store.contract import wall
from tepui.server.table import events as table_ev
from tepui.server.table.draft import Draft
from tepui.server.table.forget import leave
from tepui.server.table.matches import Matches
from tepui.server.table.tables import Occupant, TablePlace, Tables
from tepui.server.tournament import events as ev
from tepui.server.tournament import messages as tm
from tepui.server.tournament.contests import Contests, unsettled
from tepui.server.tournament.round_notices import RoundNotices
from tepui.server.tournament.state import BOT, Contest, Round

AGAIN = 30.0  # seconds until one that is played is looked after again, should a worker be killed

journal = logging.getLogger("tepui.server")


class Rounds:
    """Begins rounds, opens their tables, and writes down results."""

    def __init__(
        self, contests: Contests, tables: Tables, matches: Matches, notices: RoundNotices
    ) -> None:
        self._contests = contests
        self._store = contests.store
        self._tables = tables
        self._matches = matches
        self._notices = notices
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def look_after(self, id: str) -> None:
        """Open tables that are missing, write down results, go on to the next round."""
        async with self._locks[id]:
            contest = await self._contests.load(id)
            for played in contest.rounds:
                if not played.done:
                    await self._serve(contest, played)
            contest = await self._contests.load(id)
            if await self._is_due(contest):
                await self.withdraw_excluded(contest)
                contest = await self._contests.load(id)
            if await self._is_due(contest) and await self._pair(contest):
                contest = await self._contests.load(id)
                await self._serve(contest, contest.rounds[-1])
            elif not contest.ended and is_played(contest):
                await self._contests.write(contest, ev.Ended())
            self._notices.tell(contest)
        row = await self._contests.row(id)
        if row.status != contest.status:
            await self._store.tournaments.set_status(id, contest.status, wall())
        await self._store.tournaments.set_due(id, self._next_look(contest))
        if contest.status == "over":
            self._locks.pop(id, None)
            self._notices.forget(id)

    def _next_look(self, contest: Contest) -> float | None:
        """When there is something to do again, if nothing happens before; each act says so, too."""
        if contest.status == "over":
            return None
        begins = None if contest.finished() else self.next_round(contest)
        known = [begins] if begins is not None else []
        if contest.rounds:
            known += [wall() + AGAIN, contest.rounds[-1].begun + GRACE]  # then people are notified
        return min((each for each in known if each > wall()), default=None)

    async def _pair(self, contest: Contest) -> bool:
        """Store the next round; not now, where its organiser has opened many tables. Finding it
        takes a moment: off the event loop."""
        try:
            await self._contests.write(contest, await asyncio.to_thread(contest.pair))
        except TooMuch:
            journal.info("tournament %s waits: its organiser has opened many tables", contest.id)
            return False
        return True

    async def _is_due(self, contest: Contest) -> bool:
        """Whether the next round begins by itself now: not for people who do not play."""
        if contest.finished():
            return False
        begins = self.next_round(contest)
        return begins is not None and wall() >= begins and not await self._is_unplayed(contest)

    def next_round(self, contest: Contest) -> float | None:
        begins = next_round(contest)
        if begins is None or not contest.rounds:
            return begins
        return max(begins, contest.rounds[-1].begun + self._tables.limits.round_seconds)

    async def check_pace(self, contest: Contest) -> None:
        """Refuse a round that follows the last one too soon."""
        if not contest.rounds:
            return
        last = contest.rounds[-1]
        wait = last.begun + self._tables.limits.round_seconds - wall()
        if wait > 0:
            raise Refused("server-tournament-soon", seconds=math.ceil(wait))
        if not last.done and await self._is_unplayed(contest):
            raise Refused("server-tournament-unplayed")

    async def _is_unplayed(self, contest: Contest) -> bool:
        """Whether nobody has made a move at most tables of the last round."""
        if not contest.rounds:
            return False
        last, unplayed = contest.rounds[-1], 0
        for n, seats in enumerate(last.tables):
            people = [seat for seat, one in enumerate(seats) if one != BOT]
            result = last.results.get(n)
            if result is not None:
                unplayed += bool(result.places) and set(people) <= set(result.absent)
            else:
                unplayed += not await self._acted(contest.table_id(last.number, n))
        return 2 * unplayed > len(last.tables)

    async def withdraw_excluded(self, contest: Contest) -> None:
        """Whoever is excluded from this server plays no further round."""
        people = {contest.entrants[n].person: n for n in contest.active()}
        for who in await self._store.people.known([person for person in people if person]):
            if who.banned:
                removed = tm.TournamentDo("remove", people[who.id])
                await self._contests.attempt(contest.id, partial(decided, wish=removed, mine=None))

    async def stand_up(self, contest: Contest, entrant: int) -> None:
        """Nobody waits for somebody who has withdrawn: a bot plays on."""
        for played, n, seats in unsettled(contest):
            if entrant in seats:
                live = await self._tables.find(contest.table_id(played.number, n))
                await live.attempt(partial(_leave, seat=seats.index(entrant)))

    async def _serve(self, contest: Contest, played: Round) -> None:
        """Open the tables of a round, and write down how those ended that are over."""
        open = [n for n in range(len(played.tables)) if n not in played.results]
        ids = {n: contest.table_id(played.number, n) for n in open}
        statuses = await self._store.tables.statuses(list(ids.values()))
        missing = [n for n, id in ids.items() if statuses.get(id, "open") == "open"]
        for n in missing:
            await self._open_table(contest, played, n)
        for n, id in ids.items():
            if statuses.get(id) in ("over", "closed"):
                await self._settle(contest, played, n)

    async def _open_table(self, contest: Contest, played: Round, n: int) -> None:
        terms, seats = contest.terms, played.tables[n]
        match = contest.match_of(played.number)
        place = TablePlace(contest.table_id(played.number, n), contest.id)
        if match:
            part = ms.Duplicate(match, n, len(played.tables), 0, 1)
            place = place._replace(duplicate=part, seed=self._matches.seed(match, 0))
        who = ["friend" if one != BOT else f"bot:{terms.level}" for one in seats]
        people = [contest.entrants[one] for one in seats if one != BOT]
        await self._tables.open_seated(
            ms.Wish(
                game=terms.game, who=who, options=terms.options, live=terms.live, clock=terms.clock,
                spectators=not match,
                # An account that was deleted in the meantime cannot be rated.
                rated=terms.rated and all(one.person for one in people),
            ),
            # A deleted account's seat has a secret that nobody knows.
            [Occupant(one.name, one.key or secrets.token_hex(32), one.person) for one in people],
            place,
        )  # fmt: skip
        entries = {
            contest.entrants[one].event: seat for seat, one in enumerate(seats) if one != BOT
        }
        for notice in await self._store.notices.at(contest.id):
            if notice.seat in entries:
                handed = msgspec.structs.replace(
                    notice, table=place.id, seat=entries[notice.seat]
                )  # fmt: skip
                await self._store.notices.set(handed)
        live = await self._tables.find(place.id)  # play begins, and the clocks run
        for seat, one in enumerate(seats):
            if one != BOT and contest.entrants[one].gone:
                await live.attempt(partial(_leave, seat=seat))

    async def _settle(self, contest: Contest, played: Round, n: int) -> None:
        """Write down how a table ended, which the store says is over."""
        id = contest.table_id(played.number, n)
        try:
            live = await self._tables.find(id)
            if self._store.database.shared:
                await live.catch_up()
        except (Broken, NotFound):
            return
        if live.state.status not in ("over", "closed"):
            return  # stored a moment ago, and not taken in yet: we are called again
        result = ev.Settled(played.number, n)
        if live.state.status == "over" and live.state.match is not None:
            position = live.state.match.position
            acted = await self._acted(id)
            people = [seat for seat, one in enumerate(played.tables[n]) if one != BOT]
            result = ev.Settled(
                played.number, n, position.places(), position.scores(),
                [seat for seat in people if seat not in acted],
            )  # fmt: skip
        await self._contests.write(contest, result)

    async def _acted(self, table: str) -> set[int]:
        """The seats whose people have made a move of their own."""
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


def decided(contest: Contest, wish: tm.TournamentDo, mine: int | None) -> ev.Event | None:
    """What becomes of a wish; nothing, where it is so already."""
    if contest.ended:
        raise Refused("server-tournament-over")
    if wish.what == "end":
        return ev.Ended("organiser")
    if wish.what in ("close", "open"):
        if contest.rounds:
            raise Refused("server-tournament-begun")
        on = wish.what == "close"
        return ev.Shut(on) if contest.shut != on else None
    entrant = mine if wish.what == "leave" else wish.entrant
    if entrant is None or entrant >= len(contest.entrants):
        raise Refused("server-tournament-whom")
    if contest.entrants[entrant].gone:
        return None
    return ev.Withdrew(entrant, wish.what == "remove")


def is_played(contest: Contest) -> bool:
    """Whether all rounds are played, at all tables."""
    done = all(played.done for played in contest.rounds)
    return bool(contest.rounds) and done and contest.finished()


def next_round(contest: Contest) -> float | None:
    """When the next round begins by itself, where that is known."""
    terms = contest.terms
    if not contest.rounds:
        return terms.start or None
    if terms.every:
        return contest.rounds[0].begun + terms.every * len(contest.rounds)
    last = contest.rounds[-1]
    if not all(played.done for played in contest.rounds):
        return None
    return max(contest.settled, last.begun) + terms.rest
