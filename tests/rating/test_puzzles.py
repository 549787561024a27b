"""How hard puzzles are, from people's answers: near the bots' fit, and towards the truth."""

from __future__ import annotations

import math
import random

from tepui.rating.puzzles import FEW, Answered, Solved


def test_few_answers_cannot_move_a_puzzle_far() -> None:
    for right in (True, False):
        solved = Solved()
        for n in range(5):
            solved.take(Answered(f"newcomer {n}", "p", 0.5, right))
        moved = solved.difficulty("p", 0.5) - 0.5
        assert 0.0 < (-moved if right else moved) < 0.2
        assert solved.answers("p") == 5
        for n in range(500):  # many browsers of one who wishes to mislead
            solved.take(Answered(f"liar {n}", "p", 0.5, right))
        assert abs(solved.difficulty("p", 0.5) - 0.5) < 1.5
    assert solved.difficulty("another", 0.5) == 0.5


def test_levels_and_difficulties_come_near_the_truth() -> None:
    """Puzzles of which bots were wrong by a little, people of every level."""
    rng = random.Random(1)
    truth = {f"p{n}": -2 + n / 10 for n in range(40)}
    by_bots = {name: hard + rng.gauss(0, 0.4) for name, hard in truth.items()}
    people = {f"a{n}": rng.gauss(0, 1.2) for n in range(100)}
    solved, tries = Solved(), [(who, name) for who in people for name in truth]
    rng.shuffle(tries)
    for who, name in tries:
        finds = 1 / (1 + math.exp(truth[name] - people[who]))
        solved.take(Answered(who, name, by_bots[name], rng.random() < finds))

    def wrong(found: dict[str, float]) -> float:
        return sum((found[name] - truth[name]) ** 2 for name in truth)

    fitted = {name: solved.difficulty(name, by_bots[name]) for name in truth}
    assert wrong(fitted) < 0.85 * wrong(by_bots)
    far = [(solved.level(who) or 0.0) - people[who] for who in people]
    assert sum(map(abs, far)) / len(far) < 0.5


def test_a_level_is_told_after_some_answers_only() -> None:
    solved = Solved()
    for n in range(FEW):
        assert solved.level("ann") is None
        solved.take(Answered("ann", f"p{n}", 0.0, True))
    assert (solved.level("ann") or 0.0) > 0.5
    assert solved.level("bob") is None
