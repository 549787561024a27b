"""The table as plain lines of text, for a terminal and a screen reader."""

from __future__ import annotations

from piranha.view import Seat, View
from tepui.engine.text.words import Words


def lines(view: View, say: Words, names: list[str]) -> list[str]:
    """What swims in the river, then one seat after the other."""
    river = ", ".join(f"{say(f'piranha-name-{kind}')} {n}" for kind, n in view.river.items())
    out = [say("piranha-table", round=view.round, rounds=view.rounds, river=river)]
    if view.catch is not None:
        out.append(say("piranha-table-catch", catch=say(f"piranha-name-{view.catch}")))
    for seat, name in zip(view.seats, names, strict=True):
        out += ["", *_seat_lines(seat, say, name)]
    return out


def _seat_lines(seat: Seat, say: Words, name: str) -> list[str]:
    nets = ", ".join(map(str, seat.nets))
    caught = ", ".join(say(f"piranha-name-{kind}") for kind in seat.caught)
    out = [
        say("piranha-table-seat", seat=name, points=seat.score, nets=nets or "-"),
        say("piranha-table-caught", caught=caught or "-"),
    ]
    if seat.cast is not None:
        out.append(say("piranha-table-own", net=seat.cast))
    elif seat.has_cast:
        out.append(say("piranha-table-cast"))
    return out
