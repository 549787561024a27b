"""People who know each other, over HTTP: past opponents, invitations, mutes, reports."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tepui.engine.contract import SPECTATOR
from tepui.server.errors import NotAllowed, TooMuch
from tepui.server.http.request import (
    address_of,
    answer,
    body_of,
    may_open,
    session_of,
    table_of,
    token_of,
    worker_of,
)  # fmt: skip
from tepui.server.people import messages as pm
from tepui.server.people.friends import Friends


async def _asker(request: Request) -> tuple[Friends, str]:
    worker = worker_of(request)
    _, who = await worker.people.who(token_of(request))
    return worker.friends, who.id


async def friends(request: Request) -> Response:
    """The people I have played with."""
    known, me = await _asker(request)
    return answer(await known.of(me))


async def invite(request: Request) -> Response:
    """Open a table for somebody I have played with."""
    wish = await body_of(request, pm.Invite)
    known, me = await _asker(request)
    await may_open(request)
    return answer(await known.invite(me, wish), 201)


async def accept(request: Request) -> Response:
    """Accept an invitation and sit down."""
    wish = await body_of(request, pm.Coming)
    known, me = await _asker(request)
    return answer(await known.accept(me, request.path_params["table"], wish.name), 201)


async def decline(request: Request) -> Response:
    """Decline an invitation."""
    known, me = await _asker(request)
    await known.decline(me, request.path_params["table"])
    return Response(status_code=204)


async def mute(request: Request) -> Response:
    """Mute somebody at all tables, or unmute them."""
    wish = await body_of(request, pm.Hush)
    known, me = await _asker(request)
    await known.mute(me, wish)
    return Response(status_code=204)


async def unmute(request: Request) -> Response:
    """Unmute somebody."""
    known, me = await _asker(request)
    await known.unmute(me, request.path_params["id"])
    return Response(status_code=204)


async def report(request: Request) -> Response:
    """Report somebody at a table to the host; guests may, too."""
    live, viewer = await table_of(request)
    if viewer == SPECTATOR:
        raise NotAllowed("server-spectator")
    wish = await body_of(request, pm.ReportWish)
    person = await session_of(request)
    if not worker_of(request).addresses.may_report(address_of(request), person):
        raise TooMuch("server-many-reports")
    await worker_of(request).friends.report(live, viewer, wish)
    return Response(status_code=204)
