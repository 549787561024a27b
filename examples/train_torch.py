"""A policy learns by playing itself: PyTorch and plain REINFORCE, many tables at once.

    python examples/train_torch.py coloretto --steps 400          on the CPU
    python examples/train_torch.py coloretto --steps 2000 --gpu   tables and net on one GPU

A place to begin, not the trainer of the bots (`tepui train`). Of the tables' arrays nothing is
copied: `torch.from_dlpack` reads them where they lie. Each seat is rewarded at the end, by place;
every tenth of the time it is told how far the net has come against random play.
"""

from __future__ import annotations

import argparse

import torch
from torch import nn

import tepui

WINDOW = 64  # decisions of each table from which is learned at once


def tables_of(game: str, count: int, gpu: bool, seed: int):
    """Tables of the fewest seats, seen from the chair of whoever is asked."""
    chosen = tepui.game(game)
    same = {"seed": seed, "relative": True, "skip": True, "rewards": "places"}
    if gpu:
        from tepui.lab.gpu_vector import GpuBatch

        return GpuBatch(chosen, count, chosen.seats[0], **same)
    from tepui.lab.vector import Batch

    return Batch(chosen, count, chosen.seats[0], **same)


def shown(tables) -> list[torch.Tensor]:
    """What the tables write, as tensors of the same memory."""
    names = ("observations", "masks", "rewards", "actors", "stopped")
    return [torch.from_dlpack(getattr(tables, name)) for name in names]


def main() -> None:
    """Train, and tell."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("game")
    asked.add_argument("--steps", type=int, default=400, help="windows to learn from")
    asked.add_argument("--tables", type=int, default=256)
    asked.add_argument("--gpu", action="store_true")
    given = asked.parse_args()
    device = "cuda" if given.gpu else "cpu"
    tables = tables_of(given.game, given.tables, given.gpu, seed=1)
    seen, masks, rewards, actors, stopped = shown(tables)
    net = nn.Sequential(
        nn.Linear(seen.shape[1], 128), nn.ReLU(), nn.Linear(128, masks.shape[1])
    ).to(device)
    optimiser = torch.optim.Adam(net.parameters(), lr=1e-3)
    everyone = torch.arange(given.tables, device=device)
    for step in range(given.steps):
        kept = []
        for _ in range(WINDOW):
            x, mask, who = seen.float(), masks > 0, actors.clone()
            with torch.no_grad():
                logits = net(x).masked_fill(~mask, -1e9)
            move = torch.distributions.Categorical(logits=logits).sample()
            tables.step(move if given.gpu else move.numpy())
            kept.append((x, mask, move, who, rewards.clone(), stopped > 0))
        # What came of it: the result of the game, for those decisions whose game has ended.
        due = torch.zeros_like(rewards)
        known = torch.zeros(given.tables, dtype=torch.bool, device=device)
        loss = torch.zeros((), device=device)
        for x, mask, move, who, prize, ended in reversed(kept):
            due = torch.where(ended[:, None], prize, due)
            known = known | ended
            likely = torch.log_softmax(net(x).masked_fill(~mask, -1e9), 1)
            gain = due[everyone, who] * known
            loss = loss - (gain * likely[everyone, move]).sum()
        optimiser.zero_grad()
        (loss / (WINDOW * given.tables)).backward()
        optimiser.step()
        if (step + 1) % max(1, given.steps // 10) == 0:
            print(f"{step + 1} windows: {against_random(given, net):+.3f} by place", flush=True)


@torch.no_grad()
def against_random(given: argparse.Namespace, net: nn.Module) -> float:
    """What a game is worth to the first seat, the net's, on average; others play at random."""
    tables = tables_of(given.game, given.tables, given.gpu, seed=2)
    seen, masks, rewards, actors, stopped = shown(tables)
    total, games = 0.0, 0
    while games < 4 * given.tables:
        logits = net(seen.float()) * (actors == 0)[:, None]
        logits = logits.masked_fill(masks == 0, -1e9)
        move = torch.distributions.Categorical(logits=logits).sample()
        tables.step(move if given.gpu else move.numpy())
        total += rewards[:, 0].sum().item()
        games += int((stopped > 0).sum())
    return total / games


if __name__ == "__main__":
    main()
