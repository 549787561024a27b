"""The arena: fair, repeatable, and not stopped by a bot that fails."""

from __future__ import annotations

import json
import math
import multiprocessing
import os
import random
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

import tepui
from tepui.bots import subprocess_bot
from tepui.bots.bot import BotFailed, BotSeat, UnknownBot, ask
from tepui.bots.process import ProcessBot
from tepui.bots.python_bot import load
from tepui.bots.roster import check, seated
from tepui.cli.app import app
from tepui.cli.arena import _table
from tepui.cli.output import bots_of
from tepui.engine.play import log
from tepui.engine.play.match import Match
from tepui.engine.text.errors import TepuiError
from tepui.lab.figure import Figure, share_of_deals
from tepui.lab.simulate import BadNumber
from tepui.lab.strength.arena import Ranking, Standing, arena, jobs, run
from tepui.lab.strength.contest import Job, Outcome, contest
from tepui.lab.strength.duplicate import Deal
from tepui.lab.strength.rating import rated
from tepui.rating.anchors import anchors

COLORETTO = tepui.game("coloretto")
EXAMPLES = Path(__file__).parents[2] / "examples"
CAREFUL = f"python:{EXAMPLES / 'careful_bot.py'}:Careful"
LUCKY = f"process:{sys.executable} {EXAMPLES / 'lucky_bot.py'}"
KEYS = ["name", "seats_played", "win_share", "low", "high", "mean_score", "rating",
        "seconds_per_move", "adjusted", "fewer"]  # fmt: skip


def write(folder: Path, body: str) -> str:
    file = folder / "own.py"
    head = "import os\nclass Own:\n    def choose(self, record, legal, rng, deadline):\n"
    file.write_text(f"{head}        {body}\n", "utf-8")
    return f"python:{file}:Own"


def test_the_json() -> None:
    words = ["arena", "coloretto", "--bots", "greedy,random", "--games", "4", "--workers", "1"]
    done = CliRunner().invoke(app, [*words, "--seed", "3", "--json"])
    assert done.exit_code == 0, done.output
    report = json.loads(done.stdout)
    assert list(report) == ["game", "seats", "games", "bots"]
    assert (report["game"], report["seats"], report["games"]) == ("coloretto", 2, 4)
    assert [list(bot) for bot in report["bots"]] == [KEYS] * 2
    greedy, luck = report["bots"]
    assert greedy["seats_played"] == luck["seats_played"] == 4
    assert greedy["win_share"] + luck["win_share"] == pytest.approx(1)
    assert greedy["low"] < greedy["win_share"] <= greedy["high"]
    assert (round(greedy["rating"]["value"]), round(luck["rating"]["value"])) == (1507, 1047)
    assert greedy["adjusted"] is None, "of two deals, nobody can say how sure it is"


def test_it_repeats_on_any_number_of_processes() -> None:
    def play(seed: int, workers: int) -> list[tuple[list[int], list[int]]]:
        todo = jobs(COLORETTO, ["easy", "random", CAREFUL], 6, seed)
        done = sorted(run(todo, workers), key=lambda outcome: outcome.job.number)
        return [(outcome.places, outcome.scores) for outcome in done]

    assert play(1, 1) == play(1, 2) != play(2, 2)


def test_deals_are_duplicates() -> None:
    """The same cards to the same places, whoever sits there."""
    todo = jobs(COLORETTO, ["random", "greedy", "random"], 6, 0)
    assert [job.deal for job in todo] == [0, 0, 0, 1, 1, 1]
    assert [job.bots.index("greedy") for job in todo[:3]] == [1, 2, 0]
    first = [Deal(5, 2).pick([1] * 10, 0, {0: k}) for k in range(9)]
    assert first == [Deal(5, 2).pick([1] * 10, 0, {0: k, 1: 7}) for k in range(9)]
    assert first != [Deal(5, 2).pick([1] * 10, 1, {1: k}) for k in range(9)]
    dealt = []
    for _ in range(2):
        match = Match(COLORETTO, 3)
        match.run_chance(Deal(0, 0))
        dealt.append(match.position.record.tobytes())
    assert dealt[0] == dealt[1]


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("raise RuntimeError('no idea')", "no idea"),
        ("return 9999", "9999"),
        ("return 'accept'", "accept"),
        ("os._exit(3)", "exit code 3"),
    ],
)
def test_a_bot_that_fails_loses_and_the_arena_goes_on(tmp_path: Path, body: str, why: str) -> None:
    failing, heard = write(tmp_path, body), []
    report = arena(
        COLORETTO, [failing, "random"], 3, 0, logs=tmp_path, workers=1, heard=heard.append
    )
    assert report.games == 3
    assert report.bots[0].win_share == 0
    assert report.bots[1].win_share == 1
    assert all(why in outcome.why for outcome in heard)
    kept = log.read(Path(heard[0].log).read_text("utf-8"))
    assert kept.running
    log.resume(kept)


