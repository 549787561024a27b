"""How exploitable a bot is that cannot play on a GPU: by way of a net that imitates it.

    python research/imitation.py coloretto --seats 2 --bot hard --gather 100 --learn 30 --respond 150

The bot plays games, its rivals now it and now the game's net with some heat; all it chooses is kept
(`--gather` seconds, on `--workers` cores). A net learns to choose alike (`--learn` seconds), and a
best response, which begins as the game's net, learns against that one as in
`research/best_response.py` (`--respond` seconds). What the response is worth against the bot itself
must be played: `--save FOLDER`, then `research/trials.py` with "net:FILE>hard". A JSON line a stage.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import random
import sys
import time
from pathlib import Path
from typing import Any

os.environ.setdefault("NUMBA_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

import bare  # noqa: F401  # before tepui
import tepui
from tepui.bots.bot import BotSeat, ask
from tepui.bots.roster import seated
from tepui.engine import netfile
from tepui.engine.hooks import encode_action
from tepui.engine.match import Match
from tepui.engine.relative_features import RelativeObserver, relative_features
from tepui.lab.duplicate import Deal

SEED, EVERY = 70_001, 8  # of its choices, one in so many is kept for a test
RIVALS = ("instinct:1", "instinct:3")
BATCH = 8_192

Found = tuple[np.ndarray[Any, Any], np.ndarray[Any, Any], np.ndarray[Any, Any]]


def gather(given: tuple[str, int, str, int, float]) -> Found:
    """What a bot saw, could do and did, game after game, for some seconds."""
    name, seats, spec, worker, seconds = given
    game = tepui.game(name)
    layout, options = relative_features(game), game.simulated({})
    observer, back = RelativeObserver(game), layout.back(seats).array
    seen, could, did = [], [], []
    until, number = 0.0, worker << 20
    while until == 0.0 or time.monotonic() < until:
        rng = random.Random(f"{SEED} {name} {number}")
        hero = number % seats
        specs = [
            spec if seat == hero or rng.random() < 0.3 else rng.choice(RIVALS)
            for seat in range(seats)
        ]
        bots = [
            seated(each, BotSeat(game, seats, seat, options)) for seat, each in enumerate(specs)
        ]
        match, deal = Match(game, seats, options), Deal(SEED, number)
        while True:
            match.run_chance(deal)
            position = match.position
            if position.over():
                break
            seat = position.waiting()[0]
            move = ask(bots[seat], specs[seat], position, seat, rng)
            if specs[seat] == spec and len(match.legal(seat)) > 1:
                seen.append(observer.vector(position.record, seat, seats))
                could.append(observer.mask(position.record, seat, seats))
                did.append(encode_action(position.record[0], seat, move, back))
            match.play(seat, (move,))
        number += 1
        until = until or time.monotonic() + seconds  # the first game compiles
    return np.array(seen, np.int8), np.array(could), np.array(did, np.int64)


def tell(**line: Any) -> None:
    """A line."""
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


def imitate(asked: argparse.Namespace, found: Found) -> Any:
    """A net that chooses as the bot did, as often as it can."""
    import torch
    import torch.nn.functional as F  # noqa: N812

    from tepui.train.model import NOT, make

    game = tepui.game(asked.game)
    device = torch.device("cuda" if asked.gpu else "cpu")
    seen, could, did = (torch.as_tensor(each, device=device) for each in found)
    actions = relative_features(game).actions
    kept = torch.arange(len(did), device=device) % EVERY == 0
    own = (~kept).nonzero().squeeze(1)
    net, _, _ = make(game, device)
    optimiser = torch.optim.Adam(net.params, lr=1e-3)
    until, steps = time.monotonic() + asked.learn, 0

    def logits(rows: Any) -> Any:
        return net(seen[rows])[:, :actions].masked_fill(could[rows] == 0, NOT)

    while time.monotonic() < until:
        done = 1 - (until - time.monotonic()) / asked.learn
        optimiser.param_groups[0]["lr"] = 1e-3 * (1 - done) + 1e-5
        rows = own[torch.randint(len(own), (min(BATCH, len(own)),), device=device)]
        loss = F.cross_entropy(logits(rows), did[rows])
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        steps += 1
    with torch.no_grad():
        rows = kept.nonzero().squeeze(1)
        said = logits(rows)
        alike = float((said.argmax(1) == did[rows]).float().mean())
        missed = float(F.cross_entropy(said, did[rows]))
    tell(stage="imitation", steps=steps, choices=len(did), alike=round(alike, 4),
         missed=round(missed, 4))  # fmt: skip
    return net.layers((seen != 0).any(0))


def main() -> None:
    """Gather, imitate, respond."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--gather", type=float, default=100.0)
    parser.add_argument("--learn", type=float, default=30.0)
    parser.add_argument("--respond", type=float, default=150.0)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--gpu", action="store_true")
    parser.add_argument("--tables", type=int)
    parser.add_argument("--save", type=Path, default=Path("training"))
    asked = parser.parse_args()
    given = [
        (asked.game, asked.seats, asked.bot, worker, asked.gather)
        for worker in range(asked.workers)
    ]
    with multiprocessing.get_context("spawn").Pool(asked.workers) as pool:
        parts = pool.map(gather, given, chunksize=1)
    found = tuple(np.concatenate(each) for each in zip(*parts, strict=True))
    tell(stage="gathered", game=asked.game, seats=asked.seats, bot=asked.bot,
         choices=len(found[2]))  # fmt: skip
    layers = imitate(asked, found)  # type: ignore[arg-type]

    from best_response import respond

    game = tepui.game(asked.game)
    nets = netfile.read(game, game.folder / netfile.NAME)
    asked.decisions, asked.minutes, asked.seed, asked.drawn = 2e10, asked.respond / 60, 0, True
    respond(game, nets, asked.seats, asked, layers)


if __name__ == "__main__":
    main()
