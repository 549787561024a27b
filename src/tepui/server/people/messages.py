"""The messages about people: accounts, sessions, seats, friends, ratings."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tepui.bots.levels import DEFAULT
from tepui.server.messages import Name, SeatNumber, Token

Label = Annotated[str, Meta(max_length=80, description="what the browser calls itself")]
Colour = Annotated[int, Meta(ge=0, le=4)]
Piece = Literal["butterfly", "fish", "orchid", "parrot", "reptile"]


class HeldSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat, proved by its token."""

    table: Annotated[str, Meta(max_length=64)]
    token: Token


class HeldSeats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seats of a browser. Seats without an owner become the signed-in caller's."""

    seats: Annotated[list[HeldSeat], Meta(max_length=60)]


class OwnSeats(msgspec.Struct, frozen=True):
    """Which of these tables have a seat of yours: there the session replaces its token."""

    tables: list[str]


class Keep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for an account, with a passkey or a recovery code. Nothing else is needed."""

    label: Label = ""
    passkey: dict[str, Any] | None = None


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sign in with the recovery code, a link from another device, or a passkey."""

    label: Label = ""
    code: Annotated[str, Meta(max_length=80)] = ""
    link: Token = ""
    passkey: dict[str, Any] | None = None


class Ways(msgspec.Struct, frozen=True):
    """The ways to sign in here, besides recovery codes and links."""

    passkeys: bool


class PasskeyWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to make a passkey, or to sign in with one."""

    what: Literal["make", "sign-in"] = "make"
    name: Annotated[str, Meta(max_length=32, description="for the list of one's passkeys")] = ""


class PasskeyOptions(msgspec.Struct, frozen=True):
    """The argument of the browser's `navigator.credentials`, as JSON."""

    options: dict[str, Any]


class NewPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that the browser has made, as its `toJSON` gives it."""

    passkey: dict[str, Any]
    label: Label = ""


class Kept(msgspec.Struct, frozen=True):
    """Signed in. `session` is a secret for this browser, sent like a token. The server cannot
    repeat it, nor the code.
    """

    session: str
    code: str = ""  # the recovery code, if a new one was made


class Code(msgspec.Struct, frozen=True):
    """A new recovery code. The one before is void."""

    code: str


class Link(msgspec.Struct, frozen=True):
    """A secret for another device: /me#link=SECRET signs in there, once."""

    link: str
    until: float


class Called(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person's name and symbol, a piece on a colour."""

    name: Annotated[str, Meta(max_length=32)] = ""
    colour: Colour = 0
    piece: Piece = "butterfly"


class Device(msgspec.Struct, frozen=True):
    """A browser where you are signed in, or a passkey of yours."""

    id: str
    label: str
    since: float
    seen: float
    this: bool = False  # this browser
    key: bool = False  # a browser with a passkey, which can be deleted with it


class Naming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new name for a device or a passkey."""

    label: Annotated[str, Meta(min_length=1, max_length=80)]


class Me(msgspec.Struct, frozen=True):
    """What is stored about somebody, as they see it."""

    id: str
    called: Called
    since: float
    sessions: list[Device]
    passkeys: list[Device]
    code: bool  # whether there is a recovery code
    warning: str  # from the host


class MyTable(msgspec.Struct, frozen=True):
    """A table of mine and its state, as its seat may know it."""

    table: str
    game: str
    seat: int
    status: Literal["open", "playing", "paused", "over", "closed"]
    names: list[str]  # of all seats
    live: bool
    awaited: bool  # whether it is my turn
    since: float  # when something last happened that everybody noticed
    daily: str = ""
    tournament: str = ""
    places: list[int] = []  # when the game is over
    scores: list[int] = []
    began: float = 0.0
    levels: list[str] = []  # levels of the bots, seat by seat; '' for a person
    rated: bool = False
    arranged: bool = False  # begun from a given position: no statistics count its end


class CoachFound(msgspec.Struct, frozen=True):
    """The coach's findings in a reviewed game: the level that the choices look like ("" from an
    earlier coach); hundredths of winning chance lost, in how many choices; the costliest of them.
    """

    lost: float
    choices: int
    worst: float
    ply: int  # of the costliest, in the log
    level: str = ""


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game of mine. `change` is the change of my rating."""

    table: MyTable
    change: int | None = None
    coach: CoachFound | None = None


class Played(msgspec.Struct, frozen=True):
    """My finished games, the newest first."""

    games: list[PlayedGame]


class Player(msgspec.Struct, frozen=True):
    """A person on a leaderboard: name, symbol, and those ratings."""

    name: str
    colour: Colour
    piece: Piece
    ratings: list[Rating]


