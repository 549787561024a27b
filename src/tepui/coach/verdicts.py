"""A verdict on a choice, as it is shown and stored; `coach.choices` makes it."""

import msgspec

# Best is the clear favourite alone. About a move that is as good, or cannot be told apart, nothing
# is said.
EVEN = "even"
GRADES = ("best", EVEN, "fine", "slip", "mistake", "blunder")
COSTLY, GRAVE = GRADES[3:], GRADES[4:]  # the latter are a mistake and a blunder
CLEAR = 2.0  # how many times the visits of another move a clear favourite must have


def whole(share: float) -> int:
    """A share as shown: whole hundredths."""
    return round(100 * share)


class RatedMove(msgspec.Struct, frozen=True):
    """One move that could be made, and its chance of winning."""

    move: int
    chance: float
    error: float  # a standard error
    visits: int = 0  # of the search; missing in older puzzles


class Verdict(msgspec.Struct, frozen=True):
    """The verdict on one choice."""

    move: int
    best: int
    chance: float
    best_chance: float
    loss: float  # of chance, against the best
    error: float  # the standard error of the loss
    grade: str  # one of GRADES
    options: list[RatedMove]  # the most visited first

    @property
    def cost(self) -> float:
        """The loss, if it counts: neither within the error nor negligible."""
        return 0.0 if self.grade in GRADES[:2] else self.loss

    @property
    def better(self) -> int:
        """What strong play clearly prefers, even where hardly any chances are left to lose; else
        the best."""
        first, tried = self.options[0], {each.move: each.visits for each in self.options}
        return first.move if first.visits >= CLEAR * tried[self.move] else self.best

    @property
    def shown(self) -> tuple[int, int]:
        """The chances with the best and with this choice; they differ by the loss as shown."""
        best = whole(self.best_chance)
        return best, best - whole(self.cost)
