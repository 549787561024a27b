"""A game's nets as files in its folder: small, with their provenance.

`net.npz` holds an actor and a critic; `outcome.npz` a net that predicts who wins if everybody
follows that actor, which the coach uses (`bots.lookahead`).

Weights are stored as whole numbers from -127 to 127 with a scale for each input's row, in a ZIP of
NumPy's files (`.npz`), which training writes with NumPy and all others read without. A net that was
not trained for these rules, features or options is refused with a sentence, and play continues
without it.

`tepui train --install NAME` keeps nets of the user's own beside those of the games, in the user's
folder; the bot `champion@NAME` plays by one.
"""

import ast
import hashlib
import json
import logging
import math
import re
import zipfile
import zlib
from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

import platformdirs

from tepui.engine.game import Game
from tepui.engine.learning.net import Layers, Mind, mind_of
from tepui.engine.learning.relative_features import relative_features
from tepui.engine.runtime.machine import Machine, arrays
from tepui.engine.runtime.piece import OwnMemory, Piece
from tepui.engine.text.errors import TepuiError

NAME, OUTCOME = "net.npz", "outcome.npz"
_BROKEN = (
    OSError, ValueError, KeyError, TypeError, SyntaxError, EOFError, RuntimeError,
    zipfile.BadZipFile, zlib.error,
)  # fmt: skip
_NPY = b"\x93NUMPY\x01\x00"  # how an array's file begins: NumPy's format, version 1
_KINDS = {"|i1": "i1", "|u1": "u1", "<f4": "f4"}
FORMAT = 1

log = logging.getLogger("tepui")


class BadNet(TepuiError):
    """The file is not a net that can play this game."""


@dataclass(frozen=True)
class Nets:
    """What a game's files hold: an actor, a critic, their description, and an outcome net."""

    game: Game
    about: dict[str, Any]
    actor: Layers
    critic: Layers
    heats: Mapping[int, tuple[float, float]] = field(default_factory=dict)  # by seats
    outcome: Layers | None = None

    def fits(self, options: Mapping[str, str], seats: int | None = None) -> None:
        """Refuse options, and a seat count, that the net was not trained on."""
        trained = self.about.get("seats", self.game.seats)
        if seats is not None and seats not in trained:
            known = ", ".join(map(str, trained))
            raise BadNet("engine-net-seats", game=self.game.id, seats=seats, trained=known)
        for name, values in self.about["options"].items():
            value = options.get(name, values[0])
            if values and value not in values:
                raise BadNet("engine-net-options", game=self.game.id, option=name, value=value[:40])

    def heats_of(self, seats: int) -> tuple[float, float]:
        """The heats for its chances: of open positions, and in addition for a seat."""
        return self.heats.get(seats, (1.0, 1.0))

    def mind(self, seats: int, machine: Machine | None = None) -> Mind:
        """The actor, for one thread, in the memory of a machine."""
        return mind_of(self.game, self.actor, seats, machine=machine)

    def open_mind(self, seats: int, machine: Machine | None = None) -> Mind:
        """The critic, for one thread."""
        return mind_of(self.game, self.critic, seats, open=True, machine=machine)

    def outcome_mind(self, seats: int, machine: Machine | None = None) -> Mind:
        """The net that predicts the actor's games, for one thread; without one, the critic."""
        layers = self.outcome or self.critic
        return mind_of(self.game, layers, seats, open=True, machine=machine)


def write(path: Path, about: Mapping[str, Any], **nets: Layers) -> int:
    """Write a file of named nets. Returns its size in bytes."""
    import numpy as np

    held: dict[str, Any] = {}
    for who, layers in nets.items():
        for name, weights in arrays(layers)._asdict().items():
            if weights.ndim == 1:
                held[f"{who}.{name}"] = weights.astype(np.float32)
                continue
            scale = np.abs(weights).max(1, keepdims=True) / 127
            whole = np.round(weights / np.where(scale > 0, scale, 1))
            held[f"{who}.{name}"] = whole.astype(np.int8)
            held[f"{who}.{name}.scale"] = scale.astype(np.float32)
    _save(path, {**about, "format": FORMAT}, held)
    return path.stat().st_size


def _save(path: Path, about: Mapping[str, Any], arrays: dict[str, Any]) -> None:
    import numpy as np

    said = json.dumps(about, ensure_ascii=False).encode()
    arrays["about"] = np.frombuffer(said, np.uint8)
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    with fresh.open("wb") as file:
        np.savez_compressed(file, **arrays)
    fresh.replace(path)


def read(game: Game, path: Path) -> Nets:
    """Read a game's net. Raises if it cannot be used."""
    layout = relative_features(game)
    sizes = (layout.size, layout.actions + layout.most_seats), (layout.open_size, layout.most_seats)
    about, (actor, critic) = _read(game, path, dict(zip(("actor", "critic"), sizes, strict=True)))
    try:
        dict(about["options"])
        heats = {int(n): (float(a), float(b)) for n, (a, b) in about.get("heats", {}).items()}
        if not all(0.1 < each < 10 for both in heats.values() for each in both):
            raise ValueError(f"heats: {heats}")
    except _BROKEN as why:
        raise BadNet("engine-net-unreadable", path=str(path), why=str(why)[:200]) from why
    return Nets(game, about, actor, critic, heats)


def with_outcome(nets: Nets, path: Path) -> Nets:
    """The nets with the one that predicts their actor's games. Raises if that cannot be used."""
    layout = relative_features(nets.game)
    sizes = {"outcome": (layout.open_size, layout.most_seats)}
    about, (outcome,) = _read(nets.game, path, sizes)
    if about.get("actor") != fingerprint(nets.actor):
        raise BadNet("engine-net-other", path=str(path), game=nets.game.id)
    return replace(nets, outcome=outcome)


