"""`tepui host admin`, `door`, `invite`, `settings`, `announce` and `log`: decisions of a host while
the server runs.
"""

import asyncio
import os
import secrets
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TypeVar

import click

from tepui.cli import running
from tepui.cli.command import argument, option
from tepui.cli.host_tables import database_of
from tepui.cli.language import say, tell
from tepui.cli.options import in_database, with_json
from tepui.cli.output import options_of, print_json, print_list
from tepui.server.hosting import door as doors
from tepui.server.hosting import settings
from tepui.server.hosting.settings import DoorKind, announce
from tepui.server.store.contract import wall
from tepui.server.store.hosting import HostAct
from tepui.server.store.open import opened
from tepui.server.store.store import Store
from tepui.server.table.names import clean_name
from tepui.server.table.tables import hashed

MINUTES = 10  # for which the link is valid
T = TypeVar("T")


@in_database
@option("--address", default="")
def admin(database: str | None, address: str) -> None:
    """Print a link that opens the host's page, once and soon."""
    code = secrets.token_urlsafe(24)
    until = wall() + 60 * MINUTES
    named = database_of(database)
    _with(named, lambda store: store.sign_in.new_ticket(hashed(code), "host", "", until))
    tell(say()("cli-admin", minutes=MINUTES))
    tell(f"{place_of(named, address)}/host#code={code}")


@in_database
@argument("kind", type=click.Choice(["open", "link", "members"]), required=False)
@option("--known", is_flag=True)
@option("--link", is_flag=True)
def door(database: str | None, kind: DoorKind | None, known: bool, link: bool) -> None:
    """Say who may come in, or make a new link."""
    named = database_of(database)
    if kind is not None:
        _with(named, lambda store: doors.set_door(store, kind, known))
        tell(say()(f"cli-door-{kind}"))
    if kind is None and not link:
        tell(say()(f"cli-door-{_with(named, settings.settings_in).door}"))
    if link or kind == "link":
        secret = _with(named, doors.new_link)
        tell(say()("cli-door-by"))
        tell(f"{place_of(named, '')}/#door={secret}")


@in_database
@option("--label", default="")
@option("--uses", type=click.IntRange(1, 1000), default=1)
@option("--days", type=click.IntRange(1, 365), default=14)
def invite(database: str | None, label: str, uses: int, days: int) -> None:
    """Print a code that lets people in."""
    named = database_of(database)
    code = _with(named, lambda store: doors.invite(store, label, uses, days))
    tell(say()("cli-invited", code=code, uses=uses, days=days))
    tell(f"{place_of(named, '')}/#door={code}")


@in_database
@argument("changes", nargs=-1)
@with_json
def host_settings(database: str | None, changes: tuple[str, ...], as_json: bool) -> None:
    """Change what the host's page changes, and say how it is."""
    given = options_of(changes)

    async def change(store: Store) -> settings.Settings:
        before = await settings.settings_in(store)
        after = settings.edited(before, given)
        if after != before:
            await settings.change(store, after)
            await store.hosting.log("settings", "", " ".join(changes))
        return after

    found = settings.setting_texts(_with(database_of(database), change))
    if as_json:
        print_json(found)
        return
    for name, value in found.items():
        tell(f"{name}={value}")


@in_database
@argument("text")
def host_announce(database: str | None, text: str) -> None:
    """Say something at all tables."""
    said = clean_name(text)[:500] if text.strip() else ""
    _with(database_of(database), lambda store: announce(store, said))
    tell(say()("cli-announced" if said else "cli-announced-nothing"))


@in_database
@with_json
def log(database: str | None, as_json: bool) -> None:
    """What hosts have done."""
    acts = _with(database_of(database), lambda store: store.hosting.acts(200))
    print_list(acts[::-1], lambda act: act, _line, "cli-log-empty", as_json)


def _line(act: HostAct) -> str:
    day = datetime.fromtimestamp(act.at, UTC).strftime("%Y-%m-%d %H:%M")
    return f"{day} {say()(f'cli-act-{act.what}', whom=act.whom or '–', text=act.text or '–')}"


def place_of(database: str, address: str) -> str:
    """Where people reach the server of a database."""
    here = [each for each in running.notes() if each.database == running.public(database)]
    given = address or os.environ.get("TEPUI_ADDRESS") or (here[0].address if here else "")
    at = running.reached_at(here[0]) if here else "127.0.0.1:8000"
    return (given or f"http://{at}").rstrip("/")


def _with(database: str, act: Callable[[Store], Awaitable[T]]) -> T:
    async def done() -> T:
        async with opened(database) as store:
            return await act(store)

    return asyncio.run(done())
