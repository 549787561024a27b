"""How a search is set, and what it finds; `bots.thinker` searches."""

from __future__ import annotations

from dataclasses import dataclass

NEVER = 1e9


@dataclass(frozen=True)
class Settings:
    """How a search goes about it."""

    explore: float = 0.7  # how much it tries what looks worse (UCB)
    margin: float = 0.2  # how much the margin in points counts beside victory
    bias: float = 0.0  # how much it trusts the game's prior in the tree; 0 = not at all
    widen: float = 0.0  # how soon it looks beyond what the prior likes best; 0 = at once, at all
    policy: bool = False  # whether simulations are played out by the game's prior, or at random
    cut: float = NEVER  # decisions after which a simulation is judged as it stands
    open_loop: bool = False  # one node for all outcomes of chance, or one for each
    # Of a search that the game's net guides:
    trust: float = 0.5  # how much it follows the net's policy (PUCT)
    less: float = 0.1  # how much worse than the others a move is thought that was never tried
    doubt: float = 0.1  # the part of the policy that all moves share alike
    own: float = 0.0  # how much the thinker's own view counts beside the critic's, who sees all


@dataclass(frozen=True)
class Thought:
    """What a search has found about one move."""

    move: int
    visits: int
    value: float  # mean reward: victory and margin
    chance: float  # of victory
