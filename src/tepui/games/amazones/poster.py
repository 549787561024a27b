"""A position as one picture: each seat's court, and the cards that lie open in the joust."""

from collections.abc import Mapping

from tepui.engine.real_table.poster import HIGH, WIDE, figure, ground, long, piece, sheet, tag
from tepui.games.amazones.material import PARTS
from tepui.games.amazones.view import Card, Man, View

GROUND, STAGE = "#d88a5f", "#e6a77e"
TINTS = ("#cfe1df", "#e5dfbf", "#e9d2b6")
BEST = 4  # the drawing with number 1; there is none for a value of 0
CLOTH = {
    "sun": ("#a82c25", "#6e150f", "#fdf3dc"), "moon": ("#2a4680", "#152a55", "#eef0f6"),
    "arrow": ("#e39a24", "#8d5a0a", "#2e1d02"), "leaf": ("#5aa676", "#22573b", "#0c2416"),
    "shell": ("#ecc6df", "#7d3d67", "#3d1430"),
}  # fmt: skip
LEFT = 24
COURT = 190  # where courts begin
CARDS, STACKS = 640, 1012  # and the cards laid, and what can be won
TILE = 168


def poster(view: View, options: Mapping[str, str]) -> list[str]:
    """The table: a row for each seat."""
    high = HIGH / len(view.seats)
    parts = [ground(GROUND, [(WIDE / 2, 640, 330, STAGE)])]
    most = max((len(seat.court) for seat in view.seats), default=1) or 1
    tall = min(high - 22, (CARDS - COURT - 20) / most / 0.5)
    for number, seat in enumerate(view.seats):
        y = high * number + (high - tall) / 2
        middle = high * (number + 0.5)
        parts.append(tag(number, seat.score, LEFT, middle - 32, view.turn == number))
        for i, man in enumerate(seat.court):
            parts += _man(man, COURT + tall * 0.5 * i, y, tall)
        backs = [None] * seat.face_down
        cards = [*seat.laid, *backs]
        pace = min(98.0, (STACKS - CARDS - 110) / max(len(cards) - 1, 1))
        for i, card in enumerate(cards):
            parts.append(_card(card, CARDS + pace * i, middle - 60, 86))
    for i, stack in enumerate(view.stacks):
        if stack.top is not None:
            y = HIGH / 2 + (i - len(view.stacks) / 2) * (TILE * 0.75 + 16)
            parts += _tile(i, stack.top, STACKS, y, TILE)
    return parts


def _tile(part: int, value: int, x: float, y: float, wide: float) -> list[str]:
    drawing = BEST + 1 - value if value > 0 else BEST - value
    return [
        sheet(x, y, wide, wide * 0.75 - 1, TINTS[part], 4),
        piece(f"az-{PARTS[part]}-{drawing}", x, y, wide, wide * 0.75),
    ]


def _man(man: Man, x: float, y: float, tall: float) -> list[str]:
    """Three tiles, one on the other; what he has not got yet is left open."""
    high, wide = tall / 3, tall * 4 / 9
    box = f'x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{tall:.1f}" rx="8"'
    parts = [f'<rect {box} fill="#000" fill-opacity=".1"/>']
    for i, part in enumerate(PARTS):
        value = getattr(man, part)
        if value is not None:
            parts += _tile(i, value, x, y + high * i, wide)
    return parts


def _card(card: Card | None, x: float, y: float, wide: float) -> str:
    high = wide * 1.4
    if card is None:
        inner = f'<rect x="{x + 6:.1f}" y="{y + 6:.1f}" width="{wide - 12:.1f}" '
        inner += f'height="{high - 12:.1f}" rx="5" fill="#7c3529"/>'
        return sheet(x, y, wide, high, "#fdf6e6") + inner
    cloth, deep, on = CLOTH[card.colour]
    return (
        sheet(x, y, wide, high, "#fdf6e6")
        + f'<path d="M{x + 8:.1f} {y:.1f}h{wide * 0.3:.1f}v{high:.1f}h-{wide * 0.3:.1f}'
        f'a8 8 0 0 1-8-8v-{high - 16:.1f}a8 8 0 0 1 8-8z" fill="{cloth}"/>'
        + figure(card.value, x + 4 + (wide * 0.34 - long(card.value, 28)) / 2, y + 10, 28, on)
        + piece("az-warrior", x + wide * 0.4, y + high - wide * 0.74, wide * 0.6, wide * 0.66,
                c=cloth, c_deep=deep)
        + piece(f"az-shield-{card.colour}", x + wide * 0.47, y + 6, wide * 0.46, c=cloth,
                c_deep=deep)
    )  # fmt: skip
