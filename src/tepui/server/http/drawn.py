"""A moment of a finished game as a picture, for the preview of a link to it.

Drawn with resvg, an optional extra: without it, such a link shows the game's own picture.
"""

from importlib.util import find_spec

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from tepui.engine.game import Game
from tepui.engine.real_table import poster
from tepui.engine.text.errors import TepuiError
from tepui.printing.art import sheets
from tepui.server.http.apart import DRAWING, STEPS, apart
from tepui.server.http.replays import SeenMoment, moment_for_all

DAY = "public, max-age=86400"
# Pictures may be shown by pages of others.
SHOWN = {"cache-control": DAY, "cross-origin-resource-policy": "cross-origin"}


def can_draw(game: Game) -> bool:
    """Whether moments of a game can be drawn here."""
    return (game.folder / "poster.py").is_file() and find_spec("resvg_py") is not None


async def drawn(request: Request) -> Response:
    """A moment of a finished game that everybody may see; otherwise the default picture."""
    step = request.query_params.get("step", "")
    request.scope[STEPS] = DRAWING
    try:
        if not (step.isascii() and step.isdecimal()):
            return RedirectResponse("/preview/tepui.jpg", 302)
        moment = await moment_for_all(request, int(step[:6]))
    except TepuiError:
        return RedirectResponse("/preview/tepui.jpg", 302)
    if not can_draw(moment.game):
        return RedirectResponse(f"/preview/{moment.game.id}.jpg", 302)
    png = await apart(request, png_of, moment)
    return Response(png, media_type="image/png", headers=SHOWN)


def png_of(moment: SeenMoment) -> bytes:
    """The picture of a moment."""
    from resvg_py import svg_to_bytes

    options = moment.game.settle_options(moment.options)
    parts = moment.game.poster(moment.view, options)
    assert parts is not None
    svg = poster.whole(parts, sheets(moment.game))
    png = svg_to_bytes(svg, skip_system_fonts=True, width=poster.WIDE, height=poster.HIGH)
    return bytes(png)
