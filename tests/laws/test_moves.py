"""Every game: moves and words are the same thing, legal means possible, and games end."""

from __future__ import annotations

import random

import pytest

import tepui
from settings import RandomChance, Setting, next_move, often, where_tests_lie
from tepui.engine.game import Game
from tepui.engine.play import fair, log
from tepui.engine.play.match import Match
from tepui.engine.rules.contract import CHANCE, SPECTATOR
from tepui.engine.text.errors import BadNotation, IllegalMove


def positions(setting: Setting, seed: int, most: int = often(150, 400)) -> Match:
    match = setting.match()
    rng = random.Random(seed)
    for _ in range(most):
        if match.position.over():
            break
        yield match, rng
        actor, move = next_move(match.position, rng)
        match.play(actor, (move,))


def test_every_move_is_read_as_it_is_written(setting: Setting) -> None:
    for match, _ in positions(setting, 1):
        for actor in (CHANCE, *range(setting.seats)):
            for move in match.position.moves_of(actor):
                phrase = match.text(actor, move)
                assert match.parse(actor, phrase) == (move,), phrase
                assert match.parse(actor, f"  {phrase.upper()} ") == (move,), phrase


def test_moves_are_ascending_and_in_range(setting: Setting) -> None:
    material = setting.game.material
    for match, _ in positions(setting, 2):
        for actor in (CHANCE, *range(setting.seats)):
            moves = match.position.moves_of(actor)
            assert moves == sorted(set(moves))
            most = material.OUTCOMES if actor == CHANCE else material.MOVES
            assert all(0 <= move < most for move in moves)


def test_one_question_is_answered_like_several(setting: Setting) -> None:
    for match, rng in positions(setting, 9, often(60, 120)):
        position = match.position
        assert position.stand() == (position.over(), position.waiting())
        for viewer in (SPECTATOR, *range(setting.seats)):
            legal = [] if viewer == SPECTATOR else position.moves_of(viewer)
            told = (position.over(), position.waiting(), legal, position.scores())
            assert position.glance(viewer) == told
            sight, hidden = position.seen_by(viewer), position.hidden_from(viewer)
            assert (sight.position, sight.glance) == (hidden, hidden.glance(viewer))
        actor, move = next_move(position, rng)
        step, after = position.played(actor, move), position.copy()
        after.apply(actor, move)
        assert step is not None
        assert (step.after, step.stand) == (after, after.stand())
        assert actor != CHANCE or step.source == position.source()
        for viewer in (SPECTATOR, *range(setting.seats)):
            assert step.seen_by(viewer) == position.witness(actor, move, viewer)
        illegal = {*range(setting.game.moves)} - {*position.moves_of(actor)}
        assert position.played(actor, rng.choice([*illegal, -1])) is None


def test_an_illegal_move_changes_nothing(setting: Setting) -> None:
    for match, rng in positions(setting, 3, often(60, 120)):
        before, lines = match.position.record.tobytes(), list(match.lines)
        for actor in (CHANCE, -2, *range(setting.seats + 1)):
            move = rng.randrange(-2, setting.game.material.MOVES + 5)
            if actor >= setting.seats or move not in match.position.moves_of(actor):
                with pytest.raises(IllegalMove) as wrong:
                    match.play(actor, (move,))
                assert str(wrong.value)
        assert match.position.record.tobytes() == before
        assert match.lines == lines


def test_a_phrase_is_made_whole_or_not_at_all(setting: Setting) -> None:
    for match, _ in positions(setting, 4, often(60, 120)):
        for actor in match.position.waiting():
            before = match.position.record.tobytes()
            with pytest.raises(IllegalMove):
                match.play(actor, (match.legal(actor)[0], setting.game.material.MOVES + 9))
            assert match.position.record.tobytes() == before


def test_nonsense_is_not_a_move(setting: Setting) -> None:
    match = setting.match()
    match.run_chance(RandomChance(5))
    seat = match.position.waiting()[0]
    for phrase in (
        "",
        "xyzzy",
        "play",
        "0",
        "accept nothing",
        "é" * 500,
        "draw ? for 0",
        "-1 " * 9,
    ):
        with pytest.raises(BadNotation) as wrong:
            match.parse(seat, phrase)
        assert len(str(wrong.value)) > 20


def test_a_fair_game_can_be_logged_replayed_and_verified(setting: Setting) -> None:
    match, seed = setting.match(), bytes(range(32))
    game = setting.game
    deal = fair.FairDeal(seed, fair.table_name(game.id, game.version, match.seats, match.options))
    rng = random.Random(6)
    for _ in range(often(600, 3000)):
        match.run_chance(deal)
        if match.position.over():
            break
        seat = rng.choice(match.position.waiting())
        match.play(seat, (rng.choice(match.legal(seat)),))
    text = log.write(match, players=[f"P{n}" for n in range(match.seats)], seed=seed)
    read = log.read(text)
    again = log.resume(read)
    assert again.position == match.position
    assert again.lines == match.lines
    assert log.write(again, players=list(read.players.values()), seed=seed) == text
    assert again.drawn == match.drawn
    assert log.verify(read) == sum(match.drawn.values())
    for viewer in (0, -3):
        seen = log.write(match, viewer=viewer, seed=seed)
        assert "seed " not in seen
        assert log.read(seen).viewer is not None


@pytest.mark.parametrize("game", tepui.all_games(), ids=lambda game: game.id)
def test_every_ending_has_a_golden_game(game: Game) -> None:
    golden = where_tests_lie(game) / "golden"
    texts = [file.read_text("utf-8") for file in golden.glob("*.log")]
    ends = {log.read(text).closing["ending"] for text in texts}
    assert ends == set(game.endings), f"see `tepui golden {game.id}`"
    for text in texts:
        log.verify(log.read(text))
        check_ends(log.read(text))


ENDS = {"taken": "stacks", "discarded": "stacks"}  # the reasons that have another's name


def check_ends(golden: log.Log) -> None:
    """What would end the game is more than nothing at first, and nothing at the end."""
    first, last = (
        match.position.game.views.view(match.position.seen_by(SPECTATOR))
        for match in (log.opening(golden), log.resume(golden))
    )
    if not hasattr(first, "ends"):
        return  # a game may leave it out
    reason = golden.closing["ending"]
    left = {event.key.rpartition("-")[2]: event.args["n"] for event in last.ends}
    assert left[ENDS.get(reason, reason)] == 0
    assert all(event.args["n"] > 0 for event in first.ends)
