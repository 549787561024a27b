"""`tepui host doctor`: checks the server and its machine, and says what to do."""

import asyncio
import os
import platform
import shutil
import subprocess
import urllib.error
import urllib.request
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args
from urllib.parse import urlsplit

import platformdirs

from tepui import __version__
from tepui.cli import extras, running
from tepui.cli.host_tables import database_of
from tepui.cli.language import current, say, tell
from tepui.cli.options import in_database, with_json
from tepui.cli.output import print_json
from tepui.engine import registry
from tepui.engine.runtime.machine import implementation_of
from tepui.engine.text.errors import TepuiError
from tepui.server.http.address import OWN, place
from tepui.server.limits import Limits
from tepui.server.store.condition import Condition, examined
from tepui.server.store.schema import VERSION

ROOM = 2**30  # bytes that should be free on a disk
SKEW = 2.0  # seconds that clocks may differ
POOL = 9  # connections of one worker to PostgreSQL
ANSWER = 5.0  # seconds to wait for a server
Mark = Literal["good", "note", "bad"]
MARKS = {"good": "✓", "note": "·", "bad": "✗"}


class Finding(NamedTuple):
    """A sentence, and whether something is to be done: `bad` must be, `note` may be."""

    mark: Mark
    key: str
    told: dict[str, Any]


def _finding(mark: Mark, key: str, **told: Any) -> Finding:
    return Finding(mark, key, told)


good, note, bad = (partial(_finding, mark) for mark in get_args(Mark))


@in_database
@with_json
def doctor(database: str | None, as_json: bool) -> None:
    """Say all that was found; exit code 1 where something is to be done."""
    extras.need_server()
    wrong = False
    for finding in findings(database):
        wrong = wrong or finding.mark == "bad"
        said = say()(finding.key, **finding.told)
        if as_json:
            print_json({"mark": finding.mark, "code": finding.key, "text": said, **finding.told})
        else:
            tell(f"{MARKS[finding.mark]} {said}")
    if wrong:
        raise SystemExit(1)


def findings(database: str | None) -> Iterator[Finding]:
    """All that was found, from the program to its surroundings."""
    yield good(
        "cli-doctor-versions", tepui=__version__, python=platform.python_version(),
        system=f"{platform.system()} {platform.machine()}",
    )  # fmt: skip
    yield from of_rules()
    yield from of_extras()
    yield of_files()
    yield of_time()
    yield of_disk(Path(os.environ.get("TEPUI_CACHE") or platformdirs.user_cache_path("tepui")))
    try:
        named = database_of(database)
        condition = asyncio.run(examined(named))
    except TepuiError as wrong:
        yield Finding("bad", wrong.key, wrong.args_in(current()))
        return
    here = [each for each in running.notes() if each.database == running.public(named)]
    yield from of_database(named, condition, max((each.workers for each in here), default=1))
    if not here:
        yield note("cli-doctor-not-running")
    for server in here:
        yield from of_server(server)


def of_rules() -> Iterator[Finding]:
    """What the games' rules run on."""
    slow = [game.id for game in registry.all_games() if implementation_of(game) != "wasmtime"]
    if slow:
        yield note("cli-doctor-slow", games=", ".join(slow))
    else:
        yield good("cli-doctor-rules")


def of_extras() -> Iterator[Finding]:
    """What is installed beside the plain server."""
    there = extras.installed()
    if there:
        yield good("cli-doctor-extras", extras=", ".join(there))
    for extra in extras.EXTRAS:
        if extra not in there:
            yield note("cli-no-extra", extra=extra)


def of_files() -> Finding:
    """How many files the server may open."""
    from tepui.server.http.connection_limit import RESERVE, raise_file_limit  # it needs uvicorn

    files, sockets = raise_file_limit(), Limits().sockets
    if files < 2 * sockets + RESERVE:
        return bad("cli-few-files", files=files, sockets=sockets)
    return good("cli-doctor-files", files=files)


def of_time() -> Finding:
    """Whether the machine's clock is kept right by others."""
    try:
        asked = subprocess.run(
            ["timedatectl", "show", "--property=NTPSynchronized", "--value"],  # noqa: S607
            capture_output=True, text=True, check=False, timeout=ANSWER,
        )  # fmt: skip
        said = asked.stdout.strip()
    except (OSError, subprocess.TimeoutExpired):
        said = ""
    if said == "no":
        return bad("cli-doctor-clock-alone")
    return good("cli-doctor-clock") if said == "yes" else note("cli-doctor-clock-unknown")


def of_disk(folder: Path) -> Finding:
    """How much room there is."""
    there = next(each for each in (folder, *folder.parents) if each.exists())
    free = shutil.disk_usage(there).free
    told = {"folder": str(folder), "free": round(free / 2**30, 1)}
    return (bad if free < ROOM else good)(
        "cli-doctor-disk-full" if free < ROOM else "cli-doctor-disk", **told
    )


def of_database(address: str, found: Condition, workers: int) -> Iterator[Finding]:
    """How the database is."""
    told = {"program": found.program, "size": round(found.size / 2**20, 1)}
    rows = {name: found.rows.get(name, 0) for name in ("tables", "events", "people")}
    yield good("cli-doctor-database", **told, **rows)
    if found.version > VERSION:
        yield bad("server-newer-database", found=found.version, known=VERSION)
    elif found.version < VERSION:
        yield note("cli-doctor-migrates", found=found.version, known=VERSION)
    if not found.sound:
        yield bad("cli-doctor-damaged")
    if found.others_read:
        yield bad("cli-doctor-readable", file=address.removeprefix("sqlite:///"))
    if abs(found.late) > SKEW:
        yield bad("cli-doctor-skew", seconds=round(abs(found.late)))
    if found.connections is not None and found.connections < workers * POOL:
        yield bad("cli-doctor-connections", most=found.connections, needed=workers * POOL)
    if address.startswith("sqlite:///"):
        yield of_disk(Path(address.removeprefix("sqlite:///")).expanduser().parent)


def of_server(server: running.Note) -> Iterator[Finding]:
    """Whether a server answers here, and where people reach it."""
    here = f"http://{running.reached_at(server)}"
    status = _status(f"{here}/health")
    if status != "200":
        yield bad("cli-doctor-ill", address=here, why=status)
    else:
        yield good("cli-doctor-runs", address=here)
    if not server.address:
        yield note("cli-doctor-no-address")
        return
    if place(server.address)[0] in OWN:
        yield note("cli-doctor-own-address", address=server.address)
        return
    if urlsplit(server.address).scheme != "https":
        yield bad("cli-doctor-no-tls", address=server.address)
    shown = _status(f"{server.address.rstrip('/')}/health")
    if shown == "200" and urlsplit(server.address).netloc != urlsplit(here).netloc:
        yield bad("cli-doctor-figures-shown", address=server.address)
    elif shown.isdigit():
        yield good("cli-doctor-reached", address=server.address)
    else:
        yield bad("cli-doctor-unreached", address=server.address, why=shown)
    yield good("cli-doctor-proxies", proxies=server.proxies)


def _status(address: str) -> str:
    """The status of an answer, or why there was none."""
    try:
        with urllib.request.urlopen(address, timeout=ANSWER) as answer:  # noqa: S310
            return str(answer.status)
    except urllib.error.HTTPError as said:
        return str(said.code)
    except (OSError, ValueError) as wrong:
        return str(getattr(wrong, "reason", wrong))
