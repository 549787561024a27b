"""The score pad of a real table: which pieces a seat can have, what was entered, and its score.

A game's `pad.py` lists the pieces and turns them into a record, as a finished table; `pad_score`
does the rest.
"""

import msgspec

from tepui.engine.text.event import Event, Refusal
from tepui.engine.text.sheet import Sheet


class PadPiece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece that can be entered: up to `most` of it, or one of these values."""

    id: str
    label: Event
    most: int = 1
    values: list[int] = []


class PadGroup(msgspec.Struct, frozen=True, omit_defaults=True):
    """Pieces that lie together; with `rows`, that many times: a piece of row k is `<id>-<k>`."""

    id: str
    label: Event
    pieces: list[PadPiece]
    rows: int = 0


class PadForm(msgspec.Struct, frozen=True):
    """What can be entered for each seat, and the options of the game that the score depends on."""

    groups: list[PadGroup]
    options: list[str]


class PadEntered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies before each seat of a real table."""

    entries: list[dict[str, int]]
    options: dict[str, str] = {}


class PadScored(msgspec.Struct, frozen=True, omit_defaults=True):
    """The score of what was entered; `wrong` says which rule such a table breaks, if it does.

    Then the sheet is that of the table as it was entered, as far as it can be counted at all.
    """

    sheet: Sheet | None = None
    totals: list[int] = []
    places: list[int] = []
    wrong: Refusal | None = None
