"""The cards of Coloretto Amazonas, to be printed and cut out."""

from tepui.engine.real_table.cutout import CARD, TENTHS, Cutout, card, picture
from tepui.engine.text.words import Words
from tepui.games.coloretto.material import ANIMALS, BONUS, COLOUR_OF, COLOURS, COPIES
from tepui.games.coloretto.poster import BAND, TINT

COLOUR = "#2a6653"
EMBLEMS = ("co-dolphin", "co-toucan", "co-chameleon", "co-frog", "co-sloth")
BACK = "co-fam-green"
ON = {"blue": "#fdfaf1", "violet": "#2e1342", "brown": "#fdfaf1", "green": "#162a0c"}


def cutouts(say: Words) -> list[Cutout]:
    """All cards of the box."""
    found = []
    for animal, c in zip(ANIMALS, COLOUR_OF, strict=True):
        colour = COLOURS[c]
        found.append(
            card(
                CARD, f"co-{animal}", say(f"coloretto-name-{animal}"), band=BAND[colour],
                on=ON[colour], tint=TINT[colour], count=COPIES,
                below=[picture(f"co-fam-{colour}", (74, CARD[1] * TENTHS - 74), 96)],
            )
        )  # fmt: skip
    for colour, points in zip(COLOURS, BONUS, strict=True):
        found.append(
            card(
                CARD, f"co-fam-{colour}", say("coloretto-card-bonus"), band=BAND[colour],
                on=ON[colour], tint=TINT[colour], corner=f"+{points}",
            )
        )  # fmt: skip
    protection = say("coloretto-card-protection")
    shield = card(CARD, "co-protection", protection, band="#215a4a", on="#fdfaf1", tint="#fdfaf1")
    return [*found, shield]
