"""The page on security names the bound of every operation that computes, and tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

from tepui.server.http.operations import OPERATIONS
from tepui.server.limits import Limits

ROOT = Path(__file__).parents[2]


def test_the_bound_of_every_operation_that_computes_is_stated() -> None:
    page = (ROOT / "docs" / "security.md").read_text("utf-8")
    stated = re.findall(r"^\| `([A-Z]+ /[^`]+)` \| ([\d,]+) \|$", page, re.MULTILINE)
    known = [(f"{each.method} {each.path}", f"{each.steps:,}") for each in OPERATIONS if each.steps]
    assert sorted(stated) == sorted(known)
    folder = "tests/server/"
    for name in re.findall(r"`((?:[\w/]+/)?test_\w+\.py)`", page):
        folder = name.rpartition("/")[0] + "/" if "/" in name else folder
        assert (ROOT / folder / name.rpartition("/")[2]).is_file(), name


def test_the_page_on_hosting_names_every_limit() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    table = page.partition("## Limits")[2].partition("\n## ")[0]
    assert set(Limits.__struct_fields__) <= set(re.findall(r"`(\w+)`", table))
