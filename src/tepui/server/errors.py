"""What the server refuses, each with a sentence that says why."""

from tepui.engine.registry import reason
from tepui.engine.text.errors import IllegalMove, TepuiError
from tepui.server.messages import Wrong


class Refused(TepuiError):
    """A request or message that cannot be carried out. `status` is the HTTP status for it."""

    status = 409


class NotFound(Refused):
    """There is nothing under this address or id."""

    status = 404


class NotAllowed(Refused):
    """The caller has no right to do this."""

    status = 403


class BadRequest(Refused):
    """The request or message is malformed."""

    status = 400


class Broken(Refused):
    """A table that cannot be read. It is set aside, and the others go on. `why` is for the host."""

    status = 503

    def __init__(self, wrong: Exception) -> None:
        if isinstance(wrong, TepuiError):
            super().__init__(wrong.key, **wrong.args_of_key)
        else:
            super().__init__("server-broken-table")
        self.why = reason(wrong)


class TooMuch(Refused):
    """A limit has been reached."""

    status = 429


def wrong(id: str, error: TepuiError, language: str, names: list[str] | None = None) -> Wrong:
    """An error as a message."""
    if isinstance(error, IllegalMove):
        why = error.why
        text = error.text(language, names)
        return Wrong(id, error.key, text, why.rule if why else None)
    return Wrong(id, error.key, error.text(language))