class Invitation(msgspec.Struct, frozen=True):
    """Somebody I have played with has opened a table and invites me."""

    table: str
    game: str
    name: str  # who it is, and their symbol
    colour: Colour
    piece: Piece
    since: float


class MyTables(msgspec.Struct, frozen=True):
    """My tables: those waiting for me first, the longest wait first; finished ones last.

    Also what else waits for my answer: invitations, and what the host has to say to me.
    """

    tables: list[MyTable]
    awaited: int
    invitations: list[Invitation] = []
    warning: str = ""


class At(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody else at a table where I sit, or sat."""

    table: Annotated[str, Meta(max_length=64)]
    seat: SeatNumber


class Invite(At, frozen=True, forbid_unknown_fields=True):
    """Play with them again: a table of the same game is opened, and they are invited."""

    name: Name = "?"


class MuteRequest(At, frozen=True, forbid_unknown_fields=True):
    """Mute or unmute this person at all tables."""

    on: bool = True


class Coming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Accept an invitation under this name."""

    name: Name = "?"


class NoticeWay(msgspec.Struct, frozen=True):
    """A way in which I am notified everywhere."""

    id: str
    kind: Literal["mail", "push", "hook"]
    address: str


class MyNotices(msgspec.Struct, frozen=True):
    """How I am notified of turns, rounds and invitations that I do not have open."""

    ways: list[NoticeWay]


class Friend(msgspec.Struct, frozen=True):
    """Somebody I have played with, how often, and the latest game: they sat there at `seat`."""

    name: str
    colour: Colour
    piece: Piece
    games: int
    table: str
    seat: int
    game: str
    at: float
    muted: bool  # whether I have muted them


class Muted(msgspec.Struct, frozen=True):
    """Somebody I have muted, and with whom I have no game left."""

    id: str
    name: str
    colour: Colour
    piece: Piece


class Friends(msgspec.Struct, frozen=True):
    """The people I have played with, the latest first."""

    friends: list[Friend]
    muted: list[Muted]


class ReportWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Report a seat to the host, in words. The latest lines of the table's chat are included."""

    seat: SeatNumber
    reason: Annotated[str, Meta(min_length=1, max_length=1000)]


class RatingPoint(msgspec.Struct, frozen=True):
    """A rating after a game."""

    at: float
    points: int


class Rating(msgspec.Struct, frozen=True):
    """A rating in a game: its uncertainty (two standard deviations) and its history; and, in the
    games that the coach has reviewed, how much of the chance of winning was lost per hundred
    unforced choices.
    """

    game: str
    points: int
    doubt: int
    games: int
    curve: list[RatingPoint]
    reviewed: int = 0
    errors: float | None = None


class MyRatings(msgspec.Struct, frozen=True):
    """Ratings, for the games in which there are rated results."""

    ratings: list[Rating]


class Standing(msgspec.Struct, frozen=True):
    """A person or bot on a game's leaderboard. Bots (`bot:easy`) stay where they are."""

    name: str
    points: int
    doubt: int
    games: int


class RatingBoard(msgspec.Struct, frozen=True):
    """A game's leaderboard."""

    game: str
    standings: list[Standing]


class Seek(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Search for opponents: any of these games, with this many seats or any, live or over several
    days. Rated needs a session. Bots fill the table after this many seconds, if requested.
    """

    games: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=20)]
    seats: Annotated[int, Meta(ge=2, le=16)] | None = None
    live: bool = True
    rated: bool = False
    name: Name = "?"
    bots: Annotated[int, Meta(ge=0, le=3600, description="seconds; 0: never")] = 0
    level: Annotated[str, Meta(max_length=24, description="of these bots")] = DEFAULT


class Sought(msgspec.Struct, frozen=True):
    """The state of a search: how many people are searching now, or the table where the caller was
    seated. `seek` is sent once: the secret of the search, and later of the seat.
    """

    waiting: int
    seek: str = ""
    table: str = ""
    game: str = ""
    seat: int | None = None


class Sitter(msgspec.Struct, frozen=True):
    """Who sits at a seat, if they have an account: a symbol and, at rated tables, the rating."""

    colour: Colour | None = None
    piece: Piece | None = None
    points: int | None = None
    doubt: int | None = None
    muted: bool = False  # whether the asker has muted them


class Sitters(msgspec.Struct, frozen=True):
    """The people at a table, seat by seat; for those who sit there, also who is invited."""

    sitters: list[Sitter]
    invited: list[str] = []
