"""The browser client: one page for every address of ours, and the files it asks for."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from tepui.server.errors import Refused

SITE = Path(__file__).parent / "site"
LOOSE = (
    "icon.svg",
    "icon-192.png",
    "icon-512.png",
    "manifest.webmanifest",
    "offline.html",
    "sw.js",
)

# The names of these files change with their content.
FOREVER = "public, max-age=31536000, immutable"


class Assets(StaticFiles):
    """Files that never change under their name."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        """A file, to be kept."""
        answer = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        answer.headers["cache-control"] = FOREVER
        return answer


async def page(request: Request) -> Response:
    """The one page; the client finds out by its address what to show."""
    if not (SITE / "index.html").is_file():
        raise Refused("server-no-client")
    return FileResponse(SITE / "index.html", headers={"cache-control": "no-cache"})


async def loose(request: Request) -> Response:
    """A file beside the page."""
    return FileResponse(SITE / request.url.path[1:], headers={"cache-control": "no-cache"})


PAGES: list[BaseRoute] = [
    *(Route(path, page) for path in ("/", "/t/{table}", "/open/{game}", "/rules/{game}")),
    *(Route(path, page) for path in ("/replay", "/replay/{table}")),
    *(Route(f"/{name}", loose) for name in LOOSE),
    Mount("/assets", Assets(directory=SITE / "assets", check_dir=False)),
]
