"""What every route needs: who asks, from where, in which language; the body; the answer."""

import gzip
from typing import Any, TypeVar

import msgspec
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from tepui.engine.text.words import LANGUAGES
from tepui.server.errors import BadRequest, Refused, TooMuch
from tepui.server.limits import block_of
from tepui.server.table.live import LiveTable
from tepui.server.table.tables import SESSION
from tepui.server.worker import Worker

T = TypeVar("T")
PASS = "tepui-pass"  # noqa: S105  # the cookie that opens the door, where that is shut


def answer(value: Any, status: int = 200) -> Response:
    """A value as JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def packed(value: Any, headers: Headers, most: int = 0) -> Response:
    """A long value as JSON, compressed if the client accepts that. One of more bytes than `most` is
    refused. It takes a while: call it apart.
    """
    body, heads = msgspec.json.encode(value), {"vary": "accept-encoding"}
    if 0 < most < len(body):
        raise TooMuch("server-much-work")
    if takes_gzip(headers):
        body, heads["content-encoding"] = gzip.compress(body, 5, mtime=0), "gzip"
    return Response(body, 200, heads, media_type="application/json")


def takes_gzip(headers: Headers) -> bool:
    """Whether a client accepts gzip."""
    for part in headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() == "gzip":
            return weight.strip() not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


async def body_of(request: Request, kind: type[T]) -> T:
    """The body of a request, checked."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise BadRequest("server-not-json")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRequest("server-bad-message", why=str(error)[:200]) from None


def worker_of(request: Request) -> Worker:
    """The worker that serves a request."""
    worker: Worker = request.app.state.worker
    return worker


def token_of(request: Request) -> str:
    """The token that a request carries, if any."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


async def table_of(request: Request) -> tuple[LiveTable, int]:
    """The table of a request, and who asks."""
    worker = worker_of(request)
    live = await worker.tables.find(request.path_params["table"])
    return live, await worker.tables.viewer_of(live.state, token_of(request))


def pass_of(connection: HTTPConnection) -> str:
    """The pass that a request carries, if any."""
    return connection.cookies.get(PASS, "")


def give_cookie(
    request: Request, response: Response, name: str, value: str, path: str, seconds: int
) -> None:
    """A cookie that scripts cannot read and other sites' pages cannot make a browser send."""
    ours = worker_of(request).config.address
    response.set_cookie(
        name, value, max_age=seconds, path=path, httponly=True, samesite="strict",
        secure=(ours or str(request.url)).startswith("https:"),
    )  # fmt: skip


def language_of(request: Request) -> str:
    """The first language that the client accepts and we support."""
    for part in request.headers.get("accept-language", "").split(","):
        if part.strip()[:2] in LANGUAGES:
            return part.strip()[:2]
    return "en"


async def person_of(request: Request) -> str:
    """The signed-in caller, if any."""
    token = token_of(request)
    return (await worker_of(request).people.who(token))[1].id if token else ""


async def session_of(request: Request) -> str:
    """The signed-in caller, if the token is a session's. A seat's token does not count here."""
    return await person_of(request) if token_of(request).startswith(SESSION) else ""


async def may_open(request: Request, tables: int = 1) -> str:
    """The signed-in caller, if any. Raises if they may not open this many tables."""
    person = await session_of(request)
    may_begin(request)
    if not worker_of(request).addresses.may("open", address_of(request), person, tables):
        raise TooMuch("server-many-tables")
    return person


def may_begin(request: Request) -> None:
    """Refuse new games while the host allows none."""
    if not worker_of(request).settings.current.opening:
        raise Refused("server-no-opening")


def home_of(request: Request) -> str:
    """The key of the household that a request comes from."""
    return worker_of(request).addresses.home(address_of(request))


def opener_of(connection: HTTPConnection) -> str:
    """The keys that the tables of whoever asks count for."""
    worker: Worker = connection.app.state.worker
    return worker.addresses.opener(address_of(connection))


def address_of(connection: HTTPConnection) -> str:
    """Where a request or a socket comes from: the whole block, not the single address."""
    return block_of(connection.client.host) if connection.client else "-"
