"""Accounts without passwords: an identity, its sessions, and its seats. Nobody needs one to play.

An identity is a random id, proved by a session: a secret of one browser, sent like a seat's token.
A new session needs a passkey (`passkeys.py`), a recovery code, or a link from another device, which
is valid once and for a short time. Secrets are stored only as hashes.
"""

import secrets

import msgspec

from tepui.engine.rules.contract import SPECTATOR
from tepui.engine.text.errors import TepuiError
from tepui.server.errors import NotAllowed, NotFound, Refused, TooMuch
from tepui.server.limits import Addresses
from tepui.server.people import messages as pm
from tepui.server.people.code import new_code, read_code
from tepui.server.people.muting import hush
from tepui.server.store.contract import Identity, Kept, Session, wall
from tepui.server.store.store import Store
from tepui.server.table import events as ev
from tepui.server.table.draft import Draft
from tepui.server.table.forget import depart, wipe
from tepui.server.table.live import LiveTable
from tepui.server.table.matches import sits_elsewhere
from tepui.server.table.names import BOTS, GUESTS, clean_name, skeleton
from tepui.server.table.tables import DAY, SESSION, Tables, hashed

LINK_SECONDS = 600.0
SEEN = 3600.0  # seconds between two notes that a session is in use
TABLES = 500  # people to ask about at once
SESSIONS = 30  # sessions of one person; the one not seen for longest makes room
UNSEEN_SESSION = 180 * DAY  # after which a session ends
UNSEEN_PERSON = 730 * DAY  # after which everything about a person is deleted