def fingerprint(layers: Layers) -> str:
    """A hash that distinguishes a net from others."""
    return hashlib.blake2b(b"".join(x.tobytes() for x in layers), digest_size=8).hexdigest()


def weights_in(path: Path) -> str:
    """A hash of all weights in a file, without what it says of itself: date, speed, machine."""
    held = sorted(_arrays(path).items())
    data = b"".join(array.tobytes() for name, array in held if name != "about")
    return hashlib.blake2b(data, digest_size=8).hexdigest()


def _read(
    game: Game, path: Path, sizes: Mapping[str, tuple[int, int]]
) -> tuple[dict[str, Any], list[Layers]]:
    """The description of a file's nets, and the nets, with this many inputs and outputs."""
    try:
        held = _arrays(path)
        about = json.loads(held["about"].tobytes())
        layers = [_layers(held, who) for who in sizes]
        about_of = about["game"], about["rules"], about["features"], about["format"]
    except _BROKEN as why:
        raise BadNet("engine-net-unreadable", path=str(path), why=str(why)[:200]) from why
    if about_of != (game.id, game.version, relative_features(game).fingerprint, FORMAT):
        raise BadNet("engine-net-other", path=str(path), game=game.id)
    if [_ends(each) for each in layers] != list(sizes.values()):
        raise BadNet("engine-net-other", path=str(path), game=game.id)
    return about, layers


def retell(path: Path, more: Mapping[str, Any]) -> None:
    """Add to a net's description. Its weights stay, byte for byte."""
    held = {name: each.array for name, each in _arrays(path).items()}
    _save(path, {**json.loads(held.pop("about").tobytes()), **more}, held)


def _arrays(path: Path) -> dict[str, Piece]:
    """The arrays of a file, by name."""
    with zipfile.ZipFile(path) as archive:
        return {
            each.removesuffix(".npy"): _array(archive.read(each)) for each in archive.namelist()
        }


def _array(data: bytes) -> Piece:
    """An array as NumPy has written it."""
    if not data.startswith(_NPY):
        raise ValueError(f"no array: {data[:8]!r}")
    begin = 10 + int.from_bytes(data[8:10], "little")
    said = ast.literal_eval(data[10:begin].decode("latin-1"))
    kind, shape = _KINDS[said["descr"]], tuple(map(int, said["shape"]))
    if said["fortran_order"] or int(kind[1]) * math.prod(shape) != len(data) - begin:
        raise ValueError(f"an array of another form: {said}")
    return Piece(OwnMemory(bytearray(data[begin:])), 0, kind, shape)


def _layers(held: Mapping[str, Piece], who: str) -> Layers:
    read = []
    for name in Layers._fields:
        weights = held[f"{who}.{name}"]
        if len(weights.shape) == 2:
            weights = _scaled(weights, held[f"{who}.{name}.scale"])
        if weights.kind != "f4" or not math.isfinite(math.fsum(weights.get())):
            raise ValueError(f"{who}.{name}")
        read.append(weights)
    layers = Layers(*read)
    shapes = [each.shape for each in layers]
    for before, bias, after in ((0, 1, 2), (2, 3, 4), (4, 5, None)):
        width = shapes[before][1]
        if shapes[bias] != (width,) or (after is not None and shapes[after][0] != width):
            raise ValueError(f"{who}: {shapes}")
    return layers


def _scaled(weights: Piece, scale: Piece) -> Piece:
    """Each row of whole numbers times its scale, rounded once."""
    if weights.kind != "i1" or (scale.kind, scale.shape) != ("f4", (len(weights), 1)):
        raise ValueError(f"{weights.type} {weights.shape}, {scale.type} {scale.shape}")
    made = array("f")
    for row, each in zip(weights.rows(), scale.get(), strict=True):
        made.extend([each * weight for weight in row])
    return Piece(OwnMemory(memoryview(made).cast("B")), 0, "f4", weights.shape)


def _ends(layers: Layers) -> tuple[int, int]:
    return layers.first.shape[0], layers.last.shape[1]


@cache
def _own(game: Game) -> Nets | None:
    nets = None
    try:
        if (path := game.folder / NAME).is_file():
            nets = read(game, path)
            if (path := game.folder / OUTCOME).is_file():
                nets = with_outcome(nets, path)
    except BadNet as refused:
        log.warning(str(refused))
    return nets


def place_of(game: Game, name: str) -> Path:
    """Where a net of the user's own is stored, by its name."""
    if not re.fullmatch(r"[\w-]{1,40}", name):
        raise BadNet("engine-net-name", name=name)
    return platformdirs.user_data_path("tepui") / "nets" / game.id / f"{name}.npz"


@cache
def named(game: Game, name: str) -> Nets:
    """A net of the user's own."""
    path = place_of(game, name)
    if not path.is_file():
        known = ", ".join(sorted(each.stem for each in path.parent.glob("*.npz")))
        key = "engine-net-unknown-but" if known else "engine-net-unknown"
        raise BadNet(key, name=name, game=game.id, known=known)
    return read(game, path)


def nets_of(game: Game, options: Mapping[str, str] | None = None) -> Nets | None:
    """The net in a game's folder, if there is one that fits; otherwise the log says why not."""
    nets = _own(game)
    if nets is not None and options is not None:
        try:
            nets.fits(options)
        except BadNet as refused:
            log.warning(str(refused))
            return None
    return nets
