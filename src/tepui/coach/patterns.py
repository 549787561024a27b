"""Where a seat lost most: its choices by kind, by the fact that tells the moves apart."""

from collections.abc import Mapping

from tepui.coach.points import Cost, together
from tepui.coach.reasons import Reason
from tepui.coach.told import Kind

MOST = 3  # kinds to name
AS_MUCH = 5  # hundredths of chance that weigh as much as a point, where none is known to be lost


def patterns(
    found: Mapping[int, Reason], costs: Mapping[int, Cost], chances: Mapping[int, int]
) -> list[Kind]:
    """The kinds of some choices, the costliest first; each choice is of the kind that its reason
    names.

    `costs`: the points of those that were played on from, by their plies; `chances`: what those
    lost, in hundredths, that are listed for it. A kind costs the points that are listed of its
    choices; to that come the others of it, if together they were shown to have cost something.
    Where no points are known to be lost, it costs the chances.
    """
    by_fact: dict[tuple[bool, str], dict[int, Reason]] = {}
    for ply, reason in found.items():
        by_fact.setdefault((reason.better, reason.fact.key), {})[ply] = reason
    kinds = []
    for (better, _), alike in by_fact.items():
        points = {ply: costs[ply].proven for ply in alike if ply in costs}
        listed = [ply for ply, lost in points.items() if lost]
        others = [ply for ply, lost in points.items() if not lost]
        more = together(costs[ply] for ply in others).proven
        plies = listed + (others if more else []) or [ply for ply in alike if ply in chances]
        plies.sort(key=lambda ply: (-points.get(ply, 0), -chances.get(ply, 0), ply))
        if plies:
            worth = sum(points.get(ply, 0) for ply in listed) + more
            lost = sum(chances.get(ply, 0) for ply in plies)
            kinds.append(Kind(better, alike[plies[0]].fact, plies, worth, lost))
    kinds.sort(key=lambda each: (-(each.points or each.chances / AS_MUCH), each.plies))
    return kinds[:MOST]
