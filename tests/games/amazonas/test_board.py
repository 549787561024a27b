"""The board: its file, its validator, its figures, its picture."""

from __future__ import annotations

import copy
import itertools
import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import tepui
from tepui.engine.play import log
from tepui.engine.play.match import Match
from tepui.engine.text.errors import BadOption
from tepui.engine.text.words import LANGUAGES
from tepui.games.amazonas import board as boards
from tepui.games.amazonas import draw
from tepui.games.amazonas.board import BadBoard, built_in, load
from tepui.games.amazonas.figures import crossings, figures, joining_gold

DATA = built_in().data()


def changed(change) -> dict:
    data = copy.deepcopy(DATA)
    change(data)
    return data


def village(data, name):
    return next(each for each in data["villages"] if each["name"] == name)


def put(path, value):
    """A change that sets what lies at a path of keys."""

    def change(data):
        for key in path[:-1]:
            data = (
                village({"villages": data}, key)
                if isinstance(key, str) and isinstance(data, list)
                else data[key]
            )
        data[path[-1]] = value

    return change


def renamed(old, new):
    return lambda data: data.update(
        json.loads(json.dumps(data, ensure_ascii=False).replace(old, new))
    )


def drop_links(name, keep):
    def change(data):
        found = [link for link in data["links"] if name in (link["a"], link["b"])]
        for link in found[keep:]:
            data["links"].remove(link)

    return change


def many_villages(data):
    for i in range(3):
        data["villages"].append(
            {**data["villages"][0], "name": f"New {chr(65 + i)}", "prices": [2]}
        )


def island(data):
    """Iraré and Jandiá joined twice to each other, and to nobody else."""
    pair = {"Iraré", "Jandiá"}
    data["links"] = [link for link in data["links"] if not pair & {link["a"], link["b"]}]
    data["links"] += [{"a": "Iraré", "b": "Jandiá", "by": by} for by in ("water", "land")]
    data["links"].append({"a": "Bidora", "b": "Uraçu", "by": "land"})


BAD = {
    "villages": many_villages,
    "name": put(["villages", 0, "name"], "A, B"),
    "name-twice": renamed("Iraré", "BIDORÁ"),
    "species": put(["villages", 0, "species"], "whale"),
    "sites": put(["villages", 0, "prices"], []),
    "rising": put(["villages", 1, "prices"], [3, 3]),
    "price": put(["villages", 1, "prices"], [2, 6]),
    "first-price": put(["villages", 1, "prices"], [4, 5]),
    "species-sites": put(["villages", 0, "prices"], [2, 3]),
    "off-map": put(["villages", 0, "at"], [5, 900]),
    "size": put(["size"], [100_000, 100_000]),
    "points": lambda data: data["rivers"].append({"course": [[5, 5]] * 2_000}),
    "width": put(["links", 0, "width"], 90_000),
    "rivers": lambda data: data["rivers"].extend({} for _ in range(200)),
    "unknown": put(["links", 0, "b"], "Atlantis"),
    "kind": put(["links", 0, "by"], "air"),
    "loop": lambda data: data["links"].append({"a": "Xibu", "b": "Xibu", "by": "land"}),
    "link-twice": lambda data: data["links"].append(
        {**data["links"][0], "a": data["links"][0]["b"], "b": data["links"][0]["a"]}
    ),
    "few-links": drop_links("Caracol", 1),
    "split": island,
    "missions": lambda data: data["missions"].pop(),
    "mission-size": put(["missions", 0], ["Rosaria", "Xibu", "Tucu"]),
    "mission-repeats": put(["missions", 0], ["Rosaria", "Xibu", "Tucu", "xibu"]),
    "tie-rows": lambda data: data["ties"].pop(),
    "tie-row": lambda data: data["ties"][0].pop(),
    "tie-number": put(["ties", 0, 0], 100),
    "tie-twice": lambda data: data["ties"][0].__setitem__(0, data["ties"][1][0]),
    "number": put(["villages", 0, "at"], [5.5, True]),
    "shape": lambda data: data.pop("links"),
}  # fmt: skip


