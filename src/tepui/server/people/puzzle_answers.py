"""Puzzles and the people who solve them: answers are stored, everything else is computed from them.

What is stored is the move, not whether it was right: the puzzles say that. So everything can be
recomputed, and an answer to a puzzle that no longer exists counts for nothing.
"""

import asyncio
from collections.abc import Sequence

from tepui.coach.puzzle import Puzzle, by_id
from tepui.rating.puzzles import Answered, Solved
from tepui.server.store.contract import Answer, wall
from tepui.server.store.store import Store

BATCH = 500
KEPT = 730 * 86_400.0  # seconds


class PuzzleAnswers:
    """How hard this server's people find the puzzles."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._games: dict[str, _Folded] = {}

    async def answer(self, game: str, puzzle: Puzzle, person: str, move: int) -> bool:
        """Store somebody's answer. Returns whether it counts: the first one to a puzzle does."""
        return await self.store.puzzles.add(Answer(person, game, puzzle.id, move, wall()))

    async def of(self, game: str) -> Solved:
        """What all answers to a game's puzzles so far say."""
        folded = self._games.setdefault(game, _Folded(self.store, game))
        return await folded.now()

    async def tidy(self) -> None:
        """Delete what is old."""
        await self.store.puzzles.tidy(wall() - KEPT)


class _Folded:
    """The answers to one game's puzzles, added as they come."""

    def __init__(self, store: Store, game: str) -> None:
        self.store, self.game = store, game
        self._lock = asyncio.Lock()
        self._begin()

    def _begin(self) -> None:
        self._solved, self._count = Solved(), 0
        self._last = Answer("", self.game, "", 0, 0.0)

    async def now(self) -> Solved:
        async with self._lock:
            await self._go_on()
            if self._count != await self.store.puzzles.count(self.game):
                # Some were deleted, or one that was given earlier was stored later.
                self._begin()
                await self._go_on()
            return self._solved

    async def _go_on(self) -> None:
        while answers := await self.store.puzzles.after(self._last, BATCH):
            await asyncio.to_thread(self._take, answers)

    def _take(self, answers: Sequence[Answer]) -> None:
        for each in answers:
            puzzle = by_id(self.game).get(each.puzzle)
            if puzzle is not None:
                right, hard = each.move in puzzle.answers, puzzle.difficulty or 0.0
                self._solved.take(Answered(each.person, each.puzzle, hard, right))
            self._last = each
            self._count += 1
