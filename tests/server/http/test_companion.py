"""Beside a real table, over HTTP: aids, pads and prints; what is wrong is said."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
import pytest

import tepui
from companion.transcripts import played, tapped
from server.kit import Served, serving, sqlite_at
from settings import Setting
from tepui.engine.play import log as logs
from tepui.engine.text.words import LANGUAGES, words
from tepui.printing import pages
from tepui.printing.pages import pages_of
from tepui.server.errors import Refused
from tepui.server.http import replays
from tepui.server.table.moments import moment

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
            assert told["prints"] == {what: [*of] for what, of in pages_of(game).items()}
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


def test_a_game_is_written_down(served: Served) -> None:
    """What is asked next, what is refused; in the end a log that is seen from its seat alone."""
    _, entered = tapped(played(Setting(tepui.game("coloretto"), 3), 4), 1)
    body = msgspec.to_builtins(entered)
    begun = {**body, "entries": [*entered.entries[:4], "play unicorn"]}
    assert served.ask("POST", "/api/games/coloretto/transcript", begun)[0] == 409
    begun["entries"] = [*["draw owl for 1"] * 3, "start 1", "play toad"]
    _, told, _ = served.ask("POST", "/api/games/coloretto/transcript", begun)
    assert (told["entered"], told["wrong"]["rule"], told["asked"]["actor"]) == (4, "CA5", 1)
    status, told, _ = served.ask("POST", "/api/games/coloretto/transcript", body)
    assert status == 200
    assert "asked" not in told
    replayed = replays.played_through(told["log"], replays.ALL)
    assert replayed.written == 1
    assert replayed == replays.played_through(told["log"], 0)
    drawn = [step.text for step in replayed.steps if step.text.startswith("draw")]
    assert all(("?" in text) == ("for 1" not in text) for text in drawn)
    # Played on from a moment, others' cards are dealt anew; from another seat nobody saw it.
    read = logs.read(told["log"])
    assert (
        moment(read, 12, 1, 7, 5000).position.hidden_from(1) == logs.followed(read).steps[11].after
    )
    with pytest.raises(Refused):
        moment(read, 12, 0, 7, 5000)


@pytest.mark.parametrize(
    ("path", "body", "status", "said"),
    [
        ("coloretto/pad", {"entries": [{"unicorn": 1}, {}]}, 409, "unicorn"),
        ("coloretto/pad", {"entries": [{"toad": 7}, {}]}, 409, "toad"),
        ("coloretto/pad", {"entries": [{}]}, 409, "2 to 4"),
        ("coloretto/pad", {"entries": "all"}, 400, "entries"),
        ("coloretto/pad", {"entries": [{}, {}], "options": {"moon": "full"}}, 409, "no options"),
        ("galapagos/transcript", {"seats": 2, "seat": 0, "entries": []}, 409, "Galapagos"),
        ("coloretto/companion/9", None, 409, "2 to 4"),
        ("chess/companion/2", None, 404, "chess"),
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
    """Files, which a browser keeps and asks for again."""
    address = f"{served.http}/api/games/galapagos/print/rules/de?paper=letter"
    with urlopen(address) as answer:
        assert answer.headers["content-type"] == "application/pdf"
        assert answer.headers["cache-control"] == "no-cache"
        assert "galapagos-rules-de-letter.pdf" in answer.headers["content-disposition"]
        assert answer.read().startswith(b"%PDF-")
        kept = answer.headers["etag"]
    with pytest.raises(HTTPError, match="304"):
        urlopen(Request(address, headers={"if-none-match": kept}))


def test_pages_that_were_not_made_are_not_offered(
    served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "MADE", tmp_path)
    _, told, _ = served.ask("GET", "/api/games/coloretto/companion/3")
    assert "prints" not in told or told["prints"] == {}
    status, told, _ = served.ask("GET", "/api/games/coloretto/print/rules/en")
    assert status == 409
    assert "no pages of Coloretto Amazonas to print" in told["text"]
