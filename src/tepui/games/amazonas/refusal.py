"""Why a move is not allowed, by the rule that forbids it; and which moves reveal something."""

from typing import Any

from tepui.engine.rules.sight import Refusal, Sight
from tepui.games.amazonas.board import MOST_SITES, SPECIES, name_of
from tepui.games.amazonas.material import (
    BUILD,
    CARD_NAMES,
    CARDS,
    CHEAPEST,
    COINS,
    CROCODILE,
    DEAREST,
    DONE,
    FIRST,
    GUIDE,
    GUIDE_CARD,
    INCOME,
    JAGUAR,
    KEEP,
    KEEPING,
    LAY,
    OFFER,
    PLACE,
    ROUNDS,
    SILVER_IN_GOLD,
)
from tepui.games.amazonas.notation import MISSIONS


def why_not(sight: Sight, seat: int, move: int) -> Refusal:
    """The reason against an illegal move of a seat that is awaited, or may change its choice."""
    s = sight.s
    if s.phase == KEEP:
        if KEEPING <= move < LAY:
            return _no("AM16", "not-your-mission", mission=MISSIONS[move])
        return _no("AM16", "must-keep")
    if s.phase == INCOME:
        return _why_not_lay(s, seat, move - LAY)
    if s.phase == OFFER:
        if GUIDE <= move < BUILD:
            return _no("AM12", "not-owned", species=SPECIES[move - GUIDE])
        return _no("AM12", "must-answer")
    if s.phase == FIRST:
        if BUILD <= move < BUILD + s.villages:
            return _why_not_pay(s, seat, move - BUILD, "AM5")
        return _no("AM5", "must-build-first")
    return _why_not_in_turn(s, seat, move)


def _why_not_lay(s: Any, seat: int, card: int) -> Refusal:
    if not 0 <= card < CARDS:
        return _no("AM7", "must-lay")
    if s.played[seat] >> card & 1:
        return _no("AM8", "card-is-out", card=CARD_NAMES[card])
    return _no("AM7", "card-is-laid", card=CARD_NAMES[card])


def _why_not_in_turn(s: Any, seat: int, move: int) -> Refusal:
    if BUILD <= move < BUILD + s.villages:
        return _why_not_build(s, seat, move - BUILD)
    if PLACE <= move < PLACE + s.villages:
        return _why_not_place(s, seat, move - PLACE)
    if BUILD <= move < DONE:
        return _no("AM1", "no-such-village", villages=int(s.villages))
    if COINS <= move < BUILD:
        return _no("AM12", "no-guide-here")
    return _no("AM10", "must-build-or-end")


def _why_not_build(s: Any, seat: int, village: int) -> Refusal:
    name = name_of(s, village)
    if s.huts[seat] >> village & 1:
        return _no("AM13", "has-hut", village=name)
    if s.huts_left[seat] == 0:
        return _no("AM13", "no-hut-left")
    water, land = s.by_water[seat] >> village & 1, s.by_land[seat] >> village & 1
    if not water and not land:
        return _no("AM13", "not-linked", village=name)
    safe = s.card[seat] == GUIDE_CARD
    if s.event == JAGUAR and not water and not safe:
        return _no("AM13", "closed-by-jaguar", village=name)
    if s.event == CROCODILE and not land and not safe:
        return _no("AM13", "closed-by-crocodile", village=name)
    return _why_not_pay(s, seat, village, "AM13")


def _why_not_pay(s: Any, seat: int, village: int, rule: str) -> Refusal:
    name = name_of(s, village)
    for price in range(CHEAPEST, DEAREST + 1):
        if s.priced[price - CHEAPEST] >> village & 1:
            gold, silver = divmod(int(s.money[seat]), SILVER_IN_GOLD)
            return _no(rule, "too-dear", village=name, price=price, gold=gold, silver=silver)
    return _no(rule, "no-site", village=name)


def _why_not_place(s: Any, seat: int, village: int) -> Refusal:
    name = name_of(s, village)
    if s.seats > 2:
        return _no("AM16", "no-neutral-huts")
    if s.placed:
        return _no("AM16", "placed-already")
    if s.neutral_left[seat] == 0:
        return _no("AM16", "no-neutral-left")
    if s.neutral >> village & 1:
        return _no("AM16", "has-neutral", village=name)
    sites = sum(s.prices[village, k] > 0 for k in range(MOST_SITES))
    if s.built[village] == sites:
        return _no("AM16", "no-site", village=name)
    return _no("AM16", "last-site", village=name)


def _no(rule: str, why: str, **args: str | int) -> Refusal:
    return Refusal(rule, f"amazonas-{why}", args)


def reveals(s: Any, seat: int, move: int) -> bool:
    """Only the word that ends the game: the missions are laid open.

    A card or a mission laid face down shows nothing to anyone; income cards are turned over by a
    step of their own, after which nothing can be taken back anyway.
    """
    return bool(move == DONE and s.lap == ROUNDS and s.step == s.seats - 1)
