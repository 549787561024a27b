"""What a browser is given so that it thinks in the server's place: reviews, hints, warnings.

A finished game that may be laid open is given as its log. Of everything else a seat's browser gets
what that seat may know and no more: positions hidden from it, moves as it witnessed them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

import tepui
from tepui.coach.story import Act, story_for
from tepui.engine import log as logs
from tepui.engine.game import Game
from tepui.engine.match import Match
from tepui.engine.position import Position

if TYPE_CHECKING:
    from tepui.coach.review import Reviewer


class PositionTask(msgspec.Struct, frozen=True):
    """A position as a seat may know it, to think about. `python`: where the browser's Python is."""

    python: str
    game: str
    seats: int
    options: dict[str, str]
    seat: int
    record: bytes

    def position(self) -> Position:
        """The position."""
        return _position(tepui.game(self.game), self.seats, self.record)


class SeenAct(msgspec.Struct, frozen=True):
    """An act of a game as a seat saw it."""

    ply: int
    actor: int
    moves: list[int]
    before: bytes
    after: bytes


class ReviewTask(msgspec.Struct, frozen=True):
    """A finished game to be reviewed: its log, where it may be laid open, or what `seat` saw of it.
    `python`: where the browser's Python is."""

    python: str
    game: str
    seats: int
    options: dict[str, str]
    seat: int | None
    log: str = ""
    acts: list[SeenAct] = []

    def reviewer(self, pulse: Callable[[], None]) -> Reviewer:
        """What makes the review."""
        from tepui.coach import review  # it thinks, and needs NumPy

        if self.log:
            return review.reviewer_of(logs.read(self.log), self.seat, True, pulse)
        game = tepui.game(self.game)
        acts = [
            Act(
                each.ply, each.actor, tuple(each.moves),
                _position(game, self.seats, each.before), _position(game, self.seats, each.after),
            )
            for each in self.acts
        ]  # fmt: skip
        return review.Reviewer(acts, self.seat, False, pulse, self.options)


def position_task(python: str, match: Match, seat: int) -> PositionTask:
    """The position of a match, for a seat's browser."""
    position = match.position
    hidden = bytes(position.hidden_from(seat).memory)
    return PositionTask(python, position.game.id, position.seats, dict(match.options), seat, hidden)


def own_review_task(python: str, match: Match, seat: int) -> ReviewTask:
    """A game for the review of a seat's own choices, as it saw it."""
    position = match.position
    acts = [
        SeenAct(
            act.ply, act.actor, list(act.moves),
            bytes(act.before.memory), bytes(act.after.memory),
        )
        for act in story_for(match, seat)
    ]  # fmt: skip
    return ReviewTask(
        python, position.game.id, position.seats, dict(match.options), seat, acts=acts
    )


def open_review_task(python: str, text: str, first: int | None) -> ReviewTask:
    """A game that may be laid open; `first` is whose choices are looked at before all others."""
    read = logs.read(text)
    return ReviewTask(python, read.game, read.seats, dict(read.options), first, text)


def _position(game: Game, seats: int, record: bytes) -> Position:
    position = Position.opening(game, seats).copy()
    position.memory[:] = record
    return position
