"""People who know each other, over HTTP: past opponents, invitations, mutes, reports."""

from starlette.requests import Request

from tepui.engine.rules.contract import SPECTATOR
from tepui.server import messages as ms
from tepui.server.errors import NotAllowed, TooMuch
from tepui.server.http.operation import operation
from tepui.server.http.request import (
    address_of,
    may_open,
    opener_of,
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


@operation("GET", "/me/friends")
async def friends(request: Request) -> pm.Friends:
    """People I have played with, the latest first."""
    known, me = await _asker(request)
    return await known.of(me)


@operation("POST", "/me/invitations", status=201)
async def invite(request: Request, wish: pm.Invite) -> ms.Seated:
    """Play again: open a table of the same game, and invite whoever sat there."""
    known, me = await _asker(request)
    await may_open(request)
    return await known.invite(me, wish, opener_of(request))


@operation("POST", "/me/invitations/{table}", status=201)
async def accept(request: Request, wish: pm.Coming) -> ms.Seated:
    """Accept an invitation and sit down."""
    known, me = await _asker(request)
    return await known.accept(me, request.path_params["table"], wish.name)


@operation("DELETE", "/me/invitations/{table}")
async def decline(request: Request) -> None:
    """Decline an invitation."""
    known, me = await _asker(request)
    await known.decline(me, request.path_params["table"])


@operation("POST", "/me/mutes")
async def mute(request: Request, wish: pm.MuteRequest) -> None:
    """Mute somebody at all tables, or unmute them."""
    known, me = await _asker(request)
    await known.mute(me, wish)


@operation("DELETE", "/me/mutes/{id}")
async def unmute(request: Request) -> None:
    """Unmute somebody."""
    known, me = await _asker(request)
    await known.unmute(me, request.path_params["id"])


@operation("POST", "/tables/{table}/report")
async def report(request: Request, wish: pm.ReportWish) -> None:
    """Report somebody at a table to the host."""
    live, viewer = await table_of(request)
    if viewer == SPECTATOR:
        raise NotAllowed("server-spectator")
    person = await session_of(request)
    if not worker_of(request).addresses.may("report", address_of(request), person):
        raise TooMuch("server-many-reports")
    await worker_of(request).friends.report(live, viewer, wish)
