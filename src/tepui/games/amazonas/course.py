"""The courses of waterways and paths: smooth curves through the points of a board.

Where one water goes on into another at a village, their curves share a tangent there, so that a
river is one line whatever number of links it is made of. Drawing and figures use the same curves.
"""

import math
from dataclasses import dataclass

from tepui.games.amazonas.board import Board, Link, Point

Bezier = tuple[
    tuple[float, float], tuple[float, float], tuple[float, float], tuple[float, float]
]  # fmt: skip
STEPS = 12  # points by which a piece of a curve is sampled


@dataclass(frozen=True)
class Course:
    """A curve: a link's, or (link None) of water that joins nothing."""

    link: Link | None
    by: str
    width: int
    pieces: tuple[Bezier, ...]

    def sampled(self) -> list[tuple[float, float]]:
        """Points along the curve, close together."""
        points = [self.pieces[0][0]]
        for piece in self.pieces:
            points += [_at(piece, step / STEPS) for step in range(1, STEPS + 1)]
        return points

    def path(self) -> str:
        """The curve as an SVG path."""
        start = self.pieces[0][0]
        words = [f"M{start[0]:g} {start[1]:g}"]
        for _, b, c, d in self.pieces:
            words.append(f"C{b[0]:.1f} {b[1]:.1f} {c[0]:.1f} {c[1]:.1f} {d[0]:g} {d[1]:g}")
        return "".join(words)


def courses(board: Board) -> list[Course]:
    """All curves of a board: the rivers that join nothing, then the links."""
    at = [village.at for village in board.villages]
    lines: list[tuple[Link | None, str, int, list[Point]]] = [
        (None, "water", river.width, list(river.course)) for river in board.rivers
    ]
    for link in board.links:
        points = [at[link.a], *link.course, at[link.b]]
        lines.append((link, link.by, link.width or (14 if link.by == "water" else 4), points))
    lines = [line for line in lines if len(line[3]) > 1]
    beyond = _continuations([points if by == "water" else [] for _, by, _, points in lines])
    return [
        Course(link, by, width, _smooth(points, beyond.get((i, 0)), beyond.get((i, -1))))
        for i, (link, by, width, points) in enumerate(lines)
    ]


def _continuations(lines: list[list[Point]]) -> dict[tuple[int, int], Point]:
    """For an end of a line (0 or -1): the next point of the line that goes on from there.

    At each place the two ends that make the straightest line are joined first, and so on.
    """
    ends: dict[Point, list[tuple[int, int]]] = {}
    for i, points in enumerate(lines):
        if points:
            ends.setdefault(points[0], []).append((i, 0))
            ends.setdefault(points[-1], []).append((i, -1))
    directions: dict[tuple[int, int], Point] = {}
    for place, here in ends.items():
        inner = {end: lines[end[0]][1 if end[1] == 0 else -2] for end in here}
        pairs = sorted(
            (_bend(inner[a], place, inner[b]), a, b) for a in here for b in here if a < b
        )
        for bend, a, b in pairs:
            if a not in directions and b not in directions and bend < math.radians(80):
                directions[a], directions[b] = inner[b], inner[a]
    return directions


def _bend(a: Point, b: Point, c: Point) -> float:
    """By how much the way from a to c turns at b."""
    into = math.atan2(b[1] - a[1], b[0] - a[0])
    out = math.atan2(c[1] - b[1], c[0] - b[0])
    return abs(math.remainder(out - into, math.tau))


def _smooth(points: list[Point], before: Point | None, after: Point | None) -> tuple[Bezier, ...]:
    """A curve through the points (Catmull and Rom's), leaving towards those beyond its ends."""
    line = [before or points[0], *points, after or points[-1]]
    pieces = []
    for p, a, b, n in zip(line, line[1:], line[2:], line[3:], strict=False):
        reach = math.dist(a, b) / 3
        pieces.append(
            (
                (float(a[0]), float(a[1])),
                _towards(a, (b[0] - p[0], b[1] - p[1]), reach),
                _towards(b, (a[0] - n[0], a[1] - n[1]), reach),
                (float(b[0]), float(b[1])),
            )
        )
    return tuple(pieces)


def _towards(start: Point, way: tuple[float, float], reach: float) -> tuple[float, float]:
    length = math.hypot(*way) or 1.0
    return (start[0] + way[0] / length * reach, start[1] + way[1] / length * reach)


def _at(piece: Bezier, t: float) -> tuple[float, float]:
    u = 1 - t
    weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    x = sum(weight * point[0] for weight, point in zip(weights, piece, strict=True))
    y = sum(weight * point[1] for weight, point in zip(weights, piece, strict=True))
    return (x, y)
