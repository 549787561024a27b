"""How hard puzzles are and how well people solve them: OpenSkill, a puzzle against a person.

An answer is a game of two: whoever finds it beats the puzzle. Both are on the scale of the bots,
where an easy one is at 0 and the next levels at 1, 2, 3. A puzzle starts where bots' attempts place
it, with little uncertainty (`KNOWN`): few people cannot move it far.
"""

import math
from collections import defaultdict

import msgspec

from tepui.rating.ladder import MU, Skill, updated

STEP = 4.0  # units of skill from one level of bots to the next
NEWCOMER = 0.0  # the level at which people begin: in the middle of the puzzles
NOISE = STEP / math.sqrt(2)  # one level stronger: e times the odds of finding it (Rasch's model)
KNOWN = 0.35 * STEP  # the uncertainty of a puzzle that bots have tried
LEAST = 0.3 * STEP  # the least uncertainty of a person: people learn
FEW = 5  # answers before a level is shown


class Answered(msgspec.Struct, frozen=True):
    """Somebody's first answer to a puzzle."""

    who: str
    puzzle: str
    difficulty: float  # difficulty, by the bots
    right: bool


class Solved:
    """What answers, one after the other, say about people in one game and its puzzles."""

    def __init__(self) -> None:
        self.people: defaultdict[str, Skill] = defaultdict(Skill)
        self.puzzles: dict[str, Skill] = {}

    def take(self, answered: Answered) -> None:
        """Apply an answer."""
        mu = MU + STEP * (answered.difficulty - NEWCOMER)
        puzzle = self.puzzles.get(answered.puzzle) or Skill(mu, KNOWN)
        person = self.people[answered.who]
        places = [1, 2] if answered.right else [2, 1]
        better, harder = updated([person, puzzle], places, NOISE)
        sigma = max(better.sigma, LEAST)
        self.people[answered.who] = Skill(better.mu, sigma, person.games + 1)
        # People about whom little is known count little, so that no row of new browsers misleads.
        weight = min(1.0, puzzle.sigma / person.sigma) ** 2
        self.puzzles[answered.puzzle] = Skill(
            puzzle.mu + weight * (harder.mu - puzzle.mu),
            puzzle.sigma + weight * (harder.sigma - puzzle.sigma),
            puzzle.games + 1,
        )

    def difficulty(self, puzzle: str, by_bots: float) -> float:
        """How hard a puzzle is, after all answers."""
        known = self.puzzles.get(puzzle)
        return round(by_bots if known is None else level_of(known.mu), 4)

    def level(self, who: str) -> float | None:
        """How well somebody solves; None after few answers."""
        known = self.people.get(who)
        return round(level_of(known.mu), 1) if known and known.games >= FEW else None

    def answers(self, puzzle: str) -> int:
        """How many people have answered a puzzle."""
        return self.puzzles[puzzle].games if puzzle in self.puzzles else 0


def level_of(mu: float) -> float:
    """Skill on the scale of the bots."""
    return NEWCOMER + (mu - MU) / STEP
