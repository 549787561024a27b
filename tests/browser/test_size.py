"""How much script a page needs, compressed: the first page under 80 kB, a table under 180."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

import tepui

SITE = Path(__file__).parents[2] / "src" / "tepui" / "server" / "site"
GAMES = [game.id for game in tepui.all_games()]
LANGUAGES = ("en", "fr", "de")


def files(entries: list[str]) -> set[str]:
    """The scripts of some sources, with all that they import."""
    made: dict[str, Any] = json.loads((SITE / ".vite" / "manifest.json").read_text("utf-8"))
    left, seen = list(entries), set()
    while left:
        name = left.pop()
        if name not in seen:
            seen.add(name)
            left += made[name].get("imports", [])
    return {made[name]["file"] for name in seen}


def kilobytes(entries: list[str]) -> float:
    return sum(len(gzip.compress((SITE / name).read_bytes())) for name in files(entries)) / 1000


def words(language: str, *rooms: str) -> list[str]:
    places = {"web": "src/words", "server": "../src/tepui/server/words"}
    return [
        f"{places.get(room, f'../src/tepui/games/{room}/words')}/{language}.ftl?raw"
        for room in rooms
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_is_small(language: str) -> None:
    size = kilobytes(["index.html", *words(language, "web")])
    print(f"first page, {language}: {size:.1f} kB")
    assert 10 < size < 80  # all words of the client, those of every page, are in it


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_small(game: str, language: str) -> None:
    spoken = words(language, "web", "server", game)
    table = ["index.html", "src/pages/Seats.svelte", f"src/games/{game}/index.ts", *spoken]
    size = kilobytes(table)
    print(f"table of {game}, {language}: {size:.1f} kB")
    assert 20 < size < 180
    assert not files(table) >= files(["src/motion/great-moments.ts"])  # comes with the first one
    replay = ["src/pages/Replay.svelte" if "Seats" in name else name for name in table]
    assert kilobytes(replay) < 180
