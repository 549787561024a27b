"""Tournaments over HTTP. Organisers and entrants identify themselves by a token or a session."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tepui.server.errors import Refused, TooMuch
from tepui.server.http.notices import wished
from tepui.server.http.request import (
    address_of,
    answer,
    body_of,
    language_of,
    may_open,
    session_of,
    token_of,
    worker_of,
)  # fmt: skip
from tepui.server.table.tables import hashed
from tepui.server.tournament import messages as tm
from tepui.server.tournament.tournaments import Tournaments


async def _asked(request: Request) -> tuple[Tournaments, str, str, str]:
    """The tournaments, the id of one, its secret, and the signed-in caller, if any."""
    worker, token, person = worker_of(request), token_of(request), await session_of(request)
    return worker.tournaments, request.path_params.get("tournament", ""), token, person


async def open_tournament(request: Request) -> Response:
    """Open a tournament."""
    wish = await body_of(request, tm.TournamentWish)
    person = await may_open(request)
    opened = await worker_of(request).tournaments.open(wish, person, address_of(request))
    return answer(opened, 201)


async def listed(request: Request) -> Response:
    """The public tournaments."""
    return answer(await worker_of(request).tournaments.listed())


async def tournament(request: Request) -> Response:
    """A tournament: its entrants, rounds and standings."""
    tournaments, id, token, person = await _asked(request)
    return answer(await tournaments.told(id, token, person))


async def enter(request: Request) -> Response:
    """Enter a tournament."""
    entry = await body_of(request, tm.TournamentEntry)
    tournaments, id, token, person = await _asked(request)
    if not worker_of(request).addresses.may_enter(address_of(request), person):
        raise TooMuch("server-many-entries")
    return answer(await tournaments.enter(id, entry, token, person), 201)


async def do(request: Request) -> Response:
    """An action of the organiser or an entrant."""
    wish = await body_of(request, tm.TournamentDo)
    tournaments, id, token, person = await _asked(request)
    await tournaments.do(id, wish, token, person)
    return answer(await tournaments.told(id, token, person))


async def keep(request: Request) -> Response:
    """Tournaments of this browser become those of the signed-in caller."""
    held = await body_of(request, tm.HeldTournaments)
    _, who = await worker_of(request).people.who(token_of(request))
    return answer(await worker_of(request).tournaments.keep(who.id, held))


async def mine(request: Request) -> Response:
    """The tournaments of the signed-in caller."""
    _, who = await worker_of(request).people.who(token_of(request))
    return answer(await worker_of(request).tournaments.of(who.id))


async def standings(request: Request) -> Response:
    """The standings as CSV."""
    tournaments, id, _, _ = await _asked(request)
    text = await tournaments.sheet(id, language_of(request))
    name = f'attachment; filename="tepui-{id}.csv"'
    return Response(
        text, media_type="text/csv; charset=utf-8", headers={"content-disposition": name}
    )


async def set_notice(request: Request) -> Response:
    """Notify the caller when a round begins, and when it is their turn at its tables."""
    tournaments, id, token, person = await _asked(request)
    await tournaments.entered(id, token, person)
    way = await wished(request, f"{id} {hashed(token)}")
    if way.kind == "push":
        raise Refused("server-cannot")  # a browser asks about tables or accounts
    await tournaments.set_notice(id, way, token, person)
    return Response(status_code=204)


async def drop_notice(request: Request) -> Response:
    """Stop notifying the caller."""
    tournaments, id, token, person = await _asked(request)
    await tournaments.set_notice(id, None, token, person)
    return Response(status_code=204)
