"""What is seen from one's own chair: no more than may be known, and the same from every chair."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

import tepui
from settings import Setting, next_move, often
from tepui.engine.learning.observe import fields_of
from tepui.engine.learning.relative_features import (
    Reading,
    RelativeObserver,
    count,
    relative_features,
    seat,
)
from tepui.engine.play.position import Position
from tepui.lab.vector import Batch

GAMES = pytest.mark.parametrize("game", tepui.all_games(), ids=lambda game: game.id)

# What the features leave out, but the rules go by: for turning whole positions.
UNSHOWN: dict[str, dict[str, Reading]] = {
    "amazones": {
        "man": count(1, axes=(0,)),
        "unfinished": count(1, axes=(0,)),
        "face_down": seat(each=6, axes=(0,)),
    },
    "amazonas": {
        "ties": count(1, axes=(0,)),
        "site": seat(),
        "order": seat(),
        "dealt": count(1, axes=(0,)),
        "guides": count(1, axes=(0,)),
        "by_water": count(1, axes=(0,)),
        "by_land": count(1, axes=(0,)),
    },
    "galapagos": {"pawn": count(1, axes=(0,)), "holder": seat()},
}


def positions(setting: Setting, seed: int, most: int = often(60, 120)) -> Iterator[Position]:
    rng, position = random.Random(seed), setting.opening()
    for _ in range(most):
        if position.over():
            return
        position.apply(*next_move(position, rng))
        yield position


def rotated(position: Position) -> Position:
    """The same position with every seat moved on by one."""
    game, seats, new = position.game, position.seats, position.copy()
    readings = relative_features(game).declared | UNSHOWN.get(game.id, {})
    for name, *_ in fields_of(game.material.RECORD):
        reading = readings.get(name)
        if reading is None:
            continue
        field = np.atleast_1d(np.array(position.record[0][name]))
        whole = field.reshape(reading.shape or field.shape)
        if reading.kind == "seat":
            each = len(reading.values)
            named = (whole >= 0) & (whole < seats * each)
            moved = (whole // each + 1) % seats * each + whole % each
            whole = np.where(named, moved, whole)
        elif reading.kind == "seat bits":
            top = (whole >> (seats - 1)) & 1
            whole = ((whole << 1) & ((1 << seats) - 1)) | top
        for axis in reading.axes:
            lanes = np.moveaxis(whole, axis, 0).copy()
            lanes[:seats] = np.roll(lanes[:seats], 1, axis=0)
            whole = np.moveaxis(lanes, 0, axis)
        new.record[name] = whole.reshape(field.shape).astype(field.dtype)
    return new


def shown_of(field: np.ndarray, reading: Reading, viewer: int, seats: int, most: int) -> list[int]:
    """What a field shows, by the words of its reading alone."""
    found: list[int] = []
    whole = np.atleast_1d(field).reshape(reading.shape or np.atleast_1d(field).shape)
    for index in np.ndindex(whole.shape):
        turns = {axis: index[axis] for axis in reading.axes}
        there = tuple((viewer + i) % seats if k in turns else i for k, i in enumerate(index))
        empty = any(turn >= seats for turn in turns.values())
        value, each = int(whole[there]), len(reading.values)
        of_seats = [(value - (viewer + turn) % seats * each, turn < seats) for turn in range(most)]
        match reading.kind:
            case "count":
                here = [min(max(value, -127), 127)]
            case "steps":
                here = [int(value >= least) for least in reading.values]
            case "is":
                here = [int(value == wanted) for wanted in reading.values]
            case "bits":
                here = [value >> bit & 1 for bit in reading.values]
            case "seat":
                here = [int(sits and at == k) for at, sits in of_seats for k in reading.values]
            case "seat bits":
                here = [int(t < seats and value >> (viewer + t) % seats & 1) for t in range(most)]
        found += [0] * len(here) if empty else here
    return found


def test_features_are_what_the_readings_say(setting: Setting) -> None:
    game, seats, most = setting.game, setting.seats, setting.game.seats[-1]
    if game.features is None:
        pytest.skip("its record is shown as it stands")
    observer, layout = RelativeObserver(game), relative_features(game)
    for ply, position in enumerate(positions(setting, 6, most=often(30, 60))):
        viewer = ply % seats
        wanted = [int(seats == each) for each in game.seats]
        for name, *_ in fields_of(game.material.RECORD):
            if name in layout.declared:
                field = np.array(position.record[0][name])
                wanted += shown_of(field, layout.declared[name], viewer, seats, most)
        shown = observer.vector(position.record, viewer, seats, open=True)
        assert shown[: len(wanted)].tolist() == wanted


def test_what_looks_alike_is_shown_alike(setting: Setting) -> None:
    observer = RelativeObserver(setting.game)
    for ply, position in enumerate(positions(setting, 1)):
        viewer = ply % setting.seats
        world = position.seen_by(viewer).position.guessed(viewer, ply)
        shown = [observer.vector(each.record, viewer, setting.seats) for each in (position, world)]
        assert np.array_equal(*shown)
        masks = [observer.mask(each.record, viewer, setting.seats) for each in (position, world)]
        assert np.array_equal(*masks)


def test_turning_all_seats_turns_what_is_shown(setting: Setting) -> None:
    if setting.game.features is None:
        pytest.skip("its record is shown as it stands")
    observer, seats = RelativeObserver(setting.game), setting.seats
    names = {form: np.array(relative_features(setting.game).names(form)) for form in (False, True)}
    met = [position.copy() for position in positions(setting, 2)]
    moved = [rotated(position) for position in met]
    here, there = (np.concatenate([each.record for each in some]) for some in (met, moved))
    for viewer in range(seats):
        after = (viewer + 1) % seats
        for form in (False, True):
            one = observer.vectors(here, [viewer] * len(met), seats, form)
            other = observer.vectors(there, [after] * len(met), seats, form)
            assert names[form][(one != other).any(0)].tolist() == []
        for position, turned in zip(met, moved, strict=True):
            assert np.array_equal(
                observer.mask(position.record, viewer, seats),
                observer.mask(turned.record, after, seats),
            )


def test_the_open_form_of_what_is_hidden_is_the_closed_one(setting: Setting) -> None:
    observer, layout = RelativeObserver(setting.game), relative_features(setting.game)
    own = np.isin(layout.names(open=True), layout.names())
    assert own.sum() == layout.size
    assert len(set(layout.names(open=True))) == layout.open_size == len(layout.scale(open=True))
    for ply, position in enumerate(positions(setting, 3, most=often(30, 60))):
        viewer = ply % setting.seats
        hidden = position.seen_by(viewer).position.record
        opened = observer.vector(hidden, viewer, setting.seats, open=True)
        assert np.array_equal(opened[own], observer.vector(position.record, viewer, setting.seats))


def test_every_move_is_one_action(setting: Setting) -> None:
    observer, layout = RelativeObserver(setting.game), relative_features(setting.game)
    for position in positions(setting, 4):
        for viewer in range(setting.seats):
            actions = np.flatnonzero(observer.mask(position.record, viewer, setting.seats))
            assert actions.size == 0 or actions[-1] < layout.actions
            moves = [
                observer.move(position.record, viewer, setting.seats, int(each)) for each in actions
            ]
            assert sorted(moves) == position.legal(viewer)


@GAMES
def test_turned_tables_play_the_same_games(game: tepui.engine.game.Game) -> None:
    seats, rng = game.seats[-1], np.random.default_rng(5)
    plain = Batch(game, 6, seats, seed=7, threads=1)
    own = Batch(game, 6, seats, seed=7, threads=2, relative=True, open_too=True)
    observer = RelativeObserver(game)
    for _ in range(60):
        assert plain.positions.tobytes() == own.positions.tobytes()
        assert np.array_equal(plain.masks.sum(1), own.masks.sum(1))
        for form, shown in ((False, own.observations), (True, own.opened)):
            assert np.array_equal(shown, observer.vectors(own.positions, own.actors, seats, form))
        actions = (own.masks * rng.random(own.masks.shape)).argmax(1)
        moves = [
            observer.move(own.positions[i : i + 1], int(own.actors[i]), seats, int(actions[i]))
            for i in range(6)
        ]
        own.step(actions)
        plain.step(np.array(moves))
        assert np.array_equal(plain.rewards, own.rewards)


@GAMES
def test_nobody_is_asked_who_has_no_choice(game: tepui.engine.game.Game) -> None:
    tables = Batch(game, 20, game.seats[0], seed=1, threads=1, relative=True, skip=True)
    rng = np.random.default_rng(1)
    for _ in range(80):
        assert (tables.masks.sum(1) > 1).all()
        tables.step((tables.masks * rng.random(tables.masks.shape)).argmax(1))
