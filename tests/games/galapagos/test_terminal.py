"""The island as text fits a terminal of 80 columns, in every language."""

from __future__ import annotations

import random

from games.galapagos.drive import GAME
from tepui.engine.play.fair import FairDeal
from tepui.engine.play.match import Match
from tepui.engine.text.words import LANGUAGES, words


def test_the_island_fits_80_columns() -> None:
    rng, seen = random.Random(1), 0
    for number in range(4):
        match, names = Match(GAME, 4, GAME.unhurried), ["Ann", "Bob", "Cleo", "Dan"]
        deal = FairDeal(bytes([number]) * 32, "x")
        match.run_chance(deal)
        while not match.position.over():
            seat = match.position.waiting()[0]
            match.play(seat, (rng.choice(match.legal(seat)),))
            match.run_chance(deal)
            view = GAME.views.view(match.position.seen_by(0))
            for language in LANGUAGES if not rng.randrange(5) else ():
                lines = GAME.terminal.lines(view, words(language), names)
                island = lines[2 : lines.index("", 2)]
                assert max(map(len, island)) <= 80
                told = "\n".join(island)
                for tile in view.tiles:
                    assert (
                        f"{tile.number} {words(language)(f'galapagos-name-{tile.colour}')}" in told
                    )
                    if tile.turtle:
                        turtle = words(language)(f"galapagos-name-{tile.turtle}")
                        assert any(
                            word.startswith(str(tile.number)) and word.endswith(f"*{turtle}")
                            for word in told.split()
                        )
                        seen += 1
    assert seen > 100
