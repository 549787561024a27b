"""Matches over HTTP. Players of a match identify themselves by their seat's token."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tepui.server.http.request import answer, body_of, may_open, token_of, worker_of
from tepui.server.table.duplicate import MatchWish


async def open_match(request: Request) -> Response:
    """Open a match."""
    worker = worker_of(request)
    wish = await body_of(request, MatchWish)
    person = await may_open(request, wish.tables)
    return answer(await worker.matches.open(wish, person), 201)


async def match(request: Request) -> Response:
    """A match, as far as the caller may know it."""
    id = request.path_params["match"]
    return answer(await worker_of(request).matches.told(id, token_of(request)))


async def go_without(request: Request) -> Response:
    """Close tables of a match that keep others waiting and where nobody plays."""
    await worker_of(request).matches.go_without(request.path_params["match"], token_of(request))
    return Response(status_code=204)
