"""The picture of the table: what a client draws for one viewer."""

from functools import lru_cache
from typing import Any

import msgspec

from tepui.engine.rules.contract import SPECTATOR
from tepui.engine.rules.sight import Sight
from tepui.engine.text.event import Event
from tepui.games.amazonas import income
from tepui.games.amazonas.board import KINDS, MISSION_CARDS, SPECIES, board_of, name_of
from tepui.games.amazonas.material import (
    BUILDING,
    CARDS,
    DEAL,
    EVENTS,
    FIRST,
    GUIDE_CARD,
    NEUTRAL,
    NO_CARD,
    NO_EVENT,
    NOBODY,
    OFFER,
    PHASES,
    ROUNDS,
    SET,
    SILVER_IN_GOLD,
    TOKENS,
)
from tepui.games.amazonas.notation import MISSIONS
from tepui.games.amazonas.reach import listed, open_to, price

CLOSES = {"jaguar": "land", "crocodile": "water"}  # the ways that an event closes
NO_HARM = Event("amazonas-web-no-harm", {})


class Site(msgspec.Struct, frozen=True):
    """A building site: its price in gold, and whose hut stands on it."""

    price: int
    hut: int | None  # a seat; None while it is free, or under a neutral hut
    neutral: bool


class Village(msgspec.Struct, frozen=True):
    """A village on the map."""

    name: str
    species: str
    at: tuple[int, int]
    sites: list[Site]


class Link(msgspec.Struct, frozen=True):
    """A waterway or a path between two villages (by number), and whether the event closes it."""

    a: int
    b: int
    by: str
    closed: bool


class Mission(msgspec.Struct, frozen=True):
    """A mission card."""

    card: str  # its letter
    villages: list[int]


class Reached(msgspec.Struct, frozen=True):
    """A village in which the viewer could build as the ways are now."""

    village: int
    price: int  # in gold, of its cheapest free site
    pays: bool  # whether the viewer has that much


class Seat(msgspec.Struct, frozen=True):
    """What lies before one seat."""

    gold: int
    silver: int
    tiles: dict[str, int]  # of each species, Guides assigned to it included
    guides: dict[str, int]  # of these, Guides
    sets: list[str]  # the species of which it has enough tiles to score
    token: int  # the worth of its bonus token; 0 for none
    huts: int  # left
    neutral_huts: int  # left
    ready: bool  # an income card lies face down; a mission has been kept
    laid: int | None  # that card, where the viewer may look
    card: int | None  # the income card played last
    value: int | None  # and what it was worth
    hand: list[int]  # the income cards that are not out, known to all
    worth: list[int]  # what each of the seven income cards would be worth now
    brings: list[int]  # and the silver that each would bring under the event
    stolen: list[int]  # of which, and of what it has, the event would take so much
    safe: bool  # protected from the event by the Guide's card
    fate: Event | None  # what the event does to it
    missions: list[Mission] | None  # the mission, or the two to choose from; None where hidden
    rejected: Mission | None
    score: int  # as it stands, as far as the viewer may know


class View(msgspec.Struct, frozen=True):
    """The table of Amazonas."""

    viewer: int | None  # a seat, or None for a spectator
    phase: str  # lot, deal, keep, first, event, income, reveal, offer, building, end
    board: str  # the board's name
    size: tuple[int, int]  # of the map
    round: int
    rounds: int
    ends: list[Event]  # what would end the game, and how much is left until then
    event: str | None
    events: dict[str, int]  # left in the deck, by kind
    guide: bool  # a Guide can be taken
    first: int | None  # who built first
    turn: int | None
    order: list[int]  # of play in this round; empty until the cards are revealed
    step: int
    placed: bool  # a neutral hut was placed in this turn
    tokens: list[int]  # left, in order
    plus: bool  # missions bring points
    villages: list[Village]
    links: list[Link]
    missions: list[Mission]  # all there are
    reach: list[Reached]  # by the viewer
    ties: list[list[int]]  # the tie-break numbers of each seat's cards
    seats: list[Seat]


