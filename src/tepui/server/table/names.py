"""Names at a table: on one line, and distinct, even if they only look alike."""

import re
import unicodedata
from collections.abc import Sequence

from tepui.engine.text.words import LANGUAGES, words

LONGEST = 32
# For people without a name, or whose name was deleted.
GUESTS = ("?", "-", *(words(language)("engine-guest") for language in LANGUAGES))
BOTS = ("Anhinga", "Tapir", "Agouti", "Kapok", "Hoatzin")  # names of the river, at every table

_NUMBERED = re.compile(r"\s*\(\d+\)\s*$")
# Letters that look like others, after NFKC and casefold: Greek, Cyrillic, digits.
_LIKE = str.maketrans(
    {
        **dict.fromkeys("аαａɑ", "a"), **dict.fromkeys("вβʙ", "b"), **dict.fromkeys("сϲｃ", "c"),
        "ԁ": "d", **dict.fromkeys("еєεё", "e"), "ɡ": "g", **dict.fromkeys("һнʜ", "h"),
        **dict.fromkeys("іιɩı1l|!ӏї", "i"), "ј": "j", **dict.fromkeys("кκ", "k"),
        **dict.fromkeys("мμ", "m"), **dict.fromkeys("пηո", "n"), **dict.fromkeys("оοσ0օ", "o"),
        **dict.fromkeys("рρ", "p"), "ԛ": "q", "г": "r", **dict.fromkeys("ѕ5$", "s"),
        **dict.fromkeys("тτ", "t"), **dict.fromkeys("υս", "u"), **dict.fromkeys("ѵν", "v"),
        **dict.fromkeys("ԝω", "w"), **dict.fromkeys("хχ", "x"), **dict.fromkeys("уγүу", "y"),
        "ζ": "z",
    }
)  # fmt: skip


# Printable, but invisible: fillers of Hangul, the blank of Braille, joiners.
_BLANK = dict.fromkeys(
    map(ord, "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"), " "
) | dict.fromkeys([*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)], "")


def bot_name(seat: int) -> str:
    """A bot's name."""
    return BOTS[seat % len(BOTS)]


def clean_name(name: str) -> str:
    """A name in one line, without invisible characters; `?` if nothing visible is left."""
    plain = name.translate(_BLANK)
    said = " ".join("".join(c if c.isprintable() else " " for c in plain).split())
    return said if any(unicodedata.category(c)[0] not in "MZ" for c in said) else "?"


def skeleton(name: str) -> str:
    """How a name looks at a quick glance: equal for lookalikes."""
    seen = name.translate(_BLANK)
    bare = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", seen).casefold())
    letters = "".join(c for c in bare if c.isalnum() or c in "|!$")
    return letters.translate(_LIKE).replace("rn", "m").replace("vv", "w") or bare


def looks(name: str) -> set[str]:
    """What a name could be taken for; with a number behind it (Anna (2)), for the name alone, too.

    >>> sorted(looks("Anna (2)"))
    ['anna', 'anna2']
    """
    return {skeleton(name), skeleton(_NUMBERED.sub("", name))}


def disambiguate(name: str, others: Sequence[str]) -> str:
    """The name, with a number if it could be taken for another's: Anna (2)."""
    taken = {skeleton(other) for other in others}
    number, said = 1, name
    while skeleton(said) in taken:
        number += 1
        mark = f" ({number})"
        said = name[: LONGEST - len(mark)] + mark
    return said
