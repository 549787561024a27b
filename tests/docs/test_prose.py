"""The documentation speaks to its reader: no diary, no wish lists; those are research notes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [
    *ROOT.glob("docs/*.md"),
    ROOT / "README.md",
    ROOT / "README.fr.md",
    ROOT / "CONTRIBUTING.md",
]
MONTHS = "January|February|March|April|June|July|August|September|October|November|December"
DIARY = re.compile(rf"\b(?:\d{{1,2}} (?:{MONTHS})(?: \d{{4}})?|[Ww]anted (?:was|were|are))\b")
LONGEST = 150  # lines of a page about one subject
SHORT = ("bots.md", "coach.md", "performance.md", "research.md")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_is_no_diary(page: Path) -> None:
    assert DIARY.findall(page.read_text("utf-8")) == []


@pytest.mark.parametrize("name", SHORT)
def test_a_page_is_short(name: str) -> None:
    assert len((ROOT / "docs" / name).read_text("utf-8").splitlines()) <= LONGEST
