"""The games: one folder each, found by the registry. They do not know each other.

The folder's own name is also the natural name of the list, so the module can be called:
`tepui.games()` gives all games.
"""

from __future__ import annotations

import sys
from types import ModuleType

from tepui.engine.game import Game
from tepui.engine.registry import games as _games


class _Games(ModuleType):
    def __call__(self) -> tuple[Game, ...]:
        return _games()


sys.modules[__name__].__class__ = _Games
