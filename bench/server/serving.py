"""A server of our own to be measured, and what it uses."""

import os
import resource
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory


@contextmanager
def serving(
    *limits: str, database: str = "", folder: str | None = None, workers: int = 1,
    before: Sequence[str] = (), files: int | None = None,
) -> Iterator[tuple[int, int]]:  # fmt: skip
    """Serve from an empty database, under other limits. Yields the port and the process, once the
    server and its bots are ready.
    """
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with TemporaryDirectory(dir=folder) as held:
        command = [
            *before, sys.executable, "-m", "tepui.cli", "serve", "--no-browser", "--port",
            str(port), "--database", database or f"sqlite:///{held}/tables.db",
            "--workers", str(workers), *(word for limit in limits for word in ("--limit", limit)),
        ]  # fmt: skip

        def few() -> None:
            if files is not None:
                resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

        quiet = subprocess.DEVNULL
        server = subprocess.Popen(command, stdout=quiet, stderr=quiet, preexec_fn=few)
        try:
            wait(port)
            yield port, server.pid
        finally:
            for pid in descendants(server.pid):
                os.kill(pid, signal.SIGKILL)
            server.wait()


def wait(port: int) -> None:
    """Wait for the server."""
    for _ in range(600):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5) as answer:
                if b'"status":"ok"' in answer.read():
                    return
        except OSError:
            pass
        time.sleep(0.1)
    raise SystemExit("the server does not start")


def stat(pid: int) -> list[str]:
    """The system's figures about a process, from its state on; empty, if it has ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def descendants(pid: int) -> list[int]:
    """A process and all its descendants."""
    everybody = [int(each.name) for each in Path("/proc").glob("[0-9]*")]
    parents = {each: int(fields[1]) for each in everybody if (fields := stat(each))}
    family = [pid]
    for each in family:
        family += [child for child, parent in parents.items() if parent == each]
    return family


def resident(pid: int) -> int:
    """Bytes of memory that a server holds, in all its processes."""
    pages = sum(int(fields[21]) for each in descendants(pid) if (fields := stat(each)))
    return pages * os.sysconf("SC_PAGE_SIZE")


def processor(pid: int) -> float:
    """Seconds of processor time that a server has used, in all its processes."""
    taken = 0
    for each in descendants(pid):
        taken += sum(map(int, stat(each)[11:13]))
    return taken / os.sysconf("SC_CLK_TCK")
