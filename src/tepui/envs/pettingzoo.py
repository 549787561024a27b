"""The games as PettingZoo environments. Needs the extra `tepui[pettingzoo]`.

    from tepui.envs import pettingzoo

    env = pettingzoo.env("coloretto", seats=3)  # AEC: one agent at a time
    env = pettingzoo.parallel_env("amazonas", seats=4, missions="plus")
    from tepui.envs.pettingzoo import coloretto_v1  # as PettingZoo names its own
    env = coloretto_v1.env(seats=2)

Agents are `seat_0`, `seat_1`, ... An observation is a dictionary: `observation`, what the seat may
know, as a vector (see `tepui.engine.learning.observe`), and `action_mask`. Chance happens by
itself. Rewards come at the end: by place from 1 to -1 with sum 0 (`rewards="places"`), 1 for
victory, shared (`"victory"`), or the score (`"score"`). After `horizon` decisions a game is
truncated and judged as it stands. `env` gives the guarantees of PettingZoo's usual wrappers without
their cost: an illegal move forfeits the game (-1 for its seat, 0 for the others), an action outside
the space is an error, and so is whatever is asked before `reset`. `raw_env` raises an error for an
illegal move and checks nothing else.

With `relative=True` all is seen from the chair of the seat that is asked: features and actions are
those of `tepui.engine.learning.relative_features`, whole numbers, the seat itself first.

In the parallel environment all seats that the game waits for act at once; the others `wait`, which
is the action after the last move.
"""

import copy
from collections.abc import Iterator
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.env_logger import EnvLogger

import tepui
from tepui.engine.game import Game
from tepui.engine.learning import stepper
from tepui.engine.text.errors import IllegalMove
from tepui.envs.episodes import HORIZON, ILLEGAL, Array, BadEnvironment, Episodes, RelativeEpisodes
from tepui.envs.render import MODES, picture, settle_mode

__all__ = ["env", "parallel_env", "raw_env"]

Observation = dict[str, Array]


def _agent(seat: int) -> str:
    return f"seat_{seat}"


def _name(game: Game) -> str:
    return f"{game.id}_v{game.version}"


