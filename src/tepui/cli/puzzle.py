"""`tepui puzzle`: what would you play? And `tepui lab puzzles`, which finds new ones."""

from __future__ import annotations

import random
from pathlib import Path

import click

import tepui
from tepui.cli.language import current, say
from tepui.cli.output import waiting_for_compiler
from tepui.coach.puzzle import Puzzle, file_of, position_of, puzzles, why
from tepui.coach.reasons import sentences
from tepui.engine.errors import BadOption, TepuiError
from tepui.engine.game import Game


def puzzle(game: str, number: int | None) -> None:
    """Show a puzzle, and say how good the answer is."""
    chosen = tepui.game(game)
    known = puzzles(chosen.id)
    if not known or not 1 <= (number or 1) <= len(known):
        raise BadOption("cli-no-puzzle", title=chosen.title, most=len(known))
    at = number - 1 if number else random.randrange(len(known))  # noqa: S311  # any will do
    with waiting_for_compiler():
        _ask(chosen, known[at], at + 1, len(known))


def _ask(game: Game, found: Puzzle, number: int, count: int) -> None:
    words, seat = say(), found.seat
    names = [words("cli-bot", number=each) for each in range(found.seats)]
    names[seat] = words("cli-guest")
    sight = position_of(game, found).seen_by(seat)
    legal = sight.glance.legal
    told = {
        move: words.tell(event.key, event.args, names)
        for move in legal
        for event in [game.narration.describe(sight, seat, move)]
    }
    for line in game.terminal.lines(game.views.view(sight), words, names):
        click.echo(line)
    click.echo(f"\n{words('cli-puzzle', number=number, count=count)}")
    for i, choice in enumerate(legal, 1):
        click.echo(f"{i:3}  {told[choice]}")
    move = _answer(legal)
    if move is None:
        return
    best = found.moves[0]
    chance = next(each.chance for each in found.moves if each.move == move)
    if move in found.answers:
        click.echo(words("cli-puzzle-right"))
    else:
        lost = round(100 * (best.chance - chance))
        click.echo(words("cli-puzzle-wrong", points=lost, move=told[best.move]))
    for sentence in sentences(why(game, found, move), words, names):
        click.echo(sentence)
    click.echo("")
    for each in found.moves[:5]:
        click.echo(f"{100 * each.chance:5.0f} %  {told[each.move]}")


def _answer(legal: list[int]) -> int | None:
    """The move that is chosen by its number; None where nobody answers."""
    while True:
        try:
            said: str = click.prompt(">", prompt_suffix=" ", default="", show_default=False)
        except (click.Abort, EOFError):
            click.echo("")
            return None
        if said.strip() == "quit":
            return None
        if said.strip().isascii() and said.strip().isdecimal() and 1 <= int(said) <= len(legal):
            return legal[int(said) - 1]
        wrong: TepuiError = BadOption("cli-no-such-number", number=said[:20], most=len(legal))
        click.echo(wrong.text(current()))


def mine(game: str, minutes: float, file: Path | None, add: tuple[Path, ...]) -> None:
    """Look for puzzles, and add them to the game's file or another."""
    from tepui.lab.puzzles import mine

    chosen = tepui.game(game)
    where = file or file_of(chosen)
    count = mine(chosen, where, minutes, click.echo, add)
    click.echo(say()("cli-puzzles-kept", count=count, file=str(where)))
