"""A net that predicts, with all cards open, who wins if everybody follows the game's net.

Games start with random play: each seat by the net's best move, by its odds, or at random, and with
odd moves, so that positions of all kinds of players occur. From a random moment on everybody makes
the net's best move. The outcome net learns the positions after that, from the result and from the
predictions on the way to it (lambda).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import torch
import torch.nn.functional as F  # noqa: N812

from tepui.engine.game import Game
from tepui.engine.learning import netfile
from tepui.engine.learning.netfile import Nets
from tepui.engine.learning.relative_features import relative_features
from tepui.train.model import NOT, Net, filled
from tepui.train.ppo import Tables, missed
from tepui.train.practice import Practice
from tepui.train.recorded import Recorded
from tepui.train.response import net_of
from tepui.train.training import Heard, chosen_seats, origin, unheard

BYTES = 290_000  # weights of the net, one byte each
EVERY = 20.0  # seconds between two saved files
# How a seat plays during the random beginning: the net's logits times the first, noise times the
# second.
WAYS = ((1.0, 0.0), (1.0, 1.0), (0.3, 1.0), (0.0, 1.0))
LIKELY = (0.4, 0.3, 0.15, 0.15)


@dataclass(frozen=True)
class Plan(Tables):
    """The parameters of a training."""

    tables: int = 65_536
    steps: int = 64
    batch: int = 16_384
    wild: float = 300.0  # decisions: the longest average random beginning
    odd: float = 0.2  # the largest share of odd moves of a seat, by game
    rate: float = 6e-4  # at the start; it falls to a hundredth
    gae_lambda: float = 0.98
    others: float = 0.15  # share of the positions that begin no chapter
    average: float = 0.9995  # decay of the moving average that is saved, per batch


def width_of(game: Game) -> int:
    """The width that fits into the file."""
    layout, width = relative_features(game), 16
    while (width + 16) * (layout.open_size + width + 16 + layout.most_seats) <= BYTES:
        width += 16
    return width


class OutcomeTrainer:
    """The state of a training."""

    def __init__(self, game: Game, plan: Plan, nets: Nets) -> None:
        torch.manual_seed(plan.seed)
        self.game, self.plan = game, plan
        self.practice = practice = Practice(
            game, plan.tables, plan.seats, plan.seed + 17, plan.horizon, plan.gpu
        )
        practice.stagger(plan.stages)
        self.device, layout = practice.device, practice.layout
        scales = [torch.as_tensor(layout.scale(o).array, device=self.device) for o in (False, True)]
        self.actor, self.critic = net_of(nets.actor, scales[0]), net_of(nets.critic, scales[1])
        most, t, n = layout.most_seats, plan.steps, practice.count
        gains = torch.full((most,), 0.1)
        self.net = Net(layout.open_size, width_of(game), most, scales[1], gains)
        if nets.outcome is not None:
            begun = net_of(nets.outcome, scales[1])
            with torch.no_grad():
                for own, kept in zip(self.net.params, begun.params, strict=True):
                    own.copy_(kept)
        self.average = self.net.copy()
        self._rate = torch.tensor(plan.rate, device=self.device)
        self.optimiser = torch.optim.Adam(
            self.net.params, lr=self._rate if plan.gpu else plan.rate, eps=1e-5,
            fused=plan.gpu or None, capturable=plan.gpu,
        )  # fmt: skip
        self.decisions = self.lessons = 0
        self.games = torch.zeros((), device=self.device)
        self.figures = torch.zeros(3, device=self.device)
        self.seen = torch.zeros(layout.open_size, dtype=torch.bool, device=self.device)

        def empty(*shape: int, of: Any = torch.float32) -> Any:
            return torch.zeros((t, n, *shape), dtype=of, device=self.device)

        wide = filled(layout.open_size) if plan.gpu else layout.open_size
        self._open, self._due = empty(wide, of=torch.int8), empty(most)
        self._who, self._tame = empty(of=torch.int64), empty(of=torch.bool)
        self._prize, self._ended = empty(most), empty(of=torch.bool)
        chairs = torch.arange(most, device=self.device)
        self._chairs = chairs[None]
        self._present = chairs[None] < practice.seats[:, None]
        shown = tuple(game.optional("policy", "CHAPTER_SHOWN", ()))
        columns = [k for k, name in enumerate(layout.names(True)) if name.startswith(shown)]
        self._shown = torch.tensor(columns, dtype=torch.int64, device=self.device)
        self._ways = torch.tensor(WAYS, device=self.device)
        self._likely = torch.tensor(LIKELY, device=self.device).cumsum(0)
        self._wild = torch.ones(n, dtype=torch.bool, device=self.device)
        self._pace, self._odd = (torch.zeros(n, device=self.device) for _ in range(2))
        self._style = torch.zeros((n, most), dtype=torch.int64, device=self.device)
        self._begin(self._wild)
        # On a GPU many small steps cost more than the arithmetic, so they are fused.
        join = torch.compile if plan.gpu else (lambda function: function)
        self._choose, self._value = join(self._chosen), join(self._valued)
        self._weigh = join(self._loss)
        self._lines = [each.flatten(0, 1) for each in (self._open, self._due)]
        self._lines.append(self._present.repeat(t, 1))
        size = min(plan.batch, t * n)
        self._batch = [
            torch.zeros((size, *each.shape[1:]), dtype=each.dtype, device=self.device)
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

    def line(self) -> dict[str, Any]:
        """A line of progress: the net's loss, and the critic's."""
        kept, critic, rounds = self.figures.tolist()
        return {
            "lessons": self.lessons, "decisions": self.decisions, "games": int(self.games),
            "missed": round(kept / max(rounds, 1), 5), "critic": round(critic / max(rounds, 1), 5),
        }  # fmt: skip

    def _begin(self, which: Any) -> None:
        """Set up new games at these tables: how random, for how long, and who plays how."""
        n, shape = len(which), self._style.shape
        longest = torch.rand(n, device=self.device) * torch.log(torch.tensor(self.plan.wild))
        self._pace = torch.where(which, torch.exp(-longest), self._pace)
        odd = self.plan.odd * (2 * torch.rand(n, device=self.device) - 1).clamp_min(0)
        self._odd = torch.where(which, odd, self._odd)
        drawn = torch.rand(shape, device=self.device)
        style = (drawn[..., None] > self._likely[:-1]).sum(-1)
        self._style = torch.where(which[:, None], style, self._style)
        self._wild = self._wild | which

    def _play(self) -> None:
        practice = self.practice
        for t in range(self.plan.steps):
            act = self._choose(
                practice.observations, practice.masks, practice.actors, self._wild, self._odd,
                self._style,
            )  # fmt: skip
            self._open[t, :, : practice.opened.shape[1]] = practice.opened
            self._who[t], self._tame[t] = practice.actors, ~self._wild
            practice.step(act)
            self._prize[t], self._ended[t] = practice.rewards, practice.stopped > 0
            self._wild &= torch.rand(practice.count, device=self.device) > self._pace
            self._begin(self._ended[t])
        self.seen |= (practice.opened != 0).any(0)
        self.games += self._ended.sum()

    def _chosen(self, x: Any, masks: Any, actors: Any, wild: Any, odd: Any, style: Any) -> Any:
        """An action at each table: the net's best one, unless the game is still random."""
        logits = self.actor(x)[:, : self.practice.layout.actions]
        own = style.gather(1, actors[:, None]).squeeze(1)
        own = torch.where(torch.rand_like(odd) < odd, len(WAYS) - 1, own)
        ways = self._ways[torch.where(wild, own, 0)]
        noise = -torch.log(-torch.log(torch.rand_like(logits).clamp(1e-9, 1 - 1e-7)))
        scores = logits * ways[:, :1] + noise * ways[:, 1:]
        return scores.masked_fill(masks == 0, NOT).argmax(1)

    def _valued(self, opened: Any, actors: Any) -> Any:
        """The saved net's prediction at each table, by seat number."""
        logits = self.average(opened).masked_fill(~self._present, NOT)
        turn = (self._chairs - actors[:, None]) % self.practice.seats[:, None]
        return F.softmax(logits, 1).gather(1, turn) * self._present

    def _judge(self) -> None:
        """The target of every step: the result, and the predictions on the way to it."""
        keep = self.plan.gae_lambda
        after = self._value(self.practice.opened, self.practice.actors)
        due = after
        for t in range(self.plan.steps - 1, -1, -1):
            due = (1 - keep) * after + keep * due
            due = torch.where(self._ended[t][:, None], self._prize[t], due)
            who = self._who[t]
            after = self._value(self._open[t, :, : self.practice.opened.shape[1]], who)
            turn = (self._chairs + who[:, None]) % self.practice.seats[:, None]
            self._due[t] = due.gather(1, turn) * self._present

    def _learn(self, done: float) -> None:
        plan = self.plan
        self._rate.fill_(plan.rate * (0.01 + 0.99 * (1 - done) ** 1.5))
        for group in self.optimiser.param_groups:
            group["lr"] = self._rate if plan.gpu else float(self._rate)
        order = torch.nonzero((self._tame & self._to_learn()).flatten()).squeeze(1)
        order = order[torch.randperm(len(order), device=self.device)]
        size = len(self._batch[0])
        self.figures.zero_()
        for k in range(len(order) // size):
            for some, lines in zip(self._batch, self._lines, strict=True):
                torch.index_select(lines, 0, order[k * size : (k + 1) * size], out=some)
            self._update()

    def _to_learn(self) -> Any:
        """Which positions to learn from: the beginnings of chapters, and some of the others."""
        chapters = self._open[:, :, self._shown]
        begun = torch.ones_like(self._tame)
        begun[1:] = (chapters[1:] != chapters[:-1]).any(2)
        return begun | (torch.rand(begun.shape, device=self.device) < self.plan.others)

    def _improve(self) -> None:
        """One step of learning, from the batch that is ready."""
        loss, figures = self._weigh(*self._batch)
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.params, 1.0)
        self.optimiser.step()
        with torch.no_grad():
            for old, new in zip(self.average.params, self.net.params, strict=True):
                old.lerp_(new, 1 - self.plan.average)
            self.figures += figures

    def _loss(self, opened: Any, due: Any, there: Any) -> tuple[Any, Any]:
        """The loss, and beside it those of the saved net and the critic."""
        loss = missed(self.net(opened), due, there)
        with torch.no_grad():
            kept = missed(self.average(opened), due, there)
            critic = missed(self.critic(opened), due, there)
        return loss, torch.stack([kept, critic, torch.ones_like(kept)]).detach()


