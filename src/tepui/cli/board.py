"""`tepui board`: check and draw a board of Amazonas."""

from pathlib import Path

from tepui.cli.command import option
from tepui.cli.language import say, tell
from tepui.cli.options import PLACE, force, log_file, new, read_text, with_json, write_text
from tepui.cli.output import print_json
from tepui.engine.text.words import Words
from tepui.games.amazonas import draw as drawing
from tepui.games.amazonas.board import load
from tepui.games.amazonas.figures import figures


@log_file
@with_json
def check(file: Path, as_json: bool) -> None:
    """Say whether a file is a board that can be played on, and how it is balanced."""
    board = load(read_text(file))
    table = figures(board)
    if as_json:
        print_json(
            {
                "name": board.name,
                "villages": len(board.villages),
                "links": len(board.links),
                "figures": [
                    {"figure": each.key, "found": each.found, "wanted": each.wanted,
                     "holds": each.holds}
                    for each in table
                ],
            }
        )  # fmt: skip
        return
    words = say()
    tell(
        words(
            "cli-board-good",
            file=file.name, name=board.name, villages=len(board.villages), links=len(board.links),
        )
    )  # fmt: skip
    for each in table:
        if not each.holds:
            figure = words(f"cli-board-{each.key}")
            found, wanted = _span(words, each.found), _span(words, each.wanted)
            tell(words("cli-board-unlike", figure=figure, found=found, wanted=wanted))


def _span(words: Words, span: tuple[float, float | None]) -> str:
    low, high = (
        "any" if each is None else words.figure(each, 0 if each == int(each) else 2)
        for each in span
    )  # fmt: skip
    return low if low == high else words("cli-board-span", low=low, high=high)


@log_file
@option("--out", "-o", type=PLACE, default="map.svg")
@force
def draw(file: Path, out: Path) -> None:
    """Draw a board as SVG."""
    drawn = drawing.svg(load(read_text(file)))
    write_text(new(out), drawn)
    tell(say()("cli-board-drawn", out=str(out)))
