"""A table before play: who may sit down and as what, and what people may change: bots for free
seats, other seats, other settings. The first person who sat down decides; if they leave, the next
one does. Each change is an event, and everybody is informed.
"""

import msgspec

from tepui.engine.game import Game
from tepui.engine.play.match import Match
from tepui.rating.anchors import anchors
from tepui.server import messages as ms
from tepui.server.errors import NotAllowed, Refused, TooMuch
from tepui.server.table import bots
from tepui.server.table import events as ev
from tepui.server.table.draft import Draft
from tepui.server.table.names import BOTS, clean_name, disambiguate
from tepui.server.table.state import TableState

MOST_BEFORE = 1000  # events before play: nobody can come and go for ever

Act = ms.Fill | ms.Free | ms.Shift | ms.Settle


def carry_out(draft: Draft, seat: int, message: Act) -> None:
    """Do what a seat asks for, or refuse with a sentence."""
    _still_open(draft.state)
    match message:
        case ms.Fill(_, other, level):
            _fill(draft, seat, other, level)
        case ms.Free(_, other):
            _free(draft, seat, other)
        case ms.Shift(_, to):
            if to not in draft.state.empty():
                raise Refused("server-seat-taken")
            draft.add(ev.Shifted(seat, to))
        case ms.Settle():
            _settle(draft, seat, message)


def seat_for(draft: Draft, wish: ms.Join) -> int:
    """The seat for somebody who comes: a free one; during play, that of somebody who has left, of
    whom nothing but their moves stays at the table.
    """
    table = draft.state
    free = table.empty() if table.status == "open" else vacant(table)
    if table.status != "open" and not free:
        raise Refused(f"server-is-{table.status}")
    if table.status == "open" and table.next >= MOST_BEFORE:
        raise TooMuch("server-enough")
    seat = wish.seat if wish.seat is not None else free[0] if free else None
    if seat is None or seat not in free:
        raise Refused("server-seat-taken")
    if table.status != "open":
        draft.add(ev.Freed(seat))
    return seat


def sat(table: TableState, seat: int, name: str, key: str, person: str) -> ev.Sat:
    """Seat somebody. At a rated table people need an account, and cannot play themselves."""
    if not table.head.rated:
        person = ""
    elif not person:
        raise NotAllowed("server-rated-who")
    elif person in table.persons:
        raise Refused("server-rated-twice")
    return ev.Sat(seat, _name(table, name), key, person)


def _name(table: TableState, wanted: str) -> str:
    """A name as it is shown at a table, distinct from those of people and bots."""
    others = [name for name in table.names if name]
    return disambiguate(clean_name(wanted), [*others, *BOTS])  # a bot may sit down later


def vacant(table: TableState) -> list[int]:
    """Seats that somebody else may take during play, if results are not compared and the former
    person's number is not in the shuffle.
    """
    head = table.head
    own = head.rated or head.daily or head.duplicate is not None or head.tournament or head.numbers
    if own or table.status not in ("playing", "paused"):
        return []
    return sorted(seat for seat in table.free if table.is_bot(seat))


def stand_up(draft: Draft, seat: int) -> None:
    """Leave a table before play. If nobody else sits there, it is closed."""
    _still_open(draft.state)
    draft.add(ev.Freed(seat))
    if not draft.state.arrivals:
        draft.add(ev.Closed("abandoned"))


def cancel(draft: Draft, seat: int) -> None:
    """Close a table before play."""
    _still_open(draft.state)
    _settles(draft.state, seat)
    draft.add(ev.Closed("cancelled"))


def _fill(draft: Draft, seat: int, other: int, level: str) -> None:
    table = draft.state
    _settles(table, seat)
    if other not in table.empty():
        raise Refused("server-seat-taken")
    if table.head.rated:
        rated_level(table.game, level)
    draft.add(ev.Filled(other, bots.check(level)))


def _free(draft: Draft, seat: int, other: int) -> None:
    """A seat that may be freed: a bot's, or that of somebody who is gone."""
    table = draft.state
    _settles(table, seat)
    if other in table.empty() or other not in range(table.seats):
        raise Refused("server-seat-free")
    gone = table.absent is False and other not in table.here and other != seat
    if not table.is_bot(other) and not gone:
        raise NotAllowed("server-seat-kept")
    draft.add(ev.Freed(other))


def _settle(draft: Draft, seat: int, message: ms.Settle) -> None:
    table, head = draft.state, draft.state.head
    _settles(table, seat)
    if head.rated and message.hints:
        raise Refused("server-rated-plain")
    options = table.game.settle_options(message.options, table.head.rules)
    if head.start and options != head.options:
        raise Refused("server-settled-start")
    terms = ms.terms_of(message) | {
        "options": options, "clock": clock_of(head.rated, message.clock),
        "absence": absence_of(head.rated, head.live, message.clock, message.absence),
    }  # fmt: skip
    if terms != ms.terms_of(head):
        draft.add(ev.Settled(seat, **terms))


def clock_of(rated: bool, clock: ms.Clock) -> ms.Clock:
    """A rated table's clock. No bot moves for a rated person: out of time means gone."""
    return msgspec.structs.replace(clock, then="seat") if rated else clock


def absence_of(rated: bool, live: bool, clock: ms.Clock, wished: int) -> int:
    """Seconds until a bot may sit in: only where no other clock runs, and nothing counts."""
    return 0 if rated or not live or clock.kind != "none" else wished


def rated_level(game: Game, level: str) -> None:
    """Refuse a bot that has no rating of its own."""
    known = anchors(game.id)
    if known is None:
        raise Refused("server-not-rated", game=game.title)
    if level not in known.levels:
        raise Refused("server-rated-bot", level=level, levels=", ".join(known.levels))


def check_rated(game: Game, wish: ms.Wish, begun: Match | None) -> None:
    """Refuse a rated table that would not measure anything."""
    if anchors(game.id) is None:
        raise Refused("server-not-rated", game=game.title)
    for who in wish.who:
        level = who.removeprefix("bot:")
        if level != who:
            rated_level(game, level)
    if wish.hints or begun is not None:
        raise Refused("server-rated-plain")


def player(who: str) -> str:
    """A seat as requested: a person's, or a bot's of some level."""
    if who in ("me", "friend"):
        return "person"
    if who.startswith("bot:"):
        return bots.check(who.removeprefix("bot:"))
    raise Refused("server-who", who=who)


def _still_open(table: TableState) -> None:
    if table.status != "open":
        raise Refused("server-begun")
    if table.head.duplicate is not None:
        raise Refused("server-match-settled")
    if table.telling():  # whoever knows the others' numbers must not choose the deal
        raise Refused("server-telling")


def _settles(table: TableState, seat: int) -> None:
    if table.arrivals[:1] != (seat,):
        raise NotAllowed("server-not-opener")
