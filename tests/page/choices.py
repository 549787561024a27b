"""What bots choose, how they rate moves, what puzzles and lessons show: a line for each game."""

import hashlib
import json
import random
import sys
from typing import Any

import msgspec

import tepui
from tepui.bots import hint, roster
from tepui.bots.bot import BotSeat
from tepui.engine.game import Game
from tepui.engine.play.pad_score import form, scored
from tepui.engine.play.position import Position
from tepui.engine.play.transcript_steps import follow
from tepui.engine.real_table.transcript import TranscriptEntered
from tepui.engine.rules.contract import CHANCE
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
        record = position.hidden_from(seat).s
        found.append(bot.choose(record, position.legal(seat), rng, None))
        position.apply(seat, found[-1])
    while not position.waiting():
        position.apply(CHANCE, position.chances()[0][0])
    advice = hint.hints(position, position.waiting()[0], "normal")
    rated = [(each.move, each.visits, round(each.chance, 9)) for each in advice]
    shown = [puzzles.puzzle_told(name, number) for number in (0, 1, 2)]
    told = [*shown, lessons.lesson_told(name, "first")[0]]  # maps are drawn when the page is built
    told += at_real_table(game)
    print(json.dumps([found, rated, [encoded(each) for each in told]]))


def at_real_table(game: Game) -> list[Any]:
    """Each piece of a score pad counted alone, and the first questions of a transcript."""
    seats, none = game.seats[-1], [{}] * (game.seats[-1] - 1)
    told: list[Any] = []
    for group in form(game, seats).groups:
        for piece in group.pieces:
            name = f"{piece.id}-0" if group.rows else piece.id
            told.append(scored(game, [{name: (piece.values or [1])[0]}, *none], {}))
    if game.transcript is not None:
        entries = list[str]()
        for _ in range(16):
            _, stands = follow(game, TranscriptEntered(seats, 1, entries))
            told.append(stands)
            assert stands.asked is not None
            entries.append(stands.asked.taps[0].phrases()[0])
    return told


def encoded(told: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(told)).hexdigest()


if __name__ == "__main__":
    for each in sys.argv[1:]:
        main(each)
