"""Games at real tables, written down: what their writer knew is kept, and nothing else is known."""

from __future__ import annotations

from html import escape
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

import tepui
from coach.quick import quick
from companion.transcripts import NAMES, played, tapped
from settings import Setting
from tepui.cli.app import app
from tepui.coach.review import Reviewer, reviewer_of
from tepui.coach.review_page import page
from tepui.coach.story import story_for, story_written
from tepui.coach.summary import opening_lines
from tepui.engine.play import log as logs
from tepui.engine.play.match import Match
from tepui.engine.play.transcript_steps import follow
from tepui.engine.real_table.transcript import TranscriptEntered
from tepui.engine.rules.contract import CHANCE
from tepui.engine.text.errors import BadLog, BadTranscript, NotFair, TepuiError
from tepui.engine.text.words import LANGUAGES, words
from tepui.games.coloretto.material import ANIMALS

COLORETTO, AMAZONES = tepui.game("coloretto"), tepui.game("amazones")
SETTINGS = [Setting(game, seats) for game in (COLORETTO, AMAZONES) for seats in game.seats] + [
    Setting(AMAZONES, 3, (("passers", "zero"),))
]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_what_the_writer_knew_is_kept(setting: Setting) -> None:
    """At every moment it is what that seat knew of the game itself."""
    match = played(setting, setting.seats)
    for seat in (0, setting.seats - 1):
        table, entered = tapped(match, seat)
        text = logs.write_down(table, NAMES[: setting.seats])
        log = logs.read(text)
        acts = story_for(match, seat)
        assert story_written(log) == acts
        assert log.unknown == (setting.game is COLORETTO)
        if log.unknown:
            assert log.lines == logs.read(logs.write(match, viewer=seat)).lines
            with pytest.raises(BadLog, match="can’t be shown"):
                logs.resume(log)
        else:
            assert logs.write(logs.resume(log)) == logs.write(match)
        found, told = follow(match.game, entered)
        assert logs.write_down(found, NAMES[: setting.seats]) == text
        assert told.entered == len(entered.entries)
        assert (told.asked, told.wrong) == (None, None)
        assert (told.scores, told.places) == (match.position.scores(), match.position.places())
        with pytest.raises(NotFair, match=f"{NAMES[seat]} recorded this game"):
            logs.verify(log)


def test_a_question_is_asked_in_every_language() -> None:
    for game in (COLORETTO, AMAZONES):
        seats = game.seats[-1]
        _, entered = tapped(played(Setting(game, seats), 1), 1)
        for n in range(0, 60, 7):
            _, told = follow(game, msgspec.structs.replace(entered, entries=entered.entries[:n]))
            assert told.asked is not None
            taps = list(told.asked.taps)
            for event in (told.asked.question, *told.story):
                assert all(words(each).tell(event.key, event.args, NAMES) for each in LANGUAGES)
            while taps:
                tap = taps.pop()
                taps += tap.then
                said = [
                    words(each).tell(tap.label.key, tap.label.args, NAMES) for each in LANGUAGES
                ]
                assert all(said)


def elsewhere(match: Match, seat: int) -> Match:
    """The same game, but for a card that another seat drew and never showed."""
    s, other = match.position.record[0], (seat + 1) % match.seats
    kept = next(n for n in range(len(ANIMALS)) if s.hand[other, n])
    left = next(n for n in range(len(ANIMALS)) if s.deck[n] and n != kept)
    twin, last = match.again(), -1
    for number, line in enumerate(match.lines):
        if line.actor == CHANCE and line.moves == (kept,) and twin.position.record[0].turn == other:
            last = number
        twin.play(line.actor, line.moves)
    twin = match.again()
    for number, line in enumerate(match.lines):
        twin.play(line.actor, (left,) if number == last else line.moves)
    return twin


