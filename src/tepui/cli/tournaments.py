"""`tepui host tournaments`: list tournaments, show who takes part, rename an entrant."""

import asyncio
from typing import Any

import tepui
from tepui.cli.command import argument
from tepui.cli.host import database_of
from tepui.cli.language import say, tell
from tepui.cli.options import in_database, with_json
from tepui.cli.output import print_json
from tepui.server.tournament import host
from tepui.server.tournament.state import Contest


@in_database
@with_json
def going(database: str | None, as_json: bool) -> None:
    """List those that are not over."""
    contests = asyncio.run(host.going(database_of(database)))
    if as_json:
        print_json([_plain(contest) for contest in contests])
        return
    for contest in contests:
        tell(_line(contest))
    if not contests:
        tell(say()("cli-tournaments-none"))


@in_database
@argument("tournament")
@with_json
def show(database: str | None, tournament: str, as_json: bool) -> None:
    """Who takes part, by number."""
    contest = asyncio.run(host.one(database_of(database), tournament))
    if as_json:
        print_json(_plain(contest))
        return
    tell(_line(contest))
    for number, one in enumerate(contest.entrants):
        known = one.person or "-"
        tell("  " + say()("cli-tournaments-who", n=number, name=one.name, id=known))


@in_database
@argument("tournament")
@argument("entrant", type=int)
@argument("name")
def call(database: str | None, tournament: str, entrant: int, name: str) -> None:
    """Rename an entrant."""
    asyncio.run(host.call(database_of(database), tournament, entrant, name))
    tell(say()("cli-tournaments-called", n=entrant, tournament=tournament, name=name))


def _plain(contest: Contest) -> dict[str, Any]:
    return {
        "id": contest.id, "game": contest.terms.game, "title": contest.terms.title,
        "rounds": len(contest.rounds),
        "entrants": [{"name": one.name, "person": one.person} for one in contest.entrants],
    }  # fmt: skip


def _line(contest: Contest) -> str:
    title = contest.terms.title or tepui.game(contest.terms.game).title
    return say()(
        "cli-tournaments-line", id=contest.id, title=title, n=len(contest.entrants),
        rounds=len(contest.rounds),
    )  # fmt: skip
