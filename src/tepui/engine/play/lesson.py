"""A lesson: a game on an arranged deal, with steps that tell, ask for a move and answer it.

It is a file `lessons/<name>.toml` of the game's folder, played through under the rules when it is
read, so that it cannot rot:

    seats = 2
    minutes = 6
    go_on = "gift"                       # the step from which free play goes on
    deal = ["* draw toad for 0", ...]    # what has happened before the first step, as in a log

    [[step]]
    chapter = "goal"                     # begins a chapter
    say = "welcome"                      # its sentence: `<game>-lesson-welcome`
    rule = "CA13"
    at = "hand"                          # what it is about: a note of the game's tour

    [[step]]
    say = "play"
    rule = "CA5"
    ask = "play toad"                    # the move asked for, in the game's notation, or a list
    others = [{ move = "give", say = "no-gift", rule = "CA5" }]
    then = ["* draw owl for 0", "1 play ray", ...]

A step without `ask` is read. `then` is what happens when a step is done; with `later = true` all of
it has happened when the next step is told. Another legal move than the one asked for is answered by
the longest of `others` that it begins with, or else by `<game>-lesson-other` and the step's rule.
"""

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tepui.engine import registry
from tepui.engine.game import Game
from tepui.engine.play.log import actor_of
from tepui.engine.play.match import Line, Match
from tepui.engine.play.position import Position, small_moves
from tepui.engine.text.errors import BadLesson, TepuiError


@dataclass(frozen=True)
class Said:
    """A sentence of the game's words, and the rule that it rests on."""

    key: str
    rule: str


@dataclass(frozen=True)
class Turn:
    """A line that is played in a lesson."""

    before: Position
    line: Line
    after: Position


@dataclass(frozen=True)
class Step:
    """What a lesson says at a position, and perhaps asks for; and what happens then."""

    chapter: str
    name: str
    said: Said
    at: str  # what on the table it is about; empty for all of it
    position: Position
    ask: tuple[tuple[Turn, ...], ...]  # what is asked for: phrases of small moves
    others: tuple[tuple[str, Said], ...]
    then: tuple[Turn, ...]
    later: bool

    @property
    def small(self) -> tuple[Turn, ...]:
        """The small moves that are asked for."""
        return tuple(turn for phrase in self.ask for turn in phrase)

    def answer(self, phrase: str) -> Said:
        """The answer to a legal move that was not asked for, given in the game's notation."""
        fits = [(begins, said) for begins, said in self.others if phrase.startswith(begins)]
        return max(fits, key=lambda other: len(other[0]))[1]


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game, played through."""

    game: Game
    match: Match  # at its end
    you: int
    minutes: int
    steps: tuple[Step, ...]
    start: Match  # where free play goes on from


def names(game: Game) -> list[str]:
    """The lessons that a game has."""
    return sorted(file.stem for file in (game.folder / "lessons").glob("*.toml"))


@cache
def minutes(game: Game) -> int | None:
    """How long a game's first lesson takes; None where it has none."""
    file = game.folder / "lessons" / "first.toml"
    if not file.is_file():
        return None
    return int(tomllib.loads(file.read_text(encoding="utf-8"))["minutes"])


@cache
def lesson(game: str, name: str = "first") -> Lesson:
    """A game's lesson."""
    found = registry.game(game)
    if name not in names(found):
        raise BadLesson("engine-no-lesson", title=found.title, name=name[:30])
    return read(found, found.folder / "lessons" / f"{name}.toml")


def read(game: Game, file: Path) -> Lesson:
    """Read a lesson and play it through; `BadLesson` names the step that breaks the rules."""
    try:
        given = tomllib.loads(file.read_text(encoding="utf-8"))
        you = given.get("you", 0)
        match = Match(game, given["seats"], given.get("options"))
        _play(match, given.get("deal", ()), "deal")
        steps: list[Step] = []
        start = None
        for each in given["step"]:
            if each["say"] == given.get("go_on"):
                start = match.copy()
            steps.append(_step(match, you, each, steps[-1].chapter if steps else ""))
        return Lesson(game, match, you, given["minutes"], tuple(steps), start or match.copy())
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as wrong:
        raise BadLesson("engine-lesson-unreadable", file=file.name, why=repr(wrong)) from wrong


def _step(match: Match, you: int, given: dict[str, Any], chapter: str) -> Step:
    prefix, name, rule = f"{match.game.id}-lesson", given["say"], given["rule"]
    position = match.position
    ask = given.get("ask", [])
    asked = _play(
        match, [f"{you} {each}" for each in ([ask] if isinstance(ask, str) else ask)], name
    )
    others = [(o["move"], Said(f"{prefix}-{o['say']}", o["rule"])) for o in given.get("others", ())]
    return Step(
        chapter=given.get("chapter", chapter),
        name=name,
        said=Said(f"{prefix}-{name}", rule),
        at=given.get("at", ""),
        position=position,
        ask=tuple(tuple(_small(turn)) for turn in asked),
        others=(("", Said(f"{prefix}-other", rule)), *others),
        then=tuple(_play(match, given.get("then", ()), name)),
        later=given.get("later", False),
    )


def _play(match: Match, lines: Sequence[str], name: str) -> list[Turn]:
    turns = []
    for text in lines:
        mark, _, phrase = text.partition(" ")
        before = match.position
        try:
            actor = actor_of(mark)
            moves = match.parse(actor, phrase)
            match.play(actor, moves)
        except (TepuiError, ValueError) as wrong:
            why = str(wrong)
            raise BadLesson("engine-lesson-step", step=name, text=text[:60], why=why) from wrong
        turns.append(Turn(before, Line(actor, moves), match.position))
    return turns


def _small(turn: Turn) -> Iterator[Turn]:
    """A turn, small move by small move."""
    actor, moves = turn.line
    for move, step in zip(moves, small_moves(turn.before, actor, moves), strict=True):
        yield Turn(step.before, Line(actor, (move,)), step.after)
