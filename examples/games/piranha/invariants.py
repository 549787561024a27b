"""What holds of every position of Piranha, so that no other is begun from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from piranha.material import CAST, COPIES, END, KINDS, NETS, NO_NET, NOBODY, PHASES, ROUNDS


def conditions(s: Any, opening: Any) -> Iterator[tuple[str, bool]]:
    """What must hold, field by field."""
    yield "seats", s.seats == opening.seats
    for name in ("cast", "shown", "used", "caught"):
        yield name, getattr(s, name)[s.seats :] == getattr(opening, name)[s.seats :]
    yield "phase", s.phase in range(len(PHASES))
    over = s.round_number - (s.phase == CAST)  # rounds that are over
    yield "round_number", 0 <= over <= ROUNDS and (over == ROUNDS) == (s.phase == END)
    yield "catch", s.catch in range(KINDS) if s.phase == CAST else s.catch == opening.catch
    yield "river", min(s.river) >= 0 and sum(COPIES) - sum(s.river) == s.round_number
    yield "caught", all(min(caught) >= 0 for caught in s.caught)
    for kind, left in enumerate(s.river):
        out = sum(caught[kind] for caught in s.caught) + (s.phase == CAST and kind == s.catch)
        yield "caught", left + out <= COPIES[kind]
    yield "taken_by", s.taken_by == NOBODY or (over > 0 and s.taken_by in range(s.seats))
    for seat in range(s.seats):
        used, cast, shown = s.used[seat], s.cast[seat], s.shown[seat]
        yield "used", used < 1 << NETS and f"{used:b}".count("1") == over
        yield "shown", shown in range(NETS) and used >> shown & 1 if over else shown == NO_NET
        waits = s.phase == CAST and cast in range(NETS) and not used >> cast & 1
        yield "cast", waits or cast == NO_NET
    yield "cast", s.phase != CAST or NO_NET in s.cast[: s.seats]
