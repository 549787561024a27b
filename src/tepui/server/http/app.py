"""The server as an ASGI application: routes, limits, headers, and errors as sentences."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tepui.engine.text.errors import TepuiError, UnknownGame
from tepui.server.errors import NotAllowed, Refused, TooMuch
from tepui.server.http import operations, rest
from tepui.server.http.address import OWN, is_ours
from tepui.server.http.messages import Sentence
from tepui.server.http.operation import PREFIX
from tepui.server.http.pages import PAGES, has_client, nowhere
from tepui.server.http.play import Play
from tepui.server.http.request import address_of, answer, language_of, pass_of, session_of
from tepui.server.worker import Config, Worker

journal = logging.getLogger("tepui.server")


# Styles may be written on an element (a card's place in its column); scripts may not.
POLICY = (
    b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    b"frame-ancestors 'none'; base-uri 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
# An answer of the API may be for one person alone: no browser or proxy may cache it.
PRIVATE = [*HEADERS, (b"cache-control", b"no-store")]

ROUTES = [
    *operations.ROUTES,
    WebSocketRoute(f"{PREFIX}/tables/{{table}}/play", Play()),
    Route("/health", rest.health),
    Route("/metrics", rest.metrics),
    *PAGES,
]


class Gate:
    """Runs before everything else: limits for each address, sizes of bodies, response headers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and add our headers to the answer."""
        if scope["type"] != "lifespan":
            scope = {**scope, "path": _versioned(scope["path"])}
        address = scope["app"].state.worker.config.address if scope["type"] != "lifespan" else ""
        ours = scope["type"] == "lifespan" or is_ours(scope, address)
        if scope["type"] != "http":
            # A WebSocket that is closed before it is accepted is refused with 403.
            if ours and (scope["type"] == "lifespan" or await _may_connect(scope)):
                await self.app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008})
            return

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = message.get("headers", [])
                said = {name for name, _ in own}
                ours = PRIVATE if scope["path"].startswith("/api/") else HEADERS
                message["headers"] = [*own, *(each for each in ours if each[0] not in said)]
            await send(message)

        request = Request(scope)
        worker: Worker = scope["app"].state.worker
        if not ours and scope["path"] not in ("/health", "/metrics"):
            wrong = Refused("server-other-address", address=address)
            await sentence(request, wrong, 421)(scope, receive, dressed)
            return
        watching = scope["path"] in ("/health", "/metrics") and request.client
        free = scope["path"].startswith(FILES) or (watching and watching.host in OWN)
        if not free and not _may_ask(request):
            refusal = sentence(request, TooMuch("server-many-requests"))
            refusal.headers["connection"] = "close"  # whatever else was sent over it is not read
            await refusal(scope, receive, dressed)
            return
        if "\0" in scope["path"]:  # PostgreSQL could not even search for it
            await sentence(request, Refused("server-no-page"), 404)(scope, receive, dressed)
            return
        try:
            if is_behind_door(scope["path"], scope["method"]):
                await worker.door.check(pass_of(request))
                await _check_guest(request)
        except TepuiError as wrong:
            await sentence(request, wrong)(scope, receive, dressed)
            return
        try:
            async with asyncio.timeout(worker.limits.read_seconds):
                body = await _whole_body(receive, worker.limits.body_bytes)
        except TimeoutError:
            await sentence(request, Refused("server-slow-body"), 408)(scope, receive, dressed)
            return
        except OverflowError:
            await sentence(request, Refused("server-too-long"), 413)(scope, receive, dressed)
            return
        await self.app(scope, _once(body, receive), dressed)


FILES = "/assets/"  # the client's own: the same for everybody

# What people without access may request: the ways to get it.
BEFORE_THE_DOOR = {
    ("GET", f"{PREFIX}/door"), ("POST", f"{PREFIX}/door"), ("GET", f"{PREFIX}/people"),
    ("POST", f"{PREFIX}/people/sign-in"), ("POST", f"{PREFIX}/people/passkey"),
}  # fmt: skip


def is_behind_door(path: str, method: str) -> bool:
    """Whether a path requires access. Pages reveal nothing; hosts are authenticated apart."""
    if path.startswith("/preview/replay/"):
        return True
    inside = path.startswith("/api/") and not path.startswith(f"{PREFIX}/host")
    return inside and (method, path) not in BEFORE_THE_DOOR


def _may_ask(asking: HTTPConnection) -> bool:
    """Whether an address may ask for more. Whoever is refused too often is not even answered."""
    addresses, address = asking.app.state.worker.addresses, address_of(asking)
    may: bool = addresses.may("request", address)
    if not may:
        addresses.may("refuse", address)
    return may


async def _may_connect(scope: Scope) -> bool:
    if not _may_ask(HTTPConnection(scope)):
        return False
    try:
        await scope["app"].state.worker.door.check(pass_of(HTTPConnection(scope)))
    except TepuiError:
        return False
    return True


async def _check_guest(request: Request) -> None:
    """Refuse to seat guests from an address where somebody was recently excluded."""
    worker: Worker = request.app.state.worker
    if request.method in ("GET", "HEAD") or not worker.addresses.barred:
        return
    barred = worker.addresses.home(address_of(request)) in worker.addresses.barred
    if barred and not await session_of(request):
        raise NotAllowed("server-barred")


def _versioned(path: str) -> str:
    """An API path without a version means the newest one, as for the client served here."""
    if path.startswith("/api/") and not path.startswith(f"{PREFIX}/"):
        return PREFIX + path.removeprefix("/api")
    return path


async def _whole_body(receive: Receive, most: int) -> bytes:
    parts, size = [], 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            break
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > most:
            raise OverflowError
        if not message.get("more_body"):
            break
    return b"".join(parts)


def _once(body: bytes, receive: Receive) -> Receive:
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


def sentence(request: Request, error: TepuiError, status: int | None = None) -> Response:
    """An error as an answer."""
    status = status or int(getattr(error, "status", 409))
    return answer(Sentence(error.key, error.text(language_of(request))), status)


def _is_person(request: Request) -> bool:
    """Whether the client prefers an HTML page to JSON."""
    wants = "text/html" in request.headers.get("accept", "")
    return wants and not request.url.path.startswith("/api/") and request.method == "GET"


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, TepuiError)
    nowhere = isinstance(error, UnknownGame) and "game" in request.path_params
    return sentence(request, error, 404 if nowhere else None)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and has_client() and _is_person(request):
        return nowhere(request)
    key = "server-no-page" if error.status_code == 404 else "server-not-so"
    said = sentence(request, Refused(key), error.status_code)
    said.headers.update(error.headers or {})
    return said


async def _failed(request: Request, error: Exception) -> Response:
    worker: Worker = request.app.state.worker
    worker.metrics.failures += 1
    return sentence(request, Refused("server-failed"), 500)


def _limit(worker: Worker) -> dict[str, Any]:
    from tepui.server.http.connection_limit import STATE, ConnectionLimit  # it needs uvicorn

    return {STATE: ConnectionLimit(worker.addresses, worker.config.connections)}


def application(
    config: Config | None = None, make: Callable[[Config], Worker] = Worker, network: bool = True
) -> Starlette:
    """The application of one worker, by default with the settings from the environment.

    `network`: whether connections come over a network; a page in a browser has none.
    """
    settings = config or Config.from_environment()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Any]]:
        worker = app.state.worker = make(settings)
        await worker.start()
        try:
            yield _limit(worker) if network else {}
        finally:
            await worker.stop()

    app = Starlette(
        routes=ROUTES,
        lifespan=lifespan,
        exception_handlers={TepuiError: _refused, HTTPException: _http, Exception: _failed},
    )
    app.add_middleware(Gate)
    return app
