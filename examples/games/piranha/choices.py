"""A legal move as clients find it: cast a net."""

from __future__ import annotations

from tepui.engine.rules.sight import Sight, Verb


class Cast(Verb, frozen=True):
    """Cast a net, or another in its place."""

    net: int


Action = Cast


def action(sight: Sight, seat: int, move: int) -> Action:
    """A legal move as a verb with arguments."""
    return Cast(move + 1)
