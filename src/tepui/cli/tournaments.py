"""`tepui host tournaments`: list tournaments, show who takes part, rename an entrant."""

from __future__ import annotations

import asyncio

import click

import tepui
from tepui.cli.host import database_of
from tepui.cli.language import say
from tepui.server.tournament import host
from tepui.server.tournament.state import Contest


def going(database: str | None) -> None:
    """List those that are not over."""
    found = asyncio.run(host.going(database_of(database)))
    for contest in found:
        click.echo(_line(contest))
    if not found:
        click.echo(say()("cli-tournaments-none"))


def show(database: str | None, tournament: str) -> None:
    """Who takes part, by number."""
    contest = asyncio.run(host.one(database_of(database), tournament))
    click.echo(_line(contest))
    for number, one in enumerate(contest.entrants):
        known = one.person or "-"
        click.echo("  " + say()("cli-tournaments-who", n=number, name=one.name, id=known))


def call(database: str | None, tournament: str, entrant: int, name: str) -> None:
    """Rename an entrant."""
    asyncio.run(host.call(database_of(database), tournament, entrant, name))
    click.echo(say()("cli-tournaments-called", n=entrant, tournament=tournament, name=name))


def _line(contest: Contest) -> str:
    title = contest.terms.title or tepui.game(contest.terms.game).title
    return say()(
        "cli-tournaments-line", id=contest.id, title=title, n=len(contest.entrants),
        rounds=len(contest.rounds),
    )  # fmt: skip
