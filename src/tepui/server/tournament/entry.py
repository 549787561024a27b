"""Opening a tournament, entering it, and the owners of entries."""

import hmac
import secrets

import msgspec

import tepui
from tepui.server.errors import NotAllowed, NotFound, Refused, TooMuch
from tepui.server.limits import FAMILY
from tepui.server.store.contract import Kept, TournamentRow, wall
from tepui.server.table import bots
from tepui.server.table.names import BOTS, clean_name, disambiguate
from tepui.server.table.tables import Tables, hashed
from tepui.server.table.waiting import rated_level
from tepui.server.tournament import events as ev
from tepui.server.tournament import messages as tm
from tepui.server.tournament.repository import Repository, entrant_of
from tepui.server.tournament.state import Head, Tournament


class Entry:
    """Opening tournaments, and entering them."""

    def __init__(self, repository: Repository, tables: Tables) -> None:
        self._repository = repository
        self._store = repository.store
        self._tables = tables

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
        title = clean_name(wish.title) if wish.title.strip() else ""
        terms = msgspec.structs.replace(wish, options=options, clock=clock, title=title)
        id, token, invitation = (
            secrets.token_hex(8), secrets.token_urlsafe(24), secrets.token_urlsafe(18),
        )  # fmt: skip
        payer = self._repository.addresses.opener(address) if address else ""
        head = Head(terms, game.version, hashed(token), hashed(invitation), payer)
        listed = self._repository.addresses.place(wish.public, address, person)
        row = TournamentRow(id, msgspec.json.encode(head), "open", wall(), person, listed)
        await self._store.tournaments.create(row)
        return tm.TournamentOpened(id, invitation, token)

    async def enter(
        self, id: str, entry: tm.TournamentEntry, token: str, person: str = "", home: str = ""
    ) -> tm.TournamentEntered:
        """Enter. Whoever has entered before, or organises it, keeps their secret."""

        def act(tournament: Tournament) -> ev.Event | None:
            invited = hmac.compare_digest(tournament.head.invitation, hashed(entry.invitation))
            if not invited and not tournament.terms.public:
                raise NotAllowed("server-tournament-not-invited")
            if entrant_of(tournament, key, person) is not None:
                return None  # they have entered already
            if tournament.shut or tournament.ended:
                raise Refused("server-tournament-shut")
            if tournament.terms.rated and not person:
                raise NotAllowed("server-rated-who")
            if len(tournament.entrants) >= tm.MOST_ENTRANTS:
                raise TooMuch("server-tournament-full", most=tm.MOST_ENTRANTS)
            others = [each.name for each in tournament.entrants]
            here = [each.home for each in tournament.entrants].count(home) if home else 0
            if not invited and here >= max(FAMILY, len(others) // 4):
                raise TooMuch("server-tournament-household")
            name = disambiguate(clean_name(entry.name), [*others, *BOTS])
            return ev.Entered(name, key, person, "" if invited else home)

        row, known = await self._repository.row(id), await self._repository.load(id)
        await self._repository.check_allowed(known, row, token)
        if known.head.organiser == hashed(token):
            person = person or row.person
        await self._tables.check_name(entry.name, person)
        mine = known.head.organiser == hashed(token) or entrant_of(known, hashed(token)) is not None
        token = token if token and mine else secrets.token_urlsafe(24)
        key = hashed(token)
        tournament = await self._repository.attempt(id, act, person)
        number = entrant_of(tournament, key, person)
        assert number is not None
        return tm.TournamentEntered(number, token if tournament.entrants[number].key == key else "")

    async def keep(self, person: str, held: tm.HeldTournaments) -> tm.OwnTournaments:
        """Give a person the unowned entries and tournaments that their secrets prove."""
        own = [each.tournament for each in held.tournaments if await self._attach(person, each)]
        return tm.OwnTournaments(own)

    async def _attach(self, person: str, held: tm.HeldTournament) -> bool:
        try:
            tournament = await self._repository.load(held.tournament)
        except NotFound:
            return False  # the others are kept
        key, kept = hashed(held.token), False
        if hmac.compare_digest(tournament.head.organiser, key):
            kept = await self._store.tournaments.own(tournament.id, person)
        mine = entrant_of(tournament, key)
        if mine is None:
            return kept
        one = tournament.entrants[mine]
        if not one.person and entrant_of(tournament, "", person) is None:
            entry = ev.encode(ev.Entered(one.name, one.key, person, one.home))
            await self._store.tournaments.own_entry(tournament.id, one.event, entry, person)
            for played in tournament.rounds:
                for n, seats in enumerate(played.tables):
                    if mine in seats:
                        id = tournament.table_id(played.number, n)
                        await self._store.seats.keep(Kept(id, seats.index(mine), person, wall()))
            return True
        return one.person == person

    async def entered(self, id: str, token: str, person: str = "") -> tuple[Tournament, int]:
        """A tournament, and the caller's number in it. Anybody else is refused."""
        tournament = await self._repository.load(id)
        await self._repository.check_allowed(tournament, await self._repository.row(id), token)
        mine = entrant_of(tournament, hashed(token), person)
        if mine is None:
            raise NotAllowed("server-tournament-not-in")
        return tournament, mine
