"""Training all games at once, each in its own process, so that failures stay separate."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import tepui


def train_all(
    out: Path, minutes: float, seed: int, gpu: bool, resume: bool, tables: int | None = None,
    whole: float | None = None, decisions: int | None = None,
) -> list[str]:  # fmt: skip
    """Train every game, with a log each beside their folders. Returns which ones failed."""
    out.mkdir(parents=True, exist_ok=True)
    running = {}
    for game in tepui.all_games():
        command = [
            sys.executable, "-m", "tepui.train", game.id, "--minutes", str(minutes),
            "--seed", str(seed), "--out", str(out),
            *(["--gpu"] if gpu else []), *(["--resume"] if resume else []),
            *(["--tables", str(tables)] if tables else []),
            *(["--of", str(whole)] if whole else []),
            *(["--decisions", str(decisions)] if decisions else []),
        ]  # fmt: skip
        with (out / f"{game.id}.log").open("w", encoding="utf-8") as log:
            running[game.id] = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT)  # noqa: S603
    return [id for id, process in running.items() if process.wait() != 0]
