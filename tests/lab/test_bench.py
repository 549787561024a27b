"""The scripts of `bench`, which nothing else runs: each starts, and has the options it reads."""

from __future__ import annotations

import argparse
import ast
import importlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tepui.lab.gpu.random_games import NoGpu

ROOT = Path(__file__).parents[2]
SCRIPTS = [
    ".".join(file.relative_to(ROOT).with_suffix("").parts)
    for file in sorted((ROOT / "bench").rglob("*.py"))
    if "def main(" in file.read_text("utf-8")
]
# Libraries that only a GPU, or the comparison with others, needs.
ELSEWHERE = {"torch", "cuda", "pyspiel", "open_spiel", "jax", "pgx", "rlcard", "pettingzoo"}


def started(module: str, *words: str) -> str | None:
    """What goes wrong in a script, with these words on its command line."""
    sys.argv = [module, *words]
    try:
        importlib.import_module(module).main()
    except ImportError as lacking:
        return None if (lacking.name or "").split(".")[0] in ELSEWHERE else repr(lacking)
    except NoGpu:
        return None
    except SystemExit as end:
        return f"ends with {end.code}" if end.code else None
    return "goes on after --help" if words == ("--help",) else None


def unknown(module: str) -> list[str]:
    """The options that a script reads and does not have."""
    source = ROOT.joinpath(*module.split(".")).with_suffix(".py").read_text("utf-8")
    parsers: list[argparse.ArgumentParser] = []
    parse = argparse.ArgumentParser.parse_args

    def noted(parser: argparse.ArgumentParser, *given: object) -> object:
        parsers.append(parser)
        raise SystemExit(0)

    argparse.ArgumentParser.parse_args = noted  # type: ignore[method-assign,assignment]
    try:
        started(module)
    finally:
        argparse.ArgumentParser.parse_args = parse  # type: ignore[method-assign]
    had = {action.dest for parser in parsers for action in parser._actions}
    read = {
        node.attr
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "asked"
    }
    return sorted(read - had) if parsers else []


def test_every_script_starts_and_knows_its_options() -> None:
    """In one process of their own: some set how many threads libraries use."""
    done = subprocess.run(
        [sys.executable, __file__], capture_output=True, text=True, timeout=600, cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    assert len(SCRIPTS) > 15
    assert json.loads(done.stdout.splitlines()[-1]) == {}


@pytest.mark.parametrize(
    "words",
    [
        "coach.calibration --minutes 0 --fit --games leduc --rows ROWS --svg SVG",
        "coach.planted --games 0 --only galapagos:2",
        "coach.strength --minutes 0 --processes 1 --out SVG",
        "strength.champions --minutes 0 --workers 1 --games galapagos --seats 2 --as-is",
        "strength.ladder --minutes 0 --workers 1 --tables galapagos:2",
    ],
)
def test_it_goes_on_to_its_end(words: str, tmp_path: Path) -> None:
    """As cheaply as possible."""
    rows = tmp_path / "rows.jsonl"
    judged = [
        [open, chance, won, number]
        for open in (True, False)
        for number in (3, 4)
        for chance, won in ((0.6, 1.0), (0.4, 0.0))
    ]
    rows.write_text(json.dumps(["leduc", judged]) + "\n")
    words = words.replace("ROWS", str(rows)).replace("SVG", str(tmp_path / "made"))
    script, *more = words.split()
    done = subprocess.run(
        [sys.executable, "-m", f"bench.{script}", *more], cwd=ROOT, capture_output=True, text=True,
        timeout=600,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]


if __name__ == "__main__":
    out = sys.stdout
    with Path(os.devnull).open("w") as sys.stdout:
        wrong = {each: started(each, "--help") or unknown(each) for each in SCRIPTS}
    out.write(json.dumps({each: what for each, what in wrong.items() if what}) + "\n")
