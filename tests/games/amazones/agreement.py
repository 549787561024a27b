"""Prints a hash of random games: every choice, position, hidden and guessed position, and score.

Run by a test, once compiled and once interpreted: the hashes must be equal.
"""

from __future__ import annotations

import hashlib
import sys

from conftest import walk


def digest(games: int) -> str:
    """A hash of that many games, of all numbers of seats and both ways to count passers."""
    found = hashlib.sha256()
    for seed in range(games):
        options = {"passers": ("out", "zero")[seed % 2]}
        for before, actor, move, after in walk(seed, 3 + seed % 3, options):
            found.update(repr((actor, move, before.moves_of(actor))).encode())
            found.update(after.record.tobytes())
            viewer = seed % 4
            hidden = after.seen_by(viewer).position
            found.update(hidden.record.tobytes() + hidden.guessed(viewer, seed).record.tobytes())
            found.update(repr((after.waiting(), after.scores(), after.places())).encode())
    return found.hexdigest()


if __name__ == "__main__":
    print(digest(int(sys.argv[1])))
