"""`tepui review`: what was luck and what was skill in a finished game, and what was better."""

from pathlib import Path

from tepui.cli.command import option
from tepui.cli.language import say, tell
from tepui.cli.options import log_file, new_file, with_json, write_text
from tepui.cli.output import names_of, print_json, progress, read_log
from tepui.coach.reasons import sentences
from tepui.coach.review import reviewer_of
from tepui.coach.review_page import (
    choice_lines,
    lines_of,
    none_lines,
    page,
    skills_shown,
    worst_first,
)
from tepui.coach.summary import account, account_title, closing_lines, opening_lines
from tepui.coach.told import Review
from tepui.engine.play.log import Log
from tepui.engine.play.position import Position
from tepui.engine.text.errors import BadOption


@log_file
@option("--seat", type=int)
@new_file("--out", "-o")
@with_json
def review(file: Path, seat: int | None, out: Path | None, as_json: bool) -> None:
    """Review a log: as text, as JSON, or as a page."""
    log = read_log(file)
    if seat is not None and seat not in range(log.seats):
        raise BadOption("engine-no-such-seat", seat=seat, most=log.seats - 1)
    reviewer = reviewer_of(log, seat)
    advance = progress(say()("cli-reviewing"), 1.0)
    for made in reviewer.stages():
        advance(made.done)
    if out is not None:
        write_text(out, page(made, reviewer.acts[-1].after, names_of(log), say()))
    if as_json:
        print_json(_plain(made, log))
    elif out is not None:
        tell(say()("cli-review-written", file=str(out)))
    else:
        _print(made, reviewer.acts[-1].after, names_of(log))


def _plain(found: Review, log: Log) -> object:
    """A review for programs, with its reasons in words."""
    import msgspec

    words, names = say(), names_of(log)
    plain = msgspec.to_builtins(found)
    for each, judged in zip(plain["choices"], found.choices, strict=True):
        each["why"] = sentences(judged.reasons, words, names, judged.seat)
    return plain


def _print(found: Review, last: Position, names: list[str]) -> None:
    from rich.console import Console
    from rich.table import Table

    words = say()
    title = words("coach-title", title=last.game.title)
    for said in [title, *opening_lines(found, last, names, words)]:
        tell(said)
    for skill in skills_shown(found):
        for said in ["", *lines_of(found, skill, names, words)]:
            tell(said)
        table = Table(title=account_title(found.unit, words), show_header=False)
        table.add_column()
        table.add_column(justify="right")
        for label, n, total in account(skill, found.unit, names[skill.seat], words):
            table.add_row(label, words.figure(n, sign=not total), style="bold" if total else "")
        if table.rows:
            Console().print(table)
    costly, none = worst_first(found), none_lines(found, words)
    for said in ["", words("coach-costly"), *none] if costly or none else []:
        tell(said)
    for each in costly:
        first, *rest = choice_lines(found, each, names, words)
        tell(f"\n{words('coach-ply', ply=each.ply)} · {first}")
        for said in rest:
            tell(f"    {said}")
    for said in ["", *closing_lines(words)]:
        tell(said)
