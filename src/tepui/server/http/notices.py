"""Notifications, requested and cancelled over HTTP: at one table or everywhere."""

from urllib.parse import urlsplit

from starlette.requests import Request

from tepui.engine.rules.contract import SPECTATOR
from tepui.server.errors import NotAllowed, NotFound, Refused, TooMuch
from tepui.server.http.messages import NoticeWays, NoticeWish
from tepui.server.http.operation import operation
from tepui.server.http.request import (
    address_of,
    session_of,
    table_of,
    token_of,
    worker_of,
)  # fmt: skip
from tepui.server.people import messages as pm
from tepui.server.people.push import is_address
from tepui.server.store.contract import Notice, Way
from tepui.server.table.tables import hashed

MOST = 12  # ways in which one person can be notified


@operation("GET", "/notices")
async def notices(request: Request) -> NoticeWays:
    """The ways in which this server can notify people."""
    ways = worker_of(request).notices
    key = ways.push.public if ways.push is not None else None
    return NoticeWays(ways.mail is not None, key)


async def wished(request: Request, wish: NoticeWish, whose: str) -> Way:
    """How and where somebody wants to be notified, as it is stored. `whose`: the person."""
    found, addresses = worker_of(request).notices, worker_of(request).addresses
    if not addresses.may("notice", address_of(request), await session_of(request)):
        raise TooMuch("server-many-notices")
    ways = {"push": found.push is not None, "mail": found.mail is not None, "hook": True}
    if not ways[wish.kind]:
        raise Refused("server-cannot")
    if wish.kind != "mail" and not is_address(wish.address):
        raise Refused("server-bad-address")
    if wish.kind == "mail":
        await found.check_mail(Way("mail", wish.address), whose, wish.code)
    else:
        await found.check_place(wish.address)
    if wish.kind == "hook":
        return Way("hook", f"{wish.form} {wish.language} {wish.address}")
    return Way(wish.kind, wish.address)


@operation("PUT", "/tables/{table}/notice")
async def set_notice(request: Request, wish: NoticeWish) -> None:
    """Notify me when it is my turn."""
    live, viewer = await table_of(request)
    if viewer == SPECTATOR:
        raise NotAllowed("server-spectator")
    way = await wished(request, wish, f"{live.state.head.id} {viewer}")
    notice = Notice(live.state.head.id, viewer, way.kind, way.address)
    await worker_of(request).store.notices.set(notice)


@operation("DELETE", "/tables/{table}/notice")
async def drop_notice(request: Request) -> None:
    """Stop notifying me."""
    live, viewer = await table_of(request)
    if viewer == SPECTATOR:
        raise NotAllowed("server-spectator")
    await worker_of(request).store.notices.forget_seat(live.state.head.id, viewer)


@operation("GET", "/me/notice")
async def my_ways(request: Request) -> pm.MyNotices:
    """How I am notified, for all tables and tournaments."""
    _, who = await worker_of(request).people.who(token_of(request))
    ways = await worker_of(request).store.people.ways(who.id)
    return pm.MyNotices([pm.NoticeWay(_id(way), way.kind, _shown(way)) for way in ways])


@operation("PUT", "/me/notice")
async def set_way(request: Request, wish: NoticeWish) -> None:
    """Notify me of turns at correspondence tables, rounds and invitations."""
    worker = worker_of(request)
    _, who = await worker.people.who(token_of(request))
    way, before = await wished(request, wish, who.id), await worker.store.people.ways(who.id)
    if way not in before and len(before) >= MOST:
        raise Refused("server-many-ways", most=MOST)
    for old in before:
        if old != way and old.kind == way.kind != "push":
            await worker.store.people.forget_way(who.id, old)
    await worker.store.people.set_way(who.id, way)


@operation("POST", "/me/notice/{id}")
async def test_way(request: Request) -> None:
    """Send a test notification in this way; the answer says whether it arrived."""
    worker, id = worker_of(request), request.path_params["id"]
    _, who = await worker.people.who(token_of(request))
    for way in await worker.store.people.ways(who.id):
        if _id(way) == id:
            await worker.notices.test(who.id, way)
            return
    raise NotFound("server-no-way")


@operation("DELETE", "/me/notice/{id}", summary="Stop notifying me in this way.")
@operation("DELETE", "/me/notice", summary="Stop notifying me.")
async def drop_ways(request: Request) -> None:
    """Stop notifying me."""
    worker, one = worker_of(request), request.path_params.get("id")
    _, who = await worker.people.who(token_of(request))
    dropped = [way for way in await worker.store.people.ways(who.id) if one in (None, _id(way))]
    if one is not None and not dropped:
        raise NotFound("server-no-way")
    for way in dropped:
        await worker.store.people.forget_way(who.id, way)


def _id(way: Way) -> str:
    return hashed(f"{way.kind} {way.address}")[:16]


def _shown(way: Way) -> str:
    """An address as its owner recognises it. A webhook's is secret except for its host."""
    if way.kind == "hook":
        return urlsplit(way.address.rpartition(" ")[2]).hostname or ""
    return way.address.partition("#")[0] if way.kind == "mail" else way.address
