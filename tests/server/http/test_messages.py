"""The messages: what is made from them is fresh, and the description of the API holds."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from starlette.routing import Route

from server.kit import serving, sqlite_at
from tepui.server import messages as ms
from tepui.server.http.app import application
from tepui.server.http.operation import PREFIX
from tepui.server.http.operations import document, json_schema
from tepui.server.typescript import sources
from tepui.server.worker import Config

ROOT = Path(__file__).parents[3]


def test_the_browser_client_has_types_of_what_it_uses_and_of_nothing_else() -> None:
    made = sources()[Path("messages/index.ts")]
    assert all(f"export interface {name} " in made for name in ("Hello", "Change", "Event"))
    used = set(re.findall(r"\b[A-Z]\w+", made))
    assert "HostCode" in json_schema()["$defs"]
    assert "HostCode" not in used


def test_every_message_is_described() -> None:
    known = json_schema()["$defs"]
    for union in (ms.In, ms.Out):
        for kind in union.__args__:
            assert known[kind.__name__]["description"]


def test_the_routes_of_the_api_are_those_that_are_described() -> None:
    served = {
        (method.lower(), re.sub(r":\w+}", "}", route.path))
        for route in application(Config("sqlite:///none")).routes
        if isinstance(route, Route) and route.path.startswith("/api/")
        for method in (route.methods or set()) - {"HEAD"}
    }
    paths = document()["paths"]
    described = {(method, path) for path, each in paths.items() for method in each}
    assert served == described | {
        ("get", f"{PREFIX}/{page}.json") for page in ("messages", "openapi")
    }
    for method, path in described:
        told = paths[path][method]
        assert set(re.findall(r"{(\w+)", path)) == {
            each["name"] for each in told["parameters"] if each["in"] == "path"
        }


def test_without_a_version_the_newest_is_meant(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path)) as served:
        for path in ("games", "openapi.json", "tables/0123456789abcdef"):
            bare, versioned = (served.ask("GET", f"/api{v}/{path}") for v in ("", "/v1"))
            assert bare[:2] == versioned[:2]
        assert served.ask("GET", "/api/v1/games")[0] == 200
        assert served.ask("GET", "/api/v2/games")[0] == 404


def test_every_reference_of_the_api_is_there() -> None:
    page = document()
    text = msgspec.json.encode(page).decode()
    for part in text.split('"#/components/schemas/')[1:]:
        assert part.split('"')[0] in page["components"]["schemas"]


@pytest.mark.parametrize(
    "message",
    [
        b"", b"{", b"[]", b'"x"', b"null", b'{"type":"x"}', b'{"type":"move"}',
        b'{"type":"move","id":"a","decision":-1,"moves":[1]}',
        b'{"type":"move","id":"a","decision":0,"moves":["x"]}',
        b'{"type":"chat","id":"a","text":""}', b'{"type":"hello","token":5}',
        b'{"type":"hello","extra":1}', b"\xff\xfe", b'{"type":"tell","id":"a","number":"zz"}',
    ],
)  # fmt: skip
def test_what_is_not_a_message_is_refused(message: bytes) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeError)):
        ms.decode_in(message)
