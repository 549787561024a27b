"""What the documentation names is there: commands, files, modules, settings and their defaults."""

from __future__ import annotations

import re
from pathlib import Path

import click
import msgspec
import pytest

from tepui.cli.app import app
from tepui.server.http.operations import OPERATIONS
from tepui.server.limits import Limits

ROOT = Path(__file__).parents[2]
PAGES = [
    *ROOT.glob("docs/*.md"),
    *(ROOT / name for name in ("README.md", "README.fr.md", "CONTRIBUTING.md", "SECURITY.md")),
]
# Where a path in the text may begin.
ROOTS = (
    ".",
    "src",
    "src/tepui",
    "src/tepui/server",
    "src/tepui/games/coloretto",
    "web/src",
    "docs",
)
FILE = re.compile(r"`((?:[\w.-]+/)+[\w-]+\.(?:py|ts|mjs|md|toml|json|yaml|service|timer|conf))`")
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")


def named(page: Path, pattern: str) -> set[str]:
    return set(re.findall(pattern, page.read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_make_targets_exist(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert named(page, r"(?:^|`)make ([a-z-]+)") <= targets


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_exist(page: Path) -> None:
    for name in named(page, FILE.pattern):
        assert any((ROOT / root / name).exists() for root in ROOTS), name


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_modules_exist(page: Path) -> None:
    for name in named(page, r"`(tepui(?:\.\w+)+)`"):
        parts = name.split(".")
        found = ROOT / "src" / "tepui"
        while len(parts) > 1 and (found / parts[1]).is_dir():
            found /= parts.pop(1)
        if len(parts) > 1:
            text = (found / f"{parts[1]}.py").read_text("utf-8")
            assert all(re.search(rf"\b{part}\b", text) for part in parts[2:]), name


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_exist(page: Path) -> None:
    for words in named(page, r"(?:^|`)tepui ((?:[a-z]+ ?)+)"):
        command: click.Command = app
        for word in words.split():
            if not isinstance(command, click.Group):
                break
            found = command.get_command(click.Context(command), word)
            assert found is not None, words
            command = found


def test_options_of_the_server_exist() -> None:
    serve = app.get_command(click.Context(app), "serve")
    assert serve is not None
    known = {option for each in serve.params for option in (*each.opts, *each.secondary_opts)}
    assert set(re.findall(r"`(--[a-z-]+)`", HOSTING)) - known <= {
        "--link",
        "--known",
        "--commitment",
    }


def test_operations_that_are_listed_exist() -> None:
    listed = named(ROOT / "docs" / "api.md", r"^\| `([A-Z]+ /\S+)`")
    assert len(listed) > 10
    assert listed <= {f"{each.method} {each.path}" for each in OPERATIONS}


def test_the_limits_are_those_of_the_code() -> None:
    usual = {name: float(value) for name, value in msgspec.structs.asdict(Limits()).items()}
    listed: dict[str, float] = {}
    for names, values in re.findall(r"^\| (`[^|]+) \| ([\d, KiB]+) \|", HOSTING, re.MULTILINE):
        found = re.findall(r"([\d,]*\d)( KiB)?", values.replace(", ", " "))
        numbers = [float(n.replace(",", "")) * (1024 if kib else 1) for n, kib in found]
        listed |= zip(re.findall(r"`(\w+)`", names), numbers, strict=True)
    assert listed == usual


def test_the_architecture_lists_all_modules_of_the_server() -> None:
    table = ARCHITECTURE[ARCHITECTURE.index("| in `server/`") :]
    for folder in ("", "table/"):
        for module in (ROOT / "src" / "tepui" / "server" / folder).glob("[a-z]*.py"):
            assert f"{module.name}`" in table, module
    for package in (ROOT / "src" / "tepui" / "server").iterdir():
        if (package / "__init__.py").is_file():
            assert f"`{package.name}/" in table, package


def test_the_architecture_lists_all_packages() -> None:
    for package in (ROOT / "src" / "tepui").iterdir():
        if (package / "__init__.py").is_file():
            assert f"src/tepui/{package.name}/" in ARCHITECTURE, package
    table = ARCHITECTURE[ARCHITECTURE.index("| in `web/src`") :]
    for folder in (ROOT / "web" / "src").iterdir():
        assert not folder.is_dir() or f"`{folder.name}/`" in table, folder
