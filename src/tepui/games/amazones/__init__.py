"""Amazones: princesses joust with cards for the heads, torsos and legs of the finest court."""

from tepui.engine.game import Game, Option

GAME = Game(
    id="amazones",
    title="Amazones",
    author="Lili-Phèdre la Pippesse",
    publisher="Éditions lui-même",
    year=2006,
    seats=range(3, 6),
    minutes=45,
    weight=2,
    usual_seats=4,
    age=10,
    version=1,
    endings=("taken", "discarded"),
    options=(Option("passers", ("out", "zero")), Option("tracking", ("closed", "open"))),
    package=__name__,
)
