"""The API over HTTP: games, lobby, opening and joining tables, and what is known about them.

A seat is identified by its token in the Authorization header, never by a cookie, so no other site
can act in anybody's name. A body must declare that it is JSON.
"""

from __future__ import annotations

import asyncio
import os

from starlette.requests import Request
from starlette.responses import Response

import tepui
from tepui.bots.levels import LEVELS
from tepui.coach.puzzle import puzzles
from tepui.engine import registry
from tepui.engine.contract import SPECTATOR
from tepui.engine.game import Game
from tepui.engine.lesson import minutes
from tepui.engine.machine import implementation_of
from tepui.engine.words import LANGUAGES, words
from tepui.server import messages as ms
from tepui.server.errors import NotAllowed, NotFound, Refused
from tepui.server.http import browser_python
from tepui.server.http.messages import (
    GameInfo,
    GameOption,
    Games,
    Lobby,
    Look,
    Options,
    Story,
    Where,
)  # fmt: skip
from tepui.server.http.replays import begun, log_for
from tepui.server.http.request import (
    answer,
    body_of,
    language_of,
    may_look,
    may_open,
    person_of,
    session_of,
    table_of,
    worker_of,
)  # fmt: skip
from tepui.server.store.contract import Kept, wall
from tepui.server.table import picture
from tepui.server.table.matches import sits_elsewhere
from tepui.server.table.state import TableState

NAME = 32  # letters of a name


# What there is


async def games(request: Request) -> Response:
    """The games and the levels of bots."""
    found = [
        GameInfo(
            g.id, g.title, g.author, g.publisher, g.year, list(g.seats), g.minutes, g.age,
            g.weight, g.usual, {language: _tagline(g, language) for language in LANGUAGES},
            [
                GameOption(
                    o.name, list(o.values),
                    o.numbers[0] if o.numbers else None, o.numbers[-1] if o.numbers else None,
                )
                for o in g.options
            ],
            dict(g.unhurried), minutes(g), len(puzzles(g.id)), g.pad is not None,
            list(g.transcript.OPTIONS) if g.transcript else None,
            browser_python.place(request, g.id),
        )
        for g in registry.shelf()
    ]  # fmt: skip
    return answer(Games(found, list(LEVELS)))


def _tagline(game: Game, language: str) -> str:
    """A game in one line: its motto, if it has one."""
    say = words(language)
    return say(key if say.has(key := f"{game.id}-motto") else f"{game.id}-tagline")


async def scenery(request: Request) -> Response:
    """The background of a game's table, as SVG."""
    options = await body_of(request, Options)
    game = tepui.game(request.path_params["game"])
    drawn = await asyncio.to_thread(game.scenery, game.settle_options(options.options))
    if drawn is None:
        raise NotFound("server-no-page")
    return Response(drawn, media_type="image/svg+xml")


async def game_words(request: Request) -> Response:
    """All words of a game in one language: a Project Fluent file."""
    return _told(request, "words/{}.ftl", "text/plain")


async def game_rules(request: Request) -> Response:
    """The rules of a game, in one language."""
    english = request.path_params["language"] == "en"
    return _told(request, "RULES.md" if english else "RULES.{}.md", "text/markdown")


def _told(request: Request, name: str, kind: str) -> Response:
    language = request.path_params["language"]
    file = tepui.game(request.path_params["game"]).folder / name.format(language)
    if language not in LANGUAGES or not file.is_file():
        raise NotFound("server-no-page")
    return Response(file.read_bytes(), media_type=kind)


async def lobby(request: Request) -> Response:
    """Open tables that anyone may join."""
    return answer(Lobby(await worker_of(request).tables.lobby()))


async def where(request: Request) -> Response:
    """Whether others can reach this server, and how on the local network."""
    config = worker_of(request).config
    return answer(Where(config.local, config.lan, config.to_lan))


# Tables


async def open_table(request: Request) -> Response:
    """Open a table."""
    worker = worker_of(request)
    wish = await body_of(request, ms.Wish)
    person = await may_open(request)
    start = None if wish.moment is None else await begun(request, wish, wish.moment)
    return answer(await worker.tables.open(wish, start, person), 201)


async def same_deal(request: Request) -> Response:
    """Play the deal of a finished game once more, in the same seat, among bots."""
    live, viewer = await table_of(request)
    if viewer == SPECTATOR:
        raise NotAllowed("server-spectator")
    await may_open(request)
    return answer(await worker_of(request).tables.open_same(live.state, viewer), 201)


async def join(request: Request) -> Response:
    """Sit down."""
    wish = await body_of(request, ms.Join)
    tables, id = worker_of(request).tables, request.path_params["table"]
    table = (await tables.find(id)).state
    person = await (person_of if table.head.rated else session_of)(request)
    if await sits_elsewhere(tables.store, table, person):
        raise Refused("server-match-twice")
    seated = await tables.join(id, wish, person)
    if person and table.head.duplicate is not None:  # who sits at one table of a match is known
        await tables.store.seats.keep(Kept(id, seated.seat or 0, person, wall()))
    return answer(seated, 201)


async def look(request: Request) -> Response:
    """A table, as the caller may see it."""
    live, viewer = await table_of(request)
    may_look(live.state, viewer)
    table = live.state
    secret = picture.knows_a_secret(table, viewer)
    return answer(Look(picture.about(table), picture.room(table), list(table.awaited()), secret))


async def log(request: Request) -> Response:
    """The log of a table: whole when the game is over, otherwise as the caller may see it."""
    live, viewer = await table_of(request)
    async with live.lock:
        table = live.state
        may_look(table, viewer)
        if table.match is None:
            raise Refused("server-is-open")
        text = log_for(table, viewer)
    return Response(text, media_type="text/plain; charset=utf-8")


async def story(request: Request) -> Response:
    """Everything that happened, as the caller saw it."""
    live, viewer = await table_of(request)
    may_look(live.state, viewer)
    match, goings = live.state.match, live.state.goings
    if match is None:
        return answer(Story([]))
    lines = list(match.lines)
    told = await asyncio.to_thread(picture.whole_story, match, lines, goings, viewer)
    return answer(Story(told))


async def sheet(request: Request) -> Response:
    """The score so far, line by line, as the caller may know it."""
    live, viewer = await table_of(request)
    may_look(live.state, viewer)
    if live.state.match is None:
        raise Refused("server-is-open")
    position = live.state.match.position
    return answer(position.game.breakdown(position.seen_by(viewer)))


async def text(request: Request) -> Response:
    """The table in plain text, as the caller may see it: as in the terminal, for screen readers."""
    live, viewer = await table_of(request)
    table = live.state
    may_look(table, viewer)
    if table.match is None:
        raise Refused("server-is-open")
    sight = table.match.position.seen_by(viewer)
    game, names = table.match.game, _names(request, table)
    lines = game.terminal.lines(game.views.view(sight), words(language_of(request)), names)
    return Response("\n".join(lines), media_type="text/plain; charset=utf-8")


def _names(request: Request, table: TableState) -> list[str]:
    """The seats' names as the caller gives them, or as they are."""
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
        "sockets": worker.addresses.sockets.total(),
        "browser_python": browser_python.stand(),
        "rules": {game.id: implementation_of(game) for game in registry.all_games()},
    }
    return answer(said, 200 if worker.ready else 503)


async def metrics(request: Request) -> Response:
    """Figures for the host."""
    worker = worker_of(request)
    text = await worker.figures.text(*worker.load())
    return Response(text, media_type="text/plain; version=0.0.4")
