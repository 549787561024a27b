"""Finished games over HTTP: logs replayed move by move, and the coach's reviews of them."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import islice, takewhile
from typing import Any, NamedTuple

from msgspec.structs import replace
from starlette.requests import Request

from tepui.coach.story import Act, story_for, story_written
from tepui.engine.game import Game
from tepui.engine.play import log as logs
from tepui.engine.play.match import Match
from tepui.engine.play.position import Position
from tepui.engine.rules.contract import NOTHING, SPECTATOR
from tepui.engine.rules.sight import Sight
from tepui.engine.runtime.machine import IN_BROWSER
from tepui.engine.text.errors import BadLog
from tepui.engine.text.event import Event
from tepui.server import messages as ms
from tepui.server.errors import BadRequest, Refused, TooMuch
from tepui.server.http.apart import REPLAYING, UPLOADED, apart
from tepui.server.http.messages import Replayed, Reviewed, SeenStep
from tepui.server.http.operation import Query, operation
from tepui.server.http.request import (
    address_of,
    home_of,
    table_of,
    token_of,
    worker_of,
)  # fmt: skip
from tepui.server.store.contract import Away
from tepui.server.table import picture, policy
from tepui.server.table.moments import moment
from tepui.server.table.reviews import Key, Work
from tepui.server.table.state import TableState

SEAT = Query("seat", {"type": "string", "pattern": "^([0-9]|spectator|all)$"})
WHOSE = Query("seat", {"type": "string", "pattern": "^([0-9]|spectator|all|mine)$"})
ALL = -4  # sees everything: a finished game only
RECENT = 40  # small moves in which to look for the last event
MINE = "mine"  # whose review is requested: the caller's own, from what they saw


def written(table: TableState, viewer: int | None) -> str:
    """A table's log, complete (without a viewer) or as a viewer may know it."""
    assert table.match is not None
    return logs.write(
        table.match,
        players=_names(table),
        bots=_bots(table),
        seed=table.seed,
        construction=table.head.construction,
        promises=table.promises,
        numbers=table.numbers,
        viewer=viewer,
        device=IN_BROWSER or table.head.device,
    )


def _names(table: TableState) -> list[str]:
    return [person.name for person in picture.people(table)]


def _bots(table: TableState) -> dict[int, str]:
    return {seat: level for seat, level in enumerate(table.head.who) if level != "person"}


def log_for(table: TableState, viewer: int) -> str:
    """A table's log: complete when the game is over, otherwise as a viewer may know it."""
    whole = policy.shows_whole_log(table)
    return written(table, None if whole else viewer)


@operation("GET", "/tables/{table}/replay", query=(WHOSE,), steps=REPLAYING)
async def replay(request: Request) -> Replayed:
    """A finished game, from a seat's view. `mine`: numbered as in the caller's own review."""
    live, viewer = await table_of(request)
    if request.query_params.get("seat") == MINE:
        policy.may_review_own(live.state, viewer)
        count_replay(request)
        most = worker_of(request).limits.replay_moves
        return await apart(request, _own, live.state, viewer, most)
    policy.may_look_back(live.state, viewer)
    count_replay(request)
    return await _replayed(request, await apart(request, written, live.state, None))


@operation("POST", "/replay", query=(SEAT,), body="text", steps=UPLOADED)
async def replay_upload(request: Request) -> Replayed:
    """Replay an uploaded log."""
    count_replay(request)
    return await _replayed(request, (await _uploaded(request))[0])


async def _uploaded(request: Request) -> tuple[str, logs.Log]:
    text, read = await apart(request, _whole_log, await request.body())
    await worker_of(request).games.wait_for(read.game)
    return text, read


def _whole_log(body: bytes) -> tuple[str, logs.Log]:
    """A log from outside. One with a start position is refused: that is for the terminal."""
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise BadLog("engine-log-not-a-log", format=logs.FORMAT) from None
    read = logs.read(text)
    if read.position is not None:
        raise Refused("server-arranged-log")
    return text, read


def count_replay(request: Request) -> None:
    """Refuse an address that replays too many games, before its log is read."""
    if not worker_of(request).addresses.may("replay", address_of(request)):
        raise TooMuch("server-many-replays")


