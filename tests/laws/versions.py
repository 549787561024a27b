"""A fix of the rules, planted in a copy of Coloretto Amazonas: before it, and after it.

Version 1 lets a card be given to the protected, which rule CA11 forbids; version 2 forbids it, and
goes on allowing it where a game was begun under version 1.

    python -m laws.versions before|after|later|on_gpu FOLDER [TABLE]
"""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

import tepui
from tepui.engine import folders
from tepui.engine.play import fair, log
from tepui.engine.play.match import Match
from tepui.engine.rules.rule import INTERPRETED
from tepui.engine.runtime.machine import bulk_machine_of
from tepui.engine.text.errors import TepuiError
from tepui.server.limits import Addresses

ID = "planted"
MIDDLE = 60  # lines of a game that is broken off
WRONG = "if other != seat:"
RIGHT = "if other != seat and (s.rules < 2 or other != s.protected):"


def plant(folder: Path, version: int) -> None:
    """Write the game as it is in a version."""
    game = folder / ID
    shutil.rmtree(game, ignore_errors=True)
    shutil.copytree(folders.OWN / "coloretto", game, ignore=shutil.ignore_patterns("__pycache__"))
    (game / "policy.py").unlink()  # its shortcut knows the true rules alone
    for file in [*game.glob("*.py"), *game.glob("words/*.ftl")]:
        text = file.read_text("utf-8").replace("tepui.games.coloretto", ID)
        file.write_text(text.replace("coloretto", ID), "utf-8")
    _edit(game / "__init__.py", "version=1", f"version={version}")
    _edit(game / "material.py", '("seats", "i1"),', '("seats", "i1"),\n        ("rules", "i1"),')
    written = "if other != seat and other != s.protected:"
    _edit(game / "rules.py", written, WRONG if version == 1 else RIGHT)
    if version > 1:
        keep = "s.seats = seats\n    s.rules = options[len(options) - 1]"
        _edit(game / "rules.py", "s.seats = seats", keep)


