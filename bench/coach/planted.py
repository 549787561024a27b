"""Whether the coach finds a planted mistake, and how often it blames a strong player's choice.

    python -m bench.coach.planted [--only coloretto:2] [--games 20]

A champion's game among `regular` players, in which one choice is replaced by one that costs 15% of
the chances of victory or more, by 1,000 games that the net plays on from both with equal luck, each
seat as strong as it is (docs/notes/coach.md). A JSON line for each game and seat count: how many
were planted, found, among the first three that the coach names, and first; and of the unforced
choices of champions and masters how many it calls mistakes.
"""

import os

os.environ.setdefault("TEPUI_THREADS", "1")

import argparse
import json
import random
import sys
from collections.abc import Iterator
from typing import Any

import tepui
from bench.games import bots_at, turns
from tepui.bots.judge import worlds_of
from tepui.bots.netplay import NetPlay
from tepui.coach.measures import measures
from tepui.coach.review import Reviewer
from tepui.coach.review_page import worst_first
from tepui.coach.story import Act, story
from tepui.coach.verdicts import GRADES
from tepui.engine.game import Game
from tepui.engine.learning.netfile import nets_of
from tepui.engine.play.match import Match
from tepui.engine.play.means import mean
from tepui.lab.strength.duplicate import Deal

SEED = 480_049  # not that of the games that the levels were measured by
COSTS = 0.15  # of the chances of victory
PLAYED, TRIED = 1_000, 60  # games that prove it, and at first
MOST = 4  # moves of a choice that are tried

Plant = tuple[int, int]  # which decision of the seat is replaced, and by which move


def game_of(
    game: Game, seats: int, level: str, number: int, plant: Plant | None = None
) -> list[Act]:
    """A game of one seat of a level, number modulo seats; the others regular."""
    match, deal = Match(game, seats, game.simulated({})), Deal(SEED, number)
    me, rng = number % seats, random.Random(f"{game.id} {seats} {level} {number}")
    choose = bots_at(match, [level if seat == me else "regular" for seat in range(seats)])
    decided = 0
    for seat in turns(match, deal):
        move = choose(seat, rng)
        if seat == me:
            if plant is not None and plant[0] == decided:
                move = plant[1]
            decided += 1
        match.play(seat, (move,))
    return story(match)


def cost(act: Act, instead: int, by: NetPlay, games: int) -> float:
    """What another move costs a seat's chances, where the net plays on, with equal luck."""
    seat, hidden = act.actor, act.before.hidden_from(act.actor)
    of = measures(hidden.game)[hidden.seats].heats
    heats = [of["champion" if each == seat else "regular"] for each in range(hidden.seats)]
    shares = [
        mean([
            row[hidden.seats + seat]
            for row in by.play(
                worlds_of(hidden, seat, games, move), range(games), heats
            )[0]
        ])
        for move in (act.moves[0], instead)
    ]  # fmt: skip
    return shares[0] - shares[1]


def plant_in(acts: list[Act], me: int, rng: random.Random, by: NetPlay) -> Plant | None:
    """A choice of a game, and a move that costs enough; None where none was found."""
    mine = [act for act in acts if act.actor == me]
    for number in rng.sample(range(len(mine)), len(mine)):
        act = mine[number]
        others = [move for move in act.before.moves_of(me) if move != act.moves[0]]
        for move in rng.sample(others, min(len(others), MOST)):
            if all(cost(act, move, by, games) >= COSTS for games in (TRIED, PLAYED)):
                return number, move
    return None


def rank_of(game: Game, seats: int, number: int) -> int | None:
    """Where the coach names a planted mistake, from 1; 0 if it does not; None if there is none."""
    nets = nets_of(game, game.simulated({}))
    assert nets is not None
    me, rng = number % seats, random.Random(f"{game.id} {seats} {number}")
    acts = game_of(game, seats, "champion", number)
    plant = plant_in(acts, me, rng, NetPlay(game, seats, nets))
    if plant is None:
        return None
    acts = game_of(game, seats, "champion", number, plant)
    ply = [act for act in acts if act.actor == me][plant[0]].ply
    named = [each.ply for each in worst_first(Reviewer(acts, me, open=False).whole())]
    return named.index(ply) + 1 if ply in named else 0


def alarms(game: Game, seats: int, level: str, number: int) -> tuple[int, int]:
    """How many choices of a strong player are called mistakes, and of how many."""
    acts = game_of(game, seats, level, number)
    skill = Reviewer(acts, number % seats, open=False).whole().skill[0]
    return sum(skill.grades[grade] for grade in GRADES[-2:]), skill.choices


def measured(game: Game, seats: int, games: int) -> dict[str, Any]:
    """Both, in this many games."""
    ranks = [rank for n in range(games) if (rank := rank_of(game, seats, n)) is not None]
    row: dict[str, Any] = {
        "game": game.id, "seats": seats, "planted": len(ranks),
        "found": sum(rank > 0 for rank in ranks),
        "first_three": sum(0 < rank <= 3 for rank in ranks), "first": ranks.count(1),
    }  # fmt: skip
    for level in ("champion", "master"):
        blamed = [alarms(game, seats, level, n) for n in range(games)]
        row[level] = [sum(each) for each in zip(*blamed, strict=True)]
    return row


def settings(only: str) -> Iterator[tuple[Game, int]]:
    """Each game at its fewest and its most seats."""
    for game in tepui.all_games():
        for seats in (game.seats[0], game.seats[-1]):
            if only in ("", game.id, f"{game.id}:{seats}"):
                yield game, seats


def main() -> None:
    """Measure all games, or one."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--only", default="", help="a game, or a game and its seats: coloretto:2")
    parser.add_argument("--games", type=int, default=20)
    asked = parser.parse_args()
    for game, seats in settings(asked.only):
        sys.stdout.write(json.dumps(measured(game, seats, asked.games)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
