"""The deals of the day over HTTP. A person is proved by a secret of the browser, as a token is."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tepui.server import messages as ms
from tepui.server.errors import TooMuch
from tepui.server.http.request import address_of, answer, body_of, token_of, worker_of


async def today(request: Request) -> Response:
    """Today's deals, and what its asker has done of them."""
    return answer(await worker_of(request).days.summary(token_of(request)))


async def begin(request: Request) -> Response:
    """Begin a try, or go on with it; or practise."""
    worker = worker_of(request)
    wish = await body_of(request, ms.DailyWish)
    if not worker.addresses.may_open(address_of(request)):
        raise TooMuch("server-many-tables")
    game = request.path_params["game"]
    return answer(await worker.days.begin(game, wish, address_of(request)), 201)


async def board(request: Request) -> Response:
    """The results of a day's deal, for those who may know them."""
    days, asked = worker_of(request).days, request.path_params
    return answer(await days.board(asked["game"], asked["day"], token_of(request)))
