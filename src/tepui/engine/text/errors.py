"""Bad input: each error says what was wrong and what would be right.

An error names a sentence in the words of its namespace, so it can be said in any language;
`str(error)` is English.
"""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tepui.engine.text.event import Refusal


def printable(text: str) -> str:
    """Text from outside, without characters that a terminal would take for a command."""
    return "".join(c if c.isprintable() or c == "\n" else "\N{REPLACEMENT CHARACTER}" for c in text)


class TepuiError(Exception):
    """Bad input. Nothing has been changed."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_of_key = args

    def text(self, language: str) -> str:
        """The sentence in a language."""
        from tepui.engine.text.words import words

        return words(language)(self.key, **self.args_in(language))

    def args_in(self, language: str) -> dict[str, Any]:
        """What the sentence tells, in a language."""
        return {
            name: value.text(language) if isinstance(value, TepuiError) else _plain(value)
            for name, value in self.args_of_key.items()
        }

    def __str__(self) -> str:
        return self.text("en")

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.key, self.args_of_key)


WHY = {
    errno.ENOENT: "absent", errno.EACCES: "forbidden", errno.EPERM: "forbidden",
    errno.EISDIR: "folder", errno.ENOTDIR: "no-folder", errno.ENOSPC: "full",
    errno.EROFS: "read-only", errno.EEXIST: "exists", errno.ENAMETOOLONG: "long",
    errno.ECONNREFUSED: "closed", errno.EADDRNOTAVAIL: "elsewhere", errno.ENOEXEC: "no-program",
    "SQLITE_NOTADB": "no-database", "SQLITE_CORRUPT": "damaged", "SQLITE_FULL": "full",
    "SQLITE_READONLY": "read-only", "SQLITE_CANTOPEN": "forbidden",
}  # fmt: skip


def cause(wrong: Exception) -> TepuiError | str:
    """What the system says, in any language; in its own words, where we have none."""
    said = getattr(wrong, "sqlite_errorname", None) or getattr(wrong, "errno", None)
    key = "not-text" if isinstance(wrong, UnicodeDecodeError) else WHY.get(said)
    return TepuiError(f"engine-why-{key}") if key else getattr(wrong, "strerror", "") or str(wrong)


LONGEST = 1_000  # characters of what was wrong, as a sentence quotes it


def _plain(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    return printable(value if len(value) <= LONGEST else f"{value[:LONGEST]}…")


def _again(kind: type[TepuiError], key: str, args: dict[str, Any]) -> TepuiError:
    return kind(key, **args)


class UnknownGame(TepuiError):
    """No game has this id."""


class BadSeats(TepuiError):
    """The game is not for this many players."""


class NoPart(TepuiError):
    """The game lacks a module that this needs."""


class BadOption(TepuiError):
    """The game has no such option, or the option no such value."""


class UnknownRules(TepuiError):
    """The game was begun under rules that this program does not know yet."""


class BadNotation(TepuiError):
    """These words are not a move."""


class IllegalMove(TepuiError):
    """The move is not allowed now. `why` cites the rule that forbids it, where one does."""

    @property
    def why(self) -> Refusal | None:
        return self.args_of_key.get("why")

    def text(self, language: str, names: list[str] | None = None) -> str:
        if self.why is None:
            return super().text(language)
        from tepui.engine.text.words import words

        say = words(language)
        names = names or [say("engine-seat", number=seat) for seat in range(8)]
        return f"{say.tell(self.why.key, self.why.args, names)} [{self.why.rule}]"


class CannotUndo(TepuiError):
    """There is no move that may be taken back."""


class BadLog(TepuiError):
    """The log is not a log, is cut off, was edited, or breaks the rules."""


class BadLesson(TepuiError):
    """There is no such lesson, or it breaks the rules."""


class BadPosition(TepuiError):
    """A game cannot begin from this position."""


class BadPad(TepuiError):
    """This cannot be entered on a score pad."""


class BadTranscript(TepuiError):
    """A game at a real table cannot be written down so."""


class NotFair(TepuiError):
    """The chance outcomes do not follow from the seed."""
