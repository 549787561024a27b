"""Print the figures of a board of Amazonas: ours, or one from a file.

python scripts/board_figures.py [FILE]
"""

import sys
from pathlib import Path

from tepui.engine.text.errors import TepuiError
from tepui.games.amazonas.board import built_in, load
from tepui.games.amazonas.figures import figures, joining_gold


def main() -> int:
    """Print the table. Returns 1 if a line does not hold."""
    try:
        given = sys.argv[1:]
        board = load(Path(given[0]).read_text(encoding="utf-8")) if given else built_in()
    except (OSError, TepuiError) as wrong:
        print(wrong, file=sys.stderr)
        return 2
    table = figures(board)
    wide = max(len(figure.key) for figure in table)
    print(f"{'':5}{board.name:{wide}}  {'found':>12}  wanted")
    for each in table:
        found, wanted = (
            " to ".join("any" if figure is None else f"{figure:.3g}" for figure in span)
            for span in (each.found, each.wanted)
        )
        print(f"{'ok' if each.holds else 'NOT':5}{each.key:{wide}}  {found:>12}  {wanted}")
    print()
    for letter, mission in zip("ABCDEFGH", board.missions, strict=True):
        names = ", ".join(board.villages[v].name for v in mission)
        print(f"mission {letter}: {joining_gold(board, mission)} gold: {names}")
    return 0 if all(each.holds for each in table) else 1


if __name__ == "__main__":
    sys.exit(main())
