"""What happened, and what a move would mean, as a viewer may see it."""

from functools import cache

from tepui.engine.rules.contract import CHANCE, UNSEEN
from tepui.engine.rules.sight import Event, Sight
from tepui.games.coloretto.choices import effect
from tepui.games.coloretto.material import (
    ACCEPT,
    ANIMALS,
    BONUS,
    COLOUR_OF,
    COLOURS,
    DEAL,
    GIVE,
    LOT,
    PLAY,
    REFUSE,
    SPECIES,
)


def narrate(before: Sight, actor: int, move: int, after: Sight) -> list[Event]:
    """The events of one witnessed move."""
    if actor == CHANCE:
        return [_drawn(before, move)]
    s = before.s
    if move < GIVE:
        return _laid("coloretto-played", before, after, actor, move - PLAY)
    if move < ACCEPT:
        receiver, species = divmod(move - GIVE, SPECIES)
        card = _card(species)
        events = [Event("coloretto-gave", {"seat": actor, "other": receiver, **card})]
        if s.seats > 2 and s.protected != receiver:
            events.append(Event("coloretto-protected", {"seat": receiver}))
        return events
    if move == ACCEPT:
        return _laid("coloretto-accepted", before, after, actor, int(s.gift))
    gift, thrown = _card(int(s.gift)), ANIMALS[move - REFUSE]
    return [Event("coloretto-refused", {"seat": actor, **gift, "thrown": thrown})]


def describe(sight: Sight, seat: int, move: int) -> Event:
    """What a legal move would do, for a list of choices."""
    if move < GIVE:
        species = move - PLAY
        return _would(f"coloretto-would-{effect(sight, seat, species)}", species)
    gift = sight.s.gift
    if move == ACCEPT:
        return _would(f"coloretto-would-accept-{effect(sight, seat, gift)}", gift)
    return _would_pass_on(move, gift)


@cache
def _would(key: str, species: int) -> Event:
    return Event(key, _card(species))


@cache
def _would_pass_on(move: int, gift: int) -> Event:
    """Give a card, or refuse one."""
    if move < ACCEPT:
        receiver, species = divmod(move - GIVE, SPECIES)
        return Event("coloretto-would-give", {"other": receiver, **_card(species)})
    return Event("coloretto-would-refuse", {**_card(gift), "thrown": ANIMALS[move - REFUSE]})


@cache
def _card(species: int) -> dict[str, str | int]:
    return {"animal": ANIMALS[species], "colour": COLOURS[COLOUR_OF[species]]}


def _drawn(before: Sight, move: int) -> Event:
    s = before.s
    if s.phase == LOT:
        return Event("coloretto-starts", {"seat": move})
    verb = "dealt" if s.phase == DEAL else "drew"
    if move == UNSEEN:
        return Event(f"coloretto-{verb}-unseen", {"seat": int(s.turn)})
    return Event(f"coloretto-{verb}", {"seat": int(s.turn), **_card(move)})


def _laid(key: str, before: Sight, after: Sight, seat: int, species: int) -> list[Event]:
    colour = COLOUR_OF[species]
    card = {"seat": seat, **_card(species)}
    what = effect(before, seat, species)
    events = [Event(key, card)]
    if what == "clash":
        events.append(Event("coloretto-clashed", card))  # [CA6]
    elif what == "complete":
        events.append(Event("coloretto-completed", card))  # [CA7]
        if after.s.bonus[colour] != before.s.bonus[colour]:
            events.append(Event("coloretto-bonus", {**card, "points": BONUS[colour]}))  # [CA8]
    return events
