"""What a link to one of our pages shows where it is posted: a title, a line and a picture.

Programs that make such previews run no scripts and send no token, so they get what any spectator
may see, in the first language requested. A table that is not public shows nothing.
"""

from html import escape
from typing import NamedTuple

from starlette.requests import Request

import tepui
from tepui.engine.real_table.poster import HIGH, WIDE
from tepui.engine.rules.contract import SPECTATOR
from tepui.engine.text.errors import TepuiError
from tepui.engine.text.words import Words, words
from tepui.server.http.drawn import can_draw
from tepui.server.http.replays import moment_for_all
from tepui.server.http.request import language_of, pass_of, worker_of
from tepui.server.table import picture, policy

OUR_NAME = "Tepui"
# Pages of a game, and their titles.
SECTIONS = ("rules", "learn", "puzzles", "daily")


class Preview(NamedTuple):
    """What is shown of a page."""

    title: str
    line: str
    picture: str  # its path


async def tags(request: Request) -> str:
    """The head of a page: its title, and the tags of its preview."""
    say = words(language_of(request))
    found = await _preview(request, say)
    host = worker_of(request).config.address.rstrip("/") or str(request.base_url).rstrip("/")
    named = {
        "og:site_name": OUR_NAME,
        "og:type": "website",
        "og:locale": say("engine-locale"),
        "og:title": found.title,
        "og:description": found.line,
        "og:image": host + found.picture,
        "og:image:width": WIDE,
        "og:image:height": HIGH,
        "twitter:card": "summary_large_image",
    }
    parts = [f"<title>{escape(found.title)}</title>"]
    for name, value in named.items():
        kind = "name" if name.startswith("twitter") else "property"
        parts.append(f'<meta {kind}="{name}" content="{escape(str(value))}" />')
    return "\n    ".join(parts)


async def _preview(request: Request, say: Words) -> Preview:
    general = Preview(f"{OUR_NAME} · {say('server-preview')}", say("server-preview-line"), _of(""))
    section = request.url.path.strip("/").partition("/")[0]
    try:
        if "game" in request.path_params:
            return _of_game(request.path_params["game"], section, say)
        if section in ("t", "c", "replay"):  # reveal nothing of what is inside
            await worker_of(request).door.check(pass_of(request))
        if section == "t":
            return await _of_table(request, say)
        if section == "c":
            return await _of_tournament(request, say)
        if section == "replay" and "table" in request.path_params:
            return await _of_replay(request, say)
    except TepuiError:
        pass  # it does not exist, or is not public
    return general


def _of(game: str) -> str:
    """The path of a game's picture, or of the default one."""
    return f"/preview/{game or OUR_NAME.lower()}.jpg"


def _of_game(id: str, section: str, say: Words) -> Preview:
    game = tepui.game(id)
    title = (
        f"{game.title} · {say(f'server-preview-{section}')}" if section in SECTIONS else game.title
    )
    return Preview(title, say(f"{game.id}-tagline"), _of(game.id))


async def _of_table(request: Request, say: Words) -> Preview:
    live = await worker_of(request).tables.find(request.path_params["table"])
    policy.may_look(live.state, SPECTATOR)
    game = live.state.head.game
    names = [person.name for person in picture.people(live.state) if person.name]
    if live.state.status == "open" and names:
        line = say("server-preview-invites", name=names[0], seats=live.state.seats)
    else:
        line = ", ".join(names) or say(f"{game}-tagline")
    return Preview(tepui.game(game).title, line, _of(game))


async def _of_tournament(request: Request, say: Words) -> Preview:
    told = await worker_of(request).tournaments.page(request.path_params["tournament"])
    game = tepui.game(told.terms.game)
    line = f"{say('server-preview-tournament')} · {game.title}"
    return Preview(told.terms.title or line, line, _of(game.id))


async def _of_replay(request: Request, say: Words) -> Preview:
    """Who played and, for a link to a moment, what had just happened."""
    live = await worker_of(request).tables.find(request.path_params["table"])
    policy.may_look_back(live.state, SPECTATOR)
    game = tepui.game(live.state.head.game)
    names = [person.name for person in picture.people(live.state)]
    title = f"{game.title} · {', '.join(names)}"
    step = request.query_params.get("step", "")
    if not (step.isascii() and step.isdecimal()):
        return Preview(title, say("server-preview-replay"), _of(game.id))
    moment = await moment_for_all(request, int(step[:6]))
    told = " ".join(say.tell(event.key, event.args, names) for event in moment.story)
    painted = f"/preview/replay/{live.state.head.id}.png?{request.url.query}"
    image = painted if can_draw(game) else _of(game.id)
    return Preview(title, told or say("server-preview-replay"), image)
