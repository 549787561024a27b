"""Helpers for a game's `cutouts.py`: its pieces at true size, to be printed and cut out.

A piece is drawn in tenths of a millimetre, as parts of an SVG like a poster (`poster.py`).
"""

import textwrap
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from tepui.engine.real_table.poster import INK, PAPER, piece

TENTHS = 10  # of a millimetre in one
CARD = (59, 92)  # millimetres: the usual European card
SMALL = (44, 68)  # and the usual small one


class Cutout(NamedTuple):
    """A piece to be cut out: its size in millimetres, its drawing, and how many there are."""

    wide: float
    high: float
    parts: list[str]
    copies: int = 1

    @property
    def box(self) -> tuple[float, float]:
        """The size of its drawing."""
        return self.wide * TENTHS, self.high * TENTHS


def text(
    said: str, x: float, y: float, size: float, *, fill: str = INK, weight: int = 700,
    serif: bool = True, anchor: str = "middle", width: float = 0,
) -> str:  # fmt: skip
    """Words on a piece, their base line at a point; smaller where `width` is too narrow."""
    if width:
        size = min(size, width / (0.58 * max(len(said), 1)))
    family = "Fraunces" if serif else "Atkinson Hyperlegible"
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{family}" font-weight="{weight}" '
        f'font-size="{size:g}" text-anchor="{anchor}" fill="{fill}">{escape(said)}</text>'
    )


def lines(said: str, x: float, y: float, size: float, width: float) -> str:
    """Words on several lines."""
    parts = textwrap.wrap(said, max(int(width / (0.52 * size)), 1))
    return "".join(
        text(part, x, y + 1.2 * size * k, size, weight=400, serif=False)
        for k, part in enumerate(parts)
    )


def paper(wide: float, high: float, fill: str = PAPER) -> str:
    """A card or tile of one colour."""
    return f'<rect width="{wide:g}" height="{high:g}" fill="{fill}"/>'


def picture(id: str, centre: tuple[float, float], wide: float, high: float = 0, **dyed: str) -> str:
    """A piece of the sheets around a point."""
    high = high or wide
    return piece(id, centre[0] - wide / 2, centre[1] - high / 2, wide, high, **dyed)


def back(size: tuple[float, float], art: str, fill: str) -> Cutout:
    """The back of a card: the same whichever way it lies, so that it tells nothing of its front."""
    wide, high = size[0] * TENTHS, size[1] * TENTHS
    frame = f'x="30" y="30" width="{wide - 60:g}" height="{high - 60:g}" rx="36"'
    drawn = picture(art, (wide / 2, high * 0.3), wide * 0.5)
    upright = f'<g color="{PAPER}">{drawn}</g>'
    return Cutout(
        *size,
        [
            paper(wide, high, fill),
            f'<rect {frame} fill="none" stroke="{PAPER}" stroke-width="8"/>',
            upright,
            f'<g transform="rotate(180 {wide / 2:g} {high / 2:g})">{upright}</g>',
        ],
    )


def card(
    size: tuple[float, float], art: str, title: str, *, band: str, on: str, tint: str,
    corner: str = "", below: Sequence[str] = (), count: int = 1, **dyed: str,
) -> Cutout:  # fmt: skip
    """A card: a band with its title, and a large drawing."""
    wide, high = size[0] * TENTHS, size[1] * TENTHS
    strip = high * 0.15
    parts = [
        paper(wide, high, tint),
        f'<rect width="{wide:g}" height="{strip:g}" fill="{band}"/>',
        text(title, wide / 2, strip * 0.66, strip * 0.42, fill=on, width=wide * 0.86),
        f'<g color="{band}">{picture(art, (wide / 2, high * 0.56), wide * 0.82, 0, **dyed)}</g>',
    ]
    if corner:
        parts.append(text(corner, wide * 0.5, high * 0.95, high * 0.11, width=wide * 0.8))
    return Cutout(*size, [*parts, *below], count)
