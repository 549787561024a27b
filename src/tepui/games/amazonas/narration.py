"""What happened, and what a move would mean, as a viewer may see it."""

from typing import Any

from tepui.engine.rules.contract import CHANCE, UNSEEN
from tepui.engine.rules.sight import Event, Sight
from tepui.games.amazonas.board import SPECIES, name_of
from tepui.games.amazonas.choices import price, way
from tepui.games.amazonas.material import (
    BONUS,
    BUILD,
    BUILDING,
    CARD_NAMES,
    COINS,
    DEAL,
    DONE,
    END,
    EVENT,
    EVENTS,
    FIRE,
    GUIDE,
    GUIDE_CARD,
    INCOME,
    KEEP,
    KEEPING,
    LAY,
    LOT,
    N_SPECIES,
    NO_CARD,
    PLACE,
    ROUNDS,
    THEFT,
    TOKENS,
)
from tepui.games.amazonas.notation import MISSIONS, revealed
from tepui.games.amazonas.view import worths


def narrate(before: Sight, actor: int, move: int, after: Sight) -> list[Event]:
    """The events of one witnessed move."""
    if actor == CHANCE:
        return _chance(before, move, after)
    s = before.s
    if s.phase == KEEP:
        return [_kept_mission(s, actor, move)]
    if s.phase == INCOME:
        return [_laid(s, actor, move)]
    if move == DONE:
        return [Event("amazonas-done", {"seat": actor}), *_next(before, after)]
    if move == COINS:
        return [Event("amazonas-took-coins", {"seat": actor}), *_income(before, after)]
    if move >= PLACE:
        return [Event("amazonas-placed", {"seat": actor, "village": name_of(s, move - PLACE)})]
    if move >= BUILD:
        return _built(before, actor, move - BUILD, after)
    species = SPECIES[move - GUIDE]
    return [Event("amazonas-took-guide", {"seat": actor, "species": species})]


def _chance(before: Sight, move: int, after: Sight) -> list[Event]:
    s = before.s
    if s.phase == LOT:
        return [Event("amazonas-starts", {"seat": move})]
    if s.phase == DEAL:
        seat = int(s.turn)
        if move == UNSEEN:
            return [Event("amazonas-dealt-unseen", {"seat": seat})]
        return [Event("amazonas-dealt", {"seat": seat, **_mission(s, move)})]
    if s.phase == EVENT:
        args: dict[str, str | int] = {"round": int(s.lap), "rounds": ROUNDS}
        if move >= BONUS:
            return [Event("amazonas-event-bonus", {**args, "species": SPECIES[move - BONUS]})]
        return [Event(f"amazonas-event-{EVENTS[move]}", args)]
    cards, a = revealed(s, move), after.s
    shown = [
        Event("amazonas-played", _played(seat, cards[seat], int(a.value[seat])))
        for seat in (int(each) for each in a.order[: a.seats])
    ]
    return [*shown, *_begins(before, after)]


def _played(seat: int, card: int, value: int) -> dict[str, str | int]:
    return {"seat": seat, "card": CARD_NAMES[card], "value": value}


def _kept_mission(s: Any, seat: int, move: int) -> Event:
    if move == UNSEEN:
        return Event("amazonas-kept-unseen", {"seat": seat})
    return Event("amazonas-kept", {"seat": seat, **_mission(s, move - KEEPING)})


def _laid(s: Any, seat: int, move: int) -> Event:
    if move == UNSEEN:
        return Event("amazonas-laid-unseen", {"seat": seat})
    verb = "laid" if s.chosen[seat] == NO_CARD else "changed"
    return Event(f"amazonas-{verb}", {"seat": seat, "card": CARD_NAMES[move - LAY]})


def _built(before: Sight, seat: int, village: int, after: Sight) -> list[Event]:
    s = before.s
    hut: dict[str, str | int] = {
        "seat": seat,
        "village": name_of(s, village),
        "gold": price(s, village),
        "species": SPECIES[s.species[village]],
    }
    events = [Event("amazonas-built", hut)]
    if after.s.token[seat] != s.token[seat]:
        points = int(after.s.token[seat])
        events.append(Event("amazonas-token", {"seat": seat, "points": points}))  # [AM14]
    return events


