"""Self-play by policy gradient (PPO), all on one device.

One net plays all seats of all tables. A critic that sees every secret judges each position for all
seats at once, so each step of a game says something about every seat's chance; the returns mix
these judgements with the result (lambda). The actor, which sees what its seat may know, learns the
moves and, for itself, the seats' chances. An entropy bonus fades out, after 'Reevaluating policy
gradient methods for imperfect-information games' (2025). What is kept is a moving average of the
actor, which plays better than the newest one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch
import torch.nn.functional as F  # noqa: N812

from tepui.engine.game import Game
from tepui.train.model import NOT, Net, filled, make
from tepui.train.practice import Practice
from tepui.train.recorded import Recorded
from tepui.train.trial import choose


@dataclass(frozen=True)
class Tables:
    """How many tables are played to learn from, and for how long."""

    seats: tuple[int, ...]
    seed: int = 0
    gpu: bool = False
    tables: int = 131_072
    steps: int = 32  # steps of each table between two updates
    batch: int = 65_536
    horizon: int = 2_000
    stages: int = 256  # decisions within which the first games are cut off, at random


@dataclass(frozen=True)
class Plan(Tables):
    """The parameters of a training."""

    rate: float = 1e-3  # at the start; it falls to a twentieth
    entropy: float = 0.03  # the entropy bonus; it falls with the square of the remaining time
    least_entropy: float = 0.002
    gae_lambda: float = 0.95  # along a seat's own decisions
    clip: float = 0.2
    average: float = 0.95  # decay of the moving average of the nets, per update


class Trainer:
    """The state of a training."""

    def __init__(self, game: Game, plan: Plan) -> None:
        torch.manual_seed(plan.seed)
        self.game, self.plan = game, plan
        self.practice = Practice(
            game, plan.tables, plan.seats, plan.seed + 1, plan.horizon, plan.gpu
        )
        self.practice.stagger(plan.stages)
        self.device = self.practice.device
        self.actor, self.critic, self.coach = make(game, self.device)
        self.average = self.actor.copy()
        self.average_critic = self.critic.copy()
        # What changes between updates is in the device's memory, where a recorded graph reads it.
        self._rate = torch.tensor(plan.rate, device=self.device)
        self._entropy = torch.tensor(plan.entropy, device=self.device)
        self.optimiser = torch.optim.Adam(
            [*self.actor.params, *self.critic.params, *self.coach.params],
            lr=self._rate if plan.gpu else plan.rate, eps=1e-5, fused=plan.gpu or None,
            capturable=plan.gpu,
        )  # fmt: skip
        self.decisions = self.lessons = 0
        self.games = torch.zeros((), device=self.device)
        self.figures = torch.zeros(4, device=self.device)
        layout, practice = self.practice.layout, self.practice
        self.seen = torch.zeros(layout.size, dtype=torch.bool, device=self.device)
        self.seen_open = torch.zeros(layout.open_size, dtype=torch.bool, device=self.device)
        most, t, n = layout.most_seats, plan.steps, practice.count

        def empty(*shape: int, of: Any = torch.float32) -> Any:
            return torch.empty((t, n, *shape), dtype=of, device=self.device)

        def rows(size: int) -> Any:
            wide = filled(size) if plan.gpu else size
            return torch.zeros((t, n, wide), dtype=torch.int8, device=self.device)

        self._x, self._open = rows(layout.size), rows(layout.open_size)
        self._masks = rows(layout.actions)
        self._acts, self._who = empty(of=torch.int64), empty(of=torch.int64)
        self._likely, self._gain = empty(), empty()
        self._values, self._due = empty(most), empty(most)
        self._prize, self._ended = empty(most), empty(of=torch.bool)
        chairs = torch.arange(most, device=self.device)
        self._chairs = chairs[None]
        self._present = chairs[None] < practice.seats[:, None]
        self._keep = 1 - (1 - plan.gae_lambda) / practice.seats[:, None].float()
        # On a GPU many small steps cost more than the arithmetic, so they are fused.
        join = torch.compile if plan.gpu else _as_it_is
        self._choose, self._value = join(self._chosen), join(self._valued)
        self._weigh = join(self._loss)
        there = self._present.repeat(t, 1)
        self._lines = [
            each.flatten(0, 1) for each in (
                self._x, self._open, self._masks, self._acts, self._likely, self._gain, self._due,
            )
        ] + [there]  # fmt: skip
        self._batch = [
            torch.zeros(
                (min(plan.batch, t * n), *each.shape[1:]), dtype=each.dtype, device=self.device
            )
            for each in self._lines
        ]
        self._update = Recorded(self._improve, plan.gpu)

    def lesson(self, done: float) -> None:
        """Play some steps at all tables, and learn from them. `done` is the share of time used."""
        with torch.no_grad():
            self._play()
            self._judge()
        self._learn(done)
        self.decisions += self.plan.steps * self.practice.count
        self.lessons += 1
        keep = min(self.plan.average, self.lessons / (self.lessons + 5))
        with torch.no_grad():
            for kept, net in ((self.average, self.actor), (self.average_critic, self.critic)):
                for old, new in zip(kept.params, net.params, strict=True):
                    old.lerp_(new, 1 - keep)

    def _play(self) -> None:
        practice = self.practice
        for t in range(self.plan.steps):
            act, self._likely[t] = self._choose(practice.observations, practice.masks)
            self._note(t)
            self._acts[t], self._who[t] = act, practice.actors
            self._values[t] = self._value(practice.opened, practice.actors)
            practice.step(act)
            self._prize[t], self._ended[t] = practice.rewards, practice.stopped > 0
        self._count()

    def _note(self, t: int) -> None:
        """Store the observations of all tables for the update."""
        shown = self.practice
        for kept, now in zip(
            (self._x, self._open, self._masks),
            (shown.observations, shown.opened, shown.masks), strict=True,
        ):  # fmt: skip
            kept[t, :, : now.shape[1]] = now

    def _count(self) -> None:
        """Count which features were ever other than 0, and how many games have ended."""
        self.seen |= (self.practice.observations != 0).any(0)
        self.seen_open |= (self.practice.opened != 0).any(0)
        self.games += self._ended.sum()

    def _chosen(self, x: Any, masks: Any) -> tuple[Any, Any]:
        """An action at each table, and the logarithm of its probability."""
        logits = self.actor(x)[:, : self.practice.layout.actions]
        act = choose(logits, masks)
        likely = F.log_softmax(logits.masked_fill(masks == 0, NOT), 1)
        return act, likely.gather(1, act[:, None]).squeeze(1)

    def _valued(self, opened: Any, actors: Any) -> Any:
        """The training critic's judgement of each table, by seat number."""
        logits = self.coach(opened).masked_fill(~self._present, NOT)
        turn = (self._chairs - actors[:, None]) % self.practice.seats[:, None]
        return F.softmax(logits, 1).gather(1, turn) * self._present

    def _judge(self) -> None:
        """The advantage of every step for whoever decided, and the returns for all seats."""
        after = self._value(self.practice.opened, self.practice.actors)
        due = after
        for t in range(self.plan.steps - 1, -1, -1):
            due = (1 - self._keep) * after + self._keep * due
            due = torch.where(self._ended[t][:, None], self._prize[t], due)
            after = self._values[t]
            who = self._who[t][:, None]
            self._gain[t] = (due - after).gather(1, who).squeeze(1)
            turn = (self._chairs + who) % self.practice.seats[:, None]
            self._due[t] = due.gather(1, turn) * self._present
        for _, own, _ in self.practice.groups:
            part = self._gain[:, own]
            self._gain[:, own] = (part - part.mean()) / (part.std() + 1e-6)

    def _learn(self, done: float) -> None:
        plan, total = self.plan, self.plan.steps * self.practice.count
        self._rate.fill_(plan.rate * (1 - 0.95 * done))
        for group in self.optimiser.param_groups:
            group["lr"] = self._rate if plan.gpu else float(self._rate)
        self._entropy.fill_(plan.entropy * (1 - done) ** 2 + plan.least_entropy)
        order = torch.randperm(total, device=self.device)
        self.figures.zero_()
        size = len(self._batch[0])
        rounds = total // size
        for k in range(rounds):
            for some, lines in zip(self._batch, self._lines, strict=True):
                torch.index_select(lines, 0, order[k * size : (k + 1) * size], out=some)
            self._update()
        self.figures /= rounds

    def _improve(self) -> None:
        """One step of learning, from the batch that is ready."""
        loss, figures = self._weigh(*self._batch, self._entropy)
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        for net in (self.actor, self.critic, self.coach):
            torch.nn.utils.clip_grad_norm_(net.params, 1.0)
        self.optimiser.step()
        self.figures += figures

    def _loss(
        self, x: Any, opened: Any, masks: Any, acts: Any, before: Any, gain: Any, due: Any,
        there: Any, entropy: Any,
    ) -> tuple[Any, Any]:  # fmt: skip
        """The loss, and the figures of progress."""
        actions, clip = self.practice.layout.actions, self.plan.clip
        out = self.actor(x)
        each = F.log_softmax(out[:, :actions].masked_fill(masks[:, :actions] == 0, NOT), 1)
        likely = each.gather(1, acts[:, None]).squeeze(1)
        spread = -(each.exp() * each.clamp_min(-50)).sum(1).mean()
        ratio = (likely - before).exp()
        tame = ratio.clamp(1 - clip, 1 + clip)
        moves = -torch.min(ratio * gain, tame * gain).mean()
        own = missed(out[:, actions:], due, there)
        open = missed(self.coach(opened), due, there)
        kept = missed(self.critic(opened), due, there)
        figures = torch.stack([spread, own, open, (before - likely).mean()]).detach()
        return moves - entropy * spread + 0.5 * own + open + kept, figures

    def _nets(self) -> dict[str, Net]:
        return {
            "actor": self.actor, "critic": self.critic, "coach": self.coach, "mean": self.average,
            "mean_critic": self.average_critic,
        }  # fmt: skip

    def state(self) -> dict[str, Any]:
        """Everything that a later process needs to continue. The tables restart."""
        return {name: [p.detach() for p in net.params] for name, net in self._nets().items()} | {
            "optimiser": self.optimiser.state_dict(), "decisions": self.decisions,
            "lessons": self.lessons, "seen": self.seen, "seen_open": self.seen_open,
        }  # fmt: skip

    def resume(self, state: dict[str, Any]) -> None:
        """Continue from there."""
        with torch.no_grad():
            for name, net in self._nets().items():
                for own, kept in zip(net.params, state[name], strict=True):
                    own.copy_(kept)
        self.optimiser.load_state_dict(state["optimiser"])
        for group in self.optimiser.param_groups:
            group["capturable"] = self.plan.gpu
        self.decisions, self.lessons = state["decisions"], state["lessons"]
        self.seen |= state["seen"].to(self.device)
        self.seen_open |= state["seen_open"].to(self.device)


def _as_it_is(function: Any) -> Any:
    return function


def missed(logits: Any, due: Any, there: Any) -> Any:
    """How far predictions of the seats' chances are from the targets: the cross-entropy."""
    each = F.log_softmax(logits.masked_fill(~there, NOT), 1).clamp_min(-50)
    return -(due * each).sum(1).mean()
