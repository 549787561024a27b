"""Leduc hold'em: two seats, six cards, two rounds. A specimen for comparing speeds, not a product.

The rules are those of OpenSpiel, Pgx and RLCard: an ante of 1, raises of 2 and then of 4, at most
two raises a round, one card in the hand and one on the table.
"""

from tepui.engine.game import Game

GAME = Game(
    id="leduc",
    title="Leduc hold'em",
    author="Finnegan Southey and others",
    publisher="UAI",
    year=2005,
    seats=range(2, 3),
    minutes=1,
    age=8,
    version=1,
    endings=("fold", "showdown"),
    package=__name__,
)
