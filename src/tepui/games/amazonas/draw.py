"""The map of a board as an SVG picture: rivers, paths, forest, villages with species and prices.

Everything is drawn from the board's data, the same every time: a sheet of pale paper, forest cut
from darker sheets, the water laid over it, then paths, trees and villages, and around it all the
jungle's edge. Huts and other things that move are not in it. A client that draws the villages with
what happens there takes the same map without them; by the classes it can colour the land for night.
"""

import math
import random
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from html import escape
from pathlib import Path

from tepui.engine.runtime.effort import spend
from tepui.games.amazonas.board import BUILT_IN, SPECIES, Board, Village, built_in, load
from tepui.games.amazonas.course import Course, courses

PAPER, PAPER_EDGE = "#fdfaf1", "#d6c7a6"
INK = "#1d2c28"
GROUND = "#cfe0b4"
SHEETS = ("#bcd59d", "#a9c98b", "#93ba79")
EDGE = ("#5a9a7c", "#33765e", "#215a4a", "#174239")  # the jungle around, from within
CLEARING = "#e9e6bd"
BANK, WATER, DEEP, FOAM = "#ecdcaa", "#3f9fc0", "#2f88aa", "#a9dbe6"
PATH, PATH_GROUND = "#8a5a2b", "#e6d6a8"
GOLD, GOLD_EDGE, GOLD_INK = "#f0c14b", "#a8720f", "#5a3a04"
SERIF = "Fraunces, 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif"

TOKEN = 46  # the side of a village's token
COIN = 11  # the radius of a price
SPOTS = 6_000  # where landmarks could stand, at the most
XY = tuple[float, float]


def svg(board: Board) -> str:
    """The map."""
    land, edge = _landscape(board)
    villages = [_village(village) for village in board.villages]
    return _sheet(board, [_defs(pieces()), *land, *villages, *edge])


@cache
def printed() -> str:
    """The built-in map without its shadows, which a printer would have to paint dot by dot."""
    return re.sub(' filter="[^"]*"', "", svg(built_in()))


def scenery(options: Mapping[str, str]) -> str:
    """The map for a client that has the pieces and draws the villages itself."""
    return _bare(options["board"])


@lru_cache(maxsize=16)
def _bare(board: str) -> str:
    found = built_in() if board == BUILT_IN else load(board)
    land, edge = _landscape(found, apart=True)
    return _sheet(found, [_defs(), *land, *edge])


def _landscape(board: Board, apart: bool = False) -> tuple[list[str], list[str]]:
    """What lies below the villages, and the edge around all; what grows can be kept apart."""
    wide, high = board.size
    lines = courses(board)
    waters = sorted((c for c in lines if c.by == "water"), key=lambda course: course.width)
    paths = [course for course in lines if course.by == "land"]
    rng = random.Random(f"{board.name} {wide} {high}")  # noqa: S311  # for the eye only
    land = [
        f'<rect class="am-ground" width="{wide}" height="{high}" fill="{GROUND}"/>',
        *_sheets(board, rng),
        *(_clearing(village) for village in board.villages),
        *_rivers(waters, board),
        *_paths(paths),
        _picture(board, _growth(board, lines, rng), "am-growth", apart),
        *_boats(waters),
    ]
    return land, _frame(board, rng)


def _picture(board: Board, parts: list[str], name: str, apart: bool) -> str:
    """Parts as a group; or as a picture in the picture, which a browser lays out as one thing."""
    if not apart:
        return "\n".join([f'<g class="{name}">', *parts, "</g>"])
    wide, high = board.size
    inner = "\n".join([_opening(board), f"<defs>{pieces()}</defs>", *parts, "</svg>"])
    # Only what ends an address or escapes: the rest stays as it is, and is compressed well.
    address = "data:image/svg+xml," + inner.replace("%", "%25").replace("#", "%23")
    return f'<image class="{name}" width="{wide}" height="{high}" href="{escape(address)}"/>'


