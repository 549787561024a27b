"""The messages about tournaments."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tepui.bots.levels import DEFAULT
from tepui.server.messages import Clock, Name, Options, Token
from tepui.server.people.messages import Colour, Piece

MOST_ENTRANTS = 256
MOST_ROUNDS = 20

Kind = Literal["league", "swiss", "duplicate"]
Seconds = Annotated[int, Meta(ge=0, le=2_592_000)]


class TournamentWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terms of a new tournament.

    Everything here is shown to whoever enters. `league`: until everybody has met everybody;
    `swiss`: this many rounds, by the standings; `duplicate`: Swiss, and all tables of a round play
    one deal. `seats`: the preferred size of tables; others are used if people would be left over.
    """

    game: Annotated[str, Meta(max_length=40)]
    title: Annotated[str, Meta(max_length=60)] = ""
    kind: Kind = "swiss"
    seats: Annotated[int, Meta(ge=2, le=16)] = 2
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 5  # in a league: as many as it takes
    options: Options = {}
    live: bool = True
    # Whoever runs out of time leaves the seat to a bot until they return, so every round ends.
    clock: Clock = Clock("move", 180, then="seat")
    # People who have never moved when time is out: the bot plays for them, or they place last.
    absent: Literal["bot", "loss"] = "loss"
    level: Annotated[str, Meta(max_length=24)] = DEFAULT  # level of the bots at empty seats
    # Everybody has signed in, and every game counts for their ratings, as at any rated table.
    rated: bool = False
    # Everybody here sees it in the list of tournaments, and may enter without the link.
    public: bool = False
    start: Annotated[float, Meta(ge=0, le=1e11)] = 0.0  # it begins then, or when the organiser says
    every: Seconds = 0  # from one round to the next; 0: when all tables are done
    rest: Seconds = 60  # between rounds, if the next begins when all are done


class TournamentOpened(msgspec.Struct, frozen=True):
    """A tournament; the secret of the link by which people enter (/c/ID#join=INVITATION); and the
    organiser's own secret."""

    tournament: str
    invitation: str
    token: str


class TournamentEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to enter a tournament."""

    name: Name
    invitation: Token = ""


class TournamentEntered(msgspec.Struct, frozen=True):
    """Your number, and the secret that proves your seat at every table of the tournament."""

    entrant: int
    token: str


class HeldTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament, and a secret: the organiser's, or that of an entry."""

    tournament: Annotated[str, Meta(max_length=64)]
    token: Token


class HeldTournaments(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tournaments of a browser. Those without an owner become the signed-in caller's."""

    tournaments: Annotated[list[HeldTournament], Meta(max_length=60)]


class OwnTournaments(msgspec.Struct, frozen=True):
    """Which of these are yours: there the session replaces the secret."""

    tournaments: list[str]


class MyTournament(msgspec.Struct, frozen=True):
    """A tournament that I organise or have entered, and its state. `table`: where I play now."""

    tournament: str
    title: str
    game: str
    kind: Kind
    status: Literal["open", "running", "over"]
    rounds: int  # rounds that have begun
    people: int
    organiser: bool
    playing: bool
    place: int | None = None  # my place, once a round is played
    table: str = ""


class MyTournaments(msgspec.Struct, frozen=True):
    """My tournaments, whichever device I entered on, the latest first."""

    tournaments: list[MyTournament]


class ListedTournament(msgspec.Struct, frozen=True):
    """A public tournament. `rounds`: how many have begun; `of`: how many there will be, if known;
    `start`: when it starts by itself, or 0; `winners`: once it is over.
    """

    tournament: str
    title: str
    game: str
    kind: Kind
    live: bool
    rated: bool
    rounds: int
    of: int | None
    people: int
    start: float
    winners: list[str]


class Tournaments(msgspec.Struct, frozen=True):
    """The public tournaments of this server; the past ones, the latest first."""

    upcoming: list[ListedTournament]
    running: list[ListedTournament]
    past: list[ListedTournament]


class TournamentDo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action of the organiser. Entrants may only leave."""

    what: Literal["begin", "next", "close", "open", "remove", "end", "leave"]
    entrant: Annotated[int, Meta(ge=0, lt=MOST_ENTRANTS)] | None = None
    rounds: int | None = None  # rounds begun, as far as the caller knows: of two clicks, one counts


class TournamentEntrant(msgspec.Struct, frozen=True):
    """An entrant, with a symbol if they have an account. `gone`: plays no further rounds."""

    name: str
    gone: bool = False
    colour: Colour | None = None
    piece: Piece | None = None


class TournamentSeat(msgspec.Struct, frozen=True):
    """A seat at a table of a round, and its result, once that may be shown."""

    entrant: int | None  # None: a bot's
    place: int | None = None
    score: int | None = None
    points: float | None = None
    absent: bool = False  # they never came, and a bot has played


class TournamentTable(msgspec.Struct, frozen=True):
    """A table of a round. `table`: its id, if the caller may look."""

    table: str
    status: Literal["open", "playing", "paused", "over", "closed"]
    seats: list[TournamentSeat]
    yours: bool = False


class TournamentRound(msgspec.Struct, frozen=True):
    """A round. `match`: where the tables of one deal are compared."""

    begun: float
    done: bool
    tables: list[TournamentTable]
    byes: list[int]
    match: str = ""


class TournamentStanding(msgspec.Struct, frozen=True):
    """An entrant's points, their opponents' average points, and direct meetings with equals."""

    entrant: int
    place: int
    points: float
    played: int
    met: float
    direct: int


class TournamentTold(msgspec.Struct, frozen=True):
    """A tournament, as everybody may know it. `you`, `organiser`: the caller's part in it."""

    tournament: str
    terms: TournamentWish
    rules: int
    status: Literal["open", "running", "over"]
    entry: bool
    entrants: list[TournamentEntrant]
    rounds: list[TournamentRound]
    standings: list[TournamentStanding]
    planned: int | None  # rounds in all; None if it depends on who plays on
    next: float | None  # when the next round begins by itself, if known
    you: int | None = None
    organiser: bool = False