class People:
    """The people of this server."""

    def __init__(self, store: Store, tables: Tables, addresses: Addresses) -> None:
        self.store = store
        self.tables = tables
        self.addresses = addresses

    # Coming

    async def keep(self, wish: pm.Keep) -> pm.Kept:
        """Create an account with a recovery code."""
        person, code = await self.new_person(secrets.token_hex(8)), new_code()
        await self.store.people.set_code(person, hashed(read_code(code) or ""))
        return pm.Kept(await self.begin(person, wish.label), code)

    async def new_person(self, id: str) -> str:
        """Create an account under this id, with any symbol."""
        at = wall()
        colour, piece = secrets.randbelow(5), secrets.choice(pm.Piece.__args__)  # type: ignore[attr-defined]
        who = Identity(id, "", colour, piece, None, at, at)
        await self.store.people.add(who)
        return who.id

    async def sign_in(self, wish: pm.SignIn) -> pm.Kept:
        """Sign in with a recovery code or a link."""
        if wish.link:
            person = await self.store.sign_in.take_ticket(hashed(wish.link), "link", wall())
            if person is None:
                raise NotAllowed("server-bad-link")
        else:
            code = read_code(wish.code)
            identity = None if code is None else await self.store.people.with_code(hashed(code))
            if identity is None:
                raise NotAllowed("server-bad-code")
            person = identity.id
        return pm.Kept(await self.begin(person, wish.label))

    async def begin(self, person: str, label: str, passkey: str = "") -> str:
        """Start a session of a person, by a passkey or otherwise. Returns its secret."""
        who = await self.store.people.load(person)
        if who is None:
            raise NotAllowed("server-no-session")
        _allowed(who)
        for old in (await self.store.sign_in.sessions(person))[SESSIONS - 1 :]:
            await self.store.sign_in.end_session(person, old.id)
        token, at = SESSION + secrets.token_urlsafe(24), wall()
        session = Session(secrets.token_hex(8), person, clean_name(label)[:80], at, at, passkey)
        await self.store.sign_in.new_session(hashed(token), session)
        return token

    async def who(self, token: str) -> tuple[Session, Identity]:
        """Whose session this is."""
        key = hashed(token)
        owner = await self.store.sign_in.session(key) if token.startswith(SESSION) else None
        if owner is None:
            raise NotAllowed("server-no-session")
        session, who = owner
        _allowed(who)
        if not self.addresses.may("request", person=who.id):
            raise TooMuch("server-many-requests")
        if wall() - session.seen > SEEN:
            await self.store.sign_in.saw(key, who.id, wall())
        return session, who

    # Being known

    async def me(self, token: str) -> pm.Me:
        """Everything stored about whoever asks."""
        session, who = await self.who(token)
        passkeys = [
            pm.Device(each.id, each.label, each.since, each.seen)
            for each in await self.store.sign_in.passkeys(who.id)
        ]
        keys = {each.id for each in passkeys}
        sessions = [
            pm.Device(
                each.id, each.label, each.since, each.seen, each.id == session.id,
                each.passkey in keys,
            )
            for each in await self.store.sign_in.sessions(who.id)
        ]  # fmt: skip
        called = pm.Called(who.name, who.colour, who.piece)  # type: ignore[arg-type]
        return pm.Me(
            who.id, called, who.since, sessions, passkeys, who.code is not None, who.warning
        )

    async def call(self, token: str, called: pm.Called) -> None:
        """Set a name, unless somebody has one that looks like it, and a symbol."""
        _, who = await self.who(token)
        name = clean_name(called.name) if called.name.strip() else ""
        look = skeleton(name) if name else ""
        if name and look in {skeleton(each) for each in (*BOTS, *GUESTS)}:
            raise Refused("server-name-taken", name=name)
        if name and not await self.store.people.claim_name(look, who.id):
            raise Refused("server-name-taken", name=name)
        changed = msgspec.structs.replace(
            who, name=name, colour=called.colour, piece=called.piece
        )  # fmt: skip
        await self.store.people.set_name(changed, look)

    async def acknowledge_warning(self, token: str) -> None:
        """The person has read their warning, so it is no longer shown."""
        _, who = await self.who(token)
        await self.store.people.set_standing(msgspec.structs.replace(who, warning=""))

    async def renew_code(self, token: str) -> pm.Code:
        """Make a new recovery code. The one before is void."""
        _, who = await self.who(token)
        code = new_code()
        await self.store.people.set_code(who.id, hashed(read_code(code) or ""))
        return pm.Code(code)

    async def link(self, token: str) -> pm.Link:
        """Make a secret that signs in another device, once and soon."""
        _, who = await self.who(token)
        secret, until = secrets.token_urlsafe(24), wall() + LINK_SECONDS
        await self.store.sign_in.new_ticket(hashed(secret), "link", who.id, until)
        return pm.Link(secret, until)

    async def end_session(self, token: str, id: str, forget_key: bool = False) -> None:
        """Sign one browser out, this one or another, and delete the passkey it signed in with."""
        _, who = await self.who(token)
        known = {each.id: each for each in await self.store.sign_in.sessions(who.id)}
        if id not in known:
            raise NotFound("server-no-device")
        if forget_key and known[id].passkey:
            await self.store.sign_in.end_passkey(who.id, known[id].passkey)
        await self.store.sign_in.end_session(who.id, id)
        await self.check_sockets()

    async def end_others(self, token: str) -> None:
        """Sign out everywhere but here, and delete all passkeys but this browser's."""
        here, who = await self.who(token)
        for key in await self.store.sign_in.passkeys(who.id):
            if key.id != here.passkey:
                await self.store.sign_in.end_passkey(who.id, key.id)
        for session in await self.store.sign_in.sessions(who.id):
            if session.id != here.id:
                await self.store.sign_in.end_session(who.id, session.id)
        await self.check_sockets()

    async def name_device(self, token: str, id: str, naming: pm.Naming) -> None:
        """Rename a browser where one is signed in."""
        _, who = await self.who(token)
        if not _is_id(id) or not await self.store.sign_in.name_session(
            who.id, id, clean_name(naming.label)
        ):
            raise NotFound("server-no-device")

    # Seats

    async def keep_seats(self, token: str, held: pm.HeldSeats) -> pm.OwnSeats:
        """Give the asker the seats that their tokens prove and that belong to nobody yet."""
        _, who = await self.who(token)
        own = []
        for each in held.seats:
            try:
                live = await self.tables.find(each.table)
                seat = self.tables.seat_of(live.state, each.token)
            except TepuiError:
                continue  # deleted, or not theirs: the others are added
            if seat == SPECTATOR or await sits_elsewhere(self.store, live.state, who.id):
                continue
            async with live.lock:  # nobody changes seats in the meantime
                if self.tables.seat_of(live.state, each.token) != seat:
                    continue
                owner = await self.store.seats.keep(Kept(each.table, seat, who.id, wall()))
            if owner == who.id:
                own.append(each.table)
                if who.muted:
                    await _mute(live, seat)
                await hush(self.store, live)
        return pm.OwnSeats(own)

    async def check_sockets(self) -> None:
        """Disconnect people whose sessions have ended, here or at another worker."""
        known: dict[str, bool] = {}
        for live in list(self.tables.live.values()):
            for socket in live.present():
                if not socket.session:
                    continue
                if socket.session not in known:
                    session = await self.store.sign_in.session(socket.session)
                    known[socket.session] = session is not None and not session[1].banned
                if not known[socket.session]:
                    socket.leave("error")
        await self._leave_banned()

    async def _leave_banned(self) -> None:
        """Disconnect excluded people who hold the token of a seat: it ends with no session."""
        looked_at = [id for id, live in self.tables.live.items() if live.sockets]
        for first in range(0, len(looked_at), TABLES):
            for id, seat in await self.store.seats.banned(looked_at[first : first + TABLES]):
                live = self.tables.live.get(id)
                for socket in list(live.sockets.get(seat, ())) if live is not None else ():
                    socket.leave("error")

    # Going

    async def delete(self, token: str) -> None:
        """Delete everything stored about the caller. In others' games they stay, without a name."""
        _, who = await self.who(token)
        await self.delete_person(who.id)

    async def delete_person(self, person: str) -> None:
        """Delete everything stored about a person."""
        while seats := await self.store.seats.of(person, 100):
            for kept in seats:
                await self._leave(kept)
        await self.store.people.delete(person)
        await self.store.database.scrub()
        await self.check_sockets()

    async def _leave(self, kept: Kept) -> None:
        """Remove a person's name and words from a table, and the person from the seat."""
        try:
            live = await self.tables.find(kept.table)
        except TepuiError:  # it cannot be read, or is deleted: nobody sees the name
            live = None
        last: list[int] = []

        def act(draft: Draft) -> None:
            last[:] = [draft.first]
            depart(draft, kept.seat)

        if live is not None:
            await live.attempt(act)
        await wipe(self.store, kept.table, kept.seat, last[0] if last else None)
        await self.store.seats.drop(kept)

    # Chores

    async def tidy(self) -> None:
        """Delete what was not used for long."""
        at = wall()
        gone = await self.store.people.tidy(at - UNSEEN_SESSION, at - UNSEEN_PERSON, at)
        for person in gone:
            await self.delete_person(person)


def _allowed(who: Identity) -> None:
    if who.banned:
        raise NotAllowed("server-banned")


async def _mute(live: LiveTable, seat: int) -> None:
    def act(draft: Draft) -> None:
        if not draft.state.talk.is_silenced(seat):
            draft.add(ev.Muted(-1, seat, True))

    await live.attempt(act)


def _is_id(id: str) -> bool:
    return id.isascii() and id.isalnum()