def test_the_review_follows_from_what_the_writer_knew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other hidden cards change no byte of it; and it is the one of a seat at a table of ours."""
    quick(monkeypatch)
    match = played(Setting(COLORETTO, 3), 4)
    other = elsewhere(match, 1)
    assert other.position != match.position
    texts = [logs.write_down(tapped(each, 1)[0], NAMES[:3]) for each in (match, other)]
    assert texts[0] == texts[1]
    log = logs.read(texts[0])
    found = reviewer_of(log, 2)
    assert (found.seat, found.open, found.unknown) == (1, False, True)
    assert found.acts == story_for(other, 1)
    mine, theirs = (
        Reviewer(acts[-10:], 1, open=False, options={}, unknown=True).whole()
        for acts in (story_written(log), story_for(other, 1))
    )
    assert msgspec.json.encode(mine) == msgspec.json.encode(theirs)
    assert {each.seat for each in mine.choices} == {1}
    for language in LANGUAGES:
        (said,) = opening_lines(mine, found.acts[-1].after, NAMES[:3], words(language))[1:]
        assert "Bo" in said
        assert escape(said) in page(mine, found.acts[-1].after, NAMES[:3], words(language))


def test_where_all_was_seen_everybody_is_judged() -> None:
    table, _ = tapped(played(Setting(AMAZONES, 3), 2), 1)
    found = reviewer_of(logs.read(logs.write_down(table)))
    assert (found.seat, found.open, found.unknown) == (None, True, False)


HAND = ["draw toucan for 0", "draw toucan for 0", "draw toad for 0"]


def refused(entries: list[str], seats: int = 3) -> tuple[str, int]:
    """The rule that the last of these entries breaks, and how many stand."""
    _, told = follow(COLORETTO, TranscriptEntered(seats, 0, entries))
    assert told.wrong is not None
    assert words("en").tell(told.wrong.key, told.wrong.args, NAMES)
    return told.wrong.rule, told.entered


@pytest.mark.parametrize(
    ("entries", "rule"),
    [
        (["play owl"], "CA5"),  # the writer's own hand is known
        (["give toad to 1", "draw owl for 0", "play owl", "give crab to 1"], "CA11"),
        (["give toad to 1", "draw owl for 0", "accept"], "CA10"),
        # Two of five are in the writer's hand, and three were shown: nobody has a sixth.
        (["play toad", "draw owl for 0", "play toucan", "play toucan", "play owl", "draw owl for 0",
          "play toucan", "play toucan"], "CA1"),
        (["play toad", "draw toucan for 0", "play toucan", "play toucan", "play toucan",
          "draw toucan for 0"], "CA1"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_its_rule(entries: list[str], rule: str) -> None:
    whole = [*HAND, "start 0", *entries]
    assert refused(whole) == (rule, len(whole) - 1)


@pytest.mark.parametrize(
    ("entered", "said"),
    [
        (TranscriptEntered(2, 0, ["draw unicorn for 0"]), "unicorn"),
        (TranscriptEntered(2, 0, ["draw ? for 0"]), "animal"),
        (TranscriptEntered(2, 7, []), "0 to 1"),
        (TranscriptEntered(9, 0, []), "2 to 4"),
        (TranscriptEntered(2, 0, ["draw owl for 0"] * 1001), "1,000"),
        (TranscriptEntered(2, 0, ["draw owl for 0" * 9]), "60"),
        (TranscriptEntered(2, 0, [], options={"moon": "full"}), "no options"),
    ],
)  # fmt: skip
def test_nonsense_is_refused_with_a_sentence(entered: TranscriptEntered, said: str) -> None:
    with pytest.raises(TepuiError, match=said):
        follow(COLORETTO, entered)


def test_only_some_games_are_written_down() -> None:
    with pytest.raises(BadTranscript, match="Galapagos"):
        follow(tepui.game("galapagos"), TranscriptEntered(2, 0, []))


def read_through(text: str) -> None:
    log = logs.read(text)
    logs.resume(log) if log.written is None else logs.followed(log)


def closed(text: str) -> str:
    """A log with its digest made anew."""
    body = text.rpartition("digest ")[0]
    return f"{body}digest {logs._digest(body)}\n"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("written 1", "written 3", "0 to 2"),
        ("written 1", "written all", "written all"),
        ("written 1", "written 1\ndealt device", "no seed"),
        ("written 1", "viewer 1", "played through"),
        ("\n* start", "\n1 start", "start"),
        ("places ", "places 9", "places"),
    ],
)
def test_a_log_that_cannot_be_is_refused(old: str, new: str, said: str) -> None:
    table, _ = tapped(played(Setting(COLORETTO, 3), 4), 1)
    text = logs.write_down(table, NAMES[:3])
    assert old in text
    with pytest.raises(BadLog, match=said):
        read_through(closed(text.replace(old, new, 1)))


def test_in_a_terminal(tmp_path: Path) -> None:
    table, _ = tapped(played(Setting(COLORETTO, 3), 4), 1)
    file = tmp_path / "game.tepui"
    file.write_text(logs.write_down(table, NAMES[:3]), "utf-8")
    told = CliRunner().invoke(app, ["replay", str(file), "--seat", "0"]).output
    assert "Anne draws a card." in told
    assert "Bo draws a card." not in told
    verified = CliRunner().invoke(app, ["verify", str(file)])
    assert verified.exit_code == 2
    assert "Bo recorded this game at a real table" in verified.output
