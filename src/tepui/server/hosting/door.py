"""Who may enter: everybody, people with the link, or members who were invited with a code.

Whoever is admitted gets a pass, a secret that their browser keeps in a cookie and sends with every
request. A pass grants access and nothing else: what somebody may do inside is proved by tokens as
usual.
"""

import hmac
import secrets
import time
from collections import OrderedDict

import msgspec

from tepui.server.errors import NotAllowed
from tepui.server.hosting.settings import DoorKind, LiveSettings, change, settings_in
from tepui.server.people.code import new_code, read_code
from tepui.server.store.contract import wall
from tepui.server.store.hosting import DoorCode, Pass
from tepui.server.store.store import Store
from tepui.server.table.names import clean_name
from tepui.server.table.tables import hashed

CODE = 12  # letters of a code
PASS_CACHE_SECONDS = 15.0  # seconds until a pass is looked up again
KNOWN = 20_000  # passes to remember
SEEN = 86_400.0  # seconds between two notes that a pass is in use
REFUSALS: dict[DoorKind, str] = {"link": "server-door-link", "members": "server-door-members"}


class Door:
    """Access to this server, as one worker checks it."""

    def __init__(self, store: Store, settings: LiveSettings) -> None:
        self._store = store
        self._settings = settings
        self._known: OrderedDict[str, float] = OrderedDict()  # valid passes, and until when

    @property
    def kind(self) -> DoorKind:
        """Who may enter."""
        return self._settings.current.door

    def forget(self) -> None:
        """Forget the passes that were checked: after a change, all are looked up again."""
        self._known.clear()

    async def check(self, secret: str) -> None:
        """Refuse anybody who has no access."""
        if self.kind != "open" and not await self._admits(secret):
            raise NotAllowed(REFUSALS[self.kind])

    async def _admits(self, secret: str) -> bool:
        if not secret:
            return False
        key, at = hashed(secret), time.monotonic()
        if self._known.get(key, 0.0) > at:
            return True
        entry = await self._store.hosting.pass_of(key)
        if entry is None or (self.kind == "members" and entry.kind == "link"):
            return False
        if wall() - entry.seen > SEEN:
            await self._store.hosting.saw_pass(key, wall())
        self._known[key] = at + PASS_CACHE_SECONDS
        if len(self._known) > KNOWN:
            self._known.popitem(last=False)
        return True

    async def enter(self, code: str, person: str) -> str:
        """Admit somebody by the link's secret, a code, or as a signed-in member. Returns a pass."""
        hosting = self._store.hosting
        if person and person in await hosting.members([person]):
            return await self._made("member", "", person)
        if self.kind == "link" and code and self._is_link(code):
            return await self._made("link", "", person)
        bare = read_code(code, CODE)
        label = await hosting.use_code(hashed(bare)) if bare else None
        if label is None:
            raise NotAllowed(
                "server-door-code" if code else REFUSALS.get(self.kind, "server-door-code")
            )
        if person:
            await hosting.add_member(person)
        return await self._made("code", label, person)

    async def signed_in(self, secret: str, person: str) -> None:
        """The pass's owner has signed in; with a code, they become a member."""
        entry = await self._store.hosting.pass_of(hashed(secret)) if secret else None
        if entry is not None:
            await self._store.hosting.own_pass(hashed(secret), person)
            if entry.kind == "code":
                await self._store.hosting.add_member(person)

    def _is_link(self, code: str) -> bool:
        link = self._settings.current.link
        return bool(link) and hmac.compare_digest(link, hashed(code))

    async def _made(self, kind: str, label: str, person: str) -> str:
        secret, at = secrets.token_urlsafe(24), wall()
        made = Pass(secrets.token_hex(8), kind, label, person, at, at)
        await self._store.hosting.new_pass(hashed(secret), made)
        return secret


async def new_link(store: Store) -> str:
    """The secret of a new link; whoever used the old one loses access."""
    secret = secrets.token_urlsafe(18)
    settings = await settings_in(store)
    await store.hosting.end_passes_by("link")
    await change(store, msgspec.structs.replace(settings, link=hashed(secret)))
    await store.hosting.log("new-link")
    return secret


async def invite(store: Store, label: str, uses: int, days: int) -> str:
    """A code that admits this many people, for this many days."""
    code = new_code(CODE)
    label = clean_name(label)[:60] if label.strip() else ""
    made = DoorCode(secrets.token_hex(8), label, uses, wall() + days * 86_400)
    await store.hosting.new_code(hashed(read_code(code, CODE) or ""), made)
    await store.hosting.log("invite", label, str(uses))
    return code


async def set_door(store: Store, kind: DoorKind, known: bool = False) -> None:
    """Set who may enter. `known`: everybody with an account becomes a member."""
    settings = await settings_in(store)
    if known:
        await store.hosting.add_everybody()
    await change(store, msgspec.structs.replace(settings, door=kind))
    await store.hosting.log("door", kind)
