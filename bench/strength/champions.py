"""How good the bots with a net are: champion against master, and against the net without search.

    python -m bench.strength.champions --minutes 10 [--games amazones] [--pairs "champion>master"]

One strong bot against weak ones at all other seats, at each game's fewest and most seats, duplicate
deals, as many games as there is time for; every pair gets the same share of it. The champion gets
the simulations that take it as long a choice as its rival, which a first deal of each finds out
(`--as-is`: its own number). Any two bots may be paired: "guided:600+puct=2>guided:600".

One JSON line a pair: the strong one's share of victory, as a multiple of the fair share too, with
the 95% interval over whole deals (each is played once from every seat), and the seconds a choice of
both. Lines come every minute; the last one of a pair counts.
"""

import argparse
import json
import math
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

# Each process plays its own games: more threads would only be in each other's way.
os.environ.setdefault("NUMBA_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import tepui
from bench.games import as_they_end, processes
from tepui.bots.bot import BotSeat
from tepui.bots.levels import level
from tepui.bots.roster import check, seated, warm
from tepui.lab.strength.contest import Job, Outcome, contest
from tepui.lab.strength.duplicate import seating

PAIRS = "champion>master,champion>instinct"
EVERY = 60.0  # seconds between two reports


@dataclass
class Pairing:
    """Two bots at a table, and what is known of them."""

    game: str
    seats: int
    strong: str
    weak: str
    seed: int
    plays: str = ""  # the strong one's full name, once its simulations are known
    started: int = 0  # games
    busy: float = 0.0  # seconds of all its games
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])
    choices: list[int] = field(default_factory=lambda: [0, 0])
    failed: int = 0
    deals: dict[int, dict[int, float]] = field(default_factory=dict)

    def job(self) -> Job:
        """The next game."""
        deal, turn = divmod(self.started, self.seats)
        bots = [self.plays, *[self.weak] * (self.seats - 1)]
        row = tuple(bots[bot] for bot in seating(self.seats, deal, turn))
        self.started += 1
        game = tepui.game(self.game)
        options = game.settle_options(game.simulated({}))
        logs = tempfile.gettempdir()
        return Job(game.id, options, row, self.seed, deal, self.started - 1, logs)

    def take(self, outcome: Outcome, busy: float) -> None:
        """Count a finished game."""
        self.busy += busy
        turn = outcome.job.number % self.seats
        own = seating(self.seats, outcome.job.deal, turn).index(0)
        self.failed += outcome.failed is not None
        self.deals.setdefault(outcome.job.deal, {})[own] = outcome.shares[own]
        for seat in range(self.seats):
            self.seconds[seat != own] += outcome.seconds[seat]
            self.choices[seat != own] += outcome.choices[seat]

    def spent(self) -> tuple[float, int]:
        """How much time it has had, with unfinished games estimated."""
        ended = sum(len(deal) for deal in self.deals.values())
        mean = self.busy / ended if ended else 1.0
        return self.busy + (self.started - ended) * mean, self.started

    def by_deal(self) -> dict[int, float]:
        """The strong one's share in each deal that was played from every seat."""
        return {
            deal: sum(self.deals[deal].values()) / self.seats
            for deal in sorted(self.deals)
            if len(self.deals[deal]) == self.seats
        }

    def line(self) -> dict[str, Any]:
        """The result so far."""
        shares = list(self.by_deal().values())
        n = len(shares)
        row: dict[str, Any] = {
            "game": self.game, "seats": self.seats, "strong": self.strong, "weak": self.weak,
            "plays": self.plays, "deals": n, "games": n * self.seats, "failed": self.failed,
        }  # fmt: skip
        if n:
            share = sum(shares) / n
            spread = math.sqrt(sum((x - share) ** 2 for x in shares) / max(n - 1, 1))
            half = 1.96 * spread / math.sqrt(n)
            row |= {
                "share": round(share, 4), "low": round(max(share - half, 0.0), 4),
                "high": round(min(share + half, 1.0), 4), "fair": round(1 / self.seats, 4),
                "fair_shares": round(share * self.seats, 3),
                "seconds": round(self.seconds[0] / max(self.choices[0], 1), 6),
                "rival_seconds": round(self.seconds[1] / max(self.choices[1], 1), 6),
            }  # fmt: skip
        return row


