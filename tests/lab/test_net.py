"""Nets beside the rules: what they say, what is refused, and what a file holds."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import tepui
from pondering import ponder_each, ponder_each_open
from tepui.engine.game import Game
from tepui.engine.learning import netfile
from tepui.engine.learning.net import Layers, Mind
from tepui.engine.learning.relative_features import RelativeObserver, relative_features
from tepui.engine.runtime.machine import ByNumba, arrays
from tepui.lab.vector import Batch

GAMES = pytest.mark.parametrize("game", tepui.all_games(), ids=lambda game: game.id)


def layers_of(inputs: int, outputs: int, seed: int) -> Layers:
    rng, width = np.random.default_rng(seed), 48
    sizes = ((inputs, width), (width,), (width, width), (width,), (width, outputs), (outputs,))
    return Layers(*(rng.normal(0, 0.2, size).astype(np.float32) for size in sizes))


def about(game: Game) -> dict[str, object]:
    return {
        "game": game.id, "rules": game.version, "features": relative_features(game).fingerprint,
        "options": {},
    }  # fmt: skip


def write(game: Game, path: Path, /, **changed: object) -> tuple[Layers, Layers]:
    layout = relative_features(game)
    actor = layers_of(layout.size, layout.actions + layout.most_seats, 1)
    critic = layers_of(layout.open_size, layout.most_seats, 2)
    netfile.write(path, about(game) | changed, actor=actor, critic=critic)
    return actor, critic


def by_numpy(layers: Layers, features: np.ndarray) -> np.ndarray:
    a, b, c, d, e, f = (each.astype(np.float64) for each in arrays(layers))
    return np.maximum(np.maximum(features @ a + b, 0) @ c + d, 0) @ e + f


def test_compiled_thought_is_what_the_net_says(tmp_path: Path) -> None:
    """In one game: Numba compiles it here, which takes long. The modules of all games think alike
    (`test_thoughts.py`)."""
    game = tepui.game("coloretto")
    write(game, tmp_path / "net.npz")
    nets = netfile.read(game, tmp_path / "net.npz")
    seats, layout, rng = game.seats[-1], relative_features(game), np.random.default_rng(3)
    tables, observer = (
        Batch(game, 8, seats, seed=1, threads=1, relative=True),
        RelativeObserver(game),
    )
    for _ in range(12):
        logits, wins = np.zeros((8, layout.actions)), np.zeros((8, seats))
        viewers = np.ascontiguousarray(tables.actors)
        run = ByNumba().run
        run(ponder_each, tables.positions, viewers, seats, nets.mind(seats), logits, wins)
        due = by_numpy(nets.actor, tables.observations)
        assert np.allclose(logits, due[:, : layout.actions], atol=1e-3)
        for row in range(8):
            chances = np.exp(due[row, layout.actions : layout.actions + seats])
            assert np.allclose(np.roll(chances / chances.sum(), viewers[row]), wins[row], atol=1e-4)
        run(ponder_each_open, tables.positions, viewers, seats, nets.open_mind(seats), wins)
        opened = observer.vectors(tables.positions, viewers, seats, open=True)
        chances = np.exp(by_numpy(nets.critic, opened)[0, :seats])
        assert np.allclose(np.roll(chances / chances.sum(), viewers[0]), wins[0], atol=1e-4)
        tables.step((tables.masks * rng.random(tables.masks.shape)).argmax(1))


def test_a_file_keeps_its_weights_to_a_small_step(tmp_path: Path) -> None:
    game = tepui.game("coloretto")
    actor, critic = write(game, tmp_path / "net.npz")
    nets = netfile.read(game, tmp_path / "net.npz")
    for whole, kept in ((actor, nets.actor), (critic, nets.critic)):
        for before, after in zip(whole, arrays(kept), strict=True):
            step = np.abs(before).max(-1, keepdims=before.ndim == 2) / 127
            assert (np.abs(before - after) <= 0.51 * step + 1e-6).all()
    assert isinstance(nets.mind(2), Mind)


@pytest.mark.parametrize(
    "changed",
    [{"rules": 99}, {"features": "0123"}, {"game": "galapagos"}, {"format": None},
     {"heats": {"2": [0, 1]}}],
)  # fmt: skip
def test_a_net_for_something_else_is_refused(changed: dict[str, object], tmp_path: Path) -> None:
    game = tepui.game("coloretto")
    write(game, tmp_path / "net.npz", **changed)
    if "format" in changed:
        (tmp_path / "net.npz").write_bytes((tmp_path / "net.npz").read_bytes()[:-900])
    with pytest.raises(netfile.BadNet) as refused:
        netfile.read(game, tmp_path / "net.npz")
    for language in ("en", "fr", "de"):
        assert "net.npz" in refused.value.text(language)


def test_play_goes_on_without_a_net_that_does_not_fit(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = tepui.game("coloretto")
    write(game, tmp_path / "net.npz", rules=99)
    elsewhere = replace(game)
    elsewhere.__dict__["folder"] = tmp_path
    netfile._own.cache_clear()  # an equal game has its own net at hand
    with caplog.at_level(logging.WARNING):
        assert netfile.nets_of(elsewhere) is None
    netfile._own.cache_clear()
    assert "play goes on without it" in caplog.text


def outcome_of(game: Game, actor: Layers, path: Path, /, **changed: object) -> None:
    layout = relative_features(game)
    said = about(game) | {"actor": netfile.fingerprint(actor)} | changed
    netfile.write(path, said, outcome=layers_of(layout.open_size, layout.most_seats, 5))


def test_an_outcome_belongs_to_one_actor(tmp_path: Path) -> None:
    """What foretells another actor's games is refused; without one, the critic is asked."""
    game, path = tepui.game("coloretto"), tmp_path / "outcome.npz"
    write(game, tmp_path / "net.npz")
    nets = netfile.read(game, tmp_path / "net.npz")
    assert nets.outcome_mind(2).first.tobytes() == nets.open_mind(2).first.tobytes()
    outcome_of(game, nets.actor, path)
    whole = netfile.with_outcome(nets, path)
    assert whole.outcome is not None
    assert whole.outcome_mind(2).first.tobytes() == whole.outcome.first.tobytes()
    for changed in ({"actor": "0123"}, {"rules": 99}):
        outcome_of(game, nets.actor, path, **changed)
        with pytest.raises(netfile.BadNet):
            netfile.with_outcome(nets, path)


