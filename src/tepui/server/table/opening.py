"""How tables are opened: as somebody wishes, for people who sit there already, or again."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple

import msgspec

import tepui
from tepui.engine.play import fair, start_position
from tepui.engine.play.match import Match
from tepui.server import messages as ms
from tepui.server.errors import NotAllowed, Refused
from tepui.server.store.contract import Append, Conflict, Kept, now, wall
from tepui.server.table import bots, policy
from tepui.server.table import events as ev
from tepui.server.table.draft import Draft
from tepui.server.table.head import Head, new_head
from tepui.server.table.live import LiveTable
from tepui.server.table.state import TableState
from tepui.server.table.tables import Tables, hashed
from tepui.server.table.waiting import absence_of, check_rated, clock_of, player, sat


class Settled(NamedTuple):
    """A table that can be opened, its seed, and the secret that lets people in."""

    head: Head
    seed: bytes
    invitation: str


class RematchPlan(NamedTuple):
    """A table for the same people, who move on by this many seats."""

    head: Head
    seed: bytes
    turn: int = 0


class Occupant(NamedTuple):
    """Somebody who gets a seat at a new table. `key`: the hash of their seat's secret."""

    name: str
    key: str
    person: str


class TablePlace(NamedTuple):
    """Where a table belongs that is opened for somebody: its id follows from the tournament."""

    id: str
    tournament: str
    duplicate: ms.Duplicate | None = None
    seed: bytes | None = None  # of the deal that others play, too


