"""Tells players of correspondence tables that it is their turn: by mail, or by web push.

Mail goes through the host's SMTP server. A push is a bare knock without content (so nothing needs
to be encrypted, and nothing can be read on the way); the browser then asks the server.
"""

from __future__ import annotations

import asyncio
import logging
import smtplib
import urllib.request
from email.message import EmailMessage
from typing import TYPE_CHECKING

import msgspec

from tepui.engine.words import words
from tepui.server.store import Notice, Store

if TYPE_CHECKING:
    from tepui.server.table import LiveTable

journal = logging.getLogger("tepui.server")
TIMEOUT = 20


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
        self.address = address.rstrip("/")
        self._awaited: dict[str, tuple[int, ...]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def changed(self, live: LiveTable) -> None:
        """A correspondence table has changed: tell those who are awaited now and were not."""
        table = live.table
        awaited = table.awaited() if table.running else ()
        before = self._awaited.pop(table.head.id, ())
        if awaited:
            self._awaited[table.head.id] = awaited
        fresh = [seat for seat in awaited if seat not in before and not table.is_bot(seat)]
        fresh = [seat for seat in fresh if seat not in live.sockets]  # who looks, knows
        if fresh:
            task = asyncio.create_task(self._tell(table.head.id, table.game.title, fresh))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Let what is under way come to its end."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _tell(self, table: str, title: str, seats: list[int]) -> None:
        for notice in await self.store.notices(table):
            if notice.seat in seats:
                try:
                    await asyncio.to_thread(self._send, notice, title)
                except (OSError, smtplib.SMTPException, ValueError) as wrong:
                    journal.warning("a notice failed: %s", type(wrong).__name__)

    def _send(self, notice: Notice, title: str) -> None:
        if notice.kind == "push":
            request = urllib.request.Request(  # noqa: S310  # https only: checked when it was set
                notice.address, data=b"", method="POST", headers={"TTL": "86400"}
            )
            with urllib.request.urlopen(request, timeout=TIMEOUT):  # noqa: S310
                return
        if self.mail is None:
            return
        address, _, language = notice.address.partition("#")
        say = words(language or "en")
        message = EmailMessage()
        message["From"], message["To"] = self.mail.sender, address
        message["Subject"] = say("server-mail-subject", title=title)
        message.set_content(
            say("server-mail", title=title, link=f"{self.address}/t/{notice.table}")
        )
        with smtplib.SMTP(self.mail.host, self.mail.port, timeout=TIMEOUT) as server:
            if self.mail.tls:
                server.starttls()
            if self.mail.user:
                server.login(self.mail.user, self.mail.password)
            server.send_message(message)
