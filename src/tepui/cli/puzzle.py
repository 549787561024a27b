"""`tepui puzzle`: what would you play? And `tepui lab puzzles`, which finds new ones."""

import random
from pathlib import Path

import click
import msgspec

import tepui
from tepui.cli import table
from tepui.cli.command import argument, option
from tepui.cli.language import SIGNS, say, tell
from tepui.cli.options import FILE, MINUTES, OLD_FILE, BadFile, new
from tepui.coach.puzzle import Puzzle, file_of, kept, position_of, puzzles, why
from tepui.coach.reasons import sentences
from tepui.engine.game import Game
from tepui.engine.rules.sight import Sight
from tepui.engine.text.errors import BadOption


@argument("game")
@option("--number", type=click.IntRange(1))
def puzzle(game: str, number: int | None) -> None:
    """Show a puzzle, and say how good the answer is."""
    chosen = tepui.game(game)
    known = puzzles(chosen.id)
    if not known:
        raise BadOption("cli-no-puzzles", title=chosen.title)
    if number is not None and number > len(known):
        raise BadOption("cli-no-puzzle", title=chosen.title, most=len(known), number=number)
    at = number - 1 if number else random.randrange(len(known))  # noqa: S311  # any will do
    sight = position_of(chosen, known[at]).seen_by(known[at].seat)
    _ask(chosen, known[at], sight, at + 1, len(known))


def _ask(game: Game, found: Puzzle, sight: Sight, number: int, count: int) -> None:
    words, seat = say(), found.seat
    names = [words("cli-bot", number=each) for each in range(found.seats)]
    names[seat] = words("engine-guest")
    legal = sight.glance.legal
    told = {
        move: words.tell(event.key, event.args, names)
        for move in legal
        for event in [game.narration.describe(sight, seat, move)]
    }
    table.show(sight, names)
    tell(f"\n{words('cli-puzzle', number=number, count=count)}")
    choices = [f"{i:3}  {told[choice]}" for i, choice in enumerate(legal, 1)]
    tell("\n".join(choices))
    best = found.moves[0]
    two = sorted({legal.index(best.move), legal.index(found.tempting)})
    hint = "\n".join([words("cli-puzzle-hint"), *(choices[each] for each in two)])
    move = _answer(game, legal, hint)
    if move is None:
        return
    chance = next(each.chance for each in found.moves if each.move == move)
    if move in found.answers:
        tell(words("cli-puzzle-right"))
    else:
        lost = round(100 * best.chance) - round(100 * chance)  # as in the table below
        tell(words("cli-puzzle-wrong", points=lost, move=told[best.move]))
    for sentence in sentences(why(game, found, move), words, names):
        tell(sentence)
    tell("")
    for each in found.moves[:5]:
        tell(f"{100 * each.chance:5.0f} %  {told[each.move]}")


def _answer(game: Game, legal: list[int], hint: str) -> int | None:
    """The move that is chosen by its number; None where nobody answers."""
    while (said := table.read()) is not None:
        if said.isascii() and said.isdecimal() and 1 <= int(said[:9]) <= len(legal):
            return legal[int(said) - 1]
        if not said or said.startswith("?"):
            table.explain(game, said, say()("cli-puzzle-explain"))
        elif said == "hint":
            tell(hint)
        else:
            table.refuse(BadOption("cli-no-such-number", number=said[:20], most=len(legal)), [])
    return None


@argument("game")
@option("--minutes", type=MINUTES, default=10.0)
@option("--file", type=FILE)
@option("--add", multiple=True, type=OLD_FILE)
def find_puzzles(game: str, minutes: float, file: Path | None, add: tuple[Path, ...]) -> None:
    """Look for puzzles, and add them to the game's file or another."""
    from tepui.lab.puzzles import mine

    chosen = tepui.game(game)
    where = file or file_of(chosen)
    for each in (where, *add):
        _check(each)
    words = say()

    def said(seconds: int, functions: int) -> str:
        told = {"title": chosen.title, "share": words.percent(min(seconds / 60 / minutes, 1.0))}
        return words("cli-puzzles-progress", count=len(kept(where)), seconds=seconds, **told)

    SIGNS.said = said
    try:
        mine(chosen, where, minutes, add)
    finally:  # also when it is interrupted
        key = "cli-puzzles-kept" if where.is_file() else "cli-puzzles-none"
        tell(words(key, count=len(kept(where)), file=str(where)))


def _check(file: Path) -> None:
    """Refuse what holds no puzzles, before any are looked for; and a place for none."""
    try:
        kept(file)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadFile("cli-not-puzzles", file=str(file)) from None
    if not file.is_file():
        new(file)
