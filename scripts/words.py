"""Says for each language how many sentences are still said in English, and where.

python scripts/words.py
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
KEY = re.compile(r"^[a-z][\w-]*(?= =)", re.MULTILINE)
FOLDERS = sorted(
    file.parent
    for place in ("src/tepui", "web/src")
    for file in ROOT.glob(f"{place}/**/words/en.ftl")
)


def keys(file: Path) -> set[str]:
    """The messages of a file; none where there is no file."""
    return set(KEY.findall(file.read_text("utf-8"))) if file.is_file() else set()


def main() -> None:
    """A line for each language but English."""
    english = {folder: keys(folder / "en.ftl") for folder in FOLDERS}
    for language in sorted({file.stem for folder in FOLDERS for file in folder.glob("*.ftl")}):
        lacking = {
            folder.parent.name.replace("src", "web"): len(known - keys(folder / f"{language}.ftl"))
            for folder, known in english.items()
        }
        where = ", ".join(f"{name} {n}" for name, n in lacking.items() if n)
        missing, all = sum(lacking.values()), sum(map(len, english.values()))
        print(f"{language}: {missing} of {all} sentences missing{where and f' ({where})'}")


if __name__ == "__main__":
    main()
