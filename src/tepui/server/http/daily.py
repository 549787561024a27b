"""The deal of the day over HTTP. Callers identify themselves by a session or a secret of their
browser.
"""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tepui.engine.contract import SPECTATOR
from tepui.server.http.request import (
    address_of,
    answer,
    body_of,
    may_open,
    person_of,
    token_of,
    worker_of,
)
from tepui.server.store.contract import Asker
from tepui.server.table import board as bd
from tepui.server.table.tables import SESSION, hashed


async def today(request: Request) -> Response:
    """Today's deals, and how far the caller has come with them."""
    return answer(await worker_of(request).days.summary(await _asker(request)))


async def begin(request: Request) -> Response:
    """Begin or continue a try, or practise."""
    worker = worker_of(request)
    wish = await body_of(request, bd.DailyWish)
    who, game = await may_open(request), request.path_params["game"]
    seated = await worker.days.begin(game, wish, address_of(request), who)
    if who:  # the session stands for the seat's token
        seated = msgspec.structs.replace(seated, token=token_of(request))
    return answer(seated, 201)


async def board(request: Request) -> Response:
    """The results of a day's deal, for those who may know them."""
    days, asked = worker_of(request).days, request.path_params
    return answer(await days.board(asked["game"], asked["day"], await _asker(request)))


async def _asker(request: Request) -> Asker:
    token, table = token_of(request), request.query_params.get("table", "")
    if table:
        live = await worker_of(request).tables.find(table)
        viewer = await worker_of(request).tables.viewer_of(live.state, token)
        return Asker() if viewer == SPECTATOR else Asker(table=table)
    if token.startswith(SESSION):
        return Asker(await person_of(request))
    return Asker(browser=hashed(token) if token else "")