@pytest.mark.parametrize(
    "body", ["while True: pass", "import signal; signal.pause()", "__import__('time').sleep(3000)"]
)
def test_a_python_bot_that_hangs_loses_and_the_arena_goes_on(
    tmp_path: Path, body: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subprocess_bot, "LIMIT", 0.5)
    hanging, heard, before = write(tmp_path, body), [], multiprocessing.active_children()
    report = arena(
        COLORETTO, [hanging, "random"], 2, 0, logs=tmp_path, workers=1, heard=heard.append
    )
    assert [bot.win_share for bot in report.bots] == [0, 1]
    assert all("answer within 0.5 s" in outcome.why for outcome in heard)
    log.resume(log.read(Path(heard[0].log).read_text("utf-8")))
    assert set(multiprocessing.active_children()) <= set(before)


def test_bots_of_one_file_share_a_process_but_are_each_their_own(tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text(
        "import os\n"
        "class Own:\n"
        "    def sit(self, table): self.seat = table.seat\n"
        "    def choose(self, record, legal, rng, deadline): return os.getpid() * 2 + self.seat\n"
    )
    bots = [seated(f"python:{file}:Own", BotSeat(COLORETTO, 2, seat)) for seat in (0, 1)]
    record = Match(COLORETTO, 2).position.record[0]
    first, second = (bot.choose(record, [0], random.Random(0), None) for bot in bots)
    assert second - first == 1
    assert first // 2 != os.getpid()


def test_the_command_reports_a_failure_on_stderr(tmp_path: Path) -> None:
    failing = write(tmp_path, "return -5")
    words = ["arena", "coloretto", "--bots", f"{failing},random", "--games", "1", "--json"]
    done = CliRunner().invoke(app, [*words, "--logs", str(tmp_path), "--workers", "1"])
    assert done.exit_code == 0
    assert json.loads(done.stdout)["bots"][0]["win_share"] == 0
    assert "-5" in done.stderr


def test_the_examples_play() -> None:
    for spec in (CAREFUL, LUCKY):
        (job,) = jobs(COLORETTO, [spec, "random"], 1, 4)
        outcome = contest(job)
        assert outcome.failed is None, outcome.why
        assert outcome.choices[0] > 20


@pytest.mark.parametrize(
    ("script", "why"),
    [
        ("import time; time.sleep(3000)", "answer within"),
        ("import sys; sys.exit('out of ideas')", "out of ideas"),
        ("print('hello', flush=True); input()", "hello"),
        ("input(); input(); print('{\"move\": true}', flush=True); input()", "true"),
        ("print('[' * 90000, flush=True); input()", "[[["),
    ],
)
def test_a_process_that_misbehaves(script: str, why: str, tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(script, "utf-8")
    match = Match(COLORETTO, 2)
    match.run_chance(Deal(0, 0))
    seat = match.position.waiting()[0]
    limit = 0.5 if "sleep" in script else 600  # the others are heard, however long it takes
    bot = ProcessBot(f"{sys.executable} {file}", BotSeat(COLORETTO, 2, seat), limit=limit)
    with pytest.raises(BotFailed, match=re_escape(why)):
        ask(bot, "own", match.position, seat, random.Random(0))
    bot.leave()
    for language in ("en", "fr", "de"):
        assert BotFailed("bots-slow", bot="x", seconds="1").text(language)


def re_escape(text: str) -> str:
    import re

    return re.escape(text)


@pytest.mark.parametrize(
    "spec",
    ["exprt", "", "python:", "python:nowhere.py:Bot", "process:", "process:/no/such/program",
     f"python:{EXAMPLES / 'careful_bot.py'}:Nobody", "search:many", "search:10+spin=2"],
)  # fmt: skip
def test_names_that_name_no_bot(spec: str) -> None:
    with pytest.raises(UnknownBot) as wrong:
        seated(spec, BotSeat(COLORETTO, 2, 0))
    for language in ("en", "fr", "de"):
        assert "{" not in wrong.value.text(language)


def test_what_else_is_refused() -> None:
    assert check("expert") == "expert"
    for bots, games, seed in ((["random"], 1, 0), (["random"] * 2, 0, 0), (["random"] * 2, 1, -1)):
        with pytest.raises(TepuiError):
            arena(COLORETTO, bots, games, seed)
    with pytest.raises(BadNumber):
        arena(COLORETTO, ["random"] * 2, 0)


def test_a_file_that_does_not_load(tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text("1 / 0\n", "utf-8")
    with pytest.raises(BotFailed, match="division"):
        load(f"{tmp_path / 'own.py'}:Own", BotSeat(COLORETTO, 2, 0))


def test_more_thought_wins_more() -> None:
    """In few games, by a wide margin; docs/bots.md has the levels, measured."""
    todo = jobs(COLORETTO, ["search:150", "random"], 12, 1)
    won = [contest(job).shares[job.bots.index("search:150")] for job in todo]
    assert sum(won) >= 10


def test_all_logs_are_kept_where_that_is_asked_for(tmp_path: Path) -> None:
    words = ["arena", "coloretto", "--bots", "random,random", "--games", "3", "--workers", "1"]
    asked = [*words, "--plain", "--logs", str(tmp_path / "logs")]
    done = CliRunner().invoke(app, asked)
    assert done.exit_code == 0, done.output
    files = sorted((tmp_path / "logs").iterdir())
    assert len(files) == 3
    for file in files:
        kept = log.read(file.read_text("utf-8"))
        assert not kept.running
        assert log.resume(kept).position.over()
    assert "--force" in CliRunner().invoke(app, asked).output


def test_a_comma_ends_a_command_only_before_a_bot() -> None:
    assert bots_of(["normal,process:own --a=1,2,random"]) == [
        "normal",
        "process:own --a=1,2",
        "random",
    ]
    assert bots_of(["process:own", "easy, hard"]) == ["process:own", "easy", "hard"]
    assert bots_of(["process:a,process:b,python:c.py:C"]) == [
        "process:a",
        "process:b",
        "python:c.py:C",
    ]


def outcome(bots: tuple[str, ...], deal: int, places: list[int]) -> Outcome:
    job = Job("coloretto", {}, bots, 0, deal, deal, "")
    return Outcome(job, places, [0] * len(bots), [0.0] * len(bots), [1] * len(bots))


def test_a_rating_is_on_the_scale_of_the_anchors() -> None:
    """Games drawn by the model itself: who plays as strong as `easy` is found near `easy`."""
    rng, scale = random.Random(1), anchors("coloretto")
    assert scale is not None
    unit = scale.noise[2] * 2**0.5
    odds = 1 / (1 + math.exp((scale.levels["normal"] - scale.levels["hard"]) / unit))
    played = []
    for number in range(800):
        won = rng.random() < odds
        row, places = ("own", "normal"), [1, 2] if won else [2, 1]
        played.append(outcome(row if number % 2 else row[::-1],
                              number // 2, places if number % 2 else places[::-1]))  # fmt: skip
    found = rated(scale, played)
    assert (found["normal"].low, found["normal"].high) == (1500, 1500)
    hard = 1500 + 20 * (scale.levels["hard"] - 25)
    assert found["own"].low < hard < found["own"].high
    assert found["own"].high - found["own"].low < 120
    unknown = [outcome(("own", "other"), 0, [1, 2])]
    assert rated(scale, unknown) == {}
    assert (
        1500
        < rated(scale, played[:1] * 1 + [outcome(("own", "normal"), 9, [1, 2])] * 5)["own"].high
        < 4000
    )


@pytest.mark.parametrize("share", [0.0, 0.02, 0.5, 1.0])
def test_the_interval_of_a_share_stays_between_nothing_and_all(share: float) -> None:
    rng, held = random.Random(2), 0
    for _ in range(300):
        deals = [number // 2 for number in range(40)]
        seen = [float(rng.random() < share) for _ in deals]
        low, high = share_of_deals(deals, seen)
        assert 0 <= low <= high <= 1
        held += low <= share <= high
    assert held >= 270


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_table_fits_into_80_columns(language: str) -> None:
    standings = [
        Standing(name, 400, 0.523, 0.1, 0.9, 123.4, Figure(1500.0, 1400.0, 1600.0), 0.0123,
                 Figure(0.5, 0.0, 1.0), 12.0)
        for name in ("champion@a-net-of-mine", CAREFUL, LUCKY, "process:python3 other/lucky_bot.py")
    ]  # fmt: skip

    def shown() -> None:
        _table("Coloretto Amazonas", Ranking("coloretto", 4, 400, standings), 1, plain=False)

    command = click.Command("x", callback=shown)
    done = CliRunner().invoke(command, env={"COLUMNS": "80", "LC_ALL": language})
    assert done.exception is None, done.exception
    table = [line for line in done.output.splitlines()[1:] if line.startswith(" ")]
    assert max(map(len, table)) <= 80
    assert "…" not in done.output
    assert len({line[:25] for line in table if "123" in line}) == 4
