"""What a seat lost again and again: choices of one kind, by the fact that tells the moves apart."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from tepui.coach.reasons import Reason
from tepui.coach.told import Kind

OFTEN = 2  # choices that make a kind
MOST = 3  # kinds to name
LEAST = 1.0  # of what the game counts, that a kind lost by the net's play


def patterns(
    found: Iterable[tuple[int, Sequence[Reason]]],
    lost: Mapping[int, float],
    gap: int,
    mistakes: Collection[int],
) -> list[Kind]:
    """The kinds of some choices: those with mistakes first, then the costliest; each choice is of
    the kind that its reason with the most points names, or else its first.

    `lost`: what each choice lost where the net plays on, by its ply. That says which cost more than
    others; together they cost `gap`, what a master would have made more, and each kind its part.
    """
    whole = sum(max(each, 0.0) for each in lost.values())
    by_fact: dict[tuple[bool, str], list[tuple[float, int, Reason]]] = {}
    for ply, reasons in found:
        if reasons:
            first = max(reasons, key=lambda each: int(each.fact.args.get("points", 0)))
            by_fact.setdefault((first.better, first.fact.key), []).append((lost[ply], -ply, first))
    kinds = []
    for (better, _), alike in by_fact.items():
        together = sum(max(each, 0.0) for each, _, _ in alike)
        grave = sum(-ply in mistakes for _, ply, _ in alike)
        if grave or (len(alike) >= OFTEN and together >= LEAST):
            alike.sort(key=lambda each: (-each[1] in mistakes, *each[:2]), reverse=True)
            plies = [-ply for _, ply, _ in alike]
            points = round(max(gap, 0) * together / whole) if whole else 0
            kinds.append((grave, together, Kind(better, alike[0][2].fact, plies, points)))
    kinds.sort(key=lambda each: (-each[0], -each[1], each[2].plies))
    return [kind for _, _, kind in kinds[:MOST]]
