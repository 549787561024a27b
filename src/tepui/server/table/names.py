"""Names at a table: in one line, and told apart, also those that only look alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

LONGEST = 32
BOTS = ("Anhinga", "Tapir", "Agouti", "Kapok", "Hoatzin")  # of the river, at every table

# Letters that are drawn like others, after NFKC and casefold: Greek, Cyrillic, figures.
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


def bot_name(seat: int) -> str:
    """What a bot is called."""
    return BOTS[seat % len(BOTS)]


def shown(name: str) -> str:
    """A name in one line, without what cannot be seen."""
    said = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    return said or "?"


def skeleton(name: str) -> str:
    """What is left of a name to someone who does not look closely: equal for lookalikes."""
    bare = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(c for c in bare if c.isalnum() or c in "|!$")
    return letters.translate(_LIKE).replace("rn", "m").replace("vv", "w") or bare


def told_apart(name: str, others: Sequence[str]) -> str:
    """The name, with a number where it could be taken for another's: Anna (2)."""
    taken = {skeleton(other) for other in others}
    number, said = 1, name
    while skeleton(said) in taken:
        number += 1
        mark = f" ({number})"
        said = name[: LONGEST - len(mark)] + mark
    return said
