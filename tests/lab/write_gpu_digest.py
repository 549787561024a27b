"""Plays the games of `tests/lab/gpu_digest.json` on an NVIDIA GPU and rewrites the file.

python tests/lab/write_gpu_digest.py [FILE]

The tests play the same seeds on the CPU and compare. Needs `tepui[gpu]`; a minute or two.
"""

from __future__ import annotations

import datetime
import json
import platform
import sys
from importlib.metadata import version
from pathlib import Path

import tepui
from tepui.lab.digest import digest, runs
from tepui.lab.gpu import random_games as gpu

FILE = Path(__file__).with_name("gpu_digest.json")
GAMES, SEED = 4_000, 20_261_115


def main() -> None:
    """Play, fingerprint, write; occupancy on stderr."""
    digests, filled = {}, {}
    for run in runs(tepui.all_games()):
        rows = gpu.Launches(run.game, run.seats, GAMES, SEED, run.options)
        digests[run.name] = digest(rows)
        filled[run.game.id] = gpu.occupancy(run.game)
        print(run.name, digests[run.name], file=sys.stderr, flush=True)
    for id, found in filled.items():
        print(id, found, file=sys.stderr)
    device = gpu.cuda().get_current_device()
    written = {
        "date": datetime.datetime.now(tz=datetime.UTC).date().isoformat(),
        "device": device.name.decode() if isinstance(device.name, bytes) else device.name,
        "versions": {
            "python": platform.python_version(),
            **{name: version(name) for name in ("numba", "numba-cuda", "numpy")},
        },
        "rules": {game.id: game.version for game in tepui.all_games()},
        "seed": SEED,
        "games": GAMES,
        "digests": digests,
    }
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else FILE
    out.write_text(json.dumps(written, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
