"""The blocks of code that the documents show, each with a mark that says how it is run.

A mark is a comment on the line before: `<!-- run: quick GAME.log={log} -->`. The words:

- quick: in every run of the tests; nightly: only where TEPUI_NIGHTLY is set (`make nightly`);
- host: as quick, beside a server whose host one is;
- gpu, root, network: what no test can have. Of these, commands of `tepui` are only read;
- text: no program.

`NAME={what}` puts something real in place of a placeholder; `file=NAME` writes the block to a file
for those after it. A page's blocks run one after the other, in one folder.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = [
    *(ROOT / name for name in ("README.md", "README.fr.md", "CONTRIBUTING.md", "SECURITY.md")),
    *sorted(ROOT.glob("docs/*.md")),
]
KINDS = {"quick", "nightly", "host", "gpu", "root", "network", "text"}
BLOCK = re.compile(
    r"^(?:<!-- run: (?P<mark>[^\n]*) -->\n)?```(?P<language>\w*)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)


class Block(NamedTuple):
    """A block of a page."""

    page: Path
    line: int
    kind: str  # empty where there is no mark
    given: dict[str, str]  # in place of what
    language: str
    text: str

    @property
    def name(self) -> str:
        """Where it stands."""
        return f"{self.page.name}:{self.line}"

    def filled(self, real: dict[str, str]) -> str:
        """The text, with real things in place of placeholders."""
        text = self.text
        for placeholder, value in self.given.items():
            if placeholder != "file":
                word = rf"(?<![\w/-]){re.escape(placeholder)}(?![\w-])"
                text = re.sub(word, lambda _, v=value: v.format(**real), text)  # type: ignore[misc]
        return text

    def commands(self) -> list[list[str]]:
        """The words of each command of `tepui` in it."""
        import shlex

        lines = re.split(r"\n|&&", self.text.replace("\\\n", " "))
        words = [shlex.split(line, comments=True) for line in lines]
        return [line[1:] for line in words if line[:1] == ["tepui"]]


def blocks(page: Path) -> list[Block]:
    """The blocks of a page."""
    text, found = page.read_text("utf-8"), []
    for match in BLOCK.finditer(text):
        kind, *given = (match["mark"] or "").split() or [""]
        pairs = dict(each.split("=", 1) for each in given)
        line = text[: match.start("text")].count("\n")
        found.append(Block(page, line, kind, pairs, match["language"], match["text"]))
    return found
