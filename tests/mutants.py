"""Switches each rule off in turn, in a copy of the sources, and sees a test of that rule fail.

`make mutants`; `FLAGS=coloretto` for one game. A mutant that no test notices is an error.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]


def mutants(games: list[str]) -> list[tuple[str, dict[str, str]]]:
    found = []
    for file in sorted((ROOT / "tests" / "games").glob("*/mutants.toml")):
        if not games or file.parent.name in games:
            for mutant in tomllib.loads(file.read_text("utf-8"))["mutant"]:
                found.append((file.parent.name, mutant))
    return found


@cache
def passes_unchanged(game: str, rule: str) -> bool:
    """Whether the tests that cite the rule pass on the sources as they are."""
    return not fails(
        game, {"rule": rule, "file": "rules.py", "old": "bind(RECORD", "new": "bind(RECORD"}
    )


def is_noticed(game: str, mutant: dict[str, str]) -> bool:
    """Whether a test that cites the rule fails when it is switched off, and only then."""
    return passes_unchanged(game, mutant["rule"]) and fails(game, mutant)


def fails(game: str, mutant: dict[str, str]) -> bool:
    """Whether a test that cites the rule fails on the changed sources."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "tepui"
        shutil.copytree(
            ROOT / "src" / "tepui", source, ignore=shutil.ignore_patterns("__pycache__")
        )
        file = source / "games" / game / mutant["file"]
        text = file.read_text("utf-8")
        if text.count(mutant["old"]) != 1:
            raise SystemExit(f"{game} {mutant['rule']}: {mutant['old']!r} must occur once")
        file.write_text(text.replace(mutant["old"], mutant["new"]), "utf-8")
        done = subprocess.run(
            [
                sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:xdist",
                str(ROOT / "tests" / "games" / game), "--rule", mutant["rule"],
            ],
            env={**os.environ, "TEPUI_JIT": "off", "PYTHONPATH": folder}, cwd=ROOT,
            capture_output=True, text=True, check=False, timeout=300,
        )  # fmt: skip
        if done.returncode not in (0, 1):
            raise SystemExit(done.stdout[-2000:] + done.stderr[-2000:])
        return done.returncode == 1


def main() -> None:
    unnoticed = 0
    todo = mutants(sys.argv[1:])
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = pool.map(lambda each: is_noticed(*each), todo)
        for (game, mutant), noticed in zip(todo, results, strict=True):
            unnoticed += not noticed
            change = f"{mutant['old'].strip()!r} -> {mutant['new'].strip()!r}"
            print(f"{'noticed' if noticed else 'UNNOTICED'}: {game} {mutant['rule']}, {change}")
    print(f"{len(todo)} mutants, {unnoticed} unnoticed")
    sys.exit(bool(unnoticed))


if __name__ == "__main__":
    main()
