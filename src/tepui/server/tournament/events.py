"""What can happen in a tournament. A tournament's state follows from its events."""

from typing import Literal

import msgspec


class _Event(msgspec.Struct, frozen=True, tag_field="type"):
    """Something that has happened."""


class Entered(_Event, frozen=True, tag="entered"):
    """Somebody entered. `key` is the hash of the secret that proves all their seats."""

    name: str
    key: str
    person: str = ""  # where that is known
    home: str = ""  # a keyed hash of the household, in a public tournament


class Shut(_Event, frozen=True, tag="shut"):
    """Entry was closed, or opened again."""

    on: bool


class Withdrew(_Event, frozen=True, tag="withdrew"):
    """Somebody plays no further round."""

    entrant: int
    removed: bool = False  # by the organiser


class Paired(_Event, frozen=True, tag="paired"):
    """The next round: who sits where, by numbers, -1 for a bot; and who has a bye."""

    tables: list[list[int]]
    byes: list[int]


class Settled(_Event, frozen=True, tag="settled"):
    """A table's game is over, with these results by seat; without any, it was not finished."""

    round: int
    table: int
    places: list[int] = []
    scores: list[int] = []
    absent: list[int] = []  # seats whose people never made a move


class Ended(_Event, frozen=True, tag="ended"):
    """There is no further round: all are played, or the organiser has ended it."""

    why: Literal["played", "organiser"] = "played"


Event = Entered | Shut | Withdrew | Paired | Settled | Ended

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Event).decode
