"""What a review says is true of both moves, of the end of the game, and of its own figures."""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from itertools import permutations
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import tepui
from coach.decisions import decisions
from coach.quick import quick
from settings import Setting, often
from tepui.coach.measures import CLASSES, GAMES
from tepui.coach.reasons import WEIGHTS, Reason, reasons, telling
from tepui.coach.review import Reviewer
from tepui.coach.review_page import lines_of, none_lines, worst_first
from tepui.coach.story import Act, story_of
from tepui.coach.summary import (
    account,
    closing_lines,
    count,
    ended_line,
    kind_lines,
    level_line,
    opening_lines,
    result_line,
    turn_line,
)
from tepui.coach.told import Judged, Kind, Moment, Par, Review, Skill, Strength, TurningPoint
from tepui.coach.verdicts import Verdict
from tepui.engine.play import log
from tepui.engine.play.position import Position
from tepui.engine.text.event import Event, Fact
from tepui.engine.text.sheet import Sheet, SheetEntry, SheetLine
from tepui.engine.text.words import words
from tepui.games.coloretto.reasons import facts
from tepui.games.galapagos.material import COLOURS, PLAN, TURTLE_COLOUR

NAMES = ["Anne", "Bruno"]
LOGS = Path(__file__).parents[1] / "games" / "galapagos" / "golden"


def number(fact: Fact) -> int:
    told = [fact.args[name] for name in WEIGHTS if name in fact.args]
    return int(re.sub(r"\D", "", str(told[0]))) if told else 0


def test_no_reason_holds_of_the_move_it_blames(setting: Setting) -> None:
    """Nor does one that speaks for a move hold as much of the other, of another colour or card."""
    told = setting.game.reasons
    assert told is not None
    outdone = told.OUTDONE  # type: ignore[attr-defined]
    met = 0
    for position, seat, _ in decisions(setting, 7, every=5, most=often(6, 40)):
        sight = position.seen_by(seat)
        moves = position.moves_of(seat)[:6]
        for move, best in permutations(moves, 2):
            given = reasons(sight, move, best)
            own = {True: told.facts(sight, seat, best), False: told.facts(sight, seat, move)}
            for each in given:
                if each.fact not in own[each.better]:
                    continue  # `compare_moves` compares them itself
                met += 1
                others = own[not each.better]
                stronger = outdone.get(each.fact.key.partition("-fact-")[2], ())
                keys = {fact.key.partition("-fact-")[2] for fact in others}
                keys -= {fact.key.partition("-fact-")[2] for fact in own[each.better]}
                assert not keys & {*stronger}
                alike = [fact for fact in others if fact.key == each.fact.key]
                same = [fact for fact in own[each.better] if fact.key == each.fact.key]
                more = all(number(each.fact) > number(fact) for fact in alike)
                richer = all(
                    sight.position.scores()[int(each.fact.args.get("other", 0))]
                    > sight.position.scores()[int(fact.args.get("other", 0))]
                    for fact in alike
                )
                assert more or richer or len(same) > len(alike)
    assert met or setting.game.id == "galapagos"  # many of its choices lead nowhere


def acts_of(name: str) -> list[Act]:
    return story_of(log.read((LOGS / f"{name}.log").read_text("utf-8")))


@functools.cache
def reviewed(name: str, seat: int | None, open: bool = True) -> Review:
    with pytest.MonkeyPatch.context() as patch:
        quick(patch)
        return Reviewer(acts_of(name), seat, open).whole()


def within_reach(act: Act, seat: int, colour: int, end: Position) -> bool:
    """Whether some order of a seat's dice leads over a turtle of a colour that nobody has in the
    end. [GA8] [GA10]"""
    s = act.before.seen_by(seat).s
    dice = [die for die in range(6) for _ in range(s.dice[seat, die])]
    for order in {*permutations(dice)}:
        tiles = {int(s.pawn[seat])}
        met = set(tiles)
        for die in order:
            tiles = {6 * die + i for tile in tiles for i in range(6) if s.near[tile, die] >> i & 1}
            met |= tiles
        left = [tile for tile in met if s.holder[tile] == end.s.holder[tile] == -2]
        if any(TURTLE_COLOUR[tile] == colour for tile in left):
            return True
    return False


