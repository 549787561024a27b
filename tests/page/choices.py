"""What bots choose, how they rate moves, and what puzzles and lessons of a game show: one line."""

import hashlib
import json
import random
import sys
from typing import Any

import msgspec

import tepui
from tepui.bots import hint, roster
from tepui.bots.bot import BotSeat
from tepui.engine.contract import CHANCE
from tepui.engine.position import Position
from tepui.server.http import lessons, puzzles

BOTS = ("instinct", "normal", "champion", "greedy", "instinct:1", "easy")


def main(name: str) -> None:
    game, rng, found = tepui.game(name), random.Random(3), []
    position = Position.opening(game, game.usual, game.simulation)
    while len(found) < len(BOTS):
        if not position.waiting():
            drawn = position.chances()
            outcome = rng.choices([move for move, _ in drawn], [weight for _, weight in drawn])[0]
            position.apply(CHANCE, outcome)
            continue
        seat = position.waiting()[0]
        bot = roster.seated(BOTS[len(found)], BotSeat(game, game.usual, seat))
        record = position.hidden_from(seat).record[0]
        found.append(bot.choose(record, position.legal(seat), rng, None))
        position.apply(seat, found[-1])
    while not position.waiting():
        position.apply(CHANCE, position.chances()[0][0])
    advice = hint.hints(position, position.waiting()[0], "normal")
    rated = [(each.move, each.visits, round(each.chance, 9)) for each in advice]
    shown = [puzzles.shown(name, number) for number in (0, 1, 2)]
    told = [*shown, lessons.shown(name, "first")[0]]  # maps are drawn when the page is built
    print(json.dumps([found, rated, [encoded(each) for each in told]]))


def encoded(told: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(told)).hexdigest()


if __name__ == "__main__":
    main(sys.argv[1])