@pytest.mark.rule("AM1", "AM2", "AM3")
@pytest.mark.parametrize("key", BAD)
def test_a_bad_board_is_refused_with_a_clear_message(key):
    with pytest.raises(BadBoard) as wrong:
        load(json.dumps(changed(BAD[key])))
    assert wrong.value.key == f"amazonas-board-{key}"
    said = {wrong.value.text(language) for language in LANGUAGES}
    assert len(said) >= 3  # further languages may say it in English


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "json"),
        ("{", "json"),
        ("[" * 50_000, "json"),
        ("[1]", "shape"),
        ("{}", "shape"),
        ('{"villages": 7}', "shape"),
        ('{"villages": [7]}', "shape"),
        (" " * 100_001, "long"),
    ],
)
def test_what_is_not_a_board_at_all(text, key):
    with pytest.raises(BadBoard) as wrong:
        load(text)
    assert wrong.value.key == f"amazonas-board-{key}"
    assert str(wrong.value)


@pytest.mark.rule("AM3")
def test_tie_break_numbers_begin_with_one_and_a_stored_board_stays_as_it_is():
    (option,) = (each for each in tepui.game("amazonas").options if each.name == "board")
    with_zero = changed(put(["ties", 0, 0], 0))
    with pytest.raises(BadBoard, match="1 to 99, not 0"):
        option.settle(json.dumps(with_zero, indent=1))
    stored = load(json.dumps(with_zero)).line
    assert option.settle(stored) == stored


def test_every_message_of_the_validator_is_tested():
    source = (Path(boards.__file__)).read_text(encoding="utf-8")
    keys = {part.split('"')[0] for part in source.split('_bad("')[1:]}
    assert keys == {*BAD, "json", "long"}


def test_a_board_reads_back_as_it_was_written():
    board = built_in()
    assert load(board.line) == board
    assert "\n" not in board.line
    assert load(json.dumps(board.data(), indent=3)) == board


def test_the_option_takes_the_name_or_a_whole_board():
    game = tepui.game("amazonas")
    assert game.settle_options({})["board"] == "tepui"
    assert game.settle_options({"board": json.dumps(DATA, indent=1)})["board"] == "tepui"
    other = load(json.dumps(changed(put(["name"], "Other"))))
    assert game.settle_options({"board": json.dumps(other.data())})["board"] == other.line
    with pytest.raises(BadOption):
        game.settle_options({"board": "atlantis"})
    with pytest.raises(BadBoard):
        game.settle_options({"board": "{}"})


def test_a_log_carries_the_whole_board():
    other = load(json.dumps(changed(renamed("Iraré", "São Tomé"))))
    match = Match(tepui.game("amazonas"), 3, {"board": other.line})
    match.play(-1, match.parse(-1, "start 2"))
    for letter, seat in zip("ABC", range(3), strict=True):
        match.play(-1, match.parse(-1, f"mission {letter} for {seat}"))
    match.play(2, match.parse(2, "build sao tome"))
    written = log.write(match)
    assert f"option board {other.line}\n" in written
    assert "\n2 build São Tomé\n" in written
    again = log.resume(log.read(written))
    assert again.position == match.position
    assert log.write(again) == written


def test_the_built_in_board_stands_as_long_as_the_rules_version():
    # A log names the built-in board only: whoever changes it, raises the version of the rules.
    assert (tepui.game("amazonas").version, built_in().fingerprint) == (1, FINGERPRINT)


FINGERPRINT = 65960057527458196


@pytest.fixture(scope="module")
def ours():
    """The figures of the built-in board."""
    return figures(built_in())


def test_our_board_satisfies_every_figure(ours):
    assert [figure for figure in ours if not figure.holds] == []


def test_the_table_of_figures_is_whole(ours):
    assert len(ours) == 17


