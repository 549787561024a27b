"""For a real table: aids, score pads and transcripts. Nothing is stored: they live in a browser."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

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
from tepui.printing.pages import can_print, pages_of, printed
from tepui.server.errors import NotFound
from tepui.server.http.request import answer, body_of

LONGEST_NAME = 32
_press = ThreadPoolExecutor(1, "press")  # a map takes seconds of a processor, one at a time


async def companion(request: Request) -> Response:
    """Aids for a real table with this many seats, and what can be entered on its score pad."""
    game, seats = tepui.game(request.path_params["game"]), request.path_params["seats"]
    pad = form(game, seats)
    prints = {what: list(papers) for what, papers in pages_of(game).items()} if can_print() else {}
    return answer(Companion(pad, game.companion.aids(seats), prints))


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
    loop = asyncio.get_running_loop()
    pdf = await loop.run_in_executor(_press, printed, game, what, language, paper)
    shown = f'inline; filename="{game.id}-{what}-{language}-{paper}.pdf"'
    return Response(pdf, media_type="application/pdf", headers={"content-disposition": shown})
