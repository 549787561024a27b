"""What a link shows where it is posted: tags in the page's head, of what any spectator may see."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from urllib.request import urlopen
from xml.etree import ElementTree

import pytest

import tepui
from browser.states import Played
from server.kit import Served, posted, serving, sqlite_at
from tepui.engine.play import log as logs
from tepui.engine.real_table import poster
from tepui.engine.rules.contract import SPECTATOR
from tepui.engine.text.words import LANGUAGES, words
from tepui.printing.art import sheets
from tepui.server.http import pages, replays


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(sqlite_at(tmp_path_factory.mktemp("previews"))) as served:
        yield served


def page(served: Served, path: str, language: str = "en") -> str:
    status, text, head = served.ask("GET", path, **{"Accept-Language": language})
    assert status == 200
    assert head["vary"] == "accept-encoding, accept-language"
    return text


def tags(text: str) -> dict[str, str]:
    found = re.findall(r'<meta (?:property|name)="([a-z:_]+)" content="([^"]*)" />', text)
    return {name: unescape(value) for name, value in found}


GAMES = [game.id for game in tepui.all_games()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_says_what_it_is(served: Served, language: str) -> None:
    say = words(language)
    home = tags(page(served, "/", language))
    assert home["og:title"] == f"Tepui · {say('server-preview')}"
    for game in GAMES:
        for room in ("g", "open", "rules", "learn", "puzzles", "daily"):
            found = tags(page(served, f"/{room}/{game}", language))
            assert found["og:title"].startswith(tepui.game(game).title)
            assert found["og:description"] == say(f"{game}-tagline")
            assert found["og:image"] == f"{served.http}/preview/{game}.jpg"
            assert found["twitter:card"] == "summary_large_image"
    assert tags(page(served, "/rules/chess", language)) == home


@pytest.mark.parametrize("name", ["tepui", *GAMES, "chess"])
def test_every_picture_is_there_for_others_to_show(served: Served, name: str) -> None:
    with urlopen(f"{served.http}/preview/{name}.jpg") as answer:
        assert answer.headers["content-type"] == "image/jpeg"
        assert answer.headers.get_all("cross-origin-resource-policy") == ["cross-origin"]
        file = pages.SITE / "preview" / f"{name if name != 'chess' else 'tepui'}.jpg"
        assert answer.read() == file.read_bytes()


def test_a_table_shows_who_sits_there_and_nothing_of_play(served: Served) -> None:
    seated = served.open("coloretto", ["me", "friend"], name='A"<b>')
    path = f"/t/{seated['table']}"
    invited = page(served, path)
    assert '"<b>' not in invited
    assert tags(invited)["og:description"] == 'A"<b> is waiting for you at a table for 2.'
    played = Played(served, "coloretto", 2)
    before = page(served, f"/t/{played.id}")
    for _ in range(10):
        played.move()
    assert page(served, f"/t/{played.id}") == before
    # Of a game that is being played, a link to a moment shows nothing, as of a table of nobody.
    assert posted(served, played.id) == posted(served, "no")
    assert posted(served, "no")[1] == "/preview/tepui.jpg"


def test_a_table_without_spectators_is_nobodys_to_show(served: Served) -> None:
    played = Played(served, "coloretto", 2, spectators=False)
    played.all_but(0)
    for path in ("t", "replay"):
        theirs, none = (page(served, f"/{path}/{id}") for id in (played.id, "no"))
        assert theirs == none
    assert posted(served, played.id, "?step=9") == posted(served, "no", "?step=9")


def test_a_moment_of_a_finished_game_is_told_as_its_link_sees_it(served: Served) -> None:
    played = Played(served, "amazones", 3)
    played.all_but(0)
    path = f"/replay/{played.id}"
    for seat, language in zip(("all", "0", "spectator"), ("en", "fr", "de"), strict=True):
        say = words(language)
        game = served.ask("GET", f"/api/tables/{played.id}/replay?seat={seat}")[1]
        told = [step for step in game["steps"] if step["story"]]
        for step in told[:: len(told) // 4]:
            found = tags(page(served, f"{path}?step={step['number']}&seat={seat}", language))
            assert found["og:title"] == "Amazones · " + ", ".join(game["players"])
            told = f"step={step['number']}&seat={seat}"
            assert found["og:image"] == f"{served.http}/preview{path}.png?{told}"
            assert found["og:description"] == " ".join(
                say.tell(event["key"], event["args"], game["players"]) for event in step["story"]
            )
    with urlopen(found["og:image"]) as answer:
        assert answer.headers["content-type"] == "image/png"
        assert answer.headers.get_all("cross-origin-resource-policy") == ["cross-origin"]
        assert struct.unpack(">II", answer.read(24)[16:]) == (1200, 630)
    whole = tags(page(served, path, language))
    assert whole["og:description"] == say("server-preview-replay")
    for wrong in ("?step=x", "?step=-1", "?step=4&seat=9", "?step=4&seat=x", "?step=1e9"):
        assert tags(page(served, path + wrong, language))["og:title"]


@pytest.mark.parametrize("game", [game for game in GAMES if tepui.game(game).has("poster")])
def test_every_moment_can_be_drawn_as_anybody_saw_it(game: str) -> None:
    """For each number of seats; all pieces are there."""
    known = sheets(tepui.game(game))
    seats = set()
    for file in sorted((Path(__file__).parents[2] / f"games/{game}/golden").glob("*.log")):
        read = logs.read(file.read_text(encoding="utf-8"))
        if read.seats in seats:
            continue
        seats.add(read.seats)
        text, plies = file.read_text(encoding="utf-8"), len(list(logs.replay(read)))
        for number in range(0, plies, plies // 5):
            for viewer in (replays.ALL, SPECTATOR, read.seats - 1):
                moment = replays.moment_of(text, viewer, number)
                parts = moment.game.poster(moment.view, moment.game.settle_options(moment.options))
                assert parts is not None
                svg = poster.whole(parts, known)
                ElementTree.fromstring(svg)
                used = set(re.findall(r'<use href="#([^"]+)"', svg))
                assert used <= set(re.findall(r'id="([^"]+)"', svg))
    assert seats == set(tepui.game(game).seats)
