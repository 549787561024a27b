"""Where finished tables of one deal first differed, and what each of them did there.

Tables are compared at positions where one seat alone, or chance, is to act: where several choose at
the same time, it makes no difference who was faster, or changed their mind in between.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tepui.engine.play.duplicate import forks
from tepui.engine.play.match import Match
from tepui.engine.play.position import Position, SmallMove
from tepui.engine.text.event import Event
from tepui.server.table.duplicate import MatchBranch
from tepui.server.table.picture import played_again
from tepui.server.table.steps import alone

MOST = 8  # events to show of one side


class Waypoint(NamedTuple):
    """A position of a table, the small moves made before it, and those since the previous one."""

    record: bytes
    ply: int
    steps: list[SmallMove]


def divergences(matches: Sequence[Match]) -> list[list[MatchBranch]]:
    """Where finished games of one deal diverged, earliest first. It hides nothing."""
    paths = [_path(match) for match in matches]
    branches = []
    for fork in forks([[each.record for each in path] for path in paths]):
        sides = [paths[branch[0]] for branch in fork.branches]
        told = [_events(path[fork.at].steps) if fork.at < len(path) else [] for path in sides]
        branches.append(
            [
                MatchBranch(
                    list(branch),
                    [each for each in mine if any(each not in one for one in told)][:MOST],
                    path[fork.at - 1].ply,
                )
                for branch, path, mine in zip(fork.branches, sides, told, strict=True)
            ]
        )
    return branches


def _path(match: Match) -> list[Waypoint]:
    path = [Waypoint(bytes(match.start.memory), 0, [])]
    since: list[SmallMove] = []
    for ply, step in enumerate(played_again(match, match.lines), 1):
        record = bytes(step.after.memory)
        if step.move is None:  # undone: as if it had never happened
            while len(path) > 1 and path[-1].record != record:
                path.pop()
            path[-1], since = path[-1]._replace(ply=ply), []
            continue
        since.append(step)
        if _is_settled(step.after):
            path.append(Waypoint(record, ply, since))
            since = []
    return path


def _is_settled(position: Position) -> bool:
    waiting = position.waiting()
    return not waiting or (len(waiting) == 1 and alone(position, waiting[0]))


def _events(steps: Sequence[SmallMove]) -> list[Event]:
    """What happened, with nothing hidden."""
    told: list[Event] = []
    for step in steps:
        assert step.move is not None
        narrate = step.before.game.narration.narrate
        told += narrate(step.before.laid_open(), step.actor, step.move, step.after.laid_open())
    return told
