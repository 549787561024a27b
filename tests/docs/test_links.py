"""What the documentation points to is there: files, and headings in them."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LINK = re.compile(r"(?<!`)\[[^][]*\]\(([^)\s]+)\)")
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def pages() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    ).stdout.split()  # fmt: skip
    found = [ROOT / name for name in listed] or [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
    return [page for page in found if page.is_file()]


def anchors(page: Path) -> set[str]:
    """The names under which the headings of a page are reached, and what else it names."""
    text = FENCED.sub("", page.read_text("utf-8"))
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    names = {
        re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings
    }
    return names | set(re.findall(r'(?<=\*\*\[)[A-Z]{2}\d+(?=\]\*\*)|(?<=<a id=")[\w-]+', text))


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(FENCED.sub("", page.read_text("utf-8"))):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        there = (page.parent / path).resolve() if path else page
        assert there.exists(), target
        assert there.is_relative_to(ROOT), target
        if anchor and there.suffix == ".md":
            assert anchor in anchors(there), target


def test_every_paper_is_linked() -> None:
    """A page that nothing leads to is not read."""
    linked = {
        (page.parent / target.partition("#")[0]).resolve()
        for page in pages()
        for target in LINK.findall(page.read_text("utf-8"))
    }
    assert {page for page in (ROOT / "docs").glob("*.md") if page not in linked} <= {
        ROOT / "docs/index.md"
    }
