"""The documentation speaks to its reader in plain English: no diary, no private language.

`make check` runs proselint over the same pages; this test knows the habits that proselint does not.
"""

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
    ROOT / "SECURITY.md",
]
NOTES = [ROOT / "CHANGELOG.md", *ROOT.glob("docs/notes/*.md")]
MONTHS = "January|February|March|April|June|July|August|September|October|November|December"
DIARY = re.compile(rf"\b(?:\d{{1,2}} (?:{MONTHS})(?: \d{{4}})?|[Ww]anted (?:was|were|are))\b")
# Not English, or words that only we understand; each with what to write.
PHRASES = {
    r"\bof one's own\b": "your own, their own",
    r"\bthe house('s)?\b(?! of)": "our, built-in",
    r"\bthe door\b": "access, who may enter",
    r"\bapart by\b": "separated by",
    r"\bwish(es)? to be (known|told)\b": "has an account, wants to be notified",
    r"\bwho(ever)? is known\b": "people with an account",
    r"\bis told (of|that|by|when|once)\b": "is notified, is shown",
    r"\btells? (it|the rest|the protocol|how ours)\b": "describes, explains",
    r"\b(object|value|worker|process) a (line|core|game)\b": "per",
    r"\blies? (there|in the games'|in `)": "is, are",
    r"\bnothing but (its|Numba)": "only",
    r"\bcall(s|ed)? (somebody|them) otherwise\b": "rename",
    r"\bat the (least|most)\b": "at least, at most",
    r"\bby now\b": "leave it out",
}
LONGEST = 150  # lines of a page about one subject
WIDEST = 150  # characters of a line, but for tables and code
SHORT = ("bots.md", "coach.md", "performance.md", "research.md")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_is_no_diary(page: Path) -> None:
    assert DIARY.findall(page.read_text("utf-8")) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_is_plain_english(page: Path) -> None:
    text = " ".join(page.read_text("utf-8").split())
    for phrase, better in PHRASES.items():
        found = re.search(phrase, text)
        assert found is None, f"“{found[0]}”: write: {better}"


@pytest.mark.parametrize("name", SHORT)
def test_a_page_is_short(name: str) -> None:
    assert len((ROOT / "docs" / name).read_text("utf-8").splitlines()) <= LONGEST


@pytest.mark.parametrize("page", [*PAGES, *NOTES], ids=lambda page: page.name)
def test_lines_can_be_read_and_compared(page: Path) -> None:
    prose = re.sub(r"^\s*```.*?```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    long = [line for line in prose.splitlines() if len(line) > WIDEST and line.lstrip()[0] != "|"]
    assert not long, f"break lines after {WIDEST} characters: {long}"
