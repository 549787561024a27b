"""`tepui build`: compile a game's rules, search and nets into its WebAssembly module."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

from tepui.cli.command import argument, option
from tepui.cli.language import current, say, tell
from tepui.cli.options import OLD_FOLDER
from tepui.engine import registry
from tepui.engine.folders import OWN
from tepui.engine.game import Game
from tepui.engine.text.errors import BadOption


@argument("folders", nargs=-1, type=OLD_FOLDER)
@option("--check", is_flag=True)
def build(folders: Sequence[Path], check: bool) -> None:
    """Build the modules of some games, or those of ours that are stale; or only say which are."""
    from tepui.lab.build import build as built
    from tepui.lab.build import refusal

    failed = False
    for game in _games(folders):
        why = refusal(game)
        if check:
            said = why.text(current()) if why else say()("cli-built-fresh", title=game.title)
            tell(said, err=why is not None)
            failed = failed or why is not None
        elif not check and (folders or why is not None):
            tell(say()("cli-building", title=game.title), err=True)
            path = built(game)
            kilobytes = round(path.stat().st_size / 1000)
            tell(say()("cli-built", file=str(path), kilobytes=kilobytes))
    if failed:
        raise SystemExit(1)


def _games(folders: Sequence[Path]) -> Iterator[Game]:
    """The games of these folders; without any, our own."""
    if not folders:
        yield from (game for game in registry.all_games() if game.folder.parent == OWN)
        return
    parents = dict.fromkeys(str(folder.resolve().parent) for folder in folders)
    known = os.environ.get("TEPUI_GAMES", "").split(os.pathsep)
    # The folders are searched when games are first asked for: by us, and by who builds for us.
    os.environ["TEPUI_GAMES"] = os.pathsep.join(filter(None, [*known, *parents]))
    games = {game.folder.resolve(): game for game in registry.all_games()}
    for folder in folders:
        if folder.resolve() not in games:
            raise BadOption("cli-no-game-in", folder=str(folder))
        yield games[folder.resolve()]
