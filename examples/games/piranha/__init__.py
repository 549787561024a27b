"""Piranha: everybody casts a net in secret. The best catches the fish; the worst, a piranha."""

from tepui.engine.game import Game

GAME = Game(
    id="piranha",
    title="Piranha",
    author="Tepui",
    publisher="Tepui",
    year=2026,
    seats=range(2, 5),
    minutes=5,
    age=8,
    version=1,
    endings=("nets",),
    package=__name__,
)
