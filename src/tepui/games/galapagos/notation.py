"""Moves as words: `lay blue`, `back`, `finish`, `go 12`, `stop`; tiles by their number.

A phrase may say several: `lay blue white back lay red finish`, `go 12 5 stop`. The clock: `sand
out`. Chance: `island 12 5 ...` (tiles from the next place on, row by row), `turtles 8 30 ...`,
`pawns 4 17`, `roll red red blue for 0`, `next 2` (who decides next in a tick). A die laid by
another is `lay ?`.
"""

import difflib
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from tepui.engine.rules.contract import CHANCE, CLOCK, UNSEEN
from tepui.engine.text.errors import BadNotation
from tepui.games.galapagos.material import (
    COLOURS,
    DICE,
    FIFTH,
    FINISH,
    GO,
    ISLAND,
    LAY,
    MOVE,
    N_COLOURS,
    ON_ISLAND,
    PAWN,
    PHASES,
    PLAN,
    ROLL,
    SAND_OUT,
    STOP,
    TAKE_BACK,
    TICK,
    TICKS,
    TILES,
    TURTLE,
    fifth_wins,
)

_LOTS = {ISLAND: "island", TURTLE: "turtles", PAWN: "pawns"}
_WORDS = {"back": TAKE_BACK, "finish": FINISH, "stop": STOP}
_SAID = {move: word for word, move in _WORDS.items()}


def text(s: Any, actor: int, moves: Sequence[int]) -> str:
    """The words of moves about to be made in `s`."""
    if actor == CLOCK:
        return "sand out"
    if actor == CHANCE:
        return _outcomes(s, moves)
    words = []
    for verb, group in groupby(moves, _verb):
        words.append(verb)
        if verb == "lay":
            words += ["?" if move == UNSEEN else COLOURS[move - LAY] for move in group]
        elif verb == "go":
            words += [str(move - GO + 1) for move in group]
        else:
            words += [verb for _ in group][1:]
    return " ".join(words)


def _verb(move: int) -> str:
    return _SAID.get(move) or ("lay" if move < TAKE_BACK else "go")


def _outcomes(s: Any, moves: Sequence[int]) -> str:
    if s.phase == ROLL:
        return f"roll {' '.join(COLOURS[move] for move in moves)} for {s.turn}"
    if s.phase == TICK:
        return f"next {moves[0]}"
    return f"{_LOTS[s.phase]} {' '.join(str(move + 1) for move in moves)}"


def parse(s: Any, actor: int, phrase: str) -> tuple[int, ...]:
    """The moves that the words stand for, legal or not."""
    words = phrase.lower().split()
    if actor == CLOCK:
        if words == ["sand", "out"]:
            return (SAND_OUT,)
        raise BadNotation("galapagos-bad-clock", phrase=phrase[:60])
    return _chance(s, words, phrase) if actor == CHANCE else _moves(s, words, phrase)


def _moves(s: Any, words: list[str], phrase: str) -> tuple[int, ...]:
    moves: list[int] = []
    verb, said = "", True  # `lay` and `go` need something after them
    for word in words:
        if word in ("lay", "go") and said:
            verb, said = word, False
        elif word in _WORDS and said:
            moves.append(_WORDS[word])
            verb = ""
        elif verb == "lay":
            moves.append(LAY + _colour(word))
            said = True
        elif verb == "go":
            moves.append(GO + _tile(word))
            said = True
        else:
            raise _bad(s, phrase)
    if not moves or not said:
        raise _bad(s, phrase)
    return tuple(moves)


def _chance(s: Any, words: list[str], phrase: str) -> tuple[int, ...]:
    match words:
        case ["roll", *colours, "for", seat] if colours and s.phase == ROLL:
            if _seat(s, seat) == s.turn and len(colours) <= DICE - s.step:
                return tuple(_colour(colour) for colour in colours)
        case ["next", seat] if s.phase == TICK:
            return (_seat(s, seat),)
        case [word, *numbers] if numbers and word == _LOTS.get(int(s.phase)):
            if len(numbers) <= _to_come(s):
                return tuple(_tile(number) for number in numbers)
    raise BadNotation("galapagos-bad-chance", phrase=phrase[:60])


def _to_come(s: Any) -> int:
    """How many outcomes of this kind are to come."""
    if s.phase == ROLL:
        return DICE - int(s.step)
    if s.phase == ISLAND:
        return TILES - int(s.tiles_laid)
    return int(s.to_draw) if s.phase == TURTLE else int(s.seats - s.turn)


def ends_line(s: Any, actor: int, move: int) -> bool:
    """A plan is one line, but for ticks, and so is a walk; and a row of like outcomes."""
    if actor == CLOCK:
        return True
    if actor == CHANCE:
        return bool(s.phase == TICK or _to_come(s) == 1)
    if s.phase == PLAN:
        return bool(move == FINISH or s.sand == TICKS)
    if s.phase == MOVE and GO <= move < STOP:
        tile, after = move - GO, s.step + 1
        stuck = after == s.laid[actor] or not s.near[tile, s.plan[actor, after]]
        return bool(stuck or _wins_the_end(s, actor, tile))
    return True


def _wins_the_end(s: Any, seat: int, tile: int) -> bool:
    """Whether the turtle on a tile ends the game for this seat. [GA12] [GA14]"""
    if s.holder[tile] != ON_ISLAND:
        return False
    same = s.holder[tile % N_COLOURS :: N_COLOURS].count(seat)
    return bool(s.on_island + s.bag_size == 1 or (fifth_wins(s) and same + 1 == FIFTH))


def _bad(s: Any, phrase: str) -> BadNotation:
    kind = "move" if PHASES[s.phase] == "move" else "plan"
    return BadNotation(f"galapagos-bad-{kind}", phrase=phrase[:60])


def _colour(word: str) -> int:
    if word in COLOURS:
        return COLOURS.index(word)
    near = difflib.get_close_matches(word, COLOURS, 1, 0.5)
    if near:
        raise BadNotation("galapagos-near-colour", colour=word[:30], near=near[0])
    raise BadNotation("galapagos-no-colour", colour=word[:30], colours=", ".join(COLOURS))


def _tile(word: str) -> int:
    if word == "volcano":
        raise BadNotation("galapagos-volcano")
    if word.isascii() and word.isdecimal() and len(word) <= 3 and 1 <= int(word) <= TILES:
        return int(word) - 1
    raise BadNotation("galapagos-no-tile", tile=word[:10], most=TILES)


def _seat(s: Any, word: str) -> int:
    if word.isascii() and word.isdecimal() and len(word) <= 3 and int(word) < s.seats:
        return int(word)
    raise BadNotation("galapagos-no-seat", seat=word[:10], most=int(s.seats) - 1)
