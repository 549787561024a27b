"""The tiles, tokens and cards of Amazonas, to be printed and cut out."""

from tepui.engine.real_table.cutout import SMALL, TENTHS, Cutout, card, lines, picture, text
from tepui.engine.real_table.poster import DEEP, SEATS
from tepui.engine.text.words import Words
from tepui.games.amazonas.board import MOST_SITES_OF_SPECIES, SPECIES, built_in
from tepui.games.amazonas.material import (
    ALL_CARD,
    CARD_SPECIES,
    CARDS,
    EVENT_COPIES,
    EVENTS,
    GUIDE_CARD,
    GUIDES,
    TOKENS,
)

TILE = 25.0  # millimetres
COLOUR = "#215a4a"
EMBLEMS = ("am-tile-orchid", "am-tile-fish", "am-hut", "am-tile-parrot", "am-tile-reptile")
BACK = "am-hut"
DARK, LIGHT = "#215a4a", "#fdfaf1"


def cutouts(say: Words) -> list[Cutout]:
    """Tiles, Guides and tokens, then events, income cards and the missions of our map."""
    tiles = [_tile(f"am-tile-{each}", MOST_SITES_OF_SPECIES) for each in SPECIES]
    tokens = [_tile("am-bonus", 1, str(worth)) for worth in TOKENS[-1]]
    events = [
        _event(event, copies, say(f"amazonas-name-{event}"))
        for event, copies in zip(EVENTS, EVENT_COPIES, strict=True)
    ]
    income = [
        _income(seat, number, say) for seat in range(len(SEATS) - 1) for number in range(CARDS)
    ]
    return [*tiles, _tile("am-guide", GUIDES), *tokens, *events, *income, *_missions(say)]


def _tile(art: str, count: int, figure: str = "") -> Cutout:
    side = TILE * TENTHS
    parts = [picture(art, (side / 2, side / 2), side * 0.96)]
    if figure:
        parts += [
            f'<circle cx="{side / 2:g}" cy="{side * 0.62:g}" r="52" fill="{LIGHT}"/>',
            text(figure, side / 2, side * 0.62 + 32, 92),
        ]
    return Cutout(TILE, TILE, parts, count)


def _event(event: str, copies: int, name: str) -> Cutout:
    kind, _, species = event.partition("-")
    wide, high = SMALL[0] * TENTHS, SMALL[1] * TENTHS
    below = [picture(f"am-tile-{species}", (wide - 90, high - 90), 130)] if species else []
    return card(
        SMALL, f"am-{kind}", name, band=DARK, on=LIGHT, tint=LIGHT, below=below, count=copies
    )


def _income(seat: int, number: int, say: Words) -> Cutout:
    """An income card, with the tie-break of its seat. [AM3]"""
    art = {ALL_CARD: "am-hut", GUIDE_CARD: "am-guide"}.get(number)
    art = art or f"am-tile-{SPECIES[CARD_SPECIES[number]]}"
    wide, high = SMALL[0] * TENTHS, SMALL[1] * TENTHS
    tie = text(
        str(built_in().ties[seat][number]), wide - 24, high - 24, 40, weight=400, serif=False,
        anchor="end",
    )  # fmt: skip
    every = []
    if number == ALL_CARD:
        every = [
            picture(f"am-tile-{each}", (wide * (0.14 + 0.18 * k), high * 0.84), wide * 0.17)
            for k, each in enumerate(SPECIES)
        ]
    return card(
        SMALL, art, str(number), band=SEATS[seat], on=LIGHT if seat != 2 else "#1d2c28",
        tint=LIGHT, below=[tie, *every], seat=SEATS[seat], seat_deep=DEEP[seat],
    )  # fmt: skip


def _missions(say: Words) -> list[Cutout]:
    """The missions of the map that is printed beside them. [AM2]"""
    board = built_in()
    wide, high = SMALL[0] * TENTHS, SMALL[1] * TENTHS
    missions = []
    for number, goals in enumerate(board.missions):
        parts = [f'<rect width="{wide:g}" height="{high:g}" fill="{LIGHT}"/>']
        parts.append(f'<rect width="{wide:g}" height="100" fill="{DARK}"/>')
        title = say("amazonas-card-mission", n=number + 1)
        parts.append(text(title, wide / 2, 68, 44, fill=LIGHT, width=wide * 0.86))
        for k, goal in enumerate(goals):
            village, y = board.villages[goal], 180 + 132 * k
            parts.append(picture(f"am-tile-{SPECIES[village.species]}", (70, y), 100))
            parts.append(lines(village.name, 280, y + 14, 40, 290))
        missions.append(Cutout(*SMALL, parts))
    return missions