@pytest.mark.rule("GA14")
@pytest.mark.parametrize("name", ["two-fifth", "two-fifth-ticks"])
def test_whoever_lost_by_a_fifth_turtle_hears_of_those_they_left(name: str) -> None:
    acts = acts_of(name)
    places = acts[-1].after.places()
    winner, loser = places.index(1), places.index(2)
    review = reviewed(name, None)
    told = review.skill[loser].ended
    assert told is not None
    assert told.key == "galapagos-ended-lost"
    held = [
        [TURTLE_COLOUR[t] for t in range(36) if acts[-1].after.s.holder[t] == seat]
        for seat in range(2)
    ]
    colour = next(c for c in range(6) if held[winner].count(c) == 5)
    assert told.args["turtle"] == COLOURS[colour]
    assert (told.args["seat"], told.args["has"]) == (winner, held[loser].count(colour))
    assert told.args["has"] < 2  # with two, it could not have been
    # Each round it names is one in which a turtle of that colour could be reached, and was not had
    # by anybody.
    at = [int(n) for n in re.findall(r"\d+", str(told.args["at"]))]
    assert len(at) == told.args["rounds"]
    first: dict[int, Act] = {}
    for act in acts:
        if act.actor == loser and act.before.s.phase == PLAN:
            first.setdefault(act.before.s.round_number, act)

    def has(position: Position, seat: int) -> int:
        return sum(position.s.holder[t] == seat for t in range(colour, 36, 6))

    rounds = [*first.values()]
    assert at == [
        act.before.s.round_number
        for act, end in zip(
            rounds, [*(act.before for act in rounds[1:]), acts[-1].after], strict=True
        )
        if has(act.before, winner) >= 3
        and has(end, loser) == has(act.before, loser)
        and within_reach(act, loser, colour, end)
    ]
    # Whoever won hears that, and of nothing that was missed; a seat's own review says the same.
    won = review.skill[winner].ended
    assert won is not None
    assert won.key == "galapagos-ended-won"
    own = reviewed(name, loser, False).skill[0].ended
    assert own is not None
    assert own.args == told.args
    for language in ("en", "fr", "de"):
        said = ended_line(review.skill[loser], "me", NAMES, words(language))
        assert "[GA14]" in said
        assert NAMES[loser] not in said  # the reader is spoken to
        assert NAMES[winner] in said


def test_a_game_for_two_counts_victories() -> None:
    """Where five turtles end the game, nobody is told how many turtles a master had had more."""
    review = reviewed("two-fifth", None)
    assert review.unit == "wins"
    say = words("en")
    for skill, place in zip(review.skill, acts_of("two-fifth")[-1].after.places(), strict=True):
        assert skill.par is not None
        assert skill.par.made == (20 if place == 1 else 0)
        assert (skill.par.usual, skill.par.master <= 20) == (10, True)
        lines = lines_of(review, skill, NAMES, say)
        assert f"{NAMES[skill.seat]} {'won' if place == 1 else 'lost'}." in lines[0]
        assert not any(re.search(r"\d turtles?\b", line) for line in lines)
        rows = account(skill, "wins", NAMES[skill.seat], say)
        assert rows[0][1] + sum(n for _, n, whole in rows if not whole) == skill.par.master
    for language in ("en", "fr", "de"):
        assert str(GAMES) in words(language)("coach-account-wins")
    scored = reviewed("two-last-scores", None)
    assert scored.unit == "points"
    assert all(skill.ended is None for skill in scored.skill)
    assert all(skill.par and skill.par.usual is None for skill in scored.skill)


def test_five_hundredths_of_the_chances_weigh_as_much_as_a_point() -> None:
    review, judged = bare(), bare(grades=["slip", "slip"]).choices
    for lost, first in ((16, "gift"), (14, "completes")):
        found_so = [
            msgspec.structs.replace(
                each, points=points, played=Event("x", {}),
                verdict=msgspec.structs.replace(each.verdict, loss=loss),
            )
            for each, points, loss in zip(judged, (3, 0), (0.06, lost / 100), strict=True)
        ]  # fmt: skip
        listed = worst_first(msgspec.structs.replace(review, choices=found_so))
        assert (listed[0].points == 0) == (first == "gift")


