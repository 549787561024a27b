"""How a net does against fixed opponents: random play, and itself a while ago."""

from __future__ import annotations

from typing import Any

import torch

from tepui.train.model import NOT
from tepui.train.practice import Practice

LONGEST = 4_000  # the most steps of a trial
LOOK = 16  # steps between two checks whether all games are over


def choose(logits: Any, masks: Any) -> Any:
    """An action at each table, drawn by probability."""
    logits = logits.masked_fill(masks == 0, NOT)
    noise = torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)
    return (logits - torch.log(-torch.log(noise))).argmax(1)


def fair_shares(practice: Practice, hero: Any, rival: Any | None) -> dict[int, float]:
    """Play the hero at one seat of each table.

    Returns its wins as a multiple of the fair share. An opponent of None plays at random. The first
    game of each table counts.
    """
    practice.reset()
    actions = practice.layout.actions
    index = torch.arange(practice.count, device=practice.device)
    seat = index % practice.seats
    won = torch.zeros(practice.count, device=practice.device)
    done = torch.zeros(practice.count, dtype=torch.bool, device=practice.device)
    for step in range(LONGEST):
        own = hero(practice.observations)[:, :actions]
        other = (
            torch.zeros_like(own) if rival is None else rival(practice.observations)[:, :actions]
        )
        mine = (practice.actors == seat)[:, None]
        practice.step(choose(torch.where(mine, own, other), practice.masks))
        ended = practice.stopped > 0
        prize = practice.rewards.gather(1, seat[:, None]).squeeze(1)
        won = torch.where(ended & ~done, prize, won)
        done |= ended
        if step % LOOK == LOOK - 1 and bool(done.all()):
            break
    shares = won * practice.seats
    return {
        n: round(float(shares[practice.seats == n].mean()), 4)
        for n in practice.seats.unique().tolist()
    }
