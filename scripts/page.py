"""What a browser needs of Python, packed into files that it can fetch: see docs/page.md.

    python scripts/page.py WHEELS PAGE

WHEELS: a folder with the wheels of requirements-page.lock. PAGE: where the page is built.
"""

import asyncio
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "tepui"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
PRINTS = SOURCE / "server" / "site-print"
# Addresses of the client's pages; after a slash, one for each game.
ADDRESSES = (
    "about", "games", "me", "mistakes", "replay", "t", "real-table",
    "daily/", "g/", "learn/", "open/", "puzzles/", "real-table/", "rules/",
)  # fmt: skip
LOCK = "pyodide-lock.json"  # of everything that Pyodide could install

# Packages that no table needs, and files that are fetched separately or not at all.
LEFT_OUT = re.compile(
    r"^(cli|envs|lab|train|server/site|printing/fonts)/|__pycache__|"
    r"\.(wasm|npz|pyi|pdf|typ)$|^client\.py$"
)
# Babel contains all languages of the world, of which ours are needed, and pytz all time zones.
SPOKEN = "|".join(file.stem for file in (SOURCE / "engine" / "words").glob("*.ftl"))
NOT_OF_WHEELS = re.compile(
    rf"^babel/locale-data/(?!(root|{SPOKEN})\.dat)|^pytz/zoneinfo/|\.dist-info/(?!METADATA)|"
    r"\.(pyi|so)$|/tests?/|^anyio/(pytest_plugin|_backends/_trio)"
)


def main(wheels: Path, page: Path) -> None:
    """Pack the page."""
    pack(wheels, page / "python" / json.loads((PYODIDE / "package.json").read_text())["version"])
    asyncio.run(prepare(page / "prepared", [game.name for game in games()]))
    shutil.copytree(PRINTS, page / "print", dirs_exist_ok=True)
    shutil.copy(page / "index.html", page / "404.html")  # GitHub's answer to every other address
    # Those of pages, for servers without such an answer; without a base there is one page alone.
    for path in () if '="./' in (page / "index.html").read_text() else ADDRESSES:
        for game in games() if path.endswith("/") else [Path()]:
            (page / path / game.name).mkdir(parents=True, exist_ok=True)
            shutil.copy(page / "index.html", page / path / game.name / "index.html")
    finish(page)


def games() -> list[Path]:
    """The games' folders."""
    return sorted(path.parent for path in SOURCE.glob("games/*/__init__.py"))


def pack(wheels: Path, files: Path) -> None:
    """Pack all Python files."""
    shutil.rmtree(files, ignore_errors=True)
    files.mkdir(parents=True)
    for name in CORE:
        shutil.copy2(PYODIDE / name, files / name)  # its own date, so that browsers ask less often
    lock = json.loads((PYODIDE / LOCK).read_text())
    (files / LOCK).write_text(json.dumps({**lock, "packages": {}}))  # nothing is to be installed
    with zipfile.ZipFile(files / "tepui.zip", "w", zipfile.ZIP_DEFLATED) as out:
        for name, data in [*of_wheels(wheels), *of_tepui()]:
            out.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED, 9)
    (compiled,) = wheels.glob("msgspec-*emscripten*.whl")
    with zipfile.ZipFile(compiled) as wheel:
        (library,) = (name for name in wheel.namelist() if name.endswith(".so"))
        (files / "msgspec.so").write_bytes(wheel.read(library))
    for game in games():
        shutil.copy(game / f"{game.name}.wasm", files / f"{game.name}.wasm")
    with zipfile.ZipFile(files / "nets.zip", "w") as out:
        for path in sorted(SOURCE.glob("games/*/*.npz")):
            name = f"tepui/{path.relative_to(SOURCE).as_posix()}"
            out.writestr(zipfile.ZipInfo(name), path.read_bytes())
    made = ["node", ROOT / "web" / "snapshot.mjs", files]
    about = json.loads(subprocess.run(made, check=True, stdout=subprocess.PIPE).stdout)
    (files / "tepui.zip").unlink()
    about["games"] = [game.name for game in games()]
    about["files"] = {path.name: path.stat().st_size for path in sorted(files.iterdir())}
    starts = [(files / name).read_bytes() for name in ("memory.gz", "tepui.gz")]
    about["digest"] = hashlib.sha256(b"".join(starts)).hexdigest()[:16]
    (files / "sizes.json").write_text(json.dumps(about))


async def prepare(folder: Path, games: list[str]) -> None:
    """Compute the answers for the first screens, which then need not wait for Python."""
    import tepui
    from tepui.page.serve import Page

    shutil.rmtree(folder, ignore_errors=True)
    asked = ["games"]
    asked += [f"games/{game}/{what}" for game in games for what in ("about", "lessons/first")]
    with tempfile.TemporaryDirectory() as place:
        app = Page(f"{place}/tepui.db", lambda *job: None, lambda worker: None)
        await app.start()
        for path in asked:
            status, _, body = await app.request("GET", f"/api/{path}", "", [], b"")
            if status == 404 and "/lessons/" in path:
                continue  # a game may have none
            if status != 200:
                raise RuntimeError(f"{path}: {status} {body!r}")
            file = folder / f"{path}.json"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(body)
        for game in map(tepui.game, games):
            usual = game.settle_options({})
            for options in (usual, *({name: value} for name, value in usual.items())):
                said = json.dumps({"options": options}).encode()
                kind = [("content-type", "application/json")]
                path = f"games/{game.id}/scenery"
                status, _, body = await app.request("POST", f"/api/{path}", "", kind, said)
                if status == 200:  # drawing takes the browser's Python a minute
                    (folder / f"{path}-{fingerprint(options)}.svg").write_bytes(body)
        await app.stop()


def fingerprint(options: dict[str, str]) -> str:
    """The key by which the page finds a drawing (web/src/in-browser/transport.ts)."""
    said = json.dumps(sorted(options.items()), separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(said.encode()).hexdigest()[:16]


def finish(page: Path) -> None:
    """Tell the service worker which files to cache, and their version."""
    left_out = {"sw.js", "404.html", "offline.html", ".vite/manifest.json"}
    files = sorted(path.relative_to(page).as_posix() for path in page.rglob("*") if path.is_file())
    copies = re.compile(r"/index\.html$")
    files = [name for name in files if name not in left_out and not copies.search(name)]
    digest = hashlib.sha256()
    for name in files:
        digest.update(name.encode() + b"\0" + (page / name).read_bytes())
    text = (ROOT / "web" / "src" / "in-browser" / "sw.js").read_text()
    text = text.replace("%VERSION%", digest.hexdigest()[:16])
    kept = [name for name in files if not name.startswith("print/")]  # these are cached once opened
    (page / "sw.js").write_text(text.replace("['%FILES%']", json.dumps(kept)))


def of_wheels(folder: Path) -> Iterator[tuple[str, bytes]]:
    """The files of the Python wheels."""
    for path in sorted(folder.glob("*.whl")):
        with zipfile.ZipFile(path) as wheel:
            for name in wheel.namelist():
                if not name.endswith("/") and not NOT_OF_WHEELS.search(name):
                    yield name, wheel.read(name)


def of_tepui() -> Iterator[tuple[str, bytes]]:
    """The files of Tepui itself."""
    for path in sorted(SOURCE.rglob("*")):
        name = path.relative_to(SOURCE).as_posix()
        if path.is_file() and not LEFT_OUT.search(name):
            yield f"tepui/{name}", path.read_bytes()


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
