"""The interface of bots, including those that users write."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from numbers import Integral
from typing import Any, Protocol, cast

import msgspec

from tepui.engine.game import Game
from tepui.engine.play.position import Position
from tepui.engine.rules.sight import Sight
from tepui.engine.text.errors import TepuiError

__all__ = ["Bot", "BotFailed", "BotSeat", "UnknownBot"]


class BotFailed(TepuiError):
    """A bot crashed, was too slow, or chose an illegal move."""


class UnknownBot(TepuiError):
    """No bot has this name."""


@dataclass(frozen=True)
class BotSeat:
    """Where a bot sits."""

    game: Game
    seats: int
    seat: int
    options: dict[str, str] = field(default_factory=dict)

    def position(self, record: Any) -> Position:
        """A position of its own, to try a move on; what the seat may not know is overwritten."""
        return Position(self.game, self.seats, bytearray(bytes(record)))

    def sight(self, record: Any) -> Sight:
        """What a hidden record means, for views and notation."""
        return Sight(self.position(record), self.seat)

    def action(self, record: Any, move: int) -> dict[str, Any]:
        """A legal move as a verb with arguments: `{"verb": "give", "card": "crab", "to": 1}`."""
        action = self.game.choices.action(self.sight(record), self.seat, move)
        return cast(dict[str, Any], msgspec.to_builtins(action))

    def text(self, record: Any, move: int) -> str:
        """A legal move in the notation of logs: `give crab to 1`."""
        return self.game.notation.text(self.sight(record).s, self.seat, (move,))


class Bot(Protocol):
    """A player that is a program, at one seat of one table.

    It may also have `sit(table)`, called once before the game, and `leave()`, called after it.
    """

    def choose(
        self, record: Any, legal: Sequence[int], rng: random.Random, deadline: float | None
    ) -> int:
        """One of the legal moves.

        `record` has the fields of the position, with all that this seat may not know overwritten:
        numbers, tuples and grids. `rng` is the only source of randomness a repeatable bot uses, and
        `deadline` (by `time.monotonic()`) says when the answer is due, if at all.
        """


def ask(
    bot: Bot,
    name: str,
    position: Position,
    seat: int,
    rng: random.Random,
    deadline: float | None = None,
    among: Sequence[int] | None = None,
) -> int:
    """Let a bot choose, from what its seat may know; whatever goes wrong is a `BotFailed`.

    `among`: it is offered only these of its legal moves.
    """
    legal = position.legal(seat) if among is None else among
    record = position.hidden_from(seat).s
    try:
        move = bot.choose(record, list(legal), rng, deadline)
    except BotFailed:
        raise
    except Exception as wrong:
        why = f"{type(wrong).__name__}: {wrong}"
        raise BotFailed("bots-crashed", bot=name, why=why[:300]) from wrong
    if isinstance(move, bool) or not isinstance(move, Integral) or int(move) not in legal:
        some = ", ".join(map(str, legal[:12])) + (", ..." if len(legal) > 12 else "")
        raise BotFailed("bots-illegal", bot=name, move=repr(move)[:60], legal=some)
    return int(move)
