"""Games of bots as a table: one row a game, with every move. Needs the extra `tepui[data]`.

    import pyarrow.parquet
    games = pyarrow.parquet.read_table("games.parquet").to_pylist()

A game is its opening and its moves: `Position.opening(game, seats, options, rules)`, then `apply`
for each of `actors` and `moves`; -1 among the actors is chance.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from tepui import __version__
from tepui.engine.game import Game
from tepui.lab.strength.arena import jobs, run
from tepui.lab.strength.contest import Outcome

ROWS = 1_000  # rows written at a time

SCHEMA = pa.schema(
    [
        ("game", pa.string()),
        ("rules", pa.int16()),  # their version
        ("seats", pa.int8()),
        ("options", pa.map_(pa.string(), pa.string())),
        ("bots", pa.list_(pa.string())),  # by seat
        ("seed", pa.int64()),
        ("deal", pa.int32()),  # every game of a deal has the same chance
        ("number", pa.int32()),
        ("actors", pa.list_(pa.int8())),  # a seat, or -1 for chance
        ("moves", pa.list_(pa.int32())),
        ("ending", pa.string()),  # empty if a bot broke the game off
        ("places", pa.list_(pa.int8())),  # by seat, from 1
        ("scores", pa.list_(pa.int32())),
    ]
)
CARD = """# {title}: {games} games of bots

Written by Tepui {version}: `tepui data {game} --bots {bots} --games {games} --seed {seed}`, which
writes the same file again. Options: {options}. Licence of the data: CC0-1.0. One row a game:

{fields}

Each deal is played once with every bot at every seat. The bots think as long in every game, and do
not learn from one to the next. They are programs: nothing here says how people play.
"""


def write(
    game: Game, bots: Sequence[str], games: int, file: Path, seed: int = 0,
    options: Mapping[str, str] | None = None, workers: int | None = None,
    heard: Callable[[Outcome], None] = lambda outcome: None,
) -> None:  # fmt: skip
    """Play games, and write them to a file with its card beside it."""
    settled = game.simulated(options or {})
    todo = [replace(job, moves=True) for job in jobs(game, bots, games, seed, settled)]
    card = CARD.format(
        title=game.title, game=game.id, games=games, seed=seed, version=__version__,
        bots=",".join(bots), options=", ".join(f"{k}={v}" for k, v in settled.items()) or "none",
        fields="\n".join(f"- `{field.name}`: {field.type}" for field in SCHEMA),
    )  # fmt: skip

    def told(outcome: Outcome) -> Outcome:
        heard(outcome)
        return outcome

    marked = SCHEMA.with_metadata({"card": card})
    with _replaced(file) as new, pq.ParquetWriter(new, marked, compression="zstd") as out:
        played = map(told, run(todo, workers))
        while some := list(islice(played, ROWS)):
            rows = [_row(game, outcome) for outcome in some]
            out.write_table(pa.Table.from_pylist(rows, SCHEMA))
    file.with_suffix(".md").write_text(card, "utf-8")


@contextmanager
def _replaced(file: Path) -> Iterator[Path]:
    """A file beside this one, which takes its place once all is written."""
    whole = file.resolve()
    if whole.exists() and not whole.is_file():
        yield whole  # a device, which nothing may replace
        return
    beside = whole.with_name(f"{whole.name}.new")
    try:
        yield beside
        beside.replace(whole)
    finally:
        beside.unlink(missing_ok=True)


def _row(game: Game, outcome: Outcome) -> dict[str, Any]:
    job = outcome.job
    steps = [(line.actor, move) for line in outcome.lines for move in line.moves]
    return {
        "game": game.id, "rules": game.version, "seats": len(job.bots), "options": job.options,
        "bots": job.bots, "seed": job.seed, "deal": job.deal, "number": job.number,
        "actors": [actor for actor, _ in steps], "moves": [move for _, move in steps],
        "ending": game.endings[outcome.ending - 1] if outcome.ending else "",
        "places": outcome.places, "scores": outcome.scores,
    }  # fmt: skip
