"""The daily challenge over HTTP. Callers send a session, or a secret of their browser."""

import msgspec
from starlette.requests import Request

from tepui.engine.rules.contract import SPECTATOR
from tepui.server import messages as ms
from tepui.server.http.operation import Query, operation
from tepui.server.http.request import (
    home_of,
    may_open,
    opener_of,
    person_of,
    token_of,
    worker_of,
)
from tepui.server.store.contract import Asker
from tepui.server.table import board as bd
from tepui.server.table.tables import SESSION, hashed


@operation("GET", "/daily")
async def today(request: Request) -> bd.Daily:
    """Today's deals; with a session or the browser's secret, also the caller's progress."""
    return await worker_of(request).days.summary(await _asker(request))


@operation("POST", "/daily/{game}", status=201)
async def begin(request: Request, wish: bd.DailyWish) -> ms.Seated:
    """Begin or continue a try at a day's deal, or practise."""
    worker = worker_of(request)
    who, game = await may_open(request), request.path_params["game"]
    seated = await worker.days.begin(game, wish, home_of(request), who, opener_of(request))
    if who:  # the session replaces the seat's token
        seated = msgspec.structs.replace(seated, token=token_of(request))
    return seated


@operation("GET", "/daily/{game}/{day}", query=(Query("table"),))
async def board(request: Request) -> bd.Board:
    """A day's deal with its results, for those who may know them."""
    days, asked = worker_of(request).days, request.path_params
    return await days.board(asked["game"], asked["day"], await _asker(request))


async def _asker(request: Request) -> Asker:
    token, table = token_of(request), request.query_params.get("table", "")
    if table:
        live = await worker_of(request).tables.find(table)
        viewer = await worker_of(request).tables.viewer_of(live.state, token)
        return Asker() if viewer == SPECTATOR else Asker(table=table)
    if token.startswith(SESSION):
        return Asker(await person_of(request))
    return Asker(browser=hashed(token) if token else "")
