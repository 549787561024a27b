"""Daily challenge: one seed for a game and a date, bots that repeat themselves, and a par."""

from __future__ import annotations

import re
import subprocess
import sys
from datetime import date
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import tepui
from tepui.bots import roster
from tepui.bots.bot import Bot, BotSeat
from tepui.bots.phrase import LONGEST, Randomness, phrase, steady
from tepui.bots.players import RandomBot
from tepui.cli import daily as terminal
from tepui.cli.app import app
from tepui.daily import par as par_module
from tepui.daily.deal import deal_of, match_of, seed_of, terms_of
from tepui.daily.par import beaten, par_of, results
from tepui.engine.play import fair, log

DAY = date(2026, 11, 15)
QUICK = "guided:8"  # a champion that hardly thinks


def daily(*args: str, said: str = "", code: int = 0) -> Result:
    done = CliRunner().invoke(app, ["daily", *args], input=said, prog_name="tepui")
    assert done.exit_code == code, done.output
    return done


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Par of two games of a champion that hardly thinks."""
    monkeypatch.setattr(terminal, "GAMES", 2)
    monkeypatch.setattr(terminal, "results", partial(results, bot=QUICK))


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


def test_a_seed_for_each_game_day_and_secret() -> None:
    seeds = {
        seed_of(game, day, secret)
        for game in ("coloretto", "galapagos")
        for day in (DAY, date(2026, 11, 16))
        for secret in (b"one server", b"another")
    }
    assert len(seeds) == 8
    assert seed_of("coloretto", DAY) == seed_of("coloretto", DAY)
    assert {len(seed) for seed in seeds} == {fair.SEED_BYTES}


@pytest.mark.parametrize("game", [game.id for game in tepui.all_games()])
def test_par_repeats_and_every_game_of_it_ends(game: str) -> None:
    terms, seed = terms_of(tepui.game(game)), seed_of(game, DAY)
    points = list(results(terms, seed, 3, QUICK))
    assert list(results(terms, seed, 2, QUICK)) == points[:2], "a game follows from its number"
    par = par_of(terms, seed, 3, QUICK)
    assert (par.points, par.bot, par.final) == (sorted(points), QUICK, False)
    assert par.points[0] <= par.mean <= par.points[-1]
    assert len(set(par.points)) > 1 or par.spread == 0


def test_par_is_the_champions_against_the_bots_that_people_meet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seats, met = [], []

    def seated(name: str, table: BotSeat) -> Bot:
        seats.append((table.seat, name))
        return RandomBot()

    def drawn(seed: bytes, seat: int) -> Randomness:
        met.append((seed, seat))
        return steady(seed, seat)

    game = tepui.game("coloretto")
    terms, seed = terms_of(game), seed_of(game.id, DAY)
    monkeypatch.setattr(roster, "seated", seated)
    monkeypatch.setattr(par_module, "steady", drawn)
    assert par_of(terms, seed, 1).final
    assert sorted(seats) == [(0, "champion"), *((n, terms.level) for n in range(1, terms.seats))]
    assert met == [(seed, n) for n in range(1, terms.seats)], "deterministic in deal and view"


@pytest.mark.parametrize("game", [game.id for game in tepui.all_games()])
def test_bots_of_a_day_answer_the_same_view_alike(game: str) -> None:
    """Played twice by steady bots, everything repeats; and no phrase goes round in circles."""
    chosen = tepui.game(game)
    terms, seed = terms_of(chosen), seed_of(game, DAY)
    logs = []
    for _ in range(2):
        match, deal = match_of(chosen, terms), deal_of(terms, seed)
        while not match.position.over() and len(match.lines) < 60:
            match.run_chance(deal)
            for seat in match.position.waiting()[:1]:
                table = BotSeat(chosen, terms.seats, seat, terms.options)
                bot = roster.seated(terms.level, table)
                moves = phrase(bot, terms.level, match.position, seat, steady(seed, seat))
                assert len(moves) < LONGEST
                match.play(seat, moves)
        logs.append(log.write(match, seed=seed))
    assert logs[0] == logs[1]


def test_randomness_follows_from_the_view_and_the_seed() -> None:
    position = match_of(tepui.game("coloretto"), terms_of(tepui.game("coloretto"))).position
    drawn = [steady(seed, seat)(position).random() for seed in (b"a", b"b") for seat in (0, 1)]
    assert len(set(drawn)) == 4
    assert drawn[0] == steady(b"a", 0)(position).random()


@pytest.mark.usefixtures("few")
def test_two_friends_offline_compare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = [tmp_path / "anne.log", tmp_path / "bob.log"]
    for file in files:
        done = daily(
            "coloretto", "--date", "2026-11-15", "--name", "A", "--save", str(file),
            said="?\nundo\nhint\n" + "1\n" * 200,
        )  # fmt: skip
        assert "no hints, and nothing can be taken back" in done.output
        assert re.search("^  table ", done.output, re.MULTILINE)
        assert not re.search("^  (hint|undo) ", done.output, re.MULTILINE), "what is not there"
        assert "of the 2 games that our champion bot played" in done.output
    assert files[0].read_text("utf-8") == files[1].read_text("utf-8"), "the bots did the same"
    pars = [file.with_suffix(".par") for file in files]
    assert pars[0].read_text() == pars[1].read_text(), "and the champion"
    read = log.read(files[0].read_text("utf-8"))
    assert log.verify(read) > 20
    assert read.commitment == fair.commitment(seed_of("coloretto", DAY))
    pars[1].write_text("[]")  # what cannot be read is played again
    again = [daily("coloretto", "--date", "2026-11-15", "--save", str(file)) for file in files]
    assert all("only one attempt" in each.output for each in again)
    assert again[0].output.splitlines()[-1] == again[1].output.splitlines()[-1]
    assert pars[0].read_text() == pars[1].read_text()
    monkeypatch.setattr(terminal, "results", None)
    kept = daily("coloretto", "--date", "2026-11-15", "--save", str(files[0]))
    assert kept.output == again[0].output, "looked at again, par is not played again"


@pytest.mark.usefixtures("few")
def test_a_try_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "try.log"
    left = daily("coloretto", "--date", "2026-11-14", "--save", str(file), said="1\n1\nquit\n")
    assert "tepui daily coloretto --date 2026-11-14" in left.output
    first = log.read(file.read_text("utf-8")).lines
    daily("coloretto", "--date", "2026-11-14", "--save", str(file), said="1\n" * 200)
    whole = log.read(file.read_text("utf-8"))
    assert whole.lines[: len(first)] == first
    assert not whole.running
    other = daily("coloretto", "--date", "2026-11-13", "--save", str(file), code=2)
    assert "another deal" in other.output


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("colereto",), "coloretto"),
        (("coloretto", "--date", "tomorrow"), "isn’t a date"),
        (("coloretto", "--date", "2026-02-30"), "isn’t a date"),
        (("coloretto", "--date", "9999-01-01"), "no daily challenge"),
    ],
)
def test_bad_input_gets_a_sentence(args: tuple[str, ...], said: str) -> None:
    assert said in daily(*args, code=2).output


def test_beaten() -> None:
    assert beaten(5, [5]) == 50
    assert beaten(9, [1, 2, 3]) == 100
    assert beaten(0, [1, 2, 3]) == 0


@pytest.mark.parametrize("line", ["", "rubbish", "[1, 2]", '[{"game": "coloretto"}, "no", 1, "x"]'])
def test_who_plays_par_refuses_bad_input_in_a_sentence(line: str) -> None:
    command = [sys.executable, "-m", "tepui.daily"]
    done = subprocess.run(command, input=line, text=True, capture_output=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("Expected a line [terms,")
    assert "Traceback" not in done.stderr
