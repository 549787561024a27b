"""OpenSpiel's IS-MCTS against our champion, through the adapter, with ten times its time.

    python -m bench.strength.ismcts --minutes 10 [--games coloretto,...] [--times 10]

At each game's fewest seats, one seat is played by OpenSpiel's IS-MCTS (Python, random play-outs,
its usual constant), the others by champions; seats take turns. The champion's processor time for a
decision is measured as it plays, and the other gets this many times as much. A JSON line per game:
its share of victory, and what both have spent. Needs the extra `tepui[openspiel]`.
"""

import argparse
import json
import random
import sys
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import tepui
from tepui.bots.bot import BotSeat, ask
from tepui.bots.roster import seated
from tepui.envs.openspiel import resampler
from tepui.lab.figure import share

FIRST = 4  # simulations, before anything is known of their cost
CONSTANT = 2.0  # of UCT, as OpenSpiel's examples have it


class Rival:
    """OpenSpiel's bot, which thinks for as long as it is given."""

    def __init__(self, game: Any, seed: int) -> None:
        rng = np.random.RandomState(seed)
        self.bot = ismcts.ISMCTSBot(
            game, mcts.RandomRolloutEvaluator(1, rng), CONSTANT, FIRST, random_state=rng
        )
        self.bot.set_resampler(resampler(seed))
        self.seconds, self.simulations, self.decisions = 0.0, 0, 0

    def choose(self, state: Any, seconds: float) -> int:
        """An action, after about so much processor time."""
        if self.simulations:
            each = self.seconds / self.simulations
            self.bot._max_simulations = max(2, round(seconds / each))
        begun = time.process_time()
        action = int(self.bot.step(state))
        self.seconds += time.process_time() - begun
        self.simulations += self.bot._max_simulations
        self.decisions += 1
        return action


def contest(name: str, times: float, until: float, first: int) -> dict[str, Any]:
    """Games until the time is out, from this number on."""
    game = tepui.game(name)
    seats, played, won = game.seats[0], 0, 0.0
    spent, decisions = 0.0, 0
    loaded = pyspiel.load_game(f"tepui_{name}(players={seats},rewards=victory)")
    rival = Rival(loaded, 1 + first)
    while time.monotonic() < until or not played:
        rng, own = random.Random(f"ismcts {name} {first + played}"), played % seats
        state = loaded.new_initial_state()
        champions = [seated("champion", BotSeat(game, seats, seat)) for seat in range(seats)]
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, odds)[0])
                continue
            seat, legal = state.current_player(), state.legal_actions()
            if len(legal) == 1:
                state.apply_action(legal[0])
            elif seat == own:
                state.apply_action(rival.choose(state, times * spent / max(decisions, 1)))
            else:
                begun = time.process_time()
                move = ask(champions[seat], "champion", state.position, seat, rng)
                spent += time.process_time() - begun
                decisions += 1
                state.apply_action(move)
        won += state.returns()[own]
        played += 1
    figure = share(round(won), played)
    return {
        "game": name, "seats": seats, "games": played, "share": round(won / played, 3),
        "low": round(figure.low, 3), "high": round(figure.high, 3),
        "seconds": round(rival.seconds / max(rival.decisions, 1), 3),
        "simulations": round(rival.simulations / max(rival.decisions, 1)),
        "champion_seconds": round(spent / max(decisions, 1), 4),
    }  # fmt: skip


def main() -> None:
    """Measure the games asked for, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--times", type=float, default=10.0)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--games", default=",".join(game.id for game in tepui.all_games()))
    asked = parser.parse_args()
    names = asked.games.split(",")
    for name in names:
        until = time.monotonic() + 60 * asked.minutes / len(names)
        sys.stdout.write(json.dumps(contest(name, asked.times, until, asked.first)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
