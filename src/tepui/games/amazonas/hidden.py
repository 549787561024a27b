"""What is secret in Amazonas: missions, and income cards until they are revealed. [AM5] [AM7]"""

from __future__ import annotations

from typing import Any

from tepui.engine.rules.chance import draw
from tepui.engine.rules.contract import CHANCE, NOTHING, UNSEEN
from tepui.engine.rules.numbers import uint8
from tepui.engine.rules.rule import rule
from tepui.games.amazonas.board import MISSION_CARDS
from tepui.games.amazonas.material import CARDS, DEAL, END, FACE_DOWN, INCOME, KEEP, NO_CARD


@rule
def hide(s: Any, seat: int) -> None:
    if s.phase == END:
        return  # [AM15] the missions are laid open
    for other in range(s.seats):
        if other != seat:
            s.held[other] = 0
            if s.mission[other] != NO_CARD:
                s.mission[other] = FACE_DOWN
            if s.chosen[other] != NO_CARD:
                s.chosen[other] = FACE_DOWN


@rule
def guess(s: Any, seat: int, rng: Any) -> None:
    if s.phase == END:
        return
    known = 0
    for other in range(s.seats):
        known |= s.held[other]  # the viewer's own, also a rejected one
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.dealt[other]):
                bit = 1 << pick(known, MISSION_CARDS, rng)
                known |= bit
                s.held[other] |= uint8(bit)
            if s.mission[other] == FACE_DOWN:
                s.mission[other] = pick(255 - s.held[other], MISSION_CARDS, rng)
            if s.chosen[other] == FACE_DOWN:
                s.chosen[other] = pick(s.played[other], CARDS, rng)


@rule
def pick(excluded: int, n: int, rng: Any) -> int:
    """One of the numbers 0 to n-1 whose bit is not set, all equally likely."""
    free = 0
    for i in range(n):
        free += 1 - (excluded >> i & 1)
    left = draw(rng, free)
    i = 0
    while excluded >> i & 1 or left > 0:
        left -= 1 - (excluded >> i & 1)
        i += 1
    return i


@rule
def witness(s: Any, actor: int, move: int, seat: int) -> int:
    if actor == CHANCE:
        # [AM5] a mission is seen by the seat it is dealt to
        return UNSEEN if s.phase == DEAL and seat != s.turn else move
    if actor != seat:
        if s.phase == KEEP:
            return UNSEEN
        if s.phase == INCOME:
            # [AM7] others see who is ready, and notice no change of mind
            return UNSEEN if s.chosen[actor] == NO_CARD else NOTHING
    return move
