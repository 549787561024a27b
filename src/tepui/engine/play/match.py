"""One game being played: its settings, its position, and everything that has happened.

A match checks every move, and applies a whole phrase (a tuple of small moves) or nothing. It knows
no clock and no network: who moves when is up to the caller.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from tepui.engine.game import Game
from tepui.engine.play import start_position
from tepui.engine.play.position import Position, SmallMove
from tepui.engine.rules.contract import CHANCE, CLOCK
from tepui.engine.text.errors import CannotUndo, IllegalMove

ACTORS = {CHANCE: "*", CLOCK: "!"}


class ChanceSource(Protocol):
    """What decides outcomes: a `FairDeal` at a table, anything in a test.

    It is told where an outcome comes from, and how many were drawn before from each source.
    """

    def pick(self, weights: Sequence[int], source: int, drawn: Mapping[int, int]) -> int: ...


class Line(NamedTuple):
    """One line of a log: an actor's phrase, or (no moves) its taking back of the phrase before."""

    actor: int
    moves: tuple[int, ...]

    @property
    def is_undo(self) -> bool:
        return not self.moves


class Match:
    """A game in play.

    >>> import tepui
    >>> match = Match(tepui.game("coloretto"), 2)
    >>> match.position.waiting()
    ()
    >>> (drawn,) = match.play(CHANCE, match.parse(CHANCE, "draw toucan for 0"))
    >>> sum(match.position.s.hand[0])
    1
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str] | None = None,
        version: int | None = None,
        start: Position | None = None,
    ) -> None:
        self.game = game
        self.seats = game.settle_seats(seats)
        self.version = game.settle_version(version)  # of the rules: those of its beginning
        self.options = game.settle_options(options or {}, version)
        self.start = Position.opening(game, seats, self.options, self.version)
        self.arranged = start is not None  # begun from a given position, not from the deal
        if start is not None:
            start_position.check(start, self.start)
            self.start = start.copy()
        self.position = self.start
        self.lines: list[Line] = []
        self.drawn: dict[int, int] = {}  # outcomes of chance, by source
        # What can still be taken back: the seats' standing lines since something was shown or
        # drawn, each with the position before it.
        self._undoable: list[tuple[int, Position]] = []
        self.line_open = False  # whether the last phrase could go on

    def __repr__(self) -> str:
        return f"<Match after {len(self.lines)} lines: {self.position}>"

    def copy(self) -> Match:
        """Another match that goes on from here by itself."""
        twin = Match.__new__(Match)
        twin.__dict__ = self.__dict__.copy()
        twin.lines, twin._undoable = self.lines.copy(), self._undoable.copy()
        return twin

    def again(self) -> Match:
        """The match at its beginning."""
        start = self.start if self.arranged else None
        return Match(self.game, self.seats, self.options, self.version, start)

    def legal(self, seat: int) -> list[int]:
        """The seat's legal moves; none when the game is over."""
        return self.position.moves_of(seat)

    def parse(self, actor: int, phrase: str) -> tuple[int, ...]:
        """The small moves that a phrase stands for here."""
        return self.game.notation.parse(self.position.s, actor, phrase)

    def text(self, actor: int, *moves: int) -> str:
        """The notation of moves that could be made here."""
        return self.game.notation.text(self.position.s, actor, moves)

    def play(self, actor: int, moves: Sequence[int]) -> list[SmallMove]:
        """Make a phrase of small moves, all or none. An illegal one raises, and says why."""
        steps, keep, ends = self._tried(actor, moves)
        self._write(actor, tuple(moves), keep, ends)
        if actor == CHANCE:
            for step in steps:
                self.drawn = {**self.drawn, step.source: self.drawn.get(step.source, 0) + 1}
        self.position = steps[-1].after
        return steps

    def check(self, actor: int, moves: Sequence[int]) -> None:
        """Raise, and say why, if this phrase could not be made now."""
        self._tried(actor, moves)

    def _tried(self, actor: int, moves: Sequence[int]) -> tuple[list[SmallMove], bool, bool]:
        """The small moves of a phrase, whether it may be taken back, and whether it ends its
        line."""
        if isinstance(moves, int):
            raise TypeError(f"moves come as a tuple: ({moves},), not {moves}")
        if not moves:
            raise IllegalMove("engine-empty-phrase")
        refusals = self.game.refusals
        steps: list[SmallMove] = []
        at, keep, ends = self.position, True, False
        for move in moves:
            step = at.played(actor, move)
            if step is None:
                raise self.refusal(at, actor, move)
            s = at.s
            if actor < 0 or refusals is None or refusals.reveals(s, actor, move):
                keep = False
            ends = self.game.notation.ends_line(s, actor, move)
            steps.append(step)
            at = step.after
        return steps, keep, ends

    def _write(self, actor: int, moves: tuple[int, ...], keep: bool, ends: bool) -> None:
        """Append a phrase: to the actor's line before, if that is still open, or as a new line."""
        if self.line_open and self.lines[-1].actor == actor:
            self.lines[-1] = Line(actor, self.lines[-1].moves + moves)
        else:
            self.lines.append(Line(actor, moves))
            if keep:
                self._undoable.append((actor, self.position))
        if not keep:
            self._undoable.clear()
        self.line_open = not ends

    def run_chance(self, source: ChanceSource) -> int:
        """Draw and apply outcomes until a seat is awaited or the game is over; how many."""
        count = 0
        while self.position.stand() == (0, ()):  # nobody is awaited, and it goes on
            self.play(CHANCE, (self.outcome(source),))
            count += 1
        return count

    def outcome(self, source: ChanceSource) -> int:
        """What chance brings now."""
        outcomes, where = self.position.chances(), self.position.source()
        index = source.pick([weight for _, weight in outcomes], where, self.drawn)
        return outcomes[index][0]

    def standing(self) -> list[Line]:
        """The lines that were not taken back."""
        kept: list[Line] = []
        for line in self.lines:
            if line.is_undo:
                kept.pop()
            else:
                kept.append(line)
        return kept

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last line may be taken back: nothing was revealed, drawn or decided
        by another since."""
        return bool(self._undoable) and self._undoable[-1][0] == seat

    def undone_with(self, seat: int) -> list[tuple[int, Position]]:
        """The lines that go when a seat's last one is taken back: it, and before it those by which
        others have answered since. Each with its actor and the position before; the newest first.
        None, where something was revealed or drawn since."""
        lines = self._undoable[::-1]
        own = next((n for n, (actor, _) in enumerate(lines) if actor == seat), -1)
        return lines[: own + 1]

    def undo(self, seat: int) -> None:
        """Take the seat's last line back."""
        if not self.can_undo(seat):
            raise CannotUndo("engine-cannot-undo")
        self.position = self._undoable.pop()[1]
        self.lines.append(Line(seat, ()))
        self.line_open = False

    def refusal(self, position: Position, actor: int, move: int) -> IllegalMove:
        """The error that says why a move cannot be made in a position of this match."""
        if position.over():
            return IllegalMove("engine-game-over")
        if actor == CHANCE:
            return IllegalMove("engine-not-by-chance")
        if actor == CLOCK:
            return IllegalMove("engine-not-by-clock")
        if actor not in range(self.seats):
            return IllegalMove("engine-no-such-seat", seat=actor, most=self.seats - 1)
        if not position.legal(actor):
            return IllegalMove("engine-not-awaited")
        if self.game.refusals is None:
            return IllegalMove("engine-not-legal")
        why = self.game.refusals.why_not(position.seen_by(actor), actor, move)
        return IllegalMove(why.key, why=why)
