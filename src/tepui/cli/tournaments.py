"""`tepui host tournaments`: list tournaments, show who takes part, rename an entrant."""

import asyncio
from typing import Any

import tepui
from tepui.cli.command import argument
from tepui.cli.host_tables import database_of
from tepui.cli.language import say, tell
from tepui.cli.options import in_database, with_json
from tepui.cli.output import print_json, print_list
from tepui.server.tournament import moderation
from tepui.server.tournament.state import Tournament


@in_database
@with_json
def list_tournaments(database: str | None, as_json: bool) -> None:
    """List those that are not over."""
    tournaments = asyncio.run(moderation.going(database_of(database)))
    print_list(tournaments, _plain, _line, "cli-tournaments-none", as_json)


@in_database
@argument("tournament")
@with_json
def show(database: str | None, tournament: str, as_json: bool) -> None:
    """Who takes part, by number."""
    state = asyncio.run(moderation.one(database_of(database), tournament))
    if as_json:
        print_json(_plain(state))
        return
    tell(_line(state))
    for number, one in enumerate(state.entrants):
        known = one.person or "-"
        tell("  " + say()("cli-tournaments-who", n=number, name=one.name, id=known))


@in_database
@argument("tournament")
@argument("entrant", type=int)
@argument("name")
def name_entrant(database: str | None, tournament: str, entrant: int, name: str) -> None:
    """Rename an entrant."""
    asyncio.run(moderation.call(database_of(database), tournament, entrant, name))
    tell(say()("cli-tournaments-called", n=entrant, tournament=tournament, name=name))


def _plain(tournament: Tournament) -> dict[str, Any]:
    return {
        "id": tournament.id, "game": tournament.terms.game, "title": tournament.terms.title,
        "rounds": len(tournament.rounds),
        "entrants": [{"name": one.name, "person": one.person} for one in tournament.entrants],
    }  # fmt: skip


def _line(tournament: Tournament) -> str:
    title = tournament.terms.title or tepui.game(tournament.terms.game).title
    return say()(
        "cli-tournaments-line", id=tournament.id, title=title, n=len(tournament.entrants),
        rounds=len(tournament.rounds),
    )  # fmt: skip
