"""The API's routes, its messages as JSON Schema and its OpenAPI description, made from all handlers
marked `@operation`."""

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tepui import __version__
from tepui.server.http import (  # noqa: F401  # their handlers are operations
    about,
    companion,
    daily,
    export,
    friends,
    hosting,
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
from tepui.server.http.apart import apart
from tepui.server.http.messages import Sentence
from tepui.server.http.operation import OPERATIONS, PREFIX
from tepui.server.messages import In, Out


def _schemas(ref_template: str) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    """What is sent at a table and to every operation: the schemas of both, and their parts."""
    sent = [kind for each in OPERATIONS for kind in each.messages()]
    types = dict.fromkeys((In, Out, Sentence, *sent))
    return msgspec.json.schema_components(types, ref_template=ref_template)


def json_schema() -> dict[str, Any]:
    """All messages as JSON Schema."""
    given, components = _schemas("#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Tepui's messages",
        "$defs": {**components, "In": given[0], "Out": given[1]},
    }


def document() -> dict[str, Any]:
    """The OpenAPI description of the API."""
    _, components = _schemas("#/components/schemas/{name}")
    paths: dict[str, Any] = {}
    for each in OPERATIONS:
        paths.setdefault(each.address, {})[each.method.lower()] = each.described()
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Tepui",
            "version": __version__,
            "description": "Tables over HTTP. Play itself goes over a WebSocket at "
            f"{PREFIX}/tables/{{table}}/play: the client's first message is Hello, its messages "
            f"are In, the server's are Out (see {PREFIX}/messages.json).",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }


@cache
def _written(make: Callable[[], Any]) -> bytes:
    """The encoded description. Making it takes long, so it is cached."""
    return msgspec.json.encode(make())


async def _openapi(request: Request) -> Response:
    return Response(await apart(request, _written, document), media_type="application/json")


async def _messages(request: Request) -> Response:
    return Response(await apart(request, _written, json_schema), media_type="application/json")


ROUTES = [
    *(each.route for each in OPERATIONS),
    Route(f"{PREFIX}/openapi.json", _openapi),
    Route(f"{PREFIX}/messages.json", _messages),
]
