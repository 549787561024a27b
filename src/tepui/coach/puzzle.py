"""A game's puzzles, as its folder stores them: a position, a seat, and how good each move is.

`tepui lab puzzles` finds them (`lab/puzzles.py`). The position is a world guessed from what
its seat knew, so it contains nothing else; it is checked like any position from outside.
"""

import hashlib
from functools import cache
from pathlib import Path

import msgspec

from tepui.coach.reasons import Reason, reasons
from tepui.coach.verdicts import RatedMove
from tepui.engine import registry
from tepui.engine.game import Game
from tepui.engine.play import start_position
from tepui.engine.play.position import Position


class Puzzle(msgspec.Struct, frozen=True):
    """A choice with one good answer, or two equally good ones."""

    seats: int
    seat: int
    options: dict[str, str]
    rules: int
    position: str  # as text: see `engine.play.start_position`
    moves: list[RatedMove]  # the best first
    answers: list[int]
    tempting: int  # the move that an easy bot plays
    theme: str  # the first reason for the answer
    rule: str
    verbs: str  # of the answer and of the tempting move
    gap: float  # between the answers and the rest, in equally likely worlds
    # On the scale of the bots: an easy one is at 0, the next levels at 1, 2, 3; each finds half of
    # the puzzles of its own difficulty. None: not fitted yet.
    difficulty: float | None = None
    weighed: float | None = None  # the gap in worlds weighted by what opponents did, by the net

    @property
    def id(self) -> str:
        """A name that depends only on the question, not on its place among the others."""
        return hashlib.sha256(f"{self.seat} {self.position}".encode()).hexdigest()[:16]


def file_of(game: Game) -> Path:
    """Where a game's puzzles are kept."""
    return game.folder / "puzzles.json"


def kept(file: Path) -> list[Puzzle]:
    """The puzzles of a file; none where there is no file."""
    return msgspec.json.decode(file.read_bytes(), type=list[Puzzle]) if file.is_file() else []


def keep(file: Path, puzzles: list[Puzzle]) -> None:
    """Write puzzles to a file, one per line."""
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in puzzles)
    beside = file.with_name(file.name + ".new")
    beside.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    beside.replace(file)


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """A game's puzzles, easy ones first; of two equally hard ones, the wider gap first."""
    stored = kept(file_of(registry.game(game)))
    return tuple(sorted(stored, key=lambda puzzle: (puzzle.difficulty or 0.0, -puzzle.gap)))


@cache
def by_id(game: str) -> dict[str, Puzzle]:
    """A game's puzzles by their names."""
    return {puzzle.id: puzzle for puzzle in puzzles(game)}


def position_of(game: Game, puzzle: Puzzle) -> Position:
    """The position of a puzzle, checked."""
    return start_position.read(game, puzzle.seats, puzzle.options, puzzle.rules, puzzle.position)


def why(game: Game, puzzle: Puzzle, move: int) -> list[Reason]:
    """Why the best is better than a move; for an answer, what only it does."""
    sight = position_of(game, puzzle).seen_by(puzzle.seat)
    if move in puzzle.answers:  # the tempting move was not played, so nothing is said against it
        return [each for each in reasons(sight, puzzle.tempting, move) if each.better]
    return reasons(sight, move, puzzle.moves[0].move)
