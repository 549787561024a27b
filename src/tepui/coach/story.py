"""A finished game as the coach reads it, act by act; what was taken back is gone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tepui.engine.contract import CHANCE
from tepui.engine.errors import TepuiError
from tepui.engine.log import Log, resume
from tepui.engine.match import Line, Match
from tepui.engine.position import Position


class NotFinished(TepuiError):
    """A game that cannot be reviewed before its end."""


@dataclass(frozen=True)
class Act:
    """One small move of a seat or the clock; or a run of chance, up to the next decision."""

    ply: int  # of its first small move, in the log
    actor: int
    moves: tuple[int, ...]  # one, but for chance
    before: Position
    after: Position


def story_of(log: Log) -> list[Act]:
    """The acts of a log, checked move by move."""
    return story(resume(log))


def story(match: Match) -> list[Act]:
    """The acts of a match that is over."""
    if not match.position.over():
        raise NotFinished("coach-not-finished")
    position = match.start
    acts: list[Act] = []
    for ply, line in _standing(match.lines):
        for k, move in enumerate(line.moves):
            before, position = position, position.copy()
            position.apply(line.actor, move)
            if line.actor == CHANCE and acts and acts[-1].actor == CHANCE:
                last = acts.pop()
                acts.append(Act(last.ply, CHANCE, (*last.moves, move), last.before, position))
            else:
                acts.append(Act(ply + k, line.actor, (move,), before, position))
    return acts


def _standing(lines: Iterable[Line]) -> list[tuple[int, Line]]:
    """The lines that were not taken back, each with the ply of its first move."""
    kept: list[tuple[int, Line]] = []
    ply = 0
    for line in lines:
        if line.is_undo:
            kept.pop()
            ply += 1
        else:
            kept.append((ply, line))
            ply += len(line.moves)
    return kept


def result_of(acts: Sequence[Act]) -> list[float]:
    """Each seat's share of the victory."""
    places = acts[-1].after.places()
    return [(place == 1) / places.count(1) for place in places]
