"""Writes the newest figures of `make bench` into docs/performance.md.

    python -m bench.speed.history

`make bench` leaves a dated file in bench/history: one run on one machine.
"""

import argparse
import json
import os
import platform
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import tepui

FOLDER = Path(__file__).parents[1] / "history"
ARM = {
    "0xd0c": "Neoverse-N1",
    "0xd40": "Neoverse-V1",
    "0xd49": "Neoverse-N2",
    "0xd4f": "Neoverse-V2",
}

PERFORMANCE = Path(__file__).parents[2] / "docs" / "performance.md"
BEGIN, END = "<!-- bench/speed/history.py writes this table -->", "<!-- to here -->"
GAMES = {game.id: game.seats[0] for game in tepui.all_games()}
# By machine: what a row is called, and the figure of each game that it shows.
ROWS = (
    ("random play, one core, million decisions/s", "", "{game}, {seats} seats, random play"),
    ("random play, NVIDIA H200", "NVIDIA", "{game}, {seats} seats, random play"),
    ("many tables for training, NVIDIA H200", "NVIDIA", "{game}, tables for training"),
    ("two threads against one, times", "", "{game}, {seats} seats, two threads against one"),
    ("search, thousand simulations/s", "", "{game}, {seats} seats, search from the opening"),
    ("PettingZoo, bare, thousand decisions/s", "", "{game} from Python, PettingZoo, bare"),
    ("OpenSpiel adapter, thousand decisions/s", "", "{game} from Python, OpenSpiel"),
)
SERVER = ("100 tables", "500 tables", "1000 tables", "1000 tables, paced")

Run = dict[str, Any]


def processor() -> str:
    """What the processor calls itself, or at least its kind."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    named = ("model name", "CPU part")
    names = [line.partition(":")[2].strip() for line in lines if line.startswith(named)]
    return " ".join([platform.machine(), *(ARM.get(name, name) for name in names[:1])])


def keep(version: str, figures: list[dict[str, object]]) -> Path:
    """Keep a run under its date and machine; a second one of that day takes its place."""
    run: Run = {
        "date": datetime.now(UTC).date().isoformat(),
        "tepui": version,
        "machine": f"{processor()}, {os.cpu_count()} cores",
        "python": platform.python_version(),
        "figures": figures,
    }
    FOLDER.mkdir(exist_ok=True)
    place = "-".join("".join(c if c.isalnum() else " " for c in run["machine"]).lower().split())
    file = FOLDER / f"{run['date']}-{place}.json"
    file.write_text(json.dumps(run, indent=1) + "\n", "utf-8")
    return file


def runs(folder: Path = FOLDER) -> list[Run]:
    """All runs that were kept, the oldest first."""
    kept = [json.loads(file.read_text("utf-8")) for file in folder.glob("*.json")]
    return sorted(kept, key=lambda run: (run["date"], run["machine"]))


def newest(found: list[Run], machine: str) -> Run:
    """The newest run on a GPU of this name, or (without one) on a processor."""
    return [
        run
        for run in found
        if (run["machine"].startswith(machine) if machine else "NVIDIA" not in run["machine"])
    ][-1]


def table(found: list[Run]) -> str:
    """The newest figures, as Markdown."""

    def figure(machine: str, what: str, unit: str = "") -> str:
        for each in newest(found, machine)["figures"]:
            if each["what"] == what and each["unit"].startswith(unit):
                value = float(each["value"])
                return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
        return "-"

    processor_run, gpu_run = newest(found, ""), newest(found, "NVIDIA")
    lines = [
        f"| {' | '.join(['', *(game.capitalize() for game in GAMES)])} |",
        f"|---{'|--:' * len(GAMES)}|",
    ]
    for said, machine, what in ROWS:
        cells = (
            figure(machine, what.format(game=game, seats=seats)) for game, seats in GAMES.items()
        )
        lines.append(f"| {said} | {' | '.join(cells)} |")
    lines += ["", "| server, one core | moves/s | p99, ms | kB a table |", "|---|--:|--:|--:|"]
    for tables in SERVER:
        cells = (figure("", f"server, {tables}", unit) for unit in ("moves/s", "ms, p99", "kB"))
        said = tables if "paced" in tables else f"{tables}, saturated"
        lines.append(f"| {said} | {' | '.join(cells)} |")
    said = (
        f"Measured on {processor_run['machine']} ({processor_run['date']}) and {gpu_run['machine']}"
    )
    return "\n".join([*lines, "", f"{said} ({gpu_run['date']}), at each game's fewest seats."])


def written(text: str, found: list[Run]) -> str:
    """A page with the newest figures in its table."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{table(found)}\n\n{END}{after}"


def main() -> None:
    """Write the page."""
    argparse.ArgumentParser(description=__doc__.partition("\n")[0]).parse_args()
    PERFORMANCE.write_text(written(PERFORMANCE.read_text("utf-8"), runs()), "utf-8")


if __name__ == "__main__":
    main()
