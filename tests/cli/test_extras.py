"""The default install: engine, games, bots, environments and the command, without a web server."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path
from unittest.mock import Mock

import pytest
from click.testing import CliRunner

from tepui.cli import extras, serve
from tepui.cli.app import app
from tepui.engine.text.words import LANGUAGES, words

ROOT = Path(__file__).parents[2]
# What stands on an extra of its own: whoever imports it has installed that.
OWN_EXTRA = ("tepui.cli.supervisor", "tepui.client", "tepui.envs.")
# What the lab and the environments use, and no player.
OF_THE_LAB = re.compile(
    r"tepui\.(lab|cli\.arena|engine\.(runtime\.jit|learning\.(single|trait))|games\.\w+\.traits)\b"
)

# Run apart: distributions that the default install does not bring cannot be imported.
APART = """
import importlib, json, pkgutil, re, sys
from importlib import metadata

def name(requirement):
    return re.match(r"[A-Za-z0-9._-]+", requirement)[0].lower().replace("_", "-").replace(".", "-")

allowed, open = set(), [name(each) for each in json.loads(sys.argv[1])]
while open:
    one = open.pop()
    if one not in allowed:
        allowed.add(one)
        open += [name(each) for each in metadata.requires(one) or () if "extra ==" not in each]
brought = {
    top: {name(each) for each in found} for top, found in metadata.packages_distributions().items()
}

class Installed:
    def __init__(self, finders):
        self.finders = finders

    def find_spec(self, full, path=None, target=None):
        top = full.partition(".")[0]
        if top not in sys.modules and brought.get(top, allowed).isdisjoint(allowed | {"tepui"}):
            return None
        found = (each.find_spec(full, path, target) for each in self.finders)
        return next((spec for spec in found if spec is not None), None)

sys.meta_path[:] = [Installed(list(sys.meta_path))]
sys.argv = ["tepui", *sys.argv[2:]]

def modules():
    import tepui
    from tepui.engine.text.errors import TepuiError
    lost = {}
    left_out = ("tepui.page", "tepui.server", "tepui.train")
    for found in pkgutil.walk_packages(tepui.__path__, "tepui.", lambda name: None):
        if not found.name.startswith(left_out) and not found.name.endswith("__main__"):
            try:
                importlib.import_module(found.name)
            except (ImportError, TepuiError) as wrong:
                lost[found.name] = str(wrong)
    print(json.dumps(lost))

if len(sys.argv) == 1:
    modules()
else:
    from tepui.cli import main
    main()
"""


def apart(*asked: str) -> subprocess.CompletedProcess[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    plain = json.dumps(project["dependencies"])
    return subprocess.run(
        [sys.executable, "-c", APART, plain, *asked],
        capture_output=True, text=True, check=False, timeout=600,
    )  # fmt: skip


def test_the_default_install_needs_no_library_of_an_extra() -> None:
    done = apart()
    assert done.returncode == 0, done.stderr
    lost = json.loads(done.stdout)
    wrong = [name for name in lost if not name.startswith(OWN_EXTRA) and not OF_THE_LAB.match(name)]
    assert not wrong, [lost[name] for name in wrong]
    assert "tepui[client]" in lost["tepui.client"]
    assert "tepui[lab]" in lost["tepui.engine.runtime.jit"]


def test_a_command_says_which_extra_it_needs() -> None:
    done = apart("serve")
    assert (done.returncode, done.stdout) == (2, "")
    assert "tepui[server]" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert apart("games").returncode == 0


def test_the_default_install_prints(tmp_path: Path) -> None:
    """Pages of our games are files, made with the client: Typst need not be there."""
    file = tmp_path / "map.pdf"
    done = apart("print", "amazonas", "--what", "map", "--paper", "a3", "-o", str(file))
    assert done.returncode == 0, done.stderr
    assert file.read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_says_what_is_missing(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert extras.installed() == list(extras.EXTRAS), "the environment of the tests has all"
    lost = {"webauthn", "cryptography", "asyncpg"}
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name in lost else find_spec(name))
    assert extras.installed() == ["pictures"]
    monkeypatch.setattr(serve, "check_port", lambda *_: None)
    monkeypatch.setattr("tepui.server.http.connection_limit.raise_file_limit", lambda: 10**6)
    monkeypatch.setattr(serve.asyncio, "run", lambda work: work.close())
    monkeypatch.setattr("uvicorn.Config", Mock())  # it would set up logs for the whole process
    monkeypatch.setattr("uvicorn.Server", lambda _: Mock(started=True))
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    asked = ["serve", "--no-browser", "--port", "0", "--database", database, "--lang", language]
    run = CliRunner().invoke(app, asked)
    assert run.exit_code == 0, run.output
    said = run.stderr.splitlines()
    assert said == [words(language)("cli-no-extra", extra=each) for each in ("people", "push")]
