"""Tells people, by mail, web push or a webhook, what they are waited for: their turn at a table by
correspondence, a round of a tournament, an invitation.

Somebody asks for it at one table or tournament, or, if they are known, everywhere at once. Mail
goes through the host's SMTP server; a push has no content (`push.py`). Nobody is told twice of one
thing, by whichever worker, or while it is open before them.
"""

from __future__ import annotations

import asyncio
import http.client
import logging
import smtplib
from collections.abc import Collection, Coroutine, Mapping, Sequence
from email.message import EmailMessage
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from tepui.engine.words import words
from tepui.server.people import hooks
from tepui.server.people.push import Gone, Push, push_of
from tepui.server.store.contract import Place, Store, Way
from tepui.server.table import picture

if TYPE_CHECKING:
    from tepui.server.table.live import LiveTable

journal = logging.getLogger("tepui.server")
TIMEOUT = 20
# Seconds in which an open page shows an invitation, or a round: whoever has seen it is not told.
GRACE = 20.0
FAILURES = (OSError, smtplib.SMTPException, http.client.HTTPException, ValueError)


class Mail(msgspec.Struct, frozen=True):
    """The host's SMTP server."""

    host: str
    sender: str
    port: int = 587
    user: str = ""
    password: str = ""
    tls: bool = True


class Turn(NamedTuple):
    """What somebody is to be told of: the game, who else sits there or invites, and the link; of a
    round, the tournament's title."""

    title: str
    names: Sequence[str]
    link: str
    key: str = "server-mail"  # of the words


class Notices:
    """Sends notices, each in the background; one that fails is logged and forgotten."""

    def __init__(self, store: Store, mail: Mail | None, address: str) -> None:
        self.store = store
        self.mail = mail
        self.push: Push | None = None
        self.address = address.rstrip("/")
        self._awaited: dict[str, dict[int, int]] = {}  # each seat awaited, with its decision
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Take the key for pushes from the store."""
        contact = self.address if self.address.startswith("https://") else ""
        if not contact and self.mail is not None:
            contact = f"mailto:{self.mail.sender}"
        self.push = await push_of(self.store, contact)

    def changed(self, live: LiveTable) -> None:
        """A correspondence table has changed: tell those who are awaited now and were not."""
        table = live.state
        seats = table.awaited() if table.running else ()
        awaited = {seat: table.decisions[seat] for seat in seats}
        before = self._awaited.pop(table.head.id, {})
        if awaited:
            self._awaited[table.head.id] = awaited
        # By decision: what came between may have been written by another worker.
        fresh = [seat for seat in seats if before.get(seat) != awaited[seat]]
        fresh = [seat for seat in fresh if not table.is_bot(seat)]
        # Whoever is connected sees it.
        fresh = [seat for seat in fresh if seat not in live.presence.here]
        if fresh:
            names = [person.name for person in picture.people(table)]
            link = f"{self.address}/t/{table.head.id}"
            due = {
                seat: (awaited[seat], Turn(table.game.title, _without(names, seat), link))
                for seat in fresh
            }
            self._later(self._turns(table.head.id, due))

    def begun(self, tournament: str, title: str, number: int, people: Mapping[int, str]) -> None:
        """A round of a tournament has begun: tell those who play in it, by entry and person."""
        turn = Turn(title, (), f"{self.address}/c/{tournament}", "server-mail-round")
        due = dict.fromkeys(people, (number, turn))
        self._later(self._tell("round", tournament, due, people))

    async def seen(self, tournament: str, entry: int, number: int) -> None:
        """Somebody has a round of a tournament before them: they need not be told of it."""
        for notice in await self.store.notices(tournament):
            if notice.seat == entry:
                await self.store.tell_once(notice, number)
        await self.store.call_once("round", tournament, entry, number)

    def invited(self, person: str, title: str, name: str) -> None:
        """Somebody is invited to a table, and has not seen it."""
        turn = Turn(title, (name,), f"{self.address}/me", "server-mail-invited")
        self._later(self._tell_person(person, turn))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Wait for the notices that are being sent."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _turns(self, table: str, due: Mapping[int, tuple[int, Turn]]) -> None:
        people = {each.seat: each.person for each in await self.store.sitters(table)}
        await self._tell("turn", table, due, people)

    async def _tell(
        self, what: Place, id: str, due: Mapping[int, tuple[int, Turn]], people: Mapping[int, str]
    ) -> None:
        """Of each seat, or entry, the number of its turn, what there is to say, and whose it is."""
        asked = [each for each in await self.store.notices(id) if each.seat in due]
        for notice in asked:
            number, turn = due[notice.seat]
            if not await self.store.tell_once(notice, number):
                continue
            if not await self._sent(notice.way, turn):
                await self.store.forget_notice(notice)
        for seat, (number, turn) in due.items():
            person = people.get(seat, "")
            if person and await self.store.ways(person):
                told = {_where(each.way) for each in asked if each.seat == seat}
                if await self.store.call_once(what, id, seat, number):
                    await self._tell_person(person, turn, told)

    async def _tell_person(
        self, person: str, turn: Turn, told: Collection[tuple[str, str]] = ()
    ) -> None:
        """In all ways that somebody has asked for everywhere, but for those `told` already."""
        for way in await self.store.ways(person):
            if _where(way) not in told and not await self._sent(way, turn):
                await self.store.forget_way(person, way)

    async def _sent(self, way: Way, turn: Turn) -> bool:
        """False, if there is nobody any more."""
        try:
            await asyncio.to_thread(self._send, way, turn)
        except Gone:
            return False
        except FAILURES as wrong:
            journal.warning("a notice failed: %s", type(wrong).__name__)
        return True

    def _send(self, way: Way, turn: Turn) -> None:
        if way.kind == "push" and self.push is not None:
            self.push.knock(way.address)
        elif way.kind == "mail" and self.mail is not None:
            self._write(self.mail, way, turn)
        elif way.kind == "hook":
            form, language, address = way.address.split(" ", 2)
            said = _said(turn.key, language, turn)
            hooks.call(form, address, said, turn.title, turn.names, turn.link)

    def _write(self, mail: Mail, way: Way, turn: Turn) -> None:
        address, _, language = way.address.partition("#")
        message = EmailMessage()
        message["From"], message["To"] = mail.sender, address
        message["Subject"] = _said(f"{turn.key}-subject", language, turn)
        message.set_content(_said(turn.key, language, turn))
        with smtplib.SMTP(mail.host, mail.port, timeout=TIMEOUT) as server:
            if mail.tls:
                server.starttls()
            if mail.user:
                server.login(mail.user, mail.password)
            server.send_message(message)


def _said(key: str, language: str, turn: Turn) -> str:
    names = ", ".join(turn.names)
    return words(language or "en")(key, title=turn.title, names=names, link=turn.link)


def _without(names: Sequence[str], seat: int) -> list[str]:
    return [name for other, name in enumerate(names) if other != seat]


def _where(way: Way) -> tuple[str, str]:
    """Where a way leads, in whichever language."""
    return way.kind, way.address.partition("#")[0].rpartition(" ")[2]
