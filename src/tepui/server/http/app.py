"""The server as an ASGI application: routes, limits, headers, and errors as sentences."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tepui.engine.errors import TepuiError
from tepui.server.errors import Refused, TooMuch
from tepui.server.http import (
    about,
    daily,
    friends,
    lessons,
    matches,
    notices,
    people,
    puzzles,
    replays,
    rest,
    seeking,
    tournaments,
)  # fmt: skip
from tepui.server.http.address import is_ours
from tepui.server.http.openapi import Sentence
from tepui.server.http.pages import PAGES, has_client, nowhere
from tepui.server.http.play import play
from tepui.server.http.request import address_of, answer, language_of
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

ROUTES = [
    Route("/api/games", rest.games),
    Route("/api/games/{game}/words/{language}", rest.game_words),
    Route("/api/games/{game}/rules/{language}", rest.game_rules),
    Route("/api/games/{game}/scenery", rest.scenery, methods=["POST"]),
    Route("/api/games/{game}/about", about.about),
    Route("/api/games/{game}/lessons/{lesson}", lessons.lesson),
    Route("/api/games/{game}/lessons/{lesson}", lessons.look, methods=["POST"]),
    Route("/api/games/{game}/puzzles/{number:int}", puzzles.puzzle),
    Route("/api/games/{game}/puzzles/{number:int}", puzzles.look, methods=["POST"]),
    Route("/api/games/{game}/puzzles/{number:int}/answer", puzzles.answer_it, methods=["POST"]),
    Route("/api/where", rest.where),
    Route("/api/tables", rest.lobby),
    Route("/api/tables", rest.open_table, methods=["POST"]),
    Route("/api/tables/{table}", rest.look),
    Route("/api/tables/{table}/join", rest.join, methods=["POST"]),
    Route("/api/tables/{table}/same-deal", rest.same_deal, methods=["POST"]),
    Route("/api/tables/{table}/log", rest.log),
    Route("/api/tables/{table}/story", rest.story),
    Route("/api/tables/{table}/sheet", rest.sheet),
    Route("/api/tables/{table}/text", rest.text),
    Route("/api/tables/{table}/replay", replays.replay),
    Route("/api/tables/{table}/review", replays.review),
    Route("/api/daily", daily.today),
    Route("/api/daily/{game}", daily.begin, methods=["POST"]),
    Route("/api/daily/{game}/{day}", daily.board),
    *people.ROUTES,
    *friends.ROUTES,
    *notices.ROUTES,
    *seeking.ROUTES,
    *tournaments.ROUTES,
    Route("/api/matches", matches.open_match, methods=["POST"]),
    Route("/api/matches/{match}", matches.match),
    Route("/api/matches/{match}/go-without", matches.go_without, methods=["POST"]),
    Route("/api/review", replays.review_upload, methods=["POST"]),
    Route("/api/replay", replays.replay_upload, methods=["POST"]),
    Route("/api/openapi.json", rest.openapi),
    Route("/api/messages.json", rest.messages),
    Route("/health", rest.health),
    Route("/metrics", rest.metrics),
    WebSocketRoute("/api/tables/{table}/play", play),
    *PAGES,
]


class Gate:
    """Before everything else: limits for each address, sizes of bodies, headers of answers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, with our headers on its answer."""
        address = scope["app"].state.worker.config.address if scope["type"] != "lifespan" else ""
        ours = scope["type"] == "lifespan" or is_ours(scope, address)
        if scope["type"] != "http":
            # A WebSocket that is closed before it is accepted is refused with 403.
            if ours:
                await self.app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008})
            return

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = message.get("headers", [])
                said = {name for name, _ in own}
                message["headers"] = [*own, *(each for each in HEADERS if each[0] not in said)]
            await send(message)

        request = Request(scope)
        worker: Worker = scope["app"].state.worker
        if not ours and scope["path"] not in ("/health", "/metrics"):
            wrong = Refused("server-other-address", address=address)
            await sentence(request, wrong, 421)(scope, receive, dressed)
            return
        free = scope["path"] in ("/health", "/metrics") or scope["path"].startswith("/assets/")
        if not free and not worker.addresses.may_request(address_of(request)):
            await sentence(request, TooMuch("server-many-requests"))(scope, receive, dressed)
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
    """Whether somebody looks for a page, and would rather read one than JSON."""
    wants = "text/html" in request.headers.get("accept", "")
    return wants and not request.url.path.startswith("/api/") and request.method == "GET"


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, TepuiError)
    return sentence(request, error)


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


def application(config: Config | None = None) -> Starlette:
    """The application of one worker; by default with the settings left in the environment."""
    settings = config or Config.from_environment()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        worker = app.state.worker = Worker(settings)
        await worker.start()
        try:
            yield
        finally:
            await worker.stop()

    app = Starlette(
        routes=ROUTES,
        lifespan=lifespan,
        exception_handlers={TepuiError: _refused, HTTPException: _http, Exception: _failed},
    )
    app.add_middleware(Gate)
    return app
