"""The tournaments of this server: what is asked of them, and what is due.

A round is one stored event before any of its tables is opened, and the tables' ids follow from it.
So whichever worker continues a tournament, even after a crash, opens the missing tables and none
twice, stores the results of finished ones, and goes on to the next round.
"""

import logging
import math
from contextlib import suppress

from tepui.server.background import Tasks
from tepui.server.errors import NotAllowed, Refused
from tepui.server.limits import Addresses
from tepui.server.people.notices import Notices
from tepui.server.store.contract import Away, Conflict, Notice, Way, wall
from tepui.server.store.store import Store
from tepui.server.table.live import LiveTable
from tepui.server.table.matches import Matches
from tepui.server.table.tables import DAY, Tables, hashed
from tepui.server.tournament import events as ev
from tepui.server.tournament import messages as tm
from tepui.server.tournament.entry import Entry
from tepui.server.tournament.picture import listed, page_for, sheet, summary
from tepui.server.tournament.repository import Repository, entrant_of, is_organiser, unsettled
from tepui.server.tournament.round_notices import RoundNotices
from tepui.server.tournament.rounds import AGAIN, Rounds, decided
from tepui.server.tournament.state import Tournament

LOOKED = 500  # tournaments to look after in a round of chores
IDLE = 180 * DAY  # after which one where nothing happens is deleted
KEPT = 730 * DAY  # and one that is over
MINE = 50  # tournaments of one person to list
LISTED = 50  # upcoming, running and past ones

journal = logging.getLogger("tepui.server")


