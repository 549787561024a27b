"""A sensible player: looks for the plan that collects most, and writes the golden games with it.

`PYTHONPATH=tests python -m games.galapagos.planner` writes them anew.
"""

from __future__ import annotations

import random
from pathlib import Path

from games.galapagos.drive import GAME
from tepui.engine.play import fair, log
from tepui.engine.play.match import Match
from tepui.engine.play.position import Position
from tepui.engine.rules.contract import CLOCK
from tepui.games.galapagos.material import FINISH, GO, LAY, MOVE, ON_ISLAND, STOP, TAKE_BACK, TICKS

GOLDEN = Path(__file__).parent / "golden"

# File name, seats, options, and the ending that the game must have.
GAMES = [
    ("two-fifth", 2, {}, "fifth"),
    ("two-last-off", 2, {"sand": "off"}, "last"),
    ("two-fifth-ticks", 2, {"sand": "ticks"}, "fifth"),
    ("two-last-scores", 2, {"sand": "off", "fifth": "scores"}, "last"),
    ("three-last", 3, {"sand": "45"}, "last"),
    ("three-last-ticks", 3, {"sand": "ticks", "ticks": "2"}, "last"),
    ("three-stale", 3, {"sand": "ticks", "stale": "2"}, "stale"),
    ("four-last-refill", 4, {"draw": "refill"}, "last"),
    ("four-last-off", 4, {"sand": "off"}, "last"),
]


def ways(near: list[list[int]], tile: int, colour: int) -> list[int]:
    return [6 * colour + bit for bit in range(6) if near[tile][colour] >> bit & 1]


class Seen:
    """What the planner reads of a position."""

    def __init__(self, position: Position) -> None:
        s = position.record[0]
        self.near: list[list[int]] = s.near.tolist()
        self.turtles = {n for n in range(36) if s.holder[n] == ON_ISLAND}

    def best_plan(self, tile: int, dice: list[int]) -> list[int]:
        """The shortest of the plans that collect most; else a walk to somewhere."""
        best: tuple[float, list[int]] = (-1, [])

        def walk(tile: int, left: list[int], plan: list[int], got: frozenset[int]) -> None:
            nonlocal best
            worth = len(got) - len(plan) / 100
            if worth > best[0]:
                best = (worth, plan)
            for colour in sorted(set(left)):
                rest = left.copy()
                rest.remove(colour)
                for there in ways(self.near, tile, colour):
                    walk(there, rest, [*plan, colour], got | ({there} & self.turtles))

        walk(tile, dice, [], frozenset({tile} & self.turtles))
        return best[1]

    def best_step(self, tile: int, plan: list[int]) -> int | None:
        """The next tile of the walk along a plan that collects most."""

        def worth(tile: int, plan: list[int], got: frozenset[int]) -> float:
            got |= {tile} & self.turtles
            steps = ways(self.near, tile, plan[0]) if plan else []
            return max([len(got), *(worth(there, plan[1:], got) for there in steps)])

        steps = ways(self.near, tile, plan[0])
        return max(steps, key=lambda there: worth(there, plan[1:], frozenset())) if steps else None


def colours_left(position: Position, seat: int) -> list[int]:
    return [c for c in range(6) for _ in range(position.record[0].dice[seat, c])]


def choose(position: Position, seat: int, rng: random.Random) -> int:
    """A move of the sensible player; when it sees nothing to collect it wanders."""
    s, seen = position.record[0], Seen(position)
    if s.phase == MOVE:
        step = seen.best_step(int(s.pawn[seat]), s.plan[seat, s.step : s.laid[seat]].tolist())
        return STOP if step is None else GO + step
    laid = s.plan[seat, : s.laid[seat]].tolist()
    plan = seen.best_plan(int(s.pawn[seat]), sorted([*laid, *colours_left(position, seat)]))
    if not plan:
        moves = [m for m in position.legal(seat) if m != TAKE_BACK]
        return rng.choice(moves)
    if plan[: len(laid)] == laid:
        return FINISH if len(plan) == len(laid) else LAY + plan[len(laid)]
    return FINISH if s.sand == TICKS else TAKE_BACK


def play(seats: int, options: dict[str, str], seed: bytes, lazy: float = 0.0) -> Match:
    """A whole game with a fair deal; the lazy finish at once, and the clock is rarely needed."""
    match = Match(GAME, seats, options)
    rng = random.Random(seed)
    deal = fair.FairDeal(seed, fair.table_name(GAME.id, GAME.version, seats, match.options))
    while not match.position.over():
        match.run_chance(deal)
        awaited = match.position.waiting()
        if not awaited:
            break
        if match.position.clock() and rng.random() < 0.05:
            match.play(CLOCK, (0,))
            continue
        seat = rng.choice(awaited)
        move = choose(match.position, seat, rng)
        if match.position.record[0].phase != MOVE and rng.random() < lazy:
            move = FINISH
        match.play(seat, (move,))
        if match.can_undo(seat) and rng.random() < 0.02:
            match.undo(seat)
    return match


def rounds(match: Match) -> int:
    return int(match.position.record[0].round_number)


def write_golden() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for name, seats, options, ending in GAMES:
        for number in range(500):
            seed = number.to_bytes(32, "big")
            match = play(seats, options, seed, lazy=0.5 if ending == "stale" else 0.0)
            if match.position.ending() == ending:
                break
        text = log.write(match, players=["Anna", "Lars", "Felix", "Ida"][:seats], seed=seed)
        (GOLDEN / f"{name}.log").write_text(text, encoding="utf-8")
        print(name, ending, rounds(match), "rounds", len(match.lines), "lines")


if __name__ == "__main__":
    write_golden()
