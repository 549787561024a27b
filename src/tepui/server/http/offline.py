"""Games that went on without a connection are handed in."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from tepui.engine.contract import SPECTATOR
from tepui.server.errors import NotAllowed, Refused
from tepui.server.http.replays import count_replay
from tepui.server.http.request import body_of, table_of, worker_of
from tepui.server.messages import OfflineGame
from tepui.server.table import offline
from tepui.server.table.draft import Draft


async def hand_in(request: Request) -> Response:
    """A seat's game goes on from what was played offline."""
    live, seat = await table_of(request)
    if seat == SPECTATOR:
        raise NotAllowed("server-spectator")
    count_replay(request)
    handed_in = await body_of(request, OfflineGame)
    most = worker_of(request).limits.replay_moves
    played = await asyncio.to_thread(offline.read, handed_in, most)
    key = live.state.keys[seat]

    def act(draft: Draft) -> None:
        if draft.state.keys[seat] != key:  # somebody else's by now
            raise Refused("server-seat-changed")
        offline.hand_in(draft, seat, played)

    await live.attempt(act)
    return Response(status_code=204)
