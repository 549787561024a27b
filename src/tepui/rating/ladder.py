"""Everybody's rating, computed from the results of rated games in their order and from nothing
else.

The model is Plackett-Luce as OpenSkill updates it: a skill and its uncertainty. Ours is what keeps
a result from being bought. Bots are fixed: they have no uncertainty and are not updated. How much
of a result is chance depends on game and seat count, and was measured with the anchors. Repeated
games between the same people count less and less. A game against somebody who has beaten nobody
counts little, and so does one that somebody leaves early. Games within one household do not count.
And games against people raise nobody above what their games against bots alone leave possible: bots
cannot be asked to lose.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations, permutations

import msgspec
from openskill.models import PlackettLuce

from tepui.rating.anchors import BOT, Anchors, anchors

MU, SIGMA = 25.0, 25 / 3  # of a newcomer
SURE = 1e-4  # the uncertainty of a bot
DRIFT = SIGMA / 100  # of skill, from one game to the next
FRESH = 2  # meetings of two people that count in full
FRESH_BOT = 20  # of somebody with bots of one level
UNPROVEN = 0.1  # the weight of somebody who has beaten nobody
RULES = 2  # by which new results count; 1: before households, the unproven and the ceiling
POINTS = 20  # points for one unit of skill
BASE = 1500  # points of a newcomer


class RatedSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sat at a seat of a rated game, and their place. Equals share a place."""

    who: str  # a person, or a bot: `bot:easy`
    place: int
    stayed: float = 1.0  # less for people who left: how much of a game they had played
    house: int = 0  # people with the same number play over one connection, or in one browser


class RatedGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a rated game."""

    game: str
    table: str
    at: float  # when it ended
    seats: list[RatedSeat]
    rules: int = 1


class Skill(msgspec.Struct, frozen=True):
    """A person's skill in a game, and its uncertainty."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def points(self) -> int:
        """The rating in points, as shown."""
        return round(BASE + POINTS * (self.mu - MU))

    @property
    def doubt(self) -> int:
        """How far the rating may be off: two standard deviations, in points."""
        return round(2 * POINTS * self.sigma)


class SkillAt(msgspec.Struct, frozen=True):
    """A rating after a game."""

    at: float
    table: str
    skill: Skill


class Ladder:
    """The ratings of everybody in every game."""

    def __init__(self) -> None:
        self.curves: dict[tuple[str, str], list[SkillAt]] = defaultdict(list)
        self._met: Counter[tuple[str, ...]] = Counter()  # a game and two people
        self._alone: dict[tuple[str, str], Skill] = {}  # by games against bots alone
        self._proven: set[tuple[str, str]] = set()  # people who have beaten somebody

    def skill(self, game: str, who: str) -> Skill:
        """A person's skill now."""
        curve = self.curves.get((game, who))
        return curve[-1].skill if curve else Skill()

    def play(self, rated: RatedGame) -> None:
        """Apply a game. One that cannot be rated changes nothing."""
        known = anchors(rated.game)
        people = [seat.who for seat in rated.seats if not seat.who.startswith(BOT)]
        if known is None or not people or len(set(people)) < len(people):
            return
        after = {who: self._after(rated, who, known) for who in people}
        if len(people) == 1:
            alone = self._after(rated, people[0], known, alone=True)
            self._alone[rated.game, people[0]] = alone or Skill()
        for who, skill in after.items():
            if skill is not None:
                self.curves[rated.game, who].append(SkillAt(rated.at, rated.table, skill))
        for one, other in permutations(rated.seats, 2):
            if one.place < other.place and not _at_home(one, other):
                self._proven.add((rated.game, one.who))
        names = [seat.who for seat in rated.seats]
        self._met.update((rated.game, *sorted(pair)) for pair in combinations(names, 2))

    def ceiling(self, game: str, who: str) -> float:
        """How far games against people may raise somebody."""
        alone = self._alone.get((game, who), Skill())
        known = 1 - (alone.sigma / SIGMA) ** 2  # a few lucky games raise nobody's ceiling
        return MU + known * (alone.mu - MU) + alone.sigma

    def _after(
        self, rated: RatedGame, who: str, known: Anchors, alone: bool = False
    ) -> Skill | None:
        """A skill after a game, overall or against bots alone; None if all were one household."""
        own = next(seat for seat in rated.seats if seat.who == who)
        seats = [s for s in rated.seats if s is own or not _at_home(s, own)]
        old = self.skill(rated.game, who)
        if alone:
            old = self._alone.get((rated.game, who), Skill())
        if len(seats) < 2:
            return None
        skills = [old if s is own else self._seated(rated, s.who, known) for s in seats]
        new = updated(skills, [s.place for s in seats], known.noise[len(seats)])[seats.index(own)]
        weight = self._weight(rated, who, seats)
        mu = old.mu + weight * (new.mu - old.mu)
        if rated.rules > 1 and sum(not s.who.startswith(BOT) for s in rated.seats) > 1:
            mu = min(mu, max(old.mu, self.ceiling(rated.game, who)))
        return Skill(mu, old.sigma + weight * (new.sigma - old.sigma), old.games + 1)

    def _seated(self, rated: RatedGame, who: str, known: Anchors) -> Skill:
        if who.startswith(BOT):
            skill = known.skill(who.removeprefix(BOT), rated.at)
            return Skill(MU if skill is None else skill, SURE)
        return self.skill(rated.game, who)

    def _weight(self, rated: RatedGame, who: str, seats: Sequence[RatedSeat]) -> float:
        """How much a game teaches: the mean over the others.

        Less from opponents met often, bots too, so that all games of two together teach no more
        than some; less from people about whom less is known, or who have beaten nobody, so that
        no row of newcomers lifts anybody; and least from whoever did not stay. Whoever left learns
        as much as ever.
        """
        game = rated.game
        own, weights = self.skill(game, who).sigma, []
        for seat in seats:
            other = seat.who
            if other != who:
                bot = other.startswith(BOT)
                fresh = FRESH_BOT if bot else FRESH
                surer = 1.0 if bot else min(1.0, own / self.skill(game, other).sigma)
                often = min(1.0, fresh / (1 + self._met[game, *sorted((who, other))]))
                proven = bot or rated.rules < 2 or (game, other) in self._proven
                weight = often**2 * surer**4 * seat.stayed**2
                weights.append(weight if proven else UNPROVEN * weight)
        return sum(weights) / len(weights)


def _at_home(one: RatedSeat, other: RatedSeat) -> bool:
    return bool(one.house) and one.house == other.house


def updated(before: Sequence[Skill], places: Sequence[int], noise: float) -> list[Skill]:
    """What a game changes for everybody who played it."""
    model = PlackettLuce(mu=MU, sigma=SIGMA, beta=noise, tau=DRIFT, limit_sigma=True)
    teams = [[model.rating(mu=each.mu, sigma=each.sigma)] for each in before]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Skill(team[0].mu, team[0].sigma) for team in rated]


def folded(games: Iterable[RatedGame]) -> Ladder:
    """The ratings after these games, in whatever order they are given."""
    ladder = Ladder()
    for rated in sorted(games, key=lambda each: (each.at, each.table)):
        ladder.play(rated)
    return ladder
