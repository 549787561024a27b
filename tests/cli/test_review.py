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
from tepui.coach.lines import Item, Line, Sum
from tepui.coach.page import choice_lines, items_of
from tepui.coach.review import Reviewer
from tepui.coach.story import story_of
from tepui.coach.told import Draw, Review
from tepui.engine import log
from tepui.engine.contract import CHANCE
from tepui.engine.event import Event
from tepui.engine.match import Match
from tepui.engine.words import words

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
    assert page.count('<div class="way">') == 5  # from the start over three lines to the result
    account = found.accounts[1]
    for line in account.lines:
        items = items_of(found, account, line, NAMES, words(language))
        assert len(items) == len(line.items) + len(line.sums) + bool(line.rest)
        for figure, item in items:
            assert figure in text
            assert escape(f"{figure} {item}") in page
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


def said_of(found: Review, seat: int, *draws: Draw) -> list[tuple[str, str]]:
    """What is said of draws in somebody's line of luck."""
    items = [Item(draw.ply, CHANCE, round(100 * draw.luck[seat])) for draw in draws]
    line = Line("luck", sum(item.points for item in items), items, 0)
    told = msgspec.structs.replace(found, luck=list(draws))
    return items_of(told, found.accounts[seat], line, NAMES, words("en"))


def test_luck_bears_the_names_of_what_was_drawn(found: Review) -> None:
    """Draw by draw it adds up to the column; the greatest are told, of a long one what it gave."""
    account = found.accounts[1]
    assert sum(each.luck[1] for each in found.luck) == pytest.approx(account.columns["luck"])
    assert all(each.story or not any(each.luck) for each in found.luck)
    # The deal, of which its own cards.
    ((gained, deal),) = said_of(found, 1, Draw(0, found.luck[0].story, [0.0, 0.1, 0.0]))
    assert gained == "+10"
    assert deal.count("Bruno is dealt") == 3
    assert "Anne" not in deal


def test_dice_of_one_roll_are_one_sentence(found: Review) -> None:
    dice = [
        Event("galapagos-rolled", {"seat": seat, "colour": colour})
        for seat, colour in ((0, "red"), (1, "black"), (1, "white"), (2, "white"))
    ]
    roll = Draw(0, dice, [0.1, 0.2, 0.0])
    assert said_of(found, 1, roll) == [("+20", "Bruno rolls black, white.")]
    assert said_of(found, 0, roll) == [("+10", "Anne rolls red.")]


def test_the_parts_of_a_line_are_listed_by_what_they_count(found: Review) -> None:
    account = found.accounts[1]
    line = Line("luck", 9, [Item(found.luck[0].ply, CHANCE, -3)], 1, [Sum("mine", 2, 11)])
    figures = [figure for figure, _ in items_of(found, account, line, NAMES, words("en"))]
    assert figures == ["+11", "−3", "+1"]


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
    assert len(everybodys["accounts"]) == everybodys["seats"] == 3
    assert [skill["seat"] for skill in everybodys["skill"]] == [0, 1, 2]
    assert {each["seat"] for each in everybodys["choices"]} == {0, 1, 2}
    one = json.loads(review(str(GAME), "--seat", "1", "--json").stdout)
    for part in ("choices", "accounts", "skill", "luck"):
        assert one[part] == everybodys[part], "a choice has one figure, whoever asks, every time"


def test_what_cannot_be_reviewed(tmp_path: Path) -> None:
    assert "7" in review(str(GAME), "--seat", "7", code=2).output
    running = tmp_path / "running.log"
    match = Match(tepui.game("coloretto"), 2)
    match.play(CHANCE, match.parse(CHANCE, "draw toucan for 0"))
    running.write_text(log.write(match), "utf-8")
    assert "finished" in review(str(running), "--lang", "en", code=2).output
