"""A moment of a finished game, to be played on from: what one seat knew, the rest dealt again.

The new table knows no more of the old game than that seat did: the position is hidden for it, and
what it could not know is guessed.
"""

from collections.abc import Iterator
from itertools import islice

from tepui.engine.play import log as logs
from tepui.engine.play.match import Match
from tepui.engine.play.position import Position
from tepui.server.errors import Refused, TooMuch


def moment(log: logs.Log, ply: int, seat: int, seed: int, most: int) -> Match:
    """A match that starts before small move number `ply` of a log, from what a seat knew then."""
    if log.running:
        raise Refused("server-not-over")
    if seat >= log.seats:
        raise Refused("server-bad-seat", seat=seat)
    if ply > most:
        raise TooMuch("server-long-game", most=most)
    if log.unknown and seat != log.written:
        raise Refused("server-not-your-moment")
    match = logs.opening(log)
    position = match.start
    steps = 0
    for after in islice(_positions(log, match), ply):
        position, steps = after, steps + 1
    if steps < ply:
        raise Refused("server-no-such-step", step=ply, most=steps)
    world = dealt_again(position, seat, seed)
    return Match(match.game, match.seats, match.options, match.version, world)


def _positions(log: logs.Log, match: Match) -> Iterator[Position]:
    """The position after each small move; at a real table, as its writer knew it."""
    if log.unknown:
        return (step.after for step in logs.followed(log).steps)
    return (step.after for step in logs.replay(log, match))


def dealt_again(position: Position, seat: int, seed: int) -> Position:
    """A world that a seat cannot tell from this position, made only from what it knows."""
    return position.hidden_from(seat).guessed(seat, seed)
