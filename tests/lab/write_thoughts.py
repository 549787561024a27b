"""Fingerprints of what compiled code thinks, as JSON: by Numba, or in WebAssembly.

    python tests/lab/write_thoughts.py [GAME ...] > tests/lab/thoughts.json
    TEPUI_JIT=numba python tests/lab/write_thoughts.py [GAME ...]  # the same; `tepui[lab]`, minutes

The tests compare what modules think with `tests/lab/thoughts.json`.
"""

import json
import sys

import tepui
from tepui.engine.runtime.machine import implementation_of
from tepui.lab.digest import runs, thoughts


def main() -> None:
    """Search, and print the result."""
    games = [tepui.game(id) for id in sys.argv[1:]] or tepui.all_games()
    found = {}
    for run in runs(games):
        found[run.name] = thoughts(run)
        print(implementation_of(run.game), run.name, file=sys.stderr, flush=True)
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
