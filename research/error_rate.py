"""How many games tell two players apart: by who wins, by points, and by the error rate.

    python research/error_rate.py --minutes 4 [--pairs coloretto:2:hard:normal,...] [--svg FILE]

Two bots play each other and change seats from game to game; every choice of theirs is judged as a
review judges it, so each game gives three differences: of victories, of points, and of the error
rates. Games are then drawn with replacement (bootstrap): after how many of them is the better
player ahead in 95 of 100 such draws? One JSON line a pair, and a picture.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

os.environ.setdefault("NUMBA_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

import bare  # noqa: F401  # before tepui
import tepui
from pooled import pooled
from tepui.bots.bot import BotSeat, ask
from tepui.bots.roster import seated
from tepui.coach.choices import deeper, error_rate, verdict
from tepui.coach.verdicts import Verdict
from tepui.engine.match import Match
from tepui.lab.duplicate import Deal

Array = np.ndarray[Any, Any]

PAIRS = "coloretto:2:hard:normal"
SEED = 17_001
SURE = 0.95
DRAWS = 2_000
MOST = 2_000  # games that are drawn

# What a game says of the first player against the second, the more the better for the first.
MEASURES = ("victories", "points", "error rate")


def play(asked: tuple[str, int]) -> tuple[str, tuple[float, float, float]]:
    """One game: by how much the first was better, by each measure."""
    pair, number = asked
    name, seats, *levels = pair.split(":")
    game, rng = tepui.game(name), random.Random(f"{SEED} {pair} {number}")
    match, deal = Match(game, int(seats), game.simulated({})), Deal(SEED, number // 2)
    whose = [(seat + number) % 2 for seat in range(match.seats)]
    bots = [
        seated(levels[who], BotSeat(game, match.seats, seat, match.options))
        for seat, who in enumerate(whose)
    ]
    found: list[list[Verdict]] = [[], []]
    while True:
        match.run_chance(deal)
        position = match.position
        if position.over():
            break
        seat = position.waiting()[0]
        move = ask(bots[seat], levels[whose[seat]], position, seat, rng)
        sight = position.seen_by(seat)
        if (glance := verdict(sight, move)) is not None:
            found[whose[seat]].append(deeper(sight, glance))
        match.play(seat, (move,))
    places, scores = position.places(), position.scores()
    share = [(place == 1) / places.count(1) for place in places]
    rates = [error_rate(each)[0] for each in found]
    return pair, (_ahead(share, whose), _ahead(scores, whose), rates[1] - rates[0])


def _ahead(values: Sequence[float], whose: Sequence[int]) -> float:
    """By how much a seat of the first player had more than one of the second, on the average."""
    own = [[v for v, who in zip(values, whose, strict=True) if who == each] for each in (0, 1)]
    return sum(own[0]) / len(own[0]) - sum(own[1]) / len(own[1])


def ahead_after(games: Array, rng: np.random.Generator) -> Array:
    """The share of draws in which the first is ahead after 1, 2, ... games; a tie is half."""
    drawn = games[rng.integers(len(games), size=(DRAWS, MOST))]
    total = np.sign(np.cumsum(drawn, axis=1).round(9))
    return np.asarray((1 + total.mean(0)) / 2)


def needed(ahead: Array) -> int | None:
    """From how many games on the better player is ahead in enough of the draws, if ever."""
    short = np.flatnonzero(ahead < SURE)
    last = int(short[-1]) + 2 if len(short) else 1
    return last if last <= len(ahead) else None


def line(pair: str, rows: Sequence[tuple[float, float, float]]) -> dict[str, Any]:
    """All that is said about one pair; the curves for the picture."""
    games, rng = np.array(rows), np.random.default_rng(SEED)
    name, seats, first, second = pair.split(":")
    curves = [ahead_after(games[:, k], rng) for k in range(len(MEASURES))]
    # How sure the numbers themselves are: the same with other games.
    again: list[list[int]] = [[] for _ in MEASURES]
    for _ in range(400):
        other = games[rng.integers(len(games), size=len(games))]
        for k, way in enumerate(again):
            mean, sd = other[:, k].mean(), other[:, k].std()
            way.append(int(np.ceil((1.645 * sd / mean) ** 2)) if mean > 0 else 10**6)
    return {
        "game": name, "seats": int(seats), "players": [first, second], "games": len(games),
        "measures": {
            measure: {
                "mean": round(float(games[:, k].mean()), 3),
                "sd": round(float(games[:, k].std()), 3),
                "needed": needed(curves[k]),
                "between": [int(np.quantile(again[k], q)) for q in (0.05, 0.95)],
            }
            for k, measure in enumerate(MEASURES)
        },
        "curves": [curve.round(4).tolist() for curve in curves],
    }  # fmt: skip


COLOURS = ("#8a4f9e", "#b3541e", "#2d6b35")
DASHES = ("2 3", "7 4", "")


def svg(lines: Sequence[dict[str, Any]]) -> str:
    """How often the better player is ahead, by the number of games (each step twice as many)."""
    wide, tall, gap, top = 300, 200, 48, 56
    width, height = gap + len(lines) * (wide + gap), top + tall + 82
    steps = [2**k for k in range(11)]

    def across(games: float) -> float:
        return wide * float(np.log2(games)) / (len(steps) - 1)

    shape = f'viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {shape} fill="#332d20">',
        f'<rect width="{width}" height="{height}" fill="#fffdf6"/>',
    ]
    for number, each in enumerate(lines):
        x = gap + number * (wide + gap)

        def y(share: float) -> float:
            return top + tall * 2 * (1 - share)

        title = f"{tepui.game(each['game']).title}, {each['seats']} seats"
        first, second = each["players"]
        parts.append(f'<text x="{x}" y="{top - 28}" font-weight="bold">{title}</text>')
        about = f"{first} against {second}, {each['games']} games"
        parts.append(f'<text x="{x}" y="{top - 12}">{about}</text>')
        for share in (0.5, 0.75, 0.95, 1.0):
            end = 'text-anchor="end"'
            dash = ' stroke-dasharray="4 3"' if share == SURE else ""
            parts += [
                f'<path d="M{x} {y(share):.1f}h{wide}" stroke="#c9bda0" fill="none"{dash}/>',
                f'<text x="{x - 6}" y="{y(share) + 4:.1f}" {end}>{100 * share:.0f}</text>',
            ]
        parts += [
            f'<text x="{x + across(step):.1f}" y="{top + tall + 18}" text-anchor="middle">'
            f"{step}</text>"
            for step in steps[::2]
        ]
        for k, measure in enumerate(MEASURES):
            shown = each["curves"][k][: steps[-1]]
            spots = " ".join(
                f"{x + across(n):.1f},{y(max(share, 0.5)):.1f}"
                for n, share in enumerate(shown, 1)
                if n < 40 or n % 8 == 0
            )
            parts.append(
                f'<polyline points="{spots}" fill="none" stroke="{COLOURS[k]}" stroke-width="2.5" '
                f'stroke-dasharray="{DASHES[k]}"/>'
            )
            if found := each["measures"][measure]["needed"]:
                parts.append(
                    f'<circle cx="{x + across(found):.1f}" cy="{y(SURE):.1f}" r="4.5" '
                    f'fill="{COLOURS[k]}"/>'
                )
    said = "across: games; up: how often of 100 the better is ahead,"
    names = ", ".join(
        f'<tspan fill="{COLOURS[k]}" font-weight="bold">{measure}</tspan>'
        for k, measure in enumerate(MEASURES)
    )
    parts.append(f'<text x="{gap}" y="{height - 34}">{said}</text>')
    parts.append(f'<text x="{gap}" y="{height - 16}">by {names}</text>')
    return "\n".join([*parts, "</svg>", ""])


def ready(pair: str) -> None:
    """Compile what a game needs; later processes load it."""
    name, seats, *levels = pair.split(":")
    game = tepui.game(name)
    match = Match(game, int(seats), game.simulated({}))
    match.run_chance(Deal(SEED, 0))
    seat = match.position.waiting()[0]
    verdict(match.position.seen_by(seat), match.legal(seat)[0], 2)
    for level in levels:
        seated(level, BotSeat(game, match.seats, seat, match.options))


def main() -> None:
    """Play until the time is out, or there are enough games."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--most", type=int, default=1_000)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--pairs", default=PAIRS)
    parser.add_argument("--svg", type=Path)
    asked = parser.parse_args()
    pairs = asked.pairs.split(",")
    rows: dict[str, list[tuple[float, float, float]]] = {pair: [] for pair in pairs}
    for pair, row in pooled(ready, play, pairs, asked.minutes, asked.most, asked.workers):
        rows[pair].append(row)
    lines = [line(pair, rows[pair]) for pair in pairs]
    for each in lines:
        sys.stdout.write(json.dumps({k: v for k, v in each.items() if k != "curves"}) + "\n")
    if asked.svg:
        asked.svg.write_text(svg(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
