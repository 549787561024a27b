"""The warriors and the courtiers' tiles of Amazones, to be printed and cut out."""

from tepui.engine.real_table.cutout import CARD, TENTHS, Cutout, paper, picture, text
from tepui.engine.text.words import Words, minus
from tepui.games.amazones.material import COLOURS, COPIES, PARTS, TILE_COPIES, TILES, VALUES
from tepui.games.amazones.sheet import signed

TILE = (60.0, 45.0)  # millimetres
COLOUR = "#7c3529"
EMBLEMS = tuple(f"az-shield-{colour}" for colour in COLOURS)
BACK = "az-warrior"
GROUND = {"head": "#cfe1df", "torso": "#e5dfbf", "legs": "#e9d2b6"}
COLOURED = {
    "sun": ("#a82c25", "#fdf3dc"), "moon": ("#2a4680", "#eef0f6"), "arrow": ("#e39a24", "#2e1d02"),
    "leaf": ("#5aa676", "#0c2416"), "shell": ("#ecc6df", "#3d1430"),
}  # fmt: skip


def cutouts(say: Words) -> list[Cutout]:
    """All tiles, then the cards of the five colours."""
    tiles = [
        _tile(part, k, value, copies)
        for part in PARTS
        for k, (value, copies) in enumerate(zip(TILES, TILE_COPIES, strict=True))
    ]
    warriors = [
        _warrior(colour, value, copies, say(f"amazones-name-{colour}"))
        for colour in COLOURS
        for value, copies in zip(VALUES, COPIES, strict=True)
    ]
    return [*tiles, *warriors]


def _tile(part: str, k: int, value: int, copies: int) -> Cutout:
    wide, high = TILE[0] * TENTHS, TILE[1] * TENTHS
    plus = value > 0
    fill, on, round = ("#fdfaf1", "#22573b", 38) if plus else ("#8a2317", "#fdfaf1", 12)
    pill = (
        f'<rect x="{wide - 128:g}" y="16" width="112" height="76" rx="{round}" fill="{fill}" '
        f'stroke="{on}" stroke-width="4"/>'
    )
    parts = [
        paper(wide, high, GROUND[part]),
        picture(f"az-{part}-{k + 1}", (wide / 2, high / 2), wide, high),
        pill,
        text(signed(value), wide - 72, 72, 54, fill=on),
    ]
    return Cutout(*TILE, parts, copies)


def _warrior(colour: str, value: int, copies: int, name: str) -> Cutout:
    wide, high = CARD[0] * TENTHS, CARD[1] * TENTHS
    fill, on = COLOURED[colour]
    said, frame = minus(value), f'x="30" y="30" width="{wide - 60:g}" height="{high - 60:g}"'
    parts = [
        paper(wide, high, fill),
        f'<rect {frame} rx="36" fill="#fdfaf1"/>',
        picture("az-warrior", (wide / 2, high * 0.5), wide * 0.72, wide * 0.75, c=fill),
        picture(f"az-shield-{colour}", (wide - 118, 124), 130),
        text(said, 138, 165, 130),
        text(said, wide - 138, high - 72, 130),
        f'<rect x="50" y="{high - 130:g}" width="250" height="60" rx="30" fill="{fill}"/>',
        text(name, 175, high - 86, 44, fill=on, width=230),
    ]
    return Cutout(*CARD, parts, copies)
