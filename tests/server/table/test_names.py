"""Names that can be told apart, at a glance and by bots’ names."""

from __future__ import annotations

import itertools
import string
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.kit import serving, sqlite_at
from tepui.server.table.names import clean_name, disambiguate, skeleton


@pytest.mark.parametrize(
    "other", ["Anna", "anna", "Аnna", "ANNA", "Ａｎｎａ", "An na", "Αnna", "Anná", "A\u200bnna"]
)
def test_a_name_that_looks_like_anothers_gets_a_number(tmp_path: Path, other: str) -> None:
    with serving(sqlite_at(tmp_path)) as served:
        ann = served.open(who=["me", "friend", "friend"], name="Anna")
        served.join(ann, other)
        served.join(ann, other)
        _, look, _ = served.ask("GET", f"/api/tables/{ann['table']}", token=ann["token"])
        names = [person["name"] for person in look["room"]["people"]]
        assert names[0] == "Anna"
        assert names[1].endswith(" (2)")
        assert names[2].endswith(" (3)")


@pytest.mark.parametrize(
    "name", ["\u3164", "\u115f", "\u1160", "\u2800", "\uffa0", "\u3164 \u2800", "\u0301", "\ufe0f"]
)
def test_a_name_of_which_nothing_is_seen_is_none(name: str) -> None:
    assert clean_name(name) == "?"
    assert clean_name(f"Ann{name}").strip("\u0301") == "Ann"
    assert skeleton(f"Ann{name}") == skeleton("Ann")


def test_a_name_that_looks_like_a_bots_gets_a_number(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path)) as served:
        seats = ["me", "friend", "bot:random", "bot:random"]
        ann = served.open(who=seats, name="kapok")
        served.join(ann, "AGOUТI")  # with a letter of another alphabet
        _, look, _ = served.ask("GET", f"/api/tables/{ann['table']}", token=ann["token"])
        names = [person["name"] for person in look["room"]["people"]]
        assert names == ["kapok (2)", "AGOUТI (2)", "Agouti", "Kapok"]
        assert served.open(name="Kapok")  # where no bot is called so, everybody may be
        log = served.ask("GET", f"/api/tables/{ann['table']}/log", token=ann["token"])[1]
        assert "Agouti" in log


@given(st.lists(st.text(st.sampled_from("Aaа Il1|oO0()23é"), min_size=1, max_size=32), max_size=5))
def test_no_two_names_at_a_table_look_alike(wanted: list[str]) -> None:
    names: list[str] = []
    for name in wanted:
        names.append(disambiguate(name, names))
    assert all(len(name) <= 32 for name in names)
    for one, other in itertools.combinations(names, 2):
        assert skeleton(one) != skeleton(other)


def test_names_that_differ_stay_as_they_are() -> None:
    names = ["Ann", "Bob", "Анна", "Zoé", "李", string.ascii_letters[:32]]
    for number, name in enumerate(names):
        assert disambiguate(name, names[:number]) == name
