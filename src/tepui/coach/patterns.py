"""What a seat lost again and again: choices of one kind, by the fact that tells the moves apart."""

from collections.abc import Iterable, Mapping, Sequence

from tepui.coach.reasons import Reason
from tepui.coach.told import Kind

OFTEN = 2  # choices that make a kind
MOST = 3  # kinds to name
LEAST = 1.0  # of what the game counts, that a kind lost by the net's play


def patterns(
    found: Iterable[tuple[int, Sequence[Reason]]], lost: Mapping[int, float], gap: int
) -> list[Kind]:
    """The kinds of some choices, the costliest first; each choice is of the kind that its first
    reason names.

    `lost`: what each choice lost where the net plays on, by its ply. That says which cost more than
    others; together they cost `gap`, what a master would have made more, and each kind its part.
    """
    whole = sum(max(each, 0.0) for each in lost.values())
    by_fact: dict[tuple[bool, str], list[tuple[float, int, Reason]]] = {}
    for ply, reasons in found:
        if reasons:
            first = reasons[0]
            by_fact.setdefault((first.better, first.fact.key), []).append((lost[ply], -ply, first))
    kinds = []
    for (better, _), alike in by_fact.items():
        together = sum(max(each, 0.0) for each, _, _ in alike)
        if len(alike) >= OFTEN and together >= LEAST:
            alike.sort(key=lambda each: each[:2], reverse=True)
            plies = [-ply for _, ply, _ in alike]
            points = round(max(gap, 0) * together / whole)
            kinds.append((together, Kind(better, alike[0][2].fact, plies, points)))
    kinds.sort(key=lambda each: (-each[0], each[1].plies))
    return [kind for _, kind in kinds[:MOST]]
