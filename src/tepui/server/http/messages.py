"""The messages of the API that belong to no other package."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tepui.coach.told import Review
from tepui.engine.text.event import Event
from tepui.engine.text.sheet import Sheet
from tepui.server import messages as ms
from tepui.server.people.webhooks import Form


class Sentence(msgspec.Struct, frozen=True):
    """What was wrong with a request: a code for programs and a sentence for people."""

    code: str
    text: str


class Lobby(msgspec.Struct, frozen=True):
    """The open tables that anyone may join."""

    tables: list[ms.Listed]


class GameOption(msgspec.Struct, frozen=True):
    """An option of a game, chosen when a table is opened."""

    name: str
    values: list[str]
    least: int | None = None
    most: int | None = None


class GameInfo(msgspec.Struct, frozen=True):
    """A game, as it is offered."""

    id: str
    title: str
    author: str
    publisher: str
    year: int
    seats: list[int]
    minutes: int
    age: int
    weight: int  # from 1, learnt in a minute, to 5, an evening's study
    usual: int  # how many seats a table has by default
    taglines: dict[str, str]  # the game in a line, by language
    options: list[GameOption]
    unhurried: dict[str, str]  # default options of a correspondence table
    lesson: int | None = None  # how many minutes its lesson takes, if it has one
    puzzles: int = 0
    pad: bool = False  # whether a real table can be entered on a score pad
    # If a game at a real table can be written down: the options that this depends on.
    transcript: list[str] | None = None


class Games(msgspec.Struct, frozen=True):
    """The games, in display order, and the bots one can play against."""

    games: list[GameInfo]
    levels: list[str]


class Plays(msgspec.Struct, frozen=True):
    """How a game plays, from games of strong bots at its usual table."""

    games: int
    seats: int
    choices: int  # per seat and game
    winner: int  # the winner's points
    margin: float  # and how many more than the second


class GameAbout(msgspec.Struct, frozen=True):
    """What a game's page shows besides its rules."""

    plays: Plays | None
    ahead: dict[str, int]  # by level: in how many of 100 games it comes before the regular bot


class Where(msgspec.Struct, frozen=True):
    """Where this server can be reached from: its own machine only, or the local network, too."""

    local: bool
    lan: str  # such as http://192.168.1.20:8000
    command: str  # the command that would open it to the local network


class Look(msgspec.Struct, frozen=True):
    """A table, as the caller may see it."""

    about: ms.About
    room: ms.Room
    awaited: list[int]  # whom the game is waiting for
    secret: bool = False  # whether the caller's seat knows something that not everybody may know


class SeenStep(msgspec.Struct, frozen=True):
    """One small move of a replay, as its viewer saw it."""

    number: int  # counts all small moves, including those that this viewer did not notice
    actor: int
    text: str
    story: list[Event]
    view: Any
    sheet: Sheet  # the score so far


class Replayed(msgspec.Struct, frozen=True):
    """A finished game, replayed."""

    game: str
    players: list[str]
    options: dict[str, str]
    bots: dict[int, str]  # the levels of its bots
    steps: list[SeenStep]
    result: ms.Result | None  # of a game that was played to its end
    written: int | None = None  # the only seat from which it is known, if it was at a real table


class Reviewed(msgspec.Struct, frozen=True):
    """The coach's review of a finished game so far: ask again until it is done."""

    done: float  # how much of the work is done, up to 1
    review: Review | None


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's options that differ from the defaults."""

    options: dict[str, str] = {}


class Story(msgspec.Struct, frozen=True):
    """Everything that happened at a table, as the caller saw it."""

    story: list[Event]


class NoticeWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Notify me when it is my turn: by mail to an address, by web push to a subscription, or by a
    webhook, in one of these formats and languages. Mail is sent once the `code` mailed to that
    address is given; without one, a code is mailed.
    """

    kind: Literal["mail", "push", "hook"]
    address: Annotated[str, Meta(min_length=3, max_length=2000)]
    form: Form = "json"
    language: ms.Language = "en"
    code: Annotated[str, Meta(max_length=20)] = ""


class NoticeWays(msgspec.Struct, frozen=True):
    """The ways in which this server can notify people: mail, push with a key, webhook."""

    mail: bool
    key: str | None
    hook: bool = True
