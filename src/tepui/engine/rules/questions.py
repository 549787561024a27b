"""All questions that Python asks about a position, as one rule: only one thing is compiled."""

from __future__ import annotations

from typing import Any

from tepui.engine.rules import contract
from tepui.engine.rules.contract import CHANCE, CLOCK, SPECTATOR
from tepui.engine.rules.rule import rule

(
    SETUP, WAITING, LEGAL, CLOCK_MOVES, OUTCOMES, APPLY, OVER, SCORE, PLACE, HIDE, GUESS,
    WITNESS, MOVES, STAND, GLANCE, SOURCE, STEP, SHOW,
) = range(18)  # fmt: skip


@rule
def _moves_of(s: Any, actor: int, out: Any, weight: Any) -> int:
    """What a seat, CHANCE or the CLOCK could do now."""
    if contract.over(s):
        return 0
    if actor == CLOCK:
        return contract.clock(s, out)
    if actor != CHANCE:
        return contract.legal(s, actor, out)
    if contract.waiting(s):
        return 0
    n = contract.chance(s, out, weight)
    possible = 0
    for i in range(n):
        out[possible] = out[i]
        possible += weight[i] > 0
    return possible


# The answers to several questions come in one whole number: the end reason, from this bit on who is
# awaited, and from that one on how many legal moves were listed.
WAITING_FROM, LEGAL_FROM = 8, 32


@rule
def _stand(s: Any) -> int:
    """The end reason, and who is awaited."""
    return int(contract.over(s)) | int(contract.waiting(s)) << WAITING_FROM


@rule
def _glance(s: Any, seat: int, out: Any, score: Any) -> int:
    """How it stands, and how many legal moves a seat has; the moves, and the scores."""
    contract.score(s, score)
    if contract.over(s) or seat < 0:
        return _stand(s)
    return _stand(s) | int(contract.legal(s, seat, out)) << LEGAL_FROM


ILLEGAL = -1


@rule
def _step(s: Any, actor: int, move: int, seats: int, out: Any, more: Any) -> int:
    """Make a move, and say how it stands then; or ILLEGAL, and nothing is done.

    `out`: what each seat sees of it, and a spectator; `more`: where chance has drawn from.
    """
    n = _moves_of(s, actor, out, more)
    legal = False
    for i in range(n):
        legal |= out[i] == move
    if not legal:
        return ILLEGAL
    for seat in range(seats):
        out[seat] = contract.witness(s, actor, move, seat)
    out[seats] = contract.witness(s, actor, move, SPECTATOR)
    if actor == CHANCE:
        more[0] = contract.source(s)
    contract.apply(s, actor, move)
    return _stand(s)


@rule
def ask(a: Any, what: int, x: int, y: int, z: int, out: Any, weight: Any, rng: Any) -> int:
    """Call one function of the contract on the record in `a`."""
    s = a[0]
    if what == WAITING:
        return contract.waiting(s)
    if what == LEGAL:
        return contract.legal(s, x, out)
    if what == APPLY:
        contract.apply(s, x, y)
    elif what == MOVES:
        return _moves_of(s, x, out, weight)
    elif what == STAND:
        return _stand(s)
    elif what == GLANCE:
        return _glance(s, x, out, weight)
    elif what == STEP:
        return _step(s, x, y, z, out, weight)
    elif what == SHOW:
        contract.hide(s, x)
        return _glance(s, x, out, weight)
    elif what == OVER:
        return contract.over(s)
    elif what == OUTCOMES:
        return contract.chance(s, out, weight)
    elif what == SOURCE:
        return contract.source(s)
    elif what == CLOCK_MOVES:
        return contract.clock(s, out)
    elif what == SCORE:
        contract.score(s, out)
    elif what == PLACE:
        contract.place(s, out)
    elif what == HIDE:
        contract.hide(s, x)
    elif what == GUESS:
        contract.guess(s, x, rng)
    elif what == WITNESS:
        return contract.witness(s, x, y, z)
    elif what == SETUP:
        contract.setup(s, x, out)
    return 0
