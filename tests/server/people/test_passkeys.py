"""Passkeys: made, used, forgotten; forged, foreign, replayed and malformed ones change nothing."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from server.accounts import keep, me, refused, sign_in
from server.kit import Served

pytest.importorskip("webauthn")
from server.authenticator import Authenticator


@pytest.fixture
def there(either: Served) -> Served:
    """The server, reached by a name: passkeys are for names."""
    named = Served(either.port)
    named.http = f"http://localhost:{either.port}"
    named.app, named.loop = either.app, either.loop
    return named


def options(there: Served, token: str = "", **wish: str) -> Any:
    status, found, _ = there.ask("POST", "/api/people/passkey", wish, token)
    assert status == 200, found
    return found["options"]


def new(there: Served) -> tuple[Authenticator, str]:
    """Somebody new with a passkey, and their session."""
    key = Authenticator(there.http)
    body = {"passkey": key.make(options(there)), "label": "Firefox"}
    status, kept, _ = there.ask("POST", "/api/people", body)
    assert (status, kept.get("code")) == (201, ""), kept
    return key, kept["session"]


def test_a_passkey_keeps_signs_in_and_is_forgotten(there: Served, either: Served) -> None:
    assert there.ask("GET", "/api/people")[1] == {"passkeys": True}
    assert either.ask("GET", "/api/people")[1] == {"passkeys": False}, "a number is no name"
    key, session = new(there)
    known = me(there, session)
    assert ([each["label"] for each in known["passkeys"]], known["code"]) == (["Firefox"], False)
    phone = sign_in(there, passkey=key.sign(options(there, what="sign-in")))  # type: ignore[arg-type]
    assert me(there, phone)["id"] == known["id"]
    second = Authenticator(there.http)
    wish = options(there, session, name="Ann")
    assert [each["id"] for each in wish["excludeCredentials"]] == [known["passkeys"][0]["id"]]
    assert wish["authenticatorSelection"]["residentKey"] == "required"
    body = {"passkey": second.make(wish), "label": "A key on a ring"}
    status, now, _ = there.ask("POST", "/api/me/passkeys", body, session)
    assert (status, len(now["passkeys"])) == (200, 2), now
    path = f"/api/me/passkeys/{known['passkeys'][0]['id']}"
    assert there.ask("DELETE", path, token=session)[0] == 204
    body = {"passkey": key.sign(options(there, what="sign-in"))}
    refused(there, "server-foreign-passkey", "POST", "/api/people/sign-in", body)
    body = {"passkey": second.sign(options(there, what="sign-in"))}
    assert there.ask("POST", "/api/people/sign-in", body)[0] == 201
    for id in (known["passkeys"][0]["id"], "x" * 2000):
        refused(there, "server-no-device", "DELETE", f"/api/me/passkeys/{id}", token=session)
    refused(there, "server-no-page", "DELETE", "/api/me/passkeys/%00", token=session)


def test_forged_foreign_and_replayed_answers_are_refused(there: Served) -> None:
    key, session = new(there)
    stranger = Authenticator(there.http)

    def tries(code: str, passkey: Any) -> None:
        refused(there, code, "POST", "/api/people/sign-in", {"passkey": passkey})

    once = key.sign(options(there, what="sign-in"))
    assert there.ask("POST", "/api/people/sign-in", {"passkey": once})[0] == 201
    tries("server-late-passkey", once)
    tries("server-late-passkey", key.sign({"challenge": "AAAA"}))
    tries("server-late-passkey", key.sign(options(there)))  # a challenge of another kind
    tries("server-foreign-passkey", stranger.sign(options(there, what="sign-in")))
    stranger.id = key.id  # its name, but another key
    tries("server-bad-passkey", stranger.sign(options(there, what="sign-in")))
    for wrong in ({"origin": "http://evil.example"}, {"site": "evil.example"}, {"count": 0}):
        twin = copy.copy(key)
        twin.__dict__.update(wrong)
        tries("server-bad-passkey", twin.sign(options(there, what="sign-in")))
    good = key.sign(options(there, what="sign-in"))
    good["response"]["signature"] = good["response"]["clientDataJSON"]
    tries("server-bad-passkey", good)
    for odd in ({}, {"response": 5}, {"response": {"clientDataJSON": "é"}}, {"id": "\x00"},
                {"response": {"clientDataJSON": "bnVsbA"}}, {"id": 7, "response": []}):  # fmt: skip
        tries("server-bad-passkey", odd)
    assert there.ask("POST", "/api/people/sign-in", {"passkey": "x"})[0] == 400
    # Nobody new by a key that is known, nor by a challenge that was for somebody else.
    made = key.make(options(there))
    refused(there, "server-bad-passkey", "POST", "/api/people", {"passkey": made})
    made = Authenticator(there.http).make(options(there, session))
    refused(there, "server-late-passkey", "POST", "/api/people", {"passkey": made})
    other = keep(there)["session"]
    made = Authenticator(there.http).make(options(there, other))
    refused(there, "server-bad-passkey", "POST", "/api/me/passkeys", {"passkey": made}, session)
    refused(there, "server-no-session", "POST", "/api/people/passkey", {}, "me-forged")
    known = me(there, session)
    assert (len(known["passkeys"]), len(known["sessions"])) == (1, 2), "and nothing was changed"
    assert me(there, other)["passkeys"] == []
    assert there.worker.metrics.failures == 0


def test_without_the_library_or_a_name_there_are_codes(
    there: Served,
    either: Served,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    refused(either, "server-no-passkeys", "POST", "/api/people/passkey", {})
    monkeypatch.setattr("tepui.server.people.passkeys.find_spec", lambda name: None)
    assert there.ask("GET", "/api/people")[1] == {"passkeys": False}
    refused(there, "server-no-passkeys", "POST", "/api/people/passkey", {"what": "sign-in"})
    refused(there, "server-no-passkeys", "POST", "/api/people", {"passkey": {}})
    assert keep(there)["code"]


def link(there: Served, session: str) -> str:
    """Another device of the same person."""
    return sign_in(there, link=there.ask("POST", "/api/me/link", token=session)[1]["link"])


def device(there: Served, session: str) -> Any:
    (found,) = [each for each in me(there, session)["sessions"] if each["this"]]
    return found


def test_a_device_is_signed_out_with_its_key_and_all_others_at_once(there: Served) -> None:
    key, lost = new(there)
    phone = link(there, lost)
    assert (device(there, lost)["key"], device(there, phone)["key"]) == (True, False)
    again = sign_in(there, passkey=key.sign(options(there, what="sign-in")))  # type: ignore[arg-type]
    assert device(there, again)["key"], "it was the key that signed in"
    path = f"/api/me/sessions/{device(there, again)['id']}"
    assert there.ask("DELETE", path, token=phone)[0] == 204
    body = {"passkey": key.sign(options(there, what="sign-in"))}
    again = there.ask("POST", "/api/people/sign-in", body)[1]["session"]
    path = f"/api/me/sessions/{device(there, again)['id']}?key=forget"
    assert there.ask("DELETE", path, token=phone)[0] == 204
    refused(there, "server-no-session", "GET", "/api/me", token=again)
    body = {"passkey": key.sign(options(there, what="sign-in"))}
    refused(there, "server-foreign-passkey", "POST", "/api/people/sign-in", body)
    # Everywhere but here: of the keys, the one that was made here stays.
    own, ring = Authenticator(there.http), Authenticator(there.http)
    for session, made in ((phone, own), (lost, ring)):
        body = {"passkey": made.make(options(there, session)), "label": "Key"}
        assert there.ask("POST", "/api/me/passkeys", body, session)[0] == 200
    assert there.ask("DELETE", "/api/me/sessions", token=phone)[0] == 204
    known = me(there, phone)
    assert (len(known["sessions"]), len(known["passkeys"])) == (1, 1)
    refused(there, "server-no-session", "GET", "/api/me", token=lost)
    body = {"passkey": own.sign(options(there, what="sign-in"))}
    assert there.ask("POST", "/api/people/sign-in", body)[0] == 201


def test_devices_and_keys_can_be_named(there: Served) -> None:
    _, session = new(there)
    stranger = keep(there)["session"]
    known = me(there, session)
    for kind, label in (("sessions", "Kitchen\ntablet"), ("passkeys", "Ring")):
        path = f"/api/me/{kind}/{known[kind][0]['id']}"
        for bad in ("", "x" * 81):
            refused(there, "server-bad-message", "PUT", path, {"label": bad}, session)
        refused(there, "server-no-device", "PUT", path, {"label": "Mine"}, stranger)
        status, named, _ = there.ask("PUT", path, {"label": label}, session)
        assert (status, named[kind][0]["label"]) == (200, " ".join(label.split()))
