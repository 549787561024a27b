"""People over HTTP: accounts, sessions, names, and a person's tables.

A session is sent in the Authorization header, like a seat's token, and never in a cookie.
"""

from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request

from tepui.engine.rules.contract import SPECTATOR
from tepui.server.errors import TooMuch
from tepui.server.http.address import place
from tepui.server.http.operation import Query, operation
from tepui.server.http.request import (
    address_of,
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
from tepui.server.table import policy


def _people(request: Request) -> People:
    return worker_of(request).people


@operation("POST", "/people", status=201)
async def keep(request: Request, wish: pm.Keep) -> pm.Kept:
    """Create an account, with a recovery code and a session."""
    if not worker_of(request).addresses.may("keep", address_of(request)):
        raise TooMuch("server-many-people")
    if wish.passkey is not None:
        kept = await worker_of(request).passkeys.keep(site_of(request), wish)
    else:
        kept = await _people(request).keep(wish)
    return await _come_in(request, kept)


@operation("POST", "/people/sign-in", status=201)
async def sign_in(request: Request, wish: pm.SignIn) -> pm.Kept:
    """Sign in with a recovery code, a link from another device, or a passkey."""
    may_sign_in(request)
    if wish.passkey is not None:
        kept = await worker_of(request).passkeys.sign_in(site_of(request), wish)
    else:
        kept = await _people(request).sign_in(wish)
    return await _come_in(request, kept)


async def _come_in(request: Request, kept: pm.Kept) -> pm.Kept:
    """If access is restricted, the pass of whoever signs in belongs to them from now on."""
    if secret := pass_of(request):
        _, who = await _people(request).who(kept.session)
        await worker_of(request).door.signed_in(secret, who.id)
    return kept


def may_sign_in(request: Request) -> None:
    """Refuse an address that tries too often."""
    if not worker_of(request).addresses.may("sign in", address_of(request)):
        raise TooMuch("server-many-sign-ins")


def site_of(request: Request) -> Site:
    """The name and origin under which a browser has reached us; the Gate has checked its Host."""
    host, ours = request.headers.get("host", ""), worker_of(request).config.address
    scheme = request.url.scheme
    if ours and place(f"{urlsplit(ours).scheme}://{host}") == place(ours):
        scheme = urlsplit(ours).scheme  # a proxy does TLS
    return Site(place(f"{scheme}://{host}")[0], f"{scheme}://{host}")


@operation("GET", "/people")
async def ways(request: Request) -> pm.Ways:
    """The ways to sign in here."""
    return pm.Ways(is_there(site_of(request)))


@operation("POST", "/people/passkey")
async def passkey_options(request: Request, wish: pm.PasskeyWish) -> pm.PasskeyOptions:
    """What a browser needs to make a passkey, or to sign in with one."""
    may_sign_in(request)
    passkeys, site = worker_of(request).passkeys, site_of(request)
    if wish.what == "sign-in":
        return await passkeys.ask(site)
    return await passkeys.offer(site, wish, token_of(request))


@operation("POST", "/me/passkeys")
async def add_passkey(request: Request, wish: pm.NewPasskey) -> pm.Me:
    """Add a passkey."""
    await worker_of(request).passkeys.add(site_of(request), token_of(request), wish)
    return await me(request)


@operation("DELETE", "/me/passkeys/{id}")
async def end_passkey(request: Request) -> None:
    """Forget a passkey."""
    await worker_of(request).passkeys.end(token_of(request), request.path_params["id"])


@operation("PUT", "/me/passkeys/{id}")
async def name_passkey(request: Request, wish: pm.Naming) -> pm.Me:
    """Rename a passkey."""
    await worker_of(request).passkeys.name(token_of(request), request.path_params["id"], wish)
    return await me(request)


@operation("GET", "/me")
async def me(request: Request) -> pm.Me:
    """What is stored about the caller."""
    return await _people(request).me(token_of(request))


@operation("PUT", "/me")
async def call(request: Request, wish: pm.Called) -> pm.Me:
    """Set a name and a symbol."""
    await _people(request).call(token_of(request), wish)
    return await me(request)


@operation("DELETE", "/me")
async def delete(request: Request) -> None:
    """Delete everything."""
    await _people(request).delete(token_of(request))


@operation("POST", "/me/code")
async def code(request: Request) -> pm.Code:
    """Get a new recovery code, which replaces the old one."""
    return await _people(request).renew_code(token_of(request))


@operation("POST", "/me/link")
async def link(request: Request) -> pm.Link:
    """Get a secret that signs in another device, once."""
    return await _people(request).link(token_of(request))


@operation("POST", "/me/seats")
async def seats(request: Request, held: pm.HeldSeats) -> pm.OwnSeats:
    """Add seats of this browser to my account."""
    return await _people(request).keep_seats(token_of(request), held)


@operation("GET", "/me/tables")
async def tables(request: Request) -> pm.MyTables:
    """My tables, those waiting for me first."""
    worker = worker_of(request)
    _, who = await worker.people.who(token_of(request))
    found = await my_tables(worker.store, worker.tables, who.id)
    invitations = await worker.friends.invitations(who.id)
    await worker.friends.seen(who.id, invitations)
    return msgspec.structs.replace(found, invitations=invitations, warning=who.warning)  # fmt: skip


@operation("DELETE", "/me/warning")
async def acknowledge_warning(request: Request) -> None:
    """Confirm that the host's warning was read."""
    await _people(request).acknowledge_warning(token_of(request))


@operation("GET", "/me/ratings")
async def ratings(request: Request) -> pm.MyRatings:
    """My ratings, game by game, with their curves."""
    _, who = await _people(request).who(token_of(request))
    return await worker_of(request).ratings.of(who.id)


@operation("GET", "/tables/{table}/people")
async def sitters(request: Request) -> pm.Sitters:
    """Symbols and ratings of the people at a table."""
    live, viewer = await table_of(request)
    policy.may_look(live.state, viewer)
    found = await worker_of(request).ratings.sitters(live.state, viewer)
    if viewer != SPECTATOR and live.state.status == "open":
        invited = await worker_of(request).friends.invited(live.state.head.id)
        found = msgspec.structs.replace(found, invited=invited)
    return found


@operation("GET", "/me/played")
async def my_played(request: Request) -> pm.Played:
    """My finished games, the newest first."""
    worker = worker_of(request)
    _, who = await worker.people.who(token_of(request))
    return await played_by(worker.store, worker.tables, worker.ratings, who.id)


@operation("POST", "/played")
async def played(request: Request, held: pm.HeldSeats) -> pm.Played:
    """The finished games at these seats, each proved by its token."""
    worker = worker_of(request)
    if not worker.addresses.may("replay", address_of(request)):
        raise TooMuch("server-many-replays")
    return await played_at(worker.store, worker.tables, held.seats)


@operation("GET", "/players/{name}")
async def player(request: Request) -> pm.Player:
    """A person on a leaderboard, and their ratings."""
    return await worker_of(request).ratings.player(request.path_params["name"])


@operation("GET", "/ratings/{game}")
async def rating_board(request: Request) -> pm.RatingBoard:
    """A game's leaderboard, with its bots."""
    return await worker_of(request).ratings.board(request.path_params["game"])


@operation("DELETE", "/me/sessions/{id}", query=(Query("key", {"enum": ["forget"]}),))
async def end_session(request: Request) -> None:
    """Sign a browser out. With `key=forget` its passkey is deleted, too."""
    forget = request.query_params.get("key") == "forget"
    await _people(request).end_session(token_of(request), request.path_params["id"], forget)


@operation("DELETE", "/me/sessions")
async def end_others(request: Request) -> None:
    """Sign out everywhere else, and delete all passkeys except this browser's."""
    await _people(request).end_others(token_of(request))


@operation("PUT", "/me/sessions/{id}")
async def name_device(request: Request, wish: pm.Naming) -> pm.Me:
    """Rename a browser."""
    await _people(request).name_device(token_of(request), request.path_params["id"], wish)
    return await me(request)
