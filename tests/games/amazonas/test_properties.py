"""What always holds, over random games of every seat count and option."""

from __future__ import annotations

import random
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tepui
from tepui.engine.play.match import Match
from tepui.engine.rules.contract import CHANCE, SPECTATOR
from tepui.engine.text.errors import BadNotation, IllegalMove
from tepui.engine.text.words import LANGUAGES, words
from tepui.games.amazonas import board as boards
from tepui.games.amazonas.board import SPECIES, built_in
from tepui.games.amazonas.material import (
    BUILD,
    DONE,
    EVENT_COPIES,
    EVENTS,
    FIRST,
    GUIDE_CARD,
    HUTS,
    MOVES,
    NEUTRAL,
    NEUTRAL_HUTS,
    PLACE,
)

GAME = tepui.game("amazonas")
OPENING = Match(GAME, 3)
TABLES = [(2, "minus"), (2, "plus"), (3, "minus"), (3, "plus"), (4, "minus"), (4, "plus")]
VILLAGES = built_in().villages


def step(match: Match, rng: random.Random) -> tuple[int, int]:
    position = match.position
    if awaited := position.waiting():
        able = [seat for seat in range(match.seats) if position.legal(seat)]
        seat = rng.choice(able if rng.random() < 0.1 else awaited)
        moves = match.legal(seat)
        if moves[-1] == DONE and len(moves) > 1 and rng.random() < 0.6:
            moves.pop()
        return seat, rng.choice(moves)
    outcomes, weights = zip(*position.chances(), strict=True)
    return CHANCE, rng.choices(outcomes, weights)[0]


def plain(position) -> SimpleNamespace:
    """The record as plain numbers and lists: quicker to look at."""
    record = position.record[0]
    return SimpleNamespace(**{name: record[name].tolist() for name in record.dtype.names})


def check_position(s) -> None:
    seats = range(s.seats)
    assert min(s.money[: s.seats]) >= 0
    # 60 tiles: as many are taken as huts are built; 4 Guides: owned, on offer, gone or to come
    guides = sum(map(sum, s.guides))
    huts = [s.huts[seat].bit_count() for seat in seats]
    assert sum(map(sum, s.tiles)) - guides == sum(huts)
    turned = EVENT_COPIES[EVENTS.index("guide")] - s.events[EVENTS.index("guide")]
    assert guides + s.guide <= turned
    for seat in seats:
        assert huts[seat] + s.huts_left[seat] == HUTS
        assert s.huts_left[seat] >= 0
        built = [0] * len(SPECIES)
        for v, village in enumerate(VILLAGES):
            built[village.species] += s.huts[seat] >> v & 1
        assert [n + more for n, more in zip(built, s.guides[seat], strict=True)] == s.tiles[seat]
        assert all(n or not more for n, more in zip(built, s.guides[seat], strict=True))
    check_villages(s)
    if s.seats == 2:
        assert s.neutral.bit_count() + sum(s.neutral_left) == 2 * NEUTRAL_HUTS


def check_villages(s) -> None:
    for v, village in enumerate(VILLAGES):
        owners, built = s.site[v][: len(village.prices)], s.built[v]
        assert all((owner >= 0) == (k < built) for k, owner in enumerate(owners))
        assert len(set(owners[:built])) == built  # never two of one seat, nor two neutral ones
        assert [seat in owners for seat in range(s.seats)] == [
            bool(s.huts[seat] >> v & 1) for seat in range(s.seats)
        ]
        assert (NEUTRAL in owners) == bool(s.neutral >> v & 1)
        shown = [2 + k for k in range(4) if s.priced[k] >> v & 1]
        assert shown == list(village.prices[built : built + 1])
        assert bool(s.roomy >> v & 1) == (len(village.prices) - built > 1)


def check_hut(before, seat: int, village: int, after) -> None:
    """A hut pays the cheapest free site, and but for the first is linked to another."""
    price = VILLAGES[village].prices[before.built[village]]
    assert before.money[seat] - after.money[seat] == 3 * price
    if before.phase == FIRST:
        return
    by = {"jaguar": ("water",), "crocodile": ("land",)}.get(EVENTS[before.event], boards.KINDS)
    if before.card[seat] == GUIDE_CARD:
        by = boards.KINDS
    near = built_in().neighbours(village, by)
    assert any(before.huts[seat] >> v & 1 for v in near)


