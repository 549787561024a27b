"""Access to the server and the host's page, over HTTP.

A host is identified by a session in a cookie, granted for a code that `tepui host admin` prints:
valid once and for a short time. Scripts cannot read the cookie, and other sites' pages do not send
it.
"""

import secrets

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tepui import __version__
from tepui.engine.text.errors import TepuiError
from tepui.server import host
from tepui.server.errors import NotAllowed, NotFound, TooMuch
from tepui.server.hosting import messages as hm
from tepui.server.hosting.door import invite, new_link, set_door
from tepui.server.hosting.figures import FRESH, points
from tepui.server.hosting.settings import CHANGEABLE, announce, limits_with, networks
from tepui.server.http.operation import Query, operation
from tepui.server.http.request import (
    PASS,
    address_of,
    give_cookie,
    pass_of,
    session_of,
    worker_of,
)  # fmt: skip
from tepui.server.people import moderation
from tepui.server.store.contract import Status, wall
from tepui.server.table import picture
from tepui.server.table.load import load
from tepui.server.table.names import clean_name
from tepui.server.table.state import TableState
from tepui.server.table.tables import hashed
from tepui.server.tournament import moderation as tournament_moderation
from tepui.server.worker import Worker

COOKIE, HERE = "tepui-host", "/api"
SESSION_SECONDS = 12 * 3600
PASS_SECONDS = 365 * 86_400
CODE, SESSION = "host", "session of a host"  # kinds of tickets
MOST = 100  # items listed at a time
TABLES = 40  # tables to read, event by event
STATUSES: dict[str, tuple[Status, ...]] = {
    "open": ("open",),
    "running": ("playing", "paused"),
    "past": ("over", "closed"),
}


# The door


@operation("GET", "/door")
async def door(request: Request) -> hm.DoorTold:
    """Who may enter, and whether the caller has access."""
    worker = worker_of(request)
    inside = True
    try:
        await worker.door.check(pass_of(request))
    except TepuiError:
        inside = False
    return hm.DoorTold(worker.door.kind, inside)


@operation("POST", "/door", status=204)
async def enter(request: Request, wish: hm.DoorWish) -> Response:
    """Get access by the link, a code, or as a signed-in member. The pass is a cookie."""
    worker = worker_of(request)
    if not worker.addresses.may("sign in", address_of(request)):
        raise TooMuch("server-many-sign-ins")
    if worker.door.kind == "open":
        return Response(status_code=204)
    secret = await worker.door.enter(wish.code, await session_of(request))
    response = Response(status_code=204)
    give_cookie(request, response, PASS, secret, "/", PASS_SECONDS)
    return response


# The host's session


@operation("POST", "/host/session", status=204)
async def start_session(request: Request, wish: hm.HostCode) -> Response:
    """Begin a host's session, with the code of the link printed by `tepui host admin`."""
    worker = worker_of(request)
    if not worker.addresses.may("sign in", address_of(request)):
        raise TooMuch("server-many-sign-ins")
    taken = await worker.store.sign_in.take_ticket(hashed(wish.code), CODE, wall())
    if taken is None:
        raise NotAllowed("server-host-code")
    secret = secrets.token_urlsafe(24)
    until = wall() + SESSION_SECONDS
    await worker.store.sign_in.new_ticket(hashed(secret), SESSION, "", until)
    await worker.store.hosting.log("come")
    response = Response(status_code=204)
    give_cookie(request, response, COOKIE, secret, HERE, SESSION_SECONDS)
    return response


@operation("DELETE", "/host/session", status=204)
async def end_session(request: Request) -> Response:
    """End the host's session."""
    worker = await _host(request)
    key = hashed(request.cookies.get(COOKIE, ""))
    await worker.store.sign_in.take_ticket(key, SESSION, wall())
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path=HERE)
    return response


async def _host(request: Request) -> Worker:
    """The worker, if the caller is a host."""
    worker, secret = worker_of(request), request.cookies.get(COOKIE, "")
    if not secret or not await worker.store.sign_in.has_ticket(hashed(secret), SESSION, wall()):
        raise NotAllowed("server-not-host")
    return worker


# What a host sees


@operation("GET", "/host")
async def overview(request: Request) -> hm.HostOverview:
    """The state of the server, and its settings."""
    return await _overview(await _host(request))


