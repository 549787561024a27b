"""For a real table: aids, score pads and transcripts. Nothing is stored: they live in a browser."""

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

import tepui
from tepui.engine.game import Game
from tepui.engine.play import log as logs
from tepui.engine.play.pad_score import form, scored
from tepui.engine.play.transcript_steps import follow
from tepui.engine.real_table.companion import Companion
from tepui.engine.real_table.pad import PadEntered, PadScored
from tepui.engine.real_table.transcript import TranscriptEntered, TranscriptTold
from tepui.engine.text.errors import printable
from tepui.engine.text.words import LANGUAGES
from tepui.printing.pages import MADE, CannotPrint, file_name, made, made_of
from tepui.server.errors import NotFound
from tepui.server.http.apart import FOLLOWING, QUICK, apart
from tepui.server.http.operation import Query, operation

LONGEST_NAME = 32
_files = StaticFiles(directory=MADE, check_dir=False)


@operation("GET", "/games/{game}/companion/{seats:few}")
async def companion(request: Request) -> Companion:
    """Aids for a real table, and what its score pad accepts."""
    game, seats = tepui.game(request.path_params["game"]), request.path_params["seats"]
    pad = form(game, seats)
    return Companion(pad, game.companion.aids(seats), made_of(game))


@operation("POST", "/games/{game}/pad", steps=QUICK)
async def count(request: Request, entered: PadEntered) -> PadScored:
    """The score of a real table, from each seat's pieces; nothing is stored."""
    game = tepui.game(request.path_params["game"])
    return await apart(request, scored, game, entered.entries, entered.options)


@operation("POST", "/games/{game}/transcript", steps=FOLLOWING)
async def transcribe(request: Request, entered: TranscriptEntered) -> TranscriptTold:
    """What to enter next in a game at a real table, and at the end its log. Nothing is stored."""
    game = tepui.game(request.path_params["game"])
    return await apart(request, _transcribed, game, entered)


def _transcribed(game: Game, entered: TranscriptEntered) -> TranscriptTold:
    table, told = follow(game, entered)
    names = [printable(name)[:LONGEST_NAME] for name in entered.names[: table.seats]]
    return replace(told, log=logs.write_down(table, names)) if table.over else told


@operation(
    "GET", "/games/{game}/print/{what}/{language}", query=(Query("paper"),), text="application/pdf"
)
async def pages(request: Request) -> Response:
    """Pages of a game to print: rules, scores, pieces, cards or map."""
    game, what = tepui.game(request.path_params["game"]), request.path_params["what"]
    language, paper = request.path_params["language"], request.query_params.get("paper", "a4")
    if language not in LANGUAGES:
        raise NotFound("server-no-page")
    name = file_name(game, what, language, paper)
    if name not in made():
        raise CannotPrint("printing-none", title=game.title)
    response = await _files.get_response(name, request.scope)
    response.headers["cache-control"] = "no-cache"  # another version may have other pages
    response.headers["content-disposition"] = f'inline; filename="{name}"'
    return response
