"""Digests of random games, every byte of every position: the same interpreted and compiled."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterator

from settings import next_move, often, settings
from tepui.engine.learning.relative_features import RelativeObserver

MOST = often(100, 260)  # plies of a game


def digests() -> Iterator[list[object]]:
    for setting in settings():
        for seed in range(1 if setting.options else often(1, 2)):  # options change a few rules
            rng = random.Random(f"{setting}{seed}")
            position, observer = setting.opening(), RelativeObserver(setting.game)
            seen = hashlib.sha256(position.record.tobytes())
            plies = 0
            while not position.over() and plies < MOST:
                actor, move = next_move(position, rng)
                seen.update(repr((actor, move, position.moves_of(actor))).encode())
                viewer = rng.randrange(-1, setting.seats)
                seen.update(bytes([position.witness(actor, move, viewer) & 255]))
                position.apply(actor, move)
                hidden = position.hidden_from(viewer)
                world = hidden.guessed(viewer, rng.getrandbits(63))
                seen.update(position.record.tobytes() + hidden.record.tobytes())
                seen.update(world.record.tobytes())
                seen.update(repr((position.scores(), position.places())).encode())
                if plies % 20 == 0 and viewer >= 0:
                    for opened in (False, True):
                        shown = observer.vector(position.record, viewer, setting.seats, opened)
                        seen.update(shown.tobytes())
                    seen.update(observer.mask(position.record, viewer, setting.seats).tobytes())
                plies += 1
            yield [str(setting), seed, plies, seen.hexdigest()]


if __name__ == "__main__":
    for each in digests():
        print(json.dumps(each))
