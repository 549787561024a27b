"""Everybody's rating, computed from the results of rated games in their order and from nothing
else.

The model is Plackett-Luce as OpenSkill updates it: a skill and its uncertainty. Four things are
ours. Bots are fixed: they have no uncertainty and are not updated. How much of a result is chance
depends on game and seat count, and was measured with the anchors. Repeated games between the same
people count less and less, so two who meet only each other cannot raise one of them far. And if
somebody leaves early, the others' ratings hardly change.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations

import msgspec
from openskill.models import PlackettLuce

from tepui.rating.anchors import BOT, Anchors, anchors

MU, SIGMA = 25.0, 25 / 3  # of a newcomer
SURE = 1e-4  # the doubt about a bot
DRIFT = SIGMA / 100  # of skill, from one game to the next
FRESH = 2  # meetings of two people that count whole
FRESH_BOT = 20  # of somebody with bots of one level
POINTS = 20  # shown for one unit of skill
BASE = 1500  # shown for a newcomer's


class RatedSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sat at a seat of a rated game, and where they came; equals share a place."""

    who: str  # a person, or a bot: `bot:easy`
    place: int
    stayed: float = 1.0  # less for those who left: how much of a game they had played


class RatedGame(msgspec.Struct, frozen=True):
    """The result of a rated game."""

    game: str
    table: str
    at: float  # when it ended
    seats: list[RatedSeat]


class Skill(msgspec.Struct, frozen=True):
    """What is known of somebody's skill at a game."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def points(self) -> int:
        """The rating as it is shown."""
        return round(BASE + POINTS * (self.mu - MU))

    @property
    def doubt(self) -> int:
        """How far the rating may be off: two standard deviations, in the points shown."""
        return round(2 * POINTS * self.sigma)


class Moment(msgspec.Struct, frozen=True):
    """A rating after a game."""

    at: float
    table: str
    skill: Skill


class Ladder:
    """The ratings of everybody in every game."""

    def __init__(self) -> None:
        self.curves: dict[tuple[str, str], list[Moment]] = defaultdict(list)
        self._met: Counter[tuple[str, ...]] = Counter()  # a game and two people

    def skill(self, game: str, who: str) -> Skill:
        """What is known of somebody now."""
        curve = self.curves.get((game, who))
        return curve[-1].skill if curve else Skill()

    def play(self, rated: RatedGame) -> None:
        """Take in a game; one that cannot be rated changes nothing."""
        known = anchors(rated.game)
        people = [seat.who for seat in rated.seats if not seat.who.startswith(BOT)]
        if known is None or not people or len(set(people)) < len(people):
            return
        before = [self._seated(rated, seat.who, known) for seat in rated.seats]
        after = updated(before, [s.place for s in rated.seats], known.noise[len(rated.seats)])
        names = [seat.who for seat in rated.seats]
        weights = [self._weight(rated.game, seat.who, rated.seats) for seat in rated.seats]
        for seat, old, new, weight in zip(rated.seats, before, after, weights, strict=True):
            if seat.who.startswith(BOT):
                continue
            skill = Skill(
                old.mu + weight * (new.mu - old.mu),
                old.sigma + weight * (new.sigma - old.sigma),
                old.games + 1,
            )
            self.curves[rated.game, seat.who].append(Moment(rated.at, rated.table, skill))
        self._met.update((rated.game, *sorted(pair)) for pair in combinations(names, 2))

    def _seated(self, rated: RatedGame, who: str, known: Anchors) -> Skill:
        if who.startswith(BOT):
            skill = known.skill(who.removeprefix(BOT), rated.at)
            return Skill(MU if skill is None else skill, SURE)
        return self.skill(rated.game, who)

    def _weight(self, game: str, who: str, seats: Sequence[RatedSeat]) -> float:
        """How much a game teaches: the mean over the others.

        Less from those whom one has often met, bots too, so that all games of two together teach no
        more than some; less from people of whom less is known, so that no row of newcomers lifts
        anybody; and least from who did not stay. Whoever left learns as much as ever.
        """
        own, weights = self.skill(game, who).sigma, []
        for seat in seats:
            other = seat.who
            if other != who:
                bot = other.startswith(BOT)
                fresh = FRESH_BOT if bot else FRESH
                surer = 1.0 if bot else min(1.0, own / self.skill(game, other).sigma)
                often = min(1.0, fresh / (1 + self._met[game, *sorted((who, other))]))
                weights.append(often**2 * surer**4 * seat.stayed**2)
        return sum(weights) / len(weights)


def updated(before: Sequence[Skill], places: Sequence[int], noise: float) -> list[Skill]:
    """What a game teaches of all who played it."""
    model = PlackettLuce(mu=MU, sigma=SIGMA, beta=noise, tau=DRIFT, limit_sigma=True)
    teams = [[model.rating(mu=each.mu, sigma=each.sigma)] for each in before]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Skill(team[0].mu, team[0].sigma) for team in rated]


def folded(games: Iterable[RatedGame]) -> Ladder:
    """The ratings after these games: the same whatever the order in which they are given."""
    ladder = Ladder()
    for rated in sorted(games, key=lambda each: (each.at, each.table)):
        ladder.play(rated)
    return ladder
