"""The figures over time: `make bench` leaves a dated file in bench/history, the docs plot them.

One file is one run on one machine. Figures of different machines are never joined by a line. Needs
nothing but Python, so that the documentation can be built without Tepui.

    python -m bench.speed.history     writes the newest figures into docs/performance.md
"""

import html
import json
import os
import platform
from collections import defaultdict
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / "history"
WIDTH, HEIGHT, EDGE = 240, 56, 8
ARM = {
    "0xd0c": "Neoverse-N1",
    "0xd40": "Neoverse-V1",
    "0xd49": "Neoverse-N2",
    "0xd4f": "Neoverse-V2",
}

PERFORMANCE = Path(__file__).parents[2] / "docs" / "performance.md"
BEGIN, END = "<!-- bench/speed/history.py writes this table -->", "<!-- to here -->"
GAMES = {"amazonas": 2, "amazones": 3, "coloretto": 2, "galapagos": 2}  # with their fewest seats
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


def plot(points: list[tuple[date, float]]) -> str:
    """A line over time, as SVG; the vertical axis begins at nothing."""
    first, last = points[0][0].toordinal(), points[-1][0].toordinal()
    top = max(value for _, value in points) or 1.0
    places = [
        (
            EDGE + (WIDTH - 2 * EDGE) * (day.toordinal() - first) / max(last - first, 1),
            HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * value / top,
        )
        for day, value in points
    ]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    dots = "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3"><title>{day}: {value:.4g}</title></circle>'
        for (x, y), (day, value) in zip(places, points, strict=True)
    )
    said = f"{points[0][1]:.4g} on {points[0][0]}, {points[-1][1]:.4g} on {points[-1][0]}"
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" role="img" '
        f'aria-label="{said}" fill="currentColor">'
        f'<path d="M{EDGE} {HEIGHT - EDGE}H{WIDTH - EDGE}" stroke="currentColor" opacity=".3"/>'
        f'<polyline points="{line}" fill="none" stroke="currentColor" stroke-width="1.5"/>'
        f"{dots}</svg>"
    )


def cell(text: str) -> str:
    """Text that stays within its cell of a table."""
    return html.escape(text).replace("|", "&#124;")


def page(found: list[Run]) -> str:
    """The page of the documentation: a table for each machine, a row for each figure."""
    lines = [
        "# Benchmarks over time\n",
        (
            "`make bench` measures, and leaves a file with date and machine in `bench/history`; "
            "what is kept there is drawn here. Compare within a machine, not between machines. "
            "[Performance](performance.md) tells how the figures came about.\n"
        ),
    ]
    machines: dict[str, list[Run]] = defaultdict(list)
    for run in found:
        machines[run["machine"]].append(run)
    for machine, theirs in machines.items():
        newest = theirs[-1]
        lines += [
            f"## {machine}\n",
            (
                f"{len(theirs)} run{'s' * (len(theirs) > 1)}, the newest of {newest['date']} with "
                f"Tepui {newest['tepui']} and Python {newest['python']}.\n"
            ),
            "| figure | newest | unit | over time |\n|---|--:|---|---|",
        ]
        over_time: dict[tuple[str, str], list[tuple[date, float]]] = defaultdict(list)
        for run in theirs:
            for each in run["figures"]:
                point = (date.fromisoformat(run["date"]), float(each["value"]))
                over_time[each["what"], each["unit"]].append(point)
        for (what, unit), points in over_time.items():
            cells = (cell(what), f"{points[-1][1]:.4g}", cell(unit), plot(points))
            lines.append(f"| {' | '.join(cells)} |")
        lines.append("")
    return "\n".join(lines)


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


if __name__ == "__main__":
    PERFORMANCE.write_text(written(PERFORMANCE.read_text("utf-8"), runs()), "utf-8")
