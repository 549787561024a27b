"""What a worker does from time to time: a chore that fails or hangs holds up no other."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.kit import FREE, PATIENCE, sqlite_at
from tepui.server.chore import Chore
from tepui.server.store.contract import Away
from tepui.server.worker import Config, Worker


async def fail() -> None:
    raise RuntimeError("as may happen")


async def lose() -> None:
    raise Away


async def hang() -> None:
    await asyncio.Event().wait()


async def check(worker: Worker, bad: Chore, what: object) -> None:
    """All others are done again and again beside one that goes wrong each time."""
    due, good = asyncio.Event(), [each for each in worker.chores if each is not bad]
    count, do = dict.fromkeys(worker.chores, 0), {each: each.do for each in worker.chores}

    async def counted(chore: Chore) -> None:
        await (do[chore]() if chore is not bad else what())  # type: ignore[operator]
        count[chore] += 1
        if min(count[each] for each in good) > 1 and bad.failures > 1:
            due.set()

    for chore in worker.chores:
        chore.failures = 0
        chore.do = lambda chore=chore: counted(chore)
        chore.every, chore.deadline = 0.001, PATIENCE if chore is not bad else 0.01
    working = [asyncio.create_task(chore.run(0)) for chore in worker.chores]
    await asyncio.wait_for(due.wait(), PATIENCE)
    for task in working:
        task.cancel()
    await asyncio.gather(*working, return_exceptions=True)
    for chore in worker.chores:
        chore.do = do[chore]
    assert count[bad] == 0
    assert [each.failures for each in good if each.failures] == []


@pytest.mark.parametrize("what", [fail, lose, hang])
def test_each_chore_in_turn_goes_wrong(tmp_path: Path, what: object) -> None:
    async def go() -> None:
        worker = Worker(Config(sqlite_at(tmp_path), FREE))
        worker.load_game = lambda game: None  # type: ignore[method-assign]
        worker.chores_after = PATIENCE
        await worker.start()
        assert len(worker.chores) > 15
        for bad in worker.chores:
            await check(worker, bad, what)
        failed = worker.metrics.failed()
        bad.failures += 5
        text = worker.metrics.text(*worker.load())
        assert f"tepui_failures_total{{{worker_of(text)}}} {failed + 5}" in text
        assert 'chore="ratings"' in text
        await worker.stop()

    asyncio.run(go())


def worker_of(text: str) -> str:
    return text.partition("{")[2].partition("}")[0]
