"""A secret change of mind cannot be noticed: not in what is sent, nor in what can be asked for.

Each game is played twice, with the same moves at the same times. At one of the two tables seats
change their minds in secret before they come back to that move; nobody else may be shown a
different byte.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import tepui
from server.kit import FREE, PATIENCE, sqlite_at
from settings import THOROUGH, known
from tepui.coach import story
from tepui.engine.rules.contract import NOTHING, SPECTATOR
from tepui.server import messages as ms
from tepui.server.http.hosting import table_told
from tepui.server.http.replays import written
from tepui.server.people.my_tables import my_table
from tepui.server.table import chores, head, live, opening, picture, tables
from tepui.server.table import events as ev
from tepui.server.table.broadcast import Broadcast
from tepui.server.table.draft import Draft
from tepui.server.table.live import LiveTable
from tepui.server.table.socket import Socket
from tepui.server.table.state import RECENT, TableState
from tepui.server.worker import Config, Worker

OPTIONS = {"galapagos": {"sand": "off"}}
PLIES = 40
FICKLE = 0  # the seat that changes its mind
START = 1_000_000.1


class Noticed(AssertionError):
    pass


class Ear:
    """A connection that keeps what it was sent."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def put(self, text: bytes) -> None:
        self.heard.append(text)

    def unsent(self) -> int:
        return 0

    def hang_up(self) -> None:
        pass


class Twin:
    """One of two tables that begin alike."""

    def __init__(self, worker: Worker, table: LiveTable) -> None:
        self.worker = worker
        self.live = table
        self.ids = count()
        self.ears = {viewer: self.listen(viewer) for viewer in table.state.viewers()}

    def listen(self, viewer: int) -> Ear:
        ear = Ear()
        self.live.connect(Socket(ear, FREE), viewer)
        return ear

    def arrival(self, viewer: int) -> bytes:
        """What someone who comes now is shown."""
        ear = Ear()
        socket = Socket(ear, FREE)
        self.live.connect(socket, viewer)
        self.live.sockets[viewer].discard(socket)
        return ear.heard[0]

    async def say(self, seat: int, message: Any) -> None:
        await self.live.carry_out(seat, message)

    async def move(self, seat: int, move: int) -> None:
        decision = self.live.state.decisions[seat]
        await self.say(seat, ms.Move(str(next(self.ids)), decision, [move]))

    def is_quiet(self, seat: int, move: int) -> bool:
        """Whether nobody else would notice this move."""
        position, others = self.live.state.match.position, self.live.state.viewers()  # type: ignore[union-attr]
        return all(position.witness(seat, move, v) == NOTHING for v in others if v != seat)

    async def waver(
        self, seat: int, move: int, rng: random.Random, tick: Callable[[], None]
    ) -> int:
        """A choice was made: change it in secret, and in the end back again; how often."""
        match, done = self.live.state.match, 0
        assert match is not None
        for last in (False,) * rng.randint(1, RECENT) + (True,):
            tick()
            quiet = [m for m in self.live.state.match.legal(seat) if self.is_quiet(seat, m)]  # type: ignore[union-attr]
            if not quiet or (last and move not in quiet):
                break
            await self.move(seat, move if last else rng.choice(quiet))
            done += 1
        return done


async def opened(folder: Path, game: str, clock: ms.Clock) -> Twin:
    worker = Worker(Config(sqlite_at(folder)))
    await worker.store.database.open()
    seats = tepui.game(game).seats[min(1, len(tepui.game(game).seats) - 1)]
    who = ["me", *["friend"] * (seats - 1)]
    wish = ms.Wish(
        game=game, who=who, name="Ann", options=OPTIONS.get(game, {}), clock=clock, public=True
    )
    one = await worker.opening.open(wish)
    for _ in range(seats - 1):
        await worker.tables.join(one.table, ms.Join("Bob"))
    await worker.opening.open(
        ms.Wish(game=game, who=who, name="Cleo", public=True)
    )  # shown in the lobby
    return Twin(worker, worker.tables.live[one.table])


async def compare(one: Twin, other: Twin, game: str) -> None:
    """All that everybody but the fickle seat has heard, is shown, and can ask for."""
    for viewer in one.live.state.viewers():
        if viewer == FICKLE:
            continue
        same(one.arrival(viewer), other.arrival(viewer), game, viewer, "hello")
        same(one.ears[viewer].heard, other.ears[viewer].heard, game, viewer, "changes")
        logs = [written(twin.live.state, viewer) for twin in (one, other)]
        same(*logs, game, viewer, "log")
        if viewer != SPECTATOR:
            same(*(saw(twin, viewer) for twin in (one, other)), game, viewer, "what is reviewed")
            listed = [my_table(twin.live.state, viewer) for twin in (one, other)]
            same(*listed, game, viewer, "my tables")
    tables = [ms.msgspec.json.encode(await twin.worker.tables.lobby()) for twin in (one, other)]
    same(*tables, game, SPECTATOR, "lobby")
    hosts = [ms.msgspec.json.encode(table_told(twin.live.state)) for twin in (one, other)]
    same(*hosts, game, SPECTATOR, "what the host is told")
    same(*(figures(twin) for twin in (one, other)), game, SPECTATOR, "metrics")


