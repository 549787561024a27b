"""Claims in a race: who was first, given that messages take time.

Where a game has a sandglass, a move that ends somebody's planning is a claim. Claims are held for
HOLD seconds before any is written, then written in the order in which they were made, as far as can
be known: a message counts as sent half a round trip before it arrived, and at most HOLD. So nobody
loses a race because of a slow connection, nobody gains more than HOLD by lying, and nothing that is
written is ever revised.
"""

from collections.abc import Awaitable, Callable, Sequence

from tepui.engine.play.position import Position

HOLD = 0.25  # seconds

Write = Callable[[], Awaitable[None]]


def races(position: Position) -> bool:
    """Whether seats race against each other and the game's clock here."""
    seconds = position.game.clock_seconds
    if seconds is None or not seconds(position.s):
        return False
    return len(position.waiting()) > 1 or bool(position.clock())


def is_claim(position: Position, seat: int, moves: Sequence[int]) -> bool:
    """Whether these moves end the seat's part in a race."""
    if not races(position):
        return False
    after = position.copy()
    for move in moves:
        if move not in after.moves_of(seat):
            return False  # it will be refused, with the reason
        after.apply(seat, move)
    return seat not in after.waiting()


def made_at(arrived: float, latency: float) -> float:
    """When a claim was made that arrives now, over a connection with this round trip."""
    return arrived - min(latency / 2, HOLD)


class Claims:
    """The claims held at a table, each with the time when it was made."""

    def __init__(self) -> None:
        self.held: list[tuple[float, int, Write]] = []

    def hold(self, made: float, write: Write) -> bool:
        """Hold a claim. Returns whether it is the first, so that a release must be scheduled."""
        self.held.append((made, len(self.held), write))
        return len(self.held) == 1

    async def release(self) -> None:
        """Write all claims, in the order in which they were made."""
        held, self.held = sorted(self.held, key=lambda claim: claim[:2]), []
        for _, _, write in held:
            await write()
