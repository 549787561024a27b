"""Browsers make reviews and hints in the server's place: from the same, to the same end."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec
import pytest

import tepui
from server.kit import Served, looking, play_some, serving, sqlite_at
from server.test_no_leak import OPTIONS
from server.test_played import played
from server.test_ratings import on_loop
from server.test_review import GAME, whole
from tepui.coach import review
from tepui.coach.story import Act, story, story_for
from tepui.coach.told import Moment, Review, Skill
from tepui.engine.match import Match
from tepui.lab.duplicate import Deal
from tepui.page import coach
from tepui.server.hosting.settings import Settings
from tepui.server.http import browser_python
from tepui.server.table import reviews, tasks


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """As if Python for browsers had been packed."""
    place = tmp_path / "site-python"
    place.mkdir()
    sizes = {f"{game.id}.wasm": 1 for game in tepui.all_games()} | {"pyodide.mjs": 6, "a.zip": 3}
    (place / "sizes.json").write_text(json.dumps({"memory": 9, "files": sizes}))
    (place / "made-of.txt").write_text(browser_python.digest())
    (place / "pyodide.mjs.gz").write_bytes(gzip.compress(b"script"))
    (place / "a.zip").write_bytes(b"zip")
    monkeypatch.setattr(browser_python, "FILES", place)
    forget()
    yield place
    forget()


def forget() -> None:
    browser_python.stand.cache_clear()
    browser_python._names.cache_clear()


class Quick:
    """A coach who says what was told: every position, and how it was to be looked at."""

    def __init__(self, acts: list[Act], seat: int | None, open: bool, *more: Any) -> None:
        sums = [[float(crc32(each.memory)) for each in (act.before, act.after)] for act in acts]
        curve = [
            Moment(act.ply, act.actor, [*map(float, act.moves), *found])
            for act, found in zip(acts, sums, strict=True)
        ]
        skill = [Skill(each, 3 + each, {}, 1.5, 0.1) for each in range(2)]
        game, options = acts[0].before.game.id, sorted(more[-1].items())
        self.found = Review(
            f"{game} {options}", 2, seat, open, 1.0, [1.0, 0.0], curve, [], skill, [], []
        )

    def stages(self) -> Iterator[Review]:
        yield msgspec.structs.replace(self.found, done=0.5)
        yield self.found


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, files: Path) -> Iterator[Served]:
    monkeypatch.setattr(review, "Reviewer", Quick)
    with serving(sqlite_at(tmp_path)) as found:
        yield found


def finished(served: Served) -> Any:
    """A game against a bot, played to its end."""
    seated = served.open(who=["me", "bot:random"])

    async def play() -> None:
        async with looking(served, seated["table"], seated["token"]) as players:
            await play_some(players, random.Random(1))

    asyncio.run(play())
    return seated


def made_here(given: Any) -> list[str]:
    """What a browser makes of what it was given, stage by stage."""
    assert given["review"] is None
    stages: list[str] = []
    coach.review(json.dumps(given["task"]), lambda text: stages.append(text) if text else None)
    return stages


def test_a_browser_makes_the_review_that_the_server_would(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = finished(served)
    table, token = seated["table"], seated["token"]
    made = {}
    with monkeypatch.context() as nobody:
        nobody.setattr(reviews, "_make", None)  # the server makes none meanwhile
        for seat in ("0", "mine"):
            path = f"/api/tables/{table}/review?seat={seat}"
            status, given, _ = served.ask("GET", f"{path}&here=yes", token=token)
            assert status == 200, given
            made[path] = made_here(given)
        assert not served.worker.reviews._works
        raw = GAME.read_bytes()
        uploaded = served.ask("POST", "/api/review?seat=1&here=yes", raw=raw)[1]
        assert (uploaded["task"]["log"], uploaded["task"]["seat"]) == (raw.decode(), 1)
    for path, stages in made.items():
        assert len(stages) == 2
        assert json.loads(stages[-1]) == {"done": 1.0, "review": whole(served, path, token=token),
                                          "task": None}  # fmt: skip
        known = served.ask("GET", f"{path}&here=yes", token=token)[1]
        assert known["review"], "what the server has made it does not let others make"


def test_what_a_browser_found_is_kept_for_whose_seat_it_is(served: Served) -> None:
    seated = finished(served)
    table, token = seated["table"], seated["token"]
    session = served.ask("POST", "/api/people", {})[1]["session"]
    mine = {"seats": [{"table": table, "token": token}]}
    assert served.ask("POST", "/api/me/seats", mine, session)[0] == 200
    path = f"/api/tables/{table}/review"
    stages = made_here(served.ask("GET", f"{path}?seat=0&here=yes", token=token)[1])
    found = json.loads(coach.found(stages[-1], 0))
    for wrong, whose in ((found, ""), ({**found, "lost": -1}, token), ({}, token)):
        assert served.ask("PUT", path, wrong, whose)[0] in (400, 403)
    assert [each["coach"] for each in played(served, seated)] == [None]
    assert served.ask("PUT", path, found, token)[0] == 204
    rate = found.pop("error_rate")
    assert [each["coach"] for each in played(served, seated)] == [found]
    person = served.ask("GET", "/api/me", token=session)[1]["id"]
    errors = on_loop(served, served.worker.store.seats.errors_of(person))
    assert errors == {table: (rate, found["choices"])}
    assert served.ask("GET", f"{path}?seat=0&here=yes", token=token)[1]["task"], "no review"


def test_a_browser_finds_hints_and_warns_from_what_its_seat_knows(served: Served) -> None:
    solo = served.open(who=["me", "bot:random"], hints=True)
    path = f"/api/tables/{solo['table']}/known"
    assert served.ask("GET", path)[1]["code"] == "server-spectator"

    async def come() -> list[int]:
        async with looking(served, solo["table"], solo["token"]) as (me,):
            await me.until(lambda each: each.scene["awaited"] == [0])
            return me.choices()

    legal = asyncio.run(come())
    status, told, _ = served.ask("GET", path, token=solo["token"])
    assert status == 200, told
    task = told["task"]
    advice = json.loads(coach.hint(json.dumps(task)))
    assert set(advice["moves"]) <= set(legal)
    assert len(advice["moves"]) == len(advice["chances"]) == len(advice["facts"]) > 0
    asked = {"type": "weigh", "id": "1", "moves": legal[:1]}
    weighed = json.loads(coach.weigh(json.dumps(task), json.dumps(asked)))
    assert weighed["type"] == "weighed"
    without = served.open(who=["me", "bot:random"])
    said = served.ask("GET", f"/api/tables/{without['table']}/known", token=without["token"])
    assert said[1]["code"] == "server-no-hints"


def test_the_server_thinks_where_browsers_shall_not_or_cannot(
    served: Served, files: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated, solo = finished(served), served.open(who=["me", "bot:random"], hints=True)
    path = f"/api/tables/{seated['table']}/review?seat=0&here=yes"
    monkeypatch.setattr(reviews, "_make", lambda making: None)

    def given() -> list[bool]:
        served.worker.reviews._works.clear()
        known = served.ask("GET", f"/api/tables/{solo['table']}/known", token=solo["token"])[1]
        found = served.ask("GET", path, token=seated["token"])[1]
        return [each["task"] is not None for each in (known, found)]

    async def come() -> None:
        async with looking(served, solo["table"], solo["token"]) as (me,):
            await me.until(lambda each: each.scene["awaited"] == [0])

    asyncio.run(come())
    assert given() == [True, True]
    on_loop(served, served.worker.settings.change(Settings(browsers_think=False)))
    assert given() == [False, False]
    on_loop(served, served.worker.settings.change(Settings()))
    for spoil, stand in (("other", "stale"), (None, "absent")):
        (files / "made-of.txt").write_text(spoil or "")
        if spoil is None:
            (files / "made-of.txt").unlink()
        forget()
        assert given() == [False, False]
        assert served.ask("GET", "/health")[1]["browser_python"] == stand


def test_files_are_sent_packed_and_for_good(served: Served) -> None:
    place = f"/python/{browser_python.digest()}"
    status, text, heads = served.ask("GET", f"{place}/pyodide.mjs")
    assert (status, text) == (200, "script")
    assert "immutable" in heads["cache-control"]
    assert "javascript" in heads["content-type"]
    asked = served.ask("GET", f"{place}/a.zip", **{"Accept-Encoding": "gzip"})
    assert (asked[1], asked[2].get("content-encoding")) == ("zip", None)
    heads = served.ask("HEAD", f"{place}/pyodide.mjs", **{"Accept-Encoding": "gzip"})[2]
    assert heads["content-encoding"] == "gzip"
    for wrong in (f"{place}/made-of.txt", f"{place}/..%2f__init__.py", "/python/other/a.zip"):
        assert served.ask("GET", wrong)[0] == 404


# No leak


def tasks_of(match: Match, seat: int) -> tuple[tasks.PositionTask, tasks.ReviewTask]:
    return tasks.position_task("", match, seat), tasks.own_review_task("", match, seat)


def must_be_given(match: Match, seat: int) -> tuple[tasks.PositionTask, tasks.ReviewTask]:
    """The same made from guessed worlds and witnessed moves alone."""

    def known(position: Any) -> bytes:
        return position.hidden_from(seat).guessed(seat, 9).hidden_from(seat).record.tobytes()

    game, seats, options = match.game.id, match.seats, dict(match.options)
    acts = [
        tasks.SeenAct(act.ply, act.actor, list(act.moves), known(act.before), known(act.after))
        for act in story_for(match, seat)
    ]
    return (
        tasks.PositionTask("", game, seats, options, seat, known(match.position)),
        tasks.ReviewTask("", game, seats, options, seat, acts=acts),
    )


def random_game(game: str) -> Match:
    found = tepui.game(game)
    seats = found.seats[min(1, len(found.seats) - 1)]
    match, deal, rng = Match(found, seats, OPTIONS.get(game, {})), Deal(3, seats), random.Random(3)
    for _ in range(200):
        match.run_chance(deal)
        if match.position.over():
            break
        seat = rng.choice(match.position.waiting())
        match.play(seat, (rng.choice(match.legal(seat)),))
    return match


@pytest.mark.parametrize("game", [game.id for game in tepui.all_games()])
def test_a_browser_is_given_what_its_seat_may_know(game: str) -> None:
    match = random_game(game)
    for seat in range(match.seats):
        given, due = tasks_of(match, seat), must_be_given(match, seat)
        assert [msgspec.json.encode(each) for each in given] == [
            msgspec.json.encode(each) for each in due
        ]
        assert all(act.after for act in given[1].acts)


def test_planted_leaks_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    match = random_game("coloretto")
    due = must_be_given(match, 0)
    monkeypatch.setattr(tasks, "story_for", lambda match, seat: story(match))
    monkeypatch.setattr(type(match.position), "hidden_from", lambda self, seat: self)
    given = tasks_of(match, 0)
    assert given[0] != due[0]
    assert given[1] != due[1]
