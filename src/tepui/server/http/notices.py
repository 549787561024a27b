"""Notices of one's turn, asked for and cancelled over HTTP."""

from __future__ import annotations

from typing import Literal

from starlette.requests import Request
from starlette.responses import Response

from tepui.engine.contract import SPECTATOR
from tepui.server.errors import NotAllowed, Refused
from tepui.server.http.openapi import NoticeWays, NoticeWish
from tepui.server.http.request import answer, body_of, table_of, worker_of
from tepui.server.people.push import is_address
from tepui.server.store.contract import Notice


async def notices(request: Request) -> Response:
    """How people can be told that it is their turn."""
    found = worker_of(request).notices
    key = found.push.public if found.push is not None else None
    return answer(NoticeWays(found.mail is not None, key))


async def wished(request: Request) -> tuple[Literal["mail", "push", "hook"], str]:
    """How somebody wants to be told, and where, as it is stored."""
    wish = await body_of(request, NoticeWish)
    found = worker_of(request).notices
    ways = {"push": found.push is not None, "mail": found.mail is not None, "hook": True}
    if not ways[wish.kind]:
        raise Refused("server-cannot")
    if wish.kind != "mail" and not is_address(wish.address):
        raise Refused("server-bad-address")
    if wish.kind == "mail" and (wish.address.count("@") != 1 or not wish.address.isprintable()):
        raise Refused("server-bad-address")
    if wish.kind == "hook":
        return "hook", f"{wish.form} {wish.language} {wish.address}"
    return wish.kind, wish.address


async def set_notice(request: Request) -> Response:
    """Subscribe a seat to notices of its turn."""
    live, viewer = await table_of(request)
    if viewer == SPECTATOR:
        raise NotAllowed("server-spectator")
    kind, address = await wished(request)
    await worker_of(request).store.set_notice(Notice(live.state.head.id, viewer, kind, address))
    return Response(status_code=204)


async def drop_notice(request: Request) -> Response:
    """Cancel all notices of a seat."""
    live, viewer = await table_of(request)
    if viewer == SPECTATOR:
        raise NotAllowed("server-spectator")
    await worker_of(request).store.forget_notices(live.state.head.id, viewer)
    return Response(status_code=204)
