"""Amazonas: build huts along rivers and paths, collect species, and fulfil a secret mission."""

from tepui.engine.game import Game, Option
from tepui.games.amazonas.board import BoardOption

GAME = Game(
    id="amazonas",
    title="Amazonas",
    author="Stefan Dorra",
    publisher="Kosmos",
    year=2005,
    seats=range(2, 5),
    minutes=60,
    weight=3,
    usual_seats=3,
    age=10,
    version=1,
    endings=("rounds",),
    package=__name__,
    options=(Option("missions", ("minus", "plus")), BoardOption("board", ("tepui",))),
)
