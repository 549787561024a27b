"""How fast the bots search: simulations a second from the opening, uniform play-outs, one core.

For `bench.py`. Measured in processor time of the one thread, so that what else the machine does
counts less.
"""

import time

import tepui
from bench.games import turns
from tepui.bots.settings import Settings
from tepui.bots.thinker import Thinker
from tepui.engine.game import Game
from tepui.engine.play.match import Match
from tepui.lab.strength.duplicate import Deal

SECONDS = 0.1  # seconds of one run: many short ones, since disturbances only make a run slower
RUNS = 12


def first_choice(game: Game, seats: int) -> tuple[Match, int]:
    """The first decision of a game that is a choice, and whose it is."""
    match = Match(game, seats, game.simulated({}))
    for seat in turns(match, Deal(1, 1)):
        if len(match.legal(seat)) > 1:
            return match, seat
        match.play(seat, match.legal(seat)[:1])
    raise AssertionError("a game has a choice")


def simulations_per_second(game: Game, seats: int, settings: Settings) -> float:
    """The best of several runs."""
    match, seat = first_choice(game, seats)
    hidden, legal = match.position.hidden_from(seat).record, match.legal(seat)
    thinker = Thinker(game, seats, seat, settings)
    thinker.think(hidden, legal, 0, 0)
    count, best = 200, 0.0
    for run in range(RUNS + 4):
        begun = time.thread_time()
        thinker.think(hidden, legal, run, count)
        taken = time.thread_time() - begun
        if taken > SECONDS / 2:
            best = max(best, count / taken)
        else:
            count = int(count * min(SECONDS / taken, 20))
    return best


def figures() -> list[dict[str, object]]:
    """A row for each game and number of seats, in the form of `bench.py`."""
    rows: list[dict[str, object]] = []
    for game in tepui.all_games():
        for seats in game.seats:
            speed = simulations_per_second(game, seats, Settings())
            what = f"{game.id}, {seats} seats, search from the opening"
            rows.append({"what": what, "value": speed / 1e3, "unit": "thousand simulations/s"})
    return rows
