"""A position as one picture: the columns of each seat, its piles and its hand."""

from collections.abc import Mapping

from tepui.engine.real_table.poster import WIDE, ground, piece, sheet, tag
from tepui.games.coloretto.material import ANIMALS, CAPACITY, COLOUR_OF, COLOURS
from tepui.games.coloretto.view import Seat, View

BAND = {"blue": "#14568f", "violet": "#c18fd6", "brown": "#6f3d19", "green": "#7fae40"}
TINT = {"blue": "#dcebf3", "violet": "#f3e8f7", "brown": "#f3e5d3", "green": "#ebf3da"}
COLOUR = {animal: COLOURS[COLOUR_OF[i]] for i, animal in enumerate(ANIMALS)}
GROUND, CLEARING, BACK = "#a9c98b", "#c7d9a4", "#215a4a"
EDGE, TOP, HAND = 24, 112, 528  # at the sides, above the columns, above the hands
MOST = max(CAPACITY)


def poster(view: View, options: Mapping[str, str]) -> list[str]:
    """The table."""
    wide = (WIDE - 2 * EDGE) / len(view.seats)
    parts = [ground(GROUND, [(WIDE / 2, 660, 350, CLEARING)])]
    for number, seat in enumerate(view.seats):
        x = EDGE + number * wide
        parts.append(tag(number, seat.score, x + 10, 22, view.turn == number))
        parts += [*_before(seat, x, wide), *_hand(seat, x, wide)]
    if view.gift is not None:
        at = EDGE + view.gift.receiver * wide + wide - 92
        parts.append(_card(view.gift.animal, at, 12, 76))
    return parts


def _before(seat: Seat, x: float, wide: float) -> list[str]:
    """The four columns from their bands down, and the piles beside the seat's tag."""
    each = (wide - 12) / len(seat.columns)
    card = min(100.0, each * 0.9)
    step = min(card * 0.72, (HAND - TOP - 24 - card * 1.3) / (MOST - 1))
    parts = [
        sheet(x + 190 + 20 * i, 30, 34, 48, BAND[colour], 6)
        + piece("i-star", x + 195 + 20 * i, 42, 24)
        for i, colour in enumerate(seat.piles)
    ]
    for c, column in enumerate(seat.columns):
        left = x + each * c + (each - card) / 2
        parts.append(
            f'<rect x="{left:.1f}" y="{TOP}" width="{card:.1f}" '
            f'height="{card * 1.3 + step * (column.capacity - 1):.1f}" rx="10" '
            f'fill="{BAND[column.colour]}" fill-opacity=".2"/>'
        )
        parts += [
            _card(animal, left, TOP + step * i, card) for i, animal in enumerate(column.animals)
        ]
    return parts


def _hand(seat: Seat, x: float, wide: float) -> list[str]:
    """The cards held, face down where they are nobody's to see."""
    card = min(58.0, (wide - 30) / max(seat.hand_size, 1))
    lefts = [x + 12 + card * 1.06 * i for i in range(seat.hand_size)]
    if seat.hand is None:
        return [sheet(left, HAND, card, card * 1.3, BACK, 5) for left in lefts]
    return [_card(animal, left, HAND, card) for animal, left in zip(seat.hand, lefts, strict=True)]


def _card(animal: str, x: float, y: float, wide: float) -> str:
    colour, high = COLOUR[animal], wide * 1.3
    return (
        sheet(x, y, wide, high, BAND[colour], wide * 0.1)
        + f'<rect x="{x:.1f}" y="{y + wide * 0.16:.1f}" width="{wide:.1f}" '
        f'height="{high - wide * 0.16:.1f}" rx="{wide * 0.1:.1f}" fill="{TINT[colour]}"/>'
        + piece(f"co-{animal}", x + wide * 0.06, y + wide * 0.26, wide * 0.88)
    )
