"""What the browser does in a server's place: reviews, hints and warnings, from what it was given.

The browser's worker calls this; tasks and answers are JSON, as the server's are.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from tepui.coach.caution import caution
from tepui.server import messages as ms
from tepui.server.http.messages import OwnFindings, Reviewed
from tepui.server.table.bots import advised
from tepui.server.table.reviews import findings
from tepui.server.table.tasks import PositionTask, ReviewTask

ALIVE = 1.0  # seconds from one sign of life to the next

Post = Callable[[str], None]  # hears an answer; an empty one is a sign of life


def review(task: str, post: Post) -> None:
    """Make a review; `post` hears how it grows."""
    asked, told = msgspec.json.decode(task, type=ReviewTask), time.monotonic()

    def pulse() -> None:
        nonlocal told
        if time.monotonic() - told > ALIVE:
            told = time.monotonic()
            post("")

    for found in asked.reviewer(pulse).stages():
        post(_text(Reviewed(found.done, found)))


def found(review: str, seat: int) -> str:
    """What a whole review says of a seat's choices in short."""
    made = msgspec.json.decode(review, type=Reviewed).review
    assert made is not None
    short = next(each for each in findings(made) if each.seat == seat)
    skill = next(each for each in made.skill if each.seat == seat)
    return _text(OwnFindings(short.lost, short.choices, short.worst, short.ply, skill.error_rate))


def hint(task: str) -> str:
    """Advice for a seat."""
    asked = msgspec.json.decode(task, type=PositionTask)
    return _text(ms.Advice("", *advised(asked.position(), asked.seat, asked.options)))


def weigh(task: str, message: str) -> str:
    """A word before a mistake, about moves as they would be asked of the server."""
    asked = msgspec.json.decode(task, type=PositionTask)
    move = msgspec.json.decode(message, type=ms.Weigh)
    position, seat = asked.position(), asked.seat
    moves = tuple(move.moves)
    if move.phrase is not None:
        moves = position.game.notation.parse(position.seen_by(seat).s, seat, move.phrase)
    return _text(ms.Weighed("", caution(position, seat, moves, asked.options)))


def _text(told: msgspec.Struct) -> str:
    return msgspec.json.encode(told).decode()