def test_a_bad_outcome_leaves_the_net_as_it_is(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    game = tepui.game("coloretto")
    write(game, tmp_path / "net.npz")
    (tmp_path / "outcome.npz").write_bytes(b"no net")
    elsewhere = replace(game)
    elsewhere.__dict__["folder"] = tmp_path
    netfile._own.cache_clear()
    with caplog.at_level(logging.WARNING):
        nets = netfile.nets_of(elsewhere)
    netfile._own.cache_clear()
    assert nets is not None
    assert nets.outcome is None
    assert "outcome.npz" in caplog.text


@GAMES
def test_the_games_own_outcome_fits_its_net(game: Game) -> None:
    nets, path = netfile.nets_of(game), game.folder / netfile.OUTCOME
    assert nets is not None
    assert nets.outcome is not None
    assert path.stat().st_size < 300_000


def test_a_net_knows_the_options_it_was_trained_on(tmp_path: Path) -> None:
    game = tepui.game("amazonas")
    write(game, tmp_path / "net.npz", options={"board": ["tepui"]})
    nets = netfile.read(game, tmp_path / "net.npz")
    nets.fits({"board": "tepui", "missions": "plus"})
    with pytest.raises(netfile.BadNet):
        nets.fits({"board": "{}"})


def test_more_is_said_about_a_net_and_its_weights_stay(tmp_path: Path) -> None:
    game, path = tepui.game("coloretto"), tmp_path / "net.npz"
    write(game, path)
    before = netfile.read(game, path)
    netfile.retell(path, {"heats": {2: (0.7, 1.1)}})
    after = netfile.read(game, path)
    assert after.heats_of(2) == (0.7, 1.1)
    assert after.heats_of(3) == before.heats_of(2) == (1.0, 1.0)
    assert after.about | {"heats": None} == before.about | {"heats": None}
    for one, other in zip(before.actor + before.critic, after.actor + after.critic, strict=True):
        assert one.tobytes() == other.tobytes()
