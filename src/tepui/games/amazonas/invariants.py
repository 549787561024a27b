"""What holds of every position of Amazonas, so that no other is begun from."""

from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import Any

from tepui.games.amazonas.board import MISSION_CARDS, MOST_SITES
from tepui.games.amazonas.material import (
    ALL_CARDS,
    BUILDING,
    CARDS,
    CHEAPEST,
    DEAL,
    DEAREST,
    END,
    EVENT,
    EVENT_COPIES,
    FIRST,
    GUIDE_EVENT,
    HUTS,
    INCOME,
    KEEP,
    LOT,
    MOST_SEATS,
    N_EVENTS,
    NEUTRAL,
    NEUTRAL_HUTS,
    NO_CARD,
    NO_EVENT,
    NOBODY,
    OFFER,
    PHASES,
    REVEAL,
    ROUNDS,
    TOKENS,
)

SETTLED = (
    "board", "villages", "species", "prices", "water", "land", "goals", "ties", "seats", "plus",
)  # fmt: skip
SEATED = (
    "dealt", "held", "mission", "chosen", "card", "played", "value", "money", "tiles", "guides",
    "token", "huts", "by_water", "by_land", "huts_left", "neutral_left",
)  # fmt: skip
MOST_VALUE, MOST_MONEY = 30, 1_000  # more than any card, and any purse, can come to


def conditions(s: Any, opening: Any) -> Iterator[tuple[str, bool]]:
    """What must hold, field by field."""
    for name in SETTLED:
        yield name, getattr(s, name) == getattr(opening, name)
    for name in SEATED:
        yield name, getattr(s, name)[s.seats :] == getattr(opening, name)[s.seats :]
    yield "phase", s.phase in range(len(PHASES))
    yield "first", s.first == NOBODY if s.phase == LOT else s.first in range(s.seats)
    yield "turn", s.turn in range(s.seats)
    before_play = s.phase in (LOT, DEAL, KEEP, FIRST)
    yield "lap", s.lap == 0 if before_play else 1 <= s.lap <= ROUNDS
    yield "lap", s.phase != END or s.lap == ROUNDS
    yield from _missions(s)
    yield from _events(s)
    yield from _villages(s)
    yield from _huts(s)
    yield from _income(s)
    yield from _turns(s)


def _missions(s: Any) -> Iterator[tuple[str, bool]]:
    """[AM5] [AM16] one mission each, or one of two."""
    each = 2 if s.seats == 2 else 1
    dealt = [*s.dealt[: s.seats]]
    yield "dealt", all(0 <= n <= each for n in dealt)
    if s.phase in (LOT, DEAL):
        turn = s.turn if s.phase == DEAL else 0
        yield "dealt", all(n == each for n in dealt[:turn]) and dealt[turn] < each
        yield "dealt", not any(dealt[turn + 1 :]) and (s.phase == DEAL or dealt[0] == 0)
        yield "turn", s.phase == DEAL or s.turn == 0
    else:
        yield "dealt", all(n == each for n in dealt)
    held = [mask.bit_count() for mask in s.held[: s.seats]]
    yield "held", held == dealt and all(mask < 1 << MISSION_CARDS for mask in s.held)
    yield "held", reduce(or_, s.held).bit_count() == sum(dealt)
    for seat, mission in enumerate(s.mission[: s.seats]):
        kept = mission in range(MISSION_CARDS) and bool(s.held[seat] >> mission & 1)
        yield "mission", kept or mission == NO_CARD
        if s.seats > 2 or s.phase not in (LOT, DEAL, KEEP):
            yield "mission", kept == (dealt[seat] > 0)
        yield "mission", s.phase not in (LOT, DEAL) or s.seats > 2 or not kept
    yield "mission", s.phase != KEEP or (s.seats == 2 and NO_CARD in s.mission[: s.seats])
    yield "turn", s.phase != KEEP or s.turn == s.first


def _events(s: Any) -> Iterator[tuple[str, bool]]:
    """[AM4] [AM6] [AM12] the deck, and what lies open."""
    left = s.events
    yield "events", all(0 <= n <= most for n, most in zip(left, EVENT_COPIES, strict=True))
    seen = s.lap - (s.phase == EVENT)
    yield "events", sum(EVENT_COPIES) - sum(left) == seen
    yield "event", s.event in range(N_EVENTS) if seen else s.event == NO_EVENT
    yield "event", not seen or left[s.event] < EVENT_COPIES[s.event]
    offered = s.phase in (INCOME, REVEAL, OFFER, BUILDING) and s.event == GUIDE_EVENT
    yield "guide", s.guide in range(1 + offered)
    yield "guide", s.guide == 1 or s.phase != OFFER
    yield "guide", s.guide == offered or s.phase == BUILDING
    guides = [n for each in s.guides for n in each]
    yield "guides", all(n >= 0 for n in guides)
    yield "guides", sum(guides) + s.guide <= EVENT_COPIES[GUIDE_EVENT] - left[GUIDE_EVENT]


