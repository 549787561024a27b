"""A game's puzzles over HTTP: what the seat sees and can do and, after an answer, how good each
move is.

Answers are graded here and revealed to nobody before: a client's claim to be right does not count.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
from functools import lru_cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import tepui
from tepui.coach.puzzle import Puzzle, position_of, puzzles, why
from tepui.engine import fair
from tepui.engine.contract import CHANCE
from tepui.engine.event import Event
from tepui.engine.match import Match
from tepui.engine.position import SmallMove
from tepui.server.errors import BadRequest, NotFound, TooMuch
from tepui.server.http import learning
from tepui.server.http.lessons import looked, names_of
from tepui.server.http.request import (
    address_of,
    answer,
    body_of,
    session_of,
    token_of,
    worker_of,
)  # fmt: skip
from tepui.server.table import picture
from tepui.server.table.bots import choose
from tepui.server.table.tables import hashed

LINE = 5  # sentences: more of how play could go on explain nothing
LEVEL = "regular"  # of the bots that show how play could go on
BROWSER = re.compile("[0-9a-f]{32}")  # the secret that a browser has made up


async def puzzle(request: Request) -> Response:
    """One of a game's puzzles, by its number."""
    game, number = _asked(request)
    found, told = puzzles(game)[number], await asyncio.to_thread(shown, game, number)
    solved = await worker_of(request).puzzle_answers.of(game)
    return answer(
        msgspec.structs.replace(
            told, difficulty=solved.difficulty(found.id, told.difficulty),
            answers=solved.answers(found.id),
        )
    )  # fmt: skip


async def look(request: Request) -> Response:
    """The table after these moves, or why they cannot be made."""
    game, number = _asked(request)
    wish = await body_of(request, learning.LessonLook)
    match, seat = await asyncio.to_thread(_match, game, puzzles(game)[number])
    return await looked(request, match, seat, wish)


async def answer_it(request: Request) -> Response:
    """Grade an answer, and count it if it is somebody's first."""
    worker, (game, number) = worker_of(request), _asked(request)
    given, found = await body_of(request, learning.PuzzleAnswer), puzzles(game)[number]
    if given.move not in {each.move for each in found.moves}:
        raise BadRequest("server-no-answer", move=str(given.move)[:20])
    person, counts = await _solver(request), False
    if person:
        if not worker.addresses.may_answer(address_of(request), person):
            raise TooMuch("server-many-answers")
        counts = await worker.puzzle_answers.answer(game, found, person, given.move)
    solved = await worker.puzzle_answers.of(game)
    hard = solved.difficulty(found.id, found.difficulty or 0.0)
    right = given.move in found.answers
    moves, line = await asyncio.to_thread(lambda: (judged(game, number), line_of(game, number)))
    theme = found.theme.removeprefix("fact-")
    return answer(
        learning.PuzzleGraded(right, moves, theme, line, counts, hard, solved.level(person))
    )


async def _solver(request: Request) -> str:
    """Who answers: a signed-in person, or a browser; or somebody who cannot be identified."""
    if person := await session_of(request):
        return person
    token = token_of(request)
    if token and not BROWSER.fullmatch(token):
        raise BadRequest("server-no-browser")
    return hashed(token) if token else ""


def _asked(request: Request) -> tuple[str, int]:
    game, number = tepui.game(request.path_params["game"]).id, request.path_params["number"]
    if number >= len(puzzles(game)):
        raise NotFound("server-no-page")
    return game, number


def _match(game: str, found: Puzzle) -> tuple[Match, int]:
    match = Match(tepui.game(game), found.seats, found.options, found.rules)
    match.position = position_of(match.game, found)
    return match, found.seat


def shown(game: str, number: int) -> learning.PuzzleTold:
    """A puzzle as its seat sees it."""
    found = puzzles(game)[number]
    match, seat = _match(game, found)
    scene = picture.scene(match.position.seen_by(seat), 0, False, b"")
    return learning.PuzzleTold(
        game, number, len(puzzles(game)), found.rules, found.options, found.seats, seat,
        names_of(found.seats, seat), scene, found.difficulty or 0.0, 0,
    )  # fmt: skip


def judged(game: str, number: int) -> list[learning.PuzzleMove]:
    """How good the moves of a puzzle are, for those who have answered."""
    found = puzzles(game)[number]
    return [
        learning.PuzzleMove(
            each.move, each.chance, each.error, each.move in found.answers,
            why(tepui.game(game), found, each.move),
        )
        for each in found.moves
    ]  # fmt: skip


@lru_cache(maxsize=64)
def line_of(game: str, number: int) -> list[Event]:
    """How play could go on after the answer, until it is the seat's turn again, as it would see it:
    with bots in all seats, and with one of the outcomes that chance might bring."""
    found = puzzles(game)[number]
    (match, seat), steps, answered = _match(game, found), list[SmallMove](), False
    seed = hashlib.sha256(found.id.encode()).digest()
    deal = fair.FairDeal(seed, found.id)

    def play(actor: int, moves: tuple[int, ...]) -> None:
        steps.extend(match.play(actor, moves))

    play(seat, (found.answers[0],))
    while len(steps) < LINE and not match.position.over():
        awaited = match.position.waiting()
        if not awaited:
            play(CHANCE, (match.outcome(deal),))
            continue
        actor = next((other for other in awaited if other != seat), seat)
        if actor == seat and answered:
            break
        answered = answered or actor != seat
        play(actor, choose(LEVEL, match.position, actor, options=found.options, seed=seed))
    return picture.story(steps, picture.Sights(seat))[:LINE]