def _edit(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert text.count(old) == 1, (file, old)
    file.write_text(text.replace(old, new), "utf-8")


def forbidden(match: Match, seat: int) -> list[int]:
    """The seat's moves that give a card to the protected."""
    protected = match.position.record[0].protected
    return [
        move
        for move in match.legal(seat)
        if protected != seat and match.text(seat, move).endswith(f" to {protected}")
    ]


def played(match: Match, deal: fair.FairDeal, lines: int = 10**6) -> int:
    """Play at random, giving to the protected where that is possible; how often it was."""
    rng, gifts = random.Random(7), 0
    while not match.position.over() and len(match.lines) < lines:
        match.run_chance(deal)
        for seat in match.position.waiting():
            wrong = forbidden(match, seat)
            gifts += bool(wrong)
            match.play(seat, (rng.choice(wrong or match.legal(seat)),))
            break
    return gifts


def logged(match: Match, seed: bytes) -> str:
    return log.write(match, players=["Ann", "Bob", "Cid"], seed=seed)


def deal_of(match: Match, seed: bytes) -> fair.FairDeal:
    name = fair.table_name(ID, match.version, match.seats, match.options)
    return fair.FairDeal(seed, name)


def before(folder: Path) -> dict[str, Any]:
    """Under version 1: a finished game, a running one, and a table."""
    seed = bytes(range(32))
    whole, some = Match(tepui.game(ID), 3), Match(tepui.game(ID), 3)
    gifts = played(whole, deal_of(whole, seed))
    played(some, deal_of(some, seed), MIDDLE)
    (folder / "whole.log").write_text(logged(whole, seed), "utf-8")
    (folder / "some.log").write_text(logged(some, seed), "utf-8")
    return {"gifts": gifts, "table": asyncio.run(at_a_table(folder, None))}


def after(folder: Path, table: str = "") -> dict[str, Any]:
    """Under version 2: what has become of them, and what is new."""
    game = tepui.game(ID)
    whole = log.read((folder / "whole.log").read_text("utf-8"))
    some = log.resume(log.read((folder / "some.log").read_text("utf-8")))
    new, seed = Match(game, 3), bytes(range(32))
    newer = played(new, deal_of(new, seed))
    (folder / "newer.log").write_text(logged(new, seed), "utf-8")
    found = {
        "verified": log.verify(whole),
        "the same": logged(log.resume(whole), whole.seed or b"") == _text(folder, "whole"),
        "goes on": played(some, deal_of(some, seed)),
        "and verifies": log.verify(log.read(logged(some, seed))),
        "new": newer,
        "rows": [_rows(replace(game, version=version)) for version in (1, 2)],
    }
    if INTERPRETED:
        found["table"] = asyncio.run(at_a_table(folder, table))
        found["new table"] = asyncio.run(at_a_table(folder, None))
    return found


def _text(folder: Path, name: str) -> str:
    return (folder / f"{name}.log").read_text("utf-8")


def _rows(game: Any, games: int = 20) -> str:
    """The fingerprint of random games under the rules of a version."""
    from tepui.lab.chunk import SCORES, play_games
    from tepui.lab.digest import digest

    scratch, rng = np.zeros(game.longest, np.int64), np.zeros(game.streams, np.uint64)
    rows = np.zeros((games, SCORES + 6), np.int64)
    codes = np.array(game.pack_options({}), np.int64)
    a = np.zeros(2, game.material.RECORD)
    machine = bulk_machine_of(game)
    machine.run(play_games, a, 3, codes, 5, 0, rng, scratch, np.zeros_like(scratch), rows)
    return digest([rows])


def on_gpu(folder: Path) -> list[str]:
    """The same games on a GPU."""
    from tepui.lab.digest import digest
    from tepui.lab.gpu import random_games as gpu

    games = [replace(tepui.game(ID), version=version) for version in (1, 2)]
    return [digest(gpu.Launches(game, 3, 20, 5, {})) for game in games]


async def at_a_table(folder: Path, id: str | None) -> dict[str, Any]:
    """A table of the server: opened, or found again; a gift to the protected is made, if legal."""
    from server.kit import FREE, sqlite_at
    from server.seats import Nobody, Seat
    from tepui.server import messages as ms
    from tepui.server.store.open import opened
    from tepui.server.table.opening import Opening
    from tepui.server.table.tables import Tables

    async with opened(sqlite_at(folder)) as store:
        house = Tables(store, Addresses(FREE), Nobody())
        if id is None:
            one = await Opening(house).open(
                ms.Wish(game=ID, who=["me", "friend", "friend"], name="Ann")
            )
            for name in ("Bob", "Cid"):
                await house.join(one.table, ms.Join(name, None, one.invitation))
            id = one.table
        live, gifts = await house.find(id), 0
        for _ in range(30):
            match = live.state.match
            assert match is not None
            if live.state.status == "over":
                break
            (seat,) = live.state.awaited()
            wrong = forbidden(match, seat)
            gifts += bool(wrong)
            await Seat(live, seat).move((wrong or match.legal(seat))[-1])
        again = await Opening(house).rematch(live) if live.state.status == "over" else None
        rules = (await house.find(again)).state.head.rules if again else None
        await house.stop()
        return {"id": id, "rules": live.state.head.rules, "gifts": gifts, "rematch": rules}


def later(folder: Path, table: str) -> list[str]:
    """Under version 1 again, with what version 2 has written: sentences."""
    said = []
    for ask in (
        lambda: log.read(_text(folder, "newer")),
        lambda: asyncio.run(at_a_table(folder, table)),
    ):
        try:
            ask()
        except TepuiError as wrong:
            said.append(str(wrong))
    return said


if __name__ == "__main__":
    act = {"before": before, "after": after, "later": later, "on_gpu": on_gpu}[sys.argv[1]]
    print(json.dumps(act(Path(sys.argv[2]), *sys.argv[3:])))
