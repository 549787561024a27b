"""What the coach knows of each level: how it chooses, and what it makes of a deal.

    python -m bench.coach.strength --processes 4 --minutes 5 --out rows.json.gz
    python -m bench.coach.strength --levels --first 1000 --minutes 5 --out tried.json.gz

One seat of a level, or of the bare net with some heat, the others `regular`; each deal with every
level in the same seat. A line for each game: what the seat made, and of each of its unforced
choices what a quick search and the net saw. Games that the file holds are not played again. What
was fitted to some deals is tried on others: those from `--first` on.
"""

import os

os.environ.setdefault("TEPUI_THREADS", "1")

import argparse
import gzip
import itertools
import json
import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tepui
from bench.games import as_they_end, bots_at, processes, turns
from tepui.bots.bot import BotSeat
from tepui.bots.levels import level as level_of
from tepui.bots.players import InstinctBot
from tepui.coach.choices import QUICK, Looks
from tepui.coach.measures import CLASSES, tally
from tepui.engine.learning.netfile import nets_of
from tepui.engine.play.match import Match
from tepui.lab.strength.duplicate import Deal

SEED = 480_048
OTHERS = "regular"
HEATS = (0.0, 0.7, 1.0, 1.5, 2.0, 3.0, 4.5, 7.0, 11.0, 20.0)
MIDDLE = 3  # seat counts between the fewest and the most are played so much less often
SLOW = {"champion": 2, "master": 1}  # and these levels

Job = tuple[str, int, str, int]  # game, seats, who plays the seat, number of the deal


def jobs(asked: argparse.Namespace) -> Iterator[Job]:
    """Every game to be played, the most needed first."""
    for number in itertools.count(asked.first):
        for game in tepui.all_games():
            for seats in game.seats:
                if asked.only not in ("", game.id, f"{game.id}:{seats}"):
                    continue
                ends = seats in (game.seats[0], game.seats[-1])
                if not ends and number % MIDDLE:
                    continue
                for name in CLASSES:
                    if number % SLOW.get(name, 1) == 0:
                        yield game.id, seats, name, number
                for heat in () if asked.levels else HEATS:
                    yield game.id, seats, f"heat:{heat:g}", number


def play(job: Job) -> dict[str, Any]:
    """One game."""
    name, seats, who, number = job
    game, rng = tepui.game(name), random.Random(f"{job}")
    match, deal = Match(game, seats, game.simulated({})), Deal(SEED, number)
    me, begun = number % seats, time.process_time()
    own = who.replace("heat", "instinct")
    choose = bots_at(match, [own if seat == me else OTHERS for seat in range(seats)])
    judging = None if ":" in who else Judging(match, me)
    for seat in turns(match, deal):
        move = choose(seat, rng)
        if seat == me and judging is not None:
            judging.look(match.position, move)
        match.play(seat, (move,))
    row: dict[str, Any] = {
        "job": job, "made": tally(match.position), "scores": match.position.scores(),
        "places": match.position.places(), "seconds": round(time.process_time() - begun, 2),
    }  # fmt: skip
    if judging is not None:
        row["choices"] = judging.rows
        row["looking"] = round(judging.seconds, 2)
    return row


class Judging:
    """Looks at the choices of a seat as the coach does."""

    def __init__(self, match: Match, seat: int) -> None:
        game, seats = match.game, match.seats
        nets = nets_of(game, match.options)
        assert nets is not None
        self.seat, self.by = seat, level_of(game, seats, "champion", match.options)
        self.net = InstinctBot(BotSeat(game, seats, seat, match.options), nets)
        self.rows: list[list[Any]] = []
        self.seconds = 0.0

    def look(self, position: Any, move: int) -> None:
        """Write down one choice, if it is one."""
        begun = time.process_time()
        sight = position.seen_by(self.seat)
        looks = Looks(sight, QUICK, self.by)
        if len(looks.moves) > 1 and move in looks.moves:
            rated = looks.rated()
            legal = position.legal(self.seat)
            liked = dict(zip(legal, self.net.odds(sight.position.memory, legal), strict=True))
            made = [each.move for each in rated].index(move)
            options = [
                [each.visits, round(1000 * each.chance), round(1000 * liked.get(each.move, 0.0))]
                for each in rated
            ]
            self.rows.append([made, options])
        self.seconds += time.process_time() - begun


def opened(path: Path, mode: str) -> Any:
    """A file of lines, packed if its name says so."""
    if path.suffix == ".gz":
        return gzip.open(path, mode + "t", encoding="utf-8")
    return path.open(mode, encoding="utf-8")


def rows_of(path: Path) -> Iterator[dict[str, Any]]:
    """The games of a file; a last line that was cut off is left out."""
    if not path.exists():
        return
    with opened(path, "r") as file:
        try:
            for line in file:
                yield json.loads(line)
        except (EOFError, ValueError):
            return


def played(path: Path, workers: int, minutes: float, todo: Iterator[Job]) -> None:
    """Play until the time is out."""
    kept = list(rows_of(path))
    done = {tuple(row["job"]) for row in kept}
    until = time.monotonic() + 60 * minutes
    left = ((None, job) for job in todo if job not in done)
    count = 0
    with processes(workers) as pool, opened(path, "w") as file:
        for row in kept:
            file.write(json.dumps(row) + "\n")
        for _, row in as_they_end(pool, play, left, workers, until, grace=30):
            file.write(json.dumps(row, separators=(",", ":")) + "\n")
            count += 1
    sys.stderr.write(f"{count} games more, {len(kept) + count} in all\n")


def main() -> None:
    """Play until the time is up."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--only", default="", help="a game, or a game and its seats: coloretto:2")
    parser.add_argument("--levels", action="store_true", help="without games of the bare net")
    parser.add_argument("--first", type=int, default=0, help="the first deal")
    asked = parser.parse_args()
    played(asked.out, asked.processes, asked.minutes, jobs(asked))


if __name__ == "__main__":
    main()
