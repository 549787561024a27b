"""`tepui review`: a finished game from its log, as text, JSON and a page."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import escape
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

import tepui
from coach.quick import quick
from tepui.cli.app import app
from tepui.coach import choices
from tepui.coach.review import Reviewer
from tepui.coach.review_page import choice_lines, lines_of
from tepui.coach.story import story_of
from tepui.coach.summary import account
from tepui.coach.told import Review
from tepui.engine.play import log
from tepui.engine.play.match import Match
from tepui.engine.rules.contract import CHANCE
from tepui.engine.text.words import words

NAMES = ["Anne", "Bruno", "Chloé"]
GAME = Path(__file__).parents[1] / "games" / "coloretto" / "golden" / "piles-3.log"


@pytest.fixture(autouse=True, scope="module")
def thinks_little() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        quick(patch)
        yield


@pytest.fixture(scope="module")
def found(thinks_little: None) -> Review:
    """The review of the first seat, for all who only wish to read it."""
    return Reviewer(story_of(log.read(GAME.read_text("utf-8"))), 1).whole()


def review(*args: str, code: int = 0) -> Result:
    done = CliRunner().invoke(app, ["review", *args], prog_name="tepui")
    assert done.exit_code == code, done.output
    return done


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_review_is_text_and_a_page(
    tmp_path: Path, language: str, found: Review, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Reviewer, "whole", lambda self: found)
    out = tmp_path / "review.html"
    text = review(str(GAME), "--seat", "1", "--lang", language).output
    assert "[CA" in text
    review(str(GAME), "--seat", "1", "--lang", language, "-o", str(out))
    page = out.read_text("utf-8")
    skill = found.skill[1]
    for line in lines_of(found, skill, NAMES, words(language)):
        assert escape(line) in page
    rows = account(skill, found.unit, "Bruno", words(language))
    for label, n, total in rows:
        figure = words(language).figure(n, sign=not total)
        assert re.search(rf"{re.escape(label)}.*{re.escape(figure)}", text)
        assert f">{escape(label)}</th><td>{figure}<" in page
    figures = [n for _, n, _ in rows]
    assert figures[0] + figures[1] + figures[2] == figures[3]  # as shown
    assert skill.par is not None
    assert figures[3] + figures[4] == figures[5] == skill.par.master
    assert figures[5] + figures[6] + figures[7] == figures[8] == skill.par.made
    listed = [each.points for each in found.choices if each.seat == 1 and each.listed]
    assert figures[6] == -sum(listed)
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")


@pytest.mark.parametrize(("language", "wrong"), [("en", ","), ("fr", "."), ("de", ".")])
def test_figures_are_written_as_the_language_writes_them(
    found: Review, language: str, wrong: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """With its decimal sign and a true minus, in the text and on the page."""
    monkeypatch.setattr(Reviewer, "whole", lambda self: found)
    out = tmp_path / "review.html"
    text = review(str(GAME), "--seat", "1", "--lang", language).output
    review(str(GAME), "--seat", "1", "--lang", language, "-o", str(out))
    seen = re.sub(r"<style>.*?</style>|<[^>]*>", " ", out.read_text("utf-8"), flags=re.DOTALL)
    for told in (text, seen):
        assert re.search(r"[+−]\d", told)
        assert not re.search(rf"\d{re.escape(wrong)}\d|-\d", told)
    assert ("100%" if language == "en" else "100\N{NO-BREAK SPACE}%") in seen


def test_forced_choices_do_not_count(found: Review) -> None:
    mine = [act for act in story_of(log.read(GAME.read_text("utf-8"))) if act.actor == 1]
    real = [act.ply for act in mine if len(act.before.moves_of(1)) > 1]
    assert [each.ply for each in found.choices if each.seat == 1] == real
    assert found.skill[1].choices == len(real)
    assert len(real) < len(mine)


def test_whoever_asks_for_a_seat_is_spoken_to_and_others_are_named(found: Review) -> None:
    say = words("en")
    mine = next(each for each in found.choices if each.seat == 1 and each.reasons)
    told = choice_lines(found, mine, NAMES, say)[-1]
    assert told.startswith(("It ", "The move played "))
    everybodys = msgspec.structs.replace(found, seat=None)
    assert choice_lines(everybodys, mine, NAMES, say)[-1].startswith("To Bruno: ")


def test_a_review_is_json_and_always_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "QUICK", 24)
    monkeypatch.setattr(choices, "DEEP", 24)
    everybodys = json.loads(review(str(GAME), "--json").stdout)
    for skill in everybodys["skill"]:
        assert set(skill["played"]) >= {"level", "low", "high"}
        assert set(skill["par"]) >= {"regular", "master"}
        own = [each for each in everybodys["choices"] if each["seat"] == skill["seat"]]
        assert skill["points_lost"] == sum(each["points"] for each in own if each["played"])
    assert [skill["seat"] for skill in everybodys["skill"]] == [0, 1, 2]
    assert {each["seat"] for each in everybodys["choices"]} == {0, 1, 2}
    one = json.loads(review(str(GAME), "--seat", "1", "--json").stdout)
    for part in ("choices", "skill", "turns"):
        assert one[part] == everybodys[part], "a choice has one figure, whoever asks, every time"


def test_what_cannot_be_reviewed(tmp_path: Path) -> None:
    assert "7" in review(str(GAME), "--seat", "7", code=2).output
    running = tmp_path / "running.log"
    match = Match(tepui.game("coloretto"), 2)
    match.play(CHANCE, match.parse(CHANCE, "draw toucan for 0"))
    running.write_text(log.write(match), "utf-8")
    assert "finished" in review(str(running), "--lang", "en", code=2).output
