"""How long the levels think: processor time of one choice, its small moves together, on one core.

`python research/choices.py [GAME ...]`: one line a game, number of seats (fewest and most) and level,
with the mean, the time that 95 choices in 100 stay below, and the longest. Each level plays against
itself; games are broken off when enough was seen.
"""

from __future__ import annotations

import random
import sys
import time

import tepui
from tepui.bots.bot import BotSeat, ask
from tepui.bots.levels import SEARCHERS
from tepui.bots.roster import seated, warm
from tepui.engine.game import Game
from tepui.engine.match import Match
from tepui.lab.duplicate import Deal

ENOUGH = 2.0  # seconds of thought, for one line


def times(game: Game, seats: int, level: str) -> list[float]:
    """The seconds of each choice, ascending."""
    warm(game, seats)
    seconds: list[float] = []
    deal = 0
    while sum(seconds) < ENOUGH:
        seconds += times_of_deal(game, seats, level, deal, ENOUGH - sum(seconds))
        deal += 1
    return sorted(seconds)


def times_of_deal(game: Game, seats: int, level: str, number: int, enough: float) -> list[float]:
    """The seconds of each choice of one game, or of its beginning."""
    match, deal, rng = (
        Match(game, seats, game.simulated({})),
        Deal(7, number),
        random.Random(number),
    )
    bots = [seated(level, BotSeat(game, seats, seat, match.options)) for seat in range(seats)]
    seconds: list[float] = []
    begun = [0.0] * seats
    while not match.position.over() and sum(seconds) < enough:
        match.run_chance(deal)
        if awaited := match.position.waiting():
            seat = awaited[0]
            since = time.thread_time()
            move = ask(bots[seat], level, match.position, seat, rng)
            begun[seat] += time.thread_time() - since
            if game.notation.ends_line(match.position.s, seat, move):
                seconds.append(begun[seat])
                begun[seat] = 0.0
            match.play(seat, (move,))
    return seconds


def main() -> None:
    """Time the games asked for, or all."""
    for game in [tepui.game(name) for name in sys.argv[1:]] or tepui.all_games():
        for seats in sorted({game.seats[0], game.seats[-1]}):
            for level in SEARCHERS:
                seconds = times(game, seats, level)
                mean = sum(seconds) / len(seconds)
                most = seconds[int(0.95 * len(seconds))]
                print(
                    f"{game.id:10} {seats} {level:7} {len(seconds):6} choices, "
                    f"mean {mean:.4f} s, 95% {most:.4f} s, longest {seconds[-1]:.4f} s",
                    flush=True,
                )


if __name__ == "__main__":
    main()
