"""A game's puzzles over HTTP: what the seat sees and can do, and how good each move is."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

import tepui
from tepui.coach.puzzle import Puzzle, position_of, puzzles, why
from tepui.engine.match import Match
from tepui.server.errors import NotFound
from tepui.server.http import openapi as api
from tepui.server.http.lessons import looked, names_of
from tepui.server.http.request import answer, body_of
from tepui.server.table import picture


async def puzzle(request: Request) -> Response:
    """One of a game's puzzles, by its number."""
    game, number = _asked(request)
    return answer(await asyncio.to_thread(shown, game, number))


async def look(request: Request) -> Response:
    """What would the table look like after these moves, or why they cannot be made?"""
    game, number = _asked(request)
    wish = await body_of(request, api.LessonLook)
    match, seat = await asyncio.to_thread(_match, game, puzzles(game)[number])
    return await looked(request, match, seat, wish)


def _asked(request: Request) -> tuple[str, int]:
    game, number = tepui.game(request.path_params["game"]).id, request.path_params["number"]
    if number >= len(puzzles(game)):
        raise NotFound("server-no-page")
    return game, number


def _match(game: str, found: Puzzle) -> tuple[Match, int]:
    match = Match(tepui.game(game), found.seats, found.options, found.rules)
    match.position = position_of(match.game, found)
    return match, found.seat


def shown(game: str, number: int) -> api.PuzzleTold:
    """A puzzle as its seat sees it."""
    found = puzzles(game)[number]
    match, seat = _match(game, found)
    scene = picture.scene(match.position.seen_by(seat), 0, False, b"")
    moves = [
        api.PuzzleMove(
            each.move, each.chance, each.error, each.move in found.answers,
            why(match.game, found, each.move),
        )
        for each in found.moves
    ]  # fmt: skip
    return api.PuzzleTold(
        game, number, len(puzzles(game)), found.rules, found.options, found.seats, seat,
        names_of(found.seats, seat), scene, moves, found.theme, found.rule,
    )  # fmt: skip
