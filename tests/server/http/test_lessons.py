"""Lessons over HTTP: told whole, looked ahead in, and refused with a sentence."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.kit import FREE, PATIENCE, Served, serving, sqlite_at
from tepui.coach.puzzle import puzzles
from tepui.server.people.my_tables import my_table
from tepui.server.people.puzzle_answers import PuzzleAnswers

FIRST = "/api/games/coloretto/lessons/first"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(sqlite_at(tmp_path_factory.mktemp("lessons"))) as served:
        yield served


def test_a_lesson_is_told_and_looked_ahead_in(served: Served) -> None:
    status, told, _ = served.ask("GET", FIRST)
    assert status == 200
    step = next(step for step in told["steps"] if step["ask"])
    assert step["ask"] == [{"moves": [9], "phrases": ["play chameleon"]}]
    # Free play goes on from its last but one chapter.
    wish = {"log": told["log"], "ply": told["ply"], "seat": told["you"]}
    seated = served.open("coloretto", ["me", "bot:easy"], **{"from": wish})
    _, sheet, _ = served.ask("GET", f"/api/tables/{seated['table']}/sheet", token=seated["token"])
    assert sheet["lines"]
    # What it began with was not theirs: no statistics count its end.
    state = served.worker.tables.live[seated["table"]].state
    assert my_table(state, told["you"]).arranged
    assert not my_table(served.worker.tables.live[served.open()["table"]].state, 0).arranged
    look = {"frame": step["frame"], "phrase": "play chameleon"}
    status, seen, _ = served.ask("POST", FIRST, look)
    assert (status, seen["type"]) == (200, "previewed")
    assert seen["view"]["seats"][0]["score"] == 1


def test_what_cannot_be_is_refused_with_a_sentence(served: Served) -> None:
    for path, body, status, said in [
        # A look ahead that cannot be is answered: no error in a browser's console.
        (FIRST, {"frame": 0, "phrase": "play owl"}, 200, "CA5"),
        (FIRST, {"frame": 0, "phrase": "dance"}, 200, "dance"),
        (FIRST, {"frame": 0, "moves": [9999]}, 200, "9999"),
        (FIRST, {"frame": 999}, 400, "999"),
        (FIRST, {"frame": -1}, 400, "frame"),
        ("/api/games/coloretto/lessons/second", None, 404, ""),
        ("/api/games/coloretto/lessons/..%2f..%2f__init__", None, 404, ""),
        ("/api/games/chess/lessons/first", None, 404, "chess"),
        ("/api/games/coloretto/puzzles/9999", None, 404, ""),
        ("/api/games/coloretto/puzzles/-1", None, 404, ""),
        ("/api/games/coloretto/puzzles/0", {"frame": 0, "phrase": "dance"}, 200, "dance"),
    ]:
        found = served.ask("POST" if body else "GET", path, body)
        assert found[0] == status, (path, body, found)
        assert said in found[1]["text"]
        assert found[1].get("type") == ("wrong" if status == 200 else None)


def test_a_puzzle_is_told_with_its_figures_once_it_is_answered(served: Served) -> None:
    status, told, _ = served.ask("GET", "/api/games/coloretto/puzzles/0")
    assert status == 200
    assert not {"moves", "theme", "rule", "right", "reasons"} & set(told)
    known = puzzles("coloretto")[0]
    graded = answer(served, 0, known.tempting)[1]
    assert [choice["move"] for choice in told["scene"]["choices"]] == sorted(
        each["move"] for each in graded["moves"]
    )
    assert graded["moves"][0]["right"]
    assert graded["moves"][0]["reasons"]
    first = told["scene"]["choices"][0]["move"]
    status, seen, _ = served.ask(
        "POST", "/api/games/coloretto/puzzles/0", {"frame": 0, "moves": [first]}
    )
    assert (status, seen["type"]) == (200, "previewed")


def answer(served: Served, number: int, move: object, token: str = "") -> tuple[int, Any]:
    path = f"/api/games/coloretto/puzzles/{number}/answer"
    return served.ask("POST", path, {"move": move}, token)[:2]


def test_the_first_answer_of_everybody_counts_and_is_graded_by_the_server(served: Served) -> None:
    known = puzzles("coloretto")
    wrong, right = known[7].tempting, known[7].answers[0]
    before = served.ask("GET", "/api/games/coloretto/puzzles/7")[1]
    assert (before["difficulty"], before["answers"]) == (known[7].difficulty, 0)
    _, kept, _ = served.ask("POST", "/api/people", {})
    for token in (secrets.token_hex(16), kept["session"]):
        status, graded = answer(served, 7, wrong, token)
        assert (status, graded["right"], graded["counts"]) == (200, False, True)
        assert graded["level"] is None
        assert graded["difficulty"] > before["difficulty"]
        again = answer(served, 7, right, token)[1]  # graded, and not counted
        assert (again["right"], again["counts"]) == (True, False)
        assert again["difficulty"] == graded["difficulty"]
    after = served.ask("GET", "/api/games/coloretto/puzzles/7")[1]
    assert (after["difficulty"], after["answers"]) == (graded["difficulty"], 2)
    assert answer(served, 7, right)[1]["counts"] is False  # nobody who could be told apart
    for number, puzzle in enumerate(known[:5]):
        graded = answer(served, number, puzzle.answers[0], kept["session"])[1]
    assert graded["level"] > 0
    # Nothing but answers is kept: another server makes the same of them.
    again = PuzzleAnswers(served.worker.store)
    assert served.loop is not None
    told = asyncio.run_coroutine_threadsafe(again.of("coloretto"), served.loop).result(PATIENCE)
    assert told.difficulty(known[7].id, 0.0) == after["difficulty"]
    # Who goes takes them along.
    assert served.ask("DELETE", "/api/me", token=kept["session"])[0] == 204
    gone = served.ask("GET", "/api/games/coloretto/puzzles/7")[1]
    assert gone["answers"] == 1
    assert before["difficulty"] < gone["difficulty"] < after["difficulty"]


def test_answers_that_cannot_be_are_refused(served: Served) -> None:
    before = served.ask("GET", "/api/games/coloretto/puzzles/9")[1]
    for move, token, status in [
        (9999, "", 400), (-1, "", 400), (2**70, "", 400), ("1", "", 400), (None, "", 400),
        (puzzles("coloretto")[9].tempting, "guess", 400),
        (puzzles("coloretto")[9].tempting, "me-nobody", 403),
    ]:  # fmt: skip
        found = answer(served, 9, move, token)
        assert found[0] == status, (move, token, found)
        assert len(found[1]["text"]) > 10
    assert answer(served, 9999, 0)[0] == 404
    assert served.ask("GET", "/api/games/coloretto/puzzles/9")[1] == before


def test_one_address_does_not_answer_for_everybody(tmp_path: Path) -> None:
    few = msgspec.structs.replace(FREE, answers_per_hour=2)
    with serving(sqlite_at(tmp_path), few) as served:
        move = puzzles("coloretto")[0].tempting
        statuses = [answer(served, 0, move, secrets.token_hex(16))[0] for _ in range(3)]
        assert statuses == [200, 200, 429]
        assert served.ask("GET", "/api/games/coloretto/puzzles/0")[1]["answers"] == 2