class _Seats:
    """What both kinds of environment share: agents, spaces, pictures, copies."""

    def __init__(
        self, game_id: str, seats: int | None, horizon: int, rewards: str,
        render_mode: str | None, relative: bool, actions: int, options: dict[str, str],
    ) -> None:  # fmt: skip
        game = tepui.game(game_id)
        kind = RelativeEpisodes if relative else Episodes
        self.table = kind(game, seats or game.seats[0], options, horizon, rewards)
        self.render_mode = settle_mode(render_mode)
        self.metadata = {
            "name": f"tepui_{_name(game)}", "render_modes": list(MODES), "is_parallelizable": True,
            "render_fps": 1,
        }  # fmt: skip
        self.possible_agents = [_agent(seat) for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self._so = [dict.fromkeys(self.possible_agents, so) for so in (False, True)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        moves = len(self.table.mask) + actions
        low, high = (-127, 127) if relative else (-np.inf, np.inf)
        size, number = self.table.size, self.table.observation.dtype.type
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, (size,), number),
                    "action_mask": spaces.Box(0, 1, (moves,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(moves) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The table as a spectator sees it: returned as text (ansi) or printed (human)."""
        return picture(self.table, self.render_mode)

    def close(self) -> None:
        """There is nothing to let go."""

    def __copy__(self) -> Any:
        return copy.deepcopy(self)  # a copy that shared the table would play in the original

    def _verdicts(self) -> tuple[dict[str, float], dict[str, bool], dict[str, bool]]:
        """Rewards, terminations and truncations, as things stand."""
        stopped, so = self.table.stopped, self._so
        rewards = dict(zip(self.possible_agents, self.table.rewards.tolist(), strict=True))
        return rewards, so[stopped == stepper.FINISHED].copy(), so[stopped == stepper.CUT].copy()

    def _results(self) -> dict[str, dict[str, Any]]:
        """The `info` of each agent: at the end, its place and score."""
        table = self.table
        if not table.stopped:
            return {agent: {} for agent in self.possible_agents}
        places, scores = table.places.tolist(), table.scores.tolist()
        return {
            agent: {"place": places[seat], "score": scores[seat]}
            for agent, seat in self._seat.items()
        }


class SeatsInTurn(_Seats, AECEnv):  # type: ignore[misc]
    """A table whose seats are asked one at a time."""

    def __init__(
        self, game_id: str, seats: int | None = None, *, horizon: int = HORIZON,
        rewards: str = "places", render_mode: str | None = None, relative: bool = False,
        **options: str,
    ) -> None:  # fmt: skip
        AECEnv.__init__(self)
        _Seats.__init__(self, game_id, seats, horizon, rewards, render_mode, relative, 0, options)
        self._naught = dict.fromkeys(self.possible_agents, 0.0)
        self._nothing = np.zeros_like(self.table.mask)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; without a seed, the next one of the seed before."""
        del options
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards, self._cumulative_rewards = self._naught.copy(), self._naught.copy()
        self.terminations, self.truncations = self._so[False].copy(), self._so[False].copy()
        self.infos = self._results()
        self.agent_selection = self.possible_agents[self.table.actor]

    def observe(self, agent: str) -> Observation:
        """What an agent may know; its mask is empty unless it is asked."""
        table, seat = self.table, self._seat[agent]
        if seat == table.actor and not table.stopped:
            return {"observation": table.observation.copy(), "action_mask": table.mask.copy()}
        return {"observation": table.known_to(seat), "action_mask": self._nothing.copy()}

    def step(self, action: int | None) -> None:
        """Make the move of the agent that is asked."""
        agent, table = self.agent_selection, self.table
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not table.step(int(action)):
            raise IllegalMove("envs-illegal", move=str(action), agent=agent)
        if not table.stopped:
            self.agent_selection = self.possible_agents[table.actor]
            return
        self.rewards, self.terminations, self.truncations = self._verdicts()
        self.infos = self._results()
        self._cumulative_rewards = self.rewards.copy()  # the only ones of the game
        self.agent_selection = self.agents[0]


class GuardedSeats(SeatsInTurn):
    """The same with the guarantees of PettingZoo's TerminateIllegal, AssertOutOfBounds and
    OrderEnforcing wrappers, which a test holds beside it."""

    def __init__(self, game_id: str, seats: int | None = None, **settings: Any) -> None:
        super().__init__(game_id, seats, **settings)
        del self.agents  # unknown until a game begins
        self._begun = False
        self._moved = True  # since the loop over agents last named one

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        raise AttributeError(f"{name} cannot be accessed before reset")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; without a seed, the next one of the seed before."""
        super().reset(seed, options)
        self._begun = self._moved = True

    def observe(self, agent: str) -> Observation:
        """What an agent may know; its mask is empty unless it is asked."""
        if not self._begun:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def render(self) -> str | None:
        """The table as a spectator sees it: returned as text (ansi) or printed (human)."""
        if not self._begun:
            EnvLogger.error_render_before_reset()
        return super().render()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agents in the order they are asked; a step or a reset is due after each."""
        if not self._begun:
            EnvLogger.error_agent_iter_before_reset()
        return self._turns(max_iter)

    def _turns(self, at_most: int) -> Iterator[str]:
        while self.agents and at_most > 0:
            assert self._moved, "need to call step() or reset() in a loop over `agent_iter`"
            self._moved = False
            at_most -= 1
            yield self.agent_selection

    def step(self, action: int | None) -> None:
        """Make the move of the agent that is asked; an illegal one forfeits the game."""
        if not self._begun:
            EnvLogger.error_step_before_reset()
        self._moved = True
        table = self.table
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
        elif table.stopped or self.terminations[self.agent_selection]:
            self._was_dead_step(action)
        else:
            # What a Discrete space holds, asked without its cost.
            inside = isinstance(action, int | np.integer) and 0 <= action < len(table.mask)
            assert inside, "action is not in action space"
            if table.mask[action]:
                super().step(action)
            else:
                EnvLogger.warn_on_illegal_move()
                self._forfeit(self.agent_selection)

    def _forfeit(self, agent: str) -> None:
        self.terminations, self.truncations = self._so[True].copy(), self._so[True].copy()
        self.rewards = self._naught | {agent: ILLEGAL}
        self._cumulative_rewards = self.rewards.copy()
        self.agent_selection = self.agents[0]


class SeatsAtOnce(_Seats, ParallelEnv):  # type: ignore[misc]
    """A table at which all seats the game waits for act at the same time."""

    def __init__(
        self, game_id: str, seats: int | None = None, *, horizon: int = HORIZON,
        rewards: str = "places", render_mode: str | None = None, relative: bool = False,
        **options: str,
    ) -> None:  # fmt: skip
        _Seats.__init__(self, game_id, seats, horizon, rewards, render_mode, relative, 1, options)
        self.wait = len(self.table.mask)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game; without a seed, the next one of the seed before."""
        del options
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), self._results()

    def _observations(self) -> dict[str, Observation]:
        table = self.table
        seen = {}
        for agent, seat in self._seat.items():
            mask = np.append(table.mask_of(seat), np.int8(0))
            mask[self.wait] = not mask.any()
            seen[agent] = {"observation": table.known_to(seat), "action_mask": mask}
        return seen

    def step(self, actions: dict[str, int]) -> Any:
        """Make the moves of all seats that are awaited, in the order of their seats."""
        offender = self._play(actions)
        observations, infos = self._observations(), self._results()
        rewards, terminations, truncations = self._verdicts()
        if offender is not None:
            rewards = dict.fromkeys(self.possible_agents, 0.0)
            rewards[offender] = ILLEGAL
            terminations = dict.fromkeys(self.possible_agents, True)
            infos[offender]["illegal"] = True
        if offender is not None or self.table.stopped:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def _play(self, actions: dict[str, int]) -> str | None:
        """Make the moves; the agent whose move was illegal, if any."""
        table = self.table
        if not self.agents:
            return None
        awaited = [_agent(seat) for seat in table.waiting()]
        for agent in awaited:
            if agent not in actions:
                raise BadEnvironment("envs-no-action", agent=agent)
        for agent, action in actions.items():
            if agent not in awaited and int(action) != self.wait:
                return agent
        for agent in awaited:
            if table.stopped or _agent(table.actor) != agent:
                break  # what came before has changed who is awaited
            if not table.step(int(actions[agent])):
                return agent
        return None


def raw_env(game_id: str, seats: int | None = None, **settings: Any) -> SeatsInTurn:
    """An AEC environment without wrappers: the fastest. An illegal move raises an error."""
    return SeatsInTurn(game_id, seats, **settings)


def env(game_id: str, seats: int | None = None, **settings: Any) -> GuardedSeats:
    """An AEC environment with the guarantees of PettingZoo's usual wrappers. An illegal move
    forfeits the game."""
    return GuardedSeats(game_id, seats, **settings)


def parallel_env(game_id: str, seats: int | None = None, **settings: Any) -> SeatsAtOnce:
    """A parallel environment. An illegal move forfeits the game."""
    return SeatsAtOnce(game_id, seats, **settings)


class Named:
    """One game's environments, as PettingZoo's own modules offer them."""

    def __init__(self, game: Game) -> None:
        self.id = game.id

    def raw_env(self, **settings: Any) -> SeatsInTurn:
        return raw_env(self.id, **settings)

    def env(self, **settings: Any) -> GuardedSeats:
        return env(self.id, **settings)

    def parallel_env(self, **settings: Any) -> SeatsAtOnce:
        return parallel_env(self.id, **settings)


def names() -> dict[str, Named]:
    """The names of all environments, such as `coloretto_v1`."""
    return {_name(game): Named(game) for game in tepui.all_games()}


def __getattr__(name: str) -> Named:
    if not name.startswith("__") and name in (known := names()):
        return known[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
