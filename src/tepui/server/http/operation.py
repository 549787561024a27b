"""How one way to ask the API is described in OpenAPI."""

from __future__ import annotations

from typing import Any


def ref(name: str) -> dict[str, Any]:
    """A type of the messages."""
    return {"$ref": f"#/components/schemas/{name}"}


def _json(name: str) -> dict[str, Any]:
    """One type, or several: `Previewed | Wrong`."""
    names = name.split(" | ")
    schema = ref(name) if len(names) == 1 else {"oneOf": [ref(each) for each in names]}
    return {"application/json": {"schema": schema}}


_ERRORS = {
    str(status): {"description": what, "content": _json("Sentence")}
    for status, what in {
        400: "This cannot be understood.",
        403: "This is not yours to do.",
        404: "There is no such thing.",
        405: "Not in this way.",
        409: "Not now.",
        413: "Too long.",
        415: "Not in this form.",
        429: "Too much.",
    }.items()
}


def operation(
    summary: str, answer: str | None, body: str | None = None, *parameters: Any,
    text: str = "", token: bool = False, status: int = 200,
) -> dict[str, Any]:  # fmt: skip
    """What is asked and answered; `token`: who has one may give it."""
    content = {text: {"schema": {"type": "string"}}} if text else _json(answer or "Done")
    good: dict[str, Any] = {"description": summary}
    if answer or text:
        good["content"] = content
    found: dict[str, Any] = {
        "summary": summary,
        "responses": {str(status): good, **_ERRORS},
        "parameters": list(parameters),
    }
    if body == "text":
        form = {"text/plain": {"schema": {"type": "string", "maxLength": 200_000}}}
        found["requestBody"] = {"required": True, "content": form}
    elif body:
        found["requestBody"] = {"required": True, "content": _json(body)}
    if token:
        found["security"] = [{}, {"seat": []}]
    return found
