"""The score pad of Amazonas: tiles, Guides, the bonus token, the mission's villages, and money.

A box has a map of its own, so the pad asks for no names of villages: it lays the huts that such
tiles stand for on a map made for them, on which the mission's villages are reached or not.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from tepui.engine.real_table.pad import PadGroup, PadPiece
from tepui.engine.text.event import Event, Refusal
from tepui.games.amazonas.board import (
    MOST_SITES,
    MOST_SITES_OF_SPECIES,
    MOST_VILLAGES,
    SPECIES,
)
from tepui.games.amazonas.material import (
    END,
    GUIDES,
    HUTS,
    ROUNDS,
    SILVER_IN_GOLD,
    TOKENS,
)

GOALS = 4  # [AM2] villages of a mission
COINS = 99
OPTIONS = ("missions",)
HOLDS = {
    "huts": ("AM5", "amazonas-pad-no-hut"),
    "huts_left": ("AM2", "amazonas-pad-huts"),
    "guides": ("AM12", "amazonas-pad-guides"),
    "tokens": ("AM14", "amazonas-pad-tokens"),
    "token": ("AM14", "amazonas-pad-tokens"),
}


def groups(seats: int) -> list[PadGroup]:
    """What a seat has at the end."""
    tiles = [PadPiece(each, Event(f"amazonas-name-{each}", {}), HUTS) for each in SPECIES]
    guides = [
        PadPiece(f"guide-{each}", Event("amazonas-pad-guide", {"tile": each}), GUIDES)
        for each in SPECIES
    ]
    tokens = [
        PadPiece(f"token-{worth}", Event("amazonas-pad-token", {"n": worth}))
        for worth in TOKENS[seats] if worth
    ]  # fmt: skip
    reached = [PadPiece("reached", Event("amazonas-pad-village", {}), GOALS)]
    coins = [
        PadPiece(each, Event(f"amazonas-pad-{each}", {}), COINS) for each in ("gold", "silver")
    ]
    return [
        PadGroup("tiles", Event("amazonas-pad-tiles", {}), tiles),
        PadGroup("guides", Event("amazonas-pad-guides-of", {}), guides),
        PadGroup("token", Event("amazonas-sheet-token", {}), tokens),
        PadGroup("mission", Event("amazonas-pad-mission", {}), reached),
        PadGroup("money", Event("amazonas-pad-money", {}), coins),
    ]


def lay(s: Any, entries: Sequence[Mapping[str, int]]) -> Refusal | None:
    """Lay what was entered into a record, as a finished table."""
    s.phase, s.lap, s.first = END, ROUNDS, 0
    s.board = 0  # a map without names
    for name in ("events", "species", "water", "land", "goals", "built", "huts"):
        setattr(s, name, [0] * len(getattr(s, name)))
    if wrong := _build(s, entries):
        return wrong
    for seat, mine in enumerate(entries):
        for i, species in enumerate(SPECIES):
            s.guides[seat][i] = mine.get(f"guide-{species}", 0)
            s.tiles[seat][i] = mine.get(species, 0) + s.guides[seat][i]
        tokens = [worth for worth in TOKENS[s.seats] if worth and mine.get(f"token-{worth}")]
        if len(tokens) > 1:
            return Refusal("AM14", "amazonas-pad-one-token", {"seat": seat})
        s.token[seat] = sum(tokens)
        s.tokens += len(tokens)
        s.money[seat] = SILVER_IN_GOLD * mine.get("gold", 0) + mine.get("silver", 0)
        if wrong := _send(s, seat, mine.get("reached", 0)):
            return wrong
    return None


def _build(s: Any, entries: Sequence[Mapping[str, int]]) -> Refusal | None:
    """The huts that brought the tiles: of each species as many villages as are needed."""
    village = 0
    for i, species in enumerate(SPECIES):
        counts = [mine.get(species, 0) for mine in entries]
        if sum(counts) > MOST_SITES_OF_SPECIES:
            return Refusal("AM2", "amazonas-pad-twelve", {"tile": species})
        # [AM13] one hut of a seat in a village
        needed = max(*counts, -(-sum(counts) // MOST_SITES))
        if village + needed > MOST_VILLAGES - GOALS:
            return Refusal("AM1", "amazonas-pad-villages", {})
        owners = [seat for seat, count in enumerate(counts) for _ in range(count)]
        for k, seat in enumerate(owners):
            at = village + k % needed
            s.site[at][s.built[at]] = seat
            s.built[at] += 1
            s.huts[seat] |= 1 << at
        s.species[village : village + needed] = [i] * needed
        village += needed
    s.villages = village + GOALS  # the last ones nobody has reached
    prices, none = [*range(2, 2 + MOST_SITES)], [0] * MOST_SITES
    s.prices = [prices] * s.villages + [none] * (MOST_VILLAGES - s.villages)
    for seat in range(len(entries)):
        s.huts_left[seat] = HUTS - s.huts[seat].bit_count()
        s.by_water[seat], s.by_land[seat] = 0, 0
    return None


def _send(s: Any, seat: int, reached: int) -> Refusal | None:
    """A mission of which a seat has reached this many villages. [AM15]"""
    own = [v for v in range(s.villages) if s.huts[seat] >> v & 1]
    if reached > len(own):
        return Refusal("AM15", "amazonas-pad-reached", {"seat": seat})
    goals = [*own[:reached], *range(s.villages - GOALS + reached, s.villages)]
    s.goals[seat] = sum(1 << v for v in goals)
    s.mission[seat] = seat
    return None
