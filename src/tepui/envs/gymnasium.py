"""One learner against bots, as a Gymnasium environment. Needs the extra `tepui[gymnasium]`.

    import gymnasium
    import tepui.envs.gymnasium  # registers tepui/coloretto-v1 and so on

    env = gymnasium.make("tepui/coloretto-v1", seats=3, bots="easy")

The learner sits at `seat`; the other seats are played by bots of a level (`random`, `greedy`,
`easy` and so on, see `tepui.bots.levels`). Observations, rewards and the horizon are those of
`tepui.envs.pettingzoo`; the mask is also in `info["action_mask"]`. An illegal move forfeits the
game: it ends with a reward of -1.
"""

from __future__ import annotations

import copy
import random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

import tepui
from tepui.engine.learning import stepper
from tepui.engine.registry import specimens
from tepui.envs.episodes import HORIZON, ILLEGAL, Array, BadEnvironment, Episodes
from tepui.envs.opponents import Opponents
from tepui.envs.render import MODES, picture, settle_mode

__all__ = ["Learner"]

Observation = dict[str, Array]


class Learner(gymnasium.Env[Observation, np.int64]):
    """A seat among bots."""

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self, game: str, seats: int | None = None, *, seat: int = 0, bots: str = "random",
        horizon: int = HORIZON, rewards: str = "places", render_mode: str | None = None,
        **options: str,
    ) -> None:  # fmt: skip
        chosen = tepui.game(game)
        self.table = Episodes(chosen, seats or chosen.seats[0], options, horizon, rewards)
        if not 0 <= seat < self.table.seats:
            raise BadEnvironment("envs-bad-seat", seat=seat, most=self.table.seats - 1)
        self.seat = seat
        self.opponents = Opponents(self.table, seat, bots)
        self.render_mode = settle_mode(render_mode)
        size = self.table.observer.layout.size
        moves = chosen.material.MOVES
        self.observation_space: spaces.Space[Any] = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (moves,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(moves)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game, and let the bots play until the learner is asked.

        Without a seed it is the next game of the seed before.
        """
        super().reset(seed=seed)
        rng = random.Random(int(self.np_random.integers(2**62)))  # noqa: S311
        self.table.begin(rng.getrandbits(62))
        self.opponents.begin(rng)
        self._let_bots_play()
        return self._seen()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make the learner's move, and let the bots play until it is asked again."""
        table = self.table
        if not table.step(int(action)):
            observation, info = self._seen()
            return observation, ILLEGAL, True, False, {**info, "illegal": True}
        self._let_bots_play()
        observation, info = self._seen()
        reward = float(table.rewards[self.seat])
        stopped = table.stopped
        return observation, reward, stopped == stepper.FINISHED, stopped == stepper.CUT, info

    def _let_bots_play(self) -> None:
        table = self.table
        while not table.stopped and table.actor != self.seat:
            table.step(self.opponents.choose())

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        table = self.table
        mask = table.mask_of(self.seat) if not table.stopped else np.zeros_like(table.mask)
        seen = {"observation": table.known_to(self.seat), "action_mask": mask}
        info: dict[str, Any] = {"action_mask": mask.copy()}
        if table.stopped:
            place, score = table.places[self.seat], table.scores[self.seat]
            info |= {"place": int(place), "score": int(score)}
        return seen, info

    def render(self) -> Any:
        """The table as the learner sees it: returned as text (ansi) or printed (human)."""
        return picture(self.table, self.render_mode, self.seat)

    def __copy__(self) -> Learner:
        return copy.deepcopy(self)  # a copy that shared the table would play in the original


def _register() -> None:
    for game in (*tepui.all_games(), *map(tepui.game, specimens())):
        name = f"tepui/{game.id}-v{game.version}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name, "tepui.envs.gymnasium:Learner", kwargs={"game": game.id},
                disable_env_checker=True,
            )  # fmt: skip


_register()
