"""For a real table: aids, score pads and transcripts. Nothing is stored: they live in a browser."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

import tepui
from tepui.engine import log as logs
from tepui.engine.companion import Companion
from tepui.engine.errors import printable
from tepui.engine.game import Game
from tepui.engine.pad import PadEntered
from tepui.engine.pad_score import form, scored
from tepui.engine.transcript import TranscriptEntered, TranscriptTold
from tepui.engine.transcript_steps import follow
from tepui.engine.words import LANGUAGES
from tepui.printing.pages import MADE, CannotPrint, file_name, made, made_of
from tepui.server.errors import NotFound
from tepui.server.http.request import answer, body_of

LONGEST_NAME = 32
_files = StaticFiles(directory=MADE, check_dir=False)


async def companion(request: Request) -> Response:
    """Aids for a real table with this many seats, and what can be entered on its score pad."""
    game, seats = tepui.game(request.path_params["game"]), request.path_params["seats"]
    pad = form(game, seats)
    return answer(Companion(pad, game.companion.aids(seats), made_of(game)))


async def count(request: Request) -> Response:
    """The score of what was entered, line by line, and the rule that it breaks, if any."""
    game = tepui.game(request.path_params["game"])
    entered = await body_of(request, PadEntered)
    return answer(await asyncio.to_thread(scored, game, entered.entries, entered.options))


async def transcribe(request: Request) -> Response:
    """What a transcript asks for next, and which rule its last entry breaks, if it does."""
    game = tepui.game(request.path_params["game"])
    entered = await body_of(request, TranscriptEntered)
    return answer(await asyncio.to_thread(_transcribed, game, entered))


def _transcribed(game: Game, entered: TranscriptEntered) -> TranscriptTold:
    table, told = follow(game, entered)
    names = [printable(name)[:LONGEST_NAME] for name in entered.names[: table.seats]]
    return replace(told, log=logs.write_down(table, names)) if table.over else told


async def pages(request: Request) -> Response:
    """Pages of a game to print, as PDF."""
    game, what = tepui.game(request.path_params["game"]), request.path_params["what"]
    language, paper = request.path_params["language"], request.query_params.get("paper", "a4")
    if language not in LANGUAGES:
        raise NotFound("server-no-page")
    name = file_name(game, what, language, paper)
    if name not in made():
        raise CannotPrint("printing-none", title=game.title)
    found = await _files.get_response(name, request.scope)
    found.headers["cache-control"] = "no-cache"  # another version may have other pages
    found.headers["content-disposition"] = f'inline; filename="{name}"'
    return found
