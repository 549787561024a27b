"""Finds the games: each package in the folders of `folders.py` whose `GAME` describes one.

Only that description is loaded, so listing the games is fast. A game from outside that cannot be
loaded is left out; the others are not affected.
"""

from functools import cache

from tepui.engine.folders import OWN, SPECIMENS, load, packages
from tepui.engine.game import Game
from tepui.engine.text.errors import UnknownGame

_left_out: dict[str, str] = {}  # why, by the game's folder


@cache
def _installed() -> tuple[Game, ...]:
    games: list[Game] = []
    for folder, package in packages():
        try:
            game = load(package).GAME
            if not isinstance(game, Game):
                raise TypeError("GAME is not a Game")
            games.append(game)
        except Exception as wrong:
            if folder.parent == OWN:
                raise
            _left_out[str(folder)] = reason(wrong)
    return tuple(sorted(games, key=lambda game: game.id))


def all_games() -> tuple[Game, ...]:
    """All games, in order of their ids."""
    games = _installed()
    if not _left_out:
        return games
    return tuple(game for game in games if str(game.folder) not in _left_out)


def shelf() -> tuple[Game, ...]:
    """All games as they are offered: the lightest first, then the shortest."""
    return tuple(sorted(all_games(), key=lambda game: (game.weight, game.minutes, game.id)))


def game(id: str) -> Game:
    """The game with this id."""
    for each in all_games():
        if each.id == id:
            return each
    if id in specimens():
        found: Game = load(f"tepui.specimens.{id}").GAME
        return found
    raise UnknownGame("engine-unknown-game", id=id, known=", ".join(g.id for g in all_games()))


@cache
def specimens() -> tuple[str, ...]:
    """The ids of games for research, which are not listed: see `tepui.specimens`."""
    return tuple(sorted(init.parent.name for init in SPECIMENS.glob("*/__init__.py")))


def leave_out(game: Game, wrong: Exception) -> None:
    """Remove a game whose code cannot be loaded. One of our own raises."""
    if game.folder.parent == OWN:
        raise wrong
    _left_out[str(game.folder)] = reason(wrong)


def left_out() -> dict[str, str]:
    """The folders of games that could not be loaded, and why."""
    return dict(_left_out)


def reason(wrong: Exception) -> str:
    """What went wrong, in a line."""
    return f"{type(wrong).__name__}: {wrong}".splitlines()[0][:300]
