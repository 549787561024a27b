"""What the coach measures by, from the games that `bench/coach/strength.py` has kept.

    python -m bench.coach.measures rows.json.gz --write [--only coloretto:2]
    python -m bench.coach.measures tried.json.gz --docs

The first fits them and writes each game's `strength.json`. The other makes the tables of
docs/coach.md from games of other deals: of 100 pairs of games, how often one game tells two levels
apart; how often the interval holds the level; how often a choice is called best; and what each
level makes. Without either, a JSON line of the same for each game and seat count.
"""

import os

os.environ.setdefault("TEPUI_THREADS", "1")

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec
import numpy as np

import tepui
from bench.coach.strength import rows_of
from tepui.bots.netplay import NetPlay
from tepui.coach.measures import CLASSES, Measures, measures
from tepui.coach.par import rising, tallied
from tepui.coach.strength import STEEP, Choice, Option, beliefs, features, played
from tepui.coach.verdicts import CLEAR
from tepui.engine.game import Game
from tepui.engine.learning.netfile import nets_of
from tepui.engine.play.match import Match

Chosen = tuple[Any, int]  # the features of each option, and which was made

GAMES = 40  # of each class that are looked at
MOST = 600  # choices that one class is fitted to
ROUNDS = 8  # of Newton's method
CAUTION = 1.0  # how firmly a weight is held near 0
APART = 65  # of 100 pairs, from which two levels are not one class
TRUSTS = (1.0, 0.8, 0.6, 0.45, 0.35, 0.25, 0.18, 0.12, 0.08)
WITHIN = 0.82  # how often an interval shall hold the level, a little more than it says
TRIED = 200  # games of the bare net that find what it makes too little


def choice(row: Sequence[Any]) -> Choice:
    """A choice as `bench.coach.strength` wrote it down."""
    made, options = row
    total = sum(visits for visits, _, _ in options) or 1
    best = options[0][1]
    candidates = [
        Option(visits / total, max(best - chance, 0) / 1000 if visits else STEEP, liked / 1000)
        for visits, chance, liked in options
    ]
    return Choice(made, candidates)


class Kept:
    """The games of one number of seats."""

    def __init__(self) -> None:
        self.choices: dict[str, list[list[Choice]]] = {}  # by class, game by game
        self.made: dict[str, dict[int, float]] = {}  # by who played the seat, and the deal
        self.usual: list[float] = []  # what each seat made where all were regular

    def add(self, row: dict[str, Any]) -> None:
        """One more game."""
        _, seats, who, number = row["job"]
        self.made.setdefault(who, {})[number] = row["made"][number % seats]
        if who in CLASSES and len(self.choices.get(who, ())) < GAMES:
            self.choices.setdefault(who, []).append([choice(each) for each in row["choices"]])
        if who == "regular":
            self.usual += row["made"]


def weighed_by(choices: Sequence[Chosen], weights: Any) -> tuple[float, Any, Any]:
    """How likely choices are by some weights, as a logarithm, less what holds those near 0; its
    slope, and how fast that bends."""
    log_likelihood = -CAUTION * float(weights @ weights) / 2
    slope, bend = -CAUTION * weights, CAUTION * np.eye(len(weights))
    for rows, made in choices:
        worth = rows @ weights
        odds = np.exp(worth - worth.max())
        log_likelihood += float(worth[made] - worth.max() - np.log(odds.sum()))
        odds /= odds.sum()
        middle = odds @ rows
        slope = slope + rows[made] - middle
        bend = bend + (odds[:, None] * rows).T @ rows - np.outer(middle, middle)
    return log_likelihood, slope, bend


def fitted(choices: Sequence[Chosen]) -> list[float]:
    """The weights by which these choices are likeliest (Newton's method, with shorter steps where
    a whole one goes too far)."""
    weights = np.zeros(choices[0][0].shape[1])
    best, slope, bend = weighed_by(choices, weights)
    for _ in range(ROUNDS):
        step = np.linalg.solve(bend, slope)
        while abs(step).max() > 1e-3:
            weighed = weighed_by(choices, weights + step)
            if weighed[0] > best:
                weights, (best, slope, bend) = weights + step, weighed
                break
            step = step / 2
        else:
            break
    return [round(float(w), 4) for w in weights]


