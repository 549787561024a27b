"""What happened, and what a move would mean, as a viewer may see it."""

from tepui.engine.rules.contract import CHANCE, CLOCK, UNSEEN
from tepui.engine.rules.sight import Event, Sight
from tepui.games.galapagos.material import (
    BY_FIFTH,
    BY_LAST,
    COLOURS,
    CORNERS,
    FINISH,
    GO,
    ISLAND,
    LAY,
    MOVE,
    NOBODY,
    ON_ISLAND,
    PAWN,
    PLACES,
    PLAN,
    ROLL,
    STOP,
    TAKE_BACK,
    TICK,
    TILE_COLOUR,
    TURTLE_COLOUR,
)


def narrate(before: Sight, actor: int, move: int, after: Sight) -> list[Event]:
    """The events of one witnessed move."""
    if actor == CHANCE:
        # whose decision comes next, where sand is counted in decisions, is nothing to tell
        return [] if before.s.phase == TICK else [_drawn(before, move)]
    if before.s.phase == MOVE:
        events = _walked(before, actor, move)
    elif actor == CLOCK:
        events = [Event("galapagos-sand-out", {})]
    else:
        events = [_planned(before, actor, move)]
    if before.s.phase == PLAN and after.s.phase not in (PLAN, TICK):
        events += _shown(after)
    if after.s.phase not in (PLAN, TICK):
        events += _next_movers(before, after)
    if after.s.round_number != before.s.round_number:
        events.append(Event("galapagos-round", {"number": int(after.s.round_number)}))
    return events


def describe(sight: Sight, seat: int, move: int) -> Event:
    """What a legal move would do, for a list of choices."""
    s = sight.s
    if move < TAKE_BACK:
        return Event("galapagos-would-lay", {"colour": COLOURS[move - LAY]})
    if move == TAKE_BACK:
        last = COLOURS[s.plan[seat, s.laid[seat] - 1]]
        return Event("galapagos-would-take-back", {"colour": last})
    if move == FINISH:
        first = "first" if s.first == NOBODY else "finish"
        return Event(f"galapagos-would-{first}", {"count": int(s.laid[seat])})
    if move == STOP:
        return Event("galapagos-would-stop", {})
    tile = move - GO
    way = "coast" if _by_coast(sight, int(s.pawn[seat]), tile) else "go"
    if s.holder[tile] == ON_ISLAND:
        return Event(f"galapagos-would-{way}-collect", {**_tile(tile), **_turtle(tile)})
    return Event(f"galapagos-would-{way}", _tile(tile))


def _tile(tile: int) -> dict[str, str | int]:
    return {"number": tile + 1, "colour": COLOURS[TILE_COLOUR[tile]]}


def _turtle(turtle: int) -> dict[str, str | int]:
    return {"number": turtle + 1, "turtle": COLOURS[TURTLE_COLOUR[turtle]]}


def _drawn(before: Sight, outcome: int) -> Event:
    s = before.s
    if s.phase == ISLAND:
        q, r = PLACES[s.tiles_laid]
        return Event("galapagos-tile", {**_tile(outcome), "q": q, "r": r})
    if s.phase == ROLL:
        return Event("galapagos-rolled", {"seat": int(s.turn), "colour": COLOURS[outcome]})
    if s.phase == PAWN:
        return Event("galapagos-pawn", {"seat": int(s.turn), **_tile(outcome)})
    return Event("galapagos-turtle", _turtle(outcome))


def _planned(before: Sight, seat: int, move: int) -> Event:
    s = before.s
    if move == UNSEEN:
        return Event("galapagos-laid-unseen", {"seat": seat, "count": int(s.laid[seat]) + 1})
    if move < TAKE_BACK:
        return Event("galapagos-laid", {"seat": seat, "colour": COLOURS[move - LAY]})
    if move == TAKE_BACK:
        return Event("galapagos-took-back", {"seat": seat, "count": int(s.laid[seat]) - 1})
    if s.first != NOBODY:
        return Event("galapagos-finished", {"seat": seat})  # [GA6]
    return Event("galapagos-took-sandglass", {"seat": seat})


def _walked(before: Sight, seat: int, move: int) -> list[Event]:
    if move == STOP:
        return [Event("galapagos-stopped", {"seat": seat})]
    tile = move - GO
    way = "coasted" if _by_coast(before, int(before.s.pawn[seat]), tile) else "went"
    events = [Event(f"galapagos-{way}", {"seat": seat, **_tile(tile)})]
    if before.s.holder[tile] == ON_ISLAND:
        events.append(Event("galapagos-collected", {"seat": seat, **_turtle(tile)}))  # [GA10]
    return events


def _by_coast(sight: Sight, here: int, there: int) -> bool:
    """Whether two tiles are corners of the island. [GA9]"""
    return _corner(sight, here) and _corner(sight, there)


def _corner(sight: Sight, tile: int) -> bool:
    return PLACES[list(sight.s.tile).index(tile)] in CORNERS


def _shown(after: Sight) -> list[Event]:
    """[GA5] All plans, in the order of moving."""
    return [_plan(after, seat) for seat in _clockwise(after, int(after.s.first), 0)]


def _clockwise(sight: Sight, first: int, start: int) -> list[int]:
    """The seats from the first mover on, without the first `start` of them."""
    seats = int(sight.s.seats)
    return [(first + k) % seats for k in range(start, seats)]


def _plan(after: Sight, seat: int) -> Event:
    dice = [COLOURS[colour] for colour in after.s.plan[seat] if colour >= 0]
    named = dict(zip(("first", "second", "third", "fourth", "fifth"), dice, strict=False))
    return Event(f"galapagos-plan-{len(dice)}", {"seat": seat, **named})


def _next_movers(before: Sight, after: Sight) -> list[Event]:
    """Who began to move with this, and who stays where it is because it has no choice."""
    events = []
    for seat in _begun(before, after):
        here = int(after.s.pawn[seat])
        awaited = after.s.phase == MOVE and after.s.turn == seat
        if before.s.holder[here] == ON_ISLAND and after.s.holder[here] == seat:
            events.append(Event("galapagos-collected", {"seat": seat, **_turtle(here)}))  # [GA10]
        elif not awaited:
            events.append(Event("galapagos-stays", {"seat": seat}))  # [GA8]
    return events


def _begun(before: Sight, after: Sight) -> list[int]:
    """The seats whose move began between two positions, in order."""
    first, seats = int(after.s.first), int(after.s.seats)
    moved = before.s.phase == MOVE
    ended = seats + 1 - int(before.s.to_move) if moved else 0
    due = _clockwise(after, first, ended)
    if after.s.phase != MOVE and after.s.ending not in (BY_LAST, BY_FIFTH):
        return due  # the round is over
    if moved and after.s.turn == before.s.turn:
        return []
    return due[: due.index(int(after.s.turn)) + 1]
