"""What is good or bad about a move, as facts that can be checked on the position."""

from collections.abc import Iterator
from typing import Any

from tepui.engine.rules.sight import Sight
from tepui.engine.text.event import Args, Fact
from tepui.games.amazonas.board import name_of
from tepui.games.amazonas.compare import compare_moves as compare_moves
from tepui.games.amazonas.material import (
    BUILD,
    CARD_NAMES,
    CARDS,
    CHEAPEST,
    COINS,
    CROCODILE,
    DONE,
    EVENTS,
    FIRE,
    FIRST,
    GUIDE,
    GUIDE_CARD,
    GUIDE_EVENT,
    JAGUAR,
    LAY,
    MISSION_POINTS,
    N_SPECIES,
    PLACE,
    ROUNDS,
    SET,
    SILVER_IN_GOLD,
    THEFT,
    TOKENS,
)
from tepui.games.amazonas.reach import beside, goals_of, listed, open_to, price, wanted, ways
from tepui.games.amazonas.view import worths

DEAR = 4  # a price worth naming, in gold, as is the cheapest
HARM = (JAGUAR, CROCODILE, FIRE, THEFT)
LESSONS = ("blocks-self", "burns", "wastes-guide")  # what names a kind of choice before all else
# By what a fact says: what says as much, or more.
OUTDONE = {
    "towards": ["goal"], "saves": ["goal"], "cheap": ["goal"], "lead": ["goal"], "more": ["goal"],
    "new": ["token", "goal"],
}  # fmt: skip


def facts(sight: Sight, seat: int, move: int) -> list[Fact]:
    """The facts about one move of a seat, the weightiest first.

    A fact that two moves share speaks for neither, so it names no more than what makes it one.
    """
    s = sight.s
    if move == DONE:
        return list(_ended(s, seat))
    if move >= PLACE:
        return list(_placed(s, seat, move - PLACE))
    if move >= BUILD:
        return list(_built(s, seat, move - BUILD))
    if move >= GUIDE:
        return [*_tile(s, seat, move - GUIDE), Fact("amazonas-fact-guide", {}, "AM12")]
    if move == COINS:
        return []
    if move >= LAY:
        return list(_card(sight, seat, move - LAY))
    return []


def leaves_open(move: int, other: int) -> bool:
    """Whether the other can be done after it: a neutral hut is free, elsewhere. [AM16]"""
    neutral, elsewhere = (
        PLACE <= move < DONE,
        BUILD <= other < PLACE and move - PLACE != other - BUILD,
    )
    return neutral and (elsewhere or other == DONE)


def _built(s: Any, seat: int, village: int) -> Iterator[Fact]:
    goals, gold = goals_of(s, seat), price(s, village)
    left = int(s.money[seat]) - gold * SILVER_IN_GOLD
    if goals >> village & 1:
        yield Fact("amazonas-fact-goal", {"points": MISSION_POINTS}, "AM15")
    yield from _tile(s, seat, int(s.species[village]))
    open_now = ways(s, seat) | int(s.huts[seat])
    near = [
        name_of(s, goal)
        for goal in listed(beside(s, village) & goals & ~open_now & ~(1 << village))
        if price(s, goal) and (s.lap < ROUNDS or left >= price(s, goal) * SILVER_IN_GOLD)
    ]
    if near:
        args: Args = {"village": ", ".join(near), "n": len(near)}
        yield Fact("amazonas-fact-towards", args, "AM13")
    rule = "AM5" if s.phase == FIRST else "AM13"
    if gold == CHEAPEST:
        yield Fact("amazonas-fact-cheap", {"gold": gold}, rule)
    elif gold >= DEAR:
        yield Fact("amazonas-fact-dear", {"gold": gold}, rule, good=False)
    if not goals >> village & 1:
        for missed in _payable(s, seat):
            if left < price(s, missed) * SILVER_IN_GOLD:
                yield _misses(s, missed)


