"""Lessons: replayed under the rules, every sentence there, every rule known."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tepui.engine import registry
from tepui.engine.play.lesson import Said, lesson, names, read
from tepui.engine.text.errors import BadLesson
from tepui.engine.text.words import LANGUAGES, words
from tepui.server.http.lessons import lesson_told

LESSONS = [(game.id, name) for game in registry.shelf() for name in names(game)]
CHAPTERS = ["goal", "turn", "twist", "end"]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_whole(game: str, name: str) -> None:
    found = lesson(game, name)
    rules = set(
        re.findall(r"\*\*\[([A-Z]{2}\d+)\]\*\*", (found.game.folder / "RULES.md").read_text())
    )
    if name == "first":  # others are short: a rule at work
        assert list(dict.fromkeys(step.chapter for step in found.steps)) == CHAPTERS
        assert found.match.position.ending() is not None, "the last chapter plays to the end"
    assert len({step.name for step in found.steps}) == len(found.steps)
    for step in found.steps:
        said: list[Said] = [step.said, *(other for _, other in step.others)]
        assert {each.rule for each in said} <= rules, step.name
        keys = [f"{game}-lesson-chapter-{step.chapter}", *(each.key for each in said)]
        for language in LANGUAGES:
            # A sentence is short enough to be read beside the table on a phone.
            assert all(0 < len(words(language)(key)) <= 240 for key in keys), step.name
    assert found.you in found.start.position.waiting(), "free play goes on with the learner's turn"


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_shown_as_the_learner_may_see_it(game: str, name: str) -> None:
    found, (told, positions) = lesson(game, name), lesson_told(game, name)
    views = found.game.views
    for frame, position in zip(told.frames, positions, strict=True):
        # From what is hidden from the learner nothing else comes out than from the whole.
        assert views.view(position.hidden_from(found.you).seen_by(found.you)) == frame.scene.view
    for step, given in zip(told.steps, found.steps, strict=True):
        assert positions[step.frame].record.tobytes() == given.position.record.tobytes()
        legal = [choice.move for choice in told.frames[step.frame].scene.choices]
        for i, asked in enumerate(step.ask):
            legal = [choice.move for choice in told.frames[step.frame + i].scene.choices]
            assert asked.moves[0] in legal, step.name


def test_a_lesson_that_breaks_the_rules_is_refused_by_its_step(tmp_path: Path) -> None:
    game = registry.game("coloretto")
    whole = (game.folder / "lessons" / "first.toml").read_text(encoding="utf-8")
    for broken, said in {
        whole.replace('ask = "play toad"', 'ask = "play owl"'): "draw",
        whole.replace('"1 play crab"', '"1 play sloth"', 1): "play",
        whole.replace("* start 0", "* start 7"): "deal",
        whole.replace('ask = "play toad"', 'ask = "dance"'): "draw",
        whole.replace("1 accept", "x accept"): "give",
    }.items():
        (tmp_path / "broken.toml").write_text(broken, encoding="utf-8")
        with pytest.raises(BadLesson, match=f"step “{said}”"):
            read(game, tmp_path / "broken.toml")
    for broken in (
        whole.replace('say = "goal"', ""),
        "seats = ",
        whole.replace("minutes", "hours"),
    ):
        (tmp_path / "broken.toml").write_text(broken, encoding="utf-8")
        with pytest.raises(BadLesson, match="can’t be read"):
            read(game, tmp_path / "broken.toml")


def test_the_longest_answer_that_fits_is_given() -> None:
    step = next(step for step in lesson("coloretto").steps if step.name == "give")
    assert step.answer("give frog to 1").key == "coloretto-lesson-give-the-twin"
    assert step.answer("play crab").key == "coloretto-lesson-give-not-play"
    assert step.answer("dance").key == "coloretto-lesson-other"