def test_a_bad_figure_is_noticed(ours):
    """Each figure fails on some board: the validator's boards, bent until it does."""
    failing = set()

    def cheap(data):
        for each in data["villages"]:
            each["prices"] = [2]

    def to_land(data):
        for link in data["links"]:
            link["by"] = "land"

    def few(data):
        kept = data["villages"][6:]
        names = {each["name"] for each in kept}
        data["villages"] = kept
        data["links"] = [k for k in data["links"] if {k["a"], k["b"]} <= names]
        data["links"] += [
            {"a": a["name"], "b": b["name"], "by": "land"}
            for a, b in zip(kept, kept[2:], strict=False)
        ]
        data["missions"] = [[each["name"] for each in kept[i : i + 4]] for i in range(8)]

    def unfair(data):
        data["ties"] = [[4 * i + row for i in range(7)] for row in range(4)]
        data["missions"][0] = ["Iraré", "Caracol", "Cupuá", "Lagoa"]
        data["missions"][1] = ["Iraré", "Bidora", "Tapuá", "Jandiá"]

    def tangled(data):
        for i, each in enumerate(data["villages"]):
            each["at"] = [(i * 397) % 1200, (i * 211) % 800]
            for link in data["links"]:
                link.pop("course", None)

    def star(data):
        for name in ("Iraré", "Caracol", "Cupuá", "Lagoa", "Otire", "Mirití", "Salinda", "Andira"):
            data["links"].append({"a": "Tucu", "b": name, "by": "water"})

    def to_water(data):
        for link in data["links"]:
            link["by"] = "water"

    for change in (cheap, to_land, to_water, few, unfair, tangled, star):
        try:
            board = load(json.dumps(changed(change)))
        except BadBoard as wrong:
            pytest.fail(f"{change.__name__}: {wrong}")
        failing |= {figure.key for figure in figures(board) if not figure.holds}
    never = {figure.key for figure in ours} - failing
    assert never <= {"villages-joined"}  # the validator refuses such boards


def test_joining_gold_is_the_least():
    """Against trying every set of villages, on a small board."""
    names = ["Aa", "Bb", "Cc", "Dd", "Ee", "Ff", "Gg"]
    prices = [[2], [3], [2], [3], [2], [3], [2]]
    pairs = ["AaBb", "BbCc", "CcDd", "DdEe", "EeFf", "FfGg", "GgAa", "BbFf", "CcGg"]
    data = changed(lambda data: None)
    data["villages"] = [
        {"name": n, "species": boards.SPECIES[i % 5], "prices": p, "at": [9 * i, 5]}
        for i, (n, p) in enumerate(zip(names, prices, strict=True))
    ]
    data["links"] = [{"a": p[:2], "b": p[2:], "by": "land"} for p in pairs]
    data["missions"] = [names[:4]] * 8
    board = load(json.dumps(data))

    def connected(group):
        seen, fresh = {group[0]}, {group[0]}
        while fresh:
            fresh = {n for v in fresh for n in board.neighbours(v)} & set(group) - seen
            seen |= fresh
        return len(seen) == len(group)

    for goals in itertools.combinations(range(7), 4):
        least = min(
            sum(prices[v][0] for v in group)
            for size in range(4, 8)
            for group in itertools.combinations(range(7), size)
            if set(goals) <= set(group) and connected(group)
        )
        assert joining_gold(board, goals) == least


def test_tie_breaks_are_fair_between_any_two_colours():
    # Card by card, each colour is ahead of each other one three or four times out of seven.
    for one, other in itertools.combinations(built_in().ties, 2):
        ahead = sum(a > b for a, b in zip(one, other, strict=True))
        assert ahead in (3, 4)


def test_missions_are_spread_over_the_board():
    missions = built_in().missions
    assert all(len({built_in().villages[v].species for v in mission}) == 4 for mission in missions)
    assert all(len(set(a) & set(b)) <= 1 for a, b in itertools.combinations(missions, 2))


def test_missions_cost_what_the_rules_say():
    board = built_in()
    assert all(joining_gold(board, mission) == 14 for mission in board.missions)


def test_the_picture_is_well_formed_and_the_same_every_time():
    picture = draw.svg(built_in())
    assert picture == draw.svg(load(built_in().line))
    tree = ET.fromstring(picture)
    assert tree.attrib["viewBox"] == "0 0 1200 800"
    texts = [node.text for node in tree.iter("{http://www.w3.org/2000/svg}text")]
    for each in built_in().villages:
        assert each.name in texts
    assert sum(text is not None and text.isdigit() for text in texts) == 60
    used = {node.attrib["href"][1:] for node in tree.iter("{http://www.w3.org/2000/svg}use")}
    ids = {node.attrib["id"] for node in tree.iter() if "id" in node.attrib}
    assert used <= ids
    assert "http" not in picture.replace("http://www.w3.org/2000/svg", "")


def test_a_board_without_courses_is_drawn_too():
    data = changed(lambda data: data.pop("rivers"))
    for link in data["links"]:
        link.pop("course", None)
        link.pop("width", None)
    board = load(json.dumps(data))
    ET.fromstring(draw.svg(board))
    assert crossings(board) < 12
