"""Beside a real table, over HTTP: aids, pads and prints; what is wrong is said."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.request import urlopen

import pytest

import tepui
from server.kit import Served, serving, sqlite_at
from tepui.engine.words import LANGUAGES, words

GAMES = [game for game in tepui.all_games() if game.pad is not None]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(sqlite_at(tmp_path_factory.mktemp("companion"))) as served:
        yield served


def test_every_game_is_accompanied(served: Served) -> None:
    for game in GAMES:
        for seats in game.seats:
            status, told, _ = served.ask("GET", f"/api/games/{game.id}/companion/{seats}")
            assert status == 200
            aids = told["aids"]
            assert 1 <= len(aids["setup"]) <= 10
            assert set(told["prints"]) >= {"rules", "scores", "pieces"}
            rules = (game.folder / "RULES.md").read_text(encoding="utf-8")
            for each in (*aids["setup"], *aids["questions"], *aids["turn"], *aids["scoring"]):
                assert f"**[{each['rule']}]**" in rules
            for language in LANGUAGES:
                for step in aids["setup"]:
                    assert words(language).tell(step["label"]["key"], step["label"]["args"], [])
                assert all(words(language).has(each["key"]) for each in aids["questions"])
    assert served.ask("GET", "/api/games/galapagos/companion/3")[1]["aids"]["sand"] == 30
    assert served.ask("GET", "/api/games/amazonas/companion/3")[1]["aids"]["rounds"] == 18


def test_a_pad_is_counted(served: Served) -> None:
    entries = [{"toad": 1}, {"pile-green": 1, "bonus-green": 1}]
    status, told, _ = served.ask("POST", "/api/games/coloretto/pad", {"entries": entries})
    assert status == 200
    assert (told["totals"], told["places"]) == ([1, 27], [2, 1])
    assert "wrong" not in told
    entries[0]["bonus-green"] = 1
    _, told, _ = served.ask("POST", "/api/games/coloretto/pad", {"entries": entries})
    assert told["wrong"]["rule"] == "CA8"
    assert "sheet" not in told


@pytest.mark.parametrize(
    ("path", "body", "status", "said"),
    [
        ("coloretto/pad", {"entries": [{"unicorn": 1}, {}]}, 409, "unicorn"),
        ("coloretto/pad", {"entries": [{"toad": 7}, {}]}, 409, "toad"),
        ("coloretto/pad", {"entries": [{}]}, 409, "2 to 4"),
        ("coloretto/pad", {"entries": "all"}, 400, "entries"),
        ("coloretto/pad", {"entries": [{}, {}], "options": {"moon": "full"}}, 409, "moon"),
        ("coloretto/companion/9", None, 409, "2 to 4"),
        ("chess/companion/2", None, 409, "chess"),
        ("coloretto/print/poem/en", None, 409, "poem"),
        ("coloretto/print/rules/en?paper=a0", None, 409, "a0"),
        ("coloretto/print/rules/xx", None, 404, ""),
    ],
)
def test_what_is_wrong_is_said(
    served: Served, path: str, body: object, status: int, said: str
) -> None:
    found, told, _ = served.ask("POST" if body else "GET", f"/api/games/{path}", body)
    assert found == status, told
    assert said in told["text"]


def test_pages_are_printed(served: Served) -> None:
    with urlopen(f"{served.http}/api/games/galapagos/print/rules/de?paper=letter") as answer:
        assert answer.headers["content-type"] == "application/pdf"
        assert "galapagos-rules-de-letter.pdf" in answer.headers["content-disposition"]
        assert answer.read().startswith(b"%PDF-")
