"""Time at a table, with a clock that the test sets: time controls, the sand, and bots at it."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest

from server.kit import FREE, PATIENCE
from server.seats import Nobody, Seat, Watch, look, open_table, until, with_store
from tepui.bots import pace, phrase
from tepui.bots.levels import LEVELS
from tepui.engine.rules.contract import CLOCK
from tepui.server import messages as ms
from tepui.server.errors import Refused
from tepui.server.limits import Addresses
from tepui.server.store import contract
from tepui.server.store.store import Store
from tepui.server.table import bots, chores, head, live, opening, picture, tables
from tepui.server.table import events as ev
from tepui.server.table.answer import answer
from tepui.server.table.live import LiveTable
from tepui.server.table.race_claims import HOLD
from tepui.server.table.tables import Tables


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    watch = Watch()
    for module in (chores, head, live, opening, tables):
        monkeypatch.setattr(module, "now", watch)
    return watch


def left(live: LiveTable, watch: Watch) -> list[float]:
    found = picture.times(live.state, watch.at).left
    assert found is not None
    return found


def test_seconds_for_each_move_then_a_bot_makes_that_move(tmp_path: Path, watch: Watch) -> None:
    async def go(store: Store) -> None:
        live = await open_table(store, ["me", "friend"], clock=ms.Clock("move", 30))
        (mover,) = live.state.awaited()
        watch.at += 12
        assert left(live, watch)[mover] == 18
        await look(live)
        assert live.state.decisions == [0, 0]
        await Seat(live, mover).move(live.state.match.legal(mover)[0])
        assert left(live, watch) == [30, 30]  # it starts anew
        (mover,) = live.state.awaited()
        watch.at += 30.5
        await look(live)
        await until(lambda: live.state.decisions[mover] >= 1)
        assert not live.state.is_bot(mover)  # the next move is the person's again
        assert left(live, watch) == [30, 30]
        stored = [ev.decode(each.body) for each in await store.tables.since(live.state.head.id, 0)]
        assert [e.actor for e in stored if isinstance(e, ev.Moved) and e.by == "time"] == [mover]

    with_store(tmp_path, go)


def test_a_bank_with_a_bonus_for_each_move(tmp_path: Path, watch: Watch) -> None:
    async def go(store: Store) -> None:
        live = await open_table(store, ["me", "friend"], clock=ms.Clock("bank", 60, 5))
        (mover,) = live.state.awaited()
        other = 1 - mover
        watch.at += 20
        await Seat(live, mover).move(live.state.match.legal(mover)[0])
        assert left(live, watch)[mover] == 45
        assert left(live, watch)[other] == 60
        while live.state.awaited() != (mover,):
            await Seat(live, other).move(live.state.match.legal(other)[0])
        assert left(live, watch)[other] >= 65
        decision = live.state.decisions[mover]
        watch.at += 46
        await look(live)
        await until(lambda: live.state.decisions[mover] > decision)
        assert left(live, watch)[mover] == 5  # nothing, and the bonus

    with_store(tmp_path, go)


def test_a_bot_takes_the_seat_until_its_person_returns(tmp_path: Path, watch: Watch) -> None:
    async def go(store: Store) -> None:
        clock = ms.Clock("bank", 10, then="seat")
        live = await open_table(store, ["me", "friend"], clock=clock)
        (mover,) = live.state.awaited()
        watch.at += 10.5
        await look(live)
        await until(lambda: live.state.is_bot(mover))
        assert picture.people(live.state)[mover].away
        other = Seat(live, 1 - mover)
        for _ in range(3):  # and plays on
            await until(lambda: live.state.awaited() == (other.viewer,))
            await other.move(live.state.match.legal(other.viewer)[0])
        await answer(live, Seat(live, mover), ms.Do("back", "return"))  # type: ignore[arg-type]
        assert not live.state.is_bot(mover)
        assert left(live, watch)[mover] == 10  # with time to think

    with_store(tmp_path, go)


def test_no_time_passes_while_a_table_is_paused(tmp_path: Path, watch: Watch) -> None:
    async def go(store: Store) -> None:
        live = await open_table(store, ["me", "friend"], clock=ms.Clock("bank", 60))
        (mover,) = live.state.awaited()
        ask, yes = ms.Ask("a", "pause"), ms.Answer("b", yes=True)
        await answer(live, Seat(live, 0), ask)  # type: ignore[arg-type]
        await answer(live, Seat(live, 1), yes)  # type: ignore[arg-type]
        watch.at += 3 * 86_400
        await look(live)
        assert live.state.decisions == [0, 0]
        await answer(live, Seat(live, 0), ms.Do("c", "resume"))  # type: ignore[arg-type]
        watch.at += 10
        assert left(live, watch)[mover] == 50

    with_store(tmp_path, go)


def test_whoever_is_alone_with_bots_pauses_as_they_like(tmp_path: Path) -> None:
    async def go(store: Store) -> None:
        live = await open_table(store, ["me", "bot:random"])
        await answer(live, Seat(live, 0), ms.Ask("a", "pause"))  # type: ignore[arg-type]
        assert live.state.status == "paused"

    with_store(tmp_path, go)


def small_moves(live: LiveTable, seat: int) -> int:
    return sum(len(line.moves) for line in live.state.match.lines if line.actor == seat)  # type: ignore[union-attr]


@pytest.mark.parametrize("sand", ["30", "off"])
def test_a_bot_at_the_sandglass_lays_die_by_die(
    tmp_path: Path, watch: Watch, monkeypatch: pytest.MonkeyPatch, sand: str
) -> None:
    """Without it, too: a person could still be first."""
    monkeypatch.setattr(pace, "pause", lambda level, rng: 3.0)
    # A random bot might be content with fewer dice.
    monkeypatch.setattr(phrase, "ask", lambda bot, level, known, seat, *_: known.legal(seat)[0])

    async def go(store: Store) -> None:
        live = await open_table(store, ["me", "bot:random"], "galapagos", options={"sand": sand})
        await look(live)
        for laid in range(1, 4):
            watch.at += 2
            await look(live)
            assert small_moves(live, 1) == laid - 1  # it thinks
            watch.at += 1.1
            await look(live)
            await until(lambda laid=laid: small_moves(live, 1) == laid)
            # Meanwhile, its neighbour is not held up.
            await Seat(live, 0).move(live.state.match.legal(0)[0])

    with_store(tmp_path, go)


def test_no_bot_lays_dice_once_the_sand_is_out(
    tmp_path: Path, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "pause", lambda level, rng: 100.0)

    async def go(store: Store) -> None:
        who = ["me", "friend", "bot:random"]
        live = await open_table(store, who, "galapagos", options={"sand": "30"})
        finish = live.state.match.parse(0, "finish")
        task = asyncio.create_task(Seat(live, 0).move(*finish))
        await until(lambda: live.state.clocks.sand_since is not None)
        await task
        watch.at += 30 + HOLD + 0.1
        live.chores.wake()
        await until(lambda: live.state.clocks.sand_since is None)
        stored = [ev.decode(each.body) for each in await store.tables.since(live.state.head.id, 0)]
        actors = [event.actor for event in stored if isinstance(event, ev.Moved)]
        assert 2 not in actors[: actors.index(CLOCK)]

    with_store(tmp_path, go)


def test_no_die_is_placed_once_the_sand_is_out_and_claims_under_way_count(
    tmp_path: Path, watch: Watch
) -> None:
    """[GA6] A claim was made as long before it came as the line is slow, at most HOLD."""

    async def go(store: Store) -> None:
        who = ["me", "friend", "friend"]
        live = await open_table(store, who, "galapagos", options={"sand": "30"})
        one, two, three = (Seat(live, seat) for seat in range(3))
        dice = [live.state.match.legal(seat)[0] for seat in range(3)]
        (finish,) = live.state.match.parse(0, "finish")
        await one.move(finish)
        watch.at += 29.9
        await two.move(dice[1])
        watch.at += 0.2
        for late in ((dice[2],), (finish,), (dice[2], finish)):
            with pytest.raises(Refused, match="sand"):
                await three.move(*late)
        assert live.state.sand_end() < watch.at
        two.latency = 0.1  # it was made a twentieth of a second ago: too late
        with pytest.raises(Refused, match="sand"):
            await two.move(finish)
        two.latency = 0.3
        await two.move(finish)
        assert [small_moves(live, seat) for seat in range(3)] == [1, 2, 0]
        watch.at += HOLD
        await look(live)
        await until(lambda: live.state.clocks.sand_since is None)
        stored = [ev.decode(each.body) for each in await store.tables.since(live.state.head.id, 0)]
        assert [e.actor for e in stored if isinstance(e, ev.Moved) and e.actor != -1][:4] == [
            0, 1, 1, CLOCK,
        ]  # fmt: skip

    with_store(tmp_path, go)


def test_bots_plan_at_once_when_every_person_has_finished(
    tmp_path: Path, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses = iter([300.0, 200.0, 100.0])
    monkeypatch.setattr(pace, "pause", lambda level, rng: next(pauses))

    async def go(store: Store) -> None:
        who = ["me", "bot:random", "bot:random", "bot:random"]
        live = await open_table(store, who, "galapagos", options={"sand": "30"})
        await look(live)
        assert [small_moves(live, seat) for seat in (1, 2, 3)] == [0, 0, 0]
        await Seat(live, 0).move(*live.state.match.parse(0, "finish"))
        # No time passes, and nobody holds a claim: there is nobody left whose line is slow.
        await until(lambda: live.state.clocks.sand_since is None and not live.claims.held)
        stored = [ev.decode(each.body) for each in await store.tables.since(live.state.head.id, 0)]
        actors = [event.actor for event in stored if isinstance(event, ev.Moved)]
        # Who would have been the quickest has finished first, and nothing was left to the sand.
        assert list(dict.fromkeys(actor for actor in actors if actor > 0)) == [3, 2, 1]
        assert CLOCK not in actors

    with_store(tmp_path, go)


def test_bots_that_race_among_themselves_share_their_time(
    tmp_path: Path, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "pause", lambda level, rng: 100.0)
    given: list[tuple[bool, float | None]] = []

    async def thought(whose: Any, level: str, position: Any, seat: int, *rest: Any) -> Any:
        given.append((rest[0], rest[3]))
        return (position.legal(seat)[-1],)

    monkeypatch.setattr(bots, "thought", thought)

    async def go(store: Store) -> None:
        who = ["me", "bot:champion", "bot:champion"]
        live = await open_table(store, who, "galapagos", options={"sand": "30"})
        await Seat(live, 0).move(*live.state.match.parse(0, "finish"))
        await until(lambda: len(given) > 1)
        assert given[0] == given[1] == (False, bots.HASTE / 3)
        assert bots.HASTE < 1

    with_store(tmp_path, go)


def test_a_thought_that_has_waited_is_the_shorter(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch()
    monkeypatch.setattr(bots.time, "monotonic", watch)
    asked = watch.at
    assert bots.left(1.0, None) == bots.left(1.0, asked) == 1.0
    watch.at += 1.0
    assert bots.left(1.0, asked) == pytest.approx(bots.MOST - 1.0)
    watch.at += 10
    assert bots.left(1.0, asked) == bots.LEAST
    assert (
        max(info.seconds for info in LEVELS.values()) + bots.LEAST <= bots.MOST + bots.LEAST <= 1.5
    )


def test_a_wall_clock_set_back_while_no_server_runs_hangs_no_sand_and_no_bank(
    tmp_path: Path, watch: Watch
) -> None:
    async def go(store: Store) -> None:
        live = await open_table(
            store, ["me", "friend"], "galapagos", options={"sand": "30"},
            clock=ms.Clock("bank", 3600),
        )  # fmt: skip
        await Seat(live, 0).move(*live.state.match.parse(0, "finish"))
        await live.stop()
        watch.at -= 86_400
        again = await Tables(store, Addresses(FREE), Nobody()).find(live.state.head.id)
        assert picture.times(again.state, watch.at).sand == 30
        watch.at += 10
        times = picture.times(again.state, watch.at)
        assert times.sand == 20
        assert times.left == [3600, 3590]
        watch.at += 20 + HOLD + 0.1
        again.chores.wake()
        await until(lambda: again.state.clocks.sand_since is None)

    with_store(tmp_path, go)


def test_a_bot_that_thought_about_a_move_taken_back_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking: list[int] = []
    gate = asyncio.Event()

    async def thought(whose: Any, level: str, position: Any, seat: int, *_: Any) -> Any:
        thinking.append(seat)
        await gate.wait()
        return (position.legal(seat)[0],)

    monkeypatch.setattr(bots, "thought", thought)

    async def go(store: Store) -> None:
        live = await open_table(store, ["me", "bot:normal"], "amazonas")
        me = Seat(live, 0)
        while True:
            gate.set()
            await until(lambda: 0 in live.state.awaited())
            gate.clear()
            move = live.state.match.legal(0)[0]
            await me.move(move)
            if live.state.can_undo(0) and live.state.awaited() == (1,):
                break
        asked = len(thinking)
        await until(lambda: len(thinking) > asked)
        await answer(live, me, ms.Ask("back", "undo"))  # type: ignore[arg-type]
        fired: list[bool] = []
        fire = live.chores._fire
        live.chores._fire = lambda: fired.append(True) or fire()
        await me.move(move)
        decision = live.state.decisions[1]
        await until(lambda: bool(fired))  # while the bot still thinks about the old position
        gate.set()
        await until(lambda: live.state.decisions[1] > decision)

    with_store(tmp_path, go)


def test_bots_pauses_are_those_of_their_level() -> None:
    rng = random.Random(1)
    for level, info in LEVELS.items():
        mean = info.pace
        pauses = [pace.pause(level, rng) for _ in range(300)]
        assert 0.8 * mean < sum(pauses) / len(pauses) < 1.2 * mean
        assert bots.pause(level) < 2 * mean


@pytest.mark.parametrize("jump", [-86_400.0, 86_400.0])
def test_a_jump_of_the_wall_clock_eats_no_bank_and_hangs_no_sand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    real = time.time

    async def go(store: Store) -> None:
        live = await open_table(store, ["me", "friend"], clock=ms.Clock("bank", 3600))
        before = live.chores.due()
        monkeypatch.setattr(time, "time", lambda: real() + jump)
        times = picture.times(live.state, contract.now())
        assert times.left is not None
        assert all(3600 - PATIENCE < each <= 3600 for each in times.left)
        await look(live)
        assert live.state.decisions == [0, 0]
        (mover,) = live.state.awaited()
        await Seat(live, mover).move(live.state.match.legal(mover)[0])
        assert all(3600 - PATIENCE < each <= 3600 for each in live.state.clocks.left)
        assert before is not None
        assert abs(live.chores.due() - before) < PATIENCE
        stored = await store.tables.since(live.state.head.id, 0)
        assert abs(stored[-1].at - stored[0].at) < PATIENCE

    with_store(tmp_path, go)


@pytest.mark.parametrize("jump", [-86_400.0, 86_400.0])
def test_the_sand_runs_on_when_the_wall_clock_jumps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    real = time.time

    async def go(store: Store) -> None:
        live = await open_table(store, ["me", "friend"], "galapagos", options={"sand": "5"})
        await Seat(live, 0).move(*live.state.match.parse(0, "finish"))
        monkeypatch.setattr(time, "time", lambda: real() + jump)
        assert live.state.clocks.sand_since is not None
        left = picture.times(live.state, contract.now()).sand
        assert left is not None
        assert 5 - PATIENCE < left <= 5
        await until(lambda: live.state.clocks.sand_since is None)  # and runs out, by itself

    with_store(tmp_path, go)
