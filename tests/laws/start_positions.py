"""Positions made by nobody: whatever is begun from can be played on, and stays possible.

Run with the rules interpreted, where a number out of its bounds raises; compiled code would not
notice. Records of real games are changed at random; those that are not refused are played on.
"""

from __future__ import annotations

import json
import random

import numpy as np

from settings import Setting, next_move, often, settings
from tepui.engine.play.position import Position
from tepui.engine.play.start_position import check, read, text_of
from tepui.engine.text.errors import BadPosition

TRIES, PLIES = often(60, 100), 20


def midway(setting: Setting, plies: int = 60) -> Position:
    """A position of a random game, some way on."""
    rng, match = random.Random(plies), setting.match()
    for _ in range(plies):
        before = match.position
        actor, move = next_move(before, rng)
        match.play(actor, (move,))
        if match.position.over():
            return before
    return match.position


def changed(position: Position, rng: random.Random) -> Position:
    """A copy with a byte changed, numbers of a field exchanged, or one of one less, one more."""
    new = position.copy()
    record = new.record
    if rng.random() < 0.3:
        raw = record.view(np.uint8)
        raw[rng.randrange(len(raw))] = rng.randrange(256)
        return new
    names = [name for name in record.dtype.names or () if record[name].size > 1]
    if rng.random() < 0.5:
        field = record[rng.choice(names)].reshape(-1)
        i, j = rng.randrange(field.size), rng.randrange(field.size)
        field[i], field[j] = field[j].copy(), field[i].copy()
        return new
    name = rng.choice(names)
    for step in (-1, 1):
        field = record[name if rng.random() < 0.7 else rng.choice(names)].reshape(-1)
        i = rng.randrange(field.size)
        low, high = np.iinfo(field.dtype).min, np.iinfo(field.dtype).max
        field[i] = min(max(int(field[i]) + step, low), high)
    return new


def is_possible(position: Position, opening: Position) -> bool:
    try:
        check(position, opening)
    except BadPosition as wrong:
        assert str(wrong)
        return False
    return True


def tried(setting: Setting, seed: int) -> dict[str, object]:
    """Change positions of random games, and play on from what is not refused."""
    rng, opening = random.Random(seed), setting.opening()
    refused = accepted = 0
    position = opening
    for _ in range(TRIES):
        for _ in range(rng.randrange(1, 12)):
            position = position.copy()
            position.apply(*next_move(position, rng))
            if position.over():
                position = opening
                break
        again = read(setting.game, setting.seats, dict(setting.options), None, text_of(position))
        assert again == position
        other = changed(position, rng)
        if other == position:
            continue
        if not is_possible(other, opening):
            refused += 1
            continue
        accepted += 1
        for _ in range(PLIES):
            if other.over():
                break
            assert is_possible(other, opening), f"{setting}: {text_of(other)}"
            other.apply(*next_move(other, rng))
    return {"setting": str(setting), "refused": refused, "accepted": accepted}


if __name__ == "__main__":
    for number, each in enumerate(settings()):
        print(json.dumps(tried(each, number)))