def saw(twin: Twin, seat: int) -> list[Any]:
    """All that a seat's own review is made from."""
    assert twin.live.state.match is not None
    return [
        (act.ply, act.actor, act.moves, act.before.record.tobytes(), act.after.record.tobytes())
        for act in story.story_for(twin.live.state.match, seat)
    ]


def figures(twin: Twin) -> list[str]:
    """Those that do not measure time."""
    lines = twin.worker.metrics.text(1, 1, 0).splitlines()
    return [line for line in lines if "_bucket" not in line and "_sum" not in line]


def same(one: Any, other: Any, game: str, viewer: int, what: str) -> None:
    if one != other:
        first = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), -1)
        shown = (
            slice(max(first - 50, 0), first + 100)
            if isinstance(one, bytes | str)
            else slice(first, None)
        )
        raise Noticed(f"{game}: {what} of {viewer}:\n{one[shown]}\n{other[shown]}")


async def play_twins(folder: Path, game: str, clock: ms.Clock, at: list[float], plies: int) -> int:
    """Play a game at both tables, and compare; how often minds were changed."""
    names = ("steady", "fickle")
    for name in names:
        (folder / name).mkdir()
    steady, fickle = [await _seeded(folder / name, game, clock) for name in names]
    rng, changed = random.Random(game), 0

    def tick() -> None:
        at[0] += rng.random() / 7

    for ply in range(plies):
        state = steady.live.state
        if not state.running:
            break
        seat = rng.choice(state.awaited())
        move = rng.choice(state.match.legal(seat))  # type: ignore[union-attr]
        tick()
        for twin in (steady, fickle):
            await twin.move(seat, move)
            if seat == FICKLE and twin.live.state.running:
                await twin.say(0, ms.Chat(f"c{ply}", "well"))
                await twin.say(0, ms.Ask(f"a{ply}", "pause"))
        if seat == FICKLE and fickle.live.state.running:
            changed += await fickle.waver(seat, move, rng, tick)
        for twin in (steady, fickle):
            await twin.live.attempt(come_and_go)
        if seat == FICKLE or THOROUGH:  # what is told later is compared with it at the next time
            await compare(steady, fickle, game)
        for twin in (steady, fickle):
            if twin.live.state.question.asked is not None:
                await twin.say(1, ms.Answer(f"n{ply}", yes=False))
    await compare(steady, fickle, game)
    for viewer in steady.live.state.viewers():
        if viewer != FICKLE:
            told = [whole_story(twin, viewer) for twin in (steady, fickle)]
            same(*told, game, viewer, "whole story")
    for twin in (steady, fickle):
        await twin.live.stop()
        await twin.worker.store.database.close()
    return changed


def come_and_go(draft: Draft) -> None:
    """Somebody leaves and is back before a bot has moved."""
    if draft.state.running:
        draft.add(ev.Left(1, "easy", free=True))
        draft.add(ev.Returned(1))


def whole_story(twin: Twin, viewer: int) -> bytes:
    state = twin.live.state
    assert state.match is not None
    told = picture.whole_story(state.match, state.match.lines, state.seat_changes, viewer)
    return ms.msgspec.json.encode(told)


