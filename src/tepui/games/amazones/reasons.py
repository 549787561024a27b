"""What is good or bad about a move, as facts that can be checked on the position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tepui.engine.event import Args, Fact
from tepui.engine.sight import Sight
from tepui.games.amazones.material import (
    ADD,
    BACK,
    BEAUTY,
    DONE,
    KINDS,
    LAY,
    MOST_MEN,
    MOST_SEATS,
    N_PARTS,
    NO_CARD,
    NO_COLOUR,
    PARTS,
    STAY,
    TAKE,
    VALUES,
)

STRONG = 5  # a card from which it is a pity to lose it


def facts(sight: Sight, seat: int, move: int) -> list[Fact]:
    """The facts about one move of a seat, the weightiest first."""
    s = sight.s
    if move < DONE:
        return list(_laid(s, seat, VALUES[(move - LAY) % KINDS]))
    if move == DONE:
        return list(_ended(s, seat))
    if move < BACK:
        return list(_second(s, seat, _total(s, seat) + VALUES[(move - ADD) % KINDS]))
    if move < STAY:
        value = VALUES[move - BACK]
        return list(_taken_back(s, seat, value))
    if move == STAY:
        return list(_second(s, seat, _total(s, seat))) if s.colour[seat] != NO_COLOUR else []
    return list(_tile(s, seat, move))


def _laid(s: Any, seat: int, value: int) -> Iterator[Fact]:
    """[AZ3] One more card of the first bid."""
    total = _total(s, seat) + value
    if total > max(_rivals(s, seat).values(), default=0):
        yield Fact("amazones-fact-leads", {"total": total}, "AZ7")
    if value > STRONG:
        yield Fact("amazones-fact-risks", {"value": f"{value:+d}"}, "AZ9", good=False)


def _ended(s: Any, seat: int) -> Iterator[Fact]:
    if s.colour[seat] == NO_COLOUR:
        yield Fact("amazones-fact-saves", {}, "AZ3")
        return
    total = _total(s, seat)
    yield from _ties(s, seat, total)
    if total < max(_rivals(s, seat).values(), default=total):
        yield Fact("amazones-fact-spares", {"total": total}, "AZ9")


def _second(s: Any, seat: int, total: int) -> Iterator[Fact]:
    """[AZ4] The total after the second bid, against the others' open cards."""
    rivals, before = _rivals(s, seat), _total(s, seat)
    yield from _ties(s, seat, total)
    laid = s.colour[seat] != NO_COLOUR
    if laid and before in rivals.values() and total not in rivals.values():
        yield Fact("amazones-fact-no-tie", {"total": before}, "AZ6")
    if rivals and total > max(rivals.values()):
        rival = max(rivals.values())
        yield Fact("amazones-fact-ahead", {"total": total, "rival": rival}, "AZ7")
    elif sum(value > total for value in rivals.values()) == 1:
        yield Fact("amazones-fact-second", {"total": total}, "AZ7")


def _taken_back(s: Any, seat: int, value: int) -> Iterator[Fact]:
    if int(s.laid[seat].sum()) == 1:
        yield Fact("amazones-fact-leaves", {}, "AZ5", good=False)
    else:
        yield from _second(s, seat, _total(s, seat) - value)
    if value >= STRONG:
        yield Fact("amazones-fact-rescues", {"value": f"{value:+d}"}, "AZ9")


def _ties(s: Any, seat: int, total: int) -> Iterator[Fact]:
    for other, value in _rivals(s, seat).items():
        if value == total:
            args: Args = {"other": other, "total": total}
            yield Fact("amazones-fact-ties", args, "AZ6", good=False)


def _rivals(s: Any, seat: int) -> dict[int, int]:
    """What lies open before the others, of those who have cards on the table."""
    return {
        other: _total(s, other)
        for other in range(s.seats)
        if other != seat and (s.colour[other] != NO_COLOUR and s.face_down[other] == NO_CARD)
    }


def _total(s: Any, seat: int) -> int:
    return sum(VALUES[kind] * int(s.laid[seat, kind]) for kind in range(KINDS))


def _tile(s: Any, seat: int, move: int) -> Iterator[Fact]:
    """[AZ7] [AZ8] A tile taken, for oneself or for another."""
    where, man = divmod(move - TAKE, MOST_MEN)
    part, owner = divmod(where, MOST_SEATS)
    value, own = int(s.top[part]), owner == seat
    lies = s.man[owner, man]
    args: Args = {"other": owner, "part": PARTS[part], "value": f"{value:+d}"}
    if sum(tile != 0 for tile in lies) == N_PARTS - 1:
        worth = int(lies.sum()) + value
        who = "own" if own else "other"
        done: Args = {"other": owner, "worth": f"{worth:+d}"}
        values = _finished(s)
        if worth > max(values, default=-99) and worth > 0:
            more: Args = {"other": owner, "worth": f"{worth:+d}", "points": BEAUTY}
            yield Fact(f"amazones-fact-finest-{who}", more, "AZ13", good=own)
        elif worth < min(values, default=99):
            less: Args = {"other": owner, "worth": f"{worth:+d}", "points": BEAUTY}
            yield Fact(f"amazones-fact-shabbiest-{who}", less, "AZ13", good=not own)
        else:
            yield Fact(f"amazones-fact-finishes-{who}", done, "AZ13", good=own == (worth > 0))
    elif own:
        key = "amazones-fact-gains" if value > 0 else "amazones-fact-burdens-self"
        yield Fact(key, args, "AZ13", good=value > 0)
    else:
        key = "amazones-fact-presents" if value > 0 else "amazones-fact-burdens"
        yield Fact(key, args, "AZ13", good=value < 0)


def _finished(s: Any) -> list[int]:
    """The values of all finished courtiers."""
    men = (s.man[seat, man] for seat in range(s.seats) for man in range(s.men[seat]))
    return [int(man.sum()) for man in men if all(man)]
