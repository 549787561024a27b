"""What a game's WebAssembly module offers: the rules that Python calls, with arguments like theirs.

Only the types of the arguments matter: whole numbers, doubles, arrays of this many dimensions.
"""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from tepui.bots import guided, judge, lookahead, netplay, players, search
from tepui.bots.settings import Settings
from tepui.bots.thinker import knobs_of
from tepui.engine.game import Game
from tepui.engine.learning import information_state, observe, relative_features, single, stepper
from tepui.engine.learning.netfile import nets_of
from tepui.engine.rules import chance, questions
from tepui.engine.runtime.machine import Interpreted, arrays
from tepui.lab import chunk
from tepui.lab.statistics import report

Entry = tuple[Callable[..., Any], tuple[Any, ...]]


def exports(game: Game) -> Iterator[Entry]:
    """Every rule that a module exports, with an example of its arguments."""
    yield from _play(game)
    yield from _bots(game)
    yield from _environments(game)
    if nets_of(game) is not None:
        yield from _nets(game)


def _numbers(game: Game) -> Any:
    return np.zeros(game.longest, np.int64)


def _records(game: Game) -> Any:
    return np.zeros(2, game.material.RECORD)


def _play(game: Game) -> Iterator[Entry]:
    n, rng = _numbers(game), np.zeros(1, np.uint64)
    yield questions.ask, (_records(game), 0, 0, 0, 0, n, n, rng)
    yield chance.start, (rng, 0, 0)


def _bots(game: Game) -> Iterator[Entry]:
    a, n, rng, f = _records(game), _numbers(game), np.zeros(1, np.uint64), np.zeros(1)
    rows, shares, knobs = np.zeros((1, 1), np.int64), np.zeros((1, 1)), knobs_of(Settings()).array
    tree, scratch = np.zeros(1, search.NODE), arrays(search.scratch_of(game, 2, Interpreted()))
    yield search.simulate, (scratch, 0, 0, 0, tree, rng, f, knobs)
    yield search.look, (tree, np.uint64(0), 0, n, 0, shares)
    yield search.follow, (rng, 0, 0, n)
    yield players.weigh, (a, 0, n, 0, n)
    yield judge.play_outs, (a, n, 0, 0, 0, 0, scratch, shares)
    yield judge.temper, (shares, 1.0)
    yield judge.fill, (a, a, 0, 0, 0, rng)
    yield judge.ready, (a, 0)
    yield chunk.play_games, (a, 0, n, 0, 0, rng, n, n, rows)
    yield chunk.play_games_by, (a, n, n, 0, 0, rng, n, n, rows)
    yield chunk.add_up, (rows, 0, n, n, rows)
    yield report.play_records, (a, 0, n, 0, rng, n, n, n, a, shares)


def _environments(game: Game) -> Iterator[Entry]:
    a, n, b = _records(game), _numbers(game), np.zeros(1, np.int8)
    prints, one = np.zeros(1, np.uint64), np.zeros(1, single.single(game))
    plan, rewards = observe.layout(game).plan, np.zeros((1, 1), np.float32)
    yield single.step_single, (one, 0)
    yield observe.observe_each, (a, n, a, b, plan, np.zeros((1, 1), np.float32))
    yield information_state.advance, (a, 0, 0, prints, n, n)
    tables = np.zeros(1, stepper.table_of(game))
    masks = np.zeros((1, 1), np.int8)
    begun = (a, a, tables, n, n, stepper.Scratch(n, n, n, a, b))
    shown = stepper.Shown(masks, rewards, rewards)
    yield stepper.step_tables, (*begun, plan, shown, n)
    own = relative_features.relative_features(game)
    most = game.seats[-1]
    chair, shown = own.chair(most), stepper.Shown(masks, masks, rewards)
    yield stepper.step_relative, (*begun, chair, shown, masks, n)
    yield relative_features.closed_each, (a, n, 0, 0, a, b, chair.reads, n, masks)
    yield relative_features.open_each, (a, n, 0, 0, a, b, chair.open_reads, n, masks)
    yield relative_features.mark_each, (a, n, n, chair.back, masks)
    yield relative_features.decode_each, (a, n, n, chair.turns, n)


def _nets(game: Game) -> Iterator[Entry]:
    a, n, rng, f = _records(game), _numbers(game), np.zeros(1, np.uint64), np.zeros(1)
    shares, knobs, tree = np.zeros((1, 1)), knobs_of(Settings()).array, np.zeros(1, guided.NODE)
    scratch = arrays(search.scratch_of(game, 2, Interpreted()))
    nets = nets_of(game)
    assert nets is not None
    actor, critic = arrays((nets.mind(game.seats[-1]), nets.open_mind(game.seats[-1])))
    yield guided.simulate, (scratch, 0, 0, 0, a, tree, n, rng, knobs, actor, critic)
    yield search.look, (tree, np.uint64(0), 0, n, 0, shares)
    yield guided.opinion, (a, 0, 0, n, 0, 1.0, actor, f)
    memory = np.zeros((1, 1), np.uint8)
    yield guided.foresee_each, (a, n, 0, 0, 0, scratch, memory, critic, shares)
    yield lookahead.look_ahead, (a, n, n, 0, 0, 0, scratch, actor, critic, shares)
    yield lookahead.befall_each, (a, n, n, 0, rng, n, n)
    yield lookahead.step, (a, 0, n, f, actor)
    yield lookahead.chapter_each, (a, n)
    rows = np.zeros((1, 1), np.int64)
    yield netplay.play_to_end, (a, n, 0, 0, 0, f, rows, n, n, scratch, actor, shares)