async def _seeded(folder: Path, game: str, clock: ms.Clock) -> Twin:
    numbers = count()
    with pytest.MonkeyPatch.context() as same:
        same.setattr(opening.fair, "new_seed", lambda: next(numbers).to_bytes(32))
        same.setattr(opening.secrets, "token_hex", lambda size: f"{next(numbers):016x}")
        same.setattr(opening.secrets, "token_urlsafe", lambda size: f"secret{next(numbers)}")
        return await opened(folder, game, clock)


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What time it is, for both tables."""
    at = [START]
    for module in (chores, head, live, opening, tables):
        monkeypatch.setattr(module, "now", lambda: at[0])
    return at


CLOCKS = [ms.Clock("bank", 100_000, 60), ms.Clock("move", 100_000)]


# Where a change of mind is secret, with every clock; where it is seen, with one.
PLAYED = [
    pytest.param(game.id, clock, id=f"{game.id}-{clock.kind}")
    for game in tepui.all_games()
    for clock in CLOCKS
    if THOROUGH or known(game.id).get("secret_changes") or clock is CLOCKS[0]
]


@pytest.mark.parametrize(("game", "clock"), PLAYED)
def test_nobody_notices_a_secret_change_of_mind(
    tmp_path: Path, game: str, clock: ms.Clock, at: list[float]
) -> None:
    changed = asyncio.run(asyncio.wait_for(play_twins(tmp_path, game, clock, at, PLIES), PATIENCE))
    assert (changed > RECENT) == known(game).get("secret_changes", False)


# Leaks, planted


@contextmanager
def planted(owner: Any, name: str, leak: Callable[[Any], Any]) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(owner, name, leak(getattr(owner, name)))
        yield


def one_window(keep: Any) -> Any:
    """The story is cut to the last moves of all, noticed or not."""

    def leaky(self: TableState, steps: Any) -> Any:
        self.recent = {who: (*kept, *steps)[-RECENT:] for who, kept in self.recent.items()}
        return any(live_step(step) for step in steps)

    def live_step(step: Any) -> bool:
        return step.move is None or step.before.witness(step.actor, step.move, SPECTATOR) != NOTHING

    return leaky


def paid_again(moved: Any) -> Any:
    """Every move of a seat brings the bonus."""

    def leaky(self: TableState, event: Any, *more: Any) -> Any:
        steps = moved(self, event, *more)
        if event.actor >= 0:
            self.clocks.left[event.actor] += self.head.clock.bonus
        return steps

    return leaky


def question_settled(moved: Any) -> Any:
    """Every move settles what was asked."""

    def leaky(self: TableState, *given: Any) -> Any:
        self.question = self.question.settled()
        return moved(self, *given)

    return leaky


def counted(wrote: Any) -> Any:
    """Every event is counted."""
    return lambda self, live, noticed, seconds: wrote(self, live, max(noticed, 1), seconds)


def told_of_nothing(is_news: Any) -> Any:
    return lambda self, viewer, change: True


def numbered_by_all(story_for: Any) -> Any:
    """A review counts what its seat did not notice, too."""

    def leaky(match: Any, seat: int) -> Any:
        return [replace(act, ply=len(match.lines)) for act in story_for(match, seat)]

    return leaky


@pytest.mark.parametrize(
    ("owner", "name", "leak"),
    [
        (story, "story_for", numbered_by_all),
        (TableState, "_keep", one_window),
        (TableState, "_moved", paid_again),
        (TableState, "_moved", question_settled),
        (Worker, "wrote", counted),
        (Broadcast, "_is_news", told_of_nothing),
    ],
)
def test_planted_leaks_of_changed_minds_are_caught(
    tmp_path: Path, at: list[float], owner: Any, name: str, leak: Any
) -> None:
    with planted(owner, name, leak), pytest.raises(Noticed):
        asyncio.run(play_twins(tmp_path, "amazonas", CLOCKS[0], at, PLIES))


def test_arrivals_are_told_as_much_after_many_changes(tmp_path: Path, at: list[float]) -> None:
    """What is kept for arrivals stays small, and a long wavering pushes nothing out of it."""

    async def go() -> None:
        twin = await _seeded(tmp_path, "amazonas", CLOCKS[0])
        rng = random.Random(1)
        while len(twin.live.state.recent[SPECTATOR]) < RECENT or len(twin.live.state.awaited()) < 2:
            seat = twin.live.state.awaited()[0]
            await twin.move(seat, rng.choice(twin.live.state.match.legal(seat)))  # type: ignore[union-attr]
        seat = twin.live.state.awaited()[0]
        await twin.move(seat, rng.choice(twin.live.state.match.legal(seat)))  # type: ignore[union-attr]
        before = picture.whole(twin.live.state, 1 - seat, at[0]).story
        changes = 0
        while changes < 4 * RECENT:
            changes += await twin.waver(seat, -1, rng, lambda: None)
        assert picture.whole(twin.live.state, 1 - seat, at[0]).story == before
        assert max(map(len, twin.live.state.recent.values())) <= RECENT
        await twin.live.stop()
        await twin.worker.store.database.close()

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_laying_and_taking_back_brings_no_time(tmp_path: Path, at: list[float]) -> None:
    """The bonus is for a decision, not for every small move on the way to it."""

    async def go() -> None:
        twin = await _seeded(tmp_path, "galapagos", CLOCKS[0])
        for _ in range(5):
            match = twin.live.state.match
            assert match is not None
            before = match.legal(0)
            await twin.move(0, before[0])
            back = [move for move in twin.live.state.match.legal(0) if move not in before]  # type: ignore[union-attr]
            await twin.move(0, back[0])
        assert twin.live.state.decisions[0] == 10
        assert twin.live.state.clocks.left[0] == CLOCKS[0].seconds
        await twin.live.stop()
        await twin.worker.store.database.close()

    asyncio.run(asyncio.wait_for(go(), PATIENCE))
