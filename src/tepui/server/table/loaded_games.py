"""The games that a worker has loaded, and how: the first time on a machine, each is compiled."""

import asyncio
import logging
from collections.abc import Callable, Iterable

from tepui.engine import registry
from tepui.engine.folders import OWN
from tepui.engine.game import Game
from tepui.engine.play.position import Position
from tepui.engine.rules.contract import SPECTATOR

journal = logging.getLogger("tepui.server")


class LoadedGames:
    """Which games can be played at once; whoever needs another one waits for that alone."""

    def __init__(self) -> None:
        self.wanted: list[str] = []  # those that somebody waits for
        self._coming: dict[str, asyncio.Event] = {}

    def expect(self, games: Iterable[str]) -> None:
        """These are still to be loaded."""
        self._coming = {game: asyncio.Event() for game in games}

    def has(self, game: str) -> bool:
        """Whether a game can be played at once."""
        return game not in self._coming

    async def wait_for(self, game: str) -> None:
        """Return when a game is loaded; it is loaded before those that nobody waits for."""
        if coming := self._coming.get(game):
            self.wanted.append(game)
            await coming.wait()

    async def load(self, load: Callable[[str], None]) -> None:
        """Load all, those that people want first."""
        while self._coming:
            game = next((each for each in self.wanted if each in self._coming), None)
            game = game or next(iter(self._coming))
            try:
                await asyncio.to_thread(load, game)
            except Exception:  # noqa: BLE001  # whoever asks for it is told why; the others go on
                journal.exception("the game %s cannot be loaded", game)
            self._coming.pop(game).set()


def outsiders() -> list[Game]:
    """The games from outside this repository."""
    return [game for game in registry.all_games() if game.folder.parent != OWN]


def warm(game: Game) -> None:
    """Load a game, compiled or not. One from outside that cannot be loaded is left out."""
    try:
        position = Position.opening(game, game.seats[0])
        for seat in (0, SPECTATOR):
            game.views.view(position.seen_by(seat))
        for _ in (game.notation, game.narration, game.refusals):
            pass
    except Exception as wrong:  # noqa: BLE001  # a game of the host's own may raise anything
        registry.leave_out(game, wrong)
