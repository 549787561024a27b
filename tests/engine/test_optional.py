"""What a game's modules may give beyond their protocols: declared once, and refused if misspelt."""

from types import ModuleType

import pytest

import tepui
from tepui.engine.game import Game, Part
from tepui.engine.parts import KNOWN, NEEDED, TOGETHER, refuse_misspelt


@pytest.mark.parametrize(
    ("part", "name", "meant"),
    [
        ("policy", "SIMULATION", "SIMULATIONS"), ("policy", "chapters", "chapter"),
        ("features", "SEATS_MOVES", "SEAT_MOVES"), ("features", "encode_actions", "encode_action"),
        ("reasons", "advisables", "advisable"), ("habits", "awkwards", "awkward"),
        ("view", "clock_second", "clock_seconds"), ("material", "SOURCE", "SOURCES"),
    ],
)  # fmt: skip
def test_a_misspelt_name_is_refused(part: str, name: str, meant: str) -> None:
    module = ModuleType(f"here.{part}")
    setattr(module, name, None)
    with pytest.raises(TypeError, match=rf"here\.{part}\.{name} .* meant to be {meant}\?"):
        refuse_misspelt(part, module)


def test_a_name_that_is_given_allows_others_like_it() -> None:
    module = ModuleType("here.reasons")
    module._ended = module.ended = module.ENDINGS = None  # type: ignore[attr-defined]
    refuse_misspelt("reasons", module)


def test_what_is_not_declared_cannot_be_asked() -> None:
    game = tepui.game("coloretto")
    assert game.optional("habits", "awkward") is None
    assert game.optional("view", "clock_seconds", 7) == 7
    with pytest.raises(KeyError, match=r"policy\.SIMULATION is not declared"):
        game.optional("policy", "SIMULATION")


def test_every_declared_name_is_read_and_given() -> None:
    """A name that no game gives would be a promise that nothing proves."""
    given = {
        (part, name)
        for game in [*tepui.all_games(), tepui.game("leduc")]
        for part, names in KNOWN.items()
        for name in names
        if game.optional(part, name) is not None
    }
    declared = {(part, name) for part, names in KNOWN.items() for name in names}
    assert declared - given == {("policy", "SLACK")}


def test_every_game_has_what_a_game_needs() -> None:
    for game in tepui.all_games():
        missing = [part for part in NEEDED if not game.has(part)]
        assert not missing, f"{game.id} lacks {missing}"
        given = [part for part in TOGETHER if game.has(part)]
        assert given in ([], [*TOGETHER]), f"{game.id} gives {given} alone"


def test_what_a_game_has_is_declared() -> None:
    loaded = {part.module: part for part in vars(Game).values() if isinstance(part, Part)}
    assert loaded.keys() <= KNOWN.keys()
    for part, how in loaded.items():
        assert how.required == (part in NEEDED or part in TOGETHER[1:]), part
