"""Helpers for a game's `poster.py`, which draws a position as one picture, shown where a link to it
is posted. Pieces are those of the browser client's sheets, by name. There are no words, because a
server has no fonts; digits are drawn.
"""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

WIDE, HIGH = 1200, 630
SHAPES = ("circle", "triangle", "square", "diamond", "cross")
SEATS = ("#d1492e", "#2492a3", "#f3bd3a", "#46306b", "#6f7a72")
DEEP = ("#8a2914", "#0f5966", "#96690c", "#281645", "#3f4843")
PAPER, INK = "#fdfaf1", "#1d2c28"

SYMBOL = re.compile(r'<symbol id="([^"]+)" viewBox="([^"]+)"[^>]*>(.*?)</symbol>', re.DOTALL)
USE = re.compile(r'<use href="#([^"]+)"([^>]*)')
COLOUR = re.compile(r' data-([a-z_]+)="([^"]*)"')
FALLBACK = re.compile(r"var\(--([a-z-]+),([^)]*)\)")


def piece(id: str, x: float, y: float, wide: float, high: float = 0, **colours: str) -> str:
    """A piece of a sheet in a box, in other colours than its own where they are given."""
    named = "".join(f' data-{name}="{value}"' for name, value in sorted(colours.items()))
    box = f'x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high or wide:.1f}"'
    return f'<use href="#{id}" {box}{named}/>'


def seat_piece(id: str, seat: int, x: float, y: float, wide: float, high: float = 0) -> str:
    """A piece in the colours of a seat."""
    return piece(id, x, y, wide, high, seat=SEATS[seat], seat_deep=DEEP[seat])


def sheet(x: float, y: float, wide: float, high: float, fill: str, round: float = 8) -> str:
    """A sheet of paper, with its shadow."""
    box = f'width="{wide:.1f}" height="{high:.1f}" rx="{round:g}"'
    shade = f'<rect x="{x + 1:.1f}" y="{y + 4:.1f}" {box} fill="#000" fill-opacity=".22"/>'
    return f'{shade}<rect x="{x:.1f}" y="{y:.1f}" {box} fill="{fill}"/>'


def figure(number: int, x: float, y: float, high: float, fill: str = INK) -> str:
    """A number, its top left at a point."""
    parts = []
    for digit in str(number).replace("-", "−"):
        id = f"digit-{'minus' if digit == '−' else digit}"
        wide = float(_own()[id][0].split()[2]) * high / 80
        parts.append(piece(id, x, y, wide, high))
        x += wide
    return f'<g fill="{fill}">{"".join(parts)}</g>'


def long(number: int, high: float) -> float:
    """How wide a number is."""
    names = (f"digit-{'minus' if digit == '-' else digit}" for digit in str(number))
    return sum(float(_own()[name][0].split()[2]) for name in names) * high / 80


def tag(seat: int, score: int, x: float, y: float, turn: bool = False) -> str:
    """A seat's slip of paper: its sign and its points; raised where it is its turn."""
    wide = 84 + long(score, 40)
    frame = sheet(x - 5, y - 5, wide + 10, 74, SEATS[seat], 19) if turn else ""
    mark = (
        f'<g fill="{SEATS[seat]}" stroke="{DEEP[seat]}" stroke-width="2">'
        f"{piece(f'seat-{SHAPES[seat]}', x + 16, y + 14, 36)}</g>"
    )
    return frame + sheet(x, y, wide, 64, PAPER, 14) + mark + figure(score, x + 64, y + 13, 40)


@cache
def _own() -> dict[str, tuple[str, str]]:
    return symbols((Path(__file__).parent / "digits.svg").read_text(encoding="utf-8"))


def symbols(text: str) -> dict[str, tuple[str, str]]:
    """The symbols of a sheet by their names: the box of each, and what is in it."""
    return {id: (box, inner) for id, box, inner in SYMBOL.findall(text)}


def ground(fill: str, rings: Sequence[tuple[float, float, float, str]] = ()) -> str:
    """What lies under everything: a colour, and ovals on it by x, width, height, colour."""
    ovals = (
        f'<ellipse cx="{x}" cy="{HIGH / 2}" rx="{wide}" ry="{high}" fill="{colour}"/>'
        for x, wide, high, colour in rings
    )
    return f'<rect width="{WIDE}" height="{HIGH}" fill="{fill}"/>' + "".join(ovals)


def whole(
    parts: list[str], sheets: dict[str, tuple[str, str]], wide: float = WIDE, high: float = HIGH
) -> str:
    """The picture by itself: with its pieces, each colour in its place."""
    known = {**sheets, **_own()}
    used: dict[str, str] = {}

    def use(match: re.Match[str]) -> str:
        id, rest = match.groups()
        colours: dict[str, str] = dict(COLOUR.findall(rest))

        def dyed(match: re.Match[str]) -> str:
            return str(colours.get(match.group(1).replace("-", "_"), match.group(2)))

        name = "-".join([id, *(value.lstrip("#") for value in colours.values())])
        if name not in used and id in known:
            used[name] = ""  # a piece within a piece comes back here
            box, inner = known[id]
            inner = FALLBACK.sub(dyed, inner)
            used[name] = f'<symbol id="{name}" viewBox="{box}">{USE.sub(use, inner)}</symbol>'
        if " width=" not in rest and id in known:  # a piece within a piece: as large as its box
            _, _, wide, high = known[id][0].split()
            rest = f' width="{wide}" height="{high}"{rest}'
        return f'<use href="#{name}"{COLOUR.sub("", rest)}'

    body = USE.sub(use, "".join(parts))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high:g}" color="{INK}">'
        f"<defs>{''.join(used.values())}</defs>{body}</svg>"
    )
