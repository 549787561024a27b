"""The processes of a server as Linux shows them."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress
from pathlib import Path

from server.kit import Served


def children(pid: int) -> list[int]:
    """The processes that another has started."""
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def command(pid: int) -> str:
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")
    return ""


def workers(served: Served) -> list[int]:
    assert served.process.poll() is None, b"".join(served.said).decode()
    found = children(served.process.pid)
    return [each for each in found if "spawn_main" in command(each)]


def both_answer(served: Served) -> bool:
    """Whether each worker answers while the other is stopped; otherwise one may answer all."""
    pair = workers(served)
    answer = len(pair) == 2 and all(_answers_without(served, each) for each in pair)
    if not answer:
        time.sleep(1)  # for workers that begin: a stopped one may hold what the other waits for
    return answer


def _answers_without(served: Served, stopped: int) -> bool:
    try:
        os.kill(stopped, signal.SIGSTOP)
        # Not for so long that the supervisor takes it for dead.
        with urllib.request.urlopen(f"{served.http}/health", timeout=3) as answer:
            return bool(json.load(answer)["worker"] != stopped)
    except OSError:
        return False
    finally:
        with suppress(ProcessLookupError):
            os.kill(stopped, signal.SIGCONT)


def runs(pid: int) -> bool:
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def listeners(port: int) -> set[int]:
    """The processes that hold a port's socket."""
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    held = {f"socket:[{each[9]}]" for each in lines if each[1].endswith(f":{port:04X}")}
    return {
        int(folder.name)
        for folder in Path("/proc").glob("[0-9]*")
        if any(_target(each) in held for each in _files(folder))
    }


def _files(folder: Path) -> list[Path]:
    with suppress(OSError):
        return list((folder / "fd").iterdir())
    return []


def _target(file: Path) -> str:
    with suppress(OSError):
        return str(file.readlink())
    return ""


def back_up(database: str, to: Path, room: int = resource.RLIM_INFINITY) -> tuple[int, str]:
    """Make a copy where no file may grow beyond some bytes, as on a full disk: exit code, words."""
    script = (
        "import resource\n"
        f"resource.setrlimit(resource.RLIMIT_FSIZE, ({room}, {room}))\n"
        "from tepui.cli import main\n"
        "main()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, "host", "backup", "--database", database, str(to)],
        capture_output=True, text=True, check=False, env={**os.environ, "LANG": "C"},
    )  # fmt: skip
    return done.returncode, done.stderr
