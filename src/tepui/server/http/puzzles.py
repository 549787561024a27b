"""A game's puzzles over HTTP: what the seat sees and can do and, after an answer, how good each
move is. Answers are graded here and revealed to nobody before; a client cannot claim to be right.
"""

import hashlib
import re
from functools import lru_cache

import msgspec
from starlette.requests import Request

import tepui
from tepui.coach.puzzle import Puzzle, position_of, puzzles, why
from tepui.engine.play import fair
from tepui.engine.play.match import Match
from tepui.engine.play.position import SmallMove
from tepui.engine.rules.contract import CHANCE
from tepui.engine.text.event import Event
from tepui.server import messages as ms
from tepui.server.errors import BadRequest, NotFound, TooMuch
from tepui.server.http import learning
from tepui.server.http.apart import QUICK, apart
from tepui.server.http.lessons import looked, names_of
from tepui.server.http.operation import operation
from tepui.server.http.request import (
    address_of,
    session_of,
    token_of,
    worker_of,
)  # fmt: skip
from tepui.server.table import picture
from tepui.server.table.bots import choose
from tepui.server.table.tables import hashed

LINE = 5  # sentences: a longer line of play would explain nothing
LEVEL = "regular"  # level of the bots that show how play could continue
BROWSER = re.compile("[0-9a-f]{32}")  # the secret that a browser has made up


@operation("GET", "/games/{game}/puzzles/{number:few}", steps=QUICK)
async def puzzle(request: Request) -> learning.PuzzleTold:
    """A puzzle of a game."""
    game, number = _puzzle_of(request)
    chosen, told = puzzles(game)[number], await apart(request, puzzle_told, game, number)
    solved = await worker_of(request).puzzle_answers.of(game)
    return msgspec.structs.replace(
            told, difficulty=solved.difficulty(chosen.id, told.difficulty),
            answers=solved.answers(chosen.id),
        )  # fmt: skip


@operation("POST", "/games/{game}/puzzles/{number:few}", steps=QUICK)
async def look(request: Request, wish: learning.LessonLook) -> ms.Previewed | ms.Wrong:
    """Preview moves in a puzzle: the table after them, or why not."""
    game, number = _puzzle_of(request)
    match, seat = await apart(request, _match, game, puzzles(game)[number])
    return await looked(request, match, seat, wish)


@operation("POST", "/games/{game}/puzzles/{number:few}/answer", steps=QUICK)
async def answer_it(request: Request, given: learning.PuzzleAnswer) -> learning.PuzzleGraded:
    """Answer a puzzle. With a session or the browser's secret, the first answer counts."""
    worker, (game, number) = worker_of(request), _puzzle_of(request)
    chosen = puzzles(game)[number]
    if given.move not in {each.move for each in chosen.moves}:
        raise BadRequest("server-no-answer", move=str(given.move)[:20])
    person, counts = await _solver(request), False
    if person:
        if not worker.addresses.may("answer", address_of(request), person):
            raise TooMuch("server-many-answers")
        counts = await worker.puzzle_answers.answer(game, chosen, person, given.move)
    solved = await worker.puzzle_answers.of(game)
    hard = solved.difficulty(chosen.id, chosen.difficulty or 0.0)
    right = given.move in chosen.answers
    moves, line = await apart(request, lambda: (judged(game, number), line_of(game, number)))
    theme = chosen.theme.removeprefix("fact-")
    return learning.PuzzleGraded(right, moves, theme, line, counts, hard, solved.level(person))


async def _solver(request: Request) -> str:
    """Who answers: a signed-in person, a browser, or somebody who cannot be identified."""
    if person := await session_of(request):
        return person
    token = token_of(request)
    if token and not BROWSER.fullmatch(token):
        raise BadRequest("server-no-browser")
    return hashed(token) if token else ""


def _puzzle_of(request: Request) -> tuple[str, int]:
    game, number = tepui.game(request.path_params["game"]).id, request.path_params["number"]
    if number >= len(puzzles(game)):
        raise NotFound("server-no-page")
    return game, number


def _match(game: str, found: Puzzle) -> tuple[Match, int]:
    match = Match(tepui.game(game), found.seats, found.options, found.rules)
    match.position = position_of(match.game, found)
    return match, found.seat


def puzzle_told(game: str, number: int) -> learning.PuzzleTold:
    """A puzzle as its seat sees it."""
    chosen = puzzles(game)[number]
    match, seat = _match(game, chosen)
    scene = picture.scene(match.position.seen_by(seat), 0, False, b"")
    return learning.PuzzleTold(
        game, number, len(puzzles(game)), chosen.rules, chosen.options, chosen.seats, seat,
        names_of(chosen.seats, seat), scene, chosen.difficulty or 0.0, 0,
    )  # fmt: skip


def judged(game: str, number: int) -> list[learning.PuzzleMove]:
    """How good the moves of a puzzle are, for those who have answered."""
    chosen = puzzles(game)[number]
    return [
        learning.PuzzleMove(
            each.move, each.chance, each.error, each.move in chosen.answers,
            why(tepui.game(game), chosen, each.move),
        )
        for each in chosen.moves
    ]  # fmt: skip


@lru_cache(maxsize=64)
def line_of(game: str, number: int) -> list[Event]:
    """How play could continue after the answer, until it is the seat's turn again, as that seat
    would see it: with bots in all seats, and one of the possible chance outcomes.
    """
    chosen = puzzles(game)[number]
    (match, seat), steps, answered = _match(game, chosen), list[SmallMove](), False
    seed = hashlib.sha256(chosen.id.encode()).digest()
    deal = fair.FairDeal(seed, chosen.id)

    def play(actor: int, moves: tuple[int, ...]) -> None:
        steps.extend(match.play(actor, moves))

    play(seat, (chosen.answers[0],))
    while len(steps) < LINE and not match.position.over():
        awaited = match.position.waiting()
        if not awaited:
            play(CHANCE, (match.outcome(deal),))
            continue
        actor = next((other for other in awaited if other != seat), seat)
        if actor == seat and answered:
            break
        answered = answered or actor != seat
        play(actor, choose(LEVEL, match.position, actor, options=chosen.options, seed=seed))
    return picture.story(steps, picture.Sights(seat))[:LINE]