def test_a_twin_of_ones_own_names_a_choice_whatever_else_is_true() -> None:
    """Also where the better move brings more points than the twin lost. [CA6]"""
    met = 0
    for position, seat, _ in decisions(Setting(tepui.game("coloretto"), 2), 3, most=200):
        sight = position.seen_by(seat)
        told = {move: facts(sight, seat, move) for move in position.moves_of(seat)}
        for move, best in permutations(told, 2):
            own, other = ({fact.key for fact in told[each]} for each in (move, best))
            if "coloretto-fact-own-clash" in own - other:
                given = reasons(sight, move, best)
                kind = telling(sight, given, move, best)
                met += any(int(each.fact.args.get("points", 0)) > 1 for each in given)
                if any(each.fact.key == "coloretto-fact-own-clash" for each in given):
                    assert kind is not None
                    assert kind.fact.key == "coloretto-fact-own-clash"
    assert met


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_kinds_and_other_choices_add_up_to_what_is_listed(language: str) -> None:
    """Move by move: kinds that recur, then what else is listed, then habits without a cost."""
    say = words(language)
    kinds = [
        kind(8, 30, 9, 4, better=False), kind(3, 5, 8), kind(9, 70, 12, role="others"),
        kind(0, *range(100, 120), role="habit"),
    ]  # fmt: skip
    own = {30: 4, 9: 3, 4: 1, 5: 3, 8: 0, 70: 9, 12: 0}
    review = msgspec.structs.replace(bare(), choices=[listed(ply, n) for ply, n in own.items()])
    often, also, others, habit = kind_lines(review, kinds, say)
    slip = say.percent(0.06)
    for said, points, moves in ((often, 8, "30 (4), 9 (3), 4 (1)"), (also, 3, f"5 (3), 8 ({slip})"),
                                (others, 9, f"70 (9), 12 ({slip})")):  # fmt: skip
        assert count(points, "points", say) in said
        assert moves in said
    assert "107" in habit
    assert "108" not in habit  # but how many there are more
    assert "12" in habit
    assert count(0, "points", say) not in habit
    # What stands alone in the list is told there; where only wins are counted, no points are.
    assert kind_lines(review, kinds[2:3], say) == []
    won = msgspec.structs.replace(review, choices=[listed(4, 0), listed(9, 0)], unit="wins")
    (wins,) = kind_lines(won, [kind(0, 4, 9)], say)
    assert count(0, "wins", say) not in wins
    assert f"4 ({slip}), 9 ({slip})" in wins


def listed(ply: int, points: int) -> Judged:
    """A slip that cost some points, or chances alone."""
    found = Verdict(0, 1, 0.3, 0.36, 0.06, 0.01, "slip", [])
    return Judged(ply, 0, found, Event("x", {}), points=points)


def bare(*kinds: Kind, level: str = "novice", lost: int = 5, grades: Sequence[str] = ()) -> Review:
    """A review of a seat, with choices of some grades for which there is no reason."""
    par = Par(made=9, regular=14, master=10 + lost, own=10, dealt=16, usual=14)
    skill = Skill(0, 40, {}, 0.0, 0.0, Strength(level, level, level, 40), par, lost, [*kinds])
    found = [
        Judged(10 * n, 0, Verdict(0, 1, 0.3, 0.4, n / 10, 0.0, grade, []))
        for n, grade in enumerate(grades, 1)
    ]
    return Review("coloretto", 2, 0, True, 1.0, [0.0, 1.0], [], found, [skill], turns=[None, None])


def kind(points: int, *plies: int, better: bool = True, role: str = "kind") -> Kind:
    return Kind(role, better, Fact("coloretto-fact-completes", {}, "CA7"), [*plies], points)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_advice_is_against_what_recurs_or_cost_the_most(language: str) -> None:
    say = words(language)
    completing = say("coach-fact", fact=say("coloretto-kind-completes"), rule="CA7")
    alone, often = kind(9, 70, role="others"), kind(4, 7, 5, better=False)
    for kinds, key in (([often, alone], "worse"), ([alone], "better")):
        review = bare(*kinds)
        said = lines_of(review, review.skill[0], NAMES, say)
        assert said[-1] == say(f"coach-next-{key}", kind=completing)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_level_and_the_points_that_were_lost_are_reconciled(language: str) -> None:
    """Where they are far apart: a `master` makes 8 more than this player is expected to."""
    say = words(language)

    def told(lost: int, usual: int = 8, high: str = "novice", rest: int = -8) -> str:
        skill = bare(lost=usual).skill[0]
        assert skill.par is not None
        par = msgspec.structs.replace(skill.par, made=skill.par.master - lost + rest)
        skill = msgspec.structs.replace(skill, par=par)
        played = Strength("novice", "novice", high, 40)
        skill = msgspec.structs.replace(skill, points_lost=lost, played=played)
        return level_line(skill, "points", "Anne", say)

    for lost in (33, 2, 0):
        said = told(lost)
        assert said
        assert count(8, "points", say) in said
        assert (count(lost, "points", say) in said) == (lost > 0)
    assert count(0, "points", say) not in told(12, 0)
    assert told(12) == told(5) == ""
    assert told(2, rest=-4) == ""  # nothing is missing that small choices could have lost
    assert told(33, rest=9)
    assert told(33, high="regular") == ""  # no level was named


def test_what_stands_in_place_of_a_list_is_true() -> None:
    """What was costly is not denied, even where there is no reason and so nothing is listed."""
    say = words("en")
    for review, key in (
        (bare(level="regular"), "coach-none-said"),
        (bare(level="master", grades=["fine"]), "coach-none-said"),
        (bare(level="casual", grades=["fine"]), "coach-none-together"),  # nobody is absolved
        (bare(grades=["slip", "fine", "mistake"]), "coach-none-explained"),
    ):
        assert none_lines(review, say) == [say(key)]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("name", ["two-fifth", "two-last-scores"])
