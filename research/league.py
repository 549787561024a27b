"""A net that is harder to exploit: it learns against a league of past selves and best responses.

    python research/league.py amazonas --minutes 8 --gpu --save league
    python research/league.py amazonas --seats 2 --league league/members.txt --gpu --save league

The net begins as that of the game's folder (or `--net FILE`) and learns at all seat counts, or at
those of `--seats 2,3`. Round after round, a response to its
best move learns on (`--respond` seconds; with `--anew` it begins each time as the net itself) and
joins the league together with the net as it stands; then the net learns (`--learn` seconds): at
some tables it plays itself, at the others it has one seat, and members of the league the rest. A
league has `--members`; once it is full, a new one takes the place of any but the newest. `--league`
names a file that lists nets, one a line, which are members from the beginning.

One JSON line a round: what the response took from the net's best move before this round's lessons
(a low estimate of how exploitable it is; the first is of the net that one began with), and what
the net's best move takes from that of the game's own net: shares of victory by seat count, over
6,144 tables on a GPU.

`--save FOLDER` gets `GAME.npz` after every round, and at the end the league: its nets, and
`members.txt`. Then: `research/best_response.py --net FILE` for the longer measurement, and
`research/trials.py --pairs "net:FILE>instinct,net:FILE>expert"` for strength.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from pathlib import Path
from typing import Any

import torch

import bare  # noqa: F401  # before tepui
import tepui
from tepui.engine import netfile
from tepui.engine.game import Game
from tepui.engine.machine import arrays
from tepui.engine.net import Layers
from tepui.train.model import Net
from tepui.train.ppo import Plan
from tepui.train.practice import Practice
from tepui.train.response import BEST, Responder, net_of
from tepui.train.training import TRIAL_HORIZON, TRIAL_TABLES, plan_of
from tepui.train.trial import fair_shares


def sharpened(net: Net) -> Net:
    """The same net, making its likeliest move."""
    sharp = net.copy()
    for each in sharp.params[4:]:
        each *= BEST
    return sharp


def copied(into: Net, net: Net) -> None:
    """Give one net the weights of another."""
    with torch.no_grad():
        for old, new in zip(into.params, net.params, strict=True):
            old.copy_(new)


class Exploiter(Responder):
    """A best response that can be turned to another rival."""

    def turn_to(self, net: Net, anew: bool) -> None:
        """Go on against this net's best move, or begin anew as this net."""
        copied(self.rival, sharpened(net))
        if anew:
            copied(self._like, net)
            self._begin()


class Leaguer(Responder):
    """A net that plays itself at some tables, and members of a league at the others."""

    def __init__(self, game: Game, plan: Plan, nets: netfile.Nets, members: int, own: int) -> None:
        super().__init__(game, plan, nets.actor)
        scale = self.critic.scale
        for critic in (self.critic, self.mean_critic):
            copied(critic, net_of(nets.critic, scale))
        # Inputs that the first net has seen count, too.
        for seen, layers in ((self.seen, nets.actor), (self.seen_open, nets.critic)):
            seen |= torch.as_tensor((arrays(layers).first != 0).any(1), device=self.device)
        # Table after table: so many with itself, then one for each member.
        self.members = [self.mean.copy() for _ in range(members)]
        self.joined, self._newest = 0, -1
        index = torch.arange(self.practice.count, device=self.device)
        self._own, self._turn = own, own + members
        self._alone = index % self._turn < own
        self.seat = index // self._turn % self.practice.seats

    def join(self, net: Net, rng: random.Random) -> None:
        """A new member, in the place of the net it began with or, later, of any but the newest."""
        places = range(len(self.members))
        if self.joined < len(places):
            self._newest = self.joined
        else:
            self._newest = rng.choice([place for place in places if place != self._newest])
        copied(self.members[self._newest], net)
        self.joined += 1

    def _decides(self) -> Any:
        return self._alone | super()._decides()

    def _rivals(self, own: Any) -> Any:
        shown, logits = self.practice.observations, own.clone()
        for k, member in enumerate(self.members):
            theirs = slice(self._own + k, None, self._turn)
            logits[theirs] = member(shown[theirs])[:, : own.shape[1]]
        return logits


def learn(trainer: Responder, seconds: float, done: Any, gpu: bool) -> None:
    """Lessons for some seconds; one at least."""
    until = time.monotonic() + seconds
    while True:
        trainer.lesson(done())
        if gpu:
            torch.cuda.synchronize()
        if time.monotonic() > until:
            return


