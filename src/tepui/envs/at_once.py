"""The first step of an environment, at once: the rules as they stand until they are compiled.

Another process compiles (`bots.compiling`); when that is done, calls go over to it. Interpreted and
compiled rules agree on every byte, so nobody notices but by the speed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tepui.bots import compiling
from tepui.engine import rule
from tepui.engine.game import Game

Answer = TypeVar("Answer")


class AtOnce:
    """Calls what is compiled, or being compiled."""

    def __init__(self, game: Game, step: str) -> None:
        """`step` is the full name of a function that, given the game, calls all of it once."""
        self._game, self._step = game, step
        self.ready = False

    def __call__(self, function: Callable[..., Answer], *args: object) -> Answer:
        """What a function answers: compiled, if it is."""
        self.ready = self.ready or compiling.aside(self._game, self._step).done.is_set()
        if self.ready:
            return function(*args)
        with rule.calling(rule.Manner.INTERPRET):
            return function(*args)
