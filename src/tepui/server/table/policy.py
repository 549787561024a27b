"""Who may see what of a table, and of a deal that others play as well. All such questions are
answered here.

A day's deal is shared by all who try it, a match's by its tables. It is sealed as long as somebody
may still play it; until then a seat is shown what it saw itself, and others see nothing. Secrets
within a position are hidden elsewhere (`Position.seen_by`): this is about whole games.
"""

from __future__ import annotations

from typing import NamedTuple

from tepui.daily.deal import day_of
from tepui.engine.rules.contract import SPECTATOR
from tepui.server.errors import NotAllowed, Refused
from tepui.server.store.contract import wall
from tepui.server.table.state import TableState


class SharedDeal(NamedTuple):
    """A deal that several people play, and how far they have come."""

    over: bool  # nobody is still to play it
    played: bool  # the caller has played it

    @property
    def shows_results(self) -> bool:
        """Whether others' results and the par may be shown."""
        return self.over or self.played

    @property
    def shows_deal(self) -> bool:
        """Whether its seed, its tables, and where they diverged may be shown."""
        return self.over


def is_over(day: str) -> bool:
    """Whether a day is over, in UTC: then everybody may know its deal."""
    return day < day_of(wall()).isoformat()


def is_shared(table: TableState) -> bool:
    """Whether others have the same deal."""
    return bool(table.head.daily) or table.head.duplicate is not None


def sealed(table: TableState) -> bool:
    """Whether others may still be about to play this deal."""
    today = bool(table.head.daily) and not is_over(table.head.daily)
    return today or (table.head.duplicate is not None and not table.shown)


def check_shown(table: TableState) -> None:
    """Refuse to reveal a sealed deal."""
    if sealed(table):
        raise Refused("server-daily-sealed" if table.head.daily else "server-match-sealed")


def shows_whole_log(table: TableState) -> bool:
    """Whether everybody who may look gets its complete log, with all cards and the seed."""
    return table.status == "over" and not sealed(table)


def may_watch(table: TableState) -> bool:
    """Whether spectators may follow it live: if they are allowed, and before play begins."""
    return table.head.spectators or table.status == "open"


def may_look(table: TableState, viewer: int) -> None:
    """Refuse a spectator if none are allowed. Whoever may still join may look; so may everybody at
    a shared deal that is shown.
    """
    joinable = table.head.public and table.status == "open"
    shown = is_shared(table) and shows_whole_log(table)
    if viewer == SPECTATOR and not (table.head.spectators or joinable or shown):
        raise NotAllowed("server-no-spectators")


def may_look_back(table: TableState, viewer: int) -> None:
    """Refuse replay and review, with all cards, while the deal is played here or elsewhere."""
    may_look(table, viewer)
    if table.status != "over":
        raise Refused("server-not-over")
    check_shown(table)


def may_review_own(table: TableState, viewer: int) -> None:
    """Refuse the review of a seat's own choices, from what it saw alone, before its game is over:
    the coach helps nobody who is playing. A day's deal is over for its one player while others may
    still play it, and the review reveals nothing that this player has not seen. In a match the same
    people go on with the same deals, so whoever has played one waits for the others.
    """
    if viewer == SPECTATOR:
        raise NotAllowed("server-spectator")
    if table.status != "over":
        raise Refused("server-not-over")
    if table.head.duplicate is not None:
        check_shown(table)
