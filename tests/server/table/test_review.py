"""The coach over HTTP: reviews grow in the background, are kept, and hold nobody up."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest

import tepui
from coach.quick import quick
from server.kit import FREE, PATIENCE, Served, looking, play_out, play_some, serving, sqlite_at
from tepui.coach import choices
from tepui.coach.review import Reviewer
from tepui.coach.story import story_for, story_of
from tepui.coach.told import Review
from tepui.engine.play import log as logs
from tepui.server.errors import Refused
from tepui.server.http.replays import seen_through
from tepui.server.limits import Addresses
from tepui.server.table import reviews

GAME = Path(__file__).parents[2] / "games" / "coloretto" / "golden" / "piles-3.log"


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    quick(monkeypatch)
    monkeypatch.setattr(choices, "QUICK", 24)
    monkeypatch.setattr(choices, "DEEP", 24)
    with serving(sqlite_at(tmp_path)) as found:
        yield found


def whole(served: Served, path: str, raw: bytes | None = None, token: str = "") -> Any:
    """A review, asked for again and again until it is done."""
    until = time.monotonic() + PATIENCE
    seen = 0.0
    while True:
        status, found, _ = served.ask("POST" if raw else "GET", path, raw=raw, token=token)
        assert status == 200, found
        assert found["done"] >= seen
        seen = found["done"]
        if seen == 1.0:
            return found["review"]
        assert time.monotonic() < until
        threading.Event().wait(0.1)


def test_a_log_is_reviewed_as_in_the_terminal(served: Served) -> None:
    text = GAME.read_text("utf-8")
    found = whole(served, "/api/review?seat=1", text.encode())
    assert found == msgspec.to_builtins(Reviewer(story_of(logs.read(text)), 1).whole())
    assert {each["seat"] for each in found["choices"]} == {0, 1, 2}
    assert found["seat"] == 1  # who is looked at first


def test_what_cannot_be_reviewed_gets_a_sentence(served: Served) -> None:
    text = GAME.read_bytes()
    assert served.ask("POST", "/api/review?seat=7", raw=text)[0] == 400
    assert served.ask("POST", "/api/review", raw=b"no log")[0] == 409
    for seat in ("mine", "-1", "٣", "9" * 5_000):
        assert served.ask("POST", f"/api/review?seat={quote(seat)}", raw=text)[0] == 400, seat
    seated = served.open(who=["me", "bot:random"])
    for seat in ("0", "mine"):
        path = f"/api/tables/{seated['table']}/review?seat={seat}"
        status, said, _ = served.ask("GET", path, token=seated["token"])
        assert (status, said["code"]) == (409, "server-not-over"), "nobody who plays is helped"
    assert served.ask("GET", path)[1]["code"] == "server-spectator"


def test_reviews_are_made_once_and_others_given_up(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, made = threading.Event(), []

    class Slow:
        def __init__(self, acts: Any, seat: int | None, *more: Any) -> None:
            made.append(seat)

        def stages(self) -> Iterator[Any]:
            gate.wait(PATIENCE)
            yield "first"
            yield "second"

    monkeypatch.setattr("tepui.coach.review.Reviewer", Slow)
    kept = served.worker.reviews
    text = GAME.read_text("utf-8")
    first = kept.ask("ann", ("game", 0, True), lambda: text)
    assert kept.ask("bob", ("game", 0, True), lambda: text) is first
    second = kept.ask("ann", ("game", 1, True), lambda: text)
    assert not first.given_up  # bob still waits for it
    third = kept.ask("ann", ("game", 2, True), lambda: text)
    assert second.given_up
    gate.set()
    assert third.future is not None
    third.future.result(PATIENCE)
    assert (first.review, second.review, third.review) == ("second", None, "second")
    assert made == [0, 2]
    again = kept.ask("cleo", ("game", 1, True), lambda: text)
    assert again is not second
    assert again.future is not None
    again.future.result(PATIENCE)
    assert again.review == "second"


def test_one_address_does_not_fill_the_queue(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is given up makes room at once, an address has a share, and uploads are counted."""
    gate = threading.Event()

    class Slow:
        def __init__(self, *given: Any) -> None:
            pass

        def stages(self) -> Iterator[Any]:
            gate.wait(PATIENCE)
            return iter(())

    monkeypatch.setattr("tepui.coach.review.Reviewer", Slow)
    kept, text = served.worker.reviews, GAME.read_text("utf-8")
    for n in range(3 * reviews.QUEUE):  # one viewer, one after the other
        kept.ask("ann", (f"game {n}", None, True), lambda: text, address="192.0.2.1")
    assert sum(not each.done for each in kept._works.values()) <= 2
    for n in range(reviews.AT_ADDRESS - 2):
        kept.ask(f"seat {n}", (f"other {n}", None, True), lambda: text, address="192.0.2.1")
    with pytest.raises(Refused, match="coach"):
        kept.ask("more", ("one more", None, True), lambda: text, address="192.0.2.1")
    kept.ask("bob", ("his", None, True), lambda: text, address="192.0.2.2")
    gate.set()
    few = msgspec.structs.replace(FREE, replays_per_minute=2)
    monkeypatch.setattr(served.worker, "addresses", Addresses(few))
    statuses = [
        served.ask("POST", "/api/review", raw=(text + "\n" * n).encode())[0]
        for n in (0, 0, 0, 1, 2)
    ]
    assert statuses[-1] == 429
    assert statuses[:3] == [200] * 3, "whoever asks how far it is, is not charged again"


