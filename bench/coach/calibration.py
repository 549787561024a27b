"""Whether the judge's chances come true: predicted against observed, tenth by tenth.

    python -m bench.coach.calibration --minutes 5 [--games coloretto,...] [--svg FILE]
    python -m bench.coach.calibration --minutes 0 --rows a.jsonl,b.jsonl --svg FILE

Games among bots of all levels mixed, seeds that no training has used. At some choices of each game
the judge is asked twice: laid open (the whole position), and for the seat that decides (worlds that
fit what it knows). When the game has ended, every seat's chance is compared with what it got. One
JSON line a game and way of asking, with the means of each tenth and the greatest gap; and a plot.

`--keep FILE` appends one line per finished game: the predictions and the result. `--rows FILES`
adds lines that other runs, with another `--first`, have written.

`--fit` fits one temperature per number of seats (`judge.tempered`) and cross-validates it: odd
games on even ones and vice versa. It needs rows of nets that had no temperatures yet. `--write`
stores the fit over all games in the nets.
"""

import argparse
import json
import math
import os
import random
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

os.environ.setdefault("NUMBA_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

import tepui
from bench.games import as_they_end, bots_at, processes, turns
from tepui.bots.bot import BotSeat
from tepui.bots.judge import evaluator, judge, tempered
from tepui.bots.roster import seated, warm
from tepui.engine.learning import netfile
from tepui.engine.play.match import Match
from tepui.lab.strength.duplicate import Deal

LEVELS = ("champion", "instinct", "expert", "hard", "normal", "easy")
ASKED = 6  # choices per game, approximately
SAMPLES = 64
SEED = 90_001
TENTHS = 10
LEAST = 100  # judgements that a tenth needs to count
# The prior of a temperature's logarithm: its standard deviation; and how many judgements of a game
# count as one.
PRIOR, ALIKE = 0.4, 4
TEMPERATURES = np.round(np.exp(np.arange(-0.7, 0.71, 0.02)), 2)

# What the judge predicted, what happened, and in which game.
Row = tuple[bool, float, float, int]


def begun(name: str, number: int) -> tuple[random.Random, int]:
    """Everything that determines a game, and its seats, which are drawn first."""
    rng = random.Random(f"{SEED} {name} {number}")
    return rng, rng.choice(tepui.game(name).seats)


def played(
    names: Sequence[str], first: int, most: int, minutes: float, workers: int
) -> Iterator[tuple[str, list[Row]]]:
    """Games in turn, as they end. The time begins when everything is compiled."""
    jobs = ((name, (name, number)) for number in range(first, first + most) for name in names)
    with processes(workers) as pool:
        pool.map(ready, names, chunksize=1)
        yield from as_they_end(pool, play, jobs, workers, time.monotonic() + 60 * minutes)


def play(job: tuple[str, int]) -> list[Row]:
    """One game: every seat's predicted chance, and its result."""
    name, number = job
    game, (rng, seats) = tepui.game(name), begun(name, number)
    match = Match(game, seats, game.simulated({}))
    deal, by = Deal(SEED, number), evaluator(game, seats, match.options)
    choose = bots_at(match, [rng.choice(LEVELS) for _ in range(seats)])
    predicted: list[tuple[bool, tuple[float, ...]]] = []
    decided = 0
    for seat in turns(match, deal):
        if len(match.legal(seat)) > 1:
            decided += 1
            # Reservoir sampling: every choice of the game is equally likely to be asked about.
            full = len(predicted) == 2 * ASKED
            at = rng.randrange(decided) if full else len(predicted) // 2
            if at < ASKED:
                both = [
                    (True, judge(match.position, None, SAMPLES, by).chances),
                    (False, judge(match.position, seat, SAMPLES, by).chances),
                ]
                predicted[2 * at : 2 * at + 2] = both
        match.play(seat, (choose(seat, rng),))
    places = match.position.places()
    got = [(place == 1) / places.count(1) for place in places]
    return [
        (open, chances[seat], got[seat], number)
        for open, chances in predicted
        for seat in range(seats)
    ]


def tenths(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Prediction and result, in each tenth. For the error, a game counts once."""
    found = []
    for tenth in range(TENTHS):
        own = [row for row in rows if min(int(row[1] * TENTHS), TENTHS - 1) == tenth]
        if not own:
            continue
        n = len(own)
        said, came = sum(r[1] for r in own) / n, sum(r[2] for r in own) / n
        gaps: dict[int, float] = {}
        for row in own:
            gaps[row[3]] = gaps.get(row[3], 0.0) + row[2] - row[1] - (came - said)
        error = math.sqrt(sum(gap * gap for gap in gaps.values())) / n
        found.append(
            {"tenth": tenth, "n": n, "said": round(said, 4), "came": round(came, 4),
             "error": round(error, 4)}
        )  # fmt: skip
    return found


def line(name: str, open: bool, rows: Sequence[Row]) -> dict[str, Any]:
    """All results of one way of asking in one game."""
    own = [row for row in rows if row[0] == open]
    table = tenths(own)
    gaps = [abs(each["said"] - each["came"]) for each in table if each["n"] >= LEAST]
    brier = sum((row[1] - row[2]) ** 2 for row in own) / max(len(own), 1)
    return {
        "game": name, "judged": "laid open" if open else "for a seat",
        "games": len({row[3] for row in own}), "judgements": len(own),
        "greatest_gap": round(max(gaps, default=0.0), 4), "brier": round(brier, 4),
        "tenths": table,
    }  # fmt: skip


class Judged:
    """All predictions at tables of one seat count in one way: whole judgements."""

    def __init__(self, name: str, seats: int, rows: Sequence[Row]) -> None:
        own = [row for row in rows if begun(name, row[3])[1] == seats]
        self.numbers = np.array([row[3] for row in own[::seats]])
        self.chances, self.came = (
            np.array([row[k] for row in own]).reshape(-1, seats) for k in (1, 2)
        )

    def score(self, temperature: float, part: int | None = None) -> float:
        """How likely the results of odd or even games are at a temperature, as a logarithm."""
        own = slice(None) if part is None else self.numbers % 2 == part
        chances = np.maximum(
            [tempered(row.tolist(), temperature) for row in self.chances[own]], 1e-6
        )
        return float((self.came[own] * np.log(chances)).sum())

    def likeliest(self, part: int | None = None) -> float:
        """The likeliest temperature, in odd or even games."""
        scores = np.array([self.score(each, part) for each in TEMPERATURES])
        penalty = (np.log(TEMPERATURES) / PRIOR) ** 2 / 2
        return float(TEMPERATURES[int(np.argmax(scores / ALIKE - penalty))])

    def predicted(self, temperature: float) -> list[Row]:
        """The rows as they would have been predicted at a temperature."""
        return [
            (True, float(a), float(b), int(number))
            for number, own, got in zip(
                self.numbers,
                (tempered(row.tolist(), temperature) for row in self.chances),
                self.came,
                strict=True,
            )
            for a, b in zip(own, got, strict=True)
        ]


def fit(name: str, rows: Sequence[Row]) -> tuple[dict[int, tuple[float, float]], list[Row]]:
    """The temperatures of a game by seats: for open positions, and in addition for a seat.

    Also the rows as predicted by temperatures that were fitted without their games.
    """
    fits: dict[int, tuple[float, float]] = {}
    crossed: list[Row] = []
    for seats in tepui.game(name).seats:
        found = []
        for open in (True, False):
            judged = Judged(name, seats, [row for row in rows if row[0] == open])
            odd, even, whole = (judged.likeliest(part) for part in (1, 0, None))
            found.append(whole)
            tell({"game": name, "seats": seats, "open": open, "odd": odd, "even": even,
                  "all": whole})  # fmt: skip
            for part, other in ((0, odd), (1, even)):
                own = [row for row in judged.predicted(other) if row[3] % 2 == part]
                crossed += [(open, *row[1:]) for row in own]
        fits[seats] = found[0], round(found[1] / found[0], 2)
    return fits, crossed


def tell(line: dict[str, Any]) -> None:
    """Print a line."""
    sys.stdout.write(json.dumps(line) + "\n")


def svg(lines: Sequence[dict[str, Any]]) -> str:
    """Predicted against observed: a square per game, a mark per tenth, with its error."""
    side, gap = 200, 40
    names = list(dict.fromkeys(each["game"] for each in lines))
    width, height = gap + len(names) * (side + gap), side + 2 * gap
    shape = f'viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {shape}>',
        f'<rect width="{width}" height="{height}" fill="#fffdf6"/>',
    ]
    for number, name in enumerate(names):
        x, y = gap + number * (side + gap), gap
        parts += [
            f'<rect x="{x}" y="{y}" width="{side}" height="{side}" fill="none" stroke="#8a7f68"/>',
            f'<path d="M{x} {y + side} {x + side} {y}" stroke="#c9bda0" fill="none"/>',
            f'<text x="{x}" y="{y - 10}" fill="#332d20">{tepui.game(name).title}</text>',
        ]
        for each in lines:
            if each["game"] != name:
                continue
            open = each["judged"] == "laid open"
            colour = "#2d6b35" if open else "#b3541e"
            for t in each["tenths"]:
                if t["n"] < LEAST:
                    continue
                cx, cy = x + side * t["said"], y + side * (1 - t["came"])
                half = side * 1.96 * t["error"]
                parts += [
                    f'<path d="M{cx:.1f} {cy - half:.1f}v{2 * half:.1f}" stroke="{colour}"/>',
                    f'<circle cx="{cx:.1f}" cy="{cy:.1f}" r="3.5" fill="{colour}"/>',
                ]
    parts.append(
        f'<text x="{gap}" y="{height - 12}" fill="#332d20">predicted (across) and observed (up); '
        '<tspan fill="#2d6b35">laid open</tspan>, <tspan fill="#b3541e">for a seat</tspan></text>'
    )
    return "\n".join([*parts, "</svg>", ""])


def ready(name: str) -> None:
    """Compile what a game needs; later processes load it."""
    game = tepui.game(name)
    warm(game, game.seats[0])
    match = Match(game, game.seats[0], game.simulated({}))
    match.run_chance(Deal(SEED, 0))
    judge(match.position, match.position.waiting()[0], 2)
    seated("instinct", BotSeat(game, game.seats[0], 0))


def read(paths: Sequence[Path], rows: dict[str, list[Row]]) -> None:
    """The rows in files."""
    for path in paths:
        for kept in map(json.loads, path.read_text("utf-8").splitlines()):
            if kept[0] in rows:
                rows[kept[0]] += map(tuple, kept[1])


def main() -> None:
    """Play until the time is up, or there are enough games."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--most", type=int, default=2_000)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--games", default=",".join(game.id for game in tepui.all_games()))
    parser.add_argument("--svg", type=Path)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--rows", type=lambda text: [Path(p) for p in text.split(",")], default=[])
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    names = asked.games.split(",")
    rows: dict[str, list[Row]] = {name: [] for name in names}
    read(asked.rows, rows)
    if asked.fit:
        for name in names:
            fits, rows[name] = fit(name, rows[name])
            tell({"game": name, "heats": fits})
            if asked.write:
                netfile.retell(tepui.game(name).folder / netfile.NAME, {"heats": fits})
        asked.minutes = 0
    if asked.minutes:
        limits = asked.first, asked.most, asked.minutes, asked.workers
        for name, more in played(names, *limits):
            rows[name] += more
            if asked.keep:
                with asked.keep.open("a", encoding="utf-8") as file:
                    file.write(json.dumps((name, more)) + "\n")
    lines = [line(name, open, rows[name]) for name in names for open in (True, False)]
    for each in lines:
        tell(each)
    if asked.svg:
        asked.svg.write_text(svg(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