def _sheet(board: Board, parts: list[str]) -> str:
    title = f"<title>{escape(board.name)}</title>"
    return "\n".join([_opening(board), title, *parts, "</svg>\n"])


def _opening(board: Board) -> str:
    wide, high = board.size
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" '
        f'width="{wide}" height="{high}" role="img" aria-label="{escape(board.name)}">'
    )


# -- the ground ----------------------------------------------------------------------------------


def _sheets(board: Board, rng: random.Random) -> list[str]:
    """Forest cut from paper: large round shapes, each a shade darker than the ground below it."""
    wide, high = board.size
    shapes = []
    for fill, count, least, most in zip(
        SHEETS, (15, 13, 11), (130, 90, 50), (210, 150, 95), strict=True
    ):
        group = []
        for x, y in _scattered(rng, wide, high, count):
            group.append(_blob(rng, x, y, rng.uniform(least, most)))
        shapes.append(
            f'<path class="am-forest" d="{"".join(group)}" fill="{fill}" '
            f'filter="url(#am-cut)" fill-opacity=".85"/>'
        )
    return shapes


def _scattered(rng: random.Random, wide: int, high: int, count: int) -> list[XY]:
    """Points spread over the map: each the farthest from the others of a few tries."""
    spots: list[XY] = []
    for _ in range(count):
        tries = [(rng.uniform(0, wide), rng.uniform(0, high)) for _ in range(8)]
        spots.append(max(tries, key=lambda p: min((math.dist(p, q) for q in spots), default=0.0)))
    return spots


def _blob(rng: random.Random, x: float, y: float, size: float) -> str:
    """A closed round shape with lobes."""
    count = 9
    turn = rng.uniform(0, math.tau)
    points = []
    for i in range(count):
        angle = turn + math.tau * i / count
        reach = size * rng.uniform(0.72, 1.12)
        points.append((x + math.cos(angle) * reach * 1.25, y + math.sin(angle) * reach * 0.8))
    return _closed(points)


def _closed(points: list[XY]) -> str:
    """A smooth closed curve through points."""
    n = len(points)
    words = [f"M{points[0][0]:.0f} {points[0][1]:.0f}"]
    for i in range(n):
        p, a, b, c = (points[(i + k) % n] for k in (-1, 0, 1, 2))
        words.append(
            f"C{a[0] + (b[0] - p[0]) / 6:.0f} {a[1] + (b[1] - p[1]) / 6:.0f} "
            f"{b[0] - (c[0] - a[0]) / 6:.0f} {b[1] - (c[1] - a[1]) / 6:.0f} "
            f"{b[0]:.0f} {b[1]:.0f}"
        )
    return "".join(words) + "Z"


# -- water and paths -----------------------------------------------------------------------------


def _rivers(waters: list[Course], board: Board) -> list[str]:
    """Banks below, then the water with its springs, then the light on it and the board's name."""
    wide, high = board.size
    villages = {village.at for village in board.villages}
    springs = [
        (course, (x, y))
        for course in waters
        for x, y in (course.pieces[0][0], course.pieces[-1][3])
        if not course.link and 0 < x < wide and 0 < y < high and (x, y) not in villages
    ]

    def wet(name: str, colour: str, more: float, pond: float) -> str:
        strokes = [f'<path d="{c.path()}" stroke-width="{c.width + more:.1f}"/>' for c in waters]
        ponds = [
            f'<ellipse cx="{x:g}" cy="{y:g}" rx="{c.width * 2.2 + pond:.1f}" '
            f'ry="{c.width * 1.3 + pond:.1f}" fill="{colour}" stroke="none"/>'
            for c, (x, y) in springs
        ]
        return f'<g class="{name}" stroke="{colour}">{"".join(strokes + ponds)}</g>'

    main = max((c for c in waters if c.link), key=lambda course: course.width, default=None)
    light = [
        f'<path class="am-light" d="{c.path()}" stroke="{FOAM}" '
        f'stroke-width="{1.2 + c.width / 26:.1f}" '
        f'stroke-dasharray="{10 + c.width / 2:.0f} {26 + c.width:.0f}" stroke-opacity=".8"/>'
        for c in waters
        if c.width > 8 and c is not main
    ]
    return [
        '<g class="am-waterways" fill="none" stroke-linecap="round" stroke-linejoin="round">',
        f'<g filter="url(#am-cut)">{wet("am-bank", BANK, 12, 6)}</g>',
        wet("am-deep", DEEP, 2.5, 1.2),
        wet("am-water", WATER, 0, 0),
        *light,
        "</g>",
        *([_name_on(main, board.name)] if main else []),
    ]


