"""What is written to a terminal of 80 columns fits into it."""

from __future__ import annotations

import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pytest

LOG = Path(__file__).parents[1] / "games" / "coloretto" / "golden" / "piles-3.log"
COLUMNS = 80


def typed(*args: str, said: str = "", **environment: str) -> list[str]:
    """The lines that somebody sees in a terminal."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, COLUMNS, 0, 0))
    env = {**os.environ, "LC_ALL": "C", "TERM": "dumb", **environment}
    ran = subprocess.Popen(
        [sys.executable, "-m", "tepui.cli", *args],
        stdin=subprocess.PIPE, stdout=theirs, stderr=theirs, env=env,
    )  # fmt: skip
    os.close(theirs)
    assert ran.stdin is not None
    ran.stdin.write(said.encode())
    ran.stdin.close()
    seen = b""
    try:
        while more := os.read(ours, 65536):
            seen += more
    except OSError:  # as Linux says that the other end is closed
        pass
    finally:
        os.close(ours)
        ran.wait(60)
    return seen.decode().replace("\r\n", "\n").splitlines()


@pytest.mark.parametrize(
    "command",
    [
        "games", "games --lang de", f"verify {LOG}", f"replay {LOG} --lang fr",
        "build --check", "serve --limit foo=1", "play coloretto --bot genius",
    ],
)  # fmt: skip
def test_no_line_is_too_wide(command: str) -> None:
    lines = typed(*command.split())
    assert lines
    # A path is not broken: it could not be copied then.
    assert [line for line in lines if len(line) > COLUMNS and " " in line.strip()] == []


def test_a_line_goes_on_where_its_text_began(tmp_path: Path) -> None:
    save = ("--save", str(tmp_path / "a.log"))
    lines = typed("play", "coloretto", "--lang", "fr", *save, said="?\nquit\n")
    (at,) = (n for n, line in enumerate(lines) if line.lstrip().startswith("? "))
    begun = lines[at].rindex("  ") + 2
    assert len(lines[at + 1]) - len(lines[at + 1].lstrip()) == begun
