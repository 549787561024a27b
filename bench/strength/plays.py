"""How a game plays, in a handful of figures: games of its instinct bots at its usual table.

    python -m bench.strength.plays coloretto --games 400

Writes `plays.toml` into the game's folder, which the page of the game shows.
"""

import time
from collections.abc import Sequence
from datetime import UTC, datetime
from statistics import mean

import click

from tepui.engine import registry
from tepui.engine.game import Game
from tepui.lab.strength.arena import run
from tepui.lab.strength.contest import LOGS, Job, Outcome

BOT = "instinct"


@click.command()
@click.argument("game")
@click.option("--games", default=400)
@click.option("--seed", default=1)
def main(game: str, games: int, seed: int) -> None:
    """Play, count, write."""
    chosen = registry.game(game)
    options, bots = chosen.simulated({}), (BOT,) * chosen.usual
    begun = time.monotonic()
    jobs = [Job(game, options, bots, seed, number, number, str(LOGS)) for number in range(games)]
    text = as_toml(chosen, [outcome for outcome in run(jobs) if outcome.failed is None], seed)
    (chosen.folder / "plays.toml").write_text(text, "utf-8")
    click.echo(f"{text}# {time.monotonic() - begun:.0f} s")


def as_toml(game: Game, outcomes: Sequence[Outcome], seed: int) -> str:
    """The figures."""
    ranked = [sorted(outcome.scores, reverse=True) for outcome in outcomes]
    margins = [scores[0] - scores[1] for scores in ranked]
    command = f"python -m bench.strength.plays {game.id} --games {len(outcomes)} --seed {seed}"
    return f"""# How it plays: games of {BOT} bots at the usual table.
# {command}, {datetime.now(UTC):%Y-%m-%d}

games = {len(outcomes)}
seats = {game.usual}
choices = {mean(mean(outcome.choices) for outcome in outcomes):.0f} # of each seat in a game
winner = {mean(scores[0] for scores in ranked):.0f} # points of the winner
margin = {mean(margins):.1f} # points to the second
"""


if __name__ == "__main__":
    main()
