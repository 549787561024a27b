"""Mean scores of three simple players of Amazonas, to see whether a board plays as it should.

    python scripts/amazonas_scores.py [GAMES] [FILE]

All seats play alike: at random; greedily (the dearest card, then at once the hut that brings most
for its price); or heading for the mission by the cheapest way, then for sets. The scores are the
means of the winners, the seconds and so on; then huts a seat (the first too), decisions a game.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np

import tepui
from tepui.bots.uniform import first_of
from tepui.engine.chance import draw, start
from tepui.engine.contract import CHANCE, apply, legal, over, place, score, setup, waiting
from tepui.engine.hooks import fall
from tepui.engine.rule import rule
from tepui.games.amazonas import board as boards
from tepui.games.amazonas.board import MOST_VILLAGES
from tepui.games.amazonas.material import (
    BONUS,
    BUILD,
    COINS,
    DONE,
    FIRST,
    GUIDE,
    GUIDE_CARD,
    HUTS,
    INCOME,
    KEEP,
    LAY,
    N_SPECIES,
    OFFER,
    RECORD,
    SET,
    TOKENS,
)
from tepui.games.amazonas.rules import value

RANDOM, GREEDY, PLANNER = range(3)
PLAYERS = ("random", "greedy", "mission")
FAR = 1_000


@rule
def price(s: Any, v: int) -> int:
    """What a hut costs there now, in gold; far too much where no site is free."""
    taken = s.built[v]
    if taken == 3 or s.prices[v, taken] == 0:
        return FAR
    return np.int64(s.prices[v, taken])


@rule
def gain(s: Any, seat: int, v: int) -> int:
    """What a hut brings at once, in quarters of a point: its tile, and the mission's village."""
    return tile_gain(s, seat, v) + 12 * (np.int64(s.goals[s.mission[seat]]) >> v & 1)


@rule
def tile_gain(s: Any, seat: int, v: int) -> int:
    """What its tile brings."""
    have = s.tiles[seat, s.species[v]]
    if have == 0:
        owned = 1
        for species in range(N_SPECIES):
            owned += s.tiles[seat, species] > 0
        if owned == N_SPECIES:
            return 4 * TOKENS[s.seats][s.tokens]
        return 3 + owned
    if have == SET - 1:
        return 4 * SET
    return 4 if have >= SET else 5


@rule
def spread(s: Any, sources: int, cost: Any, back: Any) -> None:
    """The cheapest way to every village from the sources, as the sum of prices on the way."""
    for v in range(s.villages):
        cost[v] = 0 if sources >> v & 1 else FAR
        back[v] = -1
    changed = True
    while changed:
        changed = False
        for v in range(s.villages):
            near = np.int64(s.water[v]) | np.int64(s.land[v])
            paid = price(s, v)
            for u in range(s.villages):
                if near >> u & 1 and cost[u] + paid < cost[v]:
                    cost[v] = cost[u] + paid
                    back[v] = u
                    changed = True


@rule
def mission_gold(s: Any, own: int, goals: int, cost: Any, back: Any) -> int:
    """About what it costs to join the goals to what one owns: the nearest first, and so on."""
    total = 0
    while goals & ~own:
        spread(s, own, cost, back)
        best = -1
        for v in range(s.villages):
            if goals >> v & 1 and not own >> v & 1 and (best < 0 or cost[v] < cost[best]):
                best = v
        if cost[best] >= FAR:
            return total + 30  # cannot be reached any more
        total += cost[best]
        v = best
        while v >= 0 and not own >> v & 1:
            own |= 1 << v
            v = back[v]
    return total


@rule
def first_hut(s: Any, seat: int, moves: Any, n: int, cost: Any, back: Any) -> int:
    """Where the whole mission is cheapest to join."""
    goals = np.int64(s.goals[s.mission[seat]])
    best, least = moves[0], FAR
    for i in range(n):
        v = moves[i] - BUILD
        gold = price(s, v) + mission_gold(s, 1 << v, goals, cost, back)
        if gold < least:
            best, least = moves[i], gold
    return best


@rule
def next_hut(s: Any, seat: int, moves: Any, n: int, cost: Any, back: Any) -> int:
    """The next village on the cheapest way to the nearest goal, or a good tile; else wait."""
    own = np.int64(s.huts[seat])
    goals = np.int64(s.goals[s.mission[seat]]) & ~own
    spread(s, own, cost, back)
    target = -1
    for v in range(s.villages):
        if goals >> v & 1 and cost[v] < FAR and (target < 0 or cost[v] < cost[target]):
            target = v
    if target >= 0:
        while not own >> back[target] & 1:
            target = back[target]
        for i in range(n):
            if moves[i] == BUILD + target:
                return moves[i]
        return DONE
    return best_hut(s, seat, moves, n)


