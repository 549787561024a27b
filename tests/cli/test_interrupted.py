"""Ctrl-C ends a command at once, and no process of its outlives it, however it ends."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

SLOW = """
import os, time
class Slow:
    def choose(self, record, legal, rng, deadline=None):
        with open({file!r}, "a") as file:
            file.write(f"{{os.getpid()}} {{os.getppid()}}\\n")
        time.sleep(8)
        return legal[0]
"""
CALLBACK = """
import ctypes, signal
from tepui.cli import main
from tepui.cli.app import app
def compile(**rest):
    ctypes.CFUNCTYPE(None)(lambda: signal.raise_signal(signal.SIGINT))()
    print("went on")
app.main = compile
main()
"""
COMMANDS = [
    "arena coloretto --bots random,{} --games 8 --workers 2",
    "simulate coloretto --bots random,{} --games 8",
    "data coloretto --bots random,{} --games 8 --workers 2 -o games.parquet --force",
]


def runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="there is no /proc")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
@pytest.mark.parametrize("command", COMMANDS)
def test_nothing_goes_on(command: str, how: signal.Signals, tmp_path: Path) -> None:
    asked, bot = tmp_path / "asked", tmp_path / "slow.py"
    bot.write_text(SLOW.format(file=str(asked)), "utf-8")
    old = tmp_path / "games.parquet"
    old.write_text("of earlier games", "utf-8")
    typed = command.format(f"python:{bot}:Slow").split()
    # A shell's job in the background ignores SIGINT, and so would what it starts.
    ran = subprocess.Popen(
        [sys.executable, "-m", "tepui.cli", *typed], cwd=tmp_path, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True, start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )  # fmt: skip
    try:
        end = time.monotonic() + 120
        while not asked.exists() or not asked.read_text("utf-8").endswith("\n"):
            assert time.monotonic() < end
            assert ran.poll() is None, ran.communicate()
            time.sleep(0.1)
        begun = time.monotonic()
        os.kill(ran.pid, how)  # it alone, as a program would; a terminal tells its processes, too
        ran.wait(5)
        pids = {int(pid) for line in asked.read_text("utf-8").splitlines() for pid in line.split()}
        while any(map(runs, pids)):
            assert time.monotonic() < begun + 5
            time.sleep(0.1)
        assert old.read_text("utf-8") == "of earlier games"
        if how is signal.SIGINT:
            assert not list(tmp_path.glob("*.new"))
            said = ran.communicate()[1]
            assert ran.returncode == 130, said
            signs = r"(Working:|.*: \d+%,|Compiling the rules .*,) \d+ s"
            assert all(re.fullmatch(signs, line) for line in said.splitlines() if line), said
    finally:
        with suppress(ProcessLookupError):
            os.killpg(ran.pid, signal.SIGKILL)
        ran.communicate()


def test_a_callback_does_not_swallow_it() -> None:
    """Numba's compiler calls some."""
    ran = subprocess.run(
        [sys.executable, "-c", CALLBACK], check=False, capture_output=True, text=True, timeout=60,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )  # fmt: skip
    assert (ran.returncode, ran.stdout, ran.stderr) == (130, "", "")
