"""`tepui golden`: random games for tests, one log for each end reason and seat count."""

import random
from collections.abc import Iterator
from pathlib import Path

import click

import tepui
from tepui.cli.command import argument, option
from tepui.cli.language import say, tell
from tepui.cli.options import FOLDER, force, may_write, seeded, write_text
from tepui.engine.folders import OWN
from tepui.engine.game import Game
from tepui.engine.play import fair, log
from tepui.engine.play.match import Match

NAMES = ("Anne", "Bruno", "Carla", "David", "Emma", "Felix")


@argument("game")
@option("--games", type=click.IntRange(1), default=200)
@seeded
@option("--out", "-o", type=FOLDER)
@force
def golden(game: str, games: int, seed: int, out: Path | None) -> None:
    """Play until every end reason has occurred at every seat count, or `games` games are played."""
    chosen = tepui.game(game)
    folder = out or _tests(chosen) / "golden"
    may_write(*(folder / f"{ending}-{n}.log" for n in chosen.seats for ending in chosen.endings))
    seen: set[str] = set()
    for seats in chosen.seats:
        for ending, text in _endings(chosen, seats, games, seed):
            file = folder / f"{ending}-{seats}.log"
            folder.mkdir(parents=True, exist_ok=True)
            write_text(file, text)
            tell(say()("cli-golden-wrote", file=str(file)))
            seen.add(ending)
    for ending in chosen.endings:
        if ending not in seen:
            tell(say()("cli-golden-missing", ending=ending, games=games), err=True)
    if seen != set(chosen.endings):
        raise SystemExit(1)


def _tests(game: Game) -> Path:
    """Where a game's tests are: among ours, or in the folder of a game from outside."""
    ours = game.folder.parent == OWN
    return Path("tests") / "games" / game.id if ours else game.folder / "tests"


def _endings(game: Game, seats: int, games: int, seed: int) -> Iterator[tuple[str, str]]:
    """The first log of each end reason, among this many games."""
    missing = set(game.endings)
    for number in range(games):
        if not missing:
            return
        rng = random.Random(f"{seed}-{seats}-{number}")  # noqa: S311  # these games are not secret
        ending, text = _played(game, seats, rng)
        if ending in missing:
            missing.remove(ending)
            yield ending, text


def _played(game: Game, seats: int, rng: random.Random) -> tuple[str, str]:
    """A game of players who make random moves: its end reason, and its log."""
    match = Match(game, seats, game.simulated({}))
    secret = rng.randbytes(32)
    table = fair.table_name(game.id, match.version, match.seats, match.options)
    deal = fair.FairDeal(secret, table)
    while True:
        match.run_chance(deal)
        ending = match.position.ending()
        if ending is not None:
            return ending, log.write(match, players=list(NAMES[:seats]), seed=secret)
        seat = rng.choice(match.position.waiting())
        match.play(seat, (rng.choice(match.legal(seat)),))
