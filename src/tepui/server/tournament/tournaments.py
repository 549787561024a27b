"""The tournaments of this server: opening, entering, rounds, results.

A round is one stored event before any of its tables is opened, and the tables' ids follow from it.
So whichever worker continues a tournament, even after a crash, opens the missing tables and none
twice, stores the results of finished ones, and goes on to the next round.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import math
import secrets
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial

import msgspec

import tepui
from tepui.server import messages as ms
from tepui.server.errors import Broken, NotAllowed, NotFound, Refused, TooMuch
from tepui.server.limits import Addresses
from tepui.server.people.notices import GRACE, Notices
from tepui.server.store.contract import (
    Away,
    Conflict,
    Kept,
    Notice,
    Stored,
    TournamentRow,
    Way,
    wall,
)  # fmt: skip
from tepui.server.store.store import Store
from tepui.server.table import bots
from tepui.server.table import events as table_ev
from tepui.server.table.draft import Draft
from tepui.server.table.forget import leave
from tepui.server.table.live import LiveTable
from tepui.server.table.load import is_id
from tepui.server.table.matches import Matches
from tepui.server.table.names import BOTS, disambiguate, shown
from tepui.server.table.tables import DAY, Place, Sitter, Tables, hashed
from tepui.server.table.waiting import rated_level
from tepui.server.tournament import events as ev
from tepui.server.tournament import messages as tm
from tepui.server.tournament.picture import listed, sheet, summary, told
from tepui.server.tournament.state import BOT, Contest, Head, Round

TRIES = 8  # times that something is tried again when another worker was quicker
LOOKED = 500  # tournaments that are looked after in a round of chores
AGAIN = 30.0  # seconds until one that is played is looked after again, should a worker be killed
IDLE = 180 * DAY  # then one where nothing happens is deleted
KEPT = 730 * DAY  # and one that is over
FOLDED = 50  # tournaments that are kept as they were looked at last
MINE = 50  # tournaments of one person that are listed
LISTED = 50  # of those that are to begin, that run and that are over
LATE = 3600.0  # seconds after which nobody is notified any more that a round has begun

journal = logging.getLogger("tepui.server")
_head = msgspec.json.Decoder(Head).decode


class Tournaments:
    """The tournaments of this server."""

    def __init__(
        self, store: Store, tables: Tables, matches: Matches, notices: Notices, addresses: Addresses
    ) -> None:
        self.store = store
        self.addresses = addresses
        self.tables = tables
        self.matches = matches
        self.notices = notices
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._tasks: set[asyncio.Task[None]] = set()
        self._folded: dict[str, tuple[tuple[bytes, ...], Contest]] = {}  # lately looked at
        self._told: dict[str, int] = {}  # the last round that this worker has announced
        self._looked: dict[tuple[str, int], int] = {}  # the last round that an entrant has seen

    async def stop(self) -> None:
        """Finish what is being written."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Opening and entering

    async def open(
        self, wish: tm.TournamentWish, person: str = "", address: str = ""
    ) -> tm.TournamentOpened:
        """Open a tournament. Its tables are charged to whoever opens it."""
        game = tepui.game(wish.game)
        game.settle_seats(wish.seats)
        bots.check(wish.level)
        if wish.rated:
            rated_level(game, wish.level)
            if not person:
                raise NotAllowed("server-rated-who")
        if wish.clock.kind == "none":
            raise Refused("server-tournament-clock")
        calm = {} if wish.live and wish.kind != "duplicate" else game.unhurried
        options = game.settle_options({**calm, **wish.options})
        if any(options[name] != value for name, value in calm.items()):
            raise Refused("server-match-hurried")
        clock = msgspec.structs.replace(wish.clock, then="seat")
        title = shown(wish.title) if wish.title.strip() else ""
        terms = msgspec.structs.replace(wish, options=options, clock=clock, title=title)
        id, token, invitation = (
            secrets.token_hex(8), secrets.token_urlsafe(24), secrets.token_urlsafe(18),
        )  # fmt: skip
        payer = self.addresses.key(address) if address else ""
        head = Head(terms, game.version, hashed(token), hashed(invitation), payer)
        row = TournamentRow(id, msgspec.json.encode(head), "open", wall(), person, wish.public)
        await self.store.tournaments.create(row)
        return tm.TournamentOpened(id, invitation, token)

    async def enter(
        self, id: str, entry: tm.TournamentEntry, token: str, person: str = ""
    ) -> tm.TournamentEntered:
        """Take part. The organiser's secret, or that of an entry, stays the secret of both."""

        def act(contest: Contest) -> ev.Event | None:
            invited = hmac.compare_digest(contest.head.invitation, hashed(entry.invitation))
            if not invited and not contest.terms.public:
                raise NotAllowed("server-tournament-not-invited")
            if _entrant(contest, key, person) is not None:
                return None  # they are in already
            if contest.shut or contest.ended:
                raise Refused("server-tournament-shut")
            if contest.terms.rated and not person:
                raise NotAllowed("server-rated-who")
            if len(contest.entrants) >= tm.MOST_ENTRANTS:
                raise TooMuch("server-tournament-full", most=tm.MOST_ENTRANTS)
            others = [each.name for each in contest.entrants]
            return ev.Entered(disambiguate(shown(entry.name), [*others, *BOTS]), key, person)

        row, known = await self._row(id), await self._load(id)
        await self._check_allowed(known, row, token)
        if known.head.organiser == hashed(token):
            person = person or row.person
        await self.tables.check_name(entry.name, person)
        mine = known.head.organiser == hashed(token) or _entrant(known, hashed(token)) is not None
        token = token if token and mine else secrets.token_urlsafe(24)
        key = hashed(token)
        contest = await self._attempt(id, act, person)
        number = _entrant(contest, key, person)
        assert number is not None
        return tm.TournamentEntered(number, token if contest.entrants[number].key == key else "")

    # What its people do

    async def do(self, id: str, wish: tm.TournamentDo, token: str, person: str = "") -> None:
        """What the organiser, or somebody who takes part, asks for."""
        row = await self._row(id)
        contest = await self._load(id)
        await self._check_allowed(contest, row, token)
        mine = _entrant(contest, hashed(token), person)
        if wish.what == "leave":
            if mine is None:
                raise NotAllowed("server-tournament-not-in")
        elif not _is_organiser(contest, row, token, person):
            raise NotAllowed("server-tournament-not-yours")
        if wish.what in ("begin", "next"):
            _check_going_on(contest, wish)
            await self._check_pace(contest)
            await self._withdraw_excluded(contest)
            await self._attempt(id, lambda contest: _went_on(contest, wish))
        else:
            contest = await self._attempt(id, lambda contest: _decided(contest, wish, mine))
        if wish.what in ("leave", "remove"):
            gone = mine if wish.what == "leave" else wish.entrant
            assert gone is not None
            if not contest.rounds:
                await self.store.notices.forget_seat(id, contest.entrants[gone].event)
                await self.store.tournaments.forget_entry(id, contest.entrants[gone].event)
            await self._stand_up(contest, gone)
        with suppress(Conflict):  # it is stored; whichever worker was faster continues
            await self.look_after(id)

    async def end(self, id: str) -> None:
        """The host ends a tournament: no further round."""
        ended = ev.Ended("organiser")
        await self._attempt(id, lambda contest: None if contest.ended else ended)
        with suppress(Conflict):
            await self.look_after(id)

    async def _check_allowed(self, contest: Contest, row: TournamentRow, token: str) -> None:
        """Refuse the secret of somebody who is excluded from this server."""
        mine = _entrant(contest, hashed(token))
        whose = [] if mine is None else [contest.entrants[mine].person]
        if hmac.compare_digest(contest.head.organiser, hashed(token)):
            whose.append(row.person)
        if any(who.banned for who in await self.store.people.known(whose)):
            raise NotAllowed("server-banned")

    async def _withdraw_excluded(self, contest: Contest) -> None:
        """Whoever is excluded from this server plays no further round."""
        people = {contest.entrants[n].person: n for n in contest.active()}
        for who in await self.store.people.known([person for person in people if person]):
            if who.banned:
                removed = tm.TournamentDo("remove", people[who.id])
                await self._attempt(contest.id, partial(_decided, wish=removed, mine=None))

    # Whose it is

    async def keep(self, person: str, held: tm.HeldTournaments) -> tm.OwnTournaments:
        """What is proved by a secret and nobody's yet is this person's from now on: an entry with
        its seats, or that they organise it."""
        own = [each.tournament for each in held.tournaments if await self._kept(person, each)]
        return tm.OwnTournaments(own)

    async def _kept(self, person: str, held: tm.HeldTournament) -> bool:
        try:
            contest = await self._load(held.tournament)
        except NotFound:
            return False  # the others are kept
        key, kept = hashed(held.token), False
        if hmac.compare_digest(contest.head.organiser, key):
            kept = await self.store.tournaments.own(contest.id, person)
        mine = _entrant(contest, key)
        if mine is None:
            return kept
        one = contest.entrants[mine]
        if not one.person and _entrant(contest, "", person) is None:
            entry = ev.encode(ev.Entered(one.name, one.key, person))
            await self.store.tournaments.own_entry(contest.id, one.event, entry, person)
            for played in contest.rounds:
                for n, seats in enumerate(played.tables):
                    if mine in seats:
                        id = contest.table_id(played.number, n)
                        await self.store.seats.keep(Kept(id, seats.index(mine), person, wall()))
            return True
        return one.person == person

    async def of(self, person: str, most: int = MINE) -> tm.MyTournaments:
        """What somebody organises or takes part in, the latest first."""
        found = []
        for id in await self.store.tournaments.of(person, most):
            row, contest = await self._row(id), await self._load(id)
            mine = _entrant(contest, "", person)
            found.append(summary(contest, mine, row.person == person))
        return tm.MyTournaments(found)

    async def listed(self) -> tm.Tournaments:
        """Those that everybody is shown: the next to begin first, then the latest."""
        found = {
            status: [
                listed(await self._load(id))
                for id in await self.store.tournaments.listed(status, LISTED)
            ]
            for status in ("open", "running", "over")
        }
        soon = sorted(found["open"], key=lambda each: each.start or math.inf)
        return tm.Tournaments(soon, found["running"], found["over"])

    async def entered(self, id: str, token: str, person: str = "") -> tuple[Contest, int]:
        """A tournament, and the number of whoever takes part in it; others are refused."""
        contest = await self._load(id)
        await self._check_allowed(contest, await self._row(id), token)
        mine = _entrant(contest, hashed(token), person)
        if mine is None:
            raise NotAllowed("server-tournament-not-in")
        return contest, mine

    async def set_notice(self, id: str, way: Way | None, token: str, person: str = "") -> None:
        """Somebody who takes part wants to be told, of tables in play too; or no more."""
        contest, mine = await self.entered(id, token, person)
        places = [(id, contest.entrants[mine].event)]
        for played, n, seats in _unsettled(contest):
            if mine in seats:
                places.append((contest.table_id(played.number, n), seats.index(mine)))
        for place, seat in places:
            if way is None:
                await self.store.notices.forget_seat(place, seat)
            else:
                await self.store.notices.set(Notice(place, seat, way.kind, way.address))

    async def _stand_up(self, contest: Contest, entrant: int) -> None:
        """Nobody waits for somebody who has withdrawn: a bot plays on."""
        for played, n, seats in _unsettled(contest):
            if entrant in seats:
                live = await self.tables.find(contest.table_id(played.number, n))
                await live.attempt(partial(_leave, seat=seats.index(entrant)))

    # Looking after rounds

    def wrote(self, live: LiveTable) -> None:
        """A table has changed: if it is one of a tournament, and over, the round may be."""
        if live.state.head.tournament and live.state.status in ("over", "closed"):
            task = asyncio.create_task(self._look_after(live.state.head.tournament))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def round(self) -> None:
        """Look after the tournaments where something is due."""
        for id in await self.store.tournaments.due(wall(), LOOKED):
            await self._look_after(id)

    async def _look_after(self, id: str) -> None:
        try:
            await self.look_after(id)
        except (Away, Conflict):
            pass  # the next round of chores tries again
        except Exception:  # noqa: BLE001  # one tournament's trouble is not another's
            journal.exception("tournament %s could not be looked after", id)
            await self.store.tournaments.set_due(id, wall() + AGAIN)

    async def look_after(self, id: str) -> None:
        """Open tables that are missing, write down results, go on to the next round."""
        async with self._locks[id]:
            contest = await self._load(id)
            for played in contest.rounds:
                if not played.done:
                    await self._serve(contest, played)
            contest = await self._load(id)
            if await self._is_due(contest):
                await self._withdraw_excluded(contest)
                contest = await self._load(id)
            if await self._is_due(contest) and await self._pair(contest):
                contest = await self._load(id)
                await self._serve(contest, contest.rounds[-1])
            elif not contest.ended and _played(contest):
                await self._write(contest, ev.Ended())
            self._tell(contest)
        row = await self._row(id)
        if row.status != contest.status:
            await self.store.tournaments.set_status(id, contest.status, wall())
        await self.store.tournaments.set_due(id, self._next_look(contest))
        if contest.status == "over":
            self._locks.pop(id, None)
            self._told.pop(id, None)
            self._looked = {each: n for each, n in self._looked.items() if each[0] != id}

    def _next_look(self, contest: Contest) -> float | None:
        """When there is something to do again, if nothing happens before; each act says so, too."""
        if contest.status == "over":
            return None
        begins = None if contest.finished() else self._next_round(contest)
        known = [begins] if begins is not None else []
        if contest.rounds:
            known += [wall() + AGAIN, contest.rounds[-1].begun + GRACE]  # then people are notified
        return min((each for each in known if each > wall()), default=None)

    async def _pair(self, contest: Contest) -> bool:
        """Store the next round; not now, where its organiser has opened many tables. Finding it
        takes a moment: off the event loop."""
        try:
            await self._write(contest, await asyncio.to_thread(contest.pair))
        except TooMuch:
            journal.info("tournament %s waits: its organiser has opened many tables", contest.id)
            return False
        return True

    async def _is_due(self, contest: Contest) -> bool:
        """Whether the next round begins by itself now: not for people who do not play."""
        if contest.finished():
            return False
        begins = self._next_round(contest)
        return begins is not None and wall() >= begins and not await self._is_unplayed(contest)

    def _next_round(self, contest: Contest) -> float | None:
        begins = next_round(contest)
        if begins is None or not contest.rounds:
            return begins
        return max(begins, contest.rounds[-1].begun + self.tables.limits.round_seconds)

    async def _check_pace(self, contest: Contest) -> None:
        """Refuse a round that follows the last one too soon."""
        if not contest.rounds:
            return
        last = contest.rounds[-1]
        wait = last.begun + self.tables.limits.round_seconds - wall()
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

    async def _acted(self, table: str) -> set[int]:
        """The seats whose people have made a move of their own."""
        events = [
            table_ev.decode(stored.body) for stored in await self.store.tables.since(table, 0)
        ]
        return {
            event.actor for event in events
            if isinstance(event, table_ev.Moved) and event.by == "" and event.actor >= 0
        }  # fmt: skip

    async def _serve(self, contest: Contest, played: Round) -> None:
        """Open the tables of a round, and write down how those ended that are over."""
        open = [n for n in range(len(played.tables)) if n not in played.results]
        ids = {n: contest.table_id(played.number, n) for n in open}
        statuses = await self.store.tables.statuses(list(ids.values()))
        missing = [n for n, id in ids.items() if statuses.get(id, "open") == "open"]
        for n in missing:
            await self._open_table(contest, played, n)
        for n, id in ids.items():
            if statuses.get(id) in ("over", "closed"):
                await self._settle(contest, played, n)

    def _tell(self, contest: Contest) -> None:
        """Those who have not seen it yet are told that a round has begun; at tables by
        correspondence, each of their turn in its place."""
        last = contest.rounds[-1] if contest.rounds else None
        if last is None or last.done or not contest.terms.live:
            return
        late = wall() - last.begun
        if self._told.get(contest.id, -1) < last.number and GRACE <= late < LATE:
            self._told[contest.id] = last.number
            seated = {one for seats in last.tables for one in seats if one != BOT}
            people = {contest.entrants[one].event: contest.entrants[one].person for one in seated}
            title = contest.terms.title or tepui.game(contest.terms.game).title
            self.notices.begun(contest.id, title, last.number, people)

    async def _seen(self, contest: Contest, entrant: int) -> None:
        """Somebody looks at a round that has just begun."""
        last, entry = contest.rounds[-1], contest.entrants[entrant].event
        if last.done or self._looked.get((contest.id, entry), -1) >= last.number:
            return
        self._looked[contest.id, entry] = last.number
        await self.notices.seen(contest.id, entry, last.number)

    async def _open_table(self, contest: Contest, played: Round, n: int) -> None:
        terms, seats = contest.terms, played.tables[n]
        match = contest.match_of(played.number)
        place = Place(contest.table_id(played.number, n), contest.id)
        if match:
            part = ms.Duplicate(match, n, len(played.tables), 0, 1)
            place = place._replace(duplicate=part, seed=self.matches.seed(match, 0))
        who = ["friend" if one != BOT else f"bot:{terms.level}" for one in seats]
        people = [contest.entrants[one] for one in seats if one != BOT]
        await self.tables.open_seated(
            ms.Wish(
                terms.game, who, options=terms.options, live=terms.live, clock=terms.clock,
                spectators=not match,
                # An account that was deleted in the meantime cannot be rated.
                rated=terms.rated and all(one.person for one in people),
            ),
            # A deleted account's seat has a secret that nobody knows.
            [Sitter(one.name, one.key or secrets.token_hex(32), one.person) for one in people],
            place,
        )  # fmt: skip
        entries = {
            contest.entrants[one].event: seat for seat, one in enumerate(seats) if one != BOT
        }
        for notice in await self.store.notices.at(contest.id):
            if notice.seat in entries:
                handed = msgspec.structs.replace(
                    notice, table=place.id, seat=entries[notice.seat]
                )  # fmt: skip
                await self.store.notices.set(handed)
        live = await self.tables.find(place.id)  # play begins, and the clocks run
        for seat, one in enumerate(seats):
            if one != BOT and contest.entrants[one].gone:
                await live.attempt(partial(_leave, seat=seat))

    async def _settle(self, contest: Contest, played: Round, n: int) -> None:
        """Write down how a table ended, which the store says is over."""
        id = contest.table_id(played.number, n)
        try:
            live = await self.tables.find(id)
            if self.store.database.shared:
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
        await self._write(contest, result)

    # Broadcast

    async def told(self, id: str, token: str = "", person: str = "") -> tm.TournamentTold:
        """A tournament, for whoever asks."""
        row = await self._row(id)
        contest = await self._looked_at(row)
        ids = [contest.table_id(played.number, n) for played, n, _ in _unsettled(contest)]
        statuses = await self.store.tables.statuses(ids)
        you = _entrant(contest, hashed(token), person)
        if you is not None and contest.rounds and contest.terms.live:
            await self._seen(contest, you)
        mine = _is_organiser(contest, row, token, person)
        last = bool(contest.rounds) and contest.finished()
        begins = None if last or contest.ended else self._next_round(contest)
        people = [one.person for one in contest.entrants if one.person]
        signs = {who.id: who for who in await self.store.people.known(people)}
        return told(contest, statuses, signs, you, mine, begins)

    async def sheet(self, id: str, language: str) -> str:
        """The standings as CSV."""
        return sheet(await self._load(id), language)

    # Writing

    async def _row(self, id: str) -> TournamentRow:
        row = await self.store.tournaments.load(id) if is_id(id) else None
        if row is None:
            raise NotFound("server-no-tournament")
        return row

    async def _looked_at(self, row: TournamentRow) -> Contest:
        """A tournament that is only looked at, as many do again and again: folded once, as long as
        nothing happens."""
        happened = await self.store.tournaments.events(row.id)
        known, contest = self._folded.pop(row.id, ((), None))
        bodies = tuple(each.body for each in happened)
        if contest is None or known != bodies:
            contest = Contest(row.id, _head(row.head), happened)
        self._folded[row.id] = (bodies, contest)
        while len(self._folded) > FOLDED:
            del self._folded[next(iter(self._folded))]
        return contest

    async def _load(self, id: str) -> Contest:
        row = await self._row(id)
        return Contest(id, _head(row.head), await self.store.tournaments.events(id))

    async def _write(self, contest: Contest, event: ev.Event, person: str = "") -> None:
        """Store an event, and only then take it in. Tables are charged to the organiser."""
        tables = len(event.tables) if isinstance(event, ev.Paired) else 0
        payer = (contest.head.payer, (await self._row(contest.id)).person if tables else "")
        if tables and not self.addresses.could_open(*payer, tables):
            raise TooMuch("server-many-tables")
        stored = Stored(contest.next, wall(), ev.encode(event))
        await self.store.tournaments.append(contest.id, stored, person)
        if tables:
            self.addresses.may_open(*payer, tables)
        contest.apply(event, stored.at)

    async def _attempt(
        self, id: str, act: Callable[[Contest], ev.Event | None], person: str = ""
    ) -> Contest:
        """Decide and write; again, if somebody was quicker. Pairing takes a moment: elsewhere."""
        for _ in range(TRIES):
            contest = await self._load(id)
            event = await asyncio.to_thread(act, contest)
            if event is None:
                return contest
            # Before it is stored: after a kill, somebody looks what is to be done.
            await self.store.tournaments.set_due(id, wall())
            try:
                await self._write(contest, event, person)
            except Conflict:
                continue
            return contest
        raise Conflict

    async def tidy(self) -> None:
        """Delete tournaments where nothing has happened for long."""
        await self.store.tournaments.tidy(wall() - IDLE, wall() - KEPT)