def _next(before: Sight, after: Sight) -> list[Event]:
    """What follows a turn: another turn, another round, or the end."""
    if after.s.phase not in (EVENT, END):
        return _begins(before, after)
    events = []
    if before.s.guide:
        events.append(Event("amazonas-guide-leaves", {}))  # [AM12]
    if after.s.card[0] == NO_CARD:
        events.append(Event("amazonas-cards-return", {}))  # [AM8]
    if after.s.phase == END:
        events += [_mission_shown(after, seat) for seat in range(after.s.seats)]  # [AM15]
    return events


def _begins(before: Sight, after: Sight) -> list[Event]:
    if after.s.phase == BUILDING:
        return _income(before, after)
    return [Event("amazonas-offered", {"seat": int(after.s.turn)})]  # [AM12]


def _income(before: Sight, after: Sight) -> list[Event]:
    """[AM11] What the seat now at turn has been paid, and robbed of."""
    s = after.s
    seat = int(s.turn)
    silver, key = _due(s, seat)
    events = [Event(key, {"seat": seat, "silver": silver})]
    stolen = int(before.s.money[seat]) + silver - int(s.money[seat])
    if stolen:
        events.append(Event("amazonas-robbed", {"seat": seat, "silver": stolen}))
    elif s.card[seat] == GUIDE_CARD and s.event <= THEFT:
        events.append(Event("amazonas-safe", {"seat": seat, "event": EVENTS[s.event]}))  # [AM7]
    return events


def _due(s: Any, seat: int) -> tuple[int, str]:
    """The silver paid, before any theft; and the words for how it came about."""
    silver = int(s.value[seat])
    if s.event == FIRE and s.card[seat] != GUIDE_CARD:
        return silver // 2, "amazonas-income-halved"
    if s.event >= BONUS and (more := int(s.tiles[seat, s.event - BONUS])):
        return silver + more, "amazonas-income-bonus"
    return silver, "amazonas-income"


def _mission_shown(after: Sight, seat: int) -> Event:
    s = after.s
    goals, huts = int(s.goals[s.mission[seat]]), int(s.huts[seat])
    args = {"seat": seat, **_mission(s, int(s.mission[seat]))}
    if s.plus:
        return Event("amazonas-mission-plus", {**args, "built": (goals & huts).bit_count()})
    return Event("amazonas-mission-minus", {**args, "missed": (goals & ~huts).bit_count()})


def _mission(s: Any, mission: int) -> dict[str, str | int]:
    goals = int(s.goals[mission])
    names = [name_of(s, v) for v in range(s.villages) if goals >> v & 1]
    return {"mission": MISSIONS[mission], "villages": ", ".join(names)}


def describe(sight: Sight, seat: int, move: int) -> Event:
    """What a legal move would do, for a list of choices."""
    s = sight.s
    if move == DONE:
        return Event("amazonas-would-end", {})
    if move >= PLACE:
        village = move - PLACE
        args: dict[str, str | int] = {"village": name_of(s, village), "gold": price(s, village)}
        return Event("amazonas-would-place", args)
    if move >= BUILD:
        return _would_build(s, seat, move - BUILD)
    if move >= GUIDE:
        species = move - GUIDE
        tiles = int(s.tiles[seat, species]) + 1
        return Event("amazonas-would-guide", {"species": SPECIES[species], "tiles": tiles})
    if move == COINS:
        return Event("amazonas-would-take-coins", {"silver": _due(s, seat)[0]})
    if move >= LAY:
        return _would_lay(sight, seat, move - LAY)
    return Event("amazonas-would-keep", _mission(s, move - KEEPING))


def _would_build(s: Any, seat: int, village: int) -> Event:
    species = int(s.species[village])
    args: dict[str, str | int] = {
        "village": name_of(s, village),
        "gold": price(s, village),
        "species": SPECIES[species],
        "tiles": int(s.tiles[seat, species]) + 1,
        "by": way(s, seat, village),
    }
    owned = [s.tiles[seat, i] > 0 or i == species for i in range(N_SPECIES)]
    if all(owned) and not s.tiles[seat, species]:
        return Event("amazonas-would-complete", {**args, "points": TOKENS[s.seats][s.tokens]})
    if s.mission[seat] >= 0 and s.goals[s.mission[seat]] >> village & 1:
        return Event("amazonas-would-build-goal", args)
    return Event("amazonas-would-build", args)


def _would_lay(sight: Sight, seat: int, card: int) -> Event:
    s, worth = sight.s, worths(sight)[seat][card]
    key = "amazonas-would-lay" if s.chosen[seat] == NO_CARD else "amazonas-would-change"
    return Event(key, {"card": CARD_NAMES[card], "value": worth})
