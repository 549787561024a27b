"""All pages to print of our own games, made once and for all: see src/tepui/printing/pages.py.

    python scripts/prints.py FOLDER

It needs Typst, and the drawings of the built client.
"""

import shutil
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import tepui
from tepui.engine.folders import OWN
from tepui.printing.pages import NAMES, file_name, pages_of, typeset

PROCESSES = 2


def main(folder: Path) -> None:
    """Make all pages, then list their names."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    asked = [
        (folder, game.id, what, language, paper)
        for game in tepui.all_games()
        if game.folder.parent == OWN
        for what, papers in pages_of(game).items()
        for language in game.languages
        for paper in papers
    ]
    asked.sort(key=lambda each: each[2] != "map")  # the slowest come first
    with ProcessPoolExecutor(PROCESSES) as pool:
        names = sorted(pool.map(make, *zip(*asked, strict=True)))
    (folder / NAMES).write_text("".join(f"{name}\n" for name in names), "utf-8")


def make(folder: Path, game: str, what: str, language: str, paper: str) -> str:
    """Make one page."""
    found = tepui.game(game)
    name = file_name(found, what, language, paper)
    (folder / name).write_bytes(typeset(found, what, language, paper))
    return name


if __name__ == "__main__":
    main(Path(sys.argv[1]))