def _viewer(request: Request) -> int:
    """The viewer whose view is requested."""
    asked = request.query_params.get("seat", "all")
    if asked not in ("all", "spectator") and not (asked.isascii() and asked.isdecimal()):
        raise BadRequest("server-bad-seat", seat=asked[:10])
    viewer = {"all": ALL, "spectator": SPECTATOR}.get(asked)
    return int(asked[:3]) if viewer is None else viewer


async def _replayed(request: Request, text: str) -> Replayed:
    viewer, most = _viewer(request), worker_of(request).limits.replay_moves
    return await apart(request, played_through, text, viewer, most)


def _own(table: TableState, seat: int, most: int) -> Replayed:
    assert table.match is not None
    acts, options = story_for(table.match, seat), table.match.options
    return _as_seen(acts, seat, _names(table), options, _bots(table), most)


def _written_down(read: logs.Log, most: int | None) -> Replayed:
    """A log that was written down at a real table, as its writer saw the game."""
    assert read.written is not None
    if most is not None and len(read.lines) > most:
        raise TooMuch("server-long-game", most=most)
    acts, names = story_written(read), [read.players.get(n, "") for n in range(read.seats)]
    found = _as_seen(acts, read.written, names, read.options, read.bots, most)
    return replace(found, written=read.written)


def _as_seen(
    acts: Sequence[Act], seat: int, names: list[str], options: dict[str, str],
    bots: dict[int, str], most: int | None,
) -> Replayed:  # fmt: skip
    if most is not None and len(acts) > most:
        raise TooMuch("server-long-game", most=most)
    last, result = acts[-1].after, None
    if ending := last.ending():
        sheet = last.game.breakdown(last.seen_by(seat))
        result = ms.Result(ending, last.scores(), last.places(), "", sheet)
    return Replayed(last.game.id, names, options, bots, seen_through(acts, seat), result)


def seen_through(acts: Sequence[Act], seat: int) -> list[SeenStep]:
    """A game as a seat saw it, numbered as in that seat's review, without undone moves."""
    return [
        _seen(act.ply, act.actor, act.moves[0], act.before.seen_by(seat), act.after.seen_by(seat))
        for act in acts
    ]


async def moment_for_all(request: Request, step: int) -> SeenMoment:
    """A moment of a finished game that everybody may see, as its link says."""
    live = await worker_of(request).tables.find(request.path_params["table"])
    policy.may_look_back(live.state, SPECTATOR)
    count_replay(request)
    text, viewer = await apart(request, written, live.state, None), _viewer(request)
    return await apart(request, moment_of, text, viewer, step)


def played_through(text: str, viewer: int, most: int | None = None) -> Replayed:
    """A log, move by move, as a viewer saw it.

    One of more than `most` small moves is refused. One of a real table is seen from its writer's
    seat only, where much remained unknown.
    """
    read = logs.read(text)
    if viewer >= read.seats:
        raise Refused("server-bad-seat", seat=viewer)
    if read.unknown:
        return _written_down(read, most)
    if read.running and viewer == ALL:
        viewer = SPECTATOR
    played = list(islice(logs.replay(read), None if most is None else most + 1))
    if most is not None and len(played) > most:
        raise TooMuch("server-long-game", most=most)
    steps = [step for each in played if (step := _step(each, viewer)) is not None]
    names = [read.players.get(seat, "") for seat in range(read.seats)]
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
    actor, before, after = step.line.actor, _sight(step.before, viewer), _sight(step.after, viewer)
    if step.move == logs.UNDO:
        game, story = step.before.game, [Event("server-took-back", {"seat": actor})]
        view, sheet = game.views.view(after), game.breakdown(after)
        return SeenStep(step.ply, actor, "undo", story, view, sheet)
    seen = step.move if viewer == ALL else step.before.witness(actor, step.move, viewer)
    return None if seen == NOTHING else _seen(step.ply, actor, seen, before, after)


def _seen(ply: int, actor: int, seen: int, before: Sight, after: Sight) -> SeenStep:
    """A move as it was seen, and what followed from it."""
    game = before.position.game
    text = game.notation.text(before.s, actor, (seen,))
    story = game.narration.narrate(before, actor, seen, after)
    return SeenStep(ply, actor, text, story, game.views.view(after), game.breakdown(after))


class SeenMoment(NamedTuple):
    """One moment of a finished game, as a viewer saw it."""

    game: Game
    options: Mapping[str, str]
    names: list[str]
    story: list[Event]  # what happened last
    view: Any


