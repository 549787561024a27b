"""What the documents show is run as it stands there; see `shown`."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import click
import pytest

from docs.shown import KINDS, PAGES, ROOT, Block, blocks
from server.kit import free_port, serving, sqlite_at
from tepui.cli.app import app

GOLDEN = ROOT / "tests" / "games" / "coloretto" / "golden" / "piles-3.log"
NIGHTLY = bool(os.environ.get("TEPUI_NIGHTLY"))
RUN = {"quick", "host", *(["nightly"] if NIGHTLY else [])}
SHOWN = [block for page in PAGES for block in blocks(page)]
RUNNING = [page for page in PAGES if any(block.kind in RUN for block in blocks(page))]
HOUR = 3600
SERVES = re.compile(r"http://[\d.]+:\d+/")


@pytest.mark.check
def test_every_block_has_a_mark() -> None:
    assert len(SHOWN) > 30
    assert [block.name for block in SHOWN if block.kind not in KINDS] == []


@pytest.mark.check
@pytest.mark.parametrize("block", SHOWN, ids=lambda block: block.name)
def test_every_command_has_the_options_it_is_shown_with(block: Block) -> None:
    for words in block.commands() if block.kind != "text" else ():
        command: click.Command = app
        while isinstance(command, click.Group) and words and not words[0].startswith("-"):
            found = command.get_command(click.Context(command), words[0])
            assert found is not None, f"{block.name}: {words}"
            command, words = found, words[1:]
        known = {"--help", *(name for param in command.params for name in param.opts)}
        known |= {name for param in command.params for name in param.secondary_opts}
        assert {word for word in words if word.startswith("-")} <= known, f"{block.name}: {words}"


class Reader:
    """Somebody who types what a page shows, in a home of their own."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.folder, self._stack = folder, stack
        self._there: dict[str, str] = {}  # what a server brings
        self.bin = Path(sys.executable).parent
        for name in ("docs", "examples", "Makefile"):
            (folder / name).symlink_to(ROOT / name)
        self.environment = {
            **os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder / "data"),
            "XDG_CONFIG_HOME": str(folder / "config"), "LC_ALL": "C.UTF-8", "COLUMNS": "80",
            "PATH": f"{self.bin}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": "",
            "MAKEFLAGS": "", "FLAGS": "",  # of a `make nightly` that runs this
        }  # fmt: skip

    def real(self, block: Block) -> dict[str, str]:
        """What stands in the place of placeholders: made only where it is asked for."""
        asked = " ".join(block.given.values())
        made = {
            name: str(make())
            for name, make in {
                "log": self._log, "saved": self._saved, "board": self._board, "bot": self._bot,
                "game": self._game, "port": free_port, "seed": lambda: "00" * 32,
            }.items()
            if f"{{{name}}}" in asked
        }  # fmt: skip
        if block.kind == "host" or "{server}" in asked:
            made |= self._on_server()
        return made

    def _log(self) -> Path:
        return Path(shutil.copy(GOLDEN, self.folder / "finished.log"))

    def _saved(self) -> Path:
        file = self.folder / "saved-game.log"
        if not file.exists():
            self.run_shell(f"echo 1 | tepui play coloretto --save {file}")
        return file

    def _board(self) -> Path:
        built_in = ROOT / "src" / "tepui" / "games" / "amazonas" / "board.json"
        return Path(shutil.copy(built_in, self.folder / "mine.json"))

    def _bot(self) -> Path:
        (page,) = (each for each in PAGES if each.name == "writing-bots.md")
        (code,) = (block.text for block in blocks(page) if "file" in block.given)
        file = self.folder / "own-bot.py"
        file.write_text(code, "utf-8")
        return file

    def _game(self) -> Path:
        goal = self.folder / "games" / "piranha"
        if not goal.exists():
            shutil.copytree(ROOT / "examples" / "games" / "piranha", goal)
        return goal

    def _on_server(self) -> dict[str, str]:
        if self._there:
            return self._there
        database = sqlite_at(self.folder)
        served = self._stack.enter_context(serving(database))
        self.environment["TEPUI_DATABASE"] = database
        served.ask("POST", "/api/people", {"label": "Firefox"})
        person = json.loads(self.run_shell("tepui host people list --json"))[0]["id"]
        table = served.open(who=["me", "friend"], name="Ann")["table"]
        cup = served.ask("POST", "/api/tournaments", {"game": "coloretto", "rest": 0})[1]
        entry = {"name": "Bob", "invitation": cup["invitation"]}
        path = f"/api/tournaments/{cup['tournament']}/enter"
        assert served.ask("POST", path, entry)[0] == 201
        self._there = {
            "server": served.http, "table": table, "person": person,
            "tournament": cup["tournament"],
        }  # fmt: skip
        return self._there

    def read(self, block: Block) -> None:
        """Do what a block shows."""
        text = block.filled(self.real(block))
        if "file" in block.given:
            (self.folder / block.given["file"]).write_text(text, "utf-8")
        elif block.language == "python":
            self.run([sys.executable, "-c", text], block.name)
        else:
            for line in _lines(text):
                self.run_shell(line)

    def run_shell(self, line: str) -> str:
        """Type a line into a shell; what it prints."""
        if line.startswith(("tepui serve", "make play", "python -m http.server")):
            return self._serve(line)
        place = f"cd {ROOT} && " if line.startswith("make ") else ""
        ours = line.replace("python tests/", f"python {ROOT}/tests/")
        return self.run(["bash", "-c", place + ours], line)

    def run(self, words: list[str], what: str) -> str:
        """Run it to its end; nobody types anything more. What it prints."""
        done = subprocess.run(
            words, cwd=self.folder, env=self.environment, stdin=subprocess.DEVNULL,
            capture_output=True, text=True, timeout=HOUR, check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"{what}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
        assert "Traceback" not in done.stderr, what
        return done.stdout

    def _serve(self, line: str) -> str:
        """Start what serves, see that it does, and stop it."""
        place = ROOT if line.startswith("make") else self.folder
        own = {"TEPUI_PORT": str(free_port()), "CI": "yes", "TEPUI_DATABASE": ""}
        with (self.folder / "serving.txt").open("w+", encoding="utf-8") as told:
            process = subprocess.Popen(
                ["bash", "-c", f"exec {line}"], cwd=place, env={**self.environment, **own},
                stdin=subprocess.DEVNULL, stdout=told, stderr=subprocess.STDOUT, text=True,
            )  # fmt: skip
            try:
                end = time.monotonic() + 600
                while not SERVES.search(said := Path(told.name).read_text("utf-8")):
                    assert process.poll() is None, f"{line}\n{said}"
                    assert time.monotonic() < end, line
                    time.sleep(0.1)
            finally:
                process.terminate()
                process.wait(60)
        said = Path(told.name).read_text("utf-8")
        assert "Traceback" not in said, line
        return said


def _lines(text: str) -> Iterator[str]:
    """The lines of a shell's script, those that go on put together, without comments."""
    for line in text.replace("\\\n", " ").splitlines():
        typed = line.partition(" #")[0].strip()
        if typed and not typed.startswith("#"):
            yield typed


@pytest.mark.parametrize("page", RUNNING, ids=lambda page: page.name)
def test_what_a_page_shows_can_be_done(page: Path, tmp_path: Path) -> None:
    with ExitStack() as stack:
        reader = Reader(tmp_path, stack)
        for block in blocks(page):
            if block.kind in RUN:
                reader.read(block)


@pytest.mark.check
def test_a_mark_is_asked_for(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("```\ntepui games\n```\n\n<!-- run: quick GAME=x -->\n```sh\nls GAME\n```\n")
    first, second = blocks(page)
    assert (first.kind, first.commands()) == ("", [["games"]])
    assert (second.kind, second.filled({})) == ("quick", "ls x\n")


def test_what_fails_is_seen(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("<!-- run: quick -->\n```\ntepui replay none.log\n```\n")
    (block,) = blocks(page)
    home = tmp_path / "home"
    home.mkdir()
    with ExitStack() as stack, pytest.raises(AssertionError, match=r"none\.log"):
        Reader(home, stack).read(block)
    assert json.dumps(block.given) == "{}"
