"""Coloretto Amazonas: collect rare animals in four columns, and give your rivals the others."""

from tepui.engine.game import Game

GAME = Game(
    id="coloretto",
    title="Coloretto Amazonas",
    author="Michael Schacht",
    publisher="Abacusspiele",
    year=2005,
    seats=range(2, 5),
    minutes=20,
    weight=1,
    usual_seats=2,
    age=8,
    version=1,
    endings=("piles", "deck"),
    package=__name__,
)
