"""Pieces of several sizes on sheets of paper, in straight rows, to be cut with a ruler."""

from itertools import groupby
from typing import Any

MARGIN = 12.0  # millimetres: room for the marks, and for what a printer cannot reach


def laid_out(
    pieces: list[tuple[float, float, int]], paper: tuple[float, float]
) -> list[dict[str, Any]]:
    """The pages for pieces of a width, a height and a count each: equal sizes lie together.

    >>> [page["pieces"] for page in laid_out([(100, 100, 2), (90, 60, 1)], (210, 297))]
    [[0, 0], [1]]
    """
    pages: list[dict[str, Any]] = []
    numbered = [(wide, high, [i] * count) for i, (wide, high, count) in enumerate(pieces)]
    for (wide, high), group in groupby(numbered, key=lambda piece: piece[:2]):
        each = [number for _, _, numbers in group for number in numbers]
        upright, sideways = _fits(wide, high, paper), _fits(wide, high, paper[::-1])
        on_side = sideways[0] * sideways[1] > upright[0] * upright[1]
        columns, rows = sideways if on_side else upright
        for first in range(0, len(each), columns * rows):
            here = each[first : first + columns * rows]
            pages.append(
                {
                    "on_side": on_side, "wide": wide, "high": high, "pieces": here,
                    "columns": min(columns, len(here)), "rows": -(-len(here) // columns),
                }
            )  # fmt: skip
    return pages


def _fits(wide: float, high: float, paper: tuple[float, float]) -> tuple[int, int]:
    """How many lie side by side, and how many rows."""
    return int((paper[0] - 2 * MARGIN) // wide), int((paper[1] - 2 * MARGIN) // high)
