"""The end of a game in plain text: the places, and each seat's score sheet."""

from tepui.cli.language import say, tell
from tepui.engine.rules.sight import Sight
from tepui.engine.text.sheet import SheetEntry, SheetLine
from tepui.engine.text.words import Words, minus


def print_result(sight: Sight, names: list[str]) -> None:
    """The end reason, the places, and below each place where the points come from."""
    words, position = say(), sight.position
    tell("")
    tell(words.ending(position.game.id, str(position.ending())))
    sheet = position.game.breakdown(sight)
    rows = zip(position.places(), position.scores(), range(position.seats), strict=True)
    for place, score, seat in sorted(rows, key=lambda row: row[0]):
        tell(words("cli-result", place=place, name=names[seat], score=score))
        for line in [*sheet.lines, *sheet.ties]:
            if (entry := line.entries[seat]).points or entry.note or entry.hidden:
                tell("   " + _entry_line(line, entry, words, names))


def _entry_line(line: SheetLine, entry: SheetEntry, words: Words, names: list[str]) -> str:
    """An entry in words: `blue column (3 cards): 6 [CA3]`."""
    namespace = line.key.split("-", 1)[0]
    rests = [words.named(namespace, each) for each in entry.counted]
    if entry.note is not None:
        rests = [words.tell(entry.note.key, entry.note.args, names)]
    label = words.tell(line.key, line.args, names)
    said = words(
        "cli-sheet-line" if rests else "cli-sheet-bare-line",
        label=label,
        rests=", ".join(rests),
        points="?" if entry.points is None else minus(entry.points),
    )
    return f"{said} [{line.rule}]" if line.rule else said
