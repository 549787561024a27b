"""A best response: one seat of each table learns to beat a net that does not change.

Its gain over the fair share is a lower bound on how far that net can be exploited; the longer it
learns, the tighter the bound.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
import torch.nn.functional as F  # noqa: N812

from tepui.engine.game import Game
from tepui.engine.learning.net import Layers
from tepui.engine.learning.netfile import Nets
from tepui.engine.runtime.machine import arrays
from tepui.lab.figure import Figure, wilson
from tepui.train.model import NOT, Net
from tepui.train.ppo import Plan, Trainer
from tepui.train.practice import Practice
from tepui.train.training import TRIAL_HORIZON, Heard, plan_of, unheard
from tepui.train.trial import choose, fair_shares

BEST = 1_000.0  # sharp enough that a policy makes its likeliest move
WARM = 30  # updates in which the training critic alone learns
TABLES = 128  # on a CPU: a million decisions are 244 updates
TRIALS = 2_048  # tables of a trial
TRIED = 4  # trials on the way, the last one included


def net_of(layers: Layers, scale: Any, sharp: float = 1.0) -> Net:
    """A finished net as one for training, with its policy and chances made sharper."""
    net: Net = object.__new__(Net)
    net.scale = scale
    first, a, second, b, last, c = (
        torch.as_tensor(each, dtype=torch.float32, device=scale.device) for each in arrays(layers)
    )
    kept = [first.T / scale, a, second.T, b, last.T * sharp, c * sharp]
    net.params = [each.contiguous().clone() for each in kept]
    return net


class Responder(Trainer):
    """A training against a frozen opponent. The learner has one seat of each table, in turn."""

    def __init__(self, game: Game, plan: Plan, rival: Layers, sharp: float = 1.0) -> None:
        super().__init__(game, plan)
        self._like = net_of(rival, self.actor.scale)
        self._begin()
        self.rival = net_of(rival, self.actor.scale, sharp)
        practice = self.practice
        self.seat = torch.arange(practice.count, device=self.device) % practice.seats
        self._mine = torch.zeros(
            (plan.steps, practice.count), dtype=torch.bool, device=self.device
        )  # whose decision it was

    def _begin(self) -> None:
        """Start the learner as its opponent."""
        with torch.no_grad():
            for own, kept in zip(self.actor.params, self._like.params, strict=True):
                if own.shape == kept.shape:
                    own.copy_(kept)
        self.average = self.actor.copy()

    def lesson(self, done: float) -> None:
        """As in self-play, but the actor's drift while the training critic learned is undone."""
        super().lesson(done)
        if self.lessons <= WARM:
            self._begin()

    def _rivals(self, own: Any) -> Any:
        """The opponents' actions at each table; `own` are the learner's."""
        return self.rival(self.practice.observations)[:, : own.shape[1]]

    def _play(self) -> None:
        practice, actions = self.practice, self.practice.layout.actions
        for t in range(self.plan.steps):
            mine = practice.actors == self.seat  # the tables where the learner decides
            own = self.actor(practice.observations)[:, :actions]
            other = self._rivals(own)
            act = choose(torch.where(mine[:, None], own, other), practice.masks)
            likely = F.log_softmax(own.masked_fill(practice.masks == 0, NOT), 1)
            self._note(t)
            self._acts[t], self._who[t], self._mine[t] = act, practice.actors, mine
            self._likely[t] = likely.gather(1, act[:, None]).squeeze(1)
            self._values[t] = self._value(practice.opened, practice.actors)
            practice.step(act)
            self._prize[t], self._ended[t] = practice.rewards, practice.stopped > 0
        self._count()

    def _judge(self) -> None:
        """As in self-play, but the actor learns from its own decisions alone.

        The training critic starts from scratch, and nobody follows it until it has learned a
        little.
        """
        super()._judge()
        ready = self.lessons >= WARM
        self._gain *= self._mine * (float(ready) / self._mine.float().mean().clamp_min(1e-6))


def warm_up(gpu: bool) -> int:
    """How many decisions pass before the response begins to differ from the net."""
    return WARM * (Plan.tables if gpu else TABLES) * Plan.steps


def respond(
    nets: Nets, seats: int, decisions: int, seed: int = 0, gpu: bool = False,
    tell: Callable[[dict[str, Any]], None] = lambda line: None, heard: Heard = unheard,
) -> Figure:  # fmt: skip
    """Train a response to a net's best moves. Returns its share of wins in new games."""
    game = nets.game
    tables = None if gpu else TABLES
    plan = plan_of(game, [seats], seed + 77, gpu, tables=tables, rate=3e-4, entropy=0.005)
    if gpu:
        torch.backends.cuda.matmul.allow_tf32 = True
    responder = Responder(game, plan, nets.actor, BEST)
    trials = Practice(
        game, TRIALS, plan.seats, plan.seed + 1_000_003, TRIAL_HORIZON, gpu, open_too=False,
        others=0.0,
    )  # fmt: skip
    mark = decisions / TRIED
    while True:
        share = min(responder.decisions / decisions, 1.0)
        heard(share, responder.decisions)
        responder.lesson(share)
        last = responder.decisions >= decisions
        if responder.decisions < mark and not last:
            continue
        mark += decisions / TRIED
        with torch.no_grad():
            won = fair_shares(trials, responder.average, responder.rival)[seats] / seats
        tell({"decisions": responder.decisions, "share": round(won, 4)})
        if last:
            return Figure(won, *wilson(won, trials.count))