def _unsettled(contest: Contest) -> Iterator[tuple[Round, int, list[int]]]:
    """The tables whose results are not written down yet, and who sits there."""
    for played in contest.rounds:
        for n, seats in enumerate(played.tables):
            if n not in played.results:
                yield played, n, seats


def _leave(draft: Draft, seat: int) -> None:
    if draft.state.running and not draft.state.is_bot(seat):
        leave(draft, seat)


def _entrant(contest: Contest, key: str, person: str = "") -> int | None:
    """Who has this secret, or is this person."""
    for n, one in enumerate(contest.entrants):
        if (one.key and hmac.compare_digest(one.key, key)) or (person and one.person == person):
            return n
    return None


def _is_organiser(contest: Contest, row: TournamentRow, token: str, person: str) -> bool:
    secret = hmac.compare_digest(contest.head.organiser, hashed(token))
    return secret or bool(person and row.person == person)


def _decided(contest: Contest, wish: tm.TournamentDo, mine: int | None) -> ev.Event | None:
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


def _went_on(contest: Contest, wish: tm.TournamentDo) -> ev.Event:
    """The organiser begins the tournament, or the next round."""
    _check_going_on(contest, wish)
    return contest.pair()


def _check_going_on(contest: Contest, wish: tm.TournamentDo) -> None:
    if contest.ended:
        raise Refused("server-tournament-over")
    if wish.what == "begin" and contest.rounds:
        raise Refused("server-tournament-begun")
    if wish.what == "next" and not contest.rounds:
        raise Refused("server-tournament-not-begun")
    if wish.rounds not in (None, len(contest.rounds)):
        raise Refused("server-tournament-late")
    if len(contest.active()) < 2:
        raise Refused("server-tournament-few")
    if contest.finished():
        raise Refused("server-tournament-last")


def _played(contest: Contest) -> bool:
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
