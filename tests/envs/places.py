"""Every game at its fewest and its most seats, for the environments to be tried on."""

from __future__ import annotations

import pytest

import tepui

TABLES = [
    (game.id, seats) for game in tepui.all_games() for seats in (game.seats[0], game.seats[-1])
]
ENDS = [(game.id, game.seats[-1]) for game in tepui.all_games()]

at_every_table = pytest.mark.parametrize(("game", "seats"), TABLES)
at_one_table = pytest.mark.parametrize(("game", "seats"), ENDS)
