"""Income in Amazonas: what a card is worth, who comes first by it, and what it brings."""

from __future__ import annotations

from typing import Any

from tepui.engine.rules.rule import rule
from tepui.games.amazonas.material import (
    ALL_CARD,
    BONUS,
    CARD_SPECIES,
    FIRE,
    GUIDE_CARD,
    N_SPECIES,
    THEFT,
)  # fmt: skip


@rule
def value(s: Any, seat: int, card: int) -> int:
    """What an income card is worth."""
    # [AM7] the card's number and the tiles of its species
    if card == ALL_CARD:
        return most_tiles(s, seat)
    if card == GUIDE_CARD:
        # [AM12] each Guide owned adds one
        owned = 0
        for species in range(N_SPECIES):
            owned += s.guides[seat, species]
        return card + owned
    return card + s.tiles[seat, CARD_SPECIES[card]]


@rule
def most_tiles(s: Any, seat: int) -> int:
    """The largest number of tiles that the seat has of one species."""
    most = 0
    for species in range(N_SPECIES):
        most = max(most, s.tiles[seat, species])
    return most


@rule
def precedence(s: Any, seat: int) -> int:
    """Who has more of it acts earlier."""
    return int(s.value[seat]) * 128 + int(s.ties[seat, s.card[seat]])


@rule
def take_income(s: Any, seat: int) -> None:
    """Pay a seat what its card brings."""
    # [AM11] its value in silver, as the event changes it
    safe = s.card[seat] == GUIDE_CARD  # [AM7] no harm to the Guide's player
    silver = int(s.value[seat])
    if s.event == FIRE and not safe:
        silver //= 2
    elif s.event >= BONUS:
        silver += int(s.tiles[seat, s.event - BONUS])
    purse = int(s.money[seat]) + silver
    if s.event == THEFT and not safe:
        purse -= min(purse, most_tiles(s, seat))
    s.money[seat] = purse
