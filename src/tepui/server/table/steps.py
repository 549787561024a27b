"""The story of a table: small move by small move, and who came and went in between."""

from typing import Literal, NamedTuple

from tepui.engine.play.match import Match
from tepui.engine.play.position import Position, SmallMove
from tepui.engine.rules.contract import NOTHING
from tepui.engine.text.errors import BadNotation


class SeatChange(NamedTuple):
    """Somebody has left in play, has come back, takes the place of somebody who left, or has played
    on offline; everybody sees it. `after` this many small moves."""

    after: int
    seat: int
    what: Literal["left", "came-back", "took-over", "played-offline"]


Step = SmallMove | SeatChange


def alone(position: Position, seat: int) -> bool:
    """Whether only this seat could act."""
    others = [other for other in range(position.seats) if other != seat]
    return not any(position.legal(other) for other in others)


def noticed(step: SmallMove, viewer: int) -> bool:
    """Whether a viewer sees that something happened. What a spectator notices, everybody does."""
    return step.move is None or step.seen_by(viewer) != NOTHING


def sand_of(position: Position) -> float | None:
    """The seconds after which the game's clock makes its move; None if it has no such clock."""
    seconds = position.game.clock_seconds
    return None if seconds is None or not position.clock() else float(seconds(position.s))


def phrases_of(match: Match, actor: int, moves: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Legal moves in parts that can each be written as a phrase: the whole, or small moves."""
    try:
        if match.parse(actor, match.text(actor, *moves)) == moves:
            return [moves]
    except BadNotation:
        pass
    return [(move,) for move in moves]
