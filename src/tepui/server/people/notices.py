"""Notifies people by mail, web push or webhook that somebody is waiting for them: their turn at a
correspondence table, a round of a tournament, an invitation.

People ask for it at one table or tournament or, with an account, everywhere at once. How each is
sent is in `mail.py`, `push.py` and `webhooks.py`. Nobody is notified twice about the same thing, by
any worker, or about something they have open.
"""

from __future__ import annotations

import http.client
import logging
import secrets
import smtplib
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from tepui.engine.text.words import LANGUAGES, words
from tepui.server.background import Tasks
from tepui.server.errors import Refused, TooMuch
from tepui.server.limits import Addresses, Bucket
from tepui.server.people import push, webhooks
from tepui.server.people.mail import ADDRESS, Mail, MailCodes, plain
from tepui.server.people.outbox import Outbox
from tepui.server.people.push import Gone, Push, push_of
from tepui.server.store.contract import NoticeKind, Way
from tepui.server.store.store import Store
from tepui.server.table import picture

if TYPE_CHECKING:
    from tepui.server.table.live import LiveTable

journal = logging.getLogger("tepui.server")
STOP = 2.0  # seconds for notices that are being sent when the server stops
# Seconds for which a page shows an invitation or a round: whoever sees it is not notified.
GRACE = 20.0
TESTS = (1 / 60, 5)  # test notices that one person may send: per second, and at once
REMEMBERED = 1000  # people who have recently sent one
FAILURES = (OSError, smtplib.SMTPException, http.client.HTTPException, ValueError)


class Turn(NamedTuple):
    """What somebody is notified of: the game or tournament, who else is there, and the link."""

    title: str
    names: Sequence[str]
    link: str
    key: str = "server-mail"  # of the words