@pytest.mark.parametrize(("seats", "missions"), TABLES)
def test_random_games(seats, missions):
    for seed in range(2):
        rng = random.Random(seed * 100 + seats)
        match = Match(GAME, seats, {"missions": missions})
        lines = 0
        while not match.position.over():
            actor, move = step(match, rng)
            before = match.position
            match.play(actor, (move,))
            if actor >= 0 and BUILD <= move < PLACE:
                check_hut(before.s, actor, move - BUILD, match.position.record[0])
            check_position(plain(match.position))
            lines += 1
        assert match.position.record[0].lap == 18
        assert match.position.record[0].events.sum() == 0
        assert 100 < lines < 400
        assert all(place >= 1 for place in match.position.places())


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32), plies=st.integers(0, 230), seats=st.sampled_from([2, 3, 4]))
def test_words_and_refusals(seed, plies, seats):
    """Every legal move and outcome reads back; every illegal one is refused with a rule."""
    rng = random.Random(seed)
    match = Match(GAME, seats)
    for _ in range(plies):
        if match.position.over():
            break
        actor, move = step(match, rng)
        match.play(actor, (move,))
    position = match.position
    for outcome, _ in position.chances() if not position.waiting() else []:
        phrase = match.text(CHANCE, outcome)
        assert match.parse(CHANCE, phrase) == (outcome,)
        assert match.parse(CHANCE, f"  {phrase.upper()} ") == (outcome,)
    for seat in range(seats):
        legal = match.legal(seat)
        for move in legal:
            phrase = match.text(seat, move)
            assert match.parse(seat, phrase) == (move,)
            assert match.parse(seat, f" {phrase.upper()}  ") == (move,)
        if legal:
            assert match.parse(seat, match.text(seat, *legal)) == tuple(legal)
            rules = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
            for move in [*range(MOVES), MOVES, 10**6, -5]:
                if move not in legal:
                    with pytest.raises(IllegalMove) as wrong:
                        match.play(seat, (move,))
                    assert f"**[{wrong.value.why.rule}]**" in rules
                    assert wrong.value.text(LANGUAGES[move % 3])


def shown(match: Match, viewer: int):
    return GAME.views.view(match.position.seen_by(viewer))


