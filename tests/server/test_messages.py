"""The messages: what is made from them is fresh, and the description of the API holds."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tepui.server import messages as ms
from tepui.server.http.openapi import document, json_schema
from tepui.server.typescript import sources

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_browser_client_are_fresh() -> None:
    for place, text in sources().items():
        assert (ROOT / "web/src" / place).read_text("utf-8") == text, (
            f"{place} is stale; run: python -m tepui.server.typescript"
        )


def test_every_message_is_described() -> None:
    known = json_schema()["$defs"]
    for union in (ms.In, ms.Out):
        for kind in union.__args__:
            assert known[kind.__name__]["description"]


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
