"""The island's tiles and the turtles of Galapagos, to be printed and cut out."""

from tepui.engine.real_table.cutout import TENTHS, Cutout, picture, text
from tepui.engine.text.words import Words
from tepui.games.galapagos.material import COLOURS, TILE_COLOUR, TURTLE_COLOUR

TILE = (50.0, 58.0)  # millimetres: from side to side, from corner to corner
TURTLE = 24.0
COLOUR = "#1a6476"
EMBLEMS = ("ga-turtle-red", "ga-turtle-blue", "ga-volcano", "ga-turtle-yellow", "ga-turtle-green")

BACK = ""


def cutouts(say: Words) -> list[Cutout]:
    """The volcano, the tiles and the turtles, each with its number."""
    tiles = [_tile(f"ga-hex-{COLOURS[c]}", str(n + 1)) for n, c in enumerate(TILE_COLOUR)]
    turtles = [_turtle(COLOURS[c], str(n + 1)) for n, c in enumerate(TURTLE_COLOUR)]
    return [_tile("ga-volcano", ""), *tiles, *turtles]


def _tile(art: str, number: str) -> Cutout:
    wide, high = TILE[0] * TENTHS, TILE[1] * TENTHS
    parts = [picture(art, (wide / 2, high / 2), wide, high)]
    if number:
        parts += [
            f'<circle cx="{wide / 2:g}" cy="{high * 0.82:g}" r="46" fill="#fdfaf1"/>',
            text(number, wide / 2, high * 0.82 + 21, 60),
        ]
    return Cutout(*TILE, parts)


def _turtle(colour: str, number: str) -> Cutout:
    side = TURTLE * TENTHS
    round = f'cx="{side / 2:g}" cy="{side / 2:g}" r="{side / 2 - 1:g}"'
    parts = [
        f'<circle {round} fill="#fdfaf1" stroke="#1d2c28" stroke-width="2"/>',
        picture(f"ga-turtle-{colour}", (side / 2, side * 0.44), side * 0.72),
        text(number, side / 2, side * 0.93, side * 0.17),
    ]
    return Cutout(TURTLE, TURTLE, parts)
