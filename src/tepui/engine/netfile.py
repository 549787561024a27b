"""A game's net as a file in its folder, `net.npz`: small, with where it comes from.

Weights are stored as whole numbers from -127 to 127 with a scale for each input's row; NumPy alone
reads them. A net that was not trained for these rules, features or options is refused with a
sentence, and play goes on without it.
"""

from __future__ import annotations

import io
import json
import logging
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from tepui.engine.errors import TepuiError
from tepui.engine.game import Game
from tepui.engine.net import Layers, Mind, mind_of
from tepui.engine.turned import turned

NAME = "net.npz"
_BROKEN = (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile, zlib.error)
FORMAT = 1

log = logging.getLogger("tepui")


class BadNet(TepuiError):
    """The file is not a net that can play this game."""


@dataclass(frozen=True)
class Nets:
    """What a game's file holds: an actor, a critic, and what is said about them."""

    game: Game
    about: dict[str, Any]
    actor: Layers
    critic: Layers
    heats: Mapping[int, tuple[float, float]] = field(default_factory=dict)  # by seats

    def fits(self, options: Mapping[str, str]) -> None:
        """Refuse options that the net was not trained on."""
        for name, values in self.about["options"].items():
            value = options.get(name, values[0])
            if values and value not in values:
                raise BadNet("engine-net-options", game=self.game.id, option=name, value=value[:40])

    def heats_of(self, seats: int) -> tuple[float, float]:
        """How its chances are tempered to come true: laid open, and for a seat beyond that."""
        return self.heats.get(seats, (1.0, 1.0))

    def mind(self, seats: int) -> Mind:
        """The actor, for one thread."""
        return mind_of(self.game, self.actor, seats)

    def open_mind(self, seats: int) -> Mind:
        """The critic, for one thread."""
        return mind_of(self.game, self.critic, seats, open=True)


def write(path: Path, about: Mapping[str, Any], actor: Layers, critic: Layers) -> int:
    """Write a file; how many bytes it has."""
    arrays: dict[str, Any] = {}
    for who, layers in (("actor", actor), ("critic", critic)):
        for name, weights in layers._asdict().items():
            if weights.ndim == 1:
                arrays[f"{who}.{name}"] = weights.astype(np.float32)
                continue
            scale = np.abs(weights).max(1, keepdims=True) / 127
            whole = np.round(weights / np.where(scale > 0, scale, 1))
            arrays[f"{who}.{name}"] = whole.astype(np.int8)
            arrays[f"{who}.{name}.scale"] = scale.astype(np.float32)
    _save(path, {**about, "format": FORMAT}, arrays)
    return path.stat().st_size


def _save(path: Path, about: Mapping[str, Any], arrays: dict[str, Any]) -> None:
    said = json.dumps(about, ensure_ascii=False).encode()
    arrays["about"] = np.frombuffer(said, np.uint8)
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    with fresh.open("wb") as file:
        np.savez_compressed(file, **arrays)
    fresh.replace(path)


def read(game: Game, path: Path) -> Nets:
    """Read a game's net, or say why it cannot be used."""
    try:
        with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as found:
            held = {name: found[name] for name in found.files}
        about = json.loads(held["about"].tobytes())
        actor, critic = (_layers(held, who) for who in ("actor", "critic"))
        about_of = about["game"], about["rules"], about["features"], about["format"]
        dict(about["options"])
        heats = {int(n): (float(a), float(b)) for n, (a, b) in about.get("heats", {}).items()}
        if not all(0.1 < each < 10 for both in heats.values() for each in both):
            raise ValueError(f"heats: {heats}")
    except _BROKEN as why:
        raise BadNet("engine-net-unreadable", path=str(path), why=str(why)[:200]) from why
    layout = turned(game)
    if about_of != (game.id, game.version, layout.fingerprint, FORMAT):
        raise BadNet("engine-net-other", path=str(path), game=game.id)
    sizes = (layout.size, layout.actions + layout.most_seats, layout.open_size, layout.most_seats)
    if (*_ends(actor), *_ends(critic)) != sizes:
        raise BadNet("engine-net-other", path=str(path), game=game.id)
    return Nets(game, about, actor, critic, heats)


def retell(path: Path, more: Mapping[str, Any]) -> None:
    """Say more about a net; its weights stay, byte for byte."""
    with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as found:
        held = {name: found[name] for name in found.files}
    _save(path, {**json.loads(held.pop("about").tobytes()), **more}, held)


def _layers(held: Mapping[str, Any], who: str) -> Layers:
    found = []
    for name in Layers._fields:
        weights = held[f"{who}.{name}"].astype(np.float32)
        if weights.ndim == 2:
            weights = weights * held[f"{who}.{name}.scale"]
        if not np.isfinite(weights).all():
            raise ValueError(f"{who}.{name}")
        found.append(weights)
    layers = Layers(*found)
    shapes = [each.shape for each in layers]
    for before, bias, after in ((0, 1, 2), (2, 3, 4), (4, 5, None)):
        width = shapes[before][1]
        if shapes[bias] != (width,) or (after is not None and shapes[after][0] != width):
            raise ValueError(f"{who}: {shapes}")
    return layers


def _ends(layers: Layers) -> tuple[int, int]:
    return layers.first.shape[0], layers.last.shape[1]


@cache
def _own(game: Game) -> Nets | None:
    path = game.folder / NAME
    if not path.is_file():
        return None
    try:
        return read(game, path)
    except BadNet as refused:
        log.warning(str(refused))
        return None


def nets_of(game: Game, options: Mapping[str, str] | None = None) -> Nets | None:
    """The net of a game's folder, if it has one that fits; else the log says why."""
    nets = _own(game)
    if nets is not None and options is not None:
        try:
            nets.fits(options)
        except BadNet as refused:
            log.warning(str(refused))
            return None
    return nets
