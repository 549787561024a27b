"""Writes docs/cards.md: each game as a researcher sees it.

python scripts/cards.py [--check | measured | GAME ...]

What is declared (seats, shapes, options, the constants of small variants) `make check` compares.
`measured` plays the whole games at random again, the name of a small variant walks its tree again;
without either all is done.
"""

import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import tepui
from tepui.engine.game import Game
from tepui.engine.learning.observe import layout
from tepui.engine.learning.relative_features import relative_features
from tepui.engine.play.position import Position
from tepui.engine.registry import specimens
from tepui.engine.rules.contract import CHANCE
from tepui.lab.exact import END, Tree, estimate, moves_of, opening
from tepui.lab.simulate import simulate

PAGE = Path(__file__).parents[1] / "docs" / "cards.md"
BEGIN, END_OF = "<!-- scripts/cards.py: {name} -->", "<!-- to here -->"
GAMES = 20_000  # games at random, some of which are examined move by move
PLAYED = 60
ROUNDS = 200  # of CFR+
DEALS = {"galapagos_small": 1, "amazones_small": 1, "amazonas_small": 1}
Rows = list[list[str]]


def declared(games: Sequence[Game]) -> Rows:
    """The figures in the code."""
    rows = [["", *(game.title for game in games)]]

    def row(name: str, *values: Any) -> None:
        rows.append([name, *map(str, values)])

    row("name", *(f"`{game.id}`" for game in games))
    row("seats", *(f"{game.seats[0]}–{game.seats[-1]}" for game in games))
    row("moves (actions)", *(game.moves for game in games))
    row("outcomes of chance", *(game.material.OUTCOMES for game in games))
    row("observation", *(layout(game).size for game in games))
    own = [relative_features(game) for game in games]
    row("relative: features, with all secrets", *(f"{x.size}, {x.open_size}" for x in own))
    row("relative: actions", *(x.actions for x in own))
    row("bytes of a position", *(game.layout.itemsize for game in games))
    row("options", *(_options(game) for game in games))
    return rows


def _options(game: Game) -> str:
    return "<br>".join(f"`{o.name}={o.choices}`".replace("|", "/") for o in game.options) or "–"


def changed(games: Sequence[Game]) -> Rows:
    """What is smaller in the small variants."""
    rows = [["small variant", "what differs from its game"]]
    for game in games:
        usual = tepui.game(game.id.removesuffix("_small")).simulation
        given = game._part("material").__loader__.finder.given | {
            f"option {name}": value for name, value in game.simulation.items() if name not in usual
        }
        values = ", ".join(f"{name} = {value}" for name, value in given.items())
        rows.append([f"`{game.id}`", values.replace("'", "")])
    return rows


def measured(games: Sequence[Game]) -> Rows:
    """Random games, at the fewest seats."""
    found = [_played(game) for game in games]
    names = ("decisions, mean", "moves to choose from, mean and most", "draws of chance, mean",
             "nodes of the tree", "information states", "wins by seat, %")  # fmt: skip
    rows = [["at the fewest seats, at random", *(game.title for game in games)]]
    return rows + [[name, *(each[k] for each in found)] for k, name in enumerate(names)]


def _played(game: Game) -> list[str]:
    seats, rng = game.seats[0], random.Random(1)
    many = simulate(game, seats, GAMES, 1)
    draws, choices = 0, []
    for _ in range(PLAYED):
        position = Position.opening(game, seats, game.simulated({}))
        while (found := moves_of(position))[0] != END:
            who, moves, odds = found
            if who == CHANCE:
                draws += 1
            else:
                choices.append(len(moves))
            position.apply(who, rng.choices(moves, odds or None)[0])
    nodes, _, states = estimate(opening(game, seats, game.simulated({})), dives=PLAYED)
    return [
        f"{many.mean_decisions:.0f}", f"{sum(choices) / len(choices):.1f}, {max(choices)}",
        f"{draws / PLAYED:.0f}", _power(nodes), _power(states),
        " ".join(f"{100 * share:.1f}" for share in many.victories),
    ]  # fmt: skip


def _power(number: float) -> str:
    if number == float("inf"):
        return "more than 10^308"
    exponent = len(f"{number:.0f}") - 1
    return f"10^{exponent}"


SOLVED = ["", "deal", "nodes", "information states", "depth", "value of seat 0", "equilibrium",
          "random", "greedy", "normal"]  # fmt: skip


def solved(game: Game) -> list[str]:
    """A solved tree: its size, its value, and how far simple bots can be exploited."""
    deal, worth = DEALS.get(game.id), "score" if game.id == "leduc" else "victory"
    tree = Tree(opening(game, game.seats[0], game.simulated({}), deal), worth)
    best = tree.exploited(tree.equilibrium(ROUNDS))
    bots = [tree.exploited(tree.policy(bot)) for bot in ("random", "greedy", "normal")]
    return [
        f"`{game.id}`", "all" if deal is None else str(deal), f"{tree.nodes:,}",
        f"{len(tree.states):,}", str(tree.depth), f"{best.own[0]:.4f}",
        *(f"{each.exploitability:.4f}" for each in (best, *bots)),
    ]  # fmt: skip


def table(rows: Rows) -> str:
    """Rows as Markdown; the first is the head."""
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join([lines[0], "|" + "---|" * len(rows[0]), *lines[1:]])


def replaced(text: str, name: str, rows: Rows) -> str:
    """The page with a table of that name."""
    before, mark, rest = text.partition(BEGIN.format(name=name))
    _, end, after = rest.partition(END_OF)
    return f"{before}{mark}\n\n{table(rows)}\n\n{end}{after}"


def rows_of(text: str, name: str) -> Rows:
    """The rows of the table of that name, without its head."""
    there = text.partition(BEGIN.format(name=name))[2].partition(END_OF)[0]
    lines = [line.strip("| ").split(" | ") for line in there.splitlines() if line.startswith("|")]
    return lines[2:]


def main() -> int:
    """Write the page, or check that the figures in the code are those on it."""
    whole, asked = tepui.all_games(), sys.argv[1:]
    others = [tepui.game(id) for id in specimens()]
    small = [game for game in others if game.id.endswith("_small")]
    text = old = PAGE.read_text("utf-8")
    text = replaced(text, "declared", declared(whole))
    text = replaced(text, "changed", changed(small))
    if "--check" in asked:
        if text != old:
            print("docs/cards.md is stale: python scripts/cards.py")
        return text != old
    if not asked or "measured" in asked:
        text = replaced(text, "measured", measured(whole))
    rows = {row[0]: row for row in rows_of(text, "solved")}
    rows |= {f"`{game.id}`": solved(game) for game in others if not asked or game.id in asked}
    text = replaced(text, "solved", [SOLVED, *(row for _, row in sorted(rows.items()))])
    PAGE.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
