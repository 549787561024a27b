"""A finished game as the coach reads it, act by act, without what was undone.

`story` is the whole game laid open; `story_for` is what one seat saw of it, and nothing else;
`story_written` is the same for a game at a real table, from the log of whoever wrote it down.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tepui.engine.play.log import Log, followed, resume
from tepui.engine.play.match import Line, Match
from tepui.engine.play.position import Position
from tepui.engine.rules.contract import CHANCE, NOTHING
from tepui.engine.text.errors import TepuiError


class NotFinished(TepuiError):
    """A game that is not over, and so cannot be reviewed."""


@dataclass(frozen=True)
class Act:
    """One small move of a seat or the clock, or a run of chance up to the next decision."""

    ply: int  # of its first small move, in the log of whoever's story it is
    actor: int
    moves: tuple[int, ...]  # a single move, unless it is chance
    before: Position
    after: Position


def story_of(log: Log) -> list[Act]:
    """The acts of a log, checked move by move."""
    return story(resume(log))


def story(match: Match) -> list[Act]:
    """The acts of a match, laid open."""
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


def story_for(match: Match, seat: int) -> list[Act]:
    """What a seat saw of a match: its positions hidden, its moves as witnessed.

    Acts are numbered as in that seat's own log, so that no number reveals what went unnoticed.
    """
    position, acts, ply = match.start, list[Act](), 0
    before: list[tuple[Position, int, bool]] = []  # of each standing line: where, how many, shown
    for line in match.lines:
        if line.is_undo:
            position, kept, shown = before.pop()
            del acts[kept:]
            ply += shown
            continue
        start, kept, first = position, len(acts), ply
        for move in line.moves:
            seen = position.witness(line.actor, move, seat)
            earlier, position = position, position.copy()
            position.apply(line.actor, move)
            if seen != NOTHING:
                hidden = (each.hidden_from(seat) for each in (earlier, position))
                acts.append(Act(ply, line.actor, (seen,), *hidden))
                ply += 1
        before.append((start, kept, ply > first))
    return acts


def story_written(log: Log) -> list[Act]:
    """What the writer of a log from a real table saw, in the same form as `story_for`."""
    return [
        Act(ply, step.actor, (step.move,), step.before, step.after)
        for ply, step in enumerate(followed(log).steps)
    ]


def _standing(lines: Iterable[Line]) -> list[tuple[int, Line]]:
    """The lines that were not undone, each with the ply of its first move."""
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
