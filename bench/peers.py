"""Our search beside OpenSpiel's, in one run on one core: simulations a second.

`make bench-peers` sets up an environment of its own and runs this. OpenSpiel's C++ IS-MCTS plays
hearts and euchre; its Python IS-MCTS plays Coloretto Amazonas through the adapter below. All play
out at random from the first choice of the game.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import tepui
from search import first_choice, simulations_per_second
from tepui.bots.settings import Settings
from tepui.engine.play.position import Position
from tepui.engine.rules.places import victory_shares

GAME = tepui.game("coloretto")


class State:
    """Coloretto Amazonas as OpenSpiel's Python search asks for it: no more than that."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def get_game(self) -> State:
        return self

    def get_type(self) -> State:
        return self

    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION

    def clone(self) -> State:
        return State(self.position.copy())

    def current_player(self) -> int:
        awaited = self.position.waiting()
        return awaited[0] if awaited else -1

    def is_terminal(self) -> bool:
        return bool(self.position.over())

    def is_chance_node(self) -> bool:
        return not self.position.waiting() and not self.position.over()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.position.chances()
        total = sum(weight for _, weight in outcomes)
        return [(outcome, weight / total) for outcome, weight in outcomes]

    def legal_actions(self, player: int | None = None) -> list[int]:
        return self.position.legal(self.current_player() if player is None else player)

    def information_state_string(self) -> bytes:
        return self.position.seen_by(self.current_player()).position.record.tobytes()

    def apply_action(self, action: int) -> None:
        self.position.apply(-1 if self.is_chance_node() else self.current_player(), int(action))

    def returns(self) -> list[float]:
        places = self.position.places()
        return victory_shares(places)


def python_search(simulations: int) -> float:
    """OpenSpiel's Python IS-MCTS on our game."""
    match, _ = first_choice(GAME, 2)
    rng = np.random.RandomState(1)

    def resample(state: State, player: int) -> State:
        hidden = state.position.hidden_from(player)
        return State(hidden.guessed(player, int(rng.randint(2**31))))

    bot = ismcts.ISMCTSBot(
        None, mcts.RandomRolloutEvaluator(1, rng), 0.7, simulations, random_state=rng
    )
    bot.set_resampler(resample)
    return per_second(lambda: bot.run_search(State(match.position)), simulations)


def compiled_search(name: str, simulations: int) -> float:
    """OpenSpiel's C++ IS-MCTS on a game of its own, from its first choice."""
    rng = np.random.RandomState(1)
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=odds)))
        else:
            state.apply_action(state.legal_actions()[0])
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(
        seed=1, evaluator=evaluator, uct_c=0.7, max_simulations=simulations,
        allow_inconsistent_action_sets=True,
    )  # fmt: skip
    return per_second(lambda: bot.step(state), simulations)


def per_second(search: Callable[[], Any], simulations: int, runs: int = 3) -> float:
    """The best of several runs, in processor time."""
    best = 0.0
    for _ in range(runs):
        begun = time.thread_time()
        search()
        best = max(best, simulations / (time.thread_time() - begun))
    return best


def figures() -> dict[str, float]:
    """Simulations a second, and how many times as fast ours is."""
    ours = simulations_per_second(GAME, 2, Settings())
    hearts, euchre = compiled_search("hearts", 4_000), compiled_search("euchre", 10_000)
    python = python_search(100)
    return {
        "tepui coloretto": ours,
        "OpenSpiel C++ hearts": hearts,
        "OpenSpiel C++ euchre": euchre,
        "OpenSpiel Python coloretto": python,
        "ratio to the faster C++": ours / max(hearts, euchre),
        "ratio to Python": ours / python,
    }


if __name__ == "__main__":
    json.dump({name: round(value, 2) for name, value in figures().items()}, sys.stdout, indent=1)
    print()
