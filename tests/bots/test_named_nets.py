"""Nets of the user's own, by name; the games' own nets are never written to."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import tepui
from tepui.bots.bot import UnknownBot
from tepui.bots.roster import check
from tepui.cli import train
from tepui.cli.app import app
from tepui.engine.learning import netfile
from tepui.engine.text.errors import TepuiError
from tepui.engine.text.words import words
from tepui.lab.strength.arena import jobs
from tepui.lab.strength.contest import contest

COLORETTO = tepui.game("coloretto")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_: tmp_path)
    netfile.named.cache_clear()


def install(name: str) -> None:
    place = netfile.place_of(COLORETTO, name)
    place.parent.mkdir(parents=True)
    shutil.copyfile(COLORETTO.folder / netfile.NAME, place)


def test_a_level_plays_by_the_net_that_is_named() -> None:
    install("mine")
    (own,), (usual,) = (
        jobs(COLORETTO, [f"instinct{at}", "random"], 1, 1) for at in ("@mine", "")
    )  # fmt: skip
    found, wanted = contest(own), contest(usual)
    assert found.failed is None, found.why
    assert found.final == wanted.final
    for spec in ("champion@mine", "regular/miser@mine", "guided:40@mine", "instinct:1@mine"):
        assert check(spec, COLORETTO) == spec
    other = netfile.named(COLORETTO, "mine")
    other.about["seats"] = [3]
    with pytest.raises(netfile.BadNet, match="for 3 seats, not for 2"):
        contest(own)


@pytest.mark.parametrize(
    ("bot", "kind"),
    [
        ("hard@mine", UnknownBot), ("random@mine", UnknownBot), ("champion@none", netfile.BadNet),
        ("champion@../net", netfile.BadNet), ("nobody@mine", UnknownBot),
    ],
)  # fmt: skip
def test_what_names_no_net_is_refused_before_play(bot: str, kind: type[TepuiError]) -> None:
    install("mine")
    with pytest.raises(kind) as wrong:
        jobs(COLORETTO, [bot, "random"], 1, 0)
    for language in ("en", "fr", "de"):
        assert "{" not in wrong.value.text(language)


def run(*asked: str) -> Result:
    return CliRunner().invoke(app, ["train", *asked], env={"LC_ALL": "C"})


def test_training_refuses_what_it_would_replace_before_it_begins(tmp_path: Path) -> None:
    install("mine")
    out = tmp_path / "training"
    done = run("coloretto", "--install", "mine", "--out", str(out))
    assert done.exit_code == 2
    assert "--force" in done.output
    (out / "coloretto").mkdir(parents=True)
    (out / "coloretto" / "net.npz").write_bytes(b"an hour of work")
    assert "--force" in run("coloretto", "--out", str(out)).output
    assert "isn’t a name for a net" in run("coloretto", "--install", "a/b").output
    assert "--out" in run("coloretto", "--outcome", "--install", "b").output
    assert (out / "coloretto" / "net.npz").read_bytes() == b"an hour of work"


def test_a_net_is_installed_for_its_user_alone(tmp_path: Path) -> None:
    shipped = COLORETTO.folder / netfile.NAME
    before = shipped.read_bytes()
    other = tmp_path / "net.npz"
    other.write_bytes(b"trained")
    train._install(COLORETTO, other, "mine", silent=True)
    assert netfile.place_of(COLORETTO, "mine").read_bytes() == b"trained"
    assert shipped.read_bytes() == before


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_progress_of_either_training_is_told(language: str) -> None:
    self_play = {
        "game": "coloretto", "seconds": 12.3, "lessons": 3, "decisions": 65_536, "games": 900,
        "per_second": 5_000, "variety": 1.0, "missed": 0.5, "missed_open": 0.4, "drift": 0.1,
        "random": {2: 1.5}, "earlier": {2: 1.1},
    }  # fmt: skip
    outcome = {"seconds": 3.0, "decisions": 100, "missed": 0.123, "critic": 0.2}
    assert words(language).figure(65_536) in train._progress_line(self_play, words(language))
    assert words(language).figure(0.123, 3) in train._progress_line(outcome, words(language))
