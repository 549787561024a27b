"""A bot's whole phrase: its small moves until somebody else can act.

Within a phrase a bot does not return to a position it has been in: otherwise one that lays a die,
takes it back and lays it again, because it likes each of these moves best, would never finish.
"""

import hmac
import random
from collections.abc import Callable

from tepui.bots.bot import Bot, ask
from tepui.engine.play.position import Position

LONGEST = 100  # small moves of one phrase

Randomness = Callable[[Position], random.Random]  # what a bot draws from, where it stands


def steady(seed: bytes, seat: int) -> Randomness:
    """Randomness that follows from the deal's seed and what a seat may know, and nothing else."""

    def drawn(known: Position) -> random.Random:
        mixed = b"tepui bot 1" + seat.to_bytes(8, "big") + bytes(known.memory)
        return random.Random(hmac.digest(seed, mixed, "sha256"))  # noqa: S311

    return drawn


def phrase(
    bot: Bot, name: str, position: Position, seat: int, randomness: Randomness,
    deadline: float | None = None, most: int = LONGEST,
) -> tuple[int, ...]:  # fmt: skip
    """The small moves of a bot, from what its seat may know; no more than `most`."""
    known = position.hidden_from(seat)
    been: list[bytes] = []
    moves: list[int] = []
    while (legal := known.legal(seat)) and len(moves) < most:
        onward = (
            [move for move in legal if _after(known, seat, move) not in been] if been else legal
        )
        move = ask(bot, name, known, seat, randomness(known), deadline, onward or legal)
        moves.append(move)
        if position.game.notation.ends_line(known.s, seat, move):
            break
        been.append(bytes(known.memory))
        known.apply(seat, move)
        if seat not in known.waiting():
            break
    return tuple(moves)


def _after(known: Position, seat: int, move: int) -> bytes:
    then = known.copy()
    then.apply(seat, move)
    return bytes(then.memory)