class Notices:
    """Sends notices, each in the background. One that fails is logged and forgotten."""

    def __init__(self, store: Store, mail: Mail | None, address: str, addresses: Addresses) -> None:
        self.store = store
        self.mail = mail
        self.addresses = addresses
        self.codes = MailCodes(b"")
        self.push: Push | None = None
        self.address = address.rstrip("/")
        self._tests: dict[str, Bucket] = {}  # of people who have recently sent a test
        self._awaited: dict[str, dict[int, int]] = {}  # each seat awaited, with its decision
        self._tasks = Tasks()
        self._outbox = Outbox()

    async def start(self) -> None:
        """Load the keys for pushes and for codes from the store."""
        self.codes = MailCodes(await self.store.keep("mail codes", secrets.token_bytes(32)))
        contact = self.address if self.address.startswith("https://") else ""
        if not contact and self.mail is not None:
            contact = f"mailto:{self.mail.sender}"
        self.push = await push_of(self.store, contact)

    def changed(self, live: LiveTable) -> None:
        """A correspondence table has changed: notify those whose turn it is now."""
        table = live.state
        seats = table.awaited() if table.running else ()
        awaited = {seat: table.decisions[seat] for seat in seats}
        before = self._awaited.pop(table.head.id, {})
        if awaited:
            self._awaited[table.head.id] = awaited
        # By decision, because another worker may have written what came between.
        fresh = [seat for seat in seats if before.get(seat) != awaited[seat]]
        fresh = [seat for seat in fresh if not table.is_bot(seat)]
        # People who are connected see it.
        fresh = [seat for seat in fresh if seat not in live.presence.here]
        if fresh:
            names = [person.name for person in picture.people(table)]
            link = f"{self.address}/t/{table.head.id}"
            due = {
                seat: (awaited[seat], Turn(table.game.title, _without(names, seat), link))
                for seat in fresh
            }
            self._tasks.start(self._turns(table.head.id, due))

    def begun(self, tournament: str, title: str, number: int, people: Mapping[int, str]) -> None:
        """A round of a tournament has begun: notify its players, by entry and person."""
        turn = Turn(title, (), f"{self.address}/c/{tournament}", "server-mail-round")
        due = dict.fromkeys(people, (number, turn))
        self._tasks.start(self._tell("round", tournament, due, people))

    async def seen(self, tournament: str, entry: int, number: int) -> None:
        """Somebody has the round of a tournament open, so no notification is needed."""
        for notice in await self.store.notices.at(tournament):
            if notice.seat == entry:
                await self.store.notices.tell_once(notice, number)
        await self.store.notices.call_once("round", tournament, entry, number)

    def invited(self, person: str, title: str, name: str) -> None:
        """Somebody is invited to a table, and has not seen it."""
        turn = Turn(title, (name,), f"{self.address}/me", "server-mail-invited")
        self._tasks.start(self._tell_person(person, turn))

    async def test(self, person: str, way: Way) -> None:
        """Send a test notice. If it does not arrive, raise with the reason."""
        bucket = self._tests.pop(person, None) or Bucket(*TESTS)
        self._tests[person] = bucket  # only the latest askers are kept
        while len(self._tests) > REMEMBERED:
            del self._tests[next(iter(self._tests))]
        recipient = way.address.partition("#")[0] if way.kind == "mail" else ""
        if not bucket.take() or (recipient and not self.addresses.may("mail", recipient.lower())):
            raise TooMuch("server-many-tests")
        turn = Turn("Tepui", (), f"{self.address}/me", "server-mail-test")
        try:
            await self._outbox.call(self._host(way), partial(self._send, way, turn))
        except (Gone, *FAILURES) as wrong:
            raise Refused("server-notice-failed", why=_why(wrong)) from None

    async def check_place(self, address: str) -> None:
        """Refuse an address that could never be called, and say why."""
        host = urlsplit(address).hostname or ""
        try:
            await self._outbox.call(host, lambda: push.connection_to(address).close())
        except push.NotPublic:
            raise Refused("server-hook-private", host=host) from None
        except (OSError, UnicodeError):
            raise Refused("server-hook-unknown", host=host) from None

    async def check_mail(self, way: Way, whose: str, code: str) -> None:
        """Refuse an invalid or unconfirmed mail address. Without a code, send one to it."""
        address, _, language = way.address.partition("#")
        if not ADDRESS.fullmatch(address) or language not in ("", *LANGUAGES):
            raise Refused("server-bad-address")
        if self.codes.prove(whose, address, code):
            return
        if code:
            raise Refused("server-mail-bad-code")
        if not self.addresses.may("code", address.lower()):
            raise TooMuch("server-mail-codes")
        turn = Turn(self.codes.now(whose, address), (), self.address, "server-mail-code")
        await self._sent(way, turn, agreed=False)
        raise Refused("server-mail-confirm", address=address)

    async def stop(self) -> None:
        """Give notices that are being sent a moment, and drop the others."""
        await self._tasks.finish(STOP)

    async def _turns(self, table: str, due: Mapping[int, tuple[int, Turn]]) -> None:
        people = {each.seat: each.person for each in await self.store.seats.at(table)}
        await self._tell("turn", table, due, people)

    async def _tell(
        self,
        what: NoticeKind,
        id: str,
        due: Mapping[int, tuple[int, Turn]],
        people: Mapping[int, str],
    ) -> None:
        """Notify each seat or entry, given the number of its turn, the message, and the person."""
        asked = [each for each in await self.store.notices.at(id) if each.seat in due]
        for notice in asked:
            number, turn = due[notice.seat]
            if not await self.store.notices.tell_once(notice, number):
                continue
            if not await self._sent(notice.way, turn):
                await self.store.notices.forget(notice)
        for seat, (number, turn) in due.items():
            person = people.get(seat, "")
            if person and await self.store.people.ways(person):
                told = {_where(each.way) for each in asked if each.seat == seat}
                if await self.store.notices.call_once(what, id, seat, number):
                    await self._tell_person(person, turn, told)

    async def _tell_person(
        self, person: str, turn: Turn, told: Collection[tuple[str, str]] = ()
    ) -> None:
        """Notify somebody in all ways chosen for everywhere, except those `told` already."""
        for way in await self.store.people.ways(person):
            if _where(way) not in told and not await self._sent(way, turn):
                await self.store.people.forget_way(person, way)

    async def _sent(self, way: Way, turn: Turn, agreed: bool = True) -> bool:
        """Send a notice. Returns False if the address no longer exists."""
        recipient = way.address.partition("#")[0]
        if way.kind == "mail" and agreed and not self.addresses.may("mail", recipient.lower()):
            return True  # they have had enough for today
        try:
            await self._outbox.call(self._host(way), partial(self._send, way, turn))
        except Gone:
            return False
        except FAILURES as wrong:
            journal.warning("a notice failed: %s", type(wrong).__name__)
        return True

    def _host(self, way: Way) -> str:
        """The host that a notice is sent to. Mail goes to the host's own server."""
        if way.kind == "mail" and self.mail is not None:
            return self.mail.host
        return urlsplit(way.address.rpartition(" ")[2]).hostname or ""

    def _send(self, way: Way, turn: Turn) -> None:
        if way.kind == "push" and self.push is not None:
            self.push.send(way.address)
        elif way.kind == "mail" and self.mail is not None:
            self._write(self.mail, way, turn)
        elif way.kind == "hook":
            form, language, address = way.address.split(" ", 2)
            said = _text(turn.key, language, turn)
            webhooks.call(form, address, said, turn.title, turn.names, turn.link)

    def _write(self, mail: Mail, way: Way, turn: Turn) -> None:
        address, _, language = way.address.partition("#")
        turn = turn._replace(title=plain(turn.title), names=[plain(name) for name in turn.names])
        subject = _text(f"{turn.key}-subject", language, turn)
        mail.send(address, subject, _text(turn.key, language, turn))


def _why(wrong: Exception) -> str:
    """What went wrong, in a few words: a status, or the kind of failure."""
    said = str(wrong.args[0]) if wrong.args else ""
    return said[:80] if said else type(wrong).__name__


def _text(key: str, language: str, turn: Turn) -> str:
    names = ", ".join(turn.names)
    return words(language or "en")(key, title=turn.title, names=names, link=turn.link)


def _without(names: Sequence[str], seat: int) -> list[str]:
    return [name for other, name in enumerate(names) if other != seat]


def _where(way: Way) -> tuple[str, str]:
    """The address of a way, whatever its language."""
    return way.kind, way.address.partition("#")[0].rpartition(" ")[2]