def plan_of(
    game: Game, seats: Sequence[int] | None, seed: int, gpu: bool, tables: int | None = None
) -> Plan:
    """The parameters for a game: smaller on a CPU."""
    horizon = game.optional("features", "HORIZON", Plan.horizon)
    plan = Plan(chosen_seats(game, seats), seed=seed, gpu=gpu, horizon=horizon)
    if not gpu:
        plan = replace(plan, tables=1_024, batch=4_096)
    return plan if tables is None else replace(plan, tables=tables)


def learn(
    game: Game, out: Path, minutes: float, plan: Plan,
    tell: Callable[[dict[str, Any]], None] = lambda line: None, heard: Heard = unheard,
) -> Path:  # fmt: skip
    """Learn to predict the games of the game's own net. Returns the path of the file."""
    nets = netfile.nets_of(game)
    if nets is None:
        raise netfile.BadNet("engine-net-none", game=game.id)
    pupil = OutcomeTrainer(game, plan, nets)
    ready = told = time.monotonic()
    end, path = ready + 60 * minutes, out / netfile.OUTCOME
    while told < end:
        share = min(1.0, (time.monotonic() - ready) / (end - ready))
        heard(share, pupil.decisions)
        pupil.lesson(share)
        if plan.gpu:
            torch.cuda.synchronize()
        if (now := time.monotonic()) > min(told + EVERY, end):
            told = now
            line = {"game": game.id, "seconds": round(now - ready, 1), **pupil.line()}
            tell(line)
            about = origin(game, plan, line, f"--minutes {minutes:g} --outcome") | {
                "actor": netfile.fingerprint(nets.actor)
            }
            netfile.write(path, about, outcome=pupil.average.layers(pupil.seen))
    return path
