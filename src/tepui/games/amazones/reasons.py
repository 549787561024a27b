"""What is good or bad about a move, as facts that can be checked on the position."""

from collections.abc import Iterator
from typing import Any

from tepui.engine.play.position import Position
from tepui.engine.rules.sight import Sight
from tepui.engine.text.event import Args, Fact
from tepui.engine.text.words import minus
from tepui.games.amazones.material import (
    ADD,
    BACK,
    BEAUTY,
    CARDS,
    DONE,
    KINDS,
    LAY,
    MOST_MEN,
    MOST_SEATS,
    N_PARTS,
    NO_CARD,
    NO_COLOUR,
    STAY,
    TAKE,
    VALUES,
)
from tepui.games.amazones.sheet import signed

STRONG = 5  # a card from which it is a pity to lose it
MOST_TAKEN = 3  # tiles in a joust: two by the first, one by the second
# By what a fact says: what says as much, or more.
OUTDONE = {
    "second": ["ahead", "sure"], "ahead": ["sure"], "finishes-own": ["finest-own"],
    "leaves": ["stays-out"], "stays-out": ["leaves"], "reached": ["ties"],
    "leads": ["can-lead"], "can-lead": ["leads"],
}  # fmt: skip


def facts(sight: Sight, seat: int, move: int) -> list[Fact]:
    """The facts about one move of a seat, the weightiest first."""
    s = sight.s
    if move < DONE:
        return list(_laid(s, seat, move))
    if move == DONE:
        return list(_ended(s, seat))
    if move < BACK:
        return list(_second(s, seat, _total(s, seat) + VALUES[(move - ADD) % KINDS]))
    if move < STAY:
        value = VALUES[move - BACK]
        return list(_taken_back(s, seat, value))
    if move == STAY:
        if s.colour[seat] == NO_COLOUR:
            return [Fact("amazones-fact-stays-out", {}, "AZ5", good=False)]
        return list(_second(s, seat, _total(s, seat)))
    return [*_ends(sight, seat, move), *_tile(s, seat, move)]


def compare_moves(sight: Sight, seat: int, move: int, best: int) -> list[Fact]:
    """What tells two bids apart, where no fact is true of one of them alone."""
    s = sight.s
    if max(move, best) <= DONE:
        return list(_first_bids(s, seat, move, best))
    if min(move, best) >= ADD and max(move, best) <= STAY and s.colour[seat] != NO_COLOUR:
        return list(_second_bids(s, seat, *(_total_after(s, seat, each) for each in (move, best))))
    return []


def _first_bids(s: Any, seat: int, move: int, best: int) -> Iterator[Fact]:
    """[AZ3] How far an open bid can still go: its cards are laid from high to low."""
    total, less = _most(s, seat, best), _most(s, seat, move)
    if best != DONE and total > less:
        yield Fact("amazones-fact-bids-more", {"total": total, "less": less}, "AZ3")


def _most(s: Any, seat: int, move: int) -> int:
    """The highest total to which the first bid can come after a move."""
    if move == DONE:
        return _total(s, seat)
    colour, first = divmod(move - LAY, KINDS)
    held = s.hand[seat, colour * KINDS : (colour + 1) * KINDS]
    after = [int(held[kind]) - (kind == first) for kind in range(KINDS)]
    more = sum(VALUES[k] * after[k] for k in range(first, KINDS) if VALUES[k] > 0)
    return _total(s, seat) + VALUES[first] + more


def _total_after(s: Any, seat: int, move: int) -> int:
    if move == STAY:
        return _total(s, seat)
    if move < BACK:
        return _total(s, seat) + VALUES[(move - ADD) % KINDS]
    return _total(s, seat) - VALUES[move - BACK]


