"""Galapagos: plan against the sandglass, and walk the island to gather turtles of every colour."""

from tepui.engine.game import Game, Option

GAME = Game(
    id="galapagos",
    title="Galapagos",
    author="Björn Heismann",
    publisher="AMIGO",
    year=2013,
    seats=range(2, 5),
    minutes=30,
    weight=2,
    usual_seats=3,
    age=8,
    version=2,
    endings=("last", "fifth", "stale"),
    package=__name__,
    options=(
        Option("draw", ("new", "refill")),
        Option("sand", ("30", "ticks", "off"), range(5, 601)),
        Option("ticks", ("5",), range(1, 21)),
        Option("stale", ("off",), range(1, 1000)),
        Option("fifth", ("wins", "scores"), since=2),
    ),
    simulation={"sand": "ticks"},
    unhurried={"sand": "off"},
)
