"""Lessons over HTTP: told whole, looked ahead in, and refused with a sentence."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.kit import Served, serving, sqlite_at

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
        ("/api/games/chess/lessons/first", None, 409, "chess"),
        ("/api/games/coloretto/puzzles/9999", None, 404, ""),
        ("/api/games/coloretto/puzzles/-1", None, 404, ""),
        ("/api/games/coloretto/puzzles/0", {"frame": 0, "phrase": "dance"}, 200, "dance"),
    ]:
        found = served.ask("POST" if body else "GET", path, body)
        assert found[0] == status, (path, body, found)
        assert said in found[1]["text"]
        assert found[1].get("type") == ("wrong" if status == 200 else None)


def test_a_puzzle_is_told_with_its_figures(served: Served) -> None:
    status, told, _ = served.ask("GET", "/api/games/coloretto/puzzles/0")
    assert status == 200
    assert [choice["move"] for choice in told["scene"]["choices"]] == sorted(
        each["move"] for each in told["moves"]
    )
    assert told["moves"][0]["right"]
    assert told["moves"][0]["reasons"]
    first = told["scene"]["choices"][0]["move"]
    status, seen, _ = served.ask(
        "POST", "/api/games/coloretto/puzzles/0", {"frame": 0, "moves": [first]}
    )
    assert (status, seen["type"]) == (200, "previewed")