def shares(trials: Practice, hero: Net, rival: Net) -> dict[int, float]:
    """What the hero takes at one seat, by seat count: shares of victory."""
    return {n: round(fair / n, 4) for n, fair in fair_shares(trials, hero, rival).items()}


def main() -> None:
    """Train a net against a league."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--seats", type=lambda text: [int(n) for n in text.split(",")])
    parser.add_argument("--net", type=Path)
    parser.add_argument("--league", type=Path, help="a file that lists nets, one a line")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--respond", type=float, default=25.0)
    parser.add_argument("--learn", type=float, default=35.0)
    parser.add_argument("--anew", action="store_true")
    parser.add_argument("--members", type=int, default=6)
    parser.add_argument("--own", type=int, default=6, help="tables with itself, for one a member")
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--variety", type=float, default=0.01, help="which fades to a fifth")
    parser.add_argument("--tables", type=int)
    parser.add_argument("--trials", type=int)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--gpu", action="store_true")
    parser.add_argument("--save", type=Path, default=Path("training") / "league")
    asked = parser.parse_args()
    begun = time.monotonic()
    if asked.gpu:
        torch.backends.cuda.matmul.allow_tf32 = True
    game, rng = tepui.game(asked.game), random.Random(asked.seed)
    own = netfile.read(game, game.folder / netfile.NAME)
    nets = netfile.read(game, asked.net) if asked.net else own

    def plan(seed: int, **more: Any) -> Plan:
        return plan_of(
            game, asked.seats, asked.seed + seed, asked.gpu, tables=asked.tables,
            rate=asked.rate, **more,
        )  # fmt: skip

    least = asked.variety / 5
    net = Leaguer(
        game, plan(901, variety=asked.variety - least, least_variety=least), nets, asked.members,
        asked.own,
    )  # fmt: skip
    exploiter = Exploiter(game, plan(902, variety=0.005), nets.actor, BEST)
    trials = Practice(
        game, asked.trials or TRIAL_TABLES[asked.gpu], net.plan.seats, asked.seed + 1_000_003,
        TRIAL_HORIZON, asked.gpu, open_too=False, others=0.0,
    )  # fmt: skip
    if asked.league:
        for path in asked.league.read_text("utf-8").split():
            member = netfile.read(game, asked.league.parent / path)
            net.join(net_of(member.actor, net.actor.scale), rng)
    first = sharpened(net_of(own.actor, net.actor.scale))
    until = begun + 60 * asked.minutes - asked.respond - asked.learn

    def done() -> float:
        return min(1.0, (time.monotonic() - begun) / (60 * asked.minutes))

    number = 0
    while number == 0 or time.monotonic() < until:
        exploiter.turn_to(net.mean, asked.anew)
        learn(exploiter, asked.respond, lambda: 0.5, asked.gpu)
        with torch.no_grad():
            taken = shares(trials, exploiter.mean, exploiter.rival)
        net.join(net.mean, rng)
        net.join(exploiter.mean, rng)
        learn(net, asked.learn, done, asked.gpu)
        with torch.no_grad():
            better = shares(trials, sharpened(net.mean), first)
        line = {
            "game": game.id, "seats": net.plan.seats, "round": number,
            "seconds": round(time.monotonic() - begun, 1), "decisions": net.decisions,
            "response_decisions": exploiter.decisions, "members": net.joined,
            "response_share": taken, "share_of_own": better, "tables": trials.count,
        }  # fmt: skip
        sys.stdout.write(json.dumps(line) + "\n")
        sys.stdout.flush()
        number += 1
        keep(asked.save / f"{game.id}.npz", nets, line, net.mean.layers(net.seen),
             net.mean_critic.layers(net.seen_open))  # fmt: skip
    names = []
    for k, member in enumerate(net.members[: net.joined]):
        names.append(f"member-{k}.npz")
        keep(asked.save / names[-1], nets, line, member.layers(net.seen), nets.critic)
    (asked.save / "members.txt").write_text("\n".join(names) + "\n", "utf-8")


def keep(
    path: Path, nets: netfile.Nets, line: dict[str, Any], actor: Layers, critic: Layers
) -> None:
    """Write a net, and where it comes from."""
    about = {name: each for name, each in nets.about.items() if name != "heats"}
    netfile.write(path, about | {"league": line}, actor=actor, critic=critic)


if __name__ == "__main__":
    main()
