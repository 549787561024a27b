"""The API over HTTP: games, lobby, opening and joining tables, and what is known about them.

A seat is identified by its token in the Authorization header, never by a cookie, so no other site
can act in anybody's name. A body must declare that it is JSON.
"""

import os

from starlette.requests import Request
from starlette.responses import Response

import tepui
from tepui.bots.levels import LEVELS
from tepui.coach.puzzle import puzzles
from tepui.engine import registry
from tepui.engine.game import Game
from tepui.engine.play.lesson import minutes
from tepui.engine.rules.contract import SPECTATOR
from tepui.engine.runtime.machine import implementation_of
from tepui.engine.text.sheet import Sheet
from tepui.engine.text.words import LANGUAGES, words
from tepui.server import messages as ms
from tepui.server.errors import NotAllowed, NotFound, Refused
from tepui.server.http import messages as hm
from tepui.server.http.apart import DRAWING, REPLAYING, apart
from tepui.server.http.operation import operation
from tepui.server.http.replays import begun, count_replay, log_for
from tepui.server.http.request import (
    address_of,
    answer,
    language_of,
    may_open,
    opener_of,
    person_of,
    session_of,
    table_of,
    worker_of,
)  # fmt: skip
from tepui.server.store.contract import Kept, wall
from tepui.server.table import picture, policy
from tepui.server.table.matches import sits_elsewhere
from tepui.server.table.state import TableState

NAME = 32  # letters of a name


# What there is


@operation("GET", "/games")
async def games(request: Request) -> hm.Games:
    """The games and the levels of bots."""
    infos = [
        hm.GameInfo(
            g.id, g.title, g.author, g.publisher, g.year, list(g.seats), g.minutes, g.age,
            g.weight, g.usual, {language: _tagline(g, language) for language in LANGUAGES},
            [
                hm.GameOption(
                    o.name, list(o.values),
                    o.numbers[0] if o.numbers else None, o.numbers[-1] if o.numbers else None,
                )
                for o in g.options
            ],
            dict(g.unhurried), minutes(g), len(puzzles(g.id)), g.pad is not None,
            list(g.transcript.OPTIONS) if g.transcript else None,
        )
        for g in registry.shelf()
    ]  # fmt: skip
    return hm.Games(infos, list(LEVELS))


def _tagline(game: Game, language: str) -> str:
    """A game in one line: its motto, if it has one."""
    say = words(language)
    return say(key if say.has(key := f"{game.id}-motto") else f"{game.id}-tagline")


@operation("POST", "/games/{game}/scenery", text="image/svg+xml", steps=DRAWING)
async def scenery(request: Request, options: hm.Options) -> Response:
    """The background of a game's table, as SVG."""
    game = tepui.game(request.path_params["game"])
    drawn = await apart(request, _scenery, game, options.options)
    if drawn is None:
        raise NotFound("server-no-page")
    return Response(drawn, media_type="image/svg+xml")


def _scenery(game: Game, options: dict[str, str]) -> str | None:
    return game.scenery(game.settle_options(options))


@operation("GET", "/games/{game}/words/{language}", text="text/plain")
async def game_words(request: Request) -> Response:
    """All words of a game in one language: a Project Fluent file."""
    game, language = _in_language(request)
    return Response(words(language).text(game.id), media_type="text/plain")


@operation("GET", "/games/{game}/rules/{language}", text="text/markdown")
async def game_rules(request: Request) -> Response:
    """The rules of a game, in one language."""
    game, language = _in_language(request)
    return Response(game.rules_in(language), media_type="text/markdown")


def _in_language(request: Request) -> tuple[Game, str]:
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise NotFound("server-no-page")
    return tepui.game(request.path_params["game"]), language


@operation("GET", "/tables")
async def lobby(request: Request) -> hm.Lobby:
    """The lobby: open tables that anyone may join."""
    return hm.Lobby(await worker_of(request).tables.lobby())


@operation("GET", "/where")
async def where(request: Request) -> hm.Where:
    """Whether others can reach this server, and how."""
    config = worker_of(request).config
    return hm.Where(config.local, config.lan, config.to_lan)


# Tables


@operation("POST", "/tables", status=201, steps=REPLAYING)
async def open_table(request: Request, wish: ms.Wish) -> ms.Seated:
    """Open a table."""
    worker = worker_of(request)
    person = await may_open(request)
    start = None if wish.moment is None else await begun(request, wish, wish.moment)
    place = worker.addresses.place(wish.public, address_of(request), person)
    return await worker.opening.open(wish, start, person, place, opener_of(request))


