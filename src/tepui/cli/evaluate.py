"""`tepui evaluate`: a bot's rating by a published set of deals against frozen bots."""

from collections.abc import Sequence

import click

import tepui
from tepui.cli.command import argument, option
from tepui.cli.language import say, tell
from tepui.cli.options import game_options, with_json
from tepui.cli.output import options_of, print_json, progress


@argument("bot")
@argument("game")
@option("--seats", type=int)
@option("--deals", type=click.IntRange(2))
@option("--workers", type=click.IntRange(1))
@game_options
@with_json
def evaluate(
    bot: str, game: str, seats: int | None, deals: int | None, workers: int | None,
    options: Sequence[str], as_json: bool,
) -> None:  # fmt: skip
    """Let a bot play the set."""
    from tepui.lab.strength.evaluate import DEALS, FIELD
    from tepui.lab.strength.evaluate import evaluate as run
    from tepui.lab.strength.luck_adjustment import LEAST

    chosen = tepui.game(game)
    count = deals or DEALS
    games = count * chosen.settle_seats(seats or chosen.seats[0]) * len(FIELD)
    advance = progress(chosen.title, games)
    evaluation = run(
        chosen, bot, seats, count, options_of(options), workers,
        lambda outcome: advance(outcome.job.number + 1),
    )  # fmt: skip
    if as_json:
        print_json(evaluation)
        return
    words, share, rating = say(), evaluation.share, evaluation.rating
    head = {"title": chosen.title, "seats": evaluation.seats, "set": evaluation.set}
    tell(words("cli-evaluate", deals=count, games=evaluation.games, **head))
    few = words("cli-arena-few", deals=LEAST, games=LEAST * evaluation.seats * len(FIELD))
    tell(words("cli-evaluate-adjusted") if count >= LEAST else few)
    places = {name: words.figure(getattr(rating, name)) for name in ("value", "low", "high")}
    tell(words("cli-evaluate-rating", bot=bot, **places))
    shares = {name: words.percent(getattr(share, name), 1) for name in ("value", "low", "high")}
    tell(words("cli-evaluate-share", fair=words.percent(1 / evaluation.seats, 1), **shares))
    for other, won in evaluation.against.items():
        tell(f"  {other}: {words.percent(won, 1)}")