def view(sight: Sight) -> View:
    """The table as a viewer sees it."""
    s = sight.s
    scores, worth = sight.position.scores(), worths(sight)
    board = board_of(s)
    in_turn = s.phase in (OFFER, BUILDING)
    return View(
        viewer=None if sight.viewer == SPECTATOR else sight.viewer,
        phase=PHASES[s.phase],
        board=board.name if board else "",
        size=board.size if board else (0, 0),
        round=int(s.lap),
        rounds=ROUNDS,
        ends=[Event("amazonas-ends-rounds", {"n": ROUNDS - int(s.lap)})],
        event=None if s.event == NO_EVENT else EVENTS[s.event],
        events={name: int(s.events[i]) for i, name in enumerate(EVENTS)},
        guide=bool(s.guide),
        first=None if s.first == NOBODY else int(s.first),
        turn=int(s.turn) if in_turn or s.phase in (FIRST, DEAL) else None,
        order=[int(seat) for seat in s.order[: s.seats]] if in_turn else [],
        step=int(s.step),
        placed=bool(s.placed),
        tokens=[worth for worth in TOKENS[s.seats][s.tokens :] if worth],
        plus=bool(s.plus),
        villages=[_village(s, v) for v in range(s.villages)],
        links=_links(s),
        missions=[_mission(s, i) for i in range(MISSION_CARDS)],
        reach=[] if sight.viewer == SPECTATOR else _reach(s, sight.viewer),
        ties=[[*numbers] for numbers in s.ties[: s.seats]],
        seats=[_seat(sight, seat, scores[seat], worth[seat]) for seat in range(s.seats)],
    )


def _village(s: Any, v: int) -> Village:
    board = board_of(s)
    return Village(
        name=name_of(s, v),
        species=SPECIES[s.species[v]],
        at=board.villages[v].at if board else (0, 0),
        sites=[
            _site(s, price, owner)
            for price, owner in zip(s.prices[v], s.site[v], strict=True)
            if price
        ],
    )


def _site(s: Any, price: int, owner: int) -> Site:
    return Site(
        price=price,
        hut=owner if owner in range(s.seats) else None,
        neutral=owner == NEUTRAL,
    )


def _reach(s: Any, seat: int) -> list[Reached]:
    """[AM13] Next to a hut of its own, past no closed way, where there is no hut of its own yet."""
    if not s.huts_left[seat]:
        return []
    near = open_to(s, seat, s.card[seat] == GUIDE_CARD) & ~int(s.huts[seat])  # [AM7]
    return [
        Reached(v, gold, bool(s.money[seat] >= gold * SILVER_IN_GOLD))
        for v in listed(near)
        if (gold := price(s, v))
    ]


def incomes(s: Any, seat: int, worth: list[int]) -> list[tuple[int, int]]:
    """What each income card would bring, and what would be stolen then. [AM11]"""
    event = EVENTS[s.event] if s.event != NO_EVENT else ""
    most = max(s.tiles[seat])
    cards = []
    for card, value in enumerate(worth):
        safe = card == GUIDE_CARD  # [AM7]
        silver = value // 2 if event == "fire" and not safe else value
        if event.startswith("bonus-"):
            silver += int(s.tiles[seat, SPECIES.index(event.removeprefix("bonus-"))])
        purse = int(s.money[seat]) + silver
        cards.append((silver, min(purse, most) if event == "theft" and not safe else 0))
    return cards


def _safe(s: Any, seat: int) -> bool:
    """[AM7] The Guide's card protects from when it is shown."""
    return bool(s.phase in (OFFER, BUILDING) and s.card[seat] == GUIDE_CARD)


