"""What a game can tell bots beyond its rules: optional functions, each with a default.

A game's folder may have a `policy` and `features` with any of the functions below, compiled like
rules and chosen by the record's type in the same way. Without them, bots use the rules alone.
`pick` and `toss` are shortcuts: they must give what `legal`, `chance` and one draw would give. The
last three are for `engine.learning.relative_features`.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

from tepui.engine.rules import contract
from tepui.engine.rules.chance import draw, weighted
from tepui.engine.rules.places import share_victory
from tepui.engine.rules.record import Layout, layout_of
from tepui.engine.rules.rule import route, rule


def prior(s: Any, seat: int, moves: Any, n: int, weight: Any) -> None:
    """Weigh the seat's legal moves: how likely a sensible player makes each, from 1."""
    _own(s, prior)(s, seat, moves, n, weight)


def value(s: Any, out: Any, scratch: Any) -> None:
    """Write each seat's chance of victory as it looks in a position that is not over."""
    _own(s, value)(s, out, scratch)


def imagine(s: Any, seat: int) -> None:
    """Turn a hidden record into the one to think about (sand into ticks, say)."""
    _own(s, imagine)(s, seat)


def pick(s: Any, seat: int, rng: Any, scratch: Any) -> int:
    """A legal move of a seat that is awaited, all equally likely."""
    return _own(s, pick)(s, seat, rng, scratch)


def toss(s: Any, rng: Any, scratch: Any, weight: Any) -> int:
    """An outcome of a chance node, by weight."""
    return _own(s, toss)(s, rng, scratch, weight)


def chapter(s: Any) -> int:
    """The part of the game that a position belongs to: a lap, a joust, a round."""
    return _own(s, chapter)(s)


def derive(s: Any, viewer: int, seats: int, out: Any) -> None:
    """Write further features of a record (hidden for the viewer, or open), the viewer's first."""
    _own(s, derive)(s, viewer, seats, out)


def encode_action(s: Any, seat: int, move: int, back: Any) -> int:
    """The relative action that is a seat's move."""
    return _own(s, encode_action)(s, seat, move, back)


def decode_action(s: Any, seat: int, action: int, turns: Any) -> int:
    """The move that is a seat's relative action."""
    return _own(s, decode_action)(s, seat, action, turns)


def equal_prior(s: Any, seat: int, moves: Any, n: int, weight: Any) -> None:
    """No opinion."""
    for i in range(n):
        weight[i] = 1


def standing(s: Any, out: Any, scratch: Any) -> None:
    """Whoever leads wins; several leaders share."""
    contract.place(s, scratch)
    share_victory(scratch, len(out), out)


def as_it_is(s: Any, seat: int) -> None:
    """Think about the record itself."""


def pick_from_legal(s: Any, seat: int, rng: Any, scratch: Any) -> int:
    """List the legal moves and draw one."""
    n = contract.legal(s, seat, scratch)
    return scratch[draw(rng, n)]


def toss_from_chance(s: Any, rng: Any, scratch: Any, weight: Any) -> int:
    """List the outcomes and draw one."""
    n = contract.chance(s, scratch, weight)
    return scratch[weighted(rng, n, weight)]


def one_chapter(s: Any) -> int:
    """The whole game is one."""
    return 0


def nothing_more(s: Any, viewer: int, seats: int, out: Any) -> None:
    """The fields of the record say it all."""


def encode_by_table(s: Any, seat: int, move: int, back: Any) -> int:
    """The seats that a move names are turned, and nothing else."""
    return back[seat, move]


def decode_by_table(s: Any, seat: int, action: int, turns: Any) -> int:
    """The same, turned back."""
    return turns[seat, action]


@rule
def fall(s: Any, rng: Any, scratch: Any, weight: Any) -> int:
    """An outcome of a chance node, from the stream of its source.

    So the k-th outcome of a source is the same whatever was decided, and drawn elsewhere.
    """
    at = 1 + contract.source(s)
    kept = rng[0]
    rng[0] = rng[at]
    outcome = toss(s, rng, scratch, weight)
    rng[at] = rng[0]
    rng[0] = kept
    return outcome


HOOKS: dict[Callable[..., Any], Callable[..., Any]] = {
    prior: equal_prior,
    value: standing,
    imagine: as_it_is,
    pick: pick_from_legal,
    toss: toss_from_chance,
    chapter: one_chapter,
    derive: nothing_more,
    encode_action: encode_by_table,
    decode_action: decode_by_table,
}

_bound: dict[Layout, dict[str, Callable[..., Any]]] = {}


def bind_policy(record: Layout, policy: ModuleType) -> None:
    """Join a record to hooks of its game. Called at the end of `policy` and `features`."""
    held = _bound.setdefault(record, {})
    for stub in HOOKS:
        own = getattr(policy, stub.__name__, None)
        if own is not None:
            wanted = list(inspect.signature(stub).parameters)
            if list(inspect.signature(getattr(own, "py_func", own)).parameters) != wanted:
                raise TypeError(f"{policy.__name__}.{stub.__name__} must take {wanted}")
            held[stub.__name__] = own


def has_hook(record: Layout, stub: Callable[..., Any]) -> bool:
    """Whether a game gives a function of its own for this hook."""
    return stub.__name__ in _bound.get(record, {})


def given(record: Layout, stub: Callable[..., Any]) -> Callable[..., Any]:
    """The game's function for this hook, or the default."""
    return _bound.get(record, {}).get(stub.__name__, HOOKS[stub])


def _own(s: Any, stub: Callable[..., Any]) -> Callable[..., Any]:
    return given(layout_of(s.dtype), stub)


def _functions(name: str) -> Iterator[tuple[Layout, Callable[..., Any]]]:
    for record, held in _bound.items():
        if name in held:
            yield record, held[name]


for _stub, _default in HOOKS.items():
    route(_stub, _functions, _default)
