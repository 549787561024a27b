"""The API over HTTP: games, lobby, opening and joining tables, logs and replays.

A seat proves itself by its token in the Authorization header; there are no cookies, so no other
site can act in anybody's name. A body must say that it is JSON.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import tepui
from tepui.bots.levels import LEVELS
from tepui.coach.puzzle import puzzles
from tepui.engine import log as logs
from tepui.engine import registry
from tepui.engine.contract import NOTHING, SPECTATOR
from tepui.engine.errors import BadLog
from tepui.engine.event import Event
from tepui.engine.game import Game
from tepui.engine.lesson import minutes
from tepui.engine.match import Match
from tepui.engine.position import Position
from tepui.engine.sight import Sight
from tepui.engine.words import LANGUAGES, words
from tepui.server import messages as ms
from tepui.server.errors import BadRequest, NotAllowed, NotFound, Refused, TooMuch
from tepui.server.http.openapi import (
    GameInfo,
    GameOption,
    Games,
    Lobby,
    Look,
    NoticeWays,
    NoticeWish,
    Options,
    Replayed,
    Reviewed,
    SeenStep,
    Story,
    document,
    json_schema,
)  # fmt: skip
from tepui.server.people.push import is_address
from tepui.server.store.contract import Notice
from tepui.server.table import picture
from tepui.server.table.live import LiveTable
from tepui.server.table.moments import moment
from tepui.server.table.state import TableState
from tepui.server.worker import Worker

T = TypeVar("T")

NAME = 32  # letters of a name
# One game after the other: several at once would hold up the tables.
_player = ThreadPoolExecutor(1, "replay")

ALL = -4  # looks at everything: a finished game only


def answer(value: Any, status: int = 200) -> Response:
    """A value as JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def body_of(request: Request, kind: type[T]) -> T:
    """The body of a request, checked."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise BadRequest("server-not-json")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRequest("server-bad-message", why=str(error)[:200]) from None


def worker_of(request: Request) -> Worker:
    """The worker that serves a request."""
    worker: Worker = request.app.state.worker
    return worker


def token_of(request: Request) -> str:
    """The secret that a request brings, if any."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


async def _found(request: Request) -> tuple[LiveTable, int]:
    """The table of a request, and who asks."""
    worker = worker_of(request)
    live = await worker.tables.find(request.path_params["table"])
    return live, worker.tables.seat_of(live.state, token_of(request))


def language_of(request: Request) -> str:
    """The first language that the client asks for and we speak."""
    for part in request.headers.get("accept-language", "").split(","):
        if part.strip()[:2] in LANGUAGES:
            return part.strip()[:2]
    return "en"


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
            dict(g.unhurried), minutes(g), len(puzzles(g.id)),
        )
        for g in registry.shelf()
    ]  # fmt: skip
    return answer(Games(found, list(LEVELS)))


def _tagline(game: Game, language: str) -> str:
    """A game in a line: its motto, where it has one."""
    say = words(language)
    return say(key if say.has(key := f"{game.id}-motto") else f"{game.id}-tagline")


async def scenery(request: Request) -> Response:
    """What lies under the pieces of a game's table, as SVG."""
    options = await body_of(request, Options)
    game = tepui.game(request.path_params["game"])
    drawn = await asyncio.to_thread(game.scenery, game.settle_options(options.options))
    if drawn is None:
        raise NotFound("server-no-page")
    return Response(drawn, media_type="image/svg+xml")


async def game_words(request: Request) -> Response:
    """All that a game says, in one language: a file of Project Fluent."""
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


async def openapi(request: Request) -> Response:
    """The description of this API."""
    return answer(document())


async def messages(request: Request) -> Response:
    """All messages as JSON Schema."""
    return answer(json_schema())


# Tables


async def open_table(request: Request) -> Response:
    """Open a table."""
    worker = worker_of(request)
    wish = await body_of(request, ms.Wish)
    if not worker.addresses.may_open(address_of(request)):
        raise TooMuch("server-many-tables")
    begun = None if wish.moment is None else await _begun(request, wish, wish.moment)
    return answer(await worker.tables.open(wish, begun), 201)


async def _begun(request: Request, wish: ms.Wish, wanted: ms.From) -> Match:
    """Where a table begins that is opened from a moment of a finished game."""
    worker, bots = worker_of(request), [who for who in wish.who if who.startswith("bot:")]
    if wanted.seat >= len(wish.who) or wish.who[wanted.seat] != "me":
        raise Refused("server-not-your-moment")
    if len(bots) < len(wish.who) - 1:
        raise Refused("server-moment-for-one")
    _count_replay(request)
    if wanted.table:
        live = await worker.tables.find(wanted.table)
        _may_look_back(live.state, worker.tables.seat_of(live.state, token_of(request)))
        text = written(live.state, None)
    else:
        text = _whole_log(wanted.log.encode())

    def replayed() -> Match:
        seed, most = secrets.randbits(63), worker.limits.replay_moves
        return moment(logs.read(text), wanted.ply, wanted.seat, seed, most)

    return await asyncio.get_running_loop().run_in_executor(_player, replayed)


