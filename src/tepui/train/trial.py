"""How a net does against fixed rivals: at random, and as it was a while ago."""

from __future__ import annotations

from typing import Any

import torch

from tepui.train.model import NOT
from tepui.train.room import Room

LONGEST = 4_000  # steps of a trial, at most
LOOK = 16  # steps between two looks whether all games are over


def choose(logits: Any, masks: Any) -> Any:
    """An action by its probability, at each table."""
    logits = logits.masked_fill(masks == 0, NOT)
    noise = torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)
    return (logits - torch.log(-torch.log(noise))).argmax(1)


def fair_shares(room: Room, hero: Any, rival: Any | None) -> dict[int, float]:
    """The hero at one seat of each table: its victories, as a multiple of the fair share.

    A rival of None plays at random. The first game of each table counts.
    """
    room.reset()
    actions = room.layout.actions
    index = torch.arange(room.count, device=room.device)
    seat = index % room.seats
    won = torch.zeros(room.count, device=room.device)
    done = torch.zeros(room.count, dtype=torch.bool, device=room.device)
    for step in range(LONGEST):
        own = hero(room.observations)[:, :actions]
        other = torch.zeros_like(own) if rival is None else rival(room.observations)[:, :actions]
        mine = (room.actors == seat)[:, None]
        room.step(choose(torch.where(mine, own, other), room.masks))
        ended = room.stopped > 0
        prize = room.rewards.gather(1, seat[:, None]).squeeze(1)
        won = torch.where(ended & ~done, prize, won)
        done |= ended
        if step % LOOK == LOOK - 1 and bool(done.all()):
            break
    shares = won * room.seats
    return {
        n: round(float(shares[room.seats == n].mean()), 4) for n in room.seats.unique().tolist()
    }
