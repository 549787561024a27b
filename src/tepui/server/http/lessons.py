"""A game's lessons over HTTP: everything a client needs to play one by itself, and previews.

A lesson's deal is public, but shown as at a table: only what the learner's seat sees.
"""

from collections.abc import Sequence
from functools import cache

from starlette.requests import Request

import tepui
from tepui.engine.play import lesson as lessons
from tepui.engine.play import log as logs
from tepui.engine.play.lesson import Lesson, Said, Step, Turn
from tepui.engine.play.match import Match
from tepui.engine.play.position import Position, small_moves
from tepui.engine.rules.contract import CHANCE
from tepui.engine.text.errors import TepuiError
from tepui.engine.text.event import Event
from tepui.server import messages as ms
from tepui.server.errors import BadRequest, NotFound, wrong
from tepui.server.http import learning
from tepui.server.http.apart import QUICK, apart
from tepui.server.http.operation import operation
from tepui.server.http.request import language_of
from tepui.server.table import picture
from tepui.server.table.answer import look_ahead
from tepui.server.table.names import bot_name
from tepui.server.table.steps import sand_of


@operation("GET", "/games/{game}/lessons/{lesson}", steps=QUICK)
async def lesson(request: Request) -> learning.LessonTold:
    """A lesson of a game, to be played by the client."""
    game, name = _lesson_of(request)
    return (await apart(request, lesson_told, game, name))[0]


@operation("POST", "/games/{game}/lessons/{lesson}", steps=QUICK)
async def look(request: Request, wish: learning.LessonLook) -> ms.Previewed | ms.Wrong:
    """Preview moves in a lesson: the table after them, or why not."""
    game, name = _lesson_of(request)
    told, positions = await apart(request, lesson_told, game, name)
    if wish.frame >= len(positions):
        raise BadRequest("server-bad-frame", frame=wish.frame, most=len(positions) - 1)
    match = _resumed(lessons.lesson(game, name), positions[wish.frame])
    return await looked(request, match, told.you, wish)


async def looked(
    request: Request, match: Match, seat: int, wish: learning.LessonLook
) -> ms.Previewed | ms.Wrong:
    """The table after some moves. If they are illegal, that is an answer too, not an error."""
    asked = ms.Preview(str(wish.frame), wish.moves, wish.phrase)
    try:
        return await apart(request, look_ahead, match, seat, asked)
    except TepuiError as refused:
        names = [name or wish.name for name in names_of(match.seats, seat)]
        return wrong(asked.id, refused, language_of(request), names)


def _lesson_of(request: Request) -> tuple[str, str]:
    game, name = tepui.game(request.path_params["game"]), request.path_params["lesson"]
    if name not in lessons.names(game):
        raise NotFound("server-no-page")
    return game.id, name


def _resumed(found: Lesson, position: Position) -> Match:
    match = found.match.copy()
    match.position = position
    return match


@cache
def lesson_told(game: str, name: str) -> tuple[learning.LessonTold, list[Position]]:
    """A lesson as the learner sees it, and the position of each frame."""
    lesson = lessons.lesson(game, name)
    frames = Frames(lesson)
    steps = [frames.tell(step) for step in lesson.steps]
    match = lesson.match
    told = learning.LessonTold(
        game, match.version, dict(match.options), match.seats, lesson.you, lesson.minutes, steps,
        frames.frames, names_of(match.seats, lesson.you), logs.write(match),
        sum(len(line.moves) for line in lesson.start.lines),
    )  # fmt: skip
    return told, frames.positions


def names_of(seats: int, you: int) -> list[str]:
    """The bots at the table of somebody who plays alone."""
    return ["" if seat == you else bot_name(seat) for seat in range(seats)]


class Frames:
    """The moments of a lesson in order: what has happened at each, and the table after it."""

    def __init__(self, found: Lesson) -> None:
        self.you = found.you
        self.decisions = 0
        self.frames: list[learning.LessonFrame] = []
        self.positions: list[Position] = []
        self.sights = picture.Sights(found.you)
        self._show([], found.steps[0].position)

    def tell(self, step: Step) -> learning.LessonStep:
        """Add a step. Its moves become frames."""
        frame = len(self.frames) - 1
        for turn in step.small[:-1]:
            self._play([turn])
        turns = [*step.small[-1:], *step.then]
        for group in [turns] if step.later and turns else _groups(turns):
            self._play(group)
        others = [learning.LessonAnswer(begins, _message(said)) for begins, said in step.others]
        return learning.LessonStep(
            step.chapter, step.name, _message(step.said), step.at, frame, self._ask(step), others,
            step.later,
        )  # fmt: skip

    def _ask(self, step: Step) -> list[learning.LessonAsk]:
        """Each small move asked for, with the phrases that make it and the ones after it."""
        asked = []
        for phrase in step.ask:
            moves = [turn.line.moves[0] for turn in phrase]
            for i, turn in enumerate(phrase):
                s, text = self.sights.of(turn.before).s, turn.before.game.notation.text
                ends = range(i + 1, len(moves) + 1)
                phrases = [text(s, self.you, moves[i:end]) for end in ends]
                asked.append(learning.LessonAsk(moves[i:], phrases))
        return asked

    def _play(self, turns: Sequence[Turn]) -> None:
        steps = [step for turn in turns for step in small_moves(turn.before, *turn.line)]
        self.decisions += any(turn.line.actor == self.you for turn in turns)
        self._show(picture.story(steps, self.sights), turns[-1].after)

    def _show(self, story: list[Event], position: Position) -> None:
        scene = picture.scene(self.sights.of(position), self.decisions, False, b"")
        self.frames.append(learning.LessonFrame(story, scene, sand_of(position)))
        self.positions.append(position)


def _groups(turns: Sequence[Turn]) -> list[list[Turn]]:
    """Turns as a table shows them: each with the chance that follows from it."""
    groups: list[list[Turn]] = []
    for turn in turns:
        if groups and turn.line.actor == CHANCE:
            groups[-1].append(turn)
        else:
            groups.append([turn])
    return groups


def _message(said: Said) -> learning.LessonSaid:
    return learning.LessonSaid(said.key, said.rule)
