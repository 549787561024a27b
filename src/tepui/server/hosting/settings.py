"""Settings that can change while a server runs. They are in the database, for all workers."""

import ipaddress
from collections.abc import Callable
from contextlib import suppress
from typing import Literal

import msgspec

from tepui.server.background import Tasks
from tepui.server.errors import Refused
from tepui.server.limits import Limits, Network
from tepui.server.news import SettingsChanged
from tepui.server.store.contract import Away, wall
from tepui.server.store.store import Store

DoorKind = Literal["open", "link", "members"]
ANNOUNCED = 86_400.0  # seconds for which an announcement is shown
# Limits that a host may change while the server runs: those that people notice.
CHANGEABLE = (
    "tables", "sockets_per_address", "tables_per_hour", "entries_per_hour", "people_per_hour",
    "sign_ins_per_minute", "requests_per_minute", "spectators", "chat_per_minute",
)  # fmt: skip


class Settings(msgspec.Struct, frozen=True):
    """What a host has decided."""

    door: DoorKind = "open"
    link: str = ""  # hash of the secret in the door's link
    opening: bool = True  # whether new tables may be opened
    # Addresses with many people behind them, and how many: their limits are that much higher.
    club: list[str] = []
    club_people: int = 200
    club_rated: bool = False  # whether people there are rated with each other
    limits: dict[str, int] = {}  # instead of those the server was started with
    announcement: str = ""
    announced: float = 0.0

    def announcement_at(self, at: float) -> str:
        """The announcement, as long as it is new."""
        return self.announcement if at - self.announced < ANNOUNCED else ""


class LiveSettings:
    """The settings as this worker knows them. `changed` is called with new ones."""

    def __init__(self, store: Store, changed: Callable[[Settings, Settings], None]) -> None:
        self.current = Settings()
        self._store = store
        self._changed = changed
        self._stored: bytes | None = None
        self._loading = Tasks()
        store.database.listeners.add(SettingsChanged, self._on_change)

    async def load(self) -> None:
        """Read the settings, if they have changed."""
        stored = await self._store.hosting.settings()
        if stored != self._stored:
            self._stored = stored
            before, self.current = self.current, read(stored)
            self._changed(before, self.current)

    async def stop(self) -> None:
        """Stop loading."""
        await self._loading.finish(0)

    async def change(self, settings: Settings) -> None:
        """Store settings, and apply them here and at the other workers."""
        await change(self._store, settings)
        await self.load()

    def _on_change(self, worker: str, news: SettingsChanged) -> None:
        self._loading.start(self._load_now())

    async def _load_now(self) -> None:
        with suppress(Away):  # the next round of chores reads them
            await self.load()


def read(stored: bytes | None) -> Settings:
    """Settings as they were stored, without what a newer program has added."""
    return msgspec.json.decode(stored, type=Settings) if stored else Settings()


async def settings_in(store: Store) -> Settings:
    """The settings in a database."""
    return read(await store.hosting.settings())


async def change(store: Store, settings: Settings) -> None:
    """Store settings, and let all workers know."""
    await store.hosting.set_settings(msgspec.json.encode(settings))
    await store.database.tell(SettingsChanged())


async def announce(store: Store, text: str) -> None:
    """Show a text to everybody at a table, for a day; an empty text removes it."""
    settings = await settings_in(store)
    await change(store, msgspec.structs.replace(settings, announcement=text, announced=wall()))
    await store.hosting.log("announce", "", text)


def setting_texts(settings: Settings) -> dict[str, str]:
    """What `edited` can change, as text. An empty limit is the one the server was started with."""
    held = {name: getattr(settings, name) for name in _kinds()}
    held |= {name: settings.limits.get(name, "") for name in CHANGEABLE}
    return {name: _as_text(value) for name, value in held.items()}


def edited(settings: Settings, given: dict[str, str]) -> Settings:
    """Settings with some replaced. An empty text restores the default."""
    kinds, limits = _kinds(), dict(settings.limits)
    values = {name: getattr(settings, name) for name in kinds}
    for name, text in given.items():
        try:
            if name in kinds:
                default = getattr(Settings(), name)
                values[name] = _from_text(text, kinds[name]) if text else default
            elif name not in CHANGEABLE:
                raise Refused(
                    "server-no-setting", name=name[:40], known=", ".join(setting_texts(settings))
                )
            elif text:
                limits[name] = _number(text)
            else:
                limits.pop(name, None)
        except (ValueError, KeyError) as wrong:
            key = "server-not-a-number" if isinstance(wrong, ValueError) else "server-not-yes-or-no"
            raise Refused(key, name=name, given=text[:60]) from None
    networks(values["club"])
    limits_with(Limits(), limits)
    return msgspec.structs.replace(settings, limits=limits, **values)


def _kinds() -> dict[str, type]:
    """The settings that no command of their own changes."""
    own = ("door", "link", "limits", "announcement", "announced")
    return {
        name: type(value)
        for name, value in msgspec.structs.asdict(Settings()).items() if name not in own
    }  # fmt: skip


def _as_text(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(value) if isinstance(value, list) else str(value)


def _from_text(text: str, kind: type) -> object:
    if kind is bool:
        return {"yes": True, "no": False}[text]
    if kind is list:
        return text.replace(",", " ").split()
    return _number(text)


def _number(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def networks(club: list[str]) -> tuple[Network, ...]:
    """The addresses of a club. Raises on an invalid one."""
    parsed = []
    for each in club:
        try:
            parsed.append(ipaddress.ip_network(each, strict=False))
        except ValueError:
            raise Refused("server-bad-network", given=each[:60]) from None
    return tuple(parsed)


def limits_with(limits: Limits, changed: dict[str, int]) -> Limits:
    """The limits, with the host's changes."""
    for name, value in changed.items():
        if name not in CHANGEABLE or value < 1:
            raise Refused("server-bad-limit", limit=name[:40], known=", ".join(CHANGEABLE))
    own = msgspec.structs.asdict(limits)
    return Limits(**{name: type(own[name])(changed.get(name, own[name])) for name in own})
