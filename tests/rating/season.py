"""Simulated seasons: people of known skill, random results, and the ratings that follow.

They show whether the true order is found, how fast, and whether farming pays.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence

from tepui.rating.anchors import BOT, Anchors, anchors
from tepui.rating.ladder import MU, RULES, Ladder, RatedGame, RatedSeat

SPREAD = 6.0  # of people's skills


class Season:
    """People who play rated games; what they are worth is known here, and to nobody there."""

    def __init__(self, game: str, people: Mapping[str, float], seed: int = 0) -> None:
        known = anchors(game)
        assert known is not None, f"{game} has no anchors"
        self.game, self.known = game, known
        self.people = people
        self.ladder = Ladder()
        self._rng = random.Random(seed)
        self._at = 0

    def play(self, table: Sequence[str], loses: str = "") -> None:
        """A game between these; somebody may lose on purpose."""
        left = list(table)
        order = []
        while left:
            scale = noise(self.known, len(table))
            odds = [0.0 if who == loses else math.exp(self._worth(who) / scale) for who in left]
            (next_in,) = self._rng.choices(left, odds) if any(odds) else (left[0],)
            order.append(next_in)
            left.remove(next_in)
        self._at += 1
        seats = [RatedSeat(who, order.index(who) + 1) for who in table]
        self.ladder.play(RatedGame(self.game, f"{self._at}", float(self._at), seats, RULES))

    def table(self, who: str, seats: int, bots: int = 0) -> list[str]:
        """Somebody with so many bots that are near them, and others for the rest."""
        skill = self.ladder.skill(self.game, who).mu
        levels = sorted(self.known.levels, key=lambda name: abs(self.known.levels[name] - skill))
        others = [name for name in self.people if name != who]
        people = self._rng.sample(others, seats - 1 - bots)
        return [who, *people, *(BOT + name for name in levels[:bots])]

    def agreement(self) -> float:
        """How the ratings' order agrees with the true one: Spearman's correlation."""
        names = list(self.people)
        true = _ranks([self.people[name] for name in names])
        found = _ranks([self.ladder.skill(self.game, name).mu for name in names])
        apart = sum((a - b) ** 2 for a, b in zip(true, found, strict=True))
        return 1 - 6 * apart / (len(names) * (len(names) ** 2 - 1))

    def _worth(self, who: str) -> float:
        return self.known.levels[who.removeprefix(BOT)] if who.startswith(BOT) else self.people[who]


def noise(known: Anchors, seats: int) -> float:
    """By what skills are divided at so many seats, before they become odds."""
    return known.noise[seats] * math.sqrt(seats)


def people(count: int, seed: int = 0) -> dict[str, float]:
    """So many people, and what they are worth."""
    rng = random.Random(seed)
    return {f"p{n}": rng.gauss(MU, SPREAD) for n in range(count)}


def _ranks(values: Sequence[float]) -> list[int]:
    order = sorted(range(len(values)), key=values.__getitem__)
    ranks = [0] * len(values)
    for rank, i in enumerate(order):
        ranks[i] = rank
    return ranks
