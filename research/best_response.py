"""How exploitable a net is: a best response is trained against it for so many decisions.

    python research/best_response.py coloretto --seats 2 --decisions 2e9 --gpu
    python research/best_response.py --leduc --minutes 1

The frozen rival is the net of the game's folder (or `--net FILE`), by its best move (`instinct`)
or, with `--drawn`, drawn from its policy. The learner begins as that net, sits at one seat, and
learns with the code of `tepui train`. One JSON line each time it is tried: its share of victory as
a multiple of the fair share over 6,144 tables; the gain is a lower bound of what the net can lose.
`--save FOLDER` keeps the response, to be played against any bot: `research/trials.py`.

`--leduc` trains Leduc hold'em by self-play, for its chips, and walks its whole tree: what the exact
best responses to the net's policy win, in chips a game. Exploitability is their mean; NashConv, as
OpenSpiel reports it, their sum. `--untrained` says it of moves at random.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch

import bare  # noqa: F401  # before tepui
import tepui
from tepui.engine import netfile
from tepui.engine.contract import CHANCE
from tepui.engine.game import Game
from tepui.engine.machine import arrays
from tepui.engine.net import Layers, mind_of, ponder_each
from tepui.engine.position import Position
from tepui.engine.relative_features import relative_features
from tepui.train.practice import Practice
from tepui.train.response import BEST, Responder
from tepui.train.training import TRIAL_HORIZON, TRIAL_TABLES, Training, plan_of, train
from tepui.train.trial import fair_shares

EVERY = 30.0  # seconds between two trials


def respond(
    game: Game, nets: netfile.Nets, seats: int, asked: argparse.Namespace,
    rival: Layers | None = None,
) -> None:  # fmt: skip
    """Train the response, to the net itself or to another rival, and tell what it gains."""
    rival = rival or nets.actor
    plan = plan_of(
        game, [seats], asked.seed + 77, asked.gpu, tables=asked.tables, rate=3e-4, variety=0.005
    )
    if asked.gpu:
        torch.backends.cuda.matmul.allow_tf32 = True
    responder = Responder(game, plan, rival, 1.0 if asked.drawn else BEST, nets.actor)
    trials = Practice(
        game, TRIAL_TABLES[asked.gpu], plan.seats, plan.seed + 1_000_003, TRIAL_HORIZON, asked.gpu,
        open_too=False, others=0.0,
    )  # fmt: skip
    begun = told = time.monotonic()
    while True:
        done = responder.decisions / asked.decisions
        responder.lesson(min(done, 1.0))
        now = time.monotonic()
        last = responder.decisions >= asked.decisions or now - begun > 60 * asked.minutes
        if not last and now - told < EVERY:
            continue
        told = now
        with torch.no_grad():
            share = fair_shares(trials, responder.mean, responder.rival)[seats]
        line = {
            "game": game.id, "seats": seats, "rival": "drawn" if asked.drawn else "instinct",
            "decisions": responder.decisions, "seconds": round(now - begun, 1),
            "fair_shares": share, "share": round(share / seats, 4),
            "tables": trials.count,
        }  # fmt: skip
        sys.stdout.write(json.dumps(line) + "\n")
        sys.stdout.flush()
        if last:
            break
    if asked.save:
        about = nets.about | {"response": line}
        layers = responder.mean.layers(responder.seen)
        netfile.write(
            asked.save / f"{game.id}-{seats}.npz", about, actor=layers, critic=nets.critic
        )


class Walk:
    """The whole tree of a small game, and what exact best responses to a policy make of it."""

    def __init__(self, game: Game, actor: Layers, points: bool = False) -> None:
        self.game, self.seats, self.points = game, game.seats[0], points
        self._mind = arrays(mind_of(game, actor, self.seats))
        self._layout = relative_features(game)
        self._policies: dict[tuple[int, bytes], list[float]] = {}
        self._lists: dict[tuple[int, Any], list[tuple[Position, tuple[Any, ...], float]]] = {}
        self._chosen: dict[Any, int] = {}

    def policy(self, position: Position, seat: int) -> list[float]:
        """The net's policy, from what the seat may know."""
        key = seat, position.hidden_from(seat).record.tobytes()
        if key not in self._policies:
            logits, wins = np.zeros((1, self._layout.actions)), np.zeros((1, self.seats))
            ponder_each(position.record, np.array([seat]), self.seats, self._mind, logits, wins)
            back = self._layout.back(self.seats).array
            own = np.array([logits[0, back[seat, move]] for move in position.legal(seat)])
            odds = np.exp(own - own.max())
            self._policies[key] = (odds / odds.sum()).tolist()
        return self._policies[key]

    def value(self, position: Position, seen: tuple[Any, ...], seat: int, best: bool) -> float:
        """What a seat gets that plays by the net, or (best) against it, having seen so much."""
        if position.over():
            if self.points:
                return position.scores()[seat]
            places = position.places()
            return (places[seat] == 1) / places.count(1)
        awaited = position.waiting()
        if not awaited:
            outcomes = position.chances()
            total = sum(weight for _, weight in outcomes)
            return sum(
                weight / total * self._after(position, CHANCE, move, seen, seat, best)
                for move, weight in outcomes
            )
        who = awaited[0]
        legal = position.legal(who)
        if best and who == seat:
            return self._after(position, who, legal[self._best(seen, seat)], seen, seat, best)
        return sum(
            share * self._after(position, who, move, seen, seat, best)
            for move, share in zip(legal, self.policy(position, who), strict=True)
        )

    def _after(
        self, position: Position, who: int, move: int, seen: tuple[Any, ...], seat: int, best: bool
    ) -> float:
        what = (*seen, (who, position.witness(who, move, seat)))
        after = position.copy()
        after.apply(who, move)
        return self.value(after, what, seat, best)

    def gather(self, position: Position, seen: tuple[Any, ...], seat: int, reach: float) -> None:
        """List the positions of each of a seat's information sets, with how others reach them."""
        if position.over() or reach == 0.0:
            return
        awaited = position.waiting()
        who = awaited[0] if awaited else CHANCE
        if awaited:
            moves: Any = position.legal(who)
            shares = [1.0] * len(moves) if who == seat else self.policy(position, who)
        else:
            outcomes = position.chances()
            total = sum(weight for _, weight in outcomes)
            moves, shares = [o for o, _ in outcomes], [weight / total for _, weight in outcomes]
        if who == seat:
            self._lists.setdefault((seat, seen), []).append((position, seen, reach))
        for move, share in zip(moves, shares, strict=True):
            what = (*seen, (who, position.witness(who, move, seat)))
            after = position.copy()
            after.apply(who, move)
            self.gather(after, what, seat, reach * share)

    def _best(self, seen: tuple[Any, ...], seat: int) -> int:
        """The best move for all that looks alike to the seat."""
        key = seat, seen
        if key not in self._chosen:
            held = self._lists[key]
            worth = [0.0] * len(held[0][0].legal(seat))
            for position, _, reach in held:
                for k, move in enumerate(position.legal(seat)):
                    worth[k] += reach * self._after(position, seat, move, seen, seat, True)
            self._chosen[key] = int(np.argmax(worth))
        return self._chosen[key]


