"""Tournaments over HTTP. Organisers and entrants identify themselves by a token or a session."""

from starlette.requests import Request
from starlette.responses import Response

from tepui.server.errors import Refused, TooMuch
from tepui.server.http.messages import NoticeWish
from tepui.server.http.notices import wished
from tepui.server.http.operation import operation
from tepui.server.http.request import (
    address_of,
    language_of,
    may_open,
    session_of,
    token_of,
    worker_of,
)  # fmt: skip
from tepui.server.table.tables import hashed
from tepui.server.tournament import messages as tm
from tepui.server.tournament.tournaments import Tournaments


async def _parameters(request: Request) -> tuple[Tournaments, str, str, str]:
    """The tournaments, the id of one, its secret, and the signed-in caller, if any."""
    worker, token, person = worker_of(request), token_of(request), await session_of(request)
    return worker.tournaments, request.path_params.get("tournament", ""), token, person


@operation("POST", "/tournaments", status=201)
async def open_tournament(request: Request, wish: tm.TournamentWish) -> tm.TournamentOpened:
    """Open a tournament: a league, a Swiss or a duplicate Swiss."""
    person = await may_open(request)
    return await worker_of(request).tournaments.entry.open(wish, person, address_of(request))


@operation("GET", "/tournaments")
async def listed(request: Request) -> tm.Tournaments:
    """The public tournaments: upcoming, running, past."""
    return await worker_of(request).tournaments.listed()


@operation("GET", "/tournaments/{tournament}")
async def tournament(request: Request) -> tm.TournamentTold:
    """A tournament: its entrants, rounds and standings. Tables that play one deal are shown when
    all of them are over.
    """
    tournaments, id, token, person = await _parameters(request)
    return await tournaments.page(id, token, person)


@operation("POST", "/tournaments/{tournament}/enter", status=201)
async def enter(request: Request, entry: tm.TournamentEntry) -> tm.TournamentEntered:
    """Enter, with the secret of the link. The token is valid for all your seats in it."""
    tournaments, id, token, person = await _parameters(request)
    addresses, address = worker_of(request).addresses, address_of(request)
    if not addresses.may("enter", address, person):
        raise TooMuch("server-many-entries")
    home = "" if addresses.is_club(address) else addresses.home(address)
    return await tournaments.entry.enter(id, entry, token, person, home)


@operation("POST", "/tournaments/{tournament}/do")
async def do(request: Request, wish: tm.TournamentDo) -> tm.TournamentTold:
    """An action of the organiser or an entrant."""
    tournaments, id, token, person = await _parameters(request)
    await tournaments.do(id, wish, token, person)
    return await tournaments.page(id, token, person)


@operation("POST", "/me/tournaments")
async def keep(request: Request, held: tm.HeldTournaments) -> tm.OwnTournaments:
    """Add tournaments of this browser to my account."""
    _, who = await worker_of(request).people.who(token_of(request))
    return await worker_of(request).tournaments.entry.keep(who.id, held)


@operation("GET", "/me/tournaments")
async def mine(request: Request) -> tm.MyTournaments:
    """Tournaments that I organise or take part in."""
    _, who = await worker_of(request).people.who(token_of(request))
    return await worker_of(request).tournaments.of(who.id)


@operation("GET", "/tournaments/{tournament}/standings.csv", text="text/csv")
async def standings(request: Request) -> Response:
    """The standings, with the points of each round, as CSV."""
    tournaments, id, _, _ = await _parameters(request)
    text = await tournaments.sheet(id, language_of(request))
    name = f'attachment; filename="tepui-{id}.csv"'
    return Response(
        text, media_type="text/csv; charset=utf-8", headers={"content-disposition": name}
    )


@operation("PUT", "/tournaments/{tournament}/notice")
async def set_notice(request: Request, wish: NoticeWish) -> None:
    """Notify me by mail or webhook: at live tables when a round begins, at others when it is my
    turn.
    """
    tournaments, id, token, person = await _parameters(request)
    await tournaments.entry.entered(id, token, person)
    way = await wished(request, wish, f"{id} {hashed(token)}")
    if way.kind == "push":
        raise Refused("server-cannot")  # a browser asks about tables or accounts
    await tournaments.set_notice(id, way, token, person)


@operation("DELETE", "/tournaments/{tournament}/notice")
async def drop_notice(request: Request) -> None:
    """Stop notifying me."""
    tournaments, id, token, person = await _parameters(request)
    await tournaments.set_notice(id, None, token, person)
