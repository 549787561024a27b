"""Who meets whom in a round: pure functions of the standings and of who has met whom.

Everybody sits once per round or, if nothing else works, has a bye. The standings are walked from
the top: neighbours sit together, as far as that repeats no meeting. A table that is too small for
lack of people is filled with bots.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

Meetings = Counter[tuple[int, int]]  # how often two have met, by their numbers in order

MOST_LOOKS = 6_000  # tables to search: small rounds are searched completely
NEIGHBOURS = 12  # people in the standings to consider for a table, apart from the end of the list


class Shape(NamedTuple):
    """A table of a round: how many people sit there, with bots at the other seats."""

    people: int
    seats: int


class Round(NamedTuple):
    """Who sits together, and who has a bye."""

    tables: list[list[int]]
    byes: list[int]


def meetings(tables: Iterable[Collection[int]]) -> Meetings:
    """How often each pair has met."""
    counts: Meetings = Counter()
    for table in tables:
        counts.update(combinations(sorted(table), 2))
    return counts


def shapes(count: int, wished: int, legal: Sequence[int]) -> list[Shape]:
    """The tables for this many people: nobody left out where that can be, then few bots, then sizes
    near the wished one. Their people may be one short of all: the last has a bye.

    >>> shapes(7, 4, [2, 3, 4])
    [Shape(people=4, seats=4), Shape(people=3, seats=3)]
    >>> shapes(9, 4, [2, 3, 4])
    [Shape(people=3, seats=3), Shape(people=3, seats=3), Shape(people=3, seats=3)]
    >>> shapes(3, 2, [2])
    [Shape(people=2, seats=2)]
    """
    kinds = [
        Shape(people, min(seats for seats in legal if seats >= people))
        for people in range(2, max(legal) + 1)
    ]

    @cache
    def best(left: int) -> tuple[tuple[int, int, int], tuple[Shape, ...]]:
        if left < 2:
            return (left, 0, 0), ()
        candidates = []
        for kind in kinds:
            if kind.people <= left:
                (byes, bots, far), rest = best(left - kind.people)
                far += (kind.seats - wished) ** 2
                candidates.append(((byes, bots + kind.seats - kind.people, far), (kind, *rest)))
        return min(candidates)

    return sorted(best(count)[1], reverse=True)


def alike(count: int, seats: int) -> list[Shape]:
    """Tables that play one deal have the same seats; bots take those that are left.

    >>> alike(9, 4)
    [Shape(people=3, seats=4), Shape(people=3, seats=4), Shape(people=3, seats=4)]
    """
    tables = -(-count // seats)
    return [Shape(count // tables + (n < count % tables), seats) for n in range(tables)]


def swiss(
    order: Sequence[int], met: Meetings, rested: Collection[int], tables: Sequence[Shape]
) -> Round:
    """A round for these people, the best first: fewest repeated meetings, then neighbours.

    A bye goes to the last who had none.
    """
    playing, byes = list(order), []
    for _ in range(len(order) - sum(shape.people for shape in tables)):
        fresh = [one for one in playing if one not in rested] or playing
        byes.append(fresh[-1])
        playing.remove(fresh[-1])
    rank = {one: n for n, one in enumerate(playing)}
    far = len(playing) ** 3  # more than all distances of a round together

    @cache
    def cost(one: int, other: int) -> int:
        """Repeated meetings first, then how often, then the distance in the standings."""
        before = met[min(one, other), max(one, other)]
        return ((before > 0) * far + before) * far + abs(rank[one] - rank[other])

    walked = _walk(playing, [shape.people for shape in tables], cost)
    return Round(_swapped(walked, cost), byes)


Cost = Callable[[int, int], int]


def _walk(order: Sequence[int], sizes: Sequence[int], cost: Cost) -> list[list[int]]:
    """From the top, each table takes the nearest people who have not met, and backtracks if the
    rest would repeat meetings. Small rounds are searched completely, others in part.
    """
    best: list[list[int]] = []
    least, looks = -1, 0

    def seat(left: Sequence[int], sizes: Sequence[int], done: list[list[int]], so_far: int) -> None:
        nonlocal best, least, looks
        if not sizes:
            best, least = [list(table) for table in done], so_far
            return
        first, others = left[0], left[1:]
        for size in sorted(set(sizes), reverse=True):
            rest = list(sizes)
            rest.remove(size)
            near = others if len(others) <= NEIGHBOURS else _near(first, others, size, cost)
            options = []
            for company in combinations(near, size - 1):
                table = (first, *company)
                options.append((sum(cost(*pair) for pair in combinations(table, 2)), company))
            for price, company in sorted(options):
                looks += 1
                if 0 <= least <= so_far + price or (best and looks > MOST_LOOKS):
                    break
                gone = set(company)
                done.append([first, *company])
                seat([each for each in others if each not in gone], rest, done, so_far + price)
                done.pop()

    seat(list(order), list(sizes), [], 0)
    return best


def _near(first: int, others: Sequence[int], size: int, cost: Cost) -> list[int]:
    """The cheapest people to seat with the first; more for small tables."""
    few = max(size, NEIGHBOURS if size < 4 else NEIGHBOURS * 2 // 3)
    return sorted(others, key=lambda other: cost(first, other))[:few]


def _swapped(tables: list[list[int]], cost: Cost) -> list[list[int]]:
    """Swap two people of different tables, as long as that improves the round."""

    def price(one: int, table: Sequence[int], without: int) -> int:
        return sum(cost(one, each) for each in table if each not in (one, without))

    better = True
    while better:
        better = False
        for here, there in combinations(tables, 2):
            for i, one in enumerate(here):
                for j, other in enumerate(there):
                    before = price(one, here, one) + price(other, there, other)
                    after = price(other, here, one) + price(one, there, other)
                    if after < before:
                        here[i], there[j] = other, one
                        one, better = other, True
    return tables


def round_robin(count: int, number: int) -> Round:
    """One round of a league at tables of two: each meets each other once in all rounds. The first
    stays, the others go round; with an odd count, somebody rests.

    >>> [round_robin(4, n).tables for n in range(3)]
    [[[0, 3], [1, 2]], [[0, 2], [3, 1]], [[0, 1], [2, 3]]]
    """
    circle: list[int] = list(range(count + count % 2))
    turned = [
        circle[0],
        *(circle[1 + (n - number) % (len(circle) - 1)] for n in range(len(circle) - 1)),
    ]
    pairs = [[turned[n], turned[-1 - n]] for n in range(len(turned) // 2)]
    tables = [pair for pair in pairs if count not in pair]
    return Round(tables, [sum(pair) - count for pair in pairs if count in pair])


def robin_rounds(count: int) -> int:
    """How many rounds a league at tables of two has."""
    return count - 1 + count % 2


def all_met(people: Collection[int], met: Meetings) -> bool:
    """Whether everybody has met everybody."""
    return all(met[pair] for pair in combinations(sorted(people), 2))
