"""`tepui host admin`, `door`, `invite`, `announce` and `log`: decisions of a host while the server
runs.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TypeVar

import click

from tepui.cli import running
from tepui.cli.host import database_of
from tepui.cli.language import say
from tepui.server.hosting import door as doors
from tepui.server.hosting.settings import DoorKind, announce
from tepui.server.store.contract import wall
from tepui.server.store.open import opened
from tepui.server.store.store import Store
from tepui.server.table.names import shown
from tepui.server.table.tables import hashed

MINUTES = 10  # for which the link is good
T = TypeVar("T")


def admin(database: str | None, address: str) -> None:
    """Print a link that opens the host's page, once and soon."""
    code = secrets.token_urlsafe(24)
    until = wall() + 60 * MINUTES
    named = database_of(database)
    _with(named, lambda store: store.sign_in.new_ticket(hashed(code), "host", "", until))
    click.echo(say()("cli-admin", minutes=MINUTES))
    click.echo(f"{place_of(named, address)}/host#code={code}")


def door(database: str | None, kind: DoorKind | None, known: bool, link: bool) -> None:
    """Say who may come in, or make a new link."""
    named = database_of(database)
    if kind is not None:
        _with(named, lambda store: doors.set_door(store, kind, known))
        click.echo(say()(f"cli-door-{kind}"))
    if link or kind == "link":
        secret = _with(named, doors.new_link)
        click.echo(say()("cli-door-by"))
        click.echo(f"{place_of(named, '')}/#door={secret}")


def invite(database: str | None, label: str, uses: int, days: int) -> None:
    """Print a code that lets people in."""
    named = database_of(database)
    code = _with(named, lambda store: doors.invite(store, label, uses, days))
    click.echo(say()("cli-invited", code=code, uses=uses, days=days))
    click.echo(f"{place_of(named, '')}/#door={code}")


def tell(database: str | None, text: str) -> None:
    """Say something at all tables."""
    said = shown(text)[:500] if text.strip() else ""
    _with(database_of(database), lambda store: announce(store, said))
    click.echo(say()("cli-announced" if said else "cli-announced-nothing"))


def log(database: str | None) -> None:
    """What hosts have done."""
    acts = _with(database_of(database), lambda store: store.hosting.acts(200))
    for each in reversed(acts):
        day = datetime.fromtimestamp(each.at, UTC).strftime("%Y-%m-%d %H:%M")
        click.echo(" ".join(part for part in (day, each.what, each.whom, each.text) if part))
    if not acts:
        click.echo(say()("cli-log-empty"))


def place_of(database: str, address: str) -> str:
    """Where people reach the server of a database."""
    here = [each for each in running.notes() if each.database == database]
    given = address or os.environ.get("TEPUI_ADDRESS") or (here[0].address if here else "")
    at = running.reached_at(here[0]) if here else "127.0.0.1:8000"
    return (given or f"http://{at}").rstrip("/")


def _with(database: str, act: Callable[[Store], Awaitable[T]]) -> T:
    async def done() -> T:
        async with opened(database) as store:
            return await act(store)

    return asyncio.run(done())
