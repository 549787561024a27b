"""The operations of the API: `@operation` declares a handler, its route and its description."""

import re
from collections.abc import Awaitable, Callable
from types import NoneType
from typing import Any, Literal, NamedTuple, TypeVar, get_args, get_type_hints

from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tepui.engine.text.words import LANGUAGES
from tepui.server.http.apart import STEPS, apart
from tepui.server.http.messages import Sentence
from tepui.server.http.request import answer, body_of, packed, worker_of

MOST_BYTES = 2**23  # a long answer: three times as much as the longest game takes
PREFIX = "/api/v1"  # the version, which an incompatible change would raise

Schema = dict[str, Any]
F = TypeVar("F", bound=Callable[..., Awaitable[Any]])
ID = {"type": "string", "pattern": "^[0-9a-f]{16}$"}
# The schemas of path parameters, by name; all others are strings.
PARAMETERS: dict[str, Schema] = {
    "day": {"type": "string", "format": "date"},
    "language": {"type": "string", "enum": list(LANGUAGES)},
    "match": ID,
    "number": {"type": "integer"},
    "seats": {"type": "integer"},
    "table": ID,
}
ERRORS = {
    400: "The request is malformed.",
    403: "You may not do this.",
    404: "Not found.",
    405: "This method is not allowed here.",
    409: "This is not possible now.",
    413: "The body is too large.",
    415: "This media type is not supported.",
    429: "A limit has been reached.",
}


class Few(Convertor[int]):
    """A number of few digits in a path: Python refuses to parse very long ones."""

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
    schema: Schema = {"type": "string"}  # noqa: RUF012  # nobody changes it


class Operation(NamedTuple):
    """A method and a path, its handler, and what is sent and answered.

    `body` and `answer` are message types, or unions of them; `text` is the media type of an answer
    that is not a message, and the body `"text"` is plain text. `token`: a token may be sent.
    """

    method: str
    path: str  # after the prefix
    handler: Callable[..., Awaitable[Any]]
    summary: str
    answer: Any
    body: Any
    query: tuple[Query, ...]
    text: str
    status: int
    steps: int  # the steps that its computation may take: see `engine.runtime.effort`

    @property
    def route(self) -> Route:
        """Its Starlette route."""
        return Route(PREFIX + self.path, self.respond, methods=[self.method])

    async def respond(self, request: Request) -> Response:
        """Check the body, call the handler, and encode its answer."""
        request.scope[STEPS] = self.steps
        bodies = [await body_of(request, self.body)] if self.body not in (None, "text") else []
        for named in (request.path_params.get("game"), *(getattr(b, "game", None) for b in bodies)):
            if named:  # of a table's game, whoever finds the table waits
                await worker_of(request).games.wait_for(named)
        answered = await self.handler(request, *bodies)
        if isinstance(answered, Response):
            return answered
        if self.steps and self.status == 200:  # an answer that takes long to make may be long
            return await apart(request, packed, answered, request.headers, MOST_BYTES)
        return Response(status_code=204) if answered is None else answer(answered, self.status)

    @property
    def address(self) -> str:
        """The path in OpenAPI's notation."""
        return PREFIX + re.sub(r":\w+}", "}", self.path)

    def messages(self) -> list[Any]:
        """The message types of its body and its answer."""
        sent = [each for each in (self.body, self.answer) if each not in (None, "text", Response)]
        return [kind for each in sent for kind in get_args(each) or [each]]

    def described(self) -> Schema:
        """Its OpenAPI description."""
        good: Schema = {"description": self.summary}
        if self.text:
            good["content"] = {self.text: {"schema": {"type": "string"}}}
        elif self.answer not in (None, Response):
            good["content"] = _json(self.answer)
        schema: Schema = {
            "summary": self.summary,
            "security": [{}, {"seat": []}],
            "parameters": [*self._in_path(), *(_in_query(each) for each in self.query)],
            "responses": {
                str(self.status): good,
                **{
                    str(status): {"description": what, "content": _json(Sentence)}
                    for status, what in ERRORS.items()
                },
            },
        }
        if self.body == "text":
            form = {"text/plain": {"schema": {"type": "string", "maxLength": 200_000}}}
            schema["requestBody"] = {"required": True, "content": form}
        elif self.body is not None:
            schema["requestBody"] = {"required": True, "content": _json(self.body)}
        return schema

    def _in_path(self) -> list[Schema]:
        return [
            {"name": name, "in": "path", "required": True,
             "schema": PARAMETERS.get(name, {"type": "string"})}
            for name in re.findall(r"{(\w+)", self.path)
        ]  # fmt: skip


def _in_query(query: Query) -> Schema:
    return {"name": query.name, "in": "query", "required": False, "schema": query.schema}


def _json(kind: Any) -> Schema:
    """One type, or several: `Previewed | Wrong`."""
    names = [each.__name__ for each in get_args(kind) or [kind]]
    schemas = [{"$ref": f"#/components/schemas/{name}"} for name in names]
    return {"application/json": {"schema": schemas[0] if len(schemas) == 1 else {"oneOf": schemas}}}


OPERATIONS: list[Operation] = []  # in the order in which handlers are imported


def operation(
    method: Literal["GET", "POST", "PUT", "DELETE"], path: str, *, status: int = 200,
    body: str = "", query: tuple[Query, ...] = (), text: str = "",
    summary: str = "", steps: int = 0,
) -> Callable[[F], F]:  # fmt: skip
    """Declare a handler as an operation of the API.

    Its docstring is the summary; its second parameter, if it has one, is the checked body; what it
    returns is sent as JSON, and nothing as 204. `steps` limits its computation.
    """

    def keep(handler: F) -> F:
        kinds = get_type_hints(handler)
        answered, _ = kinds.pop("return"), kinds.pop("request")
        said = " ".join((summary or handler.__doc__ or "").split())
        good = 204 if answered is NoneType else status
        asked = next(iter(kinds.values()), body or None)
        each = Operation(
            method, path, handler, said, None if answered is NoneType else answered, asked, query,
            text, good, steps,
        )  # fmt: skip
        OPERATIONS.append(each)
        return handler

    return keep
