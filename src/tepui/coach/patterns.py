"""What a seat should work on: its choices by kind, by the fact that tells the moves apart."""

from collections.abc import Mapping

from tepui.coach.points import LEAST, Cost
from tepui.coach.reasons import Reason
from tepui.coach.told import Kind

MOST = 3  # habits that are named
OFTEN = 3  # choices that make a habit


def patterns(
    found: Mapping[int, Reason], costs: Mapping[int, Cost], listed: Mapping[int, int]
) -> list[Kind]:
    """The kinds of some choices; each choice is of the kind that its reason names (`found`).

    `listed`: the points of those choices that are listed, 0 where only chances were lost. Their
    kinds come first, the costliest before the others, and cost what is listed. After them come
    habits: kinds of choices that recur, though none of them is listed, unless playing on from them
    (`costs`) has shown nothing at all. What is listed of no kind stands together.
    """
    by_fact: dict[tuple[bool, str], list[int]] = {}
    for ply, reason in found.items():
        by_fact.setdefault((reason.better, reason.fact.key), []).append(ply)
    themes, habits = [], []
    for alike in by_fact.values():
        own = sorted((ply for ply in alike if ply in listed), key=lambda ply: (-listed[ply], ply))
        others = sorted(ply for ply in alike if ply not in listed)
        measured = [costs[ply].lost for ply in others if ply in costs]
        told = found[(own or others)[0]]
        if own:
            each = [listed[ply] for ply in own]
            themes.append(Kind(told.better, told.fact, own, sum(each), each))
        elif len(others) >= OFTEN and (not measured or sum(measured) >= LEAST):
            habits.append(Kind(told.better, told.fact, others, 0))
    if unlike := sorted(listed.keys() - found.keys(), key=lambda ply: (-listed[ply], ply)):
        each = [listed[ply] for ply in unlike]
        themes.append(Kind(True, None, unlike, sum(each), each))
    themes.sort(key=lambda each: (each.fact is None, -each.points, -len(each.plies), each.plies))
    habits.sort(key=lambda each: (-len(each.plies), each.plies))
    return themes + habits[:MOST]
