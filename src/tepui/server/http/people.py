"""People over HTTP: accounts, sessions, names, and a person's tables.

A session is sent in the Authorization header, like a seat's token, and never in a cookie.
"""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tepui.engine.contract import SPECTATOR
from tepui.server.errors import TooMuch
from tepui.server.http.address import place
from tepui.server.http.request import (
    address_of,
    answer,
    body_of,
    may_look,
    pass_of,
    table_of,
    token_of,
    worker_of,
)  # fmt: skip
from tepui.server.people import messages as pm
from tepui.server.people.identity import People
from tepui.server.people.my_tables import my_tables
from tepui.server.people.passkeys import Site, is_there
from tepui.server.people.played import played_at, played_by


def _people(request: Request) -> People:
    return worker_of(request).people


async def keep(request: Request) -> Response:
    """Create an account."""
    wish = await body_of(request, pm.Keep)
    if not worker_of(request).addresses.may_keep(address_of(request)):
        raise TooMuch("server-many-people")
    if wish.passkey is not None:
        kept = await worker_of(request).passkeys.keep(site_of(request), wish)
    else:
        kept = await _people(request).keep(wish)
    return await _come_in(request, kept)


async def sign_in(request: Request) -> Response:
    """Sign in with a recovery code, a link or a passkey."""
    wish = await body_of(request, pm.SignIn)
    may_sign_in(request)
    if wish.passkey is not None:
        kept = await worker_of(request).passkeys.sign_in(site_of(request), wish)
    else:
        kept = await _people(request).sign_in(wish)
    return await _come_in(request, kept)


async def _come_in(request: Request, kept: pm.Kept) -> Response:
    """If access is restricted, the pass of whoever signs in belongs to them from now on."""
    if secret := pass_of(request):
        _, who = await _people(request).who(kept.session)
        await worker_of(request).door.signed_in(secret, who.id)
    return answer(kept, 201)


def may_sign_in(request: Request) -> None:
    """Refuse an address that tries too often."""
    if not worker_of(request).addresses.may_sign_in(address_of(request)):
        raise TooMuch("server-many-sign-ins")


def site_of(request: Request) -> Site:
    """The name and the origin by which a browser has reached us; the Gate has checked its Host."""
    host, ours = request.headers.get("host", ""), worker_of(request).config.address
    scheme = request.url.scheme
    if ours and place(f"{urlsplit(ours).scheme}://{host}") == place(ours):
        scheme = urlsplit(ours).scheme  # a proxy does TLS
    return Site(place(f"{scheme}://{host}")[0], f"{scheme}://{host}")


async def ways(request: Request) -> Response:
    """The ways to sign in here."""
    return answer(pm.Ways(is_there(site_of(request))))


async def passkey_options(request: Request) -> Response:
    """What a browser needs to make a passkey, or to sign in with one."""
    wish = await body_of(request, pm.PasskeyWish)
    may_sign_in(request)
    passkeys, site = worker_of(request).passkeys, site_of(request)
    if wish.what == "sign-in":
        return answer(await passkeys.ask(site))
    return answer(await passkeys.offer(site, wish, token_of(request)))


async def add_passkey(request: Request) -> Response:
    """One more passkey."""
    wish = await body_of(request, pm.NewPasskey)
    await worker_of(request).passkeys.add(site_of(request), token_of(request), wish)
    return await me(request)


async def end_passkey(request: Request) -> Response:
    """Forget a passkey."""
    await worker_of(request).passkeys.end(token_of(request), request.path_params["id"])
    return Response(status_code=204)


async def name_passkey(request: Request) -> Response:
    """Rename a passkey."""
    wish = await body_of(request, pm.Naming)
    await worker_of(request).passkeys.name(token_of(request), request.path_params["id"], wish)
    return await me(request)


async def me(request: Request) -> Response:
    """What is kept about the caller."""
    return answer(await _people(request).me(token_of(request)))


async def call(request: Request) -> Response:
    """Set a name and a sign."""
    await _people(request).call(token_of(request), await body_of(request, pm.Called))
    return await me(request)


async def delete(request: Request) -> Response:
    """Delete everything."""
    await _people(request).delete(token_of(request))
    return Response(status_code=204)


async def code(request: Request) -> Response:
    """A new recovery code."""
    return answer(await _people(request).renew_code(token_of(request)))


async def link(request: Request) -> Response:
    """A secret for another device."""
    return answer(await _people(request).link(token_of(request)))


async def seats(request: Request) -> Response:
    """Seats of this browser become those of the signed-in caller."""
    held = await body_of(request, pm.HeldSeats)
    return answer(await _people(request).keep_seats(token_of(request), held))


async def tables(request: Request) -> Response:
    """The tables of the signed-in caller."""
    worker = worker_of(request)
    _, who = await worker.people.who(token_of(request))
    found = await my_tables(worker.store, worker.tables, who.id)
    invitations = await worker.friends.invitations(who.id)
    await worker.friends.seen(who.id, invitations)
    return answer(
        msgspec.structs.replace(found, invitations=invitations, warning=who.warning)
    )  # fmt: skip


async def heed(request: Request) -> Response:
    """The host's warning was read."""
    await _people(request).heed(token_of(request))
    return Response(status_code=204)


async def ratings(request: Request) -> Response:
    """The ratings of the signed-in caller."""
    _, who = await _people(request).who(token_of(request))
    return answer(await worker_of(request).ratings.of(who.id))


async def sitters(request: Request) -> Response:
    """Signs and ratings of those who sit at a table."""
    live, viewer = await table_of(request)
    may_look(live.state, viewer)
    found = await worker_of(request).ratings.sitters(live.state, viewer)
    if viewer != SPECTATOR and live.state.status == "open":
        invited = await worker_of(request).friends.invited(live.state.head.id)
        found = msgspec.structs.replace(found, invited=invited)
    return answer(found)


async def my_played(request: Request) -> Response:
    """The finished games of the signed-in caller."""
    worker = worker_of(request)
    _, who = await worker.people.who(token_of(request))
    return answer(await played_by(worker.store, worker.tables, worker.ratings, who.id))


async def played(request: Request) -> Response:
    """The finished games at a browser's seats."""
    worker, held = worker_of(request), await body_of(request, pm.HeldSeats)
    if not worker.addresses.may_replay(address_of(request)):
        raise TooMuch("server-many-replays")
    return answer(await played_at(worker.store, worker.tables, held.seats))


async def player(request: Request) -> Response:
    """A person on a game's leaderboard."""
    return answer(await worker_of(request).ratings.player(request.path_params["name"]))


async def rating_board(request: Request) -> Response:
    """A game's leaderboard."""
    return answer(await worker_of(request).ratings.board(request.path_params["game"]))


async def end_session(request: Request) -> Response:
    """Sign a browser out and, if requested, forget its passkey."""
    forget = request.query_params.get("key") == "forget"
    await _people(request).end_session(token_of(request), request.path_params["id"], forget)
    return Response(status_code=204)


async def end_others(request: Request) -> Response:
    """Sign out everywhere else."""
    await _people(request).end_others(token_of(request))
    return Response(status_code=204)


async def name_device(request: Request) -> Response:
    """Rename a browser."""
    wish = await body_of(request, pm.Naming)
    await _people(request).name_device(token_of(request), request.path_params["id"], wish)
    return await me(request)