def _villages(s: Any) -> Iterator[tuple[str, bool]]:
    """[AM13] [AM16] the sites are taken from the cheapest on, one hut of a seat a village."""
    sites = [sum(price > 0 for price in prices) for prices in s.prices]
    yield "built", all(0 <= built <= most for built, most in zip(s.built, sites, strict=True))
    priced, roomy, neutral = [0] * (DEAREST - CHEAPEST + 1), 0, 0
    for village, built in enumerate(s.built):
        owners = [*s.site[village]]
        taken = owners[:built]
        yield "site", all(owner in (*range(s.seats), NEUTRAL) for owner in taken)
        yield "site", len({*taken}) == built and owners[built:] == [NOBODY] * (MOST_SITES - built)
        if NEUTRAL in taken:
            yield "site", s.seats == 2 and taken.index(NEUTRAL) < sites[village] - 1
            neutral |= 1 << village
        if built < sites[village]:
            priced[s.prices[village, built] - CHEAPEST] |= 1 << village
        roomy |= (built + 1 < sites[village]) << village
    yield "priced", [*s.priced] == priced
    yield "roomy", s.roomy == roomy
    yield "neutral", s.neutral == neutral


def _huts(s: Any) -> Iterator[tuple[str, bool]]:
    """[AM13] [AM14] [AM16] what each seat has of its huts: links, tiles, a token."""
    complete = []
    for seat in range(s.seats):
        where = [village for village, owners in enumerate(s.site) if seat in owners]
        yield "huts", s.huts[seat] == sum(1 << village for village in where)
        yield "huts_left", s.huts_left[seat] == HUTS - len(where) and s.huts_left[seat] >= 0
        for name, links in (("by_water", s.water), ("by_land", s.land)):
            yield name, getattr(s, name)[seat] == reduce(or_, (links[v] for v in where), 0)
        tiles = [*s.guides[seat]]
        for village in where:
            tiles[s.species[village]] += 1
        yield "tiles", [*s.tiles[seat]] == tiles
        both = zip(s.guides[seat], s.tiles[seat], strict=True)
        yield "guides", all(guides == 0 or n > guides for guides, n in both)
        complete.append(all(n > 0 for n in s.tiles[seat]))
        if s.phase == FIRST:
            since = (seat - s.first) % s.seats < (s.turn - s.first) % s.seats
            yield "huts", len(where) == since
        else:
            yield "huts", (len(where) > 0) == (s.lap > 0)
    yield "tokens", s.tokens == sum(complete)
    taken = sorted(TOKENS[s.seats][: s.tokens])
    yield "token", sorted(t for t, done in zip(s.token, complete, strict=False) if done) == taken
    yield "token", all(done or t == 0 for t, done in zip(s.token, complete, strict=False))
    placed = sum(owners.count(NEUTRAL) for owners in s.site)
    yield "neutral_left", all(n >= 0 for n in s.neutral_left)
    if s.seats == 2:
        yield "neutral_left", 2 * NEUTRAL_HUTS - sum(s.neutral_left) == placed
        yield "neutral_left", all(n <= NEUTRAL_HUTS for n in s.neutral_left)
    else:
        yield "neutral_left", not any(s.neutral_left)


def _income(s: Any) -> Iterator[tuple[str, bool]]:
    """[AM7] [AM8] cards and coins."""
    building = s.phase in (OFFER, BUILDING)
    rounds = max(s.lap - (s.phase != END), 0)  # that are over
    out = rounds % CARDS + building
    for seat in range(s.seats):
        played, card, chosen = s.played[seat], s.card[seat], s.chosen[seat]
        yield "played", 0 <= played <= ALL_CARDS and played.bit_count() == out
        shown = card in range(CARDS) and bool(played >> card & 1)
        yield "card", shown if out else card == NO_CARD
        face_down = chosen in range(CARDS) and not played >> chosen & 1
        yield "chosen", face_down or (chosen == NO_CARD and s.phase != REVEAL)
        yield "chosen", s.phase in (INCOME, REVEAL) or chosen == NO_CARD
        yield "value", 0 <= s.value[seat] <= MOST_VALUE
        yield "money", 0 <= s.money[seat] <= MOST_MONEY
    yield "chosen", s.phase != INCOME or NO_CARD in s.chosen[: s.seats]


def _turns(s: Any) -> Iterator[tuple[str, bool]]:
    """[AM9] [AM10] the order of play."""
    building = s.phase in (OFFER, BUILDING)
    order = s.order
    yield "step", s.step in range(s.seats) if building else s.step == 0
    yield "order", all(seat in range(s.seats) for seat in order)
    yield "order", sorted(order[: s.seats]) == [*range(s.seats)] or (s.lap <= 1 and not building)
    yield "order", not any(order[s.seats : MOST_SEATS])
    yield "turn", not building or s.turn == order[s.step]
    yield "placed", s.placed == 0 or (s.placed == 1 and s.seats == 2)
