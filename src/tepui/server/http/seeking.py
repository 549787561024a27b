"""Finding opponents, over HTTP. A search is identified by a secret in the Authorization header."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tepui.server.http.request import (
    address_of,
    answer,
    body_of,
    may_open,
    token_of,
    worker_of,
)  # fmt: skip
from tepui.server.people import messages as pm


async def seek(request: Request) -> Response:
    """Search for opponents."""
    wish = await body_of(request, pm.Seek)
    person = await may_open(request)
    worker = worker_of(request)
    address = worker.addresses.key(address_of(request))
    return answer(await worker.seeking.seek(wish, person, address), 201)


async def look(request: Request) -> Response:
    """The state of a search; the answer waits a while for news."""
    worker = worker_of(request)

    async def gone() -> bool:
        return not worker.ready or await request.is_disconnected()

    return answer(await worker.seeking.look(token_of(request), gone))


async def stop(request: Request) -> Response:
    """Stop searching."""
    return answer(await worker_of(request).seeking.stop(token_of(request)))
