"""Why a move is not allowed, by the rule that forbids it; and which moves reveal something."""

from typing import Any

from tepui.engine.rules.sight import Refusal, Sight
from tepui.games.galapagos.material import (
    COLOURS,
    CORNERS,
    FINISH,
    GO,
    LAY,
    PLACES,
    PLAN,
    STOP,
    TAKE_BACK,
    TICKS,
    TILE_COLOUR,
)


def why_not(sight: Sight, seat: int, move: int) -> Refusal:
    """The reason against an illegal move of a seat that is awaited."""
    if sight.s.phase == PLAN:
        return _why_not_plan(sight, move)
    if move < LAY or move > STOP:
        return _no("GA8", "only-go-or-stop")
    if move < GO:
        return _no("GA6", "plans-locked")
    return _why_not_go(sight, seat, move - GO)


def _why_not_plan(sight: Sight, move: int) -> Refusal:
    if move < LAY or move > FINISH:
        return _no("GA8", "still-planning")
    if move == TAKE_BACK:
        ticks = sight.s.sand == TICKS
        return _no("GA5", "no-taking-back" if ticks else "nothing-laid")
    return _no("GA5", "no-such-die", colour=COLOURS[move - LAY])


def _why_not_go(sight: Sight, seat: int, tile: int) -> Refusal:
    s = sight.s
    colour, die = COLOURS[TILE_COLOUR[tile]], COLOURS[s.plan[seat, s.step]]
    if colour != die:
        return _no("GA8", "other-colour", number=tile + 1, colour=colour, die=die)
    if _corner(sight, tile) and _corner(sight, int(s.pawn[seat])) and tile != s.pawn[seat]:
        return _no("GA9", "far-corner", number=tile + 1)
    return _no("GA8", "not-next", number=tile + 1)


def _corner(sight: Sight, tile: int) -> bool:
    return PLACES[list(sight.s.tile).index(tile)] in CORNERS


def _no(rule: str, why: str, **args: str | int) -> Refusal:
    return Refusal(rule, f"galapagos-{why}", args)


def reveals(s: Any, seat: int, move: int) -> bool:
    """Finishing is for good [GA6], and in ticks time has passed; laying a die shows nothing."""
    return bool(s.phase == PLAN and (move == FINISH or s.sand == TICKS))