class Tournaments:
    """The tournaments of this server."""

    def __init__(
        self, store: Store, tables: Tables, matches: Matches, notices: Notices, addresses: Addresses
    ) -> None:
        self.repository = Repository(store, addresses)
        self.entry = Entry(self.repository, tables)
        self.notices = RoundNotices(store, notices)
        self.rounds = Rounds(self.repository, tables, matches, self.notices)
        self._store = store
        self._tasks = Tasks()

    async def stop(self) -> None:
        """Finish what is being written."""
        await self._tasks.finish()

    async def do(self, id: str, wish: tm.TournamentDo, token: str, person: str = "") -> None:
        """Do what the organiser, or an entrant, asks for."""
        row = await self.repository.row(id)
        tournament = await self.repository.load(id)
        await self.repository.check_allowed(tournament, row, token)
        mine = entrant_of(tournament, hashed(token), person)
        if wish.what == "leave":
            if mine is None:
                raise NotAllowed("server-tournament-not-in")
        elif not is_organiser(tournament, row, token, person):
            raise NotAllowed("server-tournament-not-yours")
        if wish.what in ("begin", "next"):
            _check_going_on(tournament, wish)
            await self.rounds.check_pace(tournament)
            await self.rounds.withdraw_excluded(tournament)
            await self.repository.attempt(id, lambda now: _went_on(now, wish))
        else:
            tournament = await self.repository.attempt(id, lambda now: decided(now, wish, mine))
        if wish.what in ("leave", "remove"):
            gone = mine if wish.what == "leave" else wish.entrant
            assert gone is not None
            if not tournament.rounds:
                await self._store.notices.forget_seat(id, tournament.entrants[gone].event)
                await self._store.tournaments.forget_entry(id, tournament.entrants[gone].event)
            await self.rounds.stand_up(tournament, gone)
        with suppress(Conflict):  # it is stored; whichever worker was faster continues
            await self.rounds.look_after(id)

    async def end(self, id: str) -> None:
        """End a tournament for the host: there is no further round."""
        ended = ev.Ended("organiser")
        await self.repository.attempt(id, lambda tournament: None if tournament.ended else ended)
        with suppress(Conflict):
            await self.rounds.look_after(id)

    async def set_notice(self, id: str, way: Way | None, token: str, person: str = "") -> None:
        """Set how an entrant is notified, of tables in play too; or cancel it."""
        tournament, mine = await self.entry.entered(id, token, person)
        places = [(id, tournament.entrants[mine].event)]
        for played, n, seats in unsettled(tournament):
            if mine in seats:
                places.append((tournament.table_id(played.number, n), seats.index(mine)))
        for place, seat in places:
            if way is None:
                await self._store.notices.forget_seat(place, seat)
            else:
                await self._store.notices.set(Notice(place, seat, way.kind, way.address))

    def wrote(self, live: LiveTable) -> None:
        """A table has changed. If it is over and belongs to a tournament, its round may be over."""
        if live.state.head.tournament and live.state.status in ("over", "closed"):
            self._tasks.start(self._look_after(live.state.head.tournament))

    async def round(self) -> None:
        """Look after the tournaments where something is due."""
        for id in await self._store.tournaments.due(wall(), LOOKED):
            await self._look_after(id)

    async def _look_after(self, id: str) -> None:
        try:
            await self.rounds.look_after(id)
        except (Away, Conflict):
            pass  # the next round of chores tries again
        except Exception:  # noqa: BLE001  # one tournament's trouble is not another's
            journal.exception("tournament %s could not be looked after", id)
            await self._store.tournaments.set_due(id, wall() + AGAIN)

    async def page(self, id: str, token: str = "", person: str = "") -> tm.TournamentTold:
        """A tournament, for whoever asks."""
        row = await self.repository.row(id)
        tournament = await self.repository.looked_at(row)
        ids = [tournament.table_id(played.number, n) for played, n, _ in unsettled(tournament)]
        statuses = await self._store.tables.statuses(ids)
        you = entrant_of(tournament, hashed(token), person)
        if you is not None and tournament.rounds and tournament.terms.live:
            await self.notices.seen(tournament, you)
        mine = is_organiser(tournament, row, token, person)
        last = bool(tournament.rounds) and tournament.finished()
        begins = None if last or tournament.ended else self.rounds.next_round(tournament)
        if begins is not None and begins <= wall():
            begins = None  # it waits for people to play
        people = [one.person for one in tournament.entrants if one.person]
        signs = {who.id: who for who in await self._store.people.known(people)}
        return page_for(tournament, statuses, signs, you, mine, begins)

    async def of(self, person: str, most: int = MINE) -> tm.MyTournaments:
        """What somebody organises or takes part in, the latest first."""
        own = []
        for id in await self._store.tournaments.of(person, most):
            row, tournament = await self.repository.row(id), await self.repository.load(id)
            mine = entrant_of(tournament, "", person)
            own.append(summary(tournament, mine, row.person == person))
        return tm.MyTournaments(own)

    async def listed(self) -> tm.Tournaments:
        """The public ones: the next to begin first, then the latest."""
        by_status = {
            status: [
                listed(await self.repository.load(id))
                for id in await self._store.tournaments.listed(status, LISTED)
            ]
            for status in ("open", "running", "over")
        }
        soon = sorted(by_status["open"], key=lambda each: each.start or math.inf)
        return tm.Tournaments(soon, by_status["running"], by_status["over"])

    async def sheet(self, id: str, language: str) -> str:
        """The standings as CSV."""
        return sheet(await self.repository.load(id), language)

    async def tidy(self) -> None:
        """Delete tournaments where nothing has happened for long."""
        await self._store.tournaments.tidy(wall() - IDLE, wall() - KEPT)


def _went_on(tournament: Tournament, wish: tm.TournamentDo) -> ev.Event:
    """The organiser begins the tournament, or the next round."""
    _check_going_on(tournament, wish)
    return tournament.pair()


def _check_going_on(tournament: Tournament, wish: tm.TournamentDo) -> None:
    if tournament.ended:
        raise Refused("server-tournament-over")
    if wish.what == "begin" and tournament.rounds:
        raise Refused("server-tournament-begun")
    if wish.what == "next" and not tournament.rounds:
        raise Refused("server-tournament-not-begun")
    if wish.rounds not in (None, len(tournament.rounds)):
        raise Refused("server-tournament-late")
    if len(tournament.active()) < 2:
        raise Refused("server-tournament-few")
    if tournament.finished():
        raise Refused("server-tournament-last")