@operation("POST", "/tables/{table}/same-deal", status=201)
async def same_deal(request: Request) -> ms.Seated:
    """Play the deal of a finished game again, in the same seat, against bots."""
    live, viewer = await table_of(request)
    if viewer == SPECTATOR:
        raise NotAllowed("server-spectator")
    await may_open(request)
    return await worker_of(request).opening.open_same(live.state, viewer, opener_of(request))


@operation("POST", "/tables/{table}/join", status=201)
async def join(request: Request, wish: ms.Join) -> ms.Seated:
    """Sit down."""
    tables, id = worker_of(request).tables, request.path_params["table"]
    table = (await tables.find(id)).state
    person = await (person_of if table.head.rated else session_of)(request)
    if await sits_elsewhere(tables.store, table, person):
        raise Refused("server-match-twice")
    rated = table.head.rated
    async with worker_of(request).opening.alone(person if rated else "", id):
        seated = await tables.join(id, wish, person)
        # Who plays here is stored: nobody plays twice in a match, or alone at two rated tables.
        if person and (rated or table.head.duplicate is not None):
            await tables.store.seats.keep(Kept(id, seated.seat or 0, person, wall()))
    return seated


@operation("GET", "/tables/{table}")
async def look(request: Request) -> hm.Look:
    """A table, as the caller may see it."""
    live, viewer = await table_of(request)
    policy.may_look(live.state, viewer)
    table = live.state
    secret = picture.knows_a_secret(table, viewer)
    return hm.Look(picture.about(table), picture.room(table), list(table.awaited()), secret)


@operation("GET", "/tables/{table}/log", text="text/plain", steps=REPLAYING)
async def log(request: Request) -> Response:
    """The log: whole when the game is over, otherwise as the caller may see it."""
    live, viewer = await table_of(request)
    table = live.state  # what happens from now on makes another
    policy.may_look(table, viewer)
    if table.match is None:
        raise Refused("server-is-open")
    count_replay(request)
    text = await apart(request, log_for, table, viewer)
    return Response(text, media_type="text/plain; charset=utf-8")


@operation("GET", "/tables/{table}/story", steps=REPLAYING)
async def story(request: Request) -> hm.Story:
    """Everything that happened, as the caller saw it."""
    live, viewer = await table_of(request)
    policy.may_look(live.state, viewer)
    match, seat_changes = live.state.match, live.state.seat_changes
    if match is None:
        return hm.Story([])
    lines = list(match.lines)
    told = await apart(request, picture.whole_story, match, lines, seat_changes, viewer)
    return hm.Story(told)


@operation("GET", "/tables/{table}/sheet")
async def sheet(request: Request) -> Sheet:
    """The score so far, line by line, as the caller may know it."""
    live, viewer = await table_of(request)
    policy.may_look(live.state, viewer)
    if live.state.match is None:
        raise Refused("server-is-open")
    position = live.state.match.position
    return position.game.breakdown(position.seen_by(viewer))


@operation("GET", "/tables/{table}/text", text="text/plain")
async def text(request: Request) -> Response:
    """The table in plain text, as the caller may see it."""
    live, viewer = await table_of(request)
    table = live.state
    policy.may_look(table, viewer)
    if table.match is None:
        raise Refused("server-is-open")
    sight = table.match.position.seen_by(viewer)
    game, names = table.match.game, _names(request, table)
    lines = game.terminal.lines(game.views.view(sight), words(language_of(request)), names)
    return Response("\n".join(lines), media_type="text/plain; charset=utf-8")


def _names(request: Request, table: TableState) -> list[str]:
    """The seats' names, as the caller gives them or as they are."""
    given = request.query_params.getlist("name")
    people = [person.name for person in picture.people(table)]
    return [name[:NAME] for name in given] if len(given) == len(people) else people


# Operation


async def health(request: Request) -> Response:
    """Whether this worker serves, and its database accepts writes."""
    worker = worker_of(request)
    await worker.is_writing()
    said = {
        "status": "ok" if worker.ready else "starting",
        "worker": os.getpid(),
        "run": worker.config.run,
        "sockets": worker.addresses.held,
        "rules": {
            game.id: implementation_of(game) if worker.games.has(game.id) else "loading"
            for game in registry.all_games()
        },
    }
    return answer(said, 200 if worker.ready else 503)


async def metrics(request: Request) -> Response:
    """Figures for the host."""
    worker = worker_of(request)
    text = await worker.figures.text(*worker.load())
    return Response(text, media_type="text/plain; version=0.0.4")
