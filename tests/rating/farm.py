"""How far a farm of helpers who lose on purpose lifts somebody.

`python tests/rating/farm.py` writes the table in docs/ratings.md anew. The helpers have addresses
of their own, so nothing tells that they belong together. Chains beat each other before they lose,
so that each has beaten somebody. Sleepers have played against bots before, as well as the champion
does, so that they are well known and stand high.
"""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from rating.season import Season
from tepui.rating.anchors import BOT
from tepui.rating.ladder import Skill

GAME, FARMER = "coloretto", "farmer"
HELPERS, KINDS = (1, 20, 300), ("fresh", "chain", "sleepers")
ALONE = 40  # games of the farmer against bots
SLEPT, LINKS = 15, 3  # games of a sleeper, and of a link in a chain
DOCS = Path(__file__).parents[2] / "docs" / "ratings.md"
BEGIN, END = "<!-- farm: python tests/rating/farm.py -->\n", "<!-- end -->\n"


def lifted(kind: str, count: int, level: str) -> tuple[int, int]:
    """The farmer's rating before, and the highest that a farm lifts it to. `level`: as what bot the
    farmer plays against bots; none: not at all."""
    helpers = [f"h{n}" for n in range(count)]
    season = Season(GAME, dict.fromkeys([FARMER, *helpers], 25.0), 1)
    known = season.known.levels
    for helper in helpers:
        season.people[helper] = known["champion"]
        for n in range(SLEPT if kind == "sleepers" else 0):
            season.play([helper, BOT + ("champion", "hard", "normal")[n % 3]])
    for step in range(1, LINKS + 1 if kind == "chain" and count > 1 else 1):
        for n, helper in enumerate(helpers):
            loser = helpers[(n + step) % count]
            season.play([helper, loser], loses=loser)
    if level:
        season.people[FARMER] = known[level]
        for _ in range(ALONE):
            season.play([FARMER, f"{BOT}{level}"])
    before = best = season.ladder.skill(GAME, FARMER)
    for helper in [*helpers, *helpers]:
        season.play([FARMER, helper], loses=helper)
        best = max(best, season.ladder.skill(GAME, FARMER), key=lambda each: each.mu)
    return before.points, best.points


def row(count: int) -> str:
    """A line of the table."""
    cells = [
        "{} → {}".format(*lifted(kind, count, level))
        for level in ("", "normal", "champion")
        for kind in KINDS
    ]
    return f"| {count} | {' | '.join(cells)} |\n"


def table() -> str:
    """The table as it stands in the docs."""
    heads = [
        f"{level}, {kind}" for level in ("no bots", "`normal`", "`champion`") for kind in KINDS
    ]
    champion = Skill(Season(GAME, {}).known.levels["champion"]).points
    return (
        f"| helpers | {' | '.join(heads)} |\n|--:{'|--:' * len(heads)}|\n"
        f"{''.join(row(count) for count in HELPERS)}\nThe champion stands at {champion}.\n"
    )


def written() -> str:
    """What the docs say."""
    return DOCS.read_text(encoding="utf-8").partition(BEGIN)[2].partition(END)[0]


if __name__ == "__main__":
    text = DOCS.read_text(encoding="utf-8")
    DOCS.write_text(text.replace(BEGIN + written(), BEGIN + table()), encoding="utf-8")