def test_those_who_play_from_one_house_do_not_end_each_others_reviews(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a game each looks at her own choices, from the same address, and asks every second."""
    gate, made = threading.Event(), []

    class Slow:
        def __init__(self, acts: Any, seat: int | None, *more: Any) -> None:
            made.append(seat)

        def stages(self) -> Iterator[Any]:
            gate.wait(PATIENCE)
            yield Review("coloretto", 2, 0, True, 1.0, [1.0, 0.0], [], [], [])

    monkeypatch.setattr("tepui.coach.review.Reviewer", Slow)
    seated = served.open(who=["me", "friend"])
    tokens = (seated["token"], served.join(seated)["token"])

    async def play() -> None:
        async with looking(served, seated["table"], *tokens) as players:
            await play_some(players, random.Random(1))

    asyncio.run(play())
    path = f"/api/tables/{seated['table']}/review?seat="
    for _ in range(3):
        for seat, token in enumerate(tokens):
            assert served.ask("GET", f"{path}{seat}", token=token)[0] == 200
    gate.set()
    for seat, token in enumerate(tokens):
        whole(served, f"{path}{seat}", token=token)
    assert made == [0], "one for both, begun once"


def test_a_review_is_kept_as_long_as_its_table(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By whomever it was made: another server finds it, and needs no coach."""
    made = []

    class Quick:
        def __init__(self, acts: Any, seat: int | None, open: bool, *more: Any) -> None:
            made.append((seat, open))
            self.found = Review("coloretto", 2, seat, open, 1.0, [1.0, 0.0], [], [], [])

        def stages(self) -> Iterator[Any]:
            yield self.found

    monkeypatch.setattr("tepui.coach.review.Reviewer", Quick)
    with serving(database) as first:
        seated = first.open(who=["me", "bot:random"])
        table, token = seated["table"], seated["token"]

        async def play() -> None:
            async with looking(first, table, token) as players:
                await play_some(players, random.Random(1))

        asyncio.run(play())
        paths = [f"/api/tables/{table}/review?seat={seat}" for seat in ("0", "all", "mine")]
        told = [whole(first, path, token=token) for path in paths]
    assert made == [(0, True), (0, False)], "one for all seats, and one for what a seat saw"
    with serving(database) as second:
        assert [second.ask("GET", path, token=token)[1]["review"] for path in paths] == told
        assert second.ask("GET", paths[2])[1]["code"] == "server-spectator", "the same gate"
        monkeypatch.setattr(tepui, "__version__", "of tomorrow")
        second.worker.reviews._works.clear()
        assert [whole(second, path, token=token) for path in paths] == told
        assert made == made[:2] * 2, "a better coach says it anew"


def test_a_failing_review_says_so_and_harms_nobody(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*given: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("tepui.coach.review.Reviewer", broken)
    raw = GAME.read_bytes()
    until = time.monotonic() + PATIENCE
    while (found := served.ask("POST", "/api/review", raw=raw))[0] == 200:
        assert time.monotonic() < until
    assert found[1]["code"] == "server-failed"
    assert served.ask("GET", "/health")[0] == 200


def test_play_goes_on_while_the_coach_looks(served: Served) -> None:
    """A game is played to its end while reviews are made one after the other."""
    raw = GAME.read_bytes()
    served.ask("POST", "/api/review?seat=0", raw=raw)
    seated = served.open(who=["me", "bot:random"])
    mine = {"seats": [{"table": seated["table"], "token": seated["token"]}]}
    session = served.ask("POST", "/api/people", {})[1]["session"]
    assert served.ask("POST", "/api/me/seats", mine, session)[0] == 200

    async def play() -> None:
        async with looking(served, seated["table"], seated["token"]) as (player,):
            await play_out(player, 0, random.Random(1), [500], revise=False)
            assert player.room["status"] == "over"

    asyncio.run(play())
    found = whole(served, f"/api/tables/{seated['table']}/review?seat=0")
    assert found["seats"] == 2
    assert [each["par"]["made"] for each in found["skill"]]
    # What it found is kept for whose seat it is.
    person = served.ask("GET", "/api/me", token=session)[1]["id"]
    assert served.loop is not None
    errors = served.worker.store.seats.errors_of(person)
    skill = found["skill"][0]
    assert asyncio.run_coroutine_threadsafe(errors, served.loop).result() == {
        seated["table"]: (skill["error_rate"], skill["choices"])
    }

    # The same from what the seat saw alone: as in other worlds, which it cannot tell from this.
    path = f"/api/tables/{seated['table']}/review?seat=mine"
    mine = whole(served, path, token=seated["token"])
    assert [(status, said["code"]) for status, said, _ in (
        served.ask("GET", path), served.ask("GET", path, token="x" * 32)
    )] == [(403, "server-spectator"), (403, "server-bad-token")]  # fmt: skip
    match = served.worker.tables.live[seated["table"]].state.match
    assert match is not None
    acts = [
        replace(act, before=act.before.guessed(0, 5), after=act.after.guessed(0, 5))
        for act in story_for(match, 0)
    ]
    assert mine == msgspec.to_builtins(Reviewer(acts, 0, open=False).whole())
    seen = served.ask("GET", path.replace("review", "replay"), token=seated["token"])[1]
    assert seen["steps"] == msgspec.to_builtins(seen_through(acts, 0)), "and what is shown of it"
    assert {each["ply"] for each in mine["choices"]} <= {each["number"] for each in seen["steps"]}
    assert (seen["result"]["seed"], seen["result"]["scores"]) == ("", match.position.scores())
    assert (mine["open"], mine["turns"], mine["skill"][0]["par"]) == (False, [], None)
    assert [each["verdict"] for each in mine["choices"]] == [
        each["verdict"] for each in found["choices"] if each["seat"] == 0
    ], "an open review judges choices no differently"