def _second_bids(s: Any, seat: int, total: int, better: int) -> Iterator[Fact]:
    """[AZ6] [AZ7] What those can come to whose bids are not settled."""
    covered = _covered(s, seat)
    for other in range(s.seats):
        later = other != seat and _bids_after(s, other, seat)
        reach = _reach(s, other)
        if reach and (later or other in covered) and better > max(reach) >= total:
            yield Fact("amazones-fact-out-of-reach", {"other": other}, "AZ7")
        if other in covered and total in reach and better not in reach:
            yield Fact("amazones-fact-may-tie", {"other": other}, "AZ6", good=False)


def _laid(s: Any, seat: int, move: int) -> Iterator[Fact]:
    """[AZ3] One more card of the first bid."""
    before, value = _total(s, seat), VALUES[(move - LAY) % KINDS]
    highest = max(_open(s, seat).values(), default=None)
    if highest is not None and before <= highest:
        if highest < before + value:
            yield Fact("amazones-fact-leads", {"total": before + value}, "AZ7")
        elif highest < _most(s, seat, move):
            yield Fact("amazones-fact-can-lead", {"rival": highest}, "AZ7")
    fewest, fewer, _ = sorted(int(s.under[part]) + (s.top[part] != 0) for part in range(N_PARTS))
    if value > STRONG and fewest + fewer > MOST_TAKEN:  # [AZ12] it can be used after the joust
        yield Fact("amazones-fact-risks", {"value": minus(value)}, "AZ9", good=False)


def _ended(s: Any, seat: int) -> Iterator[Fact]:
    if s.colour[seat] == NO_COLOUR:
        return
    total = _total(s, seat)
    yield from _ties(s, seat, total)
    if total <= STRONG and total < max(_open(s, seat).values(), default=total):
        yield Fact("amazones-fact-spares", {"total": total}, "AZ9")


def _second(s: Any, seat: int, total: int) -> Iterator[Fact]:
    """[AZ4] The total after the second bid, against the others' open cards."""
    rivals, before = _rivals(s, seat), _total(s, seat)
    yield from _ties(s, seat, total)
    laid = s.colour[seat] != NO_COLOUR
    if laid and before in rivals.values() and total not in rivals.values():
        yield Fact("amazones-fact-no-tie", {"total": before}, "AZ6")
    open_bids = _open(s, seat)
    if open_bids and total > max(open_bids.values()):
        yield Fact("amazones-fact-ahead", {"rival": max(open_bids.values())}, "AZ7")
        covered = _covered(s, seat)
        if covered and all(total > max(_reach(s, other), default=total) for other in covered):
            yield Fact("amazones-fact-sure", {}, "AZ7")
    elif not _covered(s, seat) and [
        value > total for value in rivals.values() if value >= total
    ] == [True]:
        yield Fact("amazones-fact-second", {"total": total}, "AZ7")
    if any(total in _reach(s, other) for other in rivals if _bids_after(s, other, seat)):
        yield Fact("amazones-fact-reached", {}, "AZ6", good=False)
    yield from _last(open_bids, total, all(each in open_bids for each in _covered(s, seat)))


def _last(open_bids: dict[int, int], total: int, all_open: bool) -> Iterator[Fact]:
    """[AZ9] The last takes what the first has laid."""
    first = max(open_bids.values(), default=0)
    leaders = [each for each, value in open_bids.items() if value == first]
    lowest = min(open_bids.values(), default=total)
    if all_open and first >= STRONG and total < lowest and len(leaders) == 1:
        yield Fact("amazones-fact-last", {"other": leaders[0]}, "AZ9")


def _taken_back(s: Any, seat: int, value: int) -> Iterator[Fact]:
    if sum(s.laid[seat]) == 1:
        yield Fact("amazones-fact-leaves", {}, "AZ5", good=False)
    else:
        yield from _second(s, seat, _total(s, seat) - value)
    if value >= STRONG:
        yield Fact("amazones-fact-rescues", {"value": minus(value)}, "AZ9")


