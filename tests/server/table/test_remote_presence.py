"""Who is here, where several workers serve one table: each knows of the people at the others."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

from server.kit import PATIENCE, Player, Served, looking, serving
from tepui.server import news, worker
from tepui.server.store.contract import Away
from tepui.server.table import live
from tepui.server.table.remote_presence import QUIET, TOGETHER, RemotePresence

Two = tuple[Served, Served]


@pytest.fixture
def two(postgres_address: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Two]:
    """Two servers on one PostgreSQL, whose rounds are quick."""
    monkeypatch.setattr(live, "GRACE", 0.0)
    monkeypatch.setattr(worker, "SWEEP", 0.2)
    with serving(postgres_address) as one, serving(postgres_address) as other:
        yield one, other


def run(go: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def person(player: Player, seat: int) -> Any:
    return player.room["people"][seat]


def test_people_at_different_workers_see_each_other_come_and_go(two: Two) -> None:
    one, other = two
    ann = one.open(absence=3600)
    bob = one.join(ann)

    async def go() -> None:
        async with looking(one, ann["table"], ann["token"]) as (player,):
            await player.until(lambda each: person(each, 1)["here"] is False)
            async with looking(other, ann["table"], bob["token"]) as (far,):
                await player.until(lambda each: person(each, 1)["here"])
                await far.until(lambda each: person(each, 0)["here"])
                answer = await player.ask({"type": "sit-in", "seat": 1})
                assert answer["code"] == "server-not-missed"
                # Somebody who comes later finds both, at either worker, without a socket too.
                for served in two:
                    path = f"/api/tables/{ann['table']}"
                    _, look, _ = await asyncio.to_thread(
                        served.ask, "GET", path, token=ann["token"]
                    )
                    assert [each["here"] for each in look["room"]["people"]] == [True, True]
            await player.until(lambda each: person(each, 1)["here"] is False)

    run(go)


def test_a_bot_sits_in_for_somebody_gone_from_another_worker_until_they_return(two: Two) -> None:
    one, other = two
    ann = one.open(absence=1)
    bob = one.join(ann)

    async def go() -> None:
        async with looking(one, ann["table"], ann["token"]) as (player,):
            async with looking(other, ann["table"], bob["token"]):
                await player.until(lambda each: person(each, 1)["here"])
                assert not person(player, 1)["missed"]
            await player.until(lambda each: person(each, 1)["missed"])
            assert (await player.ask({"type": "sit-in", "seat": 1}))["type"] == "done"
            await player.until(lambda each: person(each, 1)["away"])
            async with looking(other, ann["table"], bob["token"]) as (back,):
                await player.until(lambda each: person(each, 1)["here"])
                assert (await back.ask({"type": "do", "what": "return"}))["type"] == "done"
                await player.until(lambda each: not person(each, 1)["away"])

    run(go)


def test_people_of_a_worker_that_ends_without_a_word_are_gone(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    ann = one.open()
    bob = one.join(ann)

    async def go() -> None:
        async with (
            looking(one, ann["table"], ann["token"]) as (player,),
            looking(other, ann["table"], bob["token"]),
        ):
            await player.until(lambda each: person(each, 1)["here"])

            async def silence(said: news.News) -> None:
                raise Away

            monkeypatch.setattr(other.worker.store.database, "tell", silence)
            await player.until(lambda each: person(each, 1)["here"] is False)

    run(go)


# By itself


class Wire:
    """A database that carries words between workers, when the test lets them arrive."""

    shared = True

    def __init__(self, me: str, ears: list[Wire]) -> None:
        self.me = me
        self.listeners = news.Listeners()
        self.ears = ears
        ears.append(self)
        self.sizes: list[int] = []

    async def tell(self, said: news.News) -> None:
        text = news.encode(said)
        self.sizes.append(len(text))
        for each in self.ears:
            each.listeners.hear(self.me, text, each is self)


def test_what_is_known_of_other_workers() -> None:
    ears: list[Wire] = []
    changes: list[str | None] = []
    wires = [Wire("a", ears), Wire("b", ears)]
    one = RemotePresence(wires[0], changes.append)  # type: ignore[arg-type]
    other = RemotePresence(wires[1], lambda table: None)  # type: ignore[arg-type]

    async def go() -> None:
        assert not one.known
        for _ in range(QUIET):
            await one.round()
        assert one.known
        assert changes == [None]
        for number in range(TOGETHER + 50):
            other.tell(f"{number:016x}", frozenset({0, 1, 2, 3, 4}))
        await other.round()
        assert max(wires[1].sizes) < 7900  # PostgreSQL refuses 8,000
        assert one.seats(f"{TOGETHER + 49:016x}") == {0, 1, 2, 3, 4}
        other.tell(f"{0:016x}", frozenset())
        await other._telling  # type: ignore[misc]
        assert one.seats(f"{0:016x}") == frozenset()
        changes.clear()
        for _ in range(QUIET):  # who speaks is here, however often we listen
            await one.round()
            await other.round()
        assert not changes
        for _ in range(QUIET):
            await one.round()
        assert one.seats(f"{1:016x}") == {0, 1, 2, 3, 4}
        await one.round()
        assert one.seats(f"{1:016x}") == frozenset()
        assert len(changes) == TOGETHER + 49

    run(go)