def leduc(asked: argparse.Namespace) -> None:
    """Train Leduc hold'em, and say exactly how far it can be exploited."""
    from leduc import GAME
    from leduc.material import ANTE, MOST_RAISES, RAISE

    points = 2.0 * (ANTE + MOST_RAISES * sum(RAISE))
    plan = plan_of(
        GAME, None, asked.seed, asked.gpu, tables=asked.tables, points=points,
        least_variety=asked.variety,
    )  # fmt: skip
    out = asked.out / GAME.id
    path = train(Training(GAME, out, asked.minutes, plan))
    nets = netfile.read(GAME, path)
    if asked.untrained:
        nets.actor.last[:], nets.actor.last_bias[:] = 0, 0
    walk, opening = Walk(GAME, nets.actor, points=True), Position.opening(GAME, GAME.seats[0])
    gains = []
    for seat in range(GAME.seats[0]):
        walk.gather(opening, (), seat, 1.0)
        own = walk.value(opening, (), seat, best=False)
        gains.append((own, walk.value(opening, (), seat, best=True)))
    said = {
        "game": "leduc", "decisions": nets.about["figures"]["decisions"],
        "minutes": asked.minutes,
        "self_play": [round(own, 4) for own, _ in gains],
        "best_response": [round(best, 4) for _, best in gains],
        "exploitability": round(sum(best for _, best in gains) / len(gains), 4),
        "nash_conv": round(sum(best for _, best in gains), 4),
    }  # fmt: skip
    sys.stdout.write(json.dumps(said) + "\n")


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--net", type=Path)
    parser.add_argument("--save", type=Path, help="a folder for the response's net")
    parser.add_argument("--decisions", type=float, default=1e9)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--tables", type=int)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--gpu", action="store_true")
    parser.add_argument("--drawn", action="store_true")
    parser.add_argument("--leduc", action="store_true")
    parser.add_argument("--untrained", action="store_true")
    parser.add_argument("--variety", type=float, help="of Leduc's training, what never fades")
    parser.add_argument("--out", type=Path, default=Path("training"))
    asked = parser.parse_args()
    if asked.leduc:
        leduc(asked)
        return
    for game in [tepui.game(asked.game)] if asked.game else tepui.all_games():
        nets = netfile.read(game, asked.net or game.folder / netfile.NAME)
        for seats in [asked.seats] if asked.seats else [game.seats[0]]:
            respond(game, nets, seats, asked)


if __name__ == "__main__":
    main()