async def join(request: Request) -> Response:
    """Sit down."""
    wish = await body_of(request, ms.Join)
    return answer(await worker_of(request).tables.join(request.path_params["table"], wish), 201)


async def look(request: Request) -> Response:
    """What is known of a table."""
    live, viewer = await _found(request)
    _may_look(live.state, viewer)
    table = live.state
    return answer(Look(picture.about(table), picture.room(table), list(table.awaited())))


def _may_look(table: TableState, viewer: int) -> None:
    """Who may not watch at the socket may not watch here; whoever may still join may look."""
    joinable = table.head.public and table.status == "open"
    shown = table.head.daily and table.status == "over" and not picture.sealed(table.head)
    if viewer == SPECTATOR and not (table.head.spectators or joinable or shown):
        raise NotAllowed("server-no-spectators")


def _may_look_back(table: TableState, viewer: int) -> None:
    """All is shown when the game is over; a day's deal, when nobody plays it any more."""
    _may_look(table, viewer)
    if table.status != "over":
        raise Refused("server-not-over")
    if picture.sealed(table.head):
        raise Refused("server-daily-sealed")


async def log(request: Request) -> Response:
    """The log of a table: whole when the game is over, else as its asker may see it."""
    live, viewer = await _found(request)
    async with live.lock:
        table = live.state
        _may_look(table, viewer)
        if table.match is None:
            raise Refused("server-is-open")
        whole = table.status == "over" and not picture.sealed(table.head)
        text = written(table, None if whole else viewer)
    return Response(text, media_type="text/plain; charset=utf-8")


def written(table: TableState, viewer: int | None) -> str:
    """A table's log, whole (no viewer) or as a viewer may know it."""
    assert table.match is not None
    return logs.write(
        table.match,
        players=[person.name for person in picture.people(table)],
        bots={s: level for s, level in enumerate(table.head.who) if level != "person"},
        seed=table.seed,
        construction=table.head.construction,
        promises=table.promises,
        numbers=table.numbers,
        viewer=viewer,
    )


async def story(request: Request) -> Response:
    """All that happened, as its asker saw it."""
    live, viewer = await _found(request)
    _may_look(live.state, viewer)
    match = live.state.match
    if match is None:
        return answer(Story([]))
    lines = list(match.lines)
    return answer(Story(await asyncio.to_thread(picture.whole_story, match, lines, viewer)))


async def sheet(request: Request) -> Response:
    """The score so far, line by line, as its asker may know it."""
    live, viewer = await _found(request)
    _may_look(live.state, viewer)
    if live.state.match is None:
        raise Refused("server-is-open")
    position = live.state.match.position
    return answer(position.game.breakdown(position.seen_by(viewer)))


async def text(request: Request) -> Response:
    """The table in plain lines of text, as its asker may see it: the terminal's, for ears."""
    live, viewer = await _found(request)
    table = live.state
    _may_look(table, viewer)
    if table.match is None:
        raise Refused("server-is-open")
    sight = table.match.position.seen_by(viewer)
    game, names = table.match.game, _names(request, table)
    lines = game.terminal.lines(game.views.view(sight), words(language_of(request)), names)
    return Response("\n".join(lines), media_type="text/plain; charset=utf-8")


def _names(request: Request, table: TableState) -> list[str]:
    """The seats as the asker calls them, or as they are."""
    given = request.query_params.getlist("name")
    people = [person.name for person in picture.people(table)]
    return [name[:NAME] for name in given] if len(given) == len(people) else people


# Replays


async def replay(request: Request) -> Response:
    """A finished game of this server, from a seat's view."""
    live, viewer = await _found(request)
    _may_look_back(live.state, viewer)
    _count_replay(request)
    return await _replayed(request, written(live.state, None))


async def replay_upload(request: Request) -> Response:
    """An uploaded log, played through."""
    _count_replay(request)
    return await _replayed(request, await _uploaded(request))


async def _uploaded(request: Request) -> str:
    return await asyncio.to_thread(_whole_log, await request.body())


def _whole_log(body: bytes) -> str:
    """A log from outside. A position in it could be anything: those are for one's own terminal."""
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise BadLog("engine-log-not-a-log", format=logs.FORMAT) from None
    if logs.read(text).position is not None:
        raise Refused("server-arranged-log")
    return text


def _count_replay(request: Request) -> None:
    """Refuse an address that has too many games played through; before they are read."""
    if not worker_of(request).addresses.may_replay(address_of(request)):
        raise TooMuch("server-many-replays")


async def _replayed(request: Request, text: str) -> Response:
    worker = worker_of(request)
    asked = request.query_params.get("seat", "all")
    if asked not in ("all", "spectator") and not (asked.isascii() and asked.isdecimal()):
        raise BadRequest("server-bad-seat", seat=asked[:10])
    viewer = {"all": ALL, "spectator": SPECTATOR}.get(asked)
    viewer = int(asked[:3]) if viewer is None else viewer
    loop, most = asyncio.get_running_loop(), worker.limits.replay_moves
    return answer(await loop.run_in_executor(_player, played_through, text, viewer, most))


