"""What happened, and what a move would mean, as a viewer may see it."""

from typing import Any

from tepui.engine.rules.contract import CHANCE, UNSEEN
from tepui.engine.rules.sight import Event, Sight
from tepui.engine.text.words import minus
from tepui.games.amazones.material import (
    ADD,
    BACK,
    COLOURS,
    DONE,
    KINDS,
    LAY,
    LOT,
    MOST_MEN,
    MOST_SEATS,
    N_PARTS,
    NO_COLOUR,
    PARTS,
    SECOND,
    STAY,
    TAKE,
    TILES,
    VALUES,
)
from tepui.games.amazones.sheet import signed

Args = dict[str, str | int]


def narrate(before: Sight, actor: int, move: int, after: Sight) -> list[Event]:
    """The events of one witnessed move."""
    old, new = before.s, after.s
    if actor == CHANCE:
        if old.phase == LOT:
            return [Event("amazones-starts", {"seat": move})]
        tile: Args = {"part": PARTS[old.part], "value": signed(TILES[move])}
        return [Event("amazones-uncovered", tile), *_settled(old, new)]
    if LAY <= move <= DONE:
        return [_bid(old, actor, move)]
    if move >= TAKE:
        return [*_taken(old, new, actor, move), *_settled(old, new)]
    if ADD <= move < BACK and not before.shows(actor):
        move = UNSEEN  # the last card is turned up at once, and told with the others
    return [_second(old, actor, move), *_revealed(old, new)]


def _bid(old: Any, seat: int, move: int) -> Event:
    if move != DONE:
        return Event("amazones-laid", {"seat": seat, **_card(move - LAY)})
    if old.colour[seat] == NO_COLOUR:
        return Event("amazones-passed", {"seat": seat})
    cards = " ".join(
        minus(VALUES[kind]) for kind in range(KINDS) for _ in range(old.laid[seat, kind])
    )
    said: Args = {"total": _total(old, seat), "colour": COLOURS[old.colour[seat]], "cards": cards}
    return Event("amazones-bid", {"seat": seat, **said})


def _second(old: Any, seat: int, move: int) -> Event:
    if move == UNSEEN:
        if old.colour[seat] == NO_COLOUR:
            return Event("amazones-added-unseen", {"seat": seat})
        return Event("amazones-added-colour", {"seat": seat, "colour": COLOURS[old.colour[seat]]})
    if move == STAY:
        return Event("amazones-stayed", {"seat": seat})
    if move < BACK:
        return Event("amazones-added", {"seat": seat, **_card(move - ADD)})
    return Event("amazones-took-back", {"seat": seat, **_laid_card(old, seat, move - BACK)})


def _revealed(old: Any, new: Any) -> list[Event]:
    """After the last second bid: the face-down cards, then who stands where. [AZ5] [AZ6]"""
    if new.phase == SECOND:
        return []
    events = []
    for seat in range(old.seats):
        for kind in range(KINDS):
            if new.laid[seat, kind] > old.laid[seat, kind]:
                card = _laid_card(new, seat, kind)
                events.append(Event("amazones-revealed", {"seat": seat, **card}))
    for seat in range(old.seats):
        if new.colour[seat] == NO_COLOUR:
            events.append(Event("amazones-out", {"seat": seat}))
        elif not new.rank[seat]:
            events.append(Event("amazones-tied", {"seat": seat, "total": _total(new, seat)}))
    ranked = sorted((int(new.rank[seat]), seat) for seat in range(old.seats) if new.rank[seat])
    for rank, seat in ranked:
        key = {1: "amazones-first", 2: "amazones-second"}.get(rank, "amazones-ranked")
        events.append(Event(key, {"seat": seat, "rank": rank, "total": _total(new, seat)}))
    return events if ranked else [*events, Event("amazones-nobody", {}), *_discarded(old)]


def _discarded(old: Any) -> list[Event]:
    """The tops that go out of the game. [AZ10]"""
    return [
        Event("amazones-discarded", {"part": PARTS[part], "value": signed(int(old.top[part]))})
        for part in range(N_PARTS)
        if old.top[part]
    ]


def _taken(old: Any, new: Any, seat: int, move: int) -> list[Event]:
    part, owner, man = _tile(move)
    verb = "took" if owner == seat else "gave"
    key = f"amazones-{verb}-new" if man == old.men[owner] else f"amazones-{verb}"
    args: Args = {"seat": seat, "other": owner, **_top(old, part), "man": man + 1}
    events = [Event(key, args)]
    if all(new.man[owner, man]):
        worth = signed(sum(new.man[owner, man]))
        events.append(Event("amazones-finished", {"seat": owner, "man": man + 1, "value": worth}))
    return events


def _settled(old: Any, new: Any) -> list[Event]:
    """The exchange of cards, where a joust has just been settled. [AZ9] [AZ11]"""
    if new.joust == old.joust or not old.joust:
        return []
    events = []
    for seat in range(old.seats):
        giver = int(old.giver[seat])
        args: Args = {"seat": seat, "other": giver}
        if old.colour[giver] == NO_COLOUR:
            if giver != seat:
                events.append(Event("amazones-got-nothing", args))
            continue
        args["colour"] = COLOURS[old.colour[giver]]
        args["cards"] = " ".join(
            minus(VALUES[kind]) for kind in range(KINDS) for _ in range(old.laid[giver, kind])
        )
        events.append(Event(f"amazones-{'regained' if giver == seat else 'got'}", args))
    opens: Args = {"seat": int(new.starter), "joust": int(new.joust)}
    return [*events, Event("amazones-joust", opens)]


def describe(sight: Sight, seat: int, move: int) -> Event:
    """What a legal move would do, for a list of choices."""
    s = sight.s
    if move < DONE:
        return Event("amazones-would-lay", _card(move - LAY))
    if move == DONE:
        if s.colour[seat] == NO_COLOUR:
            return Event("amazones-would-pass", {})
        return Event("amazones-would-end", {"total": _total(s, seat)})
    if move < BACK:
        return Event("amazones-would-add", _card(move - ADD))
    if move < STAY:
        return Event("amazones-would-back", _laid_card(s, seat, move - BACK))
    if move == STAY:
        return Event("amazones-would-stay", {})
    part, owner, man = _tile(move)
    verb = "take" if owner == seat else "give"
    args: Args = {"other": owner, **_top(s, part), "man": man + 1}
    if man == s.men[owner]:
        return Event(f"amazones-would-{verb}-new", args)
    return Event(f"amazones-would-{verb}", args)


def _tile(move: int) -> tuple[int, int, int]:
    where, man = divmod(move - TAKE, MOST_MEN)
    return where // MOST_SEATS, where % MOST_SEATS, man


def _card(card: int) -> Args:
    return {"colour": COLOURS[card // KINDS], "value": minus(VALUES[card % KINDS])}


def _laid_card(s: Any, seat: int, kind: int) -> Args:
    return _card(int(s.colour[seat]) * KINDS + kind)


def _top(s: Any, part: int) -> Args:
    return {"part": PARTS[part], "value": signed(int(s.top[part]))}


def _total(s: Any, seat: int) -> str:
    return minus(sum(VALUES[kind] * int(s.laid[seat, kind]) for kind in range(KINDS)))
