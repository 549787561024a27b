"""Whether a board is well balanced and readable: the figures that our own board must satisfy.

A board of the user's own need not satisfy them; it is only told them.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from tepui.games.amazonas.board import KINDS, SPECIES, Board, Point
from tepui.games.amazonas.course import Course, courses

MOST_CROSSINGS = 12
NEAR = 24  # to a village that both lead to, two links do not count as crossing
Spot = tuple[float, float]
CLEARANCE = 1 / 5  # of the mean spacing: how near a link may pass to a third village


@dataclass(frozen=True)
class Criterion:
    """One line of the table: what was measured, and what is wanted, each from least to most."""

    key: str  # of its name: cli-board-…
    found: tuple[float, float]
    wanted: tuple[float, float | None]  # None: any more will do

    @property
    def holds(self) -> bool:
        """Whether what was found lies within what is wanted."""
        (low, high), (least, most) = self.found, self.wanted
        return least <= low and (most is None or high <= most)


def figures(board: Board) -> list[Criterion]:
    """The whole table."""
    return [*_of_villages(board), *_of_links(board), *_of_cards(board), *_of_drawing(board)]


def _of_villages(board: Board) -> list[Criterion]:
    kinds = [sum(v.species == i for v in board.villages) for i in range(len(SPECIES))]
    sites = [
        sum(len(v.prices) for v in board.villages if v.species == i) for i in range(len(SPECIES))
    ]
    cheap = sum(v.prices[0] == 2 for v in board.villages)
    return [
        Criterion("villages", _range([len(board.villages)]), (30, 30)),
        Criterion("villages-of-each-species", _range(kinds), (6, 6)),
        Criterion("sites-of-each-species", _range(sites), (12, 12)),
        Criterion("villages-whose-first-site-costs-2", _range([cheap]), (12, 18)),
    ]


def _of_links(board: Board) -> list[Criterion]:
    villages = range(len(board.villages))
    count = len(board.links)
    water = sum(link.by == "water" for link in board.links)
    degrees = [sum(v in (link.a, link.b) for link in board.links) for v in villages]
    both = sum(all(board.neighbours(v, (by,)) for by in KINDS) for v in villages)
    whole = largest_group(board, KINDS)
    by_water, by_land = (largest_group(board, (by,)) for by in KINDS)
    return [
        Criterion("links", _range([count]), (45, 60)),
        Criterion("percentage-of-links-by-water", _range([100 * water / count]), (45, 55)),
        Criterion("villages-joined", _range([whole]), (len(villages), None)),
        Criterion("links-of-a-village", _range(degrees), (2, 6)),
        Criterion("villages-with-both-kinds-of-link", _range([both]), (24, None)),
        Criterion("largest-group-by-water-alone", _range([by_water]), (12, None)),
        Criterion("largest-group-by-land-alone", _range([by_land]), (12, None)),
    ]


def _of_cards(board: Board) -> list[Criterion]:
    sites = [len(board.villages[v].prices) for mission in board.missions for v in mission]
    gold = [joining_gold(board, mission) for mission in board.missions]
    spread = 100 * (max(gold) / min(gold) - 1)
    sums = rank_sums(board)
    return [
        Criterion("sites-of-a-mission-village", _range(sites), (2, None)),
        Criterion("gold-that-joins-a-mission", _range(gold), (13, 15)),
        Criterion("percentage-by-which-missions-differ", _range([spread]), (0, 10)),
        Criterion("difference-of-tie-break-ranks", _range([max(sums) - min(sums)]), (0, 1)),
    ]


def _of_drawing(board: Board) -> list[Criterion]:
    return [
        Criterion("nearest-pass-in-spacings", _range([clearance(board)]), (CLEARANCE, None)),
        Criterion("crossings-of-links", _range([crossings(board)]), (0, MOST_CROSSINGS)),
    ]


def largest_group(board: Board, by: Sequence[str]) -> int:
    """How many villages the largest group has that hangs together by these kinds of link."""
    left = set(range(len(board.villages)))
    largest = 0
    while left:
        group = fresh = {left.pop()}
        while fresh:
            fresh = {n for v in fresh for n in board.neighbours(v, by)} - group
            group = group | fresh
        left -= group
        largest = max(largest, len(group))
    return largest


def joining_gold(board: Board, goals: Sequence[int]) -> int:
    """The least sum of first prices of a connected set of villages that holds all the goals.

    Exact: the least price of every set of goals joined at every village, from small sets to large
    (Dreyfus and Wagner 1971, with prices on villages).
    """
    price = [village.prices[0] for village in board.villages]
    near = [board.neighbours(v) for v in range(len(price))]
    far = sum(price) + 1
    least = [[far] * len(price) for _ in range(1 << len(goals))]
    for i, goal in enumerate(goals):
        least[1 << i][goal] = price[goal]
    for joined in range(1, 1 << len(goals)):
        row = least[joined]
        part = (joined - 1) & joined
        while part:
            for v, paid in enumerate(price):
                row[v] = min(row[v], least[part][v] + least[joined ^ part][v] - paid)
            part = (part - 1) & joined
        changed = True
        while changed:
            changed = False
            for v, paid in enumerate(price):
                onward = min(row[n] for n in near[v]) + paid
                if onward < row[v]:
                    row[v], changed = onward, True
    return min(least[-1])


def rank_sums(board: Board) -> list[int]:
    """For each row of tie-break numbers, the sum of their ranks among all (1 is the lowest)."""
    order = sorted(number for row in board.ties for number in row)
    return [sum(order.index(number) + 1 for number in row) for row in board.ties]


def spacing(board: Board) -> float:
    """The mean distance of a village to the nearest other."""
    at = [village.at for village in board.villages]
    return sum(min(math.dist(a, b) for b in at if b is not a) for a in at) / len(at)


def clearance(board: Board) -> float:
    """How near a link passes to a third village, in mean spacings."""
    nearest = math.inf
    for course in _links(board):
        assert course.link is not None
        points = course.sampled()
        for v, village in enumerate(board.villages):
            if v not in (course.link.a, course.link.b):
                nearest = min(nearest, min(math.dist(p, village.at) for p in points))
    return nearest / spacing(board)


def crossings(board: Board) -> int:
    """How many pairs of links cross, other than at a village that both lead to."""
    drawn = [(course, course.sampled()) for course in _links(board)]
    count = 0
    for i, (one, points) in enumerate(drawn):
        for other, others in drawn[:i]:
            assert one.link is not None
            assert other.link is not None
            shared = {one.link.a, one.link.b} & {other.link.a, other.link.b}
            where = [board.villages[v].at for v in shared]
            count += _cross(points, others, where)
    return count


def _links(board: Board) -> list[Course]:
    return [course for course in courses(board) if course.link]


def _cross(one: list[Spot], other: list[Spot], shared: list[Point]) -> bool:
    if not _boxes_meet(one, other):
        return False
    for a, b in pairwise(one):
        if any(math.dist(a, place) <= NEAR for place in shared):
            continue
        for c, d in pairwise(other):
            if (
                _side(a, b, c) != _side(a, b, d)
                and _side(c, d, a) != _side(c, d, b)
                and _boxes_meet((a, b), (c, d))
            ):
                return True
    return False


def _boxes_meet(one: Sequence[Spot], other: Sequence[Spot]) -> bool:
    return all(
        min(p[i] for p in one) <= max(p[i] for p in other)
        and min(p[i] for p in other) <= max(p[i] for p in one)
        for i in (0, 1)
    )


def _side(a: Spot, b: Spot, c: Spot) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])


def _range(numbers: Sequence[float]) -> tuple[float, float]:
    return min(numbers), max(numbers)
