"""The description of the API, made from the messages: OpenAPI, JSON Schema, TypeScript."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tepui import __version__
from tepui.coach.review import Review
from tepui.engine.event import Event
from tepui.engine.sheet import Sheet
from tepui.engine.words import LANGUAGES
from tepui.server import messages as ms
from tepui.server.http import learning, people_paths, tournament_paths
from tepui.server.http.operation import operation
from tepui.server.people.hooks import Form
from tepui.server.table import board as bd
from tepui.server.table import duplicate


class Sentence(msgspec.Struct, frozen=True):
    """What was wrong with a request: a code for programs and a sentence for people."""

    code: str
    text: str


class Lobby(msgspec.Struct, frozen=True):
    """The open tables that anyone may join."""

    tables: list[ms.Listed]


class GameOption(msgspec.Struct, frozen=True):
    """One choice made when a table is opened."""

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
    usual: int  # how many seats a table has where nobody says otherwise
    taglines: dict[str, str]  # the game in a line, by language
    options: list[GameOption]
    unhurried: dict[str, str]  # options of a table by correspondence, where none are wished
    lesson: int | None = None  # the minutes of its lesson, where it has one
    puzzles: int = 0
    warming: bool = False  # whether it is being compiled: until then bots do not think ahead


class Games(msgspec.Struct, frozen=True):
    """What can be played here, in the order of the shelf, and against whom."""

    games: list[GameInfo]
    levels: list[str]


class Plays(msgspec.Struct, frozen=True):
    """How a game plays: what games of strong bots at its usual table showed."""

    games: int
    seats: int
    choices: int  # of each seat in a game
    winner: int  # the winner's points
    margin: float  # and how many more than the second
    first: int  # of 100 victories: the first seat's


class GameAbout(msgspec.Struct, frozen=True):
    """What the page of a game tells beside its rules."""

    plays: Plays | None
    ahead: dict[str, int]  # by level: in how many of 100 games it comes before the normal bot


class Where(msgspec.Struct, frozen=True):
    """From where this server is reached: its own machine only, or the local network, too."""

    local: bool
    lan: str  # such as http://192.168.1.20:8000


class Look(msgspec.Struct, frozen=True):
    """A table as it is for whoever asks."""

    about: ms.About
    room: ms.Room
    awaited: list[int]  # whom the game waits for


class SeenStep(msgspec.Struct, frozen=True):
    """One small move of a game that is played through, as the asked viewer saw it."""

    number: int  # counted over all small moves, also those that this viewer did not notice
    actor: int
    text: str
    story: list[Event]
    view: Any
    sheet: Sheet  # the score so far


class Replayed(msgspec.Struct, frozen=True):
    """A finished game, played through."""

    game: str
    players: list[str]
    options: dict[str, str]
    bots: dict[int, str]  # the levels of those that were programs
    steps: list[SeenStep]
    result: ms.Result | None  # of a game that was played to its end


class Reviewed(msgspec.Struct, frozen=True):
    """What the coach has to say of a finished game so far: ask again until it is done."""

    done: float  # how much of the work is done, up to 1
    review: Review | None


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's options, those that differ from the usual."""

    options: dict[str, str] = {}


class Story(msgspec.Struct, frozen=True):
    """All that happened at a table, as its asker saw it."""

    story: list[Event]


class NoticeWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tell me when it is my turn: by mail to an address, by web push to a subscription, or by a
    webhook, in one of these forms and languages."""

    kind: Literal["mail", "push", "hook"]
    address: Annotated[str, Meta(min_length=3, max_length=2000)]
    form: Form = "json"
    language: Literal["en", "fr", "de"] = "en"


class NoticeWays(msgspec.Struct, frozen=True):
    """How this server can tell people that it is their turn: by mail, by push with a key, by a
    webhook."""

    mail: bool
    key: str | None
    hook: bool = True


TYPES = (
    ms.In, ms.Out, ms.Wish, ms.Join, ms.Seated, Lobby, Games, Look, Replayed, Story, Sentence,
    Where, NoticeWish, NoticeWays, Options, Sheet, Reviewed, *learning.TYPES, GameAbout,
    bd.DailyWish, bd.Daily, bd.Board, *people_paths.TYPES, duplicate.MatchWish,
    duplicate.MatchSeated, duplicate.MatchTold, *tournament_paths.TYPES,
)  # fmt: skip


def _components() -> dict[str, Any]:
    _, components = msgspec.json.schema_components(
        TYPES, ref_template="#/components/schemas/{name}"
    )
    return components


def json_schema() -> dict[str, Any]:
    """All messages as JSON Schema."""
    given, components = msgspec.json.schema_components(TYPES, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Tepui's messages",
        "$defs": {**components, "In": given[0], "Out": given[1]},
    }


_TABLE = {
    "name": "table", "in": "path", "required": True,
    "schema": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
}  # fmt: skip
_GAME = {"name": "game", "in": "path", "required": True, "schema": {"type": "string"}}
_LESSON = {"name": "lesson", "in": "path", "required": True, "schema": {"type": "string"}}
_NUMBER = {"name": "number", "in": "path", "required": True, "schema": {"type": "integer"}}
_LANGUAGE = {
    "name": "language", "in": "path", "required": True,
    "schema": {"type": "string", "enum": list(LANGUAGES)},
}  # fmt: skip
_DAY = {
    "name": "day", "in": "path", "required": True, "schema": {"type": "string", "format": "date"},
}  # fmt: skip
_SEAT_AT = {"name": "table", "in": "query", "required": False, "schema": {"type": "string"}}
_MATCH = {**_TABLE, "name": "match"}
_SEAT = {
    "name": "seat", "in": "query", "required": False,
    "schema": {"type": "string", "pattern": "^([0-9]|spectator|all)$"},
}  # fmt: skip
_WHOSE = _SEAT | {"schema": {"type": "string", "pattern": "^([0-9]|spectator|all|mine)$"}}


def document() -> dict[str, Any]:
    """The OpenAPI page."""
    paths = {
        "/api/games": {"get": operation("The games and the levels of bots.", "Games")},
        "/api/games/{game}/scenery": {
            "post": operation(
                "What lies under the pieces of a game's table, as SVG.", None, "Options", _GAME,
                text="image/svg+xml",
            )
        },
        "/api/games/{game}/words/{language}": {
            "get": operation(
                "All that a game says, in one language: a file of Project Fluent.", None, None,
                _GAME, _LANGUAGE, text="text/plain",
            )
        },
        "/api/games/{game}/rules/{language}": {
            "get": operation(
                "The rules of a game, in one language.", None, None, _GAME, _LANGUAGE,
                text="text/markdown",
            )
        },
        "/api/games/{game}/about": {
            "get": operation("How a game plays, and its bots' strength.", "GameAbout", None, _GAME)
        },
        "/api/games/{game}/lessons/{lesson}": {
            "get": operation(
                "A lesson of a game, to be played by the client.", "LessonTold", None, _GAME,
                _LESSON,
            ),
            "post": operation(
                "Look ahead in a lesson: the table after some moves, or why not.",
                "Previewed | Wrong", "LessonLook", _GAME, _LESSON,
            ),
        },
        "/api/games/{game}/puzzles/{number}": {
            "get": operation("A puzzle of a game.", "PuzzleTold", None, _GAME, _NUMBER),
            "post": operation(
                "Look ahead in a puzzle: the table after some moves, or why not.",
                "Previewed | Wrong", "LessonLook", _GAME, _NUMBER,
            ),
        },
        "/api/games/{game}/puzzles/{number}/answer": {
            "post": operation(
                "Answer a puzzle; with a session or the browser's secret, the first answer counts.",
                "PuzzleGraded", "PuzzleAnswer", _GAME, _NUMBER, token=True,
            )
        },
        "/api/where": {
            "get": operation("Whether others can reach this server, and how.", "Where")
        },
        "/api/tables": {
            "get": operation("The lobby: open tables that anyone may join.", "Lobby"),
            "post": operation("Open a table.", "Seated", "Wish", status=201),
        },
        "/api/tables/{table}": {
            "get": operation("What is known of a table.", "Look", None, _TABLE, token=True)
        },
        "/api/tables/{table}/join": {
            "post": operation("Sit down.", "Seated", "Join", _TABLE, status=201)
        },
        "/api/tables/{table}/same-deal": {
            "post": operation(
                "Play the deal of a finished game once more, in your seat, among bots.", "Seated",
                None, _TABLE, token=True, status=201,
            )
        },
        "/api/tables/{table}/log": {
            "get": operation(
                "The log: whole when the game is over, else as its asker may see it.", None, None,
                _TABLE, text="text/plain", token=True,
            )
        },
        "/api/tables/{table}/story": {
            "get": operation(
                "All that happened, as its asker saw it.", "Story", None, _TABLE, token=True
            )
        },
        "/api/tables/{table}/sheet": {
            "get": operation(
                "The score so far, line by line, as its asker may know it.", "Sheet", None, _TABLE,
                token=True,
            )
        },
        "/api/tables/{table}/text": {
            "get": operation(
                "The table in plain lines, as its asker may see it.", None, None,
                _TABLE, text="text/plain", token=True,
            )
        },
        "/api/tables/{table}/replay": {
            "get": operation(
                "A finished game, from a seat's view; of `mine`, as one's own review numbers it.",
                "Replayed", None, _TABLE, _WHOSE, token=True,
            )
        },
        "/api/tables/{table}/review": {
            "get": operation(
                "The coach's review of a finished game, as far as it is made: ask again until it "
                "is done. Everything is laid open; of `mine`, only what its seat saw.",
                "Reviewed", None, _TABLE, _WHOSE, token=True,
            )
        },
        "/api/review": {
            "post": operation(
                "The coach's review of an uploaded log, as far as it is made.", "Reviewed", "text",
                _SEAT,
            )
        },
        "/api/tables/{table}/notice": {
            "put": operation(
                "Tell me when it is my turn.", None, "NoticeWish", _TABLE, token=True, status=204
            ),
            "delete": operation("Tell me no more.", None, None, _TABLE, token=True, status=204),
        },
        "/api/notices": {
            "get": operation("How people can be told that it is their turn.", "NoticeWays")
        },
        "/api/daily": {
            "get": operation(
                "Today's deals; with a session or the browser's secret, what is done.", "Daily",
                token=True,
            )
        },
        "/api/daily/{game}": {
            "post": operation(
                "Begin a try at a day's deal, or go on with it; or practise.", "Seated",
                "DailyWish", _GAME, token=True, status=201,
            )
        },
        "/api/daily/{game}/{day}": {
            "get": operation(
                "A day's deal: its results, for those who may know them.", "Board", None, _GAME,
                _DAY, _SEAT_AT, token=True,
            )
        },
        **people_paths.PATHS,
        **tournament_paths.PATHS,
        "/api/matches": {
            "post": operation(
                "Open a match: tables that play the same deals.", "MatchSeated", "MatchWish",
                status=201,
            )
        },
        "/api/matches/{match}": {
            "get": operation(
                "A match, as far as its asker may know it: with the token of a seat, those deals "
                "that were played there.", "MatchTold", None, _MATCH, token=True,
            )
        },
        "/api/matches/{match}/go-without": {
            "post": operation(
                "Close the tables that keep others waiting, and where nobody plays.", None, None,
                _MATCH, token=True, status=204,
            )
        },
        "/api/replay": {
            "post": operation("Play an uploaded log through.", "Replayed", "text", _SEAT)
        },
    }  # fmt: skip
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Tepui",
            "version": __version__,
            "description": "Tables over HTTP. Play itself goes over a WebSocket at "
            "/api/tables/{table}/play: the client's first message is Hello, its messages are In, "
            "the server's are Out (see /api/messages.json).",
        },
        "paths": paths,
        "components": {
            "schemas": _components(),
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }
