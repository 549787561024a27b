"""Scores a real table: what was entered on a score pad becomes a position, which the game scores.

The score is the game's own sheet, and the check its own `invariants`, as far as they apply to
pieces on a table. Nothing is stored: the same entries always give the same answer.
"""

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any

from tepui.engine.game import Game
from tepui.engine.parts import Pad
from tepui.engine.play.position import Position
from tepui.engine.real_table.pad import PadForm, PadGroup, PadPiece, PadScored
from tepui.engine.text.errors import BadPad
from tepui.engine.text.event import Refusal

Entries = Mapping[str, int]  # how many of each piece a seat has, or the value of its piece


def form(game: Game, seats: int) -> PadForm:
    """What can be entered at a table of this size."""
    pad = _pad(game)
    return PadForm(pad.groups(game.settle_seats(seats)), list(pad.OPTIONS))


def scored(game: Game, entries: Sequence[Entries], options: Mapping[str, str]) -> PadScored:
    """Count what lies on a table."""
    pad = _pad(game)
    seats = game.settle_seats(len(entries))
    opening = Position.opening(game, seats, game.settle_options(options))
    known = {
        name: piece
        for group in pad.groups(seats)
        for piece in group.pieces
        for name in _names(group, piece)
    }
    for each in entries:
        for name, value in each.items():
            _check(game, known.get(name), name, value)
    fields = opening.s
    s = SimpleNamespace(**{name: _lists(getattr(fields, name)) for name in game.layout.names})
    laid = [{name: value for name, value in each.items() if value} for each in entries]
    if (wrong := pad.lay(s, laid)) is not None:
        return PadScored(wrong=wrong)
    table = Position(game, seats, game.layout.pack(vars(s)))
    sheet = game.breakdown(table.laid_open())
    return PadScored(sheet, sheet.totals(), table.places(), _broken(game, table, opening))


def _lists(value: Any) -> Any:
    """A field that can be changed: rows as lists."""
    return [_lists(each) for each in value] if isinstance(value, tuple) else value


def _names(group: PadGroup, piece: PadPiece) -> list[str]:
    return [f"{piece.id}-{row}" for row in range(group.rows)] if group.rows else [piece.id]


def _check(game: Game, piece: PadPiece | None, name: str, value: int) -> None:
    """An entry is of a piece of the game, and not more than there can be."""
    if piece is None:
        raise BadPad("engine-pad-piece", title=game.title, piece=name[:40])
    if value not in (0, *piece.values) if piece.values else not 0 <= value <= piece.most:
        raise BadPad("engine-pad-count", piece=name, value=value, most=piece.most)


def _broken(game: Game, table: Position, opening: Position) -> Refusal | None:
    """The rule that such a table breaks, by the game's own conditions."""
    assert game.invariants is not None
    rules: dict[str, tuple[str, str]] = _pad(game).HOLDS
    for field, holds in game.invariants.conditions(table.s, opening.s):
        if not holds and field in rules:
            rule, key = rules[field]
            return Refusal(rule, key, {})
    return None


def _pad(game: Game) -> Pad:
    if game.pad is None:
        raise BadPad("engine-pad-none", title=game.title)
    return game.pad
