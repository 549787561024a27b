"""Passkeys (WebAuthn): a person is recognised by a key of their device, the server by its name.

No user name is needed: the key itself says whose it is. A challenge is a ticket, so each is
answered once, by whichever worker. Needs `webauthn`; without it, there are recovery codes.
"""

import ipaddress
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from importlib.util import find_spec
from typing import Any, NamedTuple

import msgspec

from tepui.server.errors import NotAllowed, NotFound, Refused
from tepui.server.people import messages as pm
from tepui.server.people.identity import People
from tepui.server.store.contract import Passkey, wall
from tepui.server.store.store import Store
from tepui.server.table.names import clean_name
from tepui.server.table.tables import hashed

PATIENCE = 300.0  # seconds for a person to touch their key
MOST = 20  # passkeys of one person


class Site(NamedTuple):
    """How a browser has reached us: passkeys belong to one name, and work under no other."""

    name: str
    origin: str


def is_there(site: Site) -> bool:
    """Whether passkeys can be used: the library is installed, and the site has a name."""
    if find_spec("webauthn") is None or not site.name:
        return False
    try:
        ipaddress.ip_address(site.name.strip("[]"))
    except ValueError:
        return True
    return False


class Passkeys:
    """The passkeys of people."""

    def __init__(self, store: Store, people: People) -> None:
        self.store = store
        self.people = people

    # A new key

    async def offer(self, site: Site, wish: pm.PasskeyWish, token: str) -> pm.PasskeyOptions:
        """What a browser needs to make a passkey, for a signed-in person or a new one."""
        _check(site)
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
        )  # fmt: skip

        person, known, name = secrets.token_hex(8), [], clean_name(wish.name) if wish.name else ""
        if token:
            _, who = await self.people.who(token)
            person, known, name = (
                who.id,
                await self.store.sign_in.passkeys(who.id),
                who.name or name,
            )
            if len(known) >= MOST:
                raise Refused("server-many-passkeys", most=MOST)
        challenge = await self._challenge("keep" if not token else "add", person)
        options = generate_registration_options(
            rp_id=site.name, rp_name="Tepui", user_id=person.encode(), challenge=challenge,
            user_name=name or "Tepui", user_display_name=name or "Tepui",
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(_bytes(key.id)) for key in known],
        )  # fmt: skip
        return pm.PasskeyOptions(msgspec.json.decode(options_to_json(options)))

    async def keep(self, site: Site, wish: pm.Keep) -> pm.Kept:
        """Create an account with a passkey."""
        person, made = await self._made(site, wish.passkey or {}, "keep", wish.label)
        await self._store(made)
        await self.people.new_person(person)
        return pm.Kept(await self.people.begin(person, wish.label, made.id))

    async def add(self, site: Site, token: str, wish: pm.NewPasskey) -> None:
        """Add a passkey to the signed-in person's."""
        session, who = await self.people.who(token)
        person, made = await self._made(site, wish.passkey, "add", wish.label)
        if person != who.id:
            raise NotAllowed("server-bad-passkey")
        await self._store(made)
        await self.store.sign_in.set_passkey_of(session.id, made.id)

    async def _store(self, made: Passkey) -> None:
        if not await self.store.sign_in.new_passkey(made):
            raise NotAllowed("server-bad-passkey")

    async def _made(
        self, site: Site, given: dict[str, Any], kind: str, label: str
    ) -> tuple[str, Passkey]:
        """A passkey that a browser has made, verified, and its person."""
        _check(site)
        from webauthn import verify_registration_response

        challenge, person = await self._answered(given, kind)
        try:
            made = verify_registration_response(
                credential=given, expected_challenge=challenge, expected_rp_id=site.name,
                expected_origin=site.origin,
            )  # fmt: skip
        except Exception:  # noqa: BLE001  # whatever is wrong with bytes of a stranger
            raise NotAllowed("server-bad-passkey") from None
        at = wall()
        return person, Passkey(
            _text(made.credential_id), person, made.credential_public_key, made.sign_count,
            clean_name(label)[:80], at, at,
        )  # fmt: skip

    # Coming back

    async def ask(self, site: Site) -> pm.PasskeyOptions:
        """What a browser needs to sign in, with any passkey for this site."""
        _check(site)
        from webauthn import generate_authentication_options, options_to_json

        challenge = await self._challenge("sign-in", "")
        options = generate_authentication_options(rp_id=site.name, challenge=challenge)
        return pm.PasskeyOptions(msgspec.json.decode(options_to_json(options)))

    async def sign_in(self, site: Site, wish: pm.SignIn) -> pm.Kept:
        """Sign in with a passkey."""
        _check(site)
        from webauthn import verify_authentication_response

        given = wish.passkey or {}
        challenge, _ = await self._answered(given, "sign-in")
        id = given.get("id")
        known = await self.store.sign_in.passkey(id) if isinstance(id, str) and _is_id(id) else None
        if known is None:
            raise NotAllowed("server-foreign-passkey")
        try:
            used = verify_authentication_response(
                credential=given, expected_challenge=challenge, expected_rp_id=site.name,
                expected_origin=site.origin, credential_public_key=known.public,
                credential_current_sign_count=known.count,
            )  # fmt: skip
        except Exception:  # noqa: BLE001  # the same
            raise NotAllowed("server-bad-passkey") from None
        await self.store.sign_in.used_passkey(known.id, used.new_sign_count, wall())
        return pm.Kept(await self.people.begin(known.person, wish.label, known.id))

    async def end(self, token: str, id: str) -> None:
        """Delete a passkey."""
        _, who = await self.people.who(token)
        if not _is_id(id) or not await self.store.sign_in.end_passkey(who.id, id):
            raise NotFound("server-no-device")

    async def name(self, token: str, id: str, naming: pm.Naming) -> None:
        """Rename a passkey."""
        _, who = await self.people.who(token)
        if not _is_id(id) or not await self.store.sign_in.name_passkey(
            who.id, id, clean_name(naming.label)
        ):
            raise NotFound("server-no-device")

    # Challenges

    async def _challenge(self, kind: str, person: str) -> bytes:
        challenge = secrets.token_bytes(32)
        await self.store.sign_in.new_ticket(
            hashed(_text(challenge)), kind, person, wall() + PATIENCE
        )  # fmt: skip
        return challenge

    async def _answered(self, given: dict[str, Any], kind: str) -> tuple[bytes, str]:
        """The challenge that was answered, and its person. This uses the challenge up."""
        try:
            said = msgspec.json.decode(_bytes(given["response"]["clientDataJSON"]), type=_Said)
            challenge = _bytes(said.challenge)
        except (KeyError, TypeError, ValueError, msgspec.DecodeError):
            raise NotAllowed("server-bad-passkey") from None
        person = await self.store.sign_in.take_ticket(hashed(_text(challenge)), kind, wall())
        if person is None:
            raise NotAllowed("server-late-passkey")
        return challenge, person


class _Said(msgspec.Struct):
    challenge: str


def _check(site: Site) -> None:
    if not is_there(site):
        raise Refused("server-no-passkeys")


def _is_id(id: str) -> bool:
    """Whether this could be a passkey's id, as we write them."""
    return 0 < len(id) < 1400 and id.isascii() and id.replace("-", "").replace("_", "").isalnum()


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