@lru_cache(maxsize=64)
def moment_of(text: str, viewer: int, number: int) -> SeenMoment:
    """What a viewer saw after a small move of a log, and the last events before it."""
    read = logs.read(text)
    if viewer >= read.seats:
        raise Refused("server-bad-seat", seat=viewer)
    played = list(takewhile(lambda each: each.ply <= number, logs.replay(read)))
    seen = [step for each in reversed(played[-RECENT:]) if (step := _step(each, viewer))]
    if not seen:
        raise Refused("server-is-open")
    told = next((step.story for step in seen if step.story), [])
    names = [read.players.get(seat, str(seat)) for seat in range(read.seats)]
    return SeenMoment(played[0].before.game, dict(read.options), names, told, seen[0].view)


async def begun(request: Request, wish: ms.Wish, wanted: ms.From) -> Match:
    """The start of a table that is opened from a moment of a finished game."""
    worker, bots = worker_of(request), [who for who in wish.who if who.startswith("bot:")]
    if wanted.seat >= len(wish.who) or wish.who[wanted.seat] != "me":
        raise Refused("server-not-your-moment")
    if len(bots) < len(wish.who) - 1:
        raise Refused("server-moment-for-one")
    count_replay(request)
    if wanted.table:
        live = await worker.tables.find(wanted.table)
        viewer = await worker.tables.viewer_of(live.state, token_of(request))
        policy.may_look_back(live.state, viewer)
        text = await apart(request, written, live.state, None)
    else:  # whatever it is, it is read off the event loop
        text, _ = await apart(request, _whole_log, wanted.log.encode())

    def replayed() -> Match:
        seed, most = secrets.randbits(63), worker.limits.replay_moves
        return moment(logs.read(text), wanted.ply, wanted.seat, seed, most)

    return await apart(request, replayed)


# Reviews


@operation("GET", "/tables/{table}/review", query=(WHOSE,), steps=REPLAYING)
async def review(request: Request) -> Reviewed:
    """The coach's review of a finished game, as far as it is ready: ask again until it is done. It
    shows all cards, or with `mine` only what the caller's seat saw.
    """
    live, viewer = await table_of(request)
    table = live.state
    mine = request.query_params.get("seat") == MINE
    if mine:
        policy.may_review_own(table, viewer)
    else:
        policy.may_look_back(table, viewer)
    worker, first = worker_of(request), viewer if mine else _judged(request, table.seats)
    key = (table.head.id, viewer if mine else None, not mine)
    await worker.reviews.recall(key)
    work = _work(request, key, lambda: written(table, None), viewer, first)
    if work.review is not None and work.review.done >= 1.0 and not work.kept:
        work.kept = True
        try:
            if not table.head.seen:  # people who know the cards make fewer mistakes
                await worker.ratings.reviewed(table.head.id, work.review.skill)
            await worker.reviews.keep(key, work.review)
        except Away:
            work.kept = False  # when it is asked for again
    return _reviewed(work)


@operation("POST", "/review", query=(SEAT,), body="text", steps=UPLOADED)
async def review_upload(request: Request) -> Reviewed:
    """The coach's review of an uploaded log, as far as it is ready."""
    name = hashlib.sha256(await request.body()).hexdigest()
    key = (name, None, True)
    if not worker_of(request).reviews.knows(key):
        count_replay(request)
    text, read = await _uploaded(request)
    if read.running:
        raise Refused("server-not-over")
    if len(read.lines) > (most := worker_of(request).limits.replay_moves):
        raise TooMuch("server-long-game", most=most)
    first = _judged(request, read.seats)
    return _reviewed(_work(request, key, lambda: text, SPECTATOR, first))


def _work(
    request: Request, key: Key, text: Callable[[], str], viewer: int, first: int | None
) -> Work:
    address = home_of(request)
    who = f"{address} {viewer}"  # people who play in one household may look at the same time
    work = worker_of(request).reviews.ask(who, key, text, first, address)
    if work.wrong is not None:
        raise work.wrong
    return work


def _reviewed(work: Work) -> Reviewed:
    return Reviewed(work.review.done if work.review else 0.0, work.review)


def _judged(request: Request, seats: int) -> int | None:
    """Whose choices are reviewed first; None: no particular seat's."""
    asked = request.query_params.get("seat", "all")
    if asked in ("all", "spectator"):
        return None
    if asked not in map(str, range(seats)):
        raise BadRequest("server-bad-seat", seat=asked[:10])
    return int(asked)
