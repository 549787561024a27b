"""Does an installed Tepui serve its client? Starts it on a free port, looks, and stops it.

python scripts/try_server.py PATH/TO/tepui
"""

from __future__ import annotations

import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path


def main(command: str) -> None:
    """Start, look at the first page, at the list of games and at a page to print, stop."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'tables.db'}"
        server = subprocess.Popen(
            [command, "serve", "--no-browser", "--port", str(port), "--database", database],
            stderr=subprocess.DEVNULL,
        )
        try:
            page, games = look(port, server, "/"), look(port, server, "/api/games")
            rules = look(port, server, "/api/games/coloretto/print/rules/en")
        finally:
            server.terminate()
            server.wait(60)
    assert b"<script" in page, "the client is not in the wheel"
    assert rules.startswith(b"%PDF-"), "the pages to print are not in the wheel"
    print(f"the server answers: a page of {len(page)} bytes, games of {len(games)}")


def look(port: int, server: subprocess.Popen[bytes], path: str) -> bytes:
    """What the server answers, as soon as it does."""
    end = time.monotonic() + 300
    while True:
        assert server.poll() is None, "the server has ended"
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=60) as answer:
                found: bytes = answer.read()
                return found
        except OSError:
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.2)


if __name__ == "__main__":
    main(sys.argv[1])
