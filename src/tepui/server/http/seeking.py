"""Finding opponents, over HTTP. A search is identified by a secret in the Authorization header."""

from starlette.requests import Request

from tepui.server.http.operation import operation
from tepui.server.http.request import (
    may_open,
    opener_of,
    token_of,
    worker_of,
)  # fmt: skip
from tepui.server.people import messages as pm


@operation("POST", "/seek", status=201)
async def seek(request: Request, wish: pm.Seek) -> pm.Sought:
    """Search for opponents. The caller is seated when enough people have come."""
    person = await may_open(request)
    worker = worker_of(request)
    return await worker.seeking.seek(wish, person, opener_of(request))


@operation("GET", "/seek")
async def look(request: Request) -> pm.Sought:
    """The state of a search; the answer waits a while for news."""
    worker = worker_of(request)

    async def gone() -> bool:
        return not worker.ready or await request.is_disconnected()

    return await worker.seeking.look(token_of(request), gone)


@operation("DELETE", "/seek")
async def stop(request: Request) -> pm.Sought:
    """Stop searching."""
    return await worker_of(request).seeking.stop(token_of(request))
