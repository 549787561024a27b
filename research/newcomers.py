"""How often somebody who knows what a game's lesson says, and nothing else, beats easy bots.

    python research/newcomers.py coloretto --games 40

The newcomer looks at the view and at the choices, as a person does, and does what the lesson's
sentences tell: no search, no net, no counting of what is left. It sits at every seat in turn.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from typing import Any, TypeAlias

import tepui
from tepui.bots import roster
from tepui.bots.bot import BotSeat, ask
from tepui.engine import fair
from tepui.engine.match import Match

View: TypeAlias = Any
Action: TypeAlias = Any
GUIDE_CARD = 6  # of Amazonas
Liking = Callable[[View, int, Action], float]  # how much a newcomer likes a choice


def coloretto(view: View, me: int, does: Action) -> float:
    """Fill columns, the longest first; give away twins where it hurts; refuse where it is cheap."""
    column = {a: c for c in view.seats[me].columns for a in c.animals}
    match type(does).__name__:
        case "Play" | "Accept":
            mine = _column_of(view, me, does.card)
            if does.effect == "clash":
                return -2.0 * len(mine.animals)
            return 50.0 if does.effect == "complete" else 1.0 + len(mine.animals)
        case "Refuse":
            return -1.0 * len(column[does.thrown].animals)
        case _:
            theirs = _column_of(view, does.to, does.card)
            return 1.5 * len(theirs.animals) if does.card in theirs.animals else -3.0


def _column_of(view: View, seat: int, animal: str) -> Any:
    from tepui.games.coloretto.material import ANIMALS, COLOUR_OF, COLOURS

    colour = COLOURS[COLOUR_OF[ANIMALS.index(animal)]]
    return next(each for each in view.seats[seat].columns if each.colour == colour)


def galapagos(view: View, me: int, does: Action) -> float:
    """Lay the short way past most turtles, new colours first; finish; walk it."""
    seat, kind = view.seats[me], type(does).__name__
    plan = list(seat.plan or [])
    if kind in ("Lay", "Finish"):
        left = list(seat.dice)
        for colour in plan:
            left.remove(colour)
        at = _ends(view, seat.pawn, plan)
        if kind == "Finish":
            return 0.5
        left.remove(does.colour)
        return max((_best(view, me, b, left) for b in _steps(view, at, does.colour)), default=-1)
    if kind == "Go":
        dice = plan[(view.next_die or 0) + 1 :]
        return 0.1 + _best(view, me, does.tile, dice, in_order=True)
    return 0.0 if kind == "Stop" else -5.0


def _ends(view: View, at: int, plan: list[str]) -> int:
    """Where a plan leads: past turtles, where it can."""
    for colour in plan:
        steps = _steps(view, at, colour)
        if not steps:
            break
        tiles = {tile.number: tile for tile in view.tiles}
        at = max(steps, key=lambda n: tiles[n].turtle is not None)
    return at


def _steps(view: View, at: int, colour: str) -> list[int]:
    here = next(tile for tile in view.tiles if tile.number == at)
    around = {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}
    return [tile.number for tile in view.tiles
            if tile.colour == colour and (tile.q - here.q, tile.r - here.r) in around]  # fmt: skip


def _best(view: View, me: int, at: int, dice: list[str], in_order: bool = False) -> float:
    """What a way from a tile on is worth: turtles, new colours more, fewer dice a little."""
    have = {turtle.colour for turtle in view.seats[me].turtles}
    turtle = next(tile.turtle for tile in view.tiles if tile.number == at)
    own = 0.0 if turtle is None else 1.0 if turtle in have else 2.0
    colours = dice[:1] if in_order else sorted(set(dice))
    further = 0.0
    if len(dice) > 2 or in_order or own == 0.0:
        for colour in colours:
            left = list(dice)
            left.remove(colour)
            if len(left) < len(dice) - 3 and not in_order:
                continue
            for step in _steps(view, at, colour):
                further = max(further, _best(view, me, step, left[:2], in_order))
    return own + 0.8 * further


def amazones(view: View, me: int, does: Action) -> float:
    """Bid just enough, once more if that wins; fine tiles for me, poison for who leads."""
    seat, kind = view.seats[me], type(does).__name__
    others = [each for n, each in enumerate(view.seats) if n != me]
    tops = {stack.part: stack.top for stack in view.stacks if stack.top is not None}
    most = max((each.total for each in others), default=0)
    if kind == "Lay":
        wanted = max(most + 1, 5) if sum(tops.values()) > 1 else most + 1
        if seat.total >= wanted:
            return -1.0
        return float(3.0 - abs(wanted - seat.total - does.value) / 10)
    if kind == "Pass":
        return 2.0
    if kind == "End":
        return 0.0
    if kind == "Add":
        ahead = seat.total + does.value > most >= seat.total
        return 1.0 - does.value / 20 if ahead else -1.0
    if kind == "Take":
        worth, court = tops[does.part], view.seats[does.to].court
        joins = 0.5 if not does.new and does.man < len(court) else 0.0
        if does.to == me:
            return float(worth + joins)
        return float(-worth - 0.5 + joins + view.seats[does.to].score / 100)
    return 0.0 if kind == "Stay" else -2.0


def amazonas(view: View, me: int, does: Action) -> float:
    """To my mission, then species that I lack, or a third tile; the Guide, and the card for him."""
    seat, kind = view.seats[me], type(does).__name__
    if kind == "Income":
        if view.event in ("theft", "fire") and does.card == GUIDE_CARD:
            return 99.0
        if view.event == "fire":
            return -float(seat.worth[does.card])
        if does.card == GUIDE_CARD:
            return -99.0
        return float(seat.brings[does.card] - seat.stolen[does.card])
    if kind == "Build":
        number, village = next(
            (n, v) for n, v in enumerate(view.villages) if v.name == does.village
        )
        wanted = any(number in mission.villages for mission in seat.missions or [])
        tiles = seat.tiles.get(village.species, 0)
        brings = {0: 3.0, 1: 0.5, 2: 3.0}.get(tiles, 1.0)
        stars = [v for mission in seat.missions or [] for v in mission.villages
                 if all(site.hut != me for site in view.villages[v].sites)]  # fmt: skip
        towards = max((4.0 / (1 + _links(view, number, star)) for star in stars), default=0.0)
        return float(10.0 * wanted + brings + towards - does.gold)
    if kind == "Guide":
        return float(2.0 + seat.tiles.get(does.species, 0))
    return {"Keep": 0.0, "Coins": 1.0, "Neutral": -99.0, "Done": -4.0}[kind]


def _links(view: View, here: int, there: int) -> int:
    """How many ways lie between two villages."""
    seen, far = {here}, 0
    while there not in seen and far < len(view.villages):
        ways = [(link.a, link.b) for link in view.links]
        seen |= {b for a, b in ways if a in seen} | {a for a, b in ways if b in seen}
        far += 1
    return far


NEWCOMERS: dict[str, Liking] = {
    "coloretto": coloretto, "galapagos": galapagos, "amazones": amazones, "amazonas": amazonas,
}  # fmt: skip


def play(name: str, seats: int, me: int, rng: random.Random) -> float:
    """One game: 1 for a victory, shared ones shared."""
    game = tepui.game(name)
    match = Match(game, seats, game.simulated({}))
    deal = fair.FairDeal(rng.randbytes(32), "newcomers")
    easy = [roster.seated("easy", BotSeat(game, seats, s, match.options)) for s in range(seats)]
    while not match.position.over():
        match.run_chance(deal)
        if match.position.over():
            break
        seat = match.position.waiting()[0]
        if seat == me:
            sight = match.position.seen_by(seat)
            view, likes = game.views.view(sight), NEWCOMERS[name]
            liked = {move: likes(view, me, game.choices.action(sight, seat, move)) for move in
                     match.position.legal(seat)}  # fmt: skip
            best = max(liked.values())
            move = rng.choice([move for move, much in liked.items() if much == best])
        else:
            move = ask(easy[seat], "easy", match.position, seat, rng)
        match.play(seat, (move,))
    places = match.position.places()
    return 1 / places.count(1) if places[me] == 1 else 0.0


def main() -> None:
    """Play, and print the share of victories at each number of seats."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("game", choices=[*NEWCOMERS])
    arguments.add_argument("--games", type=int, default=40)
    arguments.add_argument("--seats", type=int, nargs="*")
    wish = arguments.parse_args()
    for seats in wish.seats or tepui.game(wish.game).seats:
        won = [play(wish.game, seats, n % seats, random.Random(n)) for n in range(wish.games)]
        share, fair_share = sum(won) / len(won), 1 / seats
        error = 1.96 * (share * (1 - share) / len(won)) ** 0.5
        print(
            f"{wish.game}, {seats}: {share:.0%} (± {error:.0%}), fair {fair_share:.0%}", flush=True
        )


if __name__ == "__main__":
    main()
