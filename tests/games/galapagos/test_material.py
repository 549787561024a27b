"""Material and set-up of Galapagos: the rules by their ids."""

from __future__ import annotations

from collections import Counter

import pytest

from games import players
from games.galapagos.drive import (
    FAR,
    GAME,
    choices,
    do,
    island,
    new,
    next_to,
    on_island,
    pawns,
    table,
    words,
)
from tepui.engine.rules.contract import SPECTATOR
from tepui.engine.text.errors import BadOption
from tepui.games.galapagos.material import COLOURS, PLACES, TILE_COLOUR, TURTLE_COLOUR


def test_for_two_to_four_players() -> None:
    assert players.numbers("galapagos") == [2, 3, 4]


@pytest.mark.rule("GA1")
def test_the_island_is_thirty_six_tiles_around_the_volcano() -> None:
    assert len(set(PLACES)) == 36
    assert (0, 0) not in PLACES
    assert all(max(abs(q), abs(r), abs(q + r)) <= 3 for q, r in PLACES)
    assert Counter(TILE_COLOUR) == dict.fromkeys(range(6), 6)


@pytest.mark.rule("GA1")
def test_tiles_are_laid_at_random() -> None:
    match = new(3)
    laid: list[int] = []
    for tile in (17, 3, 22, 36, 1):
        assert match.position.waiting() == ()
        left = [(n, 1) for n in range(36) if n + 1 not in laid]
        assert match.position.chances() == left
        do(match, f"* island {tile}")
        laid.append(tile)


@pytest.mark.rule("GA1", "GA9")
def test_every_tile_knows_the_tiles_next_to_it() -> None:
    match = new(2)
    numbers = island({(0, -1): 30, (3, 0): 2, (-1, 3): 9})
    do(match, f"* island {words(numbers)}")
    s = match.position.record[0]
    at = dict(zip(PLACES, numbers, strict=True))
    for place in PLACES:
        found = {
            6 * colour + bit + 1
            for colour in range(6)
            for bit in range(6)
            if s.near[at[place] - 1, colour] >> bit & 1
        }
        assert found == {at[each] for each in next_to(place)}


@pytest.mark.rule("GA2")
def test_each_tile_colour_is_home_to_a_turtle_of_each_colour() -> None:
    assert COLOURS == ("black", "white", "red", "green", "yellow", "blue")
    assert [TILE_COLOUR[n - 1] for n in (1, 6, 7, 18, 24, 25, 36)] == [0, 0, 1, 2, 3, 4, 5]
    assert [TURTLE_COLOUR[n - 1] for n in (1, 6, 7, 18, 24, 25, 36)] == [0, 5, 0, 5, 5, 0, 5]
    for colour in range(6):
        homes = {TURTLE_COLOUR[n] for n in range(36) if TILE_COLOUR[n] == colour}
        assert homes == set(range(6))


@pytest.mark.rule("GA3", "GA5")
def test_five_dice_a_seat_with_a_face_for_each_colour() -> None:
    match = table(2, FAR, [1, 2, 3, 4, 5], [35, 36])
    for die in range(10):
        assert match.position.chances() == [(colour, 1) for colour in range(6)]
        do(match, f"* roll red for {die // 5}")
    assert match.position.waiting() == (0, 1)
    assert choices(match, 0) == ["lay red", "finish"]
    do(match, "0 lay red red red red red")
    assert choices(match, 0) == ["back", "finish"]


@pytest.mark.rule("GA3")
def test_the_sandglass_holds_thirty_seconds() -> None:
    def seconds(**options: str) -> object:
        return GAME.views.view(new(2, **options).position.seen_by(0)).sand.seconds

    sand = GAME.views.view(new(2).position.seen_by(0)).sand
    assert sand.taken_by is None  # it stands on the volcano
    assert seconds() == seconds(sand="30") == 30
    assert seconds(sand="45") == 45
    assert seconds(sand="off") is seconds(sand="ticks") is None
    with pytest.raises(BadOption):
        new(2, sand="3")


@pytest.mark.rule("GA3", "GA4")
@pytest.mark.parametrize(("seats", "count"), [(2, 5), (3, 6), (4, 6)])
def test_turtles_are_drawn_then_pawns_start_without_turtles(seats: int, count: int) -> None:
    match = do(new(seats), f"* island {words(island({}))}")
    turtles = [30, 2, 17, 9, 23, 11][:count]
    for turtle in turtles:
        assert len(match.position.chances()) == 36 - len(on_island(match))
        do(match, f"* turtles {turtle}")
    assert on_island(match) == sorted(turtles)
    starts = [3, 36, 1, 20][:seats]
    for seat, start in enumerate(starts):
        taken = {*turtles, *starts[:seat]}
        assert match.position.chances() == [(n, 1) for n in range(36) if n + 1 not in taken]
        do(match, f"* pawns {start}")
    assert pawns(match) == starts
    assert match.position.record[0].bag_size == 36 - count  # the pawns' turtles are back in the bag
    assert sum(match.position.record[0].holder == -1) == 36 - count


@pytest.mark.rule("GA4")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_turtles_are_laid_with_their_colour_upwards(viewer: int) -> None:
    view = GAME.views.view(table(2, FAR, [1, 2, 9, 16, 36], [35, 20]).position.seen_by(viewer))
    colours = {tile.number: tile.turtle for tile in view.tiles if tile.turtle}
    assert colours == {1: "black", 2: "white", 9: "red", 16: "green", 36: "blue"}