@pytest.mark.rule("AM7", "AM11", "AM13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_view_foretells_income_theft_and_reach(seats):
    rng, match = random.Random(seats), Match(GAME, seats)
    foretold: dict[int, tuple[int, int]] = {}  # by seat: what it has, and its income less the loss
    while not match.position.over():
        before = match.position
        actor, move = step(match, rng)
        match.play(actor, (move,))
        s = plain(match.position)
        if actor == CHANCE and GAME.views.view(before.seen_by(SPECTATOR)).phase == "reveal":
            seen = GAME.views.view(before.seen_by(SPECTATOR)).seats
            foretold = {
                seat: (
                    plain(before).money[seat],
                    each.brings[s.card[seat]] - each.stolen[s.card[seat]],
                )
                for seat, each in enumerate(seen)
            }
        view = shown(match, s.turn)
        if view.phase == "building" and s.turn in foretold:
            had, more = foretold.pop(s.turn)
            assert s.money[s.turn] in (had, had + more)  # whoever takes the Guide has no income
        if view.phase == "building":
            able = {v.village for v in view.reach if v.pays}
            assert able == {
                m - BUILD for m in match.legal(s.turn) if BUILD <= m < BUILD + len(VILLAGES)
            }


@settings(max_examples=100, deadline=None)
@given(phrase=st.one_of(st.text(max_size=40), st.from_regex(
    r"(build|neutral|income|keep|guide|done|reveal|event|mission|start)( [a-z0-9?]{0,9}){0,3}",
    fullmatch=True,
)))  # fmt: skip
def test_parsing_never_fails_otherwise(phrase):
    match = OPENING
    for actor in (0, CHANCE):
        try:
            moves = match.parse(actor, phrase)
        except BadNotation as wrong:
            assert all(wrong.text(language) for language in LANGUAGES)
        else:
            assert all(isinstance(move, int) and move >= 0 for move in moves)


def test_helpful_notation():
    match = Match(GAME, 3)
    assert match.parse(0, "build santo-cano") == match.parse(0, "BUILD  Santo Caño")
    with pytest.raises(BadNotation, match="Did you mean “Rosaria”"):
        match.parse(0, "build rossaria")
    with pytest.raises(BadNotation, match="Choose from: Iraré"):
        match.parse(0, "build qqqq")
    for phrase in ("income 7", "income ?", "guide whale", "keep Z", "build", "dance", "", "done,"):
        with pytest.raises(BadNotation):
            match.parse(0, phrase)


def test_a_position_whose_board_is_not_known_can_still_be_read():
    match = Match(GAME, 3)
    match.position.record[0].board = 5
    assert match.parse(0, match.text(0, BUILD + 3)) == (BUILD + 3,)
    with pytest.raises(BadNotation):
        match.parse(0, "build Rosaria")
    assert GAME.views.view(match.position.seen_by(SPECTATOR)).villages[3].name == "Village 4"


def test_the_terminal_shows_what_the_viewer_may_see():
    rng = random.Random(4)
    match = Match(GAME, 2)
    names = ["Anne", "Bo"]
    while not match.position.over():
        for viewer in (0, SPECTATOR):
            view = GAME.views.view(match.position.seen_by(viewer))
            for language in LANGUAGES:
                lines = GAME.terminal.lines(view, words(language), names)
                assert any("Rosaria" in line for line in lines)
        for _ in range(9):
            if not match.position.over():
                actor, move = step(match, rng)
                match.play(actor, (move,))


def test_the_worth_of_each_card_in_hand_is_what_it_then_announces():
    rng = random.Random(5)
    match = Match(GAME, 3)
    promised: list[dict[int, int]] = []
    revealed = 0
    while not match.position.over():
        view = GAME.views.view(match.position.seen_by(SPECTATOR))
        if view.phase == "reveal":
            promised = [{card: seat.worth[card] for card in seat.hand} for seat in view.seats]
        elif promised and view.order:
            for seat, cards in zip(view.seats, promised, strict=True):
                assert seat.value == cards[seat.card]
                revealed += 1
            promised = []
        actor, move = step(match, rng)
        match.play(actor, (move,))
    assert revealed > 9


def test_words_are_whole():
    """Every key used in code has a message in three languages, and none is unused."""
    import re

    used = set()
    for file in GAME.folder.glob("*.py"):
        source = file.read_text(encoding="utf-8")
        used |= set(re.findall(r'f?"(amazonas-[a-z0-9{}\[\].\'-]+)"', source))
        used |= {f"amazonas-{key}" for key in re.findall(r'_no\([^,]+, f?"([^"]+)"', source)}
        used |= {f"amazonas-board-{key}" for key in re.findall(r'_bad\(\s*"([^"]+)"', source)}
        if file.name in ("refusal.py", "sheet.py"):
            key = r'"AM\d+", f?"(?!amazonas-)([^"]+)"'
            used |= {f"amazonas-{each}" for each in re.findall(key, source)}
    used |= {"amazonas-tagline", "amazonas-ending-rounds"}
    patterns = [re.compile(re.sub(r"\\{.*?\\}", ".*", re.escape(key)) + "$") for key in used]
    keys = {}
    for language in ("en", "fr", "de"):
        text = (GAME.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        keys[language] = set(re.findall(r"^([a-z0-9-]+) =", text, re.MULTILINE))
    assert keys["en"] == keys["fr"] == keys["de"]
    for key in keys["en"]:
        assert any(pattern.match(key) for pattern in patterns), f"{key} is not used"
    for key in used:
        if "{" not in key and not key.endswith("-"):
            assert key in keys["en"], f"{key} has no message"
    assert "Führer" not in (GAME.folder / "words" / "de.ftl").read_text(encoding="utf-8")
