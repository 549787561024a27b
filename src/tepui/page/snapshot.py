"""What Python has in memory when it starts in a browser (`web/snapshot.mjs` stores it).

An import done here need not be done at each start. Nothing here may depend on the device, on the
time, or on chance.
"""

import gc
import importlib
import random
from collections.abc import Iterator
from typing import Any

import msgspec

import tepui
from tepui.coach import caution
from tepui.page import serve, worker
from tepui.server.store import sqlite

ENTRANCES = (caution, serve, worker, sqlite)  # modules that workers call, search with, and store in
OF_THE_LAB = {"traits"}  # parts of a game that need NumPy


def fill() -> None:
    """Load everything that tables, bots and the coach need."""
    for game in tepui.all_games():
        for part in sorted({file.stem for file in game.folder.glob("*.py")} - OF_THE_LAB):
            importlib.import_module(f"{game.package}.{part}")
        game.pack_options(game.settle_options({}))  # the default board
    for kind in _kinds(msgspec.Struct):
        msgspec.json.Decoder(kind)  # which reads its contents once
    random.seed(0)  # a device reseeds it when it starts
    gc.collect()
    gc.freeze()


def _kinds(of: type[Any]) -> Iterator[type[Any]]:
    for kind in of.__subclasses__():
        yield kind
        yield from _kinds(kind)