@rule
def best_hut(s: Any, seat: int, moves: Any, n: int) -> int:
    """The hut that brings most for its price; else none."""
    best, most = DONE, 0
    for i in range(n):
        if BUILD <= moves[i] < BUILD + MOST_VILLAGES:
            v = moves[i] - BUILD
            worth = gain(s, seat, v) * 12 // price(s, v)
            if worth > most:
                best, most = moves[i], worth
    return best


@rule
def income_card(s: Any, seat: int, moves: Any, n: int, thrifty: bool) -> int:
    """The card of the highest value; a thrifty player keeps the Guide's card for a harm."""
    best, most = moves[0], -1
    for i in range(n):
        card = moves[i] - LAY
        worth = np.int64(value(s, seat, card))
        if thrifty and card == GUIDE_CARD:
            worth = 99 if s.event < BONUS - 1 else 0
        if worth > most:
            best, most = moves[i], worth
    return best


@rule
def guide_or_coins(s: Any, seat: int, moves: Any, n: int, thrifty: bool) -> int:
    """The Guide where the income is small."""
    if not thrifty or s.value[seat] > 4 + (s.lap < 10):
        return COINS
    best, most = moves[1], -1
    for i in range(1, n):
        species = moves[i] - GUIDE
        worth = 5 if s.tiles[seat, species] == SET - 1 else s.tiles[seat, species]
        if worth > most:
            best, most = moves[i], worth
    return best


@rule
def decide(s: Any, seat: int, player: int, moves: Any, n: int, rng: Any, a: Any, b: Any) -> int:
    """The move of a player."""
    if player == RANDOM or n == 1 or s.phase == KEEP:
        return moves[draw(rng, n)]
    thrifty = player == PLANNER
    if s.phase == INCOME:
        return income_card(s, seat, moves, n, thrifty)
    if s.phase == OFFER:
        return guide_or_coins(s, seat, moves, n, thrifty)
    if s.phase == FIRST and thrifty:
        return first_hut(s, seat, moves, n, a, b)
    if thrifty:
        return next_hut(s, seat, moves, n, a, b)
    return best_hut(s, seat, moves, n)


@rule
def play(
    two: Any, seats: int, options: Any, player: int, games: int,
    moves: Any, weights: Any, rng: Any, a: Any, b: Any, sums: Any,
) -> int:  # fmt: skip
    """Play games; the sums of the scores by place, and of huts, into `sums`."""
    decisions = 0
    for game in range(games):
        two[0] = two[1]
        s = two[0]
        setup(s, seats, options)
        start(rng, 7, game)
        while not over(s):
            awaited = waiting(s)
            if awaited:
                seat = first_of(awaited)
                n = legal(s, seat, moves)
                apply(s, seat, decide(s, seat, player, moves, n, rng, a, b))
                decisions += 1
            else:
                apply(s, CHANCE, fall(s, rng, moves, weights))
        place(s, a)
        score(s, b)
        for seat in range(seats):
            ahead = a[seat] - 1
            for other in range(seat):
                ahead += a[other] == a[seat]
            sums[ahead] += b[seat]
            sums[seats] += HUTS - s.huts_left[seat]
    return decisions


def measure(
    player: int, seats: int, games: int, options: dict[str, str]
) -> tuple[list[float], float, float]:
    """Mean scores by place, huts a seat, decisions a game."""
    game = tepui.game("amazonas")
    codes = np.array(game.pack_options(game.settle_options(options)), np.int64)
    room = [np.zeros(128, np.int64) for _ in range(4)]
    sums = np.zeros(8, np.int64)
    decisions = play(
        np.zeros(2, RECORD), seats, codes, player, games,
        room[0], room[1], np.zeros(game.streams, np.uint64), room[2], room[3], sums,
    )  # fmt: skip
    means = [float(n) / games for n in sums[:seats]]
    return means, float(sums[seats]) / games / seats, decisions / games


def main() -> None:
    """Print the table."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2_000
    options = {}
    if len(sys.argv) > 2:
        options["board"] = boards.load(Path(sys.argv[2]).read_text(encoding="utf-8")).line
    for seats in (2, 3, 4):
        for player, name in enumerate(PLAYERS):
            means, huts, decisions = measure(player, seats, games, options)
            scores = " ".join(f"{mean:5.1f}" for mean in means)
            print(
                f"{seats} seats, {name:8} {scores:24} huts {huts:4.1f}  decisions {decisions:5.1f}"
            )


if __name__ == "__main__":
    main()
