"""Python for browsers: files that let the browser of whoever asks make reviews and hints itself.

`make browser-python` packs them beside the client, and a wheel carries them. Where they are not
there, or are of other sources than this server, or the host does not wish it, the server thinks.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from functools import cache
from mimetypes import guess_type
from pathlib import Path
from typing import Literal

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from tepui.engine.contract import SPECTATOR
from tepui.server.errors import NotAllowed
from tepui.server.http.messages import Known
from tepui.server.http.request import answer, table_of, worker_of
from tepui.server.table.answer import advisable
from tepui.server.table.tasks import position_task

SOURCE = Path(__file__).parents[2]
FILES = SOURCE / "server" / "site-python"
MADE_OF = "made-of.txt"  # the digest of the sources that were packed
SIZES = "sizes.json"  # of Python's memory, and of all files, as they are read, by their names
FOREVER = "public, max-age=31536000, immutable"  # another content has another address

Stand = Literal["there", "absent", "stale"]


@cache
def digest() -> str:
    """A name for the sources of this program, as far as a browser runs them."""
    found = hashlib.sha256()
    for path in sorted(SOURCE.rglob("*")):
        if path.suffix in (".py", ".ftl", ".toml", ".wasm", ".npz") and FILES not in path.parents:
            found.update(path.relative_to(SOURCE).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:16]


@cache
def stand() -> Stand:
    """Whether browsers can be given Python."""
    try:
        made_of = (FILES / MADE_OF).read_text()
    except OSError:
        return "absent"
    return "there" if made_of == digest() else "stale"


@cache
def _names() -> frozenset[str]:
    return frozenset([SIZES, *json.loads((FILES / SIZES).read_text())["files"]])


def place(request: Request, game: str) -> str:
    """Where the Python is with which a browser thinks about a game itself; empty: it shall not."""
    wished = worker_of(request).settings.current.browsers_think
    able = wished and stand() == "there" and f"{game}.wasm" in _names()
    return f"/python/{digest()}/" if able else ""


async def file(request: Request) -> Response:
    """A file of that Python. Those that would be large are kept packed, and sent so."""
    name = request.path_params["name"]
    known = stand() == "there" and request.path_params["made_of"] == digest()
    if not known or name not in _names():
        raise HTTPException(404)
    heads, kind = {"cache-control": FOREVER}, guess_type(name)[0] or "application/octet-stream"
    if (FILES / name).is_file():
        return FileResponse(FILES / name, headers=heads, media_type=kind)
    packed = FILES / f"{name}.gz"
    heads["vary"] = "accept-encoding"
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(packed.read_bytes()), headers=heads, media_type=kind)
    heads["content-encoding"] = "gzip"
    return FileResponse(packed, headers=heads, media_type=kind)


async def known(request: Request) -> Response:
    """A table's position as its seat may know it, for the hints that its browser finds itself."""
    live, viewer = await table_of(request)
    if viewer == SPECTATOR:
        raise NotAllowed("server-spectator")
    match = advisable(live.state, viewer)
    python = place(request, match.game.id)
    return answer(Known(position_task(python, match, viewer) if python else None))
