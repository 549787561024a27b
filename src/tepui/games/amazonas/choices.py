"""A legal move as clients find it: keep, lay, take coins or a Guide, build, place, end the turn."""

from typing import Any, Literal

from tepui.engine.rules.sight import Sight, Verb
from tepui.games.amazonas.board import SPECIES, name_of
from tepui.games.amazonas.material import (
    BUILD,
    COINS,
    CROCODILE,
    DONE,
    GUIDE,
    GUIDE_CARD,
    JAGUAR,
    KEEPING,
    LAY,
    PLACE,
)
from tepui.games.amazonas.notation import MISSIONS

Way = Literal["water", "land", "both", ""]


class Keep(Verb, frozen=True):
    """Keep this mission and put the other away."""

    mission: str


class Income(Verb, frozen=True):
    """Lay an income card face down."""

    card: int


class Coins(Verb, frozen=True):
    """Take the coins rather than the Guide."""

    silver: int


class Guide(Verb, frozen=True):
    """Take the Guide, for a species."""

    species: str


class Build(Verb, frozen=True):
    """Build a hut: its price, and by what the village is reached (nothing at first)."""

    village: str
    gold: int
    by: Way


class Neutral(Verb, frozen=True):
    """Place a neutral hut."""

    village: str
    gold: int


class Done(Verb, frozen=True):
    """End the turn."""


Action = Keep | Income | Coins | Guide | Build | Neutral | Done


def action(sight: Sight, seat: int, move: int) -> Action:
    """A legal move as a verb with arguments."""
    s = sight.s
    if move == DONE:
        return Done()
    if move >= PLACE:
        return Neutral(name_of(s, move - PLACE), price(s, move - PLACE))
    if move >= BUILD:
        village = move - BUILD
        return Build(name_of(s, village), price(s, village), way(s, seat, village))
    if move >= GUIDE:
        return Guide(SPECIES[move - GUIDE])
    if move == COINS:
        return Coins(int(s.value[seat]))
    return Income(move - LAY) if move >= LAY else Keep(MISSIONS[move - KEEPING])


def price(s: Any, village: int) -> int:
    """What the cheapest free site of a village costs, in gold."""
    return int(s.prices[village, s.built[village]])


def way(s: Any, seat: int, village: int) -> Way:
    """By what a seat comes to a village in this round: water, land, both; nothing at first."""
    safe = s.card[seat] == GUIDE_CARD  # [AM7]
    water = s.by_water[seat] >> village & 1 and (safe or s.event != CROCODILE)
    land = s.by_land[seat] >> village & 1 and (safe or s.event != JAGUAR)
    return "both" if water and land else "water" if water else "land" if land else ""
