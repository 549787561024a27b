"""People somebody has played with: invite them again, mute them, report them.

They are found through the seats; there is no address book. They are named by a shared table and the
seat there, so nobody can reach somebody they have not met, and no id is revealed. Nobody learns
where others are, or what else they play.
"""

import secrets
from collections.abc import Sequence

import msgspec

import tepui
from tepui.bots.levels import DEFAULT
from tepui.engine.text.errors import TepuiError
from tepui.server import messages as ms
from tepui.server.errors import NotFound, Refused
from tepui.server.people import messages as pm
from tepui.server.people import notices
from tepui.server.people.muting import hush
from tepui.server.people.my_tables import my_tables
from tepui.server.people.notices import Notices
from tepui.server.store.contract import Invitation, Mute, Report, wall
from tepui.server.store.contract import Kept as KeptSeat
from tepui.server.store.store import Store
from tepui.server.table import events as ev
from tepui.server.table.draft import Draft
from tepui.server.table.live import LiveTable
from tepui.server.table.names import clean_name
from tepui.server.table.opening import Opening
from tepui.server.table.tables import DAY, Tables

MOST = 1000  # seats of others that are looked at, at the newest tables
INVITATIONS = 20  # that are shown
MUTED_AT = 60  # tables where a mute is written at once; at others, when its person comes back
REMEMBERED = 1000  # invitations that were seen: each is written down once
REPORTS = 365 * DAY  # that a report is kept