def played_through(text: str, viewer: int, most: int | None = None) -> Replayed:
    """A log, move by move, as a viewer saw it; one of more than `most` small moves is refused."""
    read = logs.read(text)
    if viewer >= read.seats:
        raise Refused("server-bad-seat", seat=viewer)
    if read.running and viewer == ALL:
        viewer = SPECTATOR
    played = list(islice(logs.replay(read), None if most is None else most + 1))
    if most is not None and len(played) > most:
        raise TooMuch("server-long-game", most=most)
    steps = [step for each in played if (step := _step(each, viewer)) is not None]
    names = [read.players.get(seat, str(seat)) for seat in range(read.seats)]
    result = None
    if played and (ending := played[-1].after.ending()) is not None:
        last = played[-1].after
        result = ms.Result(
            ending, last.scores(), last.places(), (read.seed or b"").hex(),
            last.game.breakdown(_sight(last, viewer)),
        )  # fmt: skip
    return Replayed(read.game, names, dict(read.options), read.bots, steps, result)


def _sight(position: Position, viewer: int) -> Sight:
    return position.laid_open() if viewer == ALL else position.seen_by(viewer)


def _step(step: logs.ReplayStep, viewer: int) -> SeenStep | None:
    game, actor = step.before.game, step.line.actor
    before, after = _sight(step.before, viewer), _sight(step.after, viewer)
    view, sheet = game.views.view(after), game.breakdown(after)
    if step.move == logs.UNDO:
        story = [Event("server-took-back", {"seat": actor})]
        return SeenStep(step.ply, actor, "undo", story, view, sheet)
    seen = step.move if viewer == ALL else step.before.witness(actor, step.move, viewer)
    if seen == NOTHING:
        return None
    text = game.notation.text(before.s, actor, (seen,))
    story = game.narration.narrate(before, actor, seen, after)
    return SeenStep(step.ply, actor, text, story, view, sheet)


# Reviews


async def review(request: Request) -> Response:
    """The coach's review of a finished game of this server."""
    live, viewer = await _found(request)
    _may_look_back(live.state, viewer)
    seats = live.state.head.seats
    return _reviewed(request, live.state.head.id, seats, lambda: written(live.state, None))


async def review_upload(request: Request) -> Response:
    """The coach's review of an uploaded log."""
    text = await _uploaded(request)
    read = await asyncio.to_thread(logs.read, text)
    if read.running:
        raise Refused("server-not-over")
    if len(read.lines) > (most := worker_of(request).limits.replay_moves):
        raise TooMuch("server-long-game", most=most)
    name = hashlib.sha256(text.encode()).hexdigest()
    return _reviewed(request, name, read.seats, lambda: text)


def _reviewed(request: Request, name: str, seats: int, text: Callable[[], str]) -> Response:
    asked = request.query_params.get("seat", "all")
    seat = None if asked in ("all", "spectator") else int(asked) if asked.isdecimal() else seats
    if seat is not None and seat >= seats:
        raise BadRequest("server-bad-seat", seat=asked[:10])
    work = worker_of(request).reviews.ask(address_of(request), name, seat, text)
    if work.wrong is not None:
        raise work.wrong
    return answer(Reviewed(work.review.done if work.review else 0.0, work.review))


# Notices


async def notices(request: Request) -> Response:
    """How people can be told that it is their turn."""
    found = worker_of(request).notices
    key = found.push.public if found.push is not None else None
    return answer(NoticeWays(found.mail is not None, key))


async def set_notice(request: Request) -> Response:
    """Subscribe a seat to notices of its turn."""
    live, viewer = await _found(request)
    if viewer == SPECTATOR:
        raise NotAllowed("server-spectator")
    wish = await body_of(request, NoticeWish)
    found = worker_of(request).notices
    if (found.push if wish.kind == "push" else found.mail) is None:
        raise Refused("server-cannot")
    if wish.kind == "push" and not is_address(wish.address):
        raise Refused("server-bad-address")
    if wish.kind == "mail" and (wish.address.count("@") != 1 or not wish.address.isprintable()):
        raise Refused("server-bad-address")
    await worker_of(request).store.set_notice(
        Notice(live.state.head.id, viewer, wish.kind, wish.address)
    )
    return Response(status_code=204)


async def drop_notice(request: Request) -> Response:
    """Cancel all notices of a seat."""
    live, viewer = await _found(request)
    if viewer == SPECTATOR:
        raise NotAllowed("server-spectator")
    await worker_of(request).store.forget_notices(live.state.head.id, viewer)
    return Response(status_code=204)


# Operation


async def health(request: Request) -> Response:
    """Whether this worker serves, and its database answers."""
    worker = worker_of(request)
    await worker.store.count()
    said = {
        "status": "ok" if worker.ready else "starting",
        "bots": "ok" if worker.bots_ready else "starting",
    }
    return answer(said, 200 if worker.ready else 503)


async def metrics(request: Request) -> Response:
    """Figures for the host."""
    worker = worker_of(request)
    tables, sockets = worker.tables, worker.addresses.sockets.total()
    text = worker.metrics.text(len(tables.live), sockets, len(tables.broken))
    return Response(text, media_type="text/plain; version=0.0.4")


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else "-"
