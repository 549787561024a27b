"""Tells players of correspondence tables that it is their turn, and those of tournaments that a
round has begun: by mail, web push or a webhook.

Mail goes through the host's SMTP server; a push has no content (`push.py`). Nobody is told twice of
one turn, by whichever worker, or while the table is open before them.
"""

from __future__ import annotations

import asyncio
import http.client
import logging
import smtplib
from collections.abc import Coroutine, Iterable, Mapping, Sequence
from email.message import EmailMessage
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from tepui.engine.words import words
from tepui.server.people import hooks
from tepui.server.people.push import Gone, Push, push_of
from tepui.server.store.contract import Notice, Store
from tepui.server.table import picture

if TYPE_CHECKING:
    from tepui.server.table.live import LiveTable

journal = logging.getLogger("tepui.server")
TIMEOUT = 20
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
    """A turn of which somebody is to be told: the game, who else sits there, and the table; or the
    round of a tournament."""

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
            self._later(self._tell(table.head.id, due))

    def begun(self, tournament: str, title: str, number: int, entries: Iterable[int]) -> None:
        """A round of a tournament has begun: tell those who play in it, once."""
        turn = Turn(title, (), f"{self.address}/c/{tournament}", "server-mail-round")
        self._later(self._tell(tournament, dict.fromkeys(entries, (number, turn))))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Wait for the notices that are being sent."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _tell(self, place: str, due: Mapping[int, tuple[int, Turn]]) -> None:
        """Of each seat, or entry, the number of its turn, and what there is to say."""
        for notice in await self.store.notices(place):
            if notice.seat not in due:
                continue
            number, turn = due[notice.seat]
            if not await self.store.tell_once(notice, number):
                continue
            try:
                await asyncio.to_thread(self._send, notice, turn)
            except Gone:
                await self.store.forget_notice(notice)
            except FAILURES as wrong:
                journal.warning("a notice failed: %s", type(wrong).__name__)

    def _send(self, notice: Notice, turn: Turn) -> None:
        if notice.kind == "push" and self.push is not None:
            self.push.knock(notice.address)
        elif notice.kind == "mail" and self.mail is not None:
            self._write(self.mail, notice, turn)
        elif notice.kind == "hook":
            form, language, address = notice.address.split(" ", 2)
            said = _said(turn.key, language, turn)
            hooks.call(form, address, said, turn.title, turn.names, turn.link)

    def _write(self, mail: Mail, notice: Notice, turn: Turn) -> None:
        address, _, language = notice.address.partition("#")
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