def ready(asked: tuple[str, int]) -> None:
    """Compile what a game needs; later processes load it."""
    game, seats = tepui.game(asked[0]), asked[1]
    warm(game, seats)
    seated("instinct", BotSeat(game, seats, 0))


def play(job: Job) -> tuple[Outcome, float]:
    """One game, and how long it took."""
    begun = time.perf_counter()
    outcome = contest(job)
    return outcome, time.perf_counter() - begun


def pairings(games: Sequence[str], pairs: str, seats: Sequence[int], seed: int) -> list[Pairing]:
    """Everything to be measured."""
    made = []
    for name in games:
        game = tepui.game(name)
        for n in seats or sorted({game.seats[0], game.seats[-1]}):
            for pair in pairs.split(","):
                strong, _, weak = pair.partition(">")
                made.append(Pairing(name, n, check(strong), check(weak), seed, strong))
    return made


def equal_time(pairing: Pairing) -> str:
    """The champion with as many simulations as its opponent has time for, by one game of each."""
    game = tepui.game(pairing.game)
    own = level(game, pairing.seats, pairing.strong)
    if own.nets is None:
        return pairing.strong
    trial = Pairing(pairing.game, pairing.seats, pairing.strong, pairing.weak, 4711)
    trial.plays = f"guided:{own.simulations}"
    for _ in range(pairing.seats if pairing.game == "coloretto" else 1):
        trial.take(*play(trial.job()))
    mine, other = (s / max(c, 1) for s, c in zip(trial.seconds, trial.choices, strict=True))
    return f"guided:{max(16, round(own.simulations * other / mine))}"


def tell(found: Sequence[Pairing]) -> None:
    """Print a line for each pair."""
    for pairing in found:
        sys.stdout.write(json.dumps(pairing.line()) + "\n")
    sys.stdout.flush()


def jobs(found: Sequence[Pairing]) -> Iterator[tuple[Pairing, Job]]:
    """Games of whoever has had the least time."""
    while True:
        chosen = min(found, key=Pairing.spent)
        yield chosen, chosen.job()


def measure(found: Sequence[Pairing], minutes: float, workers: int, as_is: bool = True) -> None:
    """Play all pairs for some minutes on this many cores, and report every minute."""
    begun = time.monotonic()
    until = begun + 60 * minutes
    tables = sorted({(pairing.game, pairing.seats) for pairing in found})
    with processes(workers) as pool:
        pool.map(ready, [(game, tepui.game(game).seats[0]) for game in dict(tables)], chunksize=1)
        if not as_is:
            champions = [pairing for pairing in found if pairing.strong == "champion"]
            named = pool.map(equal_time, champions, chunksize=1)
            for pairing, name in zip(champions, named, strict=True):
                pairing.plays = name
        sys.stderr.write(f"ready after {time.monotonic() - begun:.0f} s\n")
        told = time.monotonic()
        for pairing, outcome in as_they_end(pool, play, jobs(found), workers, until):
            pairing.take(*outcome)
            if time.monotonic() - told > EVERY:
                tell(found)
                told = time.monotonic()
    tell(found)


def arguments(says: str, minutes: float = 10.0) -> argparse.ArgumentParser:
    """The options that every such measurement has."""
    parser = argparse.ArgumentParser(description=says.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=minutes)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seats", type=lambda text: [int(n) for n in text.split(",")], default=[])
    parser.add_argument("--seed", type=int, default=1)
    return parser


def main() -> None:
    """Measure the pairs asked for."""
    parser = arguments(__doc__)
    parser.add_argument("--games", default=",".join(game.id for game in tepui.all_games()))
    parser.add_argument("--pairs", default=PAIRS)
    parser.add_argument("--as-is", action="store_true")
    asked = parser.parse_args()
    pairs = pairings(asked.games.split(","), asked.pairs, asked.seats, asked.seed)
    measure(pairs, asked.minutes, asked.workers, asked.as_is)


if __name__ == "__main__":
    main()
