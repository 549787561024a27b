"""How a search is set, and what it finds; `bots.thinker` searches."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

NEVER = 1e9


@dataclass(frozen=True)
class Settings:
    """Parameters of a search."""

    exploration: float = 0.7  # the exploration constant of UCB
    margin: float = 0.2  # how much the margin in points counts beside victory
    bias: float = 0.0  # progressive bias by the game's prior
    widen: float = 0.0  # progressive widening by the prior; 0 = all moves at once
    policy: bool = False  # whether play-outs follow the game's prior, or are random
    cut: float = NEVER  # decisions after which a simulation is judged as it stands
    open_loop: bool = False  # one node for all outcomes of chance, or one for each
    # Of a search that the game's net guides:
    puct: float = 0.5  # the exploration constant of PUCT
    first_play: float = 0.1  # first-play urgency: an untried move's value below the mean
    smoothing: float = 0.1  # the part of the policy that is spread evenly over all moves
    own: float = 0.0  # the weight of the seat's own estimate beside the critic's, who sees all


# Settings under the names that they had up to 0.2.
OLD_NAMES = {
    "explore": "exploration", "trust": "puct", "less": "first_play", "doubt": "smoothing",
}  # fmt: skip


def changed(settings: Settings, values: Mapping[str, Any]) -> Settings:
    """Settings with some values changed, under their names of today or of 0.2."""
    return replace(settings, **{OLD_NAMES.get(name, name): x for name, x in values.items()})


@dataclass(frozen=True)
class Thought:
    """What a search has found about one move."""

    move: int
    visits: int
    value: float  # mean reward: victory and margin
    chance: float  # of victory
