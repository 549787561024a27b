"""The score sheet: where each seat's points come from, line by line.

A game's `sheet` makes it from a Sight, so it reveals no more than its viewer may know. Terminal,
browser, replays and the API all show this sheet, and nothing else counts points. (`tepui report`
uses totals only, over more games than sheets could be made for.)
"""

import msgspec

from tepui.engine.text.event import Event


class SheetEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat's entry in a line of the sheet.

    `points` is None where the line brings the seat nothing to add, or where it is hidden. A note
    says in the game's words what the points rest on, `counted` names the pieces.
    """

    points: int | None = None
    note: Event | None = None
    counted: list[str] = []
    hidden: bool = False  # there is something here that the viewer may not know


class SheetLine(msgspec.Struct, frozen=True):
    """A line of the sheet: a key of the game's words, the rule it rests on, an entry a seat."""

    rule: str | None
    key: str
    args: dict[str, str | int]
    entries: list[SheetEntry]


class Sheet(msgspec.Struct, frozen=True):
    """The score worked out. Each seat's points add up to its score, as far as the viewer knows.

    `ties` are the tie-breaks that were needed, in their order: who was equal until then has an
    entry, and more of it is a better place.
    """

    lines: list[SheetLine]
    ties: list[SheetLine] = []

    def totals(self) -> list[int]:
        """Each seat's points added up."""
        columns = zip(*(line.entries for line in self.lines), strict=True)
        return [sum(entry.points or 0 for entry in column) for column in columns]


def bare(scores: list[int]) -> Sheet:
    """The sheet of a game that gives none: its scores."""
    entries = [SheetEntry(score) for score in scores]
    return Sheet([SheetLine(None, "engine-sheet-score", {}, entries)])


def tie_breaks(scores: list[int], measures: list[tuple[str, str, list[int]]]) -> list[SheetLine]:
    """The tie-breaks that equal scores need: measures with their rule and key, one after the other.

    >>> [line.key for line in tie_breaks([7, 7, 5], [("AM15", "tiles", [4, 3, 9])])]
    ['tiles']
    >>> tie_breaks([7, 6, 5], [("AM15", "tiles", [4, 3, 9])])
    []
    """
    standing: list[tuple[int, ...]] = [(score,) for score in scores]
    lines = []
    for rule, key, values in measures:
        tied = [standing.count(each) > 1 for each in standing]
        if any(tied):
            entries = [
                SheetEntry(value if needed else None)
                for value, needed in zip(values, tied, strict=True)
            ]
            lines.append(SheetLine(rule, key, {}, entries))
        standing = [(*each, value) for each, value in zip(standing, values, strict=True)]
    return lines
