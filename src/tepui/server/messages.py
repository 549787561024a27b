"""The messages between clients and the server, defined once. Validation, JSON Schema, OpenAPI and
the browser client's types are all made from these.

Events carry a key of the game's words and its arguments, so a client can say them in its own
language. Errors are complete sentences.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tepui.coach.told import Caution
from tepui.engine.text.event import Event, Fact
from tepui.engine.text.sheet import Sheet

Id = Annotated[str, Meta(max_length=64, description="chosen by the client, echoed in the answer")]
Name = Annotated[str, Meta(min_length=1, max_length=32)]
Hex = Annotated[str, Meta(pattern="^([0-9a-f]{2}){16,64}$")]
Token = Annotated[str, Meta(max_length=128)]
Language = Annotated[str, Meta(pattern="^[a-z]{2}$")]  # English for one that we do not speak
Options = dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=4000)]]
Absence = Annotated[int, Meta(ge=0, le=86_400)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]

# Tables


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A time control: none, seconds for each move, or a bank for the whole game.

    When time is out, a bot makes that move, or takes the seat until its person returns.
    """

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=2_592_000)] = 60
    bonus: Annotated[int, Meta(ge=0, le=86_400)] = 0
    then: Literal["move", "seat"] = "move"


class From(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a finished game, as one seat knew it: of a table here, or of a log."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000)]  # small moves made before it, as replays number
    seat: SeatNumber  # whose knowledge counts; everything this seat could not know is dealt again
    table: Annotated[str, Meta(max_length=64)] = ""
    log: str = ""


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a table: chosen when it is opened, and changeable before play."""

    options: Options = {}
    clock: Clock = Clock()
    spectators: bool = True
    hints: bool = False
    chat: bool = True
    absence: Absence = 120  # seconds until a bot may sit in for somebody who is gone; 0: never


def terms_of(given: Terms) -> dict[str, Any]:
    """The terms alone, by name."""
    return {name: getattr(given, name) for name in Terms.__struct_fields__}


class Wish(Terms, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for a new table. `who`: for each seat `me`, `friend` or `bot:LEVEL`."""

    game: Annotated[str, Meta(max_length=40)]
    who: Annotated[list[Annotated[str, Meta(max_length=24)]], Meta(min_length=1, max_length=16)]
    name: Name = "?"
    live: bool = True
    public: bool = False
    numbers: bool = False  # everybody adds a number to the shuffle: promised first, then told
    # The result counts for ratings: everybody has signed in, and nothing helps or is taken back.
    rated: bool = False
    # Start from there instead of the deal, with its options: `me` at its seat, bots at the others.
    moment: From | None = msgspec.field(default=None, name="from")


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to sit down. `invitation` is the secret of the link, unless the table is public."""

    name: Name
    seat: SeatNumber | None = None
    invitation: Token = ""


class Seated(msgspec.Struct, frozen=True):
    """A seat and the token that proves it is yours. Keep it: the server cannot repeat it."""

    table: str
    seat: int | None
    token: str
    invitation: str = ""  # for a link to friends: /t/TABLE#join=INVITATION


class Person(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    name: str
    kind: Literal["person", "bot", "empty"]
    level: str | None = None  # of the bot that plays, now or always
    away: bool = False  # a person whose bot plays
    here: bool | None = None  # connected now; None for bots, and while a worker has just started
    missed: bool = False  # gone for so long that the others may let a bot sit in
    free: bool = False  # a person who left during play: anybody who is invited may take the seat
    manner: str = ""  # how a bot likes to play, where its level lets that show


class Duplicate(msgspec.Struct, frozen=True):
    """Which table of a match this is. Several tables play the same deals, round by round."""

    match: str
    table: int  # of those that play side by side
    tables: int
    round: int
    deals: int
    rotated: bool = False  # each deal is played from every seat: as many rounds as seats


class About(Terms, frozen=True, kw_only=True):
    """What is fixed when a table is opened."""

    id: str
    game: str
    rules: int
    live: bool
    public: bool
    numbers: bool
    commitment: str  # of the seed: SHA-256, published before the first move
    arranged: bool = False  # started from a given position instead of the deal
    daily: str = ""  # the day of its daily challenge: played alone, without undo
    duplicate: Duplicate | None = None
    rated: bool = False
    tournament: str = ""  # the one this table belongs to: /c/TOURNAMENT
    seen: bool = False  # whoever opened it has played its deal before, and knows it
    device: bool = False  # dealt by the device on which it was played


class Listed(msgspec.Struct, frozen=True):
    """A table in the lobby."""

    about: About
    people: list[Person]


class Proposal(msgspec.Struct, frozen=True):
    """Something a seat has asked the others to agree to."""

    seat: int
    what: Literal["undo", "pause"]
    consenting: list[int]
    needed: list[int]


class Answered(msgspec.Struct, frozen=True):
    """What became of the last question. `by` is the seat that declined or withdrew it."""

    seat: int
    what: Literal["undo", "pause"]
    how: Literal["granted", "declined", "withdrawn", "lapsed"]
    by: int | None = None


class Room(msgspec.Struct, frozen=True):
    """The table without its position: status, people, proposals. The same for every viewer."""

    status: Literal["open", "playing", "paused", "over", "closed"]
    people: list[Person]
    promises: dict[int, str]  # of the numbers that people add to the shuffle
    numbers: dict[int, str]  # revealed once all have promised
    tell: bool  # whether it is time for everybody to reveal the promised number
    proposal: Proposal | None
    rematch: str | None  # the table where the same people play again
    opener: int | None = None  # the first who sat down; they change the settings before play
    answered: Answered | None = None
    closed: Literal["host", "abandoned", "cancelled"] | None = None  # why
    declined: int = 0  # how many were invited and have declined
    # Where the table is rated: people who play over one connection, or in one browser. Between them
    # the result does not count.
    together: list[int] = []


class Times(msgspec.Struct, frozen=True):
    """The clocks: what was left for each seat, and for the sandglass, at the time `at`."""

    at: float  # the server's time
    left: list[float] | None
    running: list[int]
    sand: float | None


class Choice(msgspec.Struct, frozen=True):
    """A legal move: its number, which is sent back, and what it is.

    Programs find it by its `action`; people read its notation and what it would do.
    """

    move: int
    action: Any  # the game's own: a verb with its arguments
    text: str
    does: Event


class Result(msgspec.Struct, frozen=True):
    """How a game ended. The seed proves that the deal was fair (`tepui verify`)."""

    ending: str
    scores: list[int]
    places: list[int]
    seed: str
    sheet: Sheet  # where the points come from


class Scene(msgspec.Struct, frozen=True):
    """The table as one viewer may see it, and what this viewer can do."""

    view: Any  # the game's own picture
    awaited: list[int]
    choices: list[Choice]
    decision: int  # the number of this seat's own decision, to be sent with a move
    undo: bool  # whether this seat's last move could be undone
    result: Result | None


class Said(msgspec.Struct, frozen=True):
    """A line of chat."""

    seat: int
    text: str
    at: float


# From the client


class _In(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A message to the server."""


class Hello(_In, frozen=True, tag="hello"):
    """The first message: who is looking. Without a token, a spectator."""

    token: Token = ""
    language: Language = "en"
    # A secret made by the browser, the same for all accounts used in it.
    browser: Token = ""


class Move(_In, frozen=True, tag="move"):
    """A move: small moves by number, or a phrase in the game's notation. Either all of it is
    played or none of it.
    """

    id: Id
    decision: Annotated[int, Meta(ge=0)]
    moves: Annotated[list[int], Meta(max_length=200)] | None = None
    phrase: Annotated[str, Meta(max_length=2000)] | None = None


class Ask(_In, frozen=True, tag="ask"):
    """Ask the others to agree."""

    id: Id
    what: Literal["undo", "pause"]


class Answer(_In, frozen=True, tag="answer"):
    """Agree, or decline."""

    id: Id
    yes: bool


class Do(_In, frozen=True, tag="do"):
    """Leave (a bot takes the seat; before play, it becomes free), return, withdraw a request,
    resume a paused table, play again, or, as the first person at the table, cancel it before play.
    """

    id: Id
    what: Literal["leave", "return", "withdraw", "resume", "rematch", "cancel"]


class Fill(_In, frozen=True, tag="fill"):
    """Before play, the first person at the table gives a free seat to a bot."""

    id: Id
    seat: SeatNumber
    level: Annotated[str, Meta(max_length=24)]


class Free(_In, frozen=True, tag="free"):
    """Before play, the first person at the table frees a bot's seat, or an absent person's."""

    id: Id
    seat: SeatNumber


class Shift(_In, frozen=True, tag="shift"):
    """Before play, move to a free seat."""

    id: Id
    seat: SeatNumber


class Settle(_In, Terms, frozen=True, tag="settle"):
    """Before play, the first person at the table changes its settings; everybody is informed. What
    is left out becomes what is usual."""

    id: Id


class SitIn(_In, frozen=True, tag="sit-in"):
    """Let a bot sit in for somebody who has been away for a while, until they return."""

    id: Id
    seat: SeatNumber


class Pledge(_In, frozen=True, tag="promise"):
    """Promise a number for the shuffle: SHA-256("tepui number 1" + number), in hexadecimal."""

    id: Id
    promise: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Tell(_In, frozen=True, tag="tell"):
    """Reveal the promised number, in hexadecimal."""

    id: Id
    number: Hex


class Chat(_In, frozen=True, tag="chat"):
    """Say something to everybody at the table."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(_In, frozen=True, tag="mute"):
    """Mute the chat of a seat for yourself; or unmute it."""

    id: Id
    seat: SeatNumber
    on: bool = True


class Hint(_In, frozen=True, tag="hint"):
    """Ask for advice, where the table allows it."""

    id: Id


class Preview(_In, frozen=True, tag="preview"):
    """Preview the table after these moves of mine. If one is impossible, you get the reason."""

    id: Id
    moves: Annotated[list[int], Meta(max_length=200)] = []
    phrase: Annotated[str, Meta(max_length=2000)] | None = None  # instead of numbers


class Weigh(_In, frozen=True, tag="weigh"):
    """Is this move of mine a mistake? Only against bots, where the table allows hints."""

    id: Id
    moves: Annotated[list[int], Meta(max_length=200)] = []
    phrase: Annotated[str, Meta(max_length=2000)] | None = None  # instead of numbers


class Pong(_In, frozen=True, tag="pong"):
    """The immediate answer to a ping, which measures latency."""

    ping: int


class Beat(_In, frozen=True, tag="beat"):
    """Is the connection alive? It is answered at once with a ping."""


In = (
    Hello | Move | Ask | Answer | Do | Fill | Free | Shift | Settle | SitIn | Pledge | Tell | Chat
    | Mute | Hint | Preview | Weigh | Pong | Beat
)  # fmt: skip

# To the client


class _Out(msgspec.Struct, frozen=True, tag_field="type"):
    """A message to the client."""


class Whole(_Out, frozen=True, tag="table"):
    """Everything: the answer to hello, and all that a client needs after reconnecting. Sent again
    when the host has removed a name or chat.
    """

    you: int | None
    about: About
    room: Room
    scene: Scene | None  # once play has started
    times: Times
    story: list[Event]  # the last events
    chat: list[Said]
    # For a viewer without a seat, at a rated table that waits for players: the seats with which
    # they share a connection or a browser.
    together: list[int] = []


class Change(_Out, frozen=True, tag="change"):
    """What has just happened, as you saw it, and the table after it."""

    story: list[Event]
    scene: Scene | None
    times: Times
    room: Room | None = None  # if it has changed


class Heard(_Out, frozen=True, tag="heard"):
    """A line of chat."""

    said: Said


class Advice(_Out, frozen=True, tag="advice"):
    """The moves a strong bot would consider, the best first, with their chance of winning."""

    id: str
    moves: list[int]
    chances: list[float]
    facts: list[list[Fact]] = []  # what speaks for each of them


class Previewed(_Out, frozen=True, tag="previewed"):
    """The table as it would be for you, as far as you can know."""

    id: str
    view: Any
    choices: list[Choice]
    story: list[Event]


class Weighed(_Out, frozen=True, tag="weighed"):
    """A warning before you make a move; empty if it is good enough, or checking took too long."""

    id: str
    caution: Caution | None


class Done(_Out, frozen=True, tag="done"):
    """Your message was carried out, and what it changed is stored."""

    id: str


class Wrong(_Out, frozen=True, tag="wrong"):
    """Your message was not carried out; the sentence says why. `rule` is the rule that forbids it;
    `wait`, the seconds after which you may send it again.
    """

    id: str
    code: str
    text: str
    rule: str | None = None
    wait: float | None = None


class Ping(_Out, frozen=True, tag="ping"):
    """Answer with a pong at once."""

    ping: int


class Bye(_Out, frozen=True, tag="bye"):
    """The server is stopping, or your connection reads too slowly: reconnect."""

    why: Literal["stop", "slow", "rate", "error"]


class Announced(_Out, frozen=True, tag="announced"):
    """What the host announces to all tables. An empty text ends the announcement."""

    text: str


Out = Whole | Change | Heard | Advice | Previewed | Weighed | Done | Wrong | Ping | Bye | Announced

encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[In] = msgspec.json.Decoder(In)


def decode_in(data: bytes | str) -> In:
    """A client's message, validated."""
    return _decoder.decode(data)
