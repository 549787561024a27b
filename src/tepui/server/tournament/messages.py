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
    """The terms of a new tournament. Everything here is announced to whoever enters.

    `league`: until everybody has met everybody; `swiss`: so many rounds, by the standings;
    `duplicate`: Swiss, and all tables of a round play one deal. `seats`: the size that tables shall
    have; others are taken where people would be left over.
    """

    game: Annotated[str, Meta(max_length=40)]
    title: Annotated[str, Meta(max_length=60)] = ""
    kind: Kind = "swiss"
    seats: Annotated[int, Meta(ge=2, le=16)] = 2
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 5  # of a league: as many as it takes
    options: Options = {}
    live: bool = True
    # Whose time is out leaves the seat to a bot until they return: so every round comes to an end.
    clock: Clock = Clock("move", 180, then="seat")
    # Who has never moved when the time is out: the bot plays for them, or they are last there.
    absent: Literal["bot", "loss"] = "bot"
    level: Annotated[str, Meta(max_length=24)] = DEFAULT  # of bots at seats that nobody has
    # All have signed in, and every game counts for their ratings, as that of any rated table.
    rated: bool = False
    # Everybody here finds it in the list of tournaments, and may enter without the link.
    public: bool = False
    start: Annotated[float, Meta(ge=0, le=1e11)] = 0.0  # it begins then, or when the organiser says
    every: Seconds = 0  # from one round to the next; 0: when all tables are done
    rest: Seconds = 60  # between rounds, where the next begins when all are done


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
    """A tournament, and a secret of it: the organiser's, or that of an entry."""

    tournament: Annotated[str, Meta(max_length=64)]
    token: Token


class HeldTournaments(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tournaments of a browser. Those without an owner become the signed-in caller's."""

    tournaments: Annotated[list[HeldTournament], Meta(max_length=60)]


class OwnTournaments(msgspec.Struct, frozen=True):
    """Those among them that are yours: there the session stands for the secret."""

    tournaments: list[str]


class MyTournament(msgspec.Struct, frozen=True):
    """A tournament that I organise or have entered, and its state. `table`: where I play now."""

    tournament: str
    title: str
    game: str
    kind: Kind
    status: Literal["open", "running", "over"]
    rounds: int  # that have begun
    people: int
    organiser: bool
    playing: bool
    place: int | None = None  # where I stand, once a round is played
    table: str = ""


class MyTournaments(msgspec.Struct, frozen=True):
    """Tournaments of mine, on whichever device I entered, the latest first."""

    tournaments: list[MyTournament]


class ListedTournament(msgspec.Struct, frozen=True):
    """A public tournament. `rounds`: that have begun, `of`: that there will be,
    where that is known; `start`: when it begins by itself, or 0; `winners`: once it is over."""

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
    """The tournaments of this server that everybody is shown; the past ones, the latest first."""

    upcoming: list[ListedTournament]
    running: list[ListedTournament]
    past: list[ListedTournament]


class TournamentDo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action of the organiser: begin, start the next round, close or open entry, remove
    somebody, end. Entrants may leave.
    """

    what: Literal["begin", "next", "close", "open", "remove", "end", "leave"]
    entrant: Annotated[int, Meta(ge=0, lt=MOST_ENTRANTS)] | None = None
    rounds: int | None = None  # that have begun, as far as is known: of two clicks, one counts


class TournamentEntrant(msgspec.Struct, frozen=True):
    """An entrant, with a sign if they have an account. `gone`: plays no further rounds."""

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
    absent: bool = False  # they never came: a bot has played


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
    """Somebody's standing: points, their opponents' average points, and the result of direct
    meetings with equals.
    """

    entrant: int
    place: int
    points: float
    played: int
    met: float
    direct: int


class TournamentTold(msgspec.Struct, frozen=True):
    """A tournament, as everybody may know it; `you`, `organiser`: the caller's part in it."""

    tournament: str
    terms: TournamentWish
    rules: int
    status: Literal["open", "running", "over"]
    entry: bool
    entrants: list[TournamentEntrant]
    rounds: list[TournamentRound]
    standings: list[TournamentStanding]
    planned: int | None  # rounds in all; None where it depends on who plays on
    next: float | None  # when the next round begins by itself, where that is known
    you: int | None = None
    organiser: bool = False
