"""What can happen at a table, as it is stored: a table's state follows from its events.

A move is stored in its game's notation, so that stored games survive a renumbering of moves.
People's secrets are stored only as hashes.
"""

from typing import Literal

import msgspec

from tepui.server.messages import Terms


class _Event(msgspec.Struct, frozen=True, tag_field="is", omit_defaults=True):
    """One thing that happened."""


class Talk(_Event, frozen=True):
    """What changes nothing on the table: clocks run on, and no viewer is sent a change."""


class Arranged(_Event, frozen=True):
    """Before play, the table itself changed: its viewers are sent all of it again."""


class Vacated(Arranged, frozen=True):
    """A seat waits for somebody again."""

    seat: int


class Sat(_Event, frozen=True, tag="sat"):
    """A person took a seat. `key` is the hash of the seat's token; `person`, who it is, is known
    where the table is rated."""

    seat: int
    name: str
    key: str
    person: str = ""


class Came(_Event, frozen=True, tag="came"):
    """At a rated table, where a seat is played from: a hash of the address, or of the browser, that
    can be compared within this table alone.
    """

    seat: int
    marks: list[str]


class Filled(Arranged, frozen=True, tag="filled"):
    """Before play, a bot was given a free seat."""

    seat: int
    level: str


class Freed(Vacated, frozen=True, tag="freed"):
    """Before play, a seat became free again: a bot's, or that of a person who has gone."""


class Shifted(Vacated, frozen=True, tag="shifted"):
    """Before play, a person moved to a free seat."""

    to: int


class Settled(Arranged, Terms, frozen=True, tag="settled", omit_defaults=False):
    """Before play, the table's terms were changed: all are stored, for what is usual may change."""

    seat: int  # by whom


class Declined(_Event, frozen=True, tag="declined"):
    """Before play, somebody who was invited declined."""


class Promised(_Event, frozen=True, tag="promised"):
    """A person promised a number for the shuffle, by its hash."""

    seat: int
    promise: str


class Numbered(_Event, frozen=True, tag="numbered"):
    """A person revealed the promised number."""

    seat: int
    number: str


class Started(_Event, frozen=True, tag="started"):
    """Everybody is seated and all numbers are revealed: play begins."""


class Moved(_Event, frozen=True, tag="moved"):
    """A phrase of a seat, of chance or of the clock."""

    actor: int
    phrase: str
    id: str = ""  # the client's, to recognise a repeated message
    by: Literal["", "bot", "time"] = ""
    more: bool = False  # part of a phrase that continues in the next event


class Undone(_Event, frozen=True, tag="undone"):
    """A seat's last phrase was undone."""

    seat: int


class PlayedOffline(_Event, frozen=True, tag="played-offline"):
    """A seat that plays alone has gone on by itself while its connection was lost: its device has
    dealt, by `seed`, what the seat did not know. Only read: older programs have stored it."""

    seat: int
    position: str
    seed: str
    construction: int
    id: str


class Left(_Event, frozen=True, tag="left"):
    """A bot plays for this seat until its person returns. `free`: they left of their own will, so
    somebody else may sit down here. `void`: the host has excluded them, and their token no longer
    works.
    """

    seat: int
    level: str
    free: bool = False
    void: bool = False


class Returned(_Event, frozen=True, tag="returned"):
    """A person is back."""

    seat: int


class Asked(_Event, frozen=True, tag="asked"):
    """A seat asks the others to agree."""

    seat: int
    what: Literal["undo", "pause"]


class Answered(_Event, frozen=True, tag="answered"):
    """A seat's answer to what was asked."""

    seat: int
    yes: bool


class Withdrawn(_Event, frozen=True, tag="withdrawn"):
    """A seat withdraws what it has asked."""

    seat: int


class Paused(_Event, frozen=True, tag="paused"):
    """Time stops until somebody resumes."""


class Resumed(_Event, frozen=True, tag="resumed"):
    """Play goes on."""

    seat: int


class Chatted(Talk, frozen=True, tag="chatted"):
    """A seat said something."""

    seat: int
    text: str
    id: str = ""  # the client's, as for a move


class Muted(Talk, frozen=True, tag="muted"):
    """A seat has muted another. One muted by the host (seat -1) is read by nobody."""

    seat: int
    other: int
    on: bool


class Forgotten(Talk, frozen=True, tag="forgotten"):
    """The host has deleted what this seat's person left here so far: name and chat."""

    seat: int


class Rematched(_Event, frozen=True, tag="rematched"):
    """The same people play again at another table."""

    table: str


class Shown(_Event, frozen=True, tag="shown"):
    """The deal of its match is finished at all tables: from now on everybody may look."""


class Closed(_Event, frozen=True, tag="closed"):
    """The table was closed before its end."""

    why: Literal["host", "abandoned", "cancelled"]


Event = (
    Sat | Came | Filled | Freed | Shifted | Settled | Declined | Promised | Numbered | Started
    | Moved | Undone | PlayedOffline | Left | Returned | Asked | Answered | Withdrawn | Paused
    | Resumed | Chatted | Muted | Forgotten | Rematched | Shown | Closed
)  # fmt: skip


def replaces(event: Event) -> bool:
    """Whether the host has removed something that people have on their screens."""
    return isinstance(event, Forgotten) or (isinstance(event, Muted) and event.seat < 0)


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Event).decode
