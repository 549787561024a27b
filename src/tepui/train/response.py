"""A best response: one seat of each table learns to beat a net that does not change.

What it gains over the fair share is a lower bound of how far that net can be exploited; the longer
it learns, the nearer the bound.
"""

from __future__ import annotations

from typing import Any

import torch
import torch.nn.functional as F  # noqa: N812

from tepui.engine.game import Game
from tepui.engine.net import Layers
from tepui.train.model import NOT, Net
from tepui.train.ppo import Plan, Trainer, _missed
from tepui.train.trial import choose

BEST = 1_000.0  # so sharp a policy makes its likeliest move


def net_of(layers: Layers, scale: Any, sharp: float = 1.0) -> Net:
    """A net for training, from one that is finished; its policy and its chances made sharper."""
    net: Net = object.__new__(Net)
    net.scale = scale
    first, a, second, b, last, c = (
        torch.as_tensor(each, dtype=torch.float32, device=scale.device) for each in layers
    )
    kept = [first.T / scale, a, second.T, b, last.T * sharp, c * sharp]
    net.params = [each.contiguous().clone() for each in kept]
    return net


class Responder(Trainer):
    """A training against a frozen rival: the learner has one seat of each table, in turn."""

    def __init__(self, game: Game, plan: Plan, rival: Layers, sharp: float = 1.0) -> None:
        super().__init__(game, plan)
        with torch.no_grad():
            like = net_of(rival, self.actor.scale)
            for own, kept in zip(self.actor.params, like.params, strict=True):
                if own.shape == kept.shape:  # it begins as its rival, and goes on from there
                    own.copy_(kept)
        self.rival = net_of(rival, self.actor.scale, sharp)
        self.mean = self.actor.copy()
        room = self.room
        self.seat = torch.arange(room.count, device=self.device) % room.seats
        self._mine = torch.zeros(
            (plan.steps, room.count), dtype=torch.bool, device=self.device
        )  # whose decision it was

    def _play(self) -> None:
        room, actions = self.room, self.room.layout.actions
        for t in range(self.plan.steps):
            mine = room.actors == self.seat
            own = self.actor(room.observations)[:, :actions]
            other = self.rival(room.observations)[:, :actions]
            act = choose(torch.where(mine[:, None], own, other), room.masks)
            likely = F.log_softmax(own.masked_fill(room.masks == 0, NOT), 1)
            self._x[t], self._open[t], self._masks[t] = room.observations, room.opened, room.masks
            self._acts[t], self._who[t], self._mine[t] = act, room.actors, mine
            self._likely[t] = likely.gather(1, act[:, None]).squeeze(1)
            self._values[t] = self._value()
            room.step(act)
            self._prize[t], self._ended[t] = room.rewards, room.stopped > 0
        self.seen |= (self._x[-1] != 0).any(0)
        self.seen_open |= (self._open[-1] != 0).any(0)
        self.games += self._ended.sum()

    def _update(self, i: Any, present: Any, variety: float) -> None:
        """As for self-play; but the actor learns from its own decisions alone."""
        plan, actions = self.plan, self.room.layout.actions

        def some(kept: Any) -> Any:
            return kept.flatten(0, 1)[i]

        mine = some(self._mine).float()
        share = mine.mean().clamp_min(1e-6)
        out = self.actor(some(self._x))
        each = F.log_softmax(out[:, :actions].masked_fill(some(self._masks) == 0, NOT), 1)
        likely = each.gather(1, some(self._acts)[:, None]).squeeze(1)
        spread = (-(each.exp() * each.clamp_min(-50)).sum(1) * mine).mean() / share
        before, gain = some(self._likely), some(self._gain)
        ratio = ((likely - before) * mine).exp()
        tame = ratio.clamp(1 - plan.clip, 1 + plan.clip)
        moves = -(torch.min(ratio * gain, tame * gain) * mine).mean() / share
        due, there = some(self._due), present[i]
        own = _missed(out[:, actions:], due, there)
        open = _missed(self.coach(some(self._open)), due, there)
        loss = moves - variety * spread + 0.5 * own + open
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        for net in (self.actor, self.coach):
            torch.nn.utils.clip_grad_norm_(net.params, 1.0)
        self.optimiser.step()
        with torch.no_grad():
            drift = ((before - likely) * mine).mean()
            self.figures += torch.stack([spread, own, open, drift]).detach()
