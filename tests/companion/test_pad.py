"""Score pads: what lies on a real table counts as in the engine, and what cannot be is refused.

`TEPUI_PADS=10000` tries so many random ends of each game, in place of some hundred.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import tepui
from tepui.engine.play.pad_score import form, scored
from tepui.engine.play.position import Position
from tepui.engine.text.errors import BadPad
from tepui.games.amazonas.board import SPECIES
from tepui.games.amazones.material import PARTS
from tepui.games.coloretto.material import ANIMALS
from tepui.games.coloretto.material import COLOURS as COLUMNS
from tepui.games.galapagos.material import COLOURS, N_COLOURS
from tepui.lab.statistics.report import finals

ENDS = int(os.environ.get("TEPUI_PADS", "300"))
Entries = dict[str, int]


# What somebody at the table would tap, from the record of a finished game.


def coloretto(s: Any, seat: int) -> Entries:
    return {
        **{animal: int(n) for animal, n in zip(ANIMALS, s.column[seat], strict=True)},
        **{f"pile-{colour}": int(s.piles[seat, c]) for c, colour in enumerate(COLUMNS)},
        **{f"bonus-{colour}": int(s.bonus[c] == seat) for c, colour in enumerate(COLUMNS)},
    }


def galapagos(s: Any, seat: int) -> Entries:
    mine = s.holder == seat
    return {colour: int(mine[c::N_COLOURS].sum()) for c, colour in enumerate(COLOURS)}


def amazones(s: Any, seat: int) -> Entries:
    return {
        f"{part}-{row}": int(s.man[seat, row, k])
        for row in range(s.men[seat])
        for k, part in enumerate(PARTS)
    }


def amazonas(s: Any, seat: int) -> Entries:
    goals = int(s.goals[s.mission[seat]])
    found = {
        "reached": (goals & int(s.huts[seat])).bit_count(),
        "gold": int(s.money[seat]) // 3,
        "silver": int(s.money[seat]) % 3,
    }
    for i, species in enumerate(SPECIES):
        found[f"guide-{species}"] = int(s.guides[seat, i])
        found[species] = int(s.tiles[seat, i] - s.guides[seat, i])
    return found | ({f"token-{s.token[seat]}": 1} if s.token[seat] else {})


SEEN: dict[str, Callable[[Any, int], Entries]] = {
    "amazonas": amazonas, "amazones": amazones, "coloretto": coloretto, "galapagos": galapagos,
}  # fmt: skip
SETTINGS = [
    (game.id, seats, {}) for game in tepui.all_games() if game.id in SEEN for seats in game.seats
] + [("amazonas", 3, {"missions": "plus"})]  # fmt: skip


@pytest.mark.parametrize(("id", "seats", "options"), SETTINGS)
def test_pads_count_as_the_engine(id: str, seats: int, options: dict[str, str]) -> None:
    game = tepui.game(id)
    chosen = game.simulated(options)
    records, _ = finals(game, seats, -(-ENDS // len(game.seats)), seats, chosen)
    for i in range(len(records)):
        position = Position.of_record(game, seats, records[i : i + 1])
        assert position.over()
        entries = [SEEN[id](position.record[0], seat) for seat in range(seats)]
        found, sheet = scored(game, entries, options), game.breakdown(position.laid_open())
        assert found.wrong is None, entries
        assert found.totals == position.scores()
        assert found.places == position.places()
        assert found.sheet is not None
        assert [line.key for line in found.sheet.lines] == [line.key for line in sheet.lines]
        for mine, theirs in zip(found.sheet.lines, sheet.lines, strict=True):
            assert [e.points for e in mine.entries] == [e.points for e in theirs.entries]
        assert found.sheet.ties == sheet.ties


BLUE = dict.fromkeys(("dolphin", "ray", "seahorse", "crab", "jellyfish"), 1)
HUT = {"orchid": 1}
IMPOSSIBLE: list[tuple[str, list[Entries], str]] = [
    ("coloretto", [BLUE, {}], "CA7"),
    ("coloretto", [{"pile-blue": 1}, {}], "CA8"),
    ("coloretto", [{}, {"bonus-blue": 1}], "CA8"),
    ("coloretto", [{"pile-blue": 1, "bonus-blue": 1}, {"pile-blue": 1, "bonus-blue": 1}], "CA8"),
    ("coloretto", [{"pile-blue": 3, "bonus-blue": 1}, {"pile-blue": 3}], "CA12"),
    ("coloretto", [{"pile-blue": 2, "bonus-blue": 1}, {"pile-blue": 2}, {"pile-blue": 2}], "CA1"),
    ("galapagos", [{"red": 4}, {"red": 3}], "GA2"),
    ("galapagos", [{"red": 5}, {"blue": 5}], "GA14"),
    ("galapagos", [{"red": 6}, {}], "GA14"),
    ("amazones", [{"head-0": 4}, {"head-0": 4}, {"head-0": 4}], "AZ2"),
    ("amazones", [{"head-0": 4, "head-1": 3, "legs-2": 1}, {}, {}], "AZ8"),
    ("amazonas", [HUT, {}, HUT], "AM5"),
    ("amazonas", [{"orchid": 6, "fish": 7}, HUT, HUT], "AM2"),
    ("amazonas", [{"orchid": 7}, {"orchid": 6}, HUT], "AM2"),
    ("amazonas", [{**HUT, "guide-fish": 1}, HUT, HUT], "AM12"),
    ("amazonas", [{**HUT, "guide-orchid": 4}, {**HUT, "guide-orchid": 1}, HUT], "AM12"),
    ("amazonas", [dict.fromkeys(SPECIES, 1), HUT, HUT], "AM14"),
    ("amazonas", [{**dict.fromkeys(SPECIES, 1), "token-3": 1}, HUT, HUT], "AM14"),
    ("amazonas", [{**HUT, "token-4": 1}, HUT, HUT], "AM14"),
    ("amazonas", [{**HUT, "token-4": 1, "token-3": 1}, HUT, HUT], "AM14"),
    ("amazonas", [{**HUT, "reached": 2}, HUT, HUT], "AM15"),
]


@pytest.mark.parametrize(("id", "entries", "rule"), IMPOSSIBLE)
def test_what_cannot_be_is_refused_with_its_rule(
    id: str, entries: list[Entries], rule: str
) -> None:
    wrong = scored(tepui.game(id), entries, {}).wrong
    assert wrong is not None
    assert wrong.rule == rule


def test_the_rulebooks_own_examples() -> None:
    """[AM15] example 4, [GA13] example 3, [CA3] example 6."""
    mine = {
        "orchid": 2, "butterfly": 3, "guide-butterfly": 1, "reptile": 1, "parrot": 4, "fish": 1,
        "guide-fish": 1, "token-4": 1, "reached": 3,
    }  # fmt: skip
    first = {**dict.fromkeys(SPECIES, 1), "token-5": 1}
    found = scored(tepui.game("amazonas"), [mine, first, HUT, HUT], {})
    assert (found.wrong, found.totals[0]) == (None, 9)
    lars = {"black": 4, "white": 3, "red": 2, "green": 1, "yellow": 1, "blue": 1}
    assert scored(tepui.game("galapagos"), [lars, {}, {}], {}).totals == [14, 0, 0]
    cards = {"toad": 1, **dict.fromkeys(("anteater", "frog", "rabbit", "sloth"), 1)}
    piles = {"pile-green": 1, "bonus-green": 1}
    assert scored(tepui.game("coloretto"), [cards, piles], {}).totals == [11, 27]


def test_an_empty_pad_is_a_table_without_points() -> None:
    for game in tepui.all_games():
        if game.pad is not None:
            found = scored(game, [{}] * game.seats[-1], {})
            assert found.sheet is not None
            assert len(found.places) == game.seats[-1]


@pytest.mark.parametrize(
    "entry", [{"unicorn": 1}, {"dolphin": 2}, {"dolphin": -1}, {"pile-blue": 4}, {"pile-blue": 99}]
)
def test_nonsense_is_refused_with_a_sentence(entry: Entries) -> None:
    with pytest.raises(BadPad, match=r"pile-blue|dolphin|unicorn"):
        scored(tepui.game("coloretto"), [entry, {}], {})


def test_every_piece_can_be_entered_alone() -> None:
    """Whatever the form offers is counted, or refused with a rule: nothing raises."""
    rng = np.random.default_rng(3)
    for id in SEEN:
        game = tepui.game(id)
        for seats in game.seats:
            for group in form(game, seats).groups:
                for piece in group.pieces:
                    name = f"{piece.id}-{group.rows - 1}" if group.rows else piece.id
                    value = (
                        piece.values[0] if piece.values else int(rng.integers(1, piece.most + 1))
                    )
                    found = scored(game, [{name: value}, *[{}] * (seats - 1)], {})
                    assert found.sheet is not None or found.wrong is not None
