"""What a seat should work on: its choices by kind, by the fact that tells the moves apart."""

from collections.abc import Mapping

from tepui.coach.points import LEAST, Cost, together
from tepui.coach.reasons import Reason
from tepui.coach.told import Kind

MOST = 3  # kinds to name
OFTEN = 3  # choices of a kind that is named though nobody knows what it cost


def patterns(found: Mapping[int, Reason], costs: Mapping[int, Cost]) -> list[Kind]:
    """The kinds of some choices, the costliest first; each choice is of the kind that its reason
    names.

    `costs`: the points of those that were played on from, by their plies. A kind costs the points
    that are listed of its choices; to that come the others of it, if together they were shown to
    have cost something. Those without known points come after, the most frequent first, unless
    playing on has shown nothing at all.
    """
    by_fact: dict[tuple[bool, str], dict[int, Reason]] = {}
    for ply, reason in found.items():
        by_fact.setdefault((reason.better, reason.fact.key), {})[ply] = reason
    kinds = []
    for (better, _), alike in by_fact.items():
        points = {ply: costs[ply].proven for ply in alike if ply in costs}
        listed = sorted(ply for ply, lost in points.items() if lost)
        others = sorted(ply for ply, lost in points.items() if not lost)
        listed.sort(key=lambda ply: -points[ply])
        more = together(costs[ply] for ply in others).proven
        if plies := listed + (others if more else []):
            each = [points[ply] for ply in listed]
            kinds.append(Kind(better, alike[plies[0]].fact, plies, sum(each) + more, each))
        elif len(alike) >= OFTEN and (
            not points or together(costs[ply] for ply in points).lost >= LEAST
        ):
            kinds.append(Kind(better, next(iter(alike.values())).fact, sorted(alike), 0))
    kinds.sort(key=lambda each: (-each.points, -len(each.plies), each.plies))
    return kinds[:MOST]
