"""What is good or bad about a move, as facts that can be checked on the position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tepui.engine.event import Args, Fact
from tepui.engine.sight import Sight
from tepui.games.amazonas.board import SPECIES, name_of
from tepui.games.amazonas.material import (
    BUILD,
    CARD_NAMES,
    CARDS,
    COINS,
    CROCODILE,
    DONE,
    EVENTS,
    FIRE,
    GUIDE,
    GUIDE_CARD,
    JAGUAR,
    LAY,
    MISSION_POINTS,
    N_SPECIES,
    PLACE,
    SET,
    SILVER_IN_GOLD,
    THEFT,
    TOKENS,
)
from tepui.games.amazonas.view import worths

CHEAP, DEAR = 2, 4  # prices worth naming, in gold
HARM = (JAGUAR, CROCODILE, FIRE, THEFT)


def facts(sight: Sight, seat: int, move: int) -> list[Fact]:
    """The facts about one move of a seat, the weightiest first."""
    s = sight.s
    if move == DONE:
        return list(_ended(s, seat))
    if move >= PLACE:
        return list(_placed(s, seat, move - PLACE))
    if move >= BUILD:
        return list(_built(s, seat, move - BUILD))
    if move >= GUIDE:
        return list(_tile(s, seat, move - GUIDE))
    if move == COINS:
        return []
    if move >= LAY:
        return list(_card(sight, seat, move - LAY))
    return []


def _built(s: Any, seat: int, village: int) -> Iterator[Fact]:
    goals = _goals(s, seat)
    if goals >> village & 1:
        yield Fact("amazonas-fact-goal", {"points": MISSION_POINTS}, "AM15")
    yield from _tile(s, seat, int(s.species[village]))
    gold = int(s.prices[village, s.built[village]])
    open_now = int(s.by_water[seat]) | int(s.by_land[seat]) | int(s.huts[seat])
    beside = int(s.water[village]) | int(s.land[village])
    for goal in _listed(beside & goals & ~open_now & ~(1 << village)):
        yield Fact("amazonas-fact-towards", {"village": name_of(s, goal)}, "AM13")
    if gold == CHEAP:
        yield Fact("amazonas-fact-cheap", {"gold": gold}, "AM13")
    elif gold >= DEAR:
        yield Fact("amazonas-fact-dear", {"gold": gold}, "AM13", good=False)


def _tile(s: Any, seat: int, species: int) -> Iterator[Fact]:
    """What one more tile of a species brings. [AM14] [AM15]"""
    tiles = int(s.tiles[seat, species]) + 1
    args: Args = {"species": SPECIES[species], "tiles": tiles}
    owned = sum(int(s.tiles[seat, i]) > 0 for i in range(N_SPECIES))
    if tiles == 1 and owned == N_SPECIES - 1 and s.tokens < s.seats:
        points = TOKENS[s.seats][s.tokens]
        if points:
            yield Fact("amazonas-fact-token", {**args, "points": points}, "AM14")
    elif tiles == 1 and owned:
        yield Fact("amazonas-fact-new", {**args, "owned": owned + 1}, "AM14")
    if tiles == SET:
        yield Fact("amazonas-fact-set", {**args, "points": SET}, "AM15")
    elif tiles > SET:
        yield Fact("amazonas-fact-more", args, "AM15")


def _placed(s: Any, seat: int, village: int) -> Iterator[Fact]:
    """[AM16] A neutral hut takes the cheapest site."""
    name: Args = {"village": name_of(s, village)}
    if _goals(s, seat) >> village & 1:
        yield Fact("amazonas-fact-blocks-self", name, "AM16", good=False)
    for other in range(s.seats):
        near = int(s.by_water[other]) | int(s.by_land[other])
        if other != seat and near & ~int(s.huts[other]) >> village & 1:
            yield Fact("amazonas-fact-hinders", {**name, "other": other}, "AM16")


def _card(sight: Sight, seat: int, card: int) -> Iterator[Fact]:
    """[AM7] An income card, against those that could be laid in its place."""
    s, each_worth = sight.s, worths(sight)[seat]
    values = [each_worth[each] for each in range(CARDS) if not s.played[seat] >> each & 1]
    value = each_worth[card]
    args: Args = {"card": CARD_NAMES[card], "value": value}
    if card == GUIDE_CARD and s.event in HARM:
        yield Fact("amazonas-fact-protects", {"event": EVENTS[s.event]}, "AM7")
    elif card == GUIDE_CARD and any(s.events[event] for event in HARM):
        yield Fact("amazonas-fact-wastes-guide", {}, "AM7", good=False)
    elif s.event == FIRE and value == max(values) and value > min(values):
        yield Fact("amazonas-fact-burns", {**args, "lost": value - value // 2}, "AM11", good=False)
        return
    elif s.event == FIRE and value == min(values):
        yield Fact("amazonas-fact-cheap-fire", args, "AM11")
        return
    if value == max(values):
        yield Fact("amazonas-fact-highest", {"value": value}, "AM9")


def _ended(s: Any, seat: int) -> Iterator[Fact]:
    """[AM10] The turn ended, with what could still be built."""
    safe = s.card[seat] == GUIDE_CARD
    open_now = 0
    if s.event != JAGUAR or safe:
        open_now |= int(s.by_land[seat])
    if s.event != CROCODILE or safe:
        open_now |= int(s.by_water[seat])
    wanted = _goals(s, seat) & ~int(s.huts[seat])
    for goal in _listed(wanted & (int(s.by_land[seat]) | int(s.by_water[seat]))):
        site = int(s.built[goal])
        gold = int(s.prices[goal, site]) if site < len(s.prices[goal]) else 0
        args: Args = {"village": name_of(s, goal), "gold": gold}
        if not gold or not s.huts_left[seat]:
            continue
        if s.money[seat] >= gold * SILVER_IN_GOLD and open_now >> goal & 1:
            yield Fact("amazonas-fact-misses", args, "AM13", good=False)
        else:
            yield Fact("amazonas-fact-saves", args, "AM13")


def _goals(s: Any, seat: int) -> int:
    mission = int(s.mission[seat])
    return int(s.goals[mission]) if mission >= 0 else 0


def _listed(mask: int) -> Iterator[int]:
    return (village for village in range(mask.bit_length()) if mask >> village & 1)
