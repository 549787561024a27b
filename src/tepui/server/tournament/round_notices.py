"""Who is notified that a round has begun."""

import tepui
from tepui.server.people.notices import GRACE, Notices
from tepui.server.store.contract import wall
from tepui.server.store.store import Store
from tepui.server.tournament.state import BOT, Tournament

LATE = 3600.0  # seconds after which nobody is notified any more that a round has begun


class RoundNotices:
    """Notifications of rounds that begin."""

    def __init__(self, store: Store, notices: Notices) -> None:
        self._store = store
        self._notices = notices
        self._told: dict[str, int] = {}  # the last round that this worker has announced
        self._looked: dict[tuple[str, int], int] = {}  # the last round that an entrant has seen

    def tell(self, tournament: Tournament) -> None:
        """Notify people who have not seen it that a round has begun; at correspondence tables, they
        are notified of their turns instead.
        """
        last = tournament.rounds[-1] if tournament.rounds else None
        if last is None or last.done or not tournament.terms.live:
            return
        late = wall() - last.begun
        if self._told.get(tournament.id, -1) < last.number and GRACE <= late < LATE:
            self._told[tournament.id] = last.number
            seated = {one for seats in last.tables for one in seats if one != BOT}
            people = {
                tournament.entrants[one].event: tournament.entrants[one].person for one in seated
            }
            title = tournament.terms.title or tepui.game(tournament.terms.game).title
            self._notices.begun(tournament.id, title, last.number, people)

    async def seen(self, tournament: Tournament, entrant: int) -> None:
        """Somebody looks at a round that has just begun."""
        last, entry = tournament.rounds[-1], tournament.entrants[entrant].event
        if last.done or self._looked.get((tournament.id, entry), -1) >= last.number:
            return
        self._looked[tournament.id, entry] = last.number
        await self._notices.seen(tournament.id, entry, last.number)

    def forget(self, id: str) -> None:
        """A tournament is over."""
        self._told.pop(id, None)
        self._looked = {each: n for each, n in self._looked.items() if each[0] != id}
