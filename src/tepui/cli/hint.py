"""`tepui hint`, and `hint` in play: the best moves with their chances of winning."""

from pathlib import Path

import click

from tepui.bots.hint import hints, worth_telling
from tepui.bots.levels import LADDER
from tepui.bots.settings import Thought
from tepui.cli.command import option
from tepui.cli.language import say, tell
from tepui.cli.options import log_file, with_json
from tepui.cli.output import names_of, print_json, read_log
from tepui.coach.reasons import Reason, sentences, speaks_for
from tepui.engine.play import log as logs
from tepui.engine.play.match import Match
from tepui.engine.text.errors import BadOption

MOST = 5  # moves shown


@log_file
@option("--seat", type=int)
@option("--level", type=click.Choice(LADDER), default="champion")
@with_json
def hint(file: Path, seat: int | None, level: str, as_json: bool) -> None:
    """Advise the seat that is to move in a saved game."""
    log = read_log(file)
    match = logs.resume(log)
    chosen = _seat(match, seat, people=[n for n in range(log.seats) if n not in log.bots])
    # Not in a hurry: the same file, the same advice.
    thoughts = hints(match.position, chosen, level, options=match.options)
    if as_json:
        print_json(
            [
                {
                    "move": thought.move, "text": match.text(chosen, thought.move),
                    "chance": thought.chance if thought.visits else None, "visits": thought.visits,
                }
                for thought in thoughts
            ]
        )  # fmt: skip
        return
    advise(match, chosen, names_of(log), thoughts, "cli-hint-for")


def advise(
    match: Match, seat: int, names: list[str], found: list[Thought], heading: str = "cli-hint"
) -> None:
    """Tell the moves that were examined, one per line, the adviser's first choice on top."""
    words, sight = say(), match.position.seen_by(seat)
    examined = [thought for thought in found if thought.visits]  # none where there is no choice
    tell(words(heading if examined else "cli-hint-only", name=names[seat]))
    for thought in worth_telling(examined or found, MOST):
        event = match.game.narration.describe(sight, seat, thought.move)
        said = words.tell(event.key, event.args, names)
        why = sentences([Reason(True, f) for f in speaks_for(sight, thought.move)], words, names)
        chance = f"{words.percent(thought.chance):>5}" if examined else ""
        tell(" ".join([f"{chance}  {match.text(seat, thought.move)}  ({said})", *why]))


def _seat(match: Match, seat: int | None, people: list[int]) -> int:
    """The seat to advise: the one asked for, else a person who is to move, else any such seat."""
    if seat is not None and seat not in range(match.seats):
        raise BadOption("engine-no-such-seat", seat=seat, most=match.seats - 1)
    if match.position.over():
        raise BadOption("engine-game-over")
    awaited = match.position.waiting()
    if seat is None:
        seat = next((n for n in awaited if n in people), awaited[0] if awaited else 0)
    if not match.legal(seat):
        raise BadOption("engine-not-awaited")
    return seat
