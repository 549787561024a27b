"""The messages of the host's page. Of tables in play it shows only what everybody at them sees: a
host may also be a player.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tepui.server.messages import Token
from tepui.server.tournament.messages import MOST_ENTRANTS

Id = Annotated[str, Meta(max_length=64)]
Text = Annotated[str, Meta(max_length=500)]


class DoorWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link, or a code, to get access."""

    code: Annotated[str, Meta(max_length=80)] = ""


class DoorTold(msgspec.Struct, frozen=True):
    """Who may enter, and whether the caller has access."""

    door: Literal["open", "link", "members"]
    inside: bool


class HostCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of the link that `tepui host admin` has printed."""

    code: Token


class HostSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a host can change while the server runs. `known`, if sent: everybody with an account
    becomes a member. `limits`: these replace the server's own.
    """

    door: Literal["open", "link", "members"] = "open"
    known: bool = False
    opening: bool = True
    club: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=50)] = []
    club_people: Annotated[int, Meta(ge=1, le=100_000)] = 200
    club_rated: bool = False
    limits: Annotated[
        dict[str, Annotated[int, Meta(ge=1, le=100_000_000)]], Meta(max_length=40)
    ] = {}


class HostOverview(msgspec.Struct, frozen=True):
    """The state of the server. `limits`: the changeable ones, as they are now."""

    version: str
    database: str
    workers: int
    tables: dict[str, int]
    people: int
    reports: int
    tournaments: int
    sockets: int
    settings: HostSettings
    limits: dict[str, int]
    announcement: str
    has_link: bool


class Figure(msgspec.Struct, frozen=True):
    """What all workers counted from a time on. `sockets` and `tables`: the most at once;
    `milliseconds`: from a request to the disk, on average.
    """

    at: float
    sockets: int
    tables: int
    events: int
    refused: int
    failures: int
    milliseconds: float


class HostFigures(msgspec.Struct, frozen=True):
    """Load and errors over time, in steps of this many seconds; steps without data are left out."""

    since: float
    step: float
    points: list[Figure]


class HostSeat(msgspec.Struct, frozen=True):
    """Who has a seat. `person`: their id, if they have an account."""

    name: str
    kind: str  # person, bot or empty
    person: str
    muted: bool


class HostTable(msgspec.Struct, frozen=True):
    """A table, as everybody there sees it."""

    id: str
    game: str
    status: str
    opened: float
    public: bool
    rated: bool
    tournament: str
    seats: list[HostSeat]


class HostTables(msgspec.Struct, frozen=True):
    """Tables, in order of their ids. `broken`: how many of these cannot be read."""

    tables: list[HostTable]
    broken: int
    more: str  # the id after which the next page starts; empty: there are no more


class HostEntrant(msgspec.Struct, frozen=True):
    """An entrant in a tournament. `gone`: plays no further round."""

    name: str
    gone: bool


class HostTournament(msgspec.Struct, frozen=True):
    """A tournament that is not over. `rounds`: how many have begun."""

    id: str
    title: str
    game: str
    status: Literal["open", "running", "over"]
    rounds: int
    entrants: list[HostEntrant]


class HostTournaments(msgspec.Struct, frozen=True):
    """Tournaments that are not over, the latest first."""

    tournaments: list[HostTournament]


class HostPerson(msgspec.Struct, frozen=True):
    """Somebody with an account."""

    id: str
    name: str
    since: float
    seen: float
    muted: bool
    banned: bool
    member: bool
    warning: str


class HostPeople(msgspec.Struct, frozen=True):
    """People, the last seen first."""

    people: list[HostPerson]


class HostLine(msgspec.Struct, frozen=True):
    """A line of chat."""

    name: str
    text: str


class HostReport(msgspec.Struct, frozen=True):
    """Somebody's complaint about somebody else, and the chat before it."""

    id: str
    at: float
    table: str
    seat: int
    by: str
    about: str
    person: str  # the account of whoever was reported, if any
    reason: str
    chat: list[HostLine]


class HostReports(msgspec.Struct, frozen=True):
    """Reports, the oldest first."""

    reports: list[HostReport]


class HostInvitation(msgspec.Struct, frozen=True):
    """A code that lets people in."""

    id: str
    label: str
    uses: int
    until: float


class HostPass(msgspec.Struct, frozen=True):
    """A browser that has access. `name`: of whoever has signed in there."""

    id: str
    kind: str
    label: str
    name: str
    since: float
    seen: float


class HostDoor(msgspec.Struct, frozen=True):
    """Valid codes, and browsers that have access."""

    codes: list[HostInvitation]
    passes: list[HostPass]


class HostInvite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a code: who it is for, for how many people and days."""

    label: Annotated[str, Meta(max_length=60)] = ""
    uses: Annotated[int, Meta(ge=1, le=1000)] = 1
    days: Annotated[int, Meta(ge=1, le=365)] = 14


class HostSecret(msgspec.Struct, frozen=True):
    """A code, or the secret of a link, which is shown once."""

    code: str


class HostLogged(msgspec.Struct, frozen=True):
    """Something that a host has done."""

    at: float
    what: str
    whom: str
    text: str


class HostLog(msgspec.Struct, frozen=True):
    """What hosts have done, the latest first."""

    acts: list[HostLogged]


class HostDo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A host's action. `whom`: a table, a tournament, a person, a report, a code or a pass; `seat`:
    at the table, or the entrant's number in the tournament.
    """

    what: Literal[
        "close", "mute-seat", "ban-seat", "warn", "mute", "ban", "member", "done", "announce",
        "end-code", "end-pass", "end-tournament", "rename",
    ]  # fmt: skip
    whom: Id = ""
    seat: Annotated[int, Meta(ge=0, lt=MOST_ENTRANTS)] = 0
    on: bool = True
    text: Text = ""
