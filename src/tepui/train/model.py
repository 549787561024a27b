"""The nets during training: two hidden layers, as `engine.learning.net` runs them afterwards."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import torch
import torch.nn.functional as F  # noqa: N812

from tepui.engine.game import Game
from tepui.engine.learning.net import Layers
from tepui.engine.learning.relative_features import relative_features

BYTES = 290_000  # weights of both nets together, one byte each
NOT = -1e9  # the logit of an impossible action


def filled(size: int) -> int:
    """A size rounded up to a multiple of 16: rows of this many bytes are copied at full speed."""
    return -(-size // 16) * 16


class Net:
    """Weights and biases of three layers. Features come as small whole numbers.

    On a GPU a row of features may be filled up with zeros: see `filled`.
    """

    def __init__(self, inputs: int, width: int, outputs: int, scale: Any, gains: Any) -> None:
        sizes = ((inputs, width), (width, width), (width, outputs))
        self.scale = scale
        self.params: list[Any] = []
        for k, (before, after) in enumerate(sizes):
            weight = torch.empty(after, before)
            torch.nn.init.orthogonal_(weight, math.sqrt(2))
            if k == 2:
                weight *= gains[:, None] / math.sqrt(2)
            for tensor in (weight, torch.zeros(after)):
                self.params.append(tensor.to(scale.device).requires_grad_())

    def __call__(self, x: Any) -> Any:
        a, b, c, d, e, f = self.params
        if not x.is_cuda:
            h = F.relu(F.linear(x.float(), a * self.scale, b))
            return F.linear(F.relu(F.linear(h, c, d)), e, f)
        # A GPU's matrix units want sizes that are multiples of 16: zeros are added, and removed
        # again.
        narrow = torch.bfloat16
        wide, last = filled(a.shape[1]), -e.shape[0] % 16
        first = F.pad((a * self.scale).to(narrow), (0, wide - a.shape[1]))
        h = F.relu(F.linear(F.pad(x.to(narrow), (0, wide - x.shape[1])), first, b.to(narrow)))
        h = F.relu(F.linear(h, c.to(narrow), d.to(narrow)))
        out = F.linear(h, F.pad(e.to(narrow), (0, 0, 0, last)), F.pad(f.to(narrow), (0, last)))
        return out[:, : e.shape[0]].float()

    def layers(self, seen: Any) -> Layers:
        """The weights for compiled code. Inputs that were always 0 have weight 0."""
        a, b, c, d, e, f = (p.detach().float().cpu().numpy() for p in self.params)
        first = (a * self.scale.cpu().numpy()).T * seen.cpu().numpy()[:, None]
        return Layers(*(np.ascontiguousarray(x, np.float32) for x in (first, b, c.T, d, e.T, f)))

    def copy(self) -> Net:
        """Another net with the same weights."""
        new: Net = object.__new__(Net)
        new.scale = self.scale
        new.params = [p.detach().clone() for p in self.params]
        return new


def widths(game: Game) -> tuple[int, int]:
    """The widths of actor and critic that fit into a game's file."""
    layout = relative_features(game)
    actor = 256
    critic = 0
    while critic < 64 and actor > 32:
        heads = layout.actions + layout.most_seats
        left = BYTES - actor * (layout.size + actor + heads)
        critic = 192
        while critic > 0 and critic * (layout.open_size + critic + layout.most_seats) > left:
            critic -= 16
        if critic < 64:
            actor -= 32
    return actor, critic


COACH = 256  # the width of the critic that is used only during training


def make(game: Game, device: Any) -> tuple[Net, Net, Net]:
    """A fresh actor, a critic that fits into the file, and a wide one for training alone."""
    layout, (wide, narrow) = relative_features(game), widths(game)
    scales = [torch.as_tensor(layout.scale(open).array, device=device) for open in (False, True)]
    most = layout.most_seats
    gains = torch.tensor([0.01] * layout.actions + [0.1] * most)
    actor = Net(layout.size, wide, layout.actions + most, scales[0], gains)
    critic, coach = (
        Net(layout.open_size, width, most, scales[1], gains[-most:]) for width in (narrow, COACH)
    )
    return actor, critic, coach
