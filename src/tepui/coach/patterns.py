"""What a seat should work on: its choices by kind, by the fact that tells the moves apart."""

from collections.abc import Iterable, Mapping

from tepui.coach.points import LEAST, Cost
from tepui.coach.reasons import Reason
from tepui.coach.told import Kind

MOST = 3  # kinds to name, and habits
OFTEN = 3  # choices that make a habit


def patterns(
    found: Mapping[int, Reason], costs: Mapping[int, Cost], listed: Mapping[int, int]
) -> list[Kind]:
    """What recurs among some choices; each is of the kind that its reason names (`found`).

    `listed`: the points of those that are listed, 0 where only chances were lost. Of these, the
    kinds that recur come first, the costliest before the others; then what else is listed, so that
    all together cost what is listed. After them come habits: kinds of choices that are not listed,
    unless playing on from them (`costs`) has shown nothing at all.
    """

    def kind(role: str, plies: Iterable[int]) -> Kind:
        own = sorted(plies, key=lambda ply: (-listed.get(ply, 0), ply))
        first = next((found[ply] for ply in own if ply in found), None)
        points = sum(listed.get(ply, 0) for ply in own)
        better, fact = (True, None) if first is None else (first.better, first.fact)
        return Kind(role, better, fact, own, points)

    by_fact: dict[tuple[bool, str], list[int]] = {}
    for ply, reason in found.items():
        by_fact.setdefault((reason.better, reason.fact.key), []).append(ply)
    themes, habits = [], []
    for alike in by_fact.values():
        own = [ply for ply in alike if ply in listed]
        measured = [costs[ply].lost for ply in alike if ply in costs]
        if len(own) > 1:
            themes.append(kind("kind", own))
        elif not own and len(alike) >= OFTEN and (not measured or sum(measured) >= LEAST):
            habits.append(kind("habit", alike))
    themes.sort(key=lambda each: (-each.points, -len(each.plies), each.plies))
    habits.sort(key=lambda each: (-len(each.plies), each.plies))
    told = themes[:MOST]
    if others := listed.keys() - {ply for each in told for ply in each.plies}:
        told.append(kind("others", others))
    return told + habits[:MOST]
