"""The figures, measured in one run on one core: a table on stdout, JSON in build/bench.json.

`make bench`. Timings are of this machine; compare ratios, not machines.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.table import Table

import tepui
from tepui.lab.simulate import simulate

ROOT = Path(__file__).parents[1]
OPEN = "import tepui; from tepui.engine.match import Match; Match(tepui.game({id!r}), {seats})"
SIMULATE = (
    "import tepui; from tepui.lab.simulate import simulate;"
    "import time; begun = time.perf_counter(); simulate(tepui.game({id!r}), {seats}, 1, 1);"
    "print(time.perf_counter() - begun)"
)

Row = dict[str, object]


def best(measure: Callable[[], float], runs: int = 3) -> float:
    """The best of several runs: what disturbs a run only makes it slower."""
    return min(measure() for _ in range(runs))


def seconds_of(*command: str, **environment: str) -> float:
    """How long a whole command takes."""
    begun = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, **environment})
    return time.perf_counter() - begun


def said_by(script: str, **environment: str) -> float:
    """The number that a script prints, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", script], check=True, capture_output=True, text=True,
        env={**os.environ, **environment},
    )  # fmt: skip
    return float(done.stdout)


def throughput() -> list[Row]:
    """Random play on one core, every game at every seat count."""
    rows: list[Row] = []
    for game in tepui.games():
        for seats in game.seats:
            games = max(200, int(3e6 / simulate(game, seats, 20, 0).mean_decisions))
            reports = [simulate(game, seats, games, seed) for seed in range(3)]
            fastest = max(report.decisions_per_second for report in reports)
            name = f"{game.id}, {seats} seats, random play"
            rows.append({"what": name, "value": fastest / 1e6, "unit": "million decisions/s"})
    return rows


def starting() -> list[Row]:
    """How long one waits: for a compile, for compiled code, for the list of games."""
    rows: list[Row] = []
    for game in tepui.games():
        script = SIMULATE.format(id=game.id, seats=game.seats[0])
        with tempfile.TemporaryDirectory() as empty:
            cold = said_by(script, TEPUI_CACHE=empty)
            warm = best(lambda: said_by(script, TEPUI_CACHE=empty))  # noqa: B023
        rows.append({"what": f"{game.id}, first compile", "value": cold, "unit": "s"})
        rows.append({"what": f"{game.id}, start from cache", "value": warm, "unit": "s"})
    command = str(Path(sys.executable).with_name("tepui"))
    listing = best(lambda: seconds_of(command, "games"), 5)
    rows.append({"what": "tepui games, whole command", "value": listing, "unit": "s"})
    return rows


def main() -> None:
    """Measure all, print a table, and write the JSON."""
    rows = [*throughput(), *starting()]
    table = Table(title=f"Tepui {tepui.__version__}, {platform.machine()}, one core")
    table.add_column("figure")
    table.add_column("value", justify="right")
    table.add_column("unit")
    for row in rows:
        table.add_row(str(row["what"]), f"{row['value']:.2f}", str(row["unit"]))
    Console().print(table)
    out = ROOT / "build" / "bench.json"
    out.parent.mkdir(exist_ok=True)
    machine = {"machine": platform.machine(), "python": platform.python_version()}
    out.write_text(json.dumps({**machine, "figures": rows}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