def _name_on(course: Course, name: str) -> str:
    """The board's name, written along its widest water, from left to right."""
    points = course.sampled()
    if points[0][0] > points[-1][0]:
        points.reverse()
    line = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points)
    return (
        f'<path id="am-main" d="{line}" fill="none"/><text class="am-river" dy="6">'
        f'<textPath href="#am-main" startOffset="50%">{escape(name)}</textPath></text>'
    )


def _paths(paths: list[Course]) -> list[str]:
    return [
        '<g class="am-paths" fill="none" stroke-linecap="round">',
        f'<g class="am-trodden" stroke="{PATH_GROUND}" stroke-width="9">',
        *(f'<path d="{c.path()}"/>' for c in paths),
        f'</g><g class="am-steps" stroke="{PATH}" stroke-width="4.6" stroke-dasharray="0.1 10.5">',
        *(f'<path d="{c.path()}"/>' for c in paths),
        "</g></g>",
    ]


def _boats(waters: list[Course]) -> list[str]:
    """Canoes on two wide waters, not on the widest, which bears the name."""
    boats = []
    for course in [c for c in waters if c.link][-2:-5:-2]:
        points = course.sampled()
        middle = len(points) // 2
        (ax, ay), (bx, by) = points[middle - 1], points[middle + 1]
        angle = math.degrees(math.atan2(by - ay, bx - ax))
        x, y = points[middle]
        boats.append(
            f'<use href="#am-canoe" transform="translate({x:.0f} {y:.0f}) rotate({angle:.0f})"/>'
        )
    return boats


# -- trees ---------------------------------------------------------------------------------------


