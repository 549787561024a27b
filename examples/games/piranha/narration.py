"""What happened, and what a move would mean, as a viewer may see it."""

from __future__ import annotations

from piranha.material import CAST, CATCHES, NO_NET, NOBODY
from tepui.engine.rules.contract import CHANCE
from tepui.engine.rules.sight import Event, Sight


def narrate(before: Sight, actor: int, move: int, after: Sight) -> list[Event]:
    """The events of one witnessed move."""
    if actor == CHANCE:
        return [Event("piranha-turned-up", {"catch": CATCHES[move]})]
    if after.s.phase == CAST:
        changed = before.s.cast[actor] != NO_NET
        return [Event("piranha-changed" if changed else "piranha-cast", {"seat": actor})]
    return [
        *(_shown(after, seat) for seat in range(after.s.seats)),
        _taken(CATCHES[before.s.catch], int(after.s.taken_by)),
    ]


def _shown(after: Sight, seat: int) -> Event:
    return Event("piranha-shown", {"seat": seat, "net": int(after.s.shown[seat]) + 1})


def _taken(catch: str, seat: int) -> Event:
    if seat == NOBODY:
        return Event("piranha-escaped", {"catch": catch})
    return Event("piranha-took", {"seat": seat, "catch": catch})


def describe(sight: Sight, seat: int, move: int) -> Event:
    """What a legal move would do, for a list of choices."""
    again = sight.s.cast[seat] != NO_NET
    return Event("piranha-would-change" if again else "piranha-would-cast", {"net": move + 1})