class Opening:
    """Opens tables among those of a worker."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store
        self._sitting = asyncio.Lock()

    async def open(
        self, wish: ms.Wish, begun: Match | None = None, person: str = "", listed: int = 1,
        opener: str = "",
    ) -> ms.Seated:  # fmt: skip
        """Open a table; whoever opens it sits where `who` says `me`.

        `begun`: a match whose start it begins from in place of the deal, made by this server.
        `person`: who opens it, where that is known. `opener`: the keys of their address.
        """
        head, seed, invitation = self.settled(wish, begun)
        if head.rated and not person:
            raise NotAllowed("server-rated-who")
        seat = wish.who.index("me") if "me" in wish.who else None
        if "friend" in wish.who:
            await self.tables.check_name(wish.name, person)
        async with self.alone(person if head.rated else ""):
            token = await self._opened(head, seed, seat, wish.name, opener, person, listed)
            if head.rated and seat is not None:
                await self.store.seats.keep(Kept(head.id, seat, person, wall()))
        return ms.Seated(head.id, seat, token, invitation)

    @asynccontextmanager
    async def alone(self, person: str, table: str = "") -> AsyncIterator[None]:
        """While somebody sits down at a rated table: refuse another one without other people, which
        could lie there for as long as it is lost.
        """
        if not person:
            yield
            return
        async with self._sitting:
            if await self.store.seats.is_alone(person, table):
                raise Refused("server-rated-alone")
            yield

    async def open_same(self, table: TableState, seat: int, opener: str) -> ms.Seated:
        """Open a table with the deal of a finished game, for somebody who has played it there."""
        head = same_deal(table, seat)
        token = await self._opened(head, table.seed, seat, table.names[seat] or "?", opener)
        return ms.Seated(head.id, seat, token)

    async def _opened(
        self, head: Head, seed: bytes, seat: int | None, name: str, opener: str, person: str = "",
        listed: int = 0,
    ) -> str:  # fmt: skip
        """Store a table and let its opener sit down; the secret of that seat."""
        await self.tables.make_room(opener)
        await self.tables.create(head, seed, listed * head.public, opener)
        live = self.tables.take_in(TableState(head, seed))
        token = secrets.token_urlsafe(24) if seat is not None else ""

        def act(draft: Draft) -> None:
            if seat is not None:
                draft.add(sat(draft.state, seat, name, hashed(token), person))

        await live.attempt(act)
        return token

    async def open_seated(
        self, wish: ms.Wish, sitters: Sequence[Occupant], opener: str,
        place: TablePlace | None = None,
    ) -> str:  # fmt: skip
        """Store a table where these sit already, in the seats of friends; play begins when the
        first of them looks. One with a place that was opened before, or in part, is opened once."""
        head, seed, _ = self.settled(wish)
        if place is not None:
            row = await self.store.tables.load(place.id)
            if row is not None and row.next:
                return place.id
            seed = place.seed or (seed if row is None else row.seed)
            head = msgspec.structs.replace(
                head, id=place.id, tournament=place.tournament, duplicate=place.duplicate,
                commitment=fair.commitment(seed),
            )  # fmt: skip
        await self.tables.make_room(opener)
        draft = Draft(TableState(head, seed), now())
        for seat, who in zip(draft.state.empty(), sitters, strict=True):
            draft.add(sat(draft.state, seat, who.name, who.key, who.person))
        await self.tables.create(head, seed, 0, opener)
        for seat, who in zip(draft.state.people(), sitters, strict=True):
            if who.person:
                await self.store.seats.keep(Kept(head.id, seat, who.person, wall()))
        try:
            await self.store.tables.append(draft.append())
        except Conflict:
            if place is None:
                raise  # else another worker was quicker, with the same people
        return head.id

    def settled(self, wish: ms.Wish, begun: Match | None = None) -> Settled:
        """A table as it is wished."""
        if not self.tables.addresses.limits.bots_alone and not {"me", "friend"} & set(wish.who):
            raise NotAllowed("server-bots-alone")
        game = tepui.game(wish.game)
        seats = game.settle_seats(len(wish.who))
        if begun is not None and (begun.game.id, begun.seats) != (game.id, seats):
            raise Refused("server-other-game")
        if wish.who.count("me") > 1:
            raise Refused("server-me-twice")
        if wish.rated:
            check_rated(game, wish, begun)
        seed, invitation = fair.new_seed(), secrets.token_urlsafe(18)
        usual = {} if wish.live else game.unhurried
        terms = msgspec.structs.replace(
            wish,
            options=game.settle_options({**usual, **wish.options}),
            clock=clock_of(wish.rated, wish.clock),
            absence=absence_of(wish.rated, wish.live, wish.clock, wish.absence),
        )
        head = new_head(
            terms, seed, [player(who) for who in wish.who], game=game.id, rules=game.version,
            live=wish.live, public=wish.public, numbers=wish.numbers, rated=wish.rated,
            forfeit=wish.rated, invitation=hashed(invitation),
        )  # fmt: skip
        if begun is not None:
            head = msgspec.structs.replace(
                head, rules=begun.version, options=begun.options,
                start=start_position.text_of(begun.start),
            )  # fmt: skip
        return Settled(head, seed, invitation)

    async def rematch(
        self, live: LiveTable, opener: str = "",
        settled: Callable[[TableState], RematchPlan] | None = None,
    ) -> str:  # fmt: skip
        """Open another table for the same people, as is settled; their tokens hold there, too."""
        async with live.lock:
            table = live.state
            if table.status not in ("over", "closed"):
                raise Refused("server-not-over")
            if table.rematch is not None:
                return table.rematch
            people = [table.persons[seat] for seat in table.people()]
            async with self.alone(people[0] if len(people) == 1 else ""):
                id = await self._opened_again(table, (settled or _plain_rematch)(table), opener)

        def act(draft: Draft) -> None:
            if draft.state.rematch is None:
                draft.add(ev.Rematched(id))

        try:
            await live.attempt(act)
        finally:
            if live.state.rematch not in (None, id):  # another worker was quicker
                await self.store.tables.delete(id)
        assert live.state.rematch is not None
        return live.state.rematch

    async def _opened_again(self, table: TableState, settled: RematchPlan, opener: str) -> str:
        await self.tables.make_room(opener)
        seed, turn = settled.seed, settled.turn
        head = msgspec.structs.replace(
            settled.head, id=secrets.token_hex(8), commitment=fair.commitment(seed), opened=now(),
            public=False, forfeit=settled.head.rated,
        )  # fmt: skip
        await self.tables.create(head, seed, 0, opener)
        sitting = [
            ev.encode(
                ev.Sat(
                    (seat + turn) % table.seats,
                    table.names[seat] or "?",
                    table.keys[seat],
                    table.persons[seat],
                )
            )
            for seat in table.people()
        ]
        # Without anybody's numbers to wait for, play begins when the first of them looks.
        await self.store.tables.append(Append(head.id, 0, now(), sitting, "open", None))
        for kept in await self.store.seats.at(table.head.id):
            seat = (kept.seat + turn) % table.seats
            again = msgspec.structs.replace(kept, table=head.id, seat=seat, since=wall())
            await self.store.seats.keep(again)
        return head.id


def _plain_rematch(table: TableState) -> RematchPlan:
    """The same table with another deal."""
    old = table.head
    if old.daily:
        raise Refused("server-daily-alone")
    rules = old.rules if old.start else table.game.version
    head = msgspec.structs.replace(
        old, rules=rules, construction=fair.NEWEST, tournament="", seen=False
    )
    return RematchPlan(head, fair.new_seed())


def same_deal(table: TableState, seat: int) -> Head:
    """The same table with the same deal. Whoever plays it knows it by now: only bots sit at the
    other seats, and nothing counts."""
    old = table.head
    if table.status != "over":
        raise Refused("server-not-over")
    policy.check_shown(table)
    if table.numbers:
        raise Refused("server-numbers-alone")
    who = [bots.STAND_IN if each == "person" else each for each in old.who]
    who[seat] = "person"
    return msgspec.structs.replace(
        old, id=secrets.token_hex(8), who=who, invitation=hashed(secrets.token_urlsafe(18)),
        opened=now(), public=False, numbers=False, daily="", duplicate=None, rated=False,
        tournament="", seen=True,
    )  # fmt: skip
