"""`tepui review`: what was luck and what was skill in a finished game, and what was better."""

from __future__ import annotations

import sys
from pathlib import Path

import click

import tepui
from tepui.cli.language import say
from tepui.cli.output import names_of, print_json, read_log, waiting_for_compiler, write_text
from tepui.coach.page import (
    choice_lines,
    counted,
    gained,
    items_of,
    line_name,
    page,
    points,
    shown,
    skill_lines,
    unjudged_lines,
    worst_first,
)
from tepui.coach.reasons import sentences
from tepui.coach.review import Reviewer, reviewer_of
from tepui.coach.told import Judged, Review
from tepui.engine.errors import BadOption
from tepui.engine.log import Log


def review(file: Path, seat: int | None, out: Path | None, as_json: bool) -> None:
    """Review a log: as text, as JSON, or as a page."""
    log = read_log(file)
    if seat is not None and seat not in range(log.seats):
        raise BadOption("engine-no-such-seat", seat=seat, most=log.seats - 1)
    with waiting_for_compiler():
        reviewer = reviewer_of(log, seat)
    found = _watched(reviewer)
    if out is not None:
        title = tepui.game(log.game).title
        write_text(out, page(found, title, names_of(log), say()))
    if as_json:
        print_json(_plain(found, log))
    elif out is not None:
        click.echo(say()("cli-review-written", file=str(out)))
    else:
        _print(found, log)


def _watched(reviewer: Reviewer) -> Review:
    """The whole review, with a bar on a terminal."""
    if not sys.stderr.isatty():
        return reviewer.whole()
    from rich.progress import Progress

    with Progress(transient=True) as bar:
        task = bar.add_task(say()("cli-reviewing"), total=1.0)
        for found in reviewer.stages():
            bar.update(task, completed=found.done)
    return found


def _plain(found: Review, log: Log) -> object:
    """A review for programs, with its reasons in words."""
    import msgspec

    words, names = say(), names_of(log)
    plain = msgspec.to_builtins(found)
    for each, judged in zip(plain["choices"], found.choices, strict=True):
        each["why"] = sentences(judged.reasons, words, names, judged.seat)
    return plain


def _print(found: Review, log: Log) -> None:
    from rich.console import Console
    from rich.table import Table

    words, names = say(), names_of(log)
    click.echo(words("coach-title", title=tepui.game(log.game).title))
    for said in (words("coach-how"), *unjudged_lines(found, names, words)):
        click.echo(said)
    for account in found.accounts:
        if account.seat not in shown(found):
            continue
        table = Table(
            title=words("coach-by", name=words("coach-ledger"), move=names[account.seat]),
            show_header=False,
        )
        table.add_column()
        table.add_column(justify="right")
        table.add_row(words("coach-start"), points(account.start, words))
        for line in account.lines:
            name = line_name(line, names[account.seat], words)
            table.add_row(name, gained(line.points, words), style="bold")
            for figure, item in items_of(found, account, line, names, words):
                table.add_row(f"  {item}", figure)
        table.add_row(words("coach-result"), points(account.result, words))
        Console().print(table)
        click.echo(counted(account, words))
        click.echo("")
    for said in skill_lines(found, names, words):
        click.echo(said)
    click.echo("")
    worst = worst_first(found)
    click.echo(words("coach-costly" if worst else "coach-no-costly"))
    for each in worst:
        _print_choice(found, each, names)


def _print_choice(found: Review, each: Judged, names: list[str]) -> None:
    first, *rest = choice_lines(found, each, names, say())
    click.echo(f"\n{say()('coach-ply', ply=each.ply)} · {first}")
    for line in rest:
        click.echo(f"    {line}")
