"""What tells two moves of a kind apart, where no fact is true of one of them alone."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from tepui.engine.rules.sight import Sight
from tepui.engine.text.event import Args, Fact
from tepui.games.amazonas.board import name_of
from tepui.games.amazonas.material import (
    BUILD,
    CARD_NAMES,
    CARD_SPECIES,
    CARDS,
    CHEAPEST,
    COINS,
    GUIDE,
    GUIDE_CARD,
    LAY,
    PLACE,
    ROUNDS,
    SILVER_IN_GOLD,
)
from tepui.games.amazonas.reach import beside, free, listed, open_to, price, wanted, ways
from tepui.games.amazonas.view import incomes, worths

FAR = 99  # huts to where none lead


def compare_moves(sight: Sight, seat: int, move: int, best: int) -> list[Fact]:
    """What is good about the better of two moves against the other."""
    s = sight.s
    if max(move, best) < LAY:
        return list(_missions(s, move, best))
    if min(move, best) >= LAY and max(move, best) < COINS:
        return list(_cards(sight, seat, move - LAY, best - LAY))
    if min(move, best) >= GUIDE and max(move, best) < BUILD:
        return list(_raised(s, seat, move - GUIDE, best - GUIDE))
    if min(move, best) >= BUILD and max(move, best) < PLACE and s.lap < ROUNDS:
        return list(_huts(s, seat, move - BUILD, best - BUILD))
    return []


def _missions(s: Any, mission: int, better: int) -> Iterator[Fact]:
    """[AM16] Two missions, one of which is kept."""
    sites = free(s)
    away = [_away(s, 1 << village, sites) for village in range(s.villages)]
    huts, fewest = (_joining(away, int(s.goals[each])) for each in (mission, better))
    gold, least = (sum(price(s, v) for v in listed(int(s.goals[m]))) for m in (mission, better))
    if fewest < huts:
        args: Args = {"huts": fewest, "fewer": huts - fewest}
        yield Fact("amazonas-fact-joined", args, "AM13")
    elif fewest == huts and least < gold:
        yield Fact("amazonas-fact-mission-gold", {"gold": least, "less": gold - least}, "AM13")


def _joining(away: list[list[int]], goals: int) -> int:
    """The fewest huts that join four villages, their own counted: by way of two junctions."""
    a, b, c, d = listed(goals)
    links = FAR
    for one, other in product(range(len(away)), repeat=2):
        from_one, from_other = away[one], away[other]
        for (e, f), (g, h) in (((a, b), (c, d)), ((a, c), (b, d)), ((a, d), (b, c))):
            ways = from_one[e] + from_one[f] + from_other[g] + from_other[h]
            links = min(links, from_one[other] + ways)
    return links + 1


def _cards(sight: Sight, seat: int, card: int, better: int) -> Iterator[Fact]:
    """[AM9] [AM11] Two income cards: what they bring, and who plays before whom."""
    s, worth = sight.s, worths(sight)
    value, best = worth[seat][card], worth[seat][better]
    brings = [silver - stolen for silver, stolen in incomes(s, seat, worth[seat])]
    income, most = brings[card], brings[better]
    if most > income:
        for goal in listed(wanted(s, seat) & open_to(s, seat, better == GUIDE_CARD)):
            cost = price(s, goal) * SILVER_IN_GOLD
            if s.money[seat] + income < cost <= s.money[seat] + most:
                args: Args = {"village": name_of(s, goal), "gold": price(s, goal)}
                yield Fact("amazonas-fact-affords", args, "AM13")
        yield Fact("amazonas-fact-brings", {"silver": most - income}, "AM11")
    elif value == best:
        for other in range(s.seats):
            ours, theirs = s.ties[seat], s.ties[other]
            for each in range(CARDS):
                held = other != seat and not s.played[other] >> each & 1
                if held and worth[other][each] == best and ours[card] < theirs[each] < ours[better]:
                    equal: Args = {"other": other, "card": CARD_NAMES[each]}
                    yield Fact("amazonas-fact-before", equal, "AM9")
                    return


def _raised(s: Any, seat: int, species: int, better: int) -> Iterator[Fact]:
    """[AM8] A tile makes its income card worth more, at once if that is still in hand."""
    card, best = (CARD_SPECIES.index(each) for each in (species, better))
    if s.played[seat] >> card & 1 and not s.played[seat] >> best & 1:
        yield Fact("amazonas-fact-raises", {"card": CARD_NAMES[best]}, "AM8")


def _huts(s: Any, seat: int, village: int, better: int) -> Iterator[Fact]:
    """[AM13] Two huts: how near they come to the mission, and where they lead. Nothing of that is
    worth a village of the mission itself."""
    if wanted(s, seat) >> village & 1:
        return
    yield from _nearer(s, seat, village, better)
    rival, other = (_rival_at_last_site(s, seat, each) for each in (better, village))
    if rival is not None and other is None:
        yield Fact("amazonas-fact-last-site", {"other": rival}, "AM1")
    opened, best = (_opened(s, seat, each) for each in (village, better))
    cheap, cheapest = (sum(price(s, v) == CHEAPEST for v in each) for each in (opened, best))
    if cheapest > cheap:
        yield Fact("amazonas-fact-opens-cheap", {"count": cheapest, "gold": CHEAPEST}, "AM13")
    elif cheapest == cheap and len(best) > len(opened):
        yield Fact("amazonas-fact-opens", {"count": len(best)}, "AM13")
    yield from _raised(s, seat, int(s.species[village]), int(s.species[better]))


def _nearer(s: Any, seat: int, village: int, better: int) -> Iterator[Fact]:
    """The village of the mission to which the better hut comes nearer, if in all it is nearer."""
    huts, sites = int(s.huts[seat]), free(s)
    away, best = (_away(s, huts | 1 << each, sites) for each in (village, better))
    left = [goal for goal in listed(wanted(s, seat)) if min(away[goal], best[goal]) < FAR]
    if sum(best[goal] for goal in left) < sum(away[goal] for goal in left):
        goal = max(left, key=lambda each: away[each] - best[each])
        args: Args = {"village": name_of(s, goal), "huts": best[goal]}
        yield Fact("amazonas-fact-nearer", args, "AM13")


def _away(s: Any, huts: int, sites: int) -> list[int]:
    """How many huts it takes from some to each village, where there is a free site all the way."""
    away, reached, count = [FAR] * s.villages, huts, 0
    new = huts
    while new:
        for village in listed(new):
            away[village] = count
        ahead = 0
        for village in listed(new):
            ahead |= beside(s, village)
        new = ahead & sites & ~reached
        reached, count = reached | new, count + 1
    return away


def _opened(s: Any, seat: int, village: int) -> list[int]:
    """Where one can build next to a hut that one could not before."""
    near = ways(s, seat) | int(s.huts[seat]) | 1 << village
    return list(listed(beside(s, village) & free(s) & ~near))


def _rival_at_last_site(s: Any, seat: int, village: int) -> int | None:
    """Who else could build on a village's last free site, if it has only one."""
    if int(s.roomy) >> village & 1:
        return None
    for other in range(s.seats):
        near = ways(s, other) & ~int(s.huts[other])
        if other != seat and near >> village & 1:
            return other
    return None
