"""The browser client: one page for all our addresses, and the files that it requests."""

import gzip
import hashlib
from mimetypes import guess_type
from os import PathLike, stat_result
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from tepui.engine.text.words import ENGLISH, LANGUAGES
from tepui.server.errors import Refused
from tepui.server.http.drawn import SHOWN, drawn
from tepui.server.http.preview import tags
from tepui.server.http.request import takes_gzip

SITE = Path(__file__).parents[1] / "site"
LOOSE = (
    "icon.svg",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable.png",
    "licenses.txt",
    "manifest.webmanifest",
    *(f"manifest.{language}.webmanifest" for language in LANGUAGES if language != ENGLISH),
    "offline.html",
    "offline.js",
    "sw.js",
)

TITLE = "<title>Tepui</title>"  # of the page as built: replaced by what a link shows

# The names of these files change with their content.
FOREVER = "public, max-age=31536000, immutable"


class Assets(StaticFiles):
    """Built files, cached for good: different content has a different name."""

    def file_response(
        self,
        full_path: str | PathLike[str],
        stat_result: stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """A file that may be cached; gzipped, if there is such a copy and the client accepts it."""
        path = Path(full_path)
        file = _squeezed(path, Headers(scope=scope))
        answer = super().file_response(file, file.stat(), scope, status_code)
        answer.headers["cache-control"] = FOREVER
        return _dressed(answer, path, file)


def _squeezed(path: Path, headers: Headers) -> Path:
    """The file to send: its gzipped copy, if there is one and the client accepts it, or itself."""
    small = path.with_name(f"{path.name}.gz")
    return small if takes_gzip(headers) and small.is_file() else path


def _dressed(answer: Response, path: Path, sent: Path) -> Response:
    answer.headers["vary"] = "accept-encoding"
    if sent != path:
        answer.headers["content-encoding"] = "gzip"
        answer.headers["content-type"] = f"{guess_type(path.name)[0]}; charset=utf-8"
    return answer


def _file(request: Request, name: str) -> Response:
    """A file that is revalidated on each request; gzipped as above."""
    path = SITE / name
    sent = _squeezed(path, request.headers)
    return _dressed(FileResponse(sent, headers={"cache-control": "no-cache"}), path, sent)


def has_client() -> bool:
    """Whether the browser client was built."""
    return (SITE / "index.html").is_file()


async def page(request: Request) -> Response:
    """The client's single page, which does its own routing. Its head has the link preview."""
    if not has_client():
        raise Refused("server-no-client")
    text = (SITE / "index.html").read_text(encoding="utf-8")
    return _sent(request, text.replace(TITLE, await tags(request)))


def nowhere(request: Request) -> Response:
    """The same page with status 404, for an address that the client has no route for."""
    return _sent(request, (SITE / "index.html").read_text(encoding="utf-8"), 404)


def _sent(request: Request, text: str, status: int = 200) -> Response:
    body, small = text.encode(), takes_gzip(request.headers)
    body = gzip.compress(body, 5, mtime=0) if small else body
    heads = {
        "cache-control": "no-cache",
        "vary": "accept-encoding, accept-language",
        "etag": f'"{hashlib.sha256(body).hexdigest()[:32]}"',
        **({"content-encoding": "gzip"} if small else {}),
    }
    return Response(body, status, heads, media_type="text/html")


async def posted(request: Request) -> Response:
    """The picture shown for a link to a game's pages; the default one, if the game has none."""
    name = request.path_params["name"]
    found = {each.stem: each for each in (SITE / "preview").glob("*.jpg")}
    if (file := found.get(name, found.get("tepui"))) is None:
        raise Refused("server-no-client")
    return FileResponse(file, headers=SHOWN)


async def loose(request: Request) -> Response:
    """A file next to the page, such as the icon."""
    return _file(request, request.url.path[1:])


# The addresses that the client has routes for.
ROUTED = (
    "/", "/t/{table}", "/open/{game}", "/g/{game}", "/rules/{game}", "/replay", "/replay/{table}",
    "/learn/{game}", "/puzzles/{game}", "/daily/{game}", "/daily/{game}/{day}", "/match/{match}",
    "/games", "/mistakes", "/ranking", "/ranking/{game}", "/p/{name}", "/real-table",
    "/real-table/{game}", "/real-table/{game}/{part}", "/about", "/me", "/tournament/{game}",
    "/c/{tournament}", "/host", "/tournaments",
)  # fmt: skip
PAGES: list[BaseRoute] = [
    *(Route(path, page) for path in ROUTED),
    *(Route(f"/{name}", loose) for name in LOOSE),
    Route("/preview/{name}.jpg", posted),
    Route("/preview/replay/{table}.png", drawn),
    Mount("/assets", Assets(directory=SITE / "assets", check_dir=False)),
]
