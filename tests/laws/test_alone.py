"""A game is one folder: no file of the client, and no script that packs it, lists the games."""

import json
import os
import re
import runpy
import subprocess
import sys
from pathlib import Path

import tepui
from tepui.engine.text.words import LANGUAGES

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
CODE = (".ts", ".js", ".mjs", ".svelte", ".css", ".html", ".webmanifest")
COMMENTS = re.compile(r"(?m)^\s*import .*|(?<!:)//.*|/\*.*?\*/")


def _sources() -> list[Path]:
    """All code but the games' own, and what is made of their descriptions."""
    given = [*WEB.glob("*"), *WEB.glob("public/*"), *WEB.glob("src/**/*")]
    apart = (WEB / "src" / "games", WEB / "src" / "messages")
    code = [each for each in given if each.suffix in CODE and not set(apart) & {*each.parents}]
    return [*code, ROOT / "scripts" / "page.py"]


def test_no_file_of_the_client_names_a_game() -> None:
    named = re.compile("|".join(game.id for game in tepui.all_games()), re.IGNORECASE)
    found = {}
    for file in _sources():
        lines = COMMENTS.sub("", file.read_text("utf-8")).splitlines()
        if wrong := [line.strip() for line in lines if named.search(line)]:
            found[file.relative_to(ROOT).as_posix()] = wrong
    assert not found


PACK = """
import asyncio, runpy, sys
from pathlib import Path
from tepui.server.typescript import sources
packer = runpy.run_path("scripts/page.py", run_name="packer")
asyncio.run(packer["prepare"](Path(sys.argv[1]), ["piranha"]))
print(sources()[Path("messages/titles.ts")])
"""


def test_the_page_without_a_server_takes_in_another_game(tmp_path: Path) -> None:
    env = {**os.environ, "TEPUI_GAMES": str(ROOT / "examples" / "games"), "TEPUI_JIT": "off"}
    packed = [sys.executable, "-c", PACK, str(tmp_path / "prepared")]
    titles = subprocess.run(packed, cwd=ROOT, env=env, stdout=subprocess.PIPE, check=True).stdout
    assert b"piranha: '" in titles
    prepared = tmp_path / "prepared"
    listed = json.loads((prepared / "games.json").read_text("utf-8"))["games"]
    assert "piranha" in [game["id"] for game in listed]
    assert (prepared / "games" / "piranha" / "about.json").is_file()


def test_the_page_without_a_server_speaks_every_language() -> None:
    """Without Babel's data for a language, its plurals would be counted as in English."""
    left_out = runpy.run_path(str(ROOT / "scripts" / "page.py"), run_name="packer")["NOT_OF_WHEELS"]
    ours = {f"babel/locale-data/{language}.dat" for language in LANGUAGES}
    assert not {file for file in ours if left_out.search(file)}
    assert left_out.search("babel/locale-data/tlh.dat")
    assert left_out.search("babel/locale-data/en_AU.dat")


def test_the_pages_service_worker_is_told_what_to_keep(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<title>Tepui</title>")
    runpy.run_path(str(ROOT / "scripts" / "page.py"), run_name="packer")["finish"](tmp_path)
    text = (tmp_path / "sw.js").read_text()
    assert 'const FILES = ["index.html"];' in text
    assert re.search(r"const VERSION = '[0-9a-f]{16}';", text)
    # Its files lie beside it, wherever the page is served.
    assert "new URL('./', self.location.href)" in text
