"""What the workers of a server tell each other. Nothing of it is stored.

Workers of different versions may use one database for a while. Whatever a worker cannot read, it
ignores: so a message may gain a field with a default; where its meaning changes, its tag does.
"""

import logging
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import msgspec

journal = logging.getLogger("tepui.server")


class Spent(msgspec.Struct, frozen=True, tag="spent"):
    """Use of limits at another worker: which limit, whether by a person, who, how much."""

    taken: list[tuple[str, bool, str, float]]


class Holding(msgspec.Struct, frozen=True, tag="holding"):
    """Addresses that hold many sockets there."""

    sockets: dict[str, int]


class Here(msgspec.Struct, frozen=True, tag="here"):
    """The seats that are connected there, by table."""

    seats: dict[str, list[int]]


class Barred(msgspec.Struct, frozen=True, tag="barred"):
    """The guest at this seat may not sit down for a day."""

    table: str
    seat: int


class SettingsChanged(msgspec.Struct, frozen=True, tag="settings"):
    """The host has decided something else."""


News = Spent | Holding | Here | Barred | SettingsChanged

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(News).decode


def encode(news: News) -> str:
    """A message as text."""
    return _encode(news).decode()


class Listeners:
    """Who is to be told of which news."""

    def __init__(self) -> None:
        self._told = defaultdict[type, list[tuple[Callable[[str, Any], None], bool]]](list)

    def add(self, kind: type, told: Callable[[str, Any], None], own: bool = False) -> None:
        """Call `told` with a worker's name and what it tells; `own`: also if that is ourselves."""
        self._told[kind].append((told, own))

    def hear(self, worker: str, text: str, own: bool) -> None:
        """A worker has told this."""
        try:
            news = _decode(text)
        except msgspec.DecodeError:  # of another version
            journal.debug("worker %s tells what is not known here: %.80s", worker, text)
            return
        for told, also_own in self._told[type(news)]:
            if also_own or not own:
                told(worker, news)