def _ties(s: Any, seat: int, total: int) -> Iterator[Fact]:
    for other, value in _rivals(s, seat).items():
        if value == total:
            args: Args = {"other": other, "total": total}
            yield Fact("amazones-fact-ties", args, "AZ6", good=False)


def _open(s: Any, seat: int) -> dict[int, int]:
    """What lies open before each of the others who have laid cards; one face down may be added."""
    others = (other for other in range(s.seats) if other != seat)
    return {other: _total(s, other) for other in others if s.colour[other] != NO_COLOUR}


def _covered(s: Any, seat: int) -> list[int]:
    """The others who have a card face down."""
    return [each for each in range(s.seats) if each != seat and s.face_down[each] != NO_CARD]


def _rivals(s: Any, seat: int) -> dict[int, int]:
    """The others' totals, where all of their cards lie open."""
    covered = _covered(s, seat)
    return {other: total for other, total in _open(s, seat).items() if other not in covered}


def _bids_after(s: Any, other: int, seat: int) -> bool:
    first, second = ((each - s.starter) % s.seats for each in (seat, other))
    return bool(first < second)


def _reach(s: Any, seat: int) -> set[int]:
    """The totals to which one more card, of the colour laid if any, can bring a bid. [AZ4]"""
    laid = s.colour[seat]
    held = [card for card in range(CARDS) if s.hand[seat, card]]
    fit = [card for card in held if laid in (NO_COLOUR, card // KINDS)]
    return {_total(s, seat) + VALUES[card % KINDS] for card in fit}


def _total(s: Any, seat: int) -> int:
    return sum(VALUES[kind] * int(s.laid[seat, kind]) for kind in range(KINDS))


def _ends(sight: Sight, seat: int, move: int) -> Iterator[Fact]:
    """[AZ12] A tile that ends the game at once."""
    position = sight.position
    after = Position(position.game, position.seats, bytearray(position.memory))
    after.apply(seat, move)
    if after.over():
        won = after.places()[seat] == 1
        key = "amazones-fact-ends-won" if won else "amazones-fact-ends-lost"
        yield Fact(key, {}, "AZ12", good=won)


def _tile(s: Any, seat: int, move: int) -> Iterator[Fact]:
    """[AZ7] [AZ8] A tile taken, for oneself or for another."""
    where, man = divmod(move - TAKE, MOST_MEN)
    part, owner = divmod(where, MOST_SEATS)
    value, own = int(s.top[part]), owner == seat
    lies = s.man[owner, man]
    args: Args = {"other": owner, "value": signed(value)}
    if sum(tile != 0 for tile in lies) == N_PARTS - 1:
        worth = sum(lies) + value
        who = "own" if own else "other"
        done: Args = {"other": owner, "worth": signed(worth)}
        values = _finished(s)  # [AZ13] the only one is the finest and the shabbiest at once
        if values and worth > max(values) and worth > 0:
            more: Args = {"other": owner, "worth": signed(worth), "points": BEAUTY}
            yield Fact(f"amazones-fact-finest-{who}", more, "AZ13", good=own)
        elif values and worth < min(values):
            less: Args = {"other": owner, "worth": signed(worth), "points": BEAUTY}
            yield Fact(f"amazones-fact-shabbiest-{who}", less, "AZ13", good=not own)
        else:
            yield Fact(f"amazones-fact-finishes-{who}", done, "AZ13", good=own == (worth > 0))
    elif own:
        key = "amazones-fact-gains" if value > 0 else "amazones-fact-burdens-self"
        if value < 0 or s.picks:  # the first of two tiles leaves another for the same court
            yield Fact(key, args, "AZ13", good=value > 0)
    else:
        key = "amazones-fact-presents" if value > 0 else "amazones-fact-burdens"
        yield Fact(key, args, "AZ13", good=value < 0)


def _finished(s: Any) -> list[int]:
    """The values of all finished courtiers."""
    men = (s.man[seat, man] for seat in range(s.seats) for man in range(s.men[seat]))
    return [sum(man) for man in men if all(man)]
