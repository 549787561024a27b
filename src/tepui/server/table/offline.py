"""A game against bots that goes on without a connection, on the device of whoever plays it.

The device gets nothing but what its seat may know: the hidden position, with every scene. It deals
the rest anew, by a seed of its own, and plays on with the same bots (`tepui.page.offline`). When
the connection is back, it hands in the log; checked whole, it takes the place of what the table
still had before it.
"""

from __future__ import annotations

from typing import NamedTuple

from tepui.engine import log as logs
from tepui.engine.match import Match
from tepui.server.errors import Refused, TooMuch
from tepui.server.messages import OfflineGame
from tepui.server.table import events as ev
from tepui.server.table.draft import Draft
from tepui.server.table.picture import played_again
from tepui.server.table.state import TableState


class Played(NamedTuple):
    """What was handed in, read and checked by itself."""

    log: logs.Log
    match: Match
    id: str  # the same for the same log
    decision: int
    pending: list[str]


def read(handed_in: OfflineGame, most: int) -> Played:
    """Read a log that a device hands in: every move legal, every outcome from its seed."""
    log = logs.read(handed_in.log)
    if len(log.lines) > most:
        raise TooMuch("server-long-game", most=most)
    if log.position is None or log.seed is None:
        raise Refused("server-offline-other")
    match = logs.opening(log)
    logs.verify(log, match)
    digest = handed_in.log.rpartition("digest ")[2].strip()
    return Played(log, match, digest, handed_in.decision, handed_in.pending)


def hand_in(draft: Draft, seat: int, played: Played) -> None:
    """Let a table go on from what was played offline. What does not fit raises."""
    table, log = draft.state, played.log
    if played.id in table.ids[seat]:
        return  # it is stored already: say so again
    if not table.may_go_offline(seat):
        raise Refused("server-offline-not-here")
    _check_same(table, log)
    _check_shown(table, seat, played)
    assert log.position is not None
    assert log.seed is not None
    draft.add(ev.PlayedOffline(seat, log.position, log.seed.hex(), log.construction, played.id))
    for line in played.match.standing():
        bots = line.actor >= 0 and table.is_bot(line.actor)
        draft.play(line.actor, line.moves, by="bot" if bots else "")


def _check_same(table: TableState, log: logs.Log) -> None:
    head = table.head
    assert table.match is not None
    bots = {seat: who for seat, who in enumerate(head.who) if who != "person"}
    here = (head.game, head.rules, head.seats, table.match.options, bots)
    if (log.game, log.version, log.seats, log.options, log.bots) != here or log.numbers:
        raise Refused("server-offline-other")


def _check_shown(table: TableState, seat: int, played: Played) -> None:
    """The game went on from what its seat was shown here last. Since then the seat has made no
    move here, but for those whose answers were lost; what bots have answered to these is nothing
    that it saw."""
    assert table.match is not None
    unheard = sum(id in table.ids[seat] for id in set(played.pending))
    if table.decisions[seat] != played.decision + unheard:
        raise Refused("server-offline-went-on")
    shown = played.match.start.hidden_from(seat)
    steps = played_again(table.match, table.match.lines)
    known = [table.match.start, *(step.after for step in steps)]
    last = next((n for n in reversed(range(len(known))) if known[n].hidden_from(seat) == shown), -1)
    if last < 0:
        raise Refused("server-offline-unknown")
    if not unheard and any(step.actor == seat for step in steps[last:]):
        raise Refused("server-offline-went-on")
