"""`tepui replay` and `tepui verify`: replay a log, and check it."""

from collections.abc import Callable
from pathlib import Path

import msgspec

import tepui
from tepui.cli.command import option
from tepui.cli.language import say, tell
from tepui.cli.options import log_file, with_json
from tepui.cli.output import names_of, print_json, read_log
from tepui.cli.result import print_result
from tepui.engine.game import Game
from tepui.engine.play import log as logs
from tepui.engine.play.log import Log, ReplayStep
from tepui.engine.play.match import Line
from tepui.engine.play.position import Position
from tepui.engine.rules.contract import NOTHING, UNSEEN
from tepui.engine.rules.sight import Sight
from tepui.engine.text.errors import BadOption, NotFair


@log_file
@option("--seat", type=int)
@with_json
def replay(file: Path, seat: int | None, as_json: bool) -> None:
    """Play a log through: as a story, or one JSON object a ply."""
    log = read_log(file)
    chosen = tepui.game(log.game)
    if seat is not None and seat not in range(log.seats):
        raise BadOption("engine-no-such-seat", seat=seat, most=log.seats - 1)
    steps = _seen_by_writer(log) if log.unknown else list(logs.replay(log))
    seat = log.written if log.unknown else seat  # nobody knows more than its writer
    show = _json_of(chosen, seat) if as_json else _story_of(chosen, log, seat)
    for step in steps:
        show(step)
    if steps and steps[-1].after.over() and not as_json:
        print_result(_sight(steps[-1].after, seat), names_of(log))


def _seen_by_writer(log: Log) -> list[ReplayStep]:
    """A game that was written down at a real table, as far as its writer saw it."""
    steps = enumerate(logs.followed(log).steps)
    return [
        ReplayStep(ply, Line(actor, (move,)), move, "", before, after)
        for ply, (actor, move, before, after) in steps
    ]


def _witnessed(step: ReplayStep, seat: int) -> int:
    if step.move == UNSEEN:
        return UNSEEN
    return step.before.witness(step.line.actor, step.move, seat)


def _sight(position: Position, seat: int | None) -> Sight:
    return position.laid_open() if seat is None else position.seen_by(seat)


def _json_of(game: Game, seat: int | None) -> Callable[[ReplayStep], None]:
    def show(step: ReplayStep) -> None:
        actor = step.line.actor
        before, after = _sight(step.before, seat), _sight(step.after, seat)
        seen, legal = step.text, step.before.moves_of(actor)
        if seat is not None and not step.line.is_undo:
            witnessed = _witnessed(step, seat)
            if witnessed == NOTHING:
                return
            seen = game.notation.text(before.s, actor, (witnessed,))
            legal = legal if actor == seat else []
        print_json(
            {
                "ply": step.ply,
                "seat": actor if actor >= 0 else logs.mark_of(actor),
                "move": seen,
                "legal": [game.notation.text(before.s, actor, (move,)) for move in legal],
                "view": msgspec.to_builtins(game.views.view(after)),
                "scores": after.position.scores(),
                "sheet": msgspec.to_builtins(game.breakdown(after)),
            }
        )

    return show


def _story_of(game: Game, log: Log, seat: int | None) -> Callable[[ReplayStep], None]:
    words, names = say(), names_of(log)

    def show(step: ReplayStep) -> None:
        if step.line.is_undo:
            tell(f"{step.ply:>4}  {words('cli-took-back', name=names[step.line.actor])}")
            return
        actor = step.line.actor
        witnessed = step.move if seat is None else _witnessed(step, seat)
        if witnessed != NOTHING:
            old, new = _sight(step.before, seat), _sight(step.after, seat)
            number = str(step.ply)  # of the move, not of what follows from it
            for event in game.narration.narrate(old, actor, witnessed, new):
                tell(f"{number:>4}  {words.tell(event.key, event.args, names)}")
                number = ""

    return show


@log_file
@option("--commitment", metavar="SHA256")
@with_json
def verify(file: Path, commitment: str | None, as_json: bool) -> None:
    """Check a log: whole, unedited, every move legal, every outcome from the seed.

    With a commitment that was noted before play, also that the log's is the same.
    """
    log = read_log(file)
    if commitment is not None and commitment.strip().lower() != log.commitment:
        raise NotFair("cli-other-commitment", given=commitment[:64], found=log.commitment or "-")
    drawn = logs.verify(log)
    if as_json:
        print_json(
            {
                "game": log.game,
                "lines": len(log.lines),
                "outcomes": drawn,
                "commitment": log.commitment,
                "numbers": sorted(log.numbers),
                "arranged": log.position is not None,
                "dealt": log.dealt or "server",
                "ending": log.closing.get("ending"),
                "fair": True,
            }
        )
        return
    words = say()
    key = "cli-verified-running" if log.running else "cli-verified"
    tell(words(key, file=file.name, lines=len(log.lines), outcomes=drawn))
    if log.position is not None:
        tell(words("cli-verified-arranged"))
    tell(words("cli-verified-commitment", commitment=log.commitment or "-"))
    if commitment is None:
        tell(words("cli-verified-compare"))
    added = [names_of(log)[seat] for seat in sorted(log.numbers)]
    if log.dealt == "device":
        tell(words("cli-verified-device"))
    elif added:
        tell(words("cli-verified-numbers", names=", ".join(added)))
    else:
        tell(words("cli-verified-alone"))
