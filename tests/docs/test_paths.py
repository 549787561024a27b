"""Every path that the documentation names is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / "README.md", ROOT / "README.fr.md", ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md",
    *ROOT.glob("docs/*.md"),
]  # fmt: skip
FOLDERS = (
    "src|web|tests|docs|bench|scripts|examples|server|engine|bots|coach|cli|rating|table|tepui"
)
PATH = re.compile(rf"`(?:\.venv/bin/)?((?:{FOLDERS})/[^`\s]*)`|\bpython ((?:{FOLDERS})/\S+\.py)")
PLACEHOLDER = re.compile(r"<\w+>|\bNAME\b|\bxx\b|\bGAME\b")
# Below one of these, where a page does not begin at the top.
ROOTS = ("", "src", "src/tepui", "src/tepui/server")
MADE = {"web/src/messages/", "src/tepui/server/site"}  # not there before `make client`


def named(text: str) -> list[str]:
    return [(quoted or run).partition("::")[0] for quoted, run in PATH.findall(text)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_path_that_is_named_is_there(page: Path) -> None:
    lost = [
        path
        for path in named(page.read_text("utf-8"))
        if path not in MADE
        and not any(
            list((ROOT / root).glob(PLACEHOLDER.sub("*", path).rstrip("/"))) for root in ROOTS
        )
    ]
    assert not lost, f"{page.name} names what is not there: {lost}"


def test_a_lost_path_is_found() -> None:
    assert named("see `web/src/lost.ts`, `tests/<id>/`, python bench/lost.py") == [
        "web/src/lost.ts", "tests/<id>/", "bench/lost.py",
    ]  # fmt: skip