async def _overview(worker: Worker) -> hm.HostOverview:
    store, settings = worker.store, worker.settings.current
    shared = store.database.shared
    noted = await store.hosting.noted(wall() - FRESH) if shared else []
    sockets = sum(_gauge(text, "tepui_sockets") for text in noted) if noted else worker.load()[1]
    limits = msgspec.structs.asdict(worker.limits)
    return hm.HostOverview(
        __version__, "PostgreSQL" if shared else "SQLite", max(len(noted), 1),
        await store.tables.count(), await store.people.count(),
        len(await store.friends.reports(moderation.PAGE)),
        len(await store.tournaments.running(tournament_moderation.MOST)), sockets,
        hm.HostSettings(
            settings.door, False, settings.opening, settings.club, settings.club_people,
            settings.club_rated, settings.limits,
        ),
        {name: int(limits[name]) for name in CHANGEABLE},
        settings.announcement_at(wall()), bool(settings.link),
    )  # fmt: skip


def _gauge(text: str, name: str) -> int:
    lines = [line for line in text.splitlines() if line.startswith(f"{name}{{")]
    return sum(int(line.rpartition(" ")[2]) for line in lines)


@operation("GET", "/host/figures", query=(Query("hours", {"type": "integer"}),))
async def figures(request: Request) -> hm.HostFigures:
    """Load and errors over time."""
    worker = await _host(request)
    asked = request.query_params.get("hours", "")
    hours = max(1, min(int(asked), 168)) if asked.isascii() and asked.isdigit() else 24
    step = 60.0 * max(1, hours * 60 // 96)
    since = (wall() - hours * 3600) // step * step
    minutes = await worker.store.hosting.minutes(since)
    return hm.HostFigures(since, step, points(minutes, step))


@operation("GET", "/host/tables", query=(Query("status", {"enum": [*STATUSES]}), Query("after")))
async def tables(request: Request) -> hm.HostTables:
    """Tables, as everybody at them sees them."""
    worker = await _host(request)
    statuses = STATUSES.get(request.query_params.get("status", ""), STATUSES["running"])
    after = request.query_params.get("after", "")[:64]
    rows = await worker.store.tables.page(statuses, after, TABLES)
    told, broken = [], 0
    for row in rows:
        try:
            live = worker.tables.live.get(row.id)
            told.append(table_told(live.state if live else await load(worker.store, row.id)))
        except TepuiError:
            broken += 1
    more = rows[-1].id if len(rows) == TABLES else ""
    return hm.HostTables(told, broken, more)


def table_told(table: TableState) -> hm.HostTable:
    """What a host sees of a table: what everybody there sees."""
    head = table.head
    seats = [
        hm.HostSeat(who.name, who.kind, table.persons[seat] or "", table.talk.is_silenced(seat))
        for seat, who in enumerate(picture.people(table))
    ]
    return hm.HostTable(
        head.id, head.game, table.status, head.opened, head.public, head.rated, head.tournament,
        seats,
    )  # fmt: skip


@operation("GET", "/host/tournaments")
async def tournaments(request: Request) -> hm.HostTournaments:
    """Tournaments that are not over."""
    worker = await _host(request)
    return hm.HostTournaments(
            [
                hm.HostTournament(
                    tournament.id, tournament.terms.title, tournament.terms.game, tournament.status,
                    len(tournament.rounds),
                    [hm.HostEntrant(who.name, who.gone) for who in tournament.entrants],
                )
                for tournament in await tournament_moderation.going(worker.store, MOST)
            ]
        )  # fmt: skip


@operation("GET", "/host/people", query=(Query("name"),))
async def people(request: Request) -> hm.HostPeople:
    """People with an account, by name."""
    worker = await _host(request)
    accounts = await worker.store.people.search(request.query_params.get("name", "")[:60], MOST)
    members = await worker.store.hosting.members([who.id for who in accounts])
    return hm.HostPeople(
            [
                hm.HostPerson(
                    who.id, who.name, who.since, who.seen, who.muted, who.banned,
                    who.id in members, who.warning,
                )
                for who in accounts
            ]
        )  # fmt: skip


@operation("GET", "/host/reports")
async def reports(request: Request) -> hm.HostReports:
    """Reports to the host."""
    worker = await _host(request)
    return hm.HostReports(
            [
                hm.HostReport(
                    told.report.id, told.report.at, told.report.table, told.report.other, told.by,
                    told.about, told.report.about, told.report.reason,
                    [hm.HostLine(name, text) for name, text in told.chat],
                )
                for told in await moderation.reports(worker.store)
            ]
        )  # fmt: skip


@operation("GET", "/host/door")
async def doors(request: Request) -> hm.HostDoor:
    """Valid codes, and browsers that have access."""
    hosting = (await _host(request)).store.hosting
    codes = [hm.HostInvitation(*msgspec.structs.astuple(each)) for each in await hosting.codes()]
    passes = [
        hm.HostPass(each.id, each.kind, each.label, name, each.since, each.seen)
        for each, name in await hosting.passes(MOST)
    ]
    return hm.HostDoor(codes, passes)


@operation("GET", "/host/log")
async def log(request: Request) -> hm.HostLog:
    """What hosts have done."""
    worker = await _host(request)
    acts = await worker.store.hosting.acts(2 * MOST)
    return hm.HostLog([hm.HostLogged(*msgspec.structs.astuple(each)) for each in acts])


# What a host does


@operation("PUT", "/host/settings")
async def settle(request: Request, wish: hm.HostSettings) -> hm.HostOverview:
    """Change settings while the server runs."""
    worker = await _host(request)
    club = [each.strip() for each in wish.club if each.strip()]
    networks(club)
    limits_with(worker.config.limits, wish.limits)
    before = worker.settings.current
    if wish.door != before.door or wish.known:
        await set_door(worker.store, wish.door, wish.known)
    await worker.settings.load()
    after = msgspec.structs.replace(
        worker.settings.current, opening=wish.opening, club=club, club_people=wish.club_people,
        club_rated=wish.club_rated, limits=wish.limits,
    )  # fmt: skip
    if after != worker.settings.current:
        await worker.settings.change(after)
        told = msgspec.json.encode(msgspec.structs.replace(wish, known=False)).decode()
        await worker.store.hosting.log("settings", "", told)
    return await _overview(worker)


@operation("POST", "/host/link", status=201)
async def renew_link(request: Request) -> hm.HostSecret:
    """A new link; whoever used the old one loses access."""
    worker = await _host(request)
    secret = await new_link(worker.store)
    await worker.settings.load()
    return hm.HostSecret(secret)


@operation("POST", "/host/codes", status=201)
async def make_code(request: Request, wish: hm.HostInvite) -> hm.HostSecret:
    """A code that admits people."""
    worker = await _host(request)
    return hm.HostSecret(await invite(worker.store, wish.label, wish.uses, wish.days))


@operation("POST", "/host/do")
async def do(request: Request, wish: hm.HostDo) -> None:
    """A host's action on a table, a person, a report, a code or a pass."""
    worker = await _host(request)
    await _done(worker, wish)
    worker.tables.look_again()
    worker.door.forget()
    await worker.people.check_sockets()


async def _done(worker: Worker, wish: hm.HostDo) -> None:
    store, whom = worker.store, wish.whom
    match wish.what:
        case "close":
            await host.close(store, whom)
        case "mute-seat":
            await host.mute(store, whom, wish.seat)
        case "ban-seat":
            await _ban_seat(worker, whom, wish.seat)
        case "warn":
            await moderation.warn(store, whom, wish.text)
        case "mute":
            await moderation.mute(store, whom, wish.on)
        case "ban":
            await _ban(worker, whom, wish.on)
        case "member":
            await moderation.set_member(store, whom, wish.on)
        case "done":
            await moderation.done(store, whom)
        case "end-tournament":
            await worker.tournaments.end(whom)
            await store.hosting.log("end-tournament", whom)
        case "rename":
            await tournament_moderation.call(store, whom, wish.seat, wish.text)
        case "announce":
            await announce(store, clean_name(wish.text) if wish.text.strip() else "")
            await worker.settings.load()
        case "end-code":
            if not await store.hosting.end_code(whom):
                raise NotFound("server-no-code")
            await store.hosting.log("end-code", whom)
        case "end-pass":
            if not await store.hosting.end_pass(whom):
                raise NotFound("server-no-code")
            await store.hosting.log("end-pass", whom)


async def _ban_seat(worker: Worker, table: str, seat: int) -> None:
    """Exclude whoever has a seat: a person with an account, or a guest."""
    state = await load(worker.store, table)
    if seat not in range(state.seats):
        raise NotFound("engine-no-such-seat", seat=seat, most=state.seats - 1)
    await worker.bar_seat(table, seat)
    kept = [each for each in await worker.store.seats.at(table) if each.seat == seat]
    if person := kept[0].person if kept else "":
        await _ban(worker, person, True)
    else:
        await moderation.ban_guest(worker.store, table, seat)


async def _ban(worker: Worker, person: str, on: bool) -> None:
    """Exclude somebody, including their guest seats at tables where they sit now."""
    if on:
        for kept in await worker.store.seats.of(person, moderation.PAGE):
            if kept.status in moderation.RUNNING:
                await worker.bar_seat(kept.table, kept.seat)
    await moderation.ban(worker.store, person, on)