class _Room:
    """What is taken on the map: round places, by the square that their middle lies in."""

    SQUARE = 48

    def __init__(self) -> None:
        self._squares: dict[tuple[int, int], list[tuple[float, float, float]]] = {}
        self._widest = 0.0

    def take(self, x: float, y: float, reach: float) -> None:
        square = int(x // self.SQUARE), int(y // self.SQUARE)
        self._squares.setdefault(square, []).append((x, y, reach))
        self._widest = max(self._widest, reach)

    def gap(self, x: float, y: float, most: float) -> float:
        """How far it is from a point to what is taken, up to a limit."""
        far, looked = most + self._widest, 1
        for i in self._near(x, far):
            for j in self._near(y, far):
                here = self._squares.get((i, j), ())
                looked += len(here)
                for across, down, reach in here:
                    dx, dy, beside = across - x, down - y, most + reach
                    if -beside < dx < beside and -beside < dy < beside:
                        most = min(most, math.sqrt(dx * dx + dy * dy) - reach)
        spend(looked)
        return most

    def _near(self, at: float, far: float) -> range:
        return range(int((at - far) // self.SQUARE), int((at + far) // self.SQUARE) + 1)


def _growth(board: Board, lines: list[Course], rng: random.Random) -> list[str]:
    """Table mountains and a compass where there is most room, trees wherever there is some."""
    room = _Room()
    for course in lines:
        for x, y in course.sampled():
            room.take(x, y, course.width / 2 + 7)
    for village in board.villages:
        x, y = village.at
        half = max(_pill(village), _label(village)) / 2
        for dx in (-half, -half / 2, 0, half / 2, half):
            room.take(x + dx, y + 42, 20)
        room.take(x, y - 4, 32)
    return [*_landmarks(board, room), *_trees(board, room, rng)]


def _landmarks(board: Board, room: _Room) -> list[str]:
    """One landmark after the other into the widest gap that is left."""
    wide, high = board.size
    step = max(15, round(math.sqrt(wide * high / SPOTS)))
    spots = [(x, y) for x in range(90, wide - 80, step) for y in range(90, high - 80, step)]
    gaps = {(x, y): room.gap(x, y, 90) for x, y in spots}
    parts = []
    for what, size in (("am-tepui", 46), ("am-compass", 44), ("am-tepui", 40), ("am-tepui", 38)):
        x, y = max(spots, key=lambda spot: gaps[spot], default=(0, 0))
        if gaps.get((x, y), 0) >= size:
            room.take(x, y, size)
            gaps = {spot: min(gap, math.dist(spot, (x, y)) - size) for spot, gap in gaps.items()}
            parts.append(
                f'<use href="#{what}" transform="translate({x} {y}) scale({size / 46:.2f})"/>'
            )
    return parts


def _trees(board: Board, room: _Room, rng: random.Random) -> list[str]:
    wide, high = board.size
    kinds = ("am-tree-a", "am-tree-a", "am-tree-b", "am-tree-b", "am-palm", "am-bush")
    trees: list[tuple[float, float, float, str]] = []
    for _ in range(5000):
        x, y = rng.uniform(14, wide - 14), rng.uniform(36, high - 14)
        size, kind = rng.uniform(0.75, 1.1), rng.choice(kinds)
        if room.gap(x, y - 11 * size, 14 * size) == 14 * size:
            room.take(x, y - 11 * size, 14 * size)
            trees.append((x, y, size, kind))
    trees.sort(key=lambda tree: tree[1])  # the far ones first
    return [
        f'<use href="#{kind}" transform="translate({x:.0f} {y:.0f}) scale({size:.2f})"/>'
        for x, y, size, kind in trees
    ]


# -- villages ------------------------------------------------------------------------------------


def _pill(village: Village) -> float:
    """How wide the plate with the prices is."""
    return len(village.prices) * (2 * COIN + 3) + 9


def _label(village: Village) -> float:
    """About how wide the name is."""
    return 8.4 * len(village.name)


def _village(village: Village) -> str:
    x, y = village.at
    species = SPECIES[village.species]
    prices = ", ".join(map(str, village.prices))
    half, pill = TOKEN / 2, _pill(village)
    coins = []
    for i, price in enumerate(village.prices):
        cx = (i - (len(village.prices) - 1) / 2) * (2 * COIN + 3)
        coins.append(
            f'<circle cx="{cx:g}" cy="36" r="{COIN}" fill="{GOLD_EDGE}"/>'
            f'<circle cx="{cx:g}" cy="35" r="{COIN - 0.5:g}" fill="{GOLD}"/>'
            f'<circle cx="{cx:g}" cy="35" r="{COIN - 3:g}" fill="none" stroke="{GOLD_EDGE}" '
            f'stroke-width="1" stroke-dasharray="1.6 2.2" stroke-opacity=".7"/>'
            f'<text x="{cx:g}" y="40.2" class="am-price">{price}</text>'
        )
    return (
        f'<g transform="translate({x} {y})" role="img" '
        f'aria-label="{escape(village.name)}: {species}, {prices}">'
        f'<rect x="{-pill / 2:g}" y="23" width="{pill:g}" height="25" rx="12.5" fill="{PAPER}" '
        f'stroke="{PAPER_EDGE}" filter="url(#am-drop)"/>'
        f"{''.join(coins)}"
        f'<g filter="url(#am-drop)"><use href="#am-frame-{species}" x="{-half:g}" '
        f'y="{-half - 4:g}" width="{TOKEN}" height="{TOKEN}"/></g>'
        f'<use href="#am-{species}" x="{-half * 0.72:.1f}" y="{-half * 0.72 - 4:.1f}" '
        f'width="{TOKEN * 0.72:.1f}" height="{TOKEN * 0.72:.1f}"/>'
        f'<text y="64" class="am-name">{escape(village.name)}</text></g>'
    )


def _clearing(village: Village) -> str:
    x, y = village.at
    wide = max(_pill(village), TOKEN) / 2 + 16
    return (
        f'<ellipse class="am-clearing" cx="{x}" cy="{y + 18}" rx="{wide:g}" ry="36" '
        f'fill="{CLEARING}" fill-opacity=".75"/>'
    )


# -- the edge of the map -------------------------------------------------------------------------


def _frame(board: Board, rng: random.Random) -> list[str]:
    """Sheets of jungle around the map, each cut a little wider than the one below it."""
    wide, high = board.size
    parts = ['<g class="am-edge">']
    for i, (fill, deep) in enumerate(zip(EDGE, (30, 22, 14, 7), strict=True)):
        inner = _closed(_edge(rng, wide, high, deep))
        outer = f"M-60 -60H{wide + 60}V{high + 60}H-60Z"
        parts.append(
            f'<path class="am-edge-{i}" d="{outer}{inner}" fill="{fill}" fill-rule="evenodd" '
            f'filter="url(#am-cut)"/>'
        )
    for x, y, turn in (
        (0, 0, 135), (wide, 0, 225), (wide, high, 315), (0, high, 45),
    ):  # fmt: skip
        for turned, (i, size) in enumerate(((3, 1.0), (1, 0.8), (0, 0.6))):
            for spread in (-34, 0, 34):
                parts.append(
                    f'<use href="#am-leaf" class="am-edge-{i}" fill="{EDGE[i]}" '
                    f'transform="translate({x} {y}) '
                    f'rotate({turn + spread + 9 * turned}) scale({size})"/>'
                )
    return [*parts, "</g>"]


def _edge(rng: random.Random, wide: int, high: int, deep: float) -> list[XY]:
    """Points round the map, about `deep` inside of it."""

    def wave() -> float:
        return deep * rng.uniform(0.35, 1.15)

    step = 62
    top = [(x, wave()) for x in range(step, wide - step // 2, step)]
    right = [(wide - wave(), y) for y in range(step, high - step // 2, step)]
    bottom = [(x, high - wave()) for x in range(wide - step, step // 2, -step)]
    left = [(wave(), y) for y in range(high - step, step // 2, -step)]
    corner = deep * 1.6
    return [
        (corner, corner), *top, (wide - corner, corner), *right,
        (wide - corner, high - corner), *bottom, (corner, high - corner), *left,
    ]  # fmt: skip


# -- things used more than once ------------------------------------------------------------------


@cache
def pieces() -> str:
    """The drawings of species, tokens, trees, mountains, compass, canoe and leaf."""
    text = (Path(__file__).parent / "pieces.svg").read_text(encoding="utf-8")
    return text.partition("<defs>\n")[2].partition("</defs>")[0].rstrip()


def _defs(pieces: str = "") -> str:
    return f"""<defs>
<style>
.am-name {{ font: 600 15px {SERIF}; text-anchor: middle; fill: {INK}; stroke: {PAPER};
  stroke-width: 4px; stroke-linejoin: round; paint-order: stroke; }}
.am-river {{ font: italic 600 19px {SERIF}; text-anchor: middle; fill: #e8f6f8; fill-opacity: .95;
  letter-spacing: 5px; }}
.am-price {{ font: 700 14px {SERIF}; text-anchor: middle; fill: {GOLD_INK}; }}
</style>
<filter id="am-cut" x="-5%" y="-5%" width="110%" height="112%"><feDropShadow dx="0" dy="2"
 stdDeviation="2.4" flood-color="#1e3a1e" flood-opacity=".30"/></filter>
<filter id="am-drop" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="1.6"
 stdDeviation="1.4" flood-color="#1e2a1e" flood-opacity=".38"/></filter>
{pieces}
</defs>"""
