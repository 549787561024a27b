"""Puzzles: every one replayed. A position of the game, its moves legal, its sentence true."""

from __future__ import annotations

import pytest

from tepui.coach.puzzle import Puzzle, position_of, puzzles, why
from tepui.engine import registry
from tepui.engine.play import start_position
from tepui.lab.puzzles import GAP, difficulty
from tepui.server.http.puzzles import puzzle_told


@pytest.mark.parametrize("game", [game.id for game in registry.shelf() if game.reasons])
def test_every_puzzle_holds(game: str) -> None:
    found = registry.game(game)
    assert found.reasons
    assert len(puzzles(game)) >= 60
    for puzzle in puzzles(game):
        position = position_of(found, puzzle)
        assert puzzle.seat in position.waiting()
        legal = position.moves_of(puzzle.seat)
        assert sorted(each.move for each in puzzle.moves) == legal
        assert set(puzzle.answers) | {puzzle.tempting} <= set(legal)
        assert puzzle.tempting not in puzzle.answers
        chances = {each.move: each.chance for each in puzzle.moves}
        best = max(chances.values())
        rest = max(chance for move, chance in chances.items() if move not in puzzle.answers)
        assert puzzle.gap >= GAP
        assert puzzle.weighed is not None
        assert puzzle.weighed >= GAP
        assert puzzle.difficulty is not None
        assert best - rest == pytest.approx(puzzle.gap, abs=0.004)  # of rounded figures
        # Its sentence is still true: the facts are looked up on the position anew.
        facts = [reason.fact for reason in why(found, puzzle, puzzle.tempting) if reason.better]
        assert facts
        assert facts[0].rule == puzzle.rule
        # Of what was answered rightly nothing is told but what it does itself.
        for move in puzzle.answers:
            does = found.reasons.facts(position.seen_by(puzzle.seat), puzzle.seat, move)
            told = why(found, puzzle, move)
            assert all(reason.better and reason.fact in does for reason in told)


@pytest.mark.parametrize("game", [game.id for game in registry.shelf()])
def test_no_puzzle_tells_more_than_its_seat_knew(game: str) -> None:
    """What is told of a puzzle is the same from any other world that looks alike to the seat."""
    found = registry.game(game)
    for n, puzzle in enumerate(puzzles(game)[:6]):
        other = position_of(found, puzzle).hidden_from(puzzle.seat).guessed(puzzle.seat, 99)
        twin = Puzzle(**{name: getattr(puzzle, name) for name in puzzle.__struct_fields__}
                      | {"position": start_position.text_of(other)})  # fmt: skip
        sight, alike = (position_of(found, p).seen_by(puzzle.seat) for p in (puzzle, twin))
        assert found.views.view(sight) == found.views.view(alike)
        assert puzzle_told(game, n).scene.view == found.views.view(alike)
        for each in puzzle.moves:
            assert why(found, puzzle, each.move) == why(found, twin, each.move)


def test_no_two_puzzles_are_the_same() -> None:
    for game in registry.shelf():
        positions = [puzzle.position for puzzle in puzzles(game.id)]
        assert len(set(positions)) == len(positions)


def test_a_puzzle_is_the_harder_the_fewer_bots_find_it() -> None:
    """Half of the tries of a level: as hard as that level. More or fewer: easier or harder."""
    tries = 400
    assert difficulty([(n, tries) for n in (108, 200, 292)]) == pytest.approx(1, abs=0.1)
    fits = [difficulty([(n, 12), (n, 12), (n, 8)]) for n in (0, 2, 5, 8)]
    assert fits == sorted(fits, reverse=True)
    assert len(set(fits)) == len(fits)
    assert -4 < fits[-1] < 0 < fits[0] < 8
