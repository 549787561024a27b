"""Tells players of correspondence tables that it is their turn: by mail, or by web push.

Mail goes through the host's SMTP server; a push has no content (`push.py`).
"""

from __future__ import annotations

import asyncio
import http.client
import logging
import smtplib
from email.message import EmailMessage
from typing import TYPE_CHECKING

import msgspec

from tepui.engine.words import words
from tepui.server.people.push import Gone, Push, push_of
from tepui.server.store.contract import Notice, Store

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
            task = asyncio.create_task(self._tell(table.head.id, table.game.title, fresh))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Wait for the notices that are being sent."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _tell(self, table: str, title: str, seats: list[int]) -> None:
        for notice in await self.store.notices(table):
            if notice.seat in seats:
                try:
                    await asyncio.to_thread(self._send, notice, title)
                except Gone:
                    await self.store.forget_notice(notice)
                except FAILURES as wrong:
                    journal.warning("a notice failed: %s", type(wrong).__name__)

    def _send(self, notice: Notice, title: str) -> None:
        if notice.kind == "push" and self.push is not None:
            self.push.knock(notice.address)
        elif notice.kind == "mail" and self.mail is not None:
            self._write(self.mail, notice, title)

    def _write(self, mail: Mail, notice: Notice, title: str) -> None:
        address, _, language = notice.address.partition("#")
        say = words(language or "en")
        message = EmailMessage()
        message["From"], message["To"] = mail.sender, address
        message["Subject"] = say("server-mail-subject", title=title)
        message.set_content(
            say("server-mail", title=title, link=f"{self.address}/t/{notice.table}")
        )
        with smtplib.SMTP(mail.host, mail.port, timeout=TIMEOUT) as server:
            if mail.tls:
                server.starttls()
            if mail.user:
                server.login(mail.user, mail.password)
            server.send_message(message)
