"""Is one player better? A test that may be looked at after every result, and stopped when sure.

It bets against "its mean result is at most `fair`": a capital of 1 is multiplied by
1 + stake * (result - fair) for each result between 0 and 1, the stake set before the result from
those so far. If the claim is true the capital is never expected to grow, and by Ville's inequality
it ever reaches 1 / error with a probability of at most `error`, however long one plays
(Waudby-Smith and Ramdas 2024). No distribution is assumed.
"""

from collections.abc import Iterable


class Better:
    """A running test.

    >>> test = Better(fair=0.5)
    >>> test.sure_after([1.0] * 20)
    6
    >>> Better(fair=0.5).sure_after([0.0, 1.0] * 50) is None
    True
    """

    def __init__(self, fair: float, error: float = 0.05) -> None:
        self.fair = fair
        self.error = error
        self.capital = 1.0
        self._n = 0
        self._sum = 0.0
        self._squares = 0.0

    @property
    def sure(self) -> bool:
        """Whether the claim is refuted: the player is better than fair."""
        return self.capital >= 1 / self.error

    def add(self, result: float) -> bool:
        """Take one more result into account; whether the test is sure now."""
        if not self.sure:
            self.capital *= 1 + self._stake() * (result - self.fair)
        self._n += 1
        self._sum += result
        self._squares += (result - self.fair) ** 2
        return self.sure

    def sure_after(self, results: Iterable[float]) -> int | None:
        """How many of the results it takes to be sure, if they suffice."""
        for count, result in enumerate(results, 1):
            if self.add(result):
                return count
        return None

    def _stake(self) -> float:
        """About what would have grown the capital best so far, from a modest first guess."""
        gain = (self._sum - self._n * self.fair + 0.5) / (self._n + 2)
        spread = (self._squares + 0.5) / (self._n + 2)
        return min(max(gain / spread, 0.0), 0.9 / self.fair)