def _fate(s: Any, seat: int) -> Event | None:
    """[AM11] What the event of the round does to a seat: harm, a gift, or nothing yet."""
    event = EVENTS[s.event] if s.event != NO_EVENT else ""
    if event.startswith("bonus-"):
        silver = int(s.tiles[seat, SPECIES.index(event.removeprefix("bonus-"))])
        return Event("amazonas-web-bonus-me", {"silver": silver})
    if event == "guide":
        return None if s.guide else Event("amazonas-web-guide-gone", {})
    if event and _safe(s, seat):
        return Event("amazonas-web-safe", {})
    if event == "fire":
        shown = s.phase in (OFFER, BUILDING) and s.card[seat] != NO_CARD
        return Event("amazonas-web-fire-me", {"silver": int(s.value[seat]) // 2}) if shown else None
    if event == "theft":
        most = max(s.tiles[seat])
        species = SPECIES[s.tiles[seat].index(most)]
        told = Event("amazonas-web-theft-me", {"silver": most, "species": species})
        return told if most else NO_HARM
    if event in CLOSES:
        lost = ", ".join(name_of(s, v) for v in _cut_off(s, seat, CLOSES[event]))
        return Event("amazonas-web-cut-off", {"villages": lost}) if lost else NO_HARM
    return None


def _cut_off(s: Any, seat: int, closed: str) -> list[int]:
    """The villages that only closed ways lead a seat to."""
    land, water = int(s.by_land[seat]), int(s.by_water[seat])
    lost = (land & ~water if closed == "land" else water & ~land) & ~int(s.huts[seat])
    return [v for v in range(s.villages) if lost >> v & 1]


def _links(s: Any) -> list[Link]:
    closed = CLOSES.get(EVENTS[s.event]) if s.event != NO_EVENT else None
    return [link for by in KINDS for link in _links_by(by, getattr(s, by), by == closed)]


@lru_cache(256)
def _links_by(by: str, ways: tuple[int, ...], closed: bool) -> list[Link]:
    """The links of one kind: a board's stay the same through all its views."""
    return [
        Link(a, b, by, closed)
        for a, mask in enumerate(ways)
        for b in range(a + 1, len(ways))
        if mask >> b & 1
    ]


def _mission(s: Any, mission: int) -> Mission:
    goals = int(s.goals[mission])
    return Mission(MISSIONS[mission], [v for v in range(s.villages) if goals >> v & 1])


def worths(sight: Sight) -> list[list[int]]:
    """What each income card of each seat is worth as things stand. [AM7]"""
    s = sight.s
    return [[income.value(s, seat, card) for card in range(CARDS)] for seat in range(s.seats)]


def _seat(sight: Sight, seat: int, score: int, worth: list[int]) -> Seat:
    s = sight.s
    gold, silver = divmod(int(s.money[seat]), SILVER_IN_GOLD)
    held = [i for i in range(MISSION_CARDS) if s.held[seat] >> i & 1]
    kept = int(s.mission[seat])
    played = s.card[seat] != NO_CARD
    income = incomes(s, seat, worth)
    return Seat(
        gold=gold,
        silver=silver,
        tiles=dict(zip(SPECIES, s.tiles[seat], strict=True)),
        guides={name: n for name, n in zip(SPECIES, s.guides[seat], strict=True) if n},
        sets=[name for name, n in zip(SPECIES, s.tiles[seat], strict=True) if n >= SET],
        token=int(s.token[seat]),
        huts=int(s.huts_left[seat]),
        neutral_huts=int(s.neutral_left[seat]),
        ready=bool(
            s.mission[seat] != NO_CARD if PHASES[s.phase] == "keep" else s.chosen[seat] != NO_CARD
        ),
        laid=int(s.chosen[seat]) if s.chosen[seat] >= 0 else None,
        card=int(s.card[seat]) if played else None,
        value=int(s.value[seat]) if played else None,
        hand=[card for card in range(CARDS) if not s.played[seat] >> card & 1],
        worth=worth,
        brings=[silver for silver, _ in income],
        stolen=[taken for _, taken in income],
        safe=_safe(s, seat),
        fate=_fate(s, seat),
        missions=[_mission(s, i) for i in (held if kept < 0 else [kept])] if held else None,
        rejected=next((_mission(s, i) for i in held if kept >= 0 and i != kept), None),
        score=score,
    )
