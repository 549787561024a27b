"""The contract of a game: the functions that its rules provide, and generic functions that call
them.

A position is one fixed-size record `s`, a move a small whole number. Search, simulation and tables
are written once over the generic functions below. The record's type decides which game's rules a
call reaches: at compile time if the caller is compiled, otherwise by `s.dtype`. This package knows
no game.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

from tepui.engine.rules.record import Layout, layout_of
from tepui.engine.rules.rule import route

# Who acts: a seat (0, 1, ...) or one of these.
CHANCE = -1
CLOCK = -2

# Who looks: a seat or this. Anyone who is not a seat is a spectator.
SPECTATOR = -3

# What is seen of a move: the move (0 or more) or one of these.
UNSEEN = -1  # something happened there, but not what
NOTHING = -2  # nothing at all is noticed


def setup(s: Any, seats: int, options: Any) -> None:
    """Make a zeroed record the opening position. Deterministic: no randomness here.

    The last of `options` is the version of the rules: a game whose rules were fixed keeps it in
    the record, and asks for it wherever they differ.
    """
    _rules(s).setup(s, seats, options)


def waiting(s: Any) -> int:
    """The seats that the game is waiting for, as a bit set; none at chance nodes and the end."""
    return _rules(s).waiting(s)


def legal(s: Any, seat: int, out: Any) -> int:
    """Write the seat's legal moves, ascending, into `out`; return how many. Includes changes to a
    choice already made.
    """
    return _rules(s).legal(s, seat, out)


def clock(s: Any, out: Any) -> int:
    """Write the moves the clock could make now (sand running out) into `out`; how many."""
    return _rules(s).clock(s, out)


def chance(s: Any, out: Any, weight: Any) -> int:
    """At a chance node, write the possible outcomes and their whole-number weights; how many."""
    return _rules(s).chance(s, out, weight)


def source(s: Any) -> int:
    """At a chance node, where the outcome comes from (a stack, a bag, a seat's dice), from 0.

    Each source of a deal is drawn from for itself: what is drawn elsewhere, and when, changes
    nothing. Rules without this function have one source.
    """
    return _rules(s).source(s)


def apply(s: Any, seat: int, move: int) -> None:
    """Make one legal move of a seat, of CHANCE (an outcome) or of the CLOCK."""
    _rules(s).apply(s, seat, move)


def over(s: Any) -> int:
    """0 while the game goes on, then the number of its end reason (`Game.endings`, from 1)."""
    return _rules(s).over(s)


def score(s: Any, out: Any) -> None:
    """Write each seat's score as it stands."""
    _rules(s).score(s, out)


def place(s: Any, out: Any) -> None:
    """Write each seat's place, 1 for the winners; shared places are equal."""
    _rules(s).place(s, out)


def hide(s: Any, seat: int) -> None:
    """Overwrite all that this seat may not know; for anyone who is not a seat, all secrets."""
    _rules(s).hide(s, seat)


def guess(s: Any, seat: int, rng: Any) -> None:
    """Fill what `hide` took with a random world that fits, all worlds equally likely."""
    _rules(s).guess(s, seat, rng)


def witness(s: Any, actor: int, move: int, seat: int) -> int:
    """What `seat` sees of a move about to be made in `s`: the move, UNSEEN, or NOTHING."""
    return _rules(s).witness(s, actor, move, seat)


def no_clock(s: Any, out: Any) -> int:
    """The clock of a game without one."""
    return 0


def one_source(s: Any) -> int:
    """The source of a game whose outcomes all come from one."""
    return 0


CONTRACT: tuple[Callable[..., Any], ...] = (
    setup, waiting, legal, clock, chance, source, apply, over, score, place, hide, guess, witness,
)  # fmt: skip

_bound: dict[Layout, ModuleType] = {}


def bind(record: Layout, rules: ModuleType) -> None:
    """Connect a record to the rules that play on it. Called at the end of a game's rules.

    Rules without a `clock` get one that never moves, and rules without a `source` get one source.
    """
    if not isinstance(record, Layout):
        raise TypeError(f"the record of {rules.__name__} must be made by `rules.record.record`")
    held = _bound.get(record)
    if held is not None and held.__name__ != rules.__name__:
        raise TypeError(f"{rules.__name__} has the same record as {held.__name__}: rename a field")
    if not hasattr(rules, "clock"):
        rules.clock = no_clock  # type: ignore[attr-defined]
    if not hasattr(rules, "source"):
        rules.source = one_source  # type: ignore[attr-defined]
    for stub in CONTRACT:
        name = stub.__name__
        given = getattr(rules, name, None)
        if given is None:
            raise TypeError(f"{rules.__name__} lacks '{name}' of the contract")
        wanted = list(inspect.signature(stub).parameters)
        if list(inspect.signature(getattr(given, "py_func", given)).parameters) != wanted:
            raise TypeError(f"{rules.__name__}.{name} must take ({', '.join(wanted)})")
    _bound[record] = rules


def _rules(s: Any) -> Any:
    try:
        return _bound[layout_of(s.dtype)]
    except (KeyError, AttributeError):
        raise TypeError("not a position: no game has bound rules to such a record") from None


def _functions(name: str) -> Iterator[tuple[Layout, Callable[..., Any]]]:
    for record, rules in _bound.items():
        yield record, getattr(rules, name)


for _stub in CONTRACT:
    route(_stub, _functions)