def test_a_review_begins_by_who_won(language: str, name: str) -> None:
    """With everybody's points, unless a fifth turtle decided."""
    say, review = words(language), reviewed(name, None)
    last = acts_of(name)[-1].after
    standing, *ties = opening_lines(review, last, NAMES, say)
    places, scores = last.places(), last.scores()
    winner = NAMES[places.index(1)]
    assert f"1. {winner}" in standing
    for n, score in zip(NAMES, scores, strict=True):
        assert n in standing
        assert (str(score) in standing.replace(winner, "")) or name == "two-fifth"
    assert ("(" in standing) == (name == "two-last-scores")
    assert not ties
    for skill in review.skill:
        place = "won" if places[skill.seat] == 1 else "lost"
        first = lines_of(review, skill, NAMES, say)[0]
        verdict = {"en": {"won": "won", "lost": "lost"}, "fr": {"won": "gagné", "lost": "perdu"},
                   "de": {"won": "gewonnen", "lost": "verloren"}}[language][place]  # fmt: skip
        assert verdict in first


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_tie_break_that_was_needed_is_told(language: str) -> None:
    tie = SheetLine("AM15", "amazonas-sheet-tie-tiles", {}, [SheetEntry(3), SheetEntry(4)])
    game = SimpleNamespace(breakdown=lambda end: Sheet([], [tie]))
    last: Any = SimpleNamespace(
        game=game, places=lambda: [2, 1], scores=lambda: [7, 7], laid_open=lambda: None
    )
    say = words(language)
    standing, why = opening_lines(bare(), last, NAMES, say)
    assert standing.index("1. Bruno") < standing.index("2. Anne")
    assert say("amazonas-sheet-tie-tiles") in why
    assert "(Anne 3, Bruno 4)" in why
    assert "[AM15]" in why


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_end_tells_what_words_mean(language: str) -> None:
    """Every level once, from the weakest, and where each player stands."""
    review, say = bare(), words(language)
    *_, last = closing_lines(say)
    at = [last.index(f"{n} {say(f'coach-rank-{each}')}") for n, each in enumerate(CLASSES, 1)]
    assert at == sorted(at)
    like = Strength("regular", "casual", "skilled", 40)
    skill = msgspec.structs.replace(review.skill[0], played=like)
    said = result_line(skill, "points", 0.0, "Anne", say)
    assert [int(n) for n in re.findall(r"\((.*?)\)", said)[-1] if n.isdigit()] == [5, 8, 4, 6]


def moment(ply: int, mine: float) -> Moment:
    return Moment(ply, 0, [mine, 1 - mine])


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_turning_point_says_which_move_it_is_and_why(language: str) -> None:
    say, fact = words(language), Fact("coloretto-fact-completes", {"colour": "blue"}, "CA7")
    does = Event("galapagos-would-lay", {"colour": "blue"})
    curve = [moment(3, 0.6), moment(20, 0.7), moment(31, 0.4), moment(40, 0.2)]
    review = msgspec.structs.replace(bare(grades=["mistake"]), curve=curve)
    why = msgspec.structs.replace(review.choices[0], reasons=[Reason(True, fact)])
    review = msgspec.structs.replace(review, choices=[why], turns=[TurningPoint(10, 0, does), None])
    said = turn_line(review, 0, "Anne", NAMES, say)
    assert said.startswith(say("coach-ply", ply=10))
    assert "Anne" in said
    assert "[CA7]" in said
    ahead = say("coach-ahead", who="Bruno", ply=31)
    assert said.endswith(ahead)
    assert turn_line(review, 1, "Bruno", NAMES, say) == ahead  # the winner lost nothing
    none = msgspec.structs.replace(review, turns=[None, None])
    assert turn_line(none, 0, "me", NAMES, say).startswith(say("coach-turn-none", name="me"))
    grave = msgspec.structs.replace(none.choices[0], played=does)
    some = msgspec.structs.replace(none, choices=[grave])
    assert turn_line(some, 0, "Anne", NAMES, say) == ahead  # a choice that cost much is listed
    always = msgspec.structs.replace(none, curve=curve[2:])
    assert turn_line(always, 1, "Bruno", NAMES, say) == say("coach-ahead-always", who="Bruno")
    shared = msgspec.structs.replace(none, result=[0.5, 0.5])
    assert turn_line(shared, 0, "Anne", NAMES, say) == ""
    assert turn_line(msgspec.structs.replace(none, turns=[]), 0, "Anne", NAMES, say) == ""
