"""The files of the browser client: compressed for who takes that, and kept where they may be."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount, Route

from tepui.server.http import pages
from tepui.server.worker import Config

SCRIPT = b"console.log('tepui');" * 50
PAGE = b"<!doctype html>" * 50


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Starlette:
    """A site as Vite leaves it."""
    (tmp_path / "assets").mkdir()
    for name, text in (("assets/a.js", SCRIPT), ("index.html", PAGE), ("sw.js", SCRIPT)):
        (tmp_path / name).write_bytes(text)
        (tmp_path / f"{name}.gz").write_bytes(gzip.compress(text))
    (tmp_path / "assets/a.woff2").write_bytes(b"font")
    monkeypatch.setattr(pages, "SITE", tmp_path)
    assets = pages.Assets(directory=tmp_path / "assets")
    routes = [Route("/", pages.page), Route("/sw.js", pages.loose), Mount("/assets", assets)]
    app = Starlette(routes=routes)
    app.state.worker = SimpleNamespace(config=Config("sqlite://"))
    return app


def ask(site: Starlette, path: str, takes: str, **more: str) -> httpx.Response:
    async def go() -> httpx.Response:
        transport = httpx.ASGITransport(site)
        async with httpx.AsyncClient(transport=transport, base_url="http://site") as client:
            return await client.get(path, headers={"accept-encoding": takes, **more})

    return asyncio.run(go())


@pytest.mark.parametrize(
    ("path", "text", "kind"),
    [
        ("/assets/a.js", SCRIPT, "text/javascript; charset=utf-8"),
        ("/", PAGE, "text/html; charset=utf-8"),
        ("/sw.js", SCRIPT, "text/javascript; charset=utf-8"),
    ],
)
def test_texts_are_sent_compressed_to_who_takes_it(
    site: Starlette, path: str, text: bytes, kind: str
) -> None:
    small = ask(site, path, "br, gzip;q=0.8")
    plain = ask(site, path, "identity")
    refused = ask(site, path, "gzip;q=0")
    assert small.content == plain.content == refused.content == text
    assert small.headers["content-encoding"] == "gzip"
    assert int(small.headers["content-length"]) < len(text) / 2
    for each in (plain, refused):
        assert "content-encoding" not in each.headers
    for each in (small, plain, refused):
        assert each.headers["vary"].startswith("accept-encoding")
        assert each.headers["content-type"] == kind
    assert small.headers["etag"] != plain.headers["etag"]


def test_what_is_not_compressed_is_sent_as_it_is(site: Starlette) -> None:
    font = ask(site, "/assets/a.woff2", "gzip")
    assert font.content == b"font"
    assert "content-encoding" not in font.headers
    assert font.headers["cache-control"] == pages.FOREVER


def test_an_asset_is_not_sent_twice(site: Starlette) -> None:
    first = ask(site, "/assets/a.js", "gzip")
    again = ask(site, "/assets/a.js", "gzip", **{"if-none-match": first.headers["etag"]})
    assert again.status_code == 304


def test_the_client_as_it_was_built_is_compressed() -> None:
    built = pages.SITE
    texts = [each for each in built.rglob("*") if each.suffix in (".js", ".css", ".html")]
    assert texts, "run: make client"
    for each in texts:
        small = each.with_name(f"{each.name}.gz")
        assert gzip.decompress(small.read_bytes()) == each.read_bytes()
