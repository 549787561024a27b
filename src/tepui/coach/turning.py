"""The turning point of a game for a seat: the act from which its chances never came back."""

from collections.abc import Container, Sequence

LEAST = 0.10  # how far an act must move a seat's chances

Step = tuple[float, float]  # a seat's chances before an act, and after it


def turning(steps: Sequence[Step], won: bool, forced: Container[int] = ()) -> int | None:
    """The number of the act that decided it; None where no single act did. The last step leads to
    the result.

    After it the chances never came half of the way back. Of several, the one that moved most. An
    act that left no choice (`forced`) decides nothing.

    >>> turning([(0.5, 0.5), (0.5, 0.2), (0.2, 0.25), (0.25, 0.1), (0.1, 0.0)], won=False)
    1
    >>> turning([(0.5, 0.2), (0.2, 0.5), (0.5, 0.45), (0.45, 0.4), (0.4, 0.35)], won=False) is None
    True
    """
    sign = 1.0 if won else -1.0
    lowest, best, found = sign * steps[-1][1], LEAST, None
    for number in range(len(steps) - 1, -1, -1):
        before, after = (sign * chance for chance in steps[number])
        moved = after - before
        if number not in forced and moved >= best and min(lowest, after) >= before + moved / 2:
            best, found = moved, number
        lowest = min(lowest, before)
    return found