def _tile(s: Any, seat: int, species: int) -> Iterator[Fact]:
    """What one more tile of a species brings. [AM14] [AM15]"""
    tiles = int(s.tiles[seat, species]) + 1
    owned = sum(int(s.tiles[seat, i]) > 0 for i in range(N_SPECIES))
    if tiles == 1 and owned == N_SPECIES - 1 and s.tokens < s.seats:
        points = TOKENS[s.seats][s.tokens]
        if points:
            yield Fact("amazonas-fact-token", {"points": points}, "AM14")
    elif tiles == 1 and owned:
        yield Fact("amazonas-fact-new", {"owned": owned + 1}, "AM14")
    if tiles == SET:
        yield Fact("amazonas-fact-set", {"points": SET}, "AM15")
    elif tiles > SET:
        yield Fact("amazonas-fact-more", {}, "AM15")
    if _leads(s, seat, species, tiles):
        yield Fact("amazonas-fact-lead", {}, "AM16" if s.seats == 2 else "AM17")


def _leads(s: Any, seat: int, species: int, tiles: int) -> bool:
    """Whether this many tiles bring the point for most of a species, or take the only rival's."""
    most = max(int(s.tiles[other, species]) for other in range(s.seats) if other != seat)
    if s.seats == 2:
        return most in (tiles - 1, tiles)
    return bool(s.plus) and (tiles == SET > most or (tiles > SET and most == tiles - 1))


def _placed(s: Any, seat: int, village: int) -> Iterator[Fact]:
    """[AM16] A neutral hut takes the cheapest site."""
    if wanted(s, seat) >> village & 1:
        args: Args = {"village": name_of(s, village)}
        yield Fact("amazonas-fact-blocks-self", args, "AM16", good=False)
    for other in range(s.seats):
        if not (ways(s, other) & ~int(s.huts[other])) >> village & 1:
            continue
        if other == seat:
            yield Fact("amazonas-fact-hinders-self", {}, "AM16", good=False)
        else:
            yield Fact("amazonas-fact-hinders", {"other": other}, "AM16")


def _card(sight: Sight, seat: int, card: int) -> Iterator[Fact]:
    """[AM7] An income card, against those that could be laid in its place."""
    s, each_worth = sight.s, worths(sight)[seat]
    hand = [each for each in range(CARDS) if not s.played[seat] >> each & 1]
    values, value = [each_worth[each] for each in hand], each_worth[card]
    best = max((each_worth[each] for each in hand if each != GUIDE_CARD), default=value)
    args: Args = {"card": CARD_NAMES[card], "value": value}
    if card == GUIDE_CARD and s.event in HARM:
        yield Fact("amazonas-fact-protects", {"event": EVENTS[s.event]}, "AM7")
    elif card == GUIDE_CARD and any(s.events[event] for event in HARM):
        yield Fact("amazonas-fact-wastes-guide", {}, "AM7", good=False)
    elif s.event == FIRE and value == best and value > min(values):
        yield Fact("amazonas-fact-burns", {**args, "lost": value - value // 2}, "AM11", good=False)
        return
    elif s.event == FIRE and value == min(values):
        yield Fact("amazonas-fact-cheap-fire", args, "AM11")
        return
    if value == max(values) and s.event == GUIDE_EVENT:
        yield Fact("amazonas-fact-guide-first", {"value": value}, "AM12")
    elif value == max(values):
        yield Fact("amazonas-fact-highest", {"value": value}, "AM9")
    elif value == best:
        yield Fact("amazonas-fact-next-highest", {"value": value}, "AM9")


def _ended(s: Any, seat: int) -> Iterator[Fact]:
    """[AM10] The turn ended, with what could still be built."""
    payable = list(_payable(s, seat))
    for goal in payable:
        yield _misses(s, goal)
    if s.lap == ROUNDS or not s.huts_left[seat]:
        return
    for goal in listed(wanted(s, seat) & ways(s, seat)):
        gold = price(s, goal)
        # Whoever could pay it after any other hut need not save.
        short = s.money[seat] < (gold + CHEAPEST) * SILVER_IN_GOLD
        if gold and short and goal not in payable:
            args: Args = {"village": name_of(s, goal), "gold": gold}
            yield Fact("amazonas-fact-saves", args, "AM13")


def _payable(s: Any, seat: int) -> Iterator[int]:
    """The villages of its mission that a seat could build in now. [AM13]"""
    if s.huts_left[seat]:
        for goal in listed(wanted(s, seat) & open_to(s, seat, s.card[seat] == GUIDE_CARD)):
            if 0 < price(s, goal) * SILVER_IN_GOLD <= s.money[seat]:
                yield goal


def _misses(s: Any, goal: int) -> Fact:
    args: Args = {"village": name_of(s, goal), "gold": price(s, goal)}
    return Fact("amazonas-fact-misses", args, "AM13", good=False)
