"""The same deal for everybody: what is drawn from a source does not depend on what was played."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable

import numpy as np
import pytest

import tepui
from settings import Setting, next_move
from tepui.engine.play import fair
from tepui.engine.play.match import Match
from tepui.engine.rules.chance import mix, start
from tepui.engine.rules.contract import CHANCE
from tepui.engine.rules.hooks import fall
from tepui.games.galapagos.material import FROM_TICK
from tepui.lab.strength.duplicate import Deal, mixed

MOST = 300  # plies of a game
PLAYS = 2
Drawn = dict[int, list[tuple[list[tuple[int, int]], int]]]  # by source: what could come, what came


def fairly(match: Match, construction: int = fair.NEWEST) -> Callable[[], int]:
    seed = bytes(range(32))
    table = fair.table_name(
        match.game.id, match.version, match.seats, match.options, None, construction
    )
    deal = fair.FairDeal(seed, table, construction)
    return lambda: match.outcome(deal)


def as_in_the_arena(match: Match) -> Callable[[], int]:
    deal = Deal(5, 3)
    return lambda: match.outcome(deal)


def in_bulk(match: Match) -> Callable[[], int]:
    rng = np.zeros(match.game.streams, np.uint64)
    scratch, weights = (np.zeros(match.game.longest, np.int64) for _ in range(2))
    start(rng, 5, 3)

    def outcome() -> int:
        rng[0] += np.uint64(12345)  # decisions take from the first stream as they like
        return int(fall(match.position.record[0], rng, scratch, weights))

    return outcome


def played(
    setting: Setting, play: int, chance: Callable[[Match], Callable[[], int]]
) -> tuple[Drawn, int]:
    """One play of the deal: all that was drawn, by source."""
    match, rng = setting.match(), random.Random(f"{setting} {play}")
    draw, found, plies = chance(match), defaultdict(list), 0
    while not match.position.over() and plies < MOST:
        plies += 1
        if match.position.waiting():
            actor, move = next_move(match.position, rng)
            match.play(actor, (move,))
            continue
        outcomes, source = match.position.chances(), match.position.source()
        move = draw()
        found[source].append((outcomes, move))
        match.play(CHANCE, (move,))
    return found, plies


def differing(one: Drawn, other: Drawn) -> int:
    """Outcomes that differ though the same number was drawn from their source, out of the same."""
    pairs = [
        pair for source in one for pair in zip(one[source], other.get(source, ()), strict=False)
    ]
    return sum(a[0] == b[0] and a[1] != b[1] for a, b in pairs)


def unlike(one: Drawn, other: Drawn) -> set[int]:
    """The sources that were not the same, as far as both have drawn; where only one thing could
    come (cards that are turned up), that is no chance."""
    return {
        source
        for source in one
        for a, b in zip(one[source], other.get(source, ()), strict=False)
        if a != b and (len(a[0]) > 1 or len(b[0]) > 1)
    }


def test_plain_numbers_are_mixed_as_those_of_bulk_play() -> None:
    for z in (0, 1, 0x9E3779B97F4A7C15, 2**63, 2**64 - 1):
        assert int(mix(np.uint64(z))) == mixed(z)


@pytest.mark.parametrize("chance", [fairly, as_in_the_arena, in_bulk], ids=lambda f: f.__name__)
def test_a_source_gives_the_same_whatever_is_played(
    setting: Setting, chance: Callable[[Match], Callable[[], int]]
) -> None:
    plays = [played(setting, play, chance)[0] for play in range(PLAYS)]
    dependent = {FROM_TICK} if setting.game.id == "galapagos" else set()
    for other in plays[1:]:
        assert differing(plays[0], other) == 0
        # In our games nothing else depends on play: what is left in a source is its own affair.
        assert unlike(plays[0], other) <= dependent


def test_the_first_construction_did_not_keep_this_law() -> None:
    setting = Setting(tepui.game("amazones"), 4)
    plays = [played(setting, play, lambda match: fairly(match, 1))[0] for play in range(2)]
    assert unlike(*plays)


@pytest.mark.parametrize("game", tepui.all_games(), ids=lambda game: game.id)
def test_every_source_has_its_stream(game: tepui.engine.game.Game) -> None:
    options = tuple(game.simulation.items())
    found, _ = played(Setting(game, game.seats[-1], options), 0, as_in_the_arena)
    assert set(found) == set(range(game.streams - 1))
