"""The picture of the table: what a client draws for one viewer."""

from __future__ import annotations

from typing import Any

import msgspec

from piranha.material import CATCHES, NETS, NO_NET, NOBODY, NOTHING_UP, PHASES, ROUNDS
from tepui.engine.rules.contract import SPECTATOR
from tepui.engine.rules.sight import Sight


class Seat(msgspec.Struct, frozen=True):
    """What lies before one seat."""

    has_cast: bool
    cast: int | None  # its net of this round, where the viewer may look
    shown: int | None  # its net of the round before
    nets: list[int]  # those that are left, with the one that is cast
    caught: list[str]
    score: int


class View(msgspec.Struct, frozen=True):
    """The table of Piranha."""

    viewer: int | None  # a seat, or None for a spectator
    phase: str  # turn-up, cast, end
    round: int
    rounds: int
    catch: str | None  # what is fished for
    taken_by: int | None  # who took the catch of the round before
    river: dict[str, int]  # what has not been turned up
    seats: list[Seat]


def view(sight: Sight) -> View:
    """The table as a viewer sees it."""
    s = sight.s
    return View(
        viewer=None if sight.viewer == SPECTATOR else sight.viewer,
        phase=PHASES[s.phase],
        round=s.round_number,
        rounds=ROUNDS,
        catch=None if s.catch == NOTHING_UP else CATCHES[s.catch],
        taken_by=None if s.taken_by == NOBODY else s.taken_by,
        river={CATCHES[kind]: int(left) for kind, left in enumerate(s.river) if left},
        seats=[_seat(s, seat, score) for seat, score in enumerate(sight.glance.scores)],
    )


def _seat(s: Any, seat: int, score: int) -> Seat:
    return Seat(
        has_cast=bool(s.cast[seat] != NO_NET),
        cast=_net(s.cast[seat]),
        shown=_net(s.shown[seat]),
        nets=[net + 1 for net in range(NETS) if not s.used[seat] >> net & 1],
        caught=[CATCHES[kind] for kind, count in enumerate(s.caught[seat]) for _ in range(count)],
        score=score,
    )


def _net(net: int) -> int | None:
    """What a net is worth; None for none, and for one that is not to be seen."""
    return int(net) + 1 if net >= 0 else None
