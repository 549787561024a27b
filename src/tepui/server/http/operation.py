"""One operation of the API: its route, and its OpenAPI description."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Literal, NamedTuple

from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tepui.engine.words import LANGUAGES

PREFIX = "/api/v1"  # what an incompatible change would count up

Schema = dict[str, Any]
ID = {"type": "string", "pattern": "^[0-9a-f]{16}$"}
# What a path's parameters look like, by their names; the others are words.
PARAMETERS: dict[str, Schema] = {
    "day": {"type": "string", "format": "date"},
    "language": {"type": "string", "enum": list(LANGUAGES)},
    "match": ID,
    "number": {"type": "integer"},
    "seats": {"type": "integer"},
    "table": ID,
}
ERRORS = {
    400: "This cannot be understood.",
    403: "This is not yours to do.",
    404: "There is no such thing.",
    405: "Not in this way.",
    409: "Not now.",
    413: "Too long.",
    415: "Not in this form.",
    429: "Too much.",
}


class Few(Convertor[int]):
    """A number in a path, with few digits: Python refuses to parse very long ones."""

    regex = "[0-9]{1,6}"

    def convert(self, value: str) -> int:
        """The number."""
        return int(value)

    def to_string(self, value: int) -> str:
        """As it is written."""
        return str(value)


register_url_convertor("few", Few())


class Query(NamedTuple):
    """An optional query parameter."""

    name: str
    schema: Schema


class Operation(NamedTuple):
    """A method and a path, who answers, and what is asked and answered.

    `answer` and `body` name types of the messages, `"A | B"` one of several; `text` is the media
    type of an answer that is no message, and the body `"text"` plain text. `token`: whoever has one
    may give it.
    """

    method: Literal["GET", "POST", "PUT", "DELETE"]
    path: str  # after the prefix
    handler: Callable[[Request], Awaitable[Response]]
    summary: str
    answer: str = ""
    body: str = ""
    query: tuple[Query, ...] = ()
    text: str = ""
    token: bool = False
    status: int = 200

    @property
    def route(self) -> Route:
        """Its Starlette route."""
        return Route(PREFIX + self.path, self.handler, methods=[self.method])

    @property
    def address(self) -> str:
        """The path as OpenAPI writes it."""
        return PREFIX + re.sub(r":\w+}", "}", self.path)

    def described(self) -> Schema:
        """Its OpenAPI description."""
        good: Schema = {"description": self.summary}
        if self.text:
            good["content"] = {self.text: {"schema": {"type": "string"}}}
        elif self.answer:
            good["content"] = _json(self.answer)
        found: Schema = {
            "summary": self.summary,
            "parameters": [*self._in_path(), *(_in_query(each) for each in self.query)],
            "responses": {
                str(self.status): good,
                **{
                    str(status): {"description": what, "content": _json("Sentence")}
                    for status, what in ERRORS.items()
                },
            },
        }
        if self.body == "text":
            form = {"text/plain": {"schema": {"type": "string", "maxLength": 200_000}}}
            found["requestBody"] = {"required": True, "content": form}
        elif self.body:
            found["requestBody"] = {"required": True, "content": _json(self.body)}
        if self.token:
            found["security"] = [{}, {"seat": []}]
        return found

    def _in_path(self) -> list[Schema]:
        return [
            {"name": name, "in": "path", "required": True,
             "schema": PARAMETERS.get(name, {"type": "string"})}
            for name in re.findall(r"{(\w+)", self.path)
        ]  # fmt: skip


def _in_query(query: Query) -> Schema:
    return {"name": query.name, "in": "query", "required": False, "schema": query.schema}


def _json(name: str) -> Schema:
    """One type, or several: `Previewed | Wrong`."""
    found = [{"$ref": f"#/components/schemas/{each}"} for each in name.split(" | ")]
    return {"application/json": {"schema": found[0] if len(found) == 1 else {"oneOf": found}}}
