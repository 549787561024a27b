"""Mail: how often, to whom, and what it says."""

from __future__ import annotations

import asyncio
import email
import email.message
import email.policy
import re
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from server.kit import FREE, looking, serving, sqlite_at, until
from tepui.server.limits import Addresses
from tepui.server.people.mail import Mail
from tepui.server.people.notices import Notices, Turn
from tepui.server.store.contract import Way
from tepui.server.table import picture


class Sink(socketserver.StreamRequestHandler):
    """Takes every mail, as an SMTP server would."""

    def handle(self) -> None:
        self.say("220 sink")
        while line := self.rfile.readline().decode().strip().upper():
            if line == "DATA":
                self.say("354 go on")
                text = b""
                while (part := self.rfile.readline()) != b".\r\n":
                    text += part
                self.server.mails.append(text.decode())  # type: ignore[attr-defined]
            self.say("221 bye" if line == "QUIT" else "250 well")

    def say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())


@contextmanager
def sink() -> Iterator[Any]:
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Sink) as server:
        server.mails = []  # type: ignore[attr-defined]
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


def content(mail: str) -> str:
    found = email.message_from_string(mail, policy=email.policy.default)
    assert isinstance(found, email.message.EmailMessage)
    return str(found.get_content())


def test_one_recipient_is_asked_and_told_so_often_and_no_more(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(FREE, codes_per_day=2, mails_per_day=1)
    with sink() as post:
        mail = Mail("127.0.0.1", "tepui@example.org", post.server_address[1], tls=False)
        with serving(sqlite_at(tmp_path), limits, mail=mail) as served:
            codes = []
            for address in ("Bob@example.org", "bob@example.org#de", "bob@Example.org"):
                ann = served.open(live=False)
                path, wish = (
                    f"/api/tables/{ann['table']}/notice",
                    {"kind": "mail", "address": address},
                )
                codes.append(served.ask("PUT", path, wish, ann["token"])[1]["code"])
            assert codes == ["server-mail-confirm"] * 2 + ["server-mail-codes"]
            assert len(post.mails) == 2
            told, way = served.worker.notices, Way("mail", "bob@example.org")
            turn = Turn("Coloretto", ("Ann",), "https://tepui.example.org/t/x")
            for _ in range(3):
                assert served.loop is not None
                asyncio.run_coroutine_threadsafe(told._sent(way, turn), served.loop).result()
            assert len(post.mails) == 3


def test_a_mail_says_that_it_is_your_turn(tmp_path: Path) -> None:
    with sink() as post:
        mail = Mail("127.0.0.1", "tepui@example.org", post.server_address[1], tls=False)
        address = "https://tepui.example.org/"
        with serving(sqlite_at(tmp_path), mail=mail, address=address) as served:
            ann = served.open(live=False, name="https://evil.example/x")
            tokens = [ann["token"], served.join(ann)["token"]]
            path = f"/api/tables/{ann['table']}/notice"
            wish = {"kind": "mail", "address": "bob@example.org#de"}
            # Nobody is mailed who has not agreed, and nothing but the code.
            for bad in ("a@b", "a@b.org, c@d.org", "a@b.org;c@d.org", "<a@b.org>", "a b@c.org"):
                said = served.ask("PUT", path, {**wish, "address": bad}, tokens[1])[1]
                assert said["code"] == "server-bad-address", bad
            assert served.ask("PUT", path, wish, tokens[1])[1]["code"] == "server-mail-confirm"
            (asked,) = post.mails
            code = re.search(r"\d{8}", content(asked)).group()  # type: ignore[union-attr]
            post.mails.clear()
            other = {**wish, "address": "eve@example.org", "code": code}
            for seat, wrong in (
                (1, {**wish, "code": "1"}),
                (1, other),
                (0, {**wish, "code": code}),
            ):
                said = served.ask("PUT", path, wrong, tokens[seat])[1]
                assert said["code"] == "server-mail-bad-code"
            assert served.ask("PUT", path, {**wish, "code": code}, tokens[1])[0] == 204

            async def play(seat: int) -> None:
                async with looking(served, ann["table"], tokens[seat]) as (player,):
                    while player.scene["awaited"] == [seat]:
                        await player.move(player.choices()[0])
                        await player.ask({"type": "answer", "yes": True})

            asyncio.run(play(1))  # if it is Bob's turn from the start, he knows
            assert not post.mails
            asyncio.run(play(0))
            until(lambda: post.mails, "a mail")
    mails = [email.message_from_string(each, policy=email.policy.default) for each in post.mails]
    assert [each["To"] for each in mails] == ["bob@example.org"]
    text = mails[0].get_content()
    assert "evil example x" in text
    assert "evil.example" not in text + mails[0]["Subject"]
    assert f"https://tepui.example.org/t/{ann['table']}" in text
    assert ann["invitation"] not in text


def test_a_turn_is_told_also_when_another_worker_wrote_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """This worker writes when seat 1 becomes awaited; seat 1's own move is written elsewhere."""
    told: list[list[int]] = []

    async def tell(self: Notices, table: str, due: dict[int, Any]) -> None:
        told.append(list(due))

    monkeypatch.setattr(Notices, "_turns", tell)
    monkeypatch.setattr(picture, "people", lambda table: [])
    held = SimpleNamespace(
        head=SimpleNamespace(id="t"), game=SimpleNamespace(title="T"), running=True,
        decisions=[0, 0], awaited=lambda: (1,), is_bot=lambda seat: False,
    )  # fmt: skip
    live: Any = SimpleNamespace(state=held, presence=SimpleNamespace(here=()))

    async def go() -> None:
        notices = Notices(None, None, "", Addresses(FREE))  # type: ignore[arg-type]
        notices.changed(live)
        notices.changed(live)  # somebody chatted
        held.decisions = [1, 1]
        notices.changed(live)
        await notices.stop()

    asyncio.run(go())
    assert told == [[1], [1]]