class Friends:
    """The people of this server, as they know each other."""

    def __init__(self, store: Store, tables: Tables, telling: Notices) -> None:
        self.store = store
        self.tables = tables
        self.notices = telling
        self._seen: dict[tuple[str, str], None] = {}  # invitations, and who has seen them

    async def of(self, person: str) -> pm.Friends:
        """The people a person has played with, the latest first, and whom they have muted."""
        mine = await my_tables(self.store, self.tables, person)
        known = {each.table: each for each in mine.tables}
        mutes = await self.store.friends.mutes(person)
        muted = {mute.other for mute, _ in mutes}
        known_people: dict[str, pm.Friend] = {}
        for met in await self.store.friends.met(person, MOST):
            table = known.get(met.table)
            if table is None or table.status == "open":
                continue
            friend = pm.Friend(
                met.name or table.names[met.seat], met.colour, met.piece,  # type: ignore[arg-type]
                1, met.table, met.seat, table.game, table.since, met.person in muted,
            )  # fmt: skip
            known_people[met.person] = _once_more(known_people.get(met.person), friend)
        friends = sorted(known_people.values(), key=lambda each: -each.at)
        others = [
            pm.Muted(mute.id, who.name, who.colour, who.piece)  # type: ignore[arg-type]
            for mute, who in mutes if mute.other not in known_people
        ]  # fmt: skip
        return pm.Friends(friends, others)

    # Invitations

    async def invite(self, person: str, wish: pm.Invite, opener: str = "") -> ms.Seated:
        """Open a table of a game that two people have played. Bots fill the other seats."""
        other = await self._at(person, wish)
        head = (await self.tables.find(wish.table)).state.head
        seats = min(n for n in tepui.game(head.game).seats if n >= 2)
        seated = await Opening(self.tables).open(
            ms.Wish(
                game=head.game, who=["me", "friend", *[f"bot:{DEFAULT}"] * (seats - 2)],
                name=wish.name, live=head.live, **ms.terms_of(head),
            ),
            person=person, opener=opener,
        )  # fmt: skip
        await self._keep(seated, person)
        await self.store.friends.invite(Invitation(seated.table, other, person, wall()))
        return seated

    async def invitations(self, person: str) -> list[pm.Invitation]:
        """The tables to which a person is invited, if there is still room."""
        asked = await self.store.friends.invitations(person, INVITATIONS)
        return [told for each in asked if (told := await self._invitation(each)) is not None]

    async def _invitation(self, asked: Invitation) -> pm.Invitation | None:
        """An invitation, as long as there is room."""
        host = await self.store.people.load(asked.host)
        try:
            table = (await self.tables.find(asked.table)).state
        except TepuiError:  # it cannot be read, or is deleted
            return None
        if host is None or not table.empty():
            return None
        name = host.name or (table.names[table.arrivals[0]] if table.arrivals else "")
        sign = (host.colour, host.piece)
        return pm.Invitation(asked.table, table.head.game, name or "?", *sign, asked.since)  # type: ignore[arg-type]

    async def seen(self, person: str, shown: Sequence[pm.Invitation]) -> None:
        """Somebody has these invitations open, so no notification is needed."""
        for each in shown:
            if (each.table, person) not in self._seen:
                await self.store.friends.see_invitation(each.table, person)
                self._seen[each.table, person] = None
        while len(self._seen) > REMEMBERED:
            del self._seen[next(iter(self._seen))]

    async def tell(self) -> None:
        """Notify, once, everybody who has not seen their invitation on any page."""
        for each in await self.store.friends.unseen_invitations(
            wall() - notices.GRACE, INVITATIONS
        ):
            fresh = await self.store.friends.see_invitation(each.table, each.person)
            if fresh and (told := await self._invitation(each)) is not None:
                self.notices.invited(each.person, tepui.game(told.game).title, told.name)

    async def accept(self, person: str, table: str, name: str) -> ms.Seated:
        """Accept an invitation and sit down."""
        if not await self._is_invited(table, person):
            raise NotFound("server-no-invitation")
        seated = await self.tables.join(table, ms.Join(name), person, welcome=True)
        await self._keep(seated, person)
        return seated

    async def decline(self, person: str, table: str) -> None:
        """Decline an invitation. Whoever is waiting is informed."""
        if not await self._is_invited(table, person):
            raise NotFound("server-no-invitation")
        live = await self.tables.find(table)

        def act(draft: Draft) -> None:
            if draft.state.status == "open":
                draft.add(ev.Declined())

        await live.attempt(act)
        await self.store.friends.drop_invitation(table, person)

    async def invited(self, table: str) -> list[str]:
        """The names of people who were invited to a table and have not answered; empty, if none."""
        return [each.name for each in await self.store.friends.invited(table)]

    async def _is_invited(self, table: str, person: str) -> bool:
        return any(
            each.table == table for each in await self.store.friends.invitations(person, MOST)
        )

    async def _keep(self, seated: ms.Seated, person: str) -> None:
        live = await self.tables.find(seated.table)
        async with live.lock:  # nobody changes seats in the meantime
            seat = self.tables.seat_of(live.state, seated.token)
            await self.store.seats.keep(KeptSeat(seated.table, seat, person, wall()))
        await hush(self.store, live)

    # Muting

    async def mute(self, person: str, whom: pm.MuteRequest) -> None:
        """Mute somebody at all tables, or unmute them."""
        other = await self._at(person, whom)
        if whom.on:
            await self.store.friends.mute(Mute(secrets.token_hex(8), person, other, wall()))
        else:
            for mute, _ in await self.store.friends.mutes(person):
                if mute.other == other:
                    await self.store.friends.unmute(person, mute.id)
        await self._everywhere(person, other, whom.on)

    async def unmute(self, person: str, id: str) -> None:
        """Unmute somebody with whom there is no table left."""
        other = (
            await self.store.friends.unmute(person, id) if id.isascii() and id.isalnum() else None
        )
        if other is None:
            raise NotFound("server-no-mute")
        await self._everywhere(person, other, False)

    async def _everywhere(self, person: str, other: str, on: bool) -> None:
        mine = {each.table: each for each in await self.store.seats.of(person, MOST)}
        met = [each for each in await self.store.friends.met(person, MOST) if each.person == other]
        for each in met[:MUTED_AT]:
            if each.table not in mine or mine[each.table].status == "closed":
                continue
            try:
                live = await self.tables.find(each.table)
            except TepuiError:
                continue
            await live.carry_out(mine[each.table].seat, ms.Mute("", each.seat, on))

    # Reports

    async def report(self, live: LiveTable, seat: int, wish: pm.ReportWish) -> None:
        """Report somebody at a table to the host."""
        table = live.state
        if wish.seat not in table.people() or not table.keys[wish.seat] or wish.seat == seat:
            raise Refused("server-report-whom")
        owner = {each.seat: each.person for each in await self.store.seats.at(table.head.id)}
        await self.store.friends.report(
            Report(
                secrets.token_hex(4), wall(), table.head.id, seat, wish.seat, owner.get(seat, ""),
                owner.get(wish.seat, ""), clean_name(wish.reason), table.next,
            )
        )  # fmt: skip

    async def tidy(self) -> None:
        """Delete reports that are old."""
        await self.store.friends.tidy_reports(wall() - REPORTS)

    async def _at(self, person: str, whom: pm.At) -> str:
        """Who sits there, if the asker sits at that table, too."""
        for met in await self.store.friends.met(person, MOST):
            if (met.table, met.seat) == (whom.table, whom.seat):
                return met.person
        raise NotFound("server-no-friend")


def _once_more(before: pm.Friend | None, friend: pm.Friend) -> pm.Friend:
    """Count one more game with somebody; the latest is shown."""
    if before is None:
        return friend
    last = max(before, friend, key=lambda each: each.at)
    return msgspec.structs.replace(last, games=before.games + 1)