def prepared(games: Sequence[Sequence[Choice]]) -> list[Chosen]:
    """The features of choices, of all games alike."""
    rows = [(np.array(features(each)), each.made) for game in games for each in game]
    every = max(len(rows) // MOST, 1)
    return rows[::every][:MOST]


def weighed(kept: Kept, half: Callable[[int], bool], classes: dict[str, str]) -> Measures:
    """Measures from some of the games."""
    weights = {}
    for first, last in classes.items():
        members = CLASSES[CLASSES.index(first) : CLASSES.index(last) + 1]
        games = [
            game for name in members for n, game in enumerate(kept.choices.get(name, [])) if half(n)
        ]
        weights[first] = fitted(prepared(games))
    return Measures(weights, classes, 1.0, {}, {}, 0.0)


def place_of(game: Sequence[Choice], by: Measures) -> float:
    """A game's place on the ladder."""
    return sum(k * belief for k, belief in enumerate(beliefs(game, by)))


def apart(weak: Sequence[float], strong: Sequence[float]) -> float:
    """In how many of 100 pairs the stronger player is rated higher."""
    ahead = sum((b > a) + 0.5 * (a == b) for a in weak for b in strong)
    return round(100 * ahead / max(len(weak) * len(strong), 1))


def holds(game: Sequence[Choice], name: str, by: Measures) -> bool:
    """Whether the interval of a game holds the level that played it."""
    found = played(game, by)
    assert found is not None
    ranks = [CLASSES.index(each) for each in (found.low, name, found.high)]
    return ranks == sorted(ranks)


def trusted(kept: Kept, halves: Sequence[Measures]) -> float:
    """How far one choice beside another can be trusted, so that intervals hold the level as often
    as they say."""
    for trust in TRUSTS:
        by = [msgspec.structs.replace(each, trust=trust) for each in halves]
        inside = fmean(
            holds(game, name, by[1 - n % 2])
            for name, games in kept.choices.items()
            for n, game in enumerate(games)
            if game
        )
        if inside >= WITHIN:
            break
    return trust


def classes_of(kept: Kept) -> dict[str, str]:
    """The levels, those at the top that cannot be told apart as one class."""
    names = [name for name in CLASSES if len(kept.choices.get(name, [])) >= 4]
    while True:
        single = {name: name for name in names[:-1]} | {names[-1]: CLASSES[-1]}
        by = weighed(kept, lambda n: n % 2 == 0, single)
        weak, strong = (
            [place_of(game, by) for n, game in enumerate(kept.choices[name]) if n % 2]
            for name in names[-2:]
        )
        if len(names) <= CLASSES.index("skilled") + 1 or apart(weak, strong) >= APART:
            return single
        names.pop()


def placed(kept: Kept) -> tuple[dict[str, float], dict[str, float]]:
    """What each level makes in its seat, and the heat at which the bare net makes as much."""
    heats = sorted(float(who[5:]) for who in kept.made if who.startswith("heat:"))
    base = fmean(kept.usual)
    regular = kept.made["regular"]

    def against(who: str) -> float:
        """By how much it differs from a regular player, deal by deal."""
        own = kept.made[who]
        return fmean(own[deal] - regular[deal] for deal in own if deal in regular)

    curve = rising([against(f"heat:{heat:g}") for heat in reversed(heats)])[::-1]
    means, scale = {}, {}
    names = [name for name in CLASSES if name in kept.made]
    ladder = rising([against(name) for name in names])
    for name, worth in zip(names, ladder, strict=True):
        means[name] = base + worth
        scale[name] = heats[0]
        for (hot, high), (hotter, low) in pairwise(zip(heats, curve, strict=True)):
            if high >= worth:
                part = (high - worth) / (high - low) if high > low else 1.0
                scale[name] = round(hot + min(part, 1.0) * (hotter - hot), 2)
    return means, scale


def biased(
    game: Game, seats: int, means: dict[str, float], heats: dict[str, float]
) -> dict[str, float]:
    """What the bare net makes too little at the heat of each level, among regular players."""
    match = Match(game, seats, game.simulated({}))
    nets = nets_of(game, match.options)
    assert nets is not None
    net, biases = NetPlay(game, seats, nets), {}
    for name, mean in means.items():
        made = []
        for seat in range(seats):
            row = [heats[name if each == seat else "regular"] for each in range(seats)]
            n = TRIED // seats
            rows, _ = net.play(bytes(match.position.memory) * n, range(n), row)
            made += [each[seat] for each in tallied(match.position, rows)]
        biases[name] = round(mean - fmean(made), 2)
    return biases


def measured(game: Game, seats: int, kept: Kept) -> Measures:
    """The measures of one number of seats."""
    classes = classes_of(kept)
    halves = [
        weighed(kept, lambda n: n % 2 == 0, classes),
        weighed(kept, lambda n: n % 2 == 1, classes),
    ]
    means, heats = placed(kept)
    return msgspec.structs.replace(
        weighed(kept, lambda n: True, classes), trust=trusted(kept, halves), heats=heats,
        bias=biased(game, seats, means, heats), usual=round(means["regular"], 2),
    )  # fmt: skip


def best_of(games: Sequence[Sequence[Choice]]) -> int:
    """Of 100 choices, how many are called the best: the clear favourites of the search."""
    clear = [
        each.made == 0 and each.options[0].share >= CLEAR * each.options[1].share
        for game in games
        for each in game
    ]
    return round(100 * fmean(clear))


def tried(by: Measures, kept: Kept) -> dict[str, Any]:
    """How well some measures tell the players of games."""
    games = {name: [game for game in kept.choices[name] if game] for name in CLASSES}
    place = {name: [place_of(game, by) for game in each] for name, each in games.items()}
    inside = [holds(game, name, by) for name, each in games.items() for game in each]
    return {
        "games": {name: len(each) for name, each in games.items()},
        "random_regular": apart(place["random"], place["regular"]),
        "two_apart": [
            apart(place[a], place[b]) for a, b in zip(CLASSES, CLASSES[2:], strict=False)
        ],
        "inside": round(100 * fmean(inside)),
        "best": {name: best_of(each) for name, each in games.items()},
        "makes": {name: round(fmean(kept.made[name].values())) for name in CLASSES},
    }


def lines_of(game: str, seats: int, row: dict[str, Any]) -> Iterator[str]:
    """A row of each of the two tables of docs/coach.md, and what stands below them."""
    best, makes = row["best"], row["makes"]
    told = [row["random_regular"], *row["two_apart"], f"{row['inside']}%"]
    scores = [makes[name] for name in ("random", "novice", "regular", "master")]
    for cells in (told, scores, [f"{best[name]}% best" for name in ("random", "champion")]):
        yield f"| {' | '.join(map(str, (f'{game.capitalize()}, {seats}', *cells)))} |"


def main() -> None:
    """Fit the measures, or try them on other games."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("rows", type=Path, nargs="+")
    parser.add_argument("--only", default="", help="a game, or a game and its seats: coloretto:2")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--docs", action="store_true")
    asked = parser.parse_args()
    kept: dict[tuple[str, int], Kept] = {}
    for row in (row for path in asked.rows for row in rows_of(path)):
        name, seats = row["job"][:2]
        if asked.only in ("", name, f"{name}:{seats}"):
            kept.setdefault((name, seats), Kept()).add(row)
    for game in tepui.all_games():
        found = dict(measures(game))
        for seats in (each for each in game.seats if (game.id, each) in kept):
            games = kept[game.id, seats]
            if asked.write:
                found[seats] = measured(game, seats, games)
                continue
            row = tried(found[seats], games)
            lines = (
                lines_of(game.id, seats, row) if asked.docs else [json.dumps([game.id, seats, row])]
            )
            sys.stdout.writelines(f"{line}\n" for line in lines)
        if asked.write:
            text = msgspec.json.format(msgspec.json.encode(found), indent=1)
            (game.folder / "strength.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
