"""Matches over HTTP. Players of a match identify themselves by their seat's token."""

from starlette.requests import Request

from tepui.server.http.operation import operation
from tepui.server.http.request import may_open, opener_of, token_of, worker_of
from tepui.server.table.duplicate import MatchSeated, MatchTold, MatchWish


@operation("POST", "/matches", status=201)
async def open_match(request: Request, wish: MatchWish) -> MatchSeated:
    """Open a match: tables that play the same deals."""
    worker = worker_of(request)
    person = await may_open(request, wish.tables)
    return await worker.matches.open(wish, person, opener_of(request))


@operation("GET", "/matches/{match}")
async def match(request: Request) -> MatchTold:
    """A match, as far as the caller may know it; with a seat's token, also its deals."""
    id = request.path_params["match"]
    return await worker_of(request).matches.page(id, token_of(request))


@operation("POST", "/matches/{match}/go-without")
async def go_without(request: Request) -> None:
    """Close tables that keep others waiting and where nobody plays."""
    await worker_of(request).matches.go_without(request.path_params["match"], token_of(request))
