"""The command, run as a person or a program runs it."""

from __future__ import annotations

import asyncio
import hashlib
import io
import json
import os
import re
import subprocess
import sys
import time
from contextlib import redirect_stderr, redirect_stdout
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

import click
import pytest
import segno
from click.testing import CliRunner

import tepui
from tepui.cli import main, output, signs
from tepui.cli.app import app
from tepui.cli.language import SIGNS, ask
from tepui.cli.serve import qr_code
from tepui.coach.story import story_of
from tepui.engine.play import log
from tepui.engine.play.match import Match
from tepui.engine.rules.rule import INTERPRETED
from tepui.engine.runtime.machine import _module
from tepui.engine.text.words import words
from tepui.server.store.open import opened

IMPLEMENTATIONS = {"wasmtime", "numba", "interpreted"}
GOLDEN = Path(__file__).parents[1] / "games" / "coloretto" / "golden"
LOG = GOLDEN / "piles-3.log"


Done = subprocess.CompletedProcess[str]


def apart(*args: str, said: str = "", **environment: str) -> Done:
    """As a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", "from tepui.cli import main; main()", *args],
        input=said, capture_output=True, text=True, check=False, timeout=600,
        env={**os.environ, "LC_ALL": "C", **environment},
    )  # fmt: skip


def run(*args: str, said: str = "", **environment: str) -> Done:
    """The same in this process: one of its own for each case takes a second of the processor."""
    out, err, code = io.StringIO(), io.StringIO(), 0
    with (
        patch.dict(os.environ, {"LC_ALL": "C", **environment}),
        patch.object(sys, "argv", ["tepui", *args]),
        patch.object(sys, "stdin", io.StringIO(said)),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as end:
            code = int(end.code or 0)
    return subprocess.CompletedProcess(args, code, out.getvalue(), err.getvalue())


def test_a_process_of_its_own_says_the_same(tmp_path: Path) -> None:
    for args in (("games", "--json"), ("verify", str(tmp_path / "none.log")), ("--nonsense",)):
        mine, its = run(*args), apart(*args)
        assert (mine.returncode, mine.stdout) == (its.returncode, its.stdout)
        assert _without_signs(mine.stderr) == _without_signs(its.stderr)


def _without_signs(said: str) -> list[str]:
    """On a slow machine whoever waits is told for how long."""
    return [line for line in said.splitlines() if not re.search(r"\d s(?:$|\.)", line)]


def good(*args: str, said: str = "", **environment: str) -> str:
    done = run(*args, said=said, **environment)
    assert (done.returncode, _without_signs(done.stderr)) == (0, [])
    return done.stdout


def test_games() -> None:
    listed = json.loads(good("games", "--json"))
    assert [game["id"] for game in listed] == [game.id for game in tepui.all_games()]
    assert listed[[g["id"] for g in listed].index("coloretto")]["seats"] == [2, 3, 4]
    for language, word in (("en", "players"), ("fr", "joueurs"), ("de", "Personen")):
        assert word in good("games", "--lang", language)
    assert "joueurs" in good("games", LC_ALL="fr_CA.UTF-8")


def test_listing_games_as_json_compiles_none(monkeypatch: pytest.MonkeyPatch) -> None:
    code = property(lambda _: pytest.fail("it was compiled"))
    monkeypatch.setattr("tepui.engine.runtime.wasm.Module.code", code)
    _module.cache_clear()
    assert {game["runs_on"] for game in json.loads(good("games", "--json"))} <= IMPLEMENTATIONS


def test_listing_games_loads_no_compiler() -> None:
    script = (
        "import sys; sys.argv = ['tepui', 'games']\nfrom tepui.cli import main\n"
        "try:\n    main()\nfinally:\n    assert not {'numba', 'numpy', 'rich'} & set(sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize(
    "command", ["", "games", "play", "simulate", "arena", "hint", "replay", "verify"]
)
def test_help(command: str, language: str) -> None:
    words = [command] if command else []
    text = good(*words, "--lang", language, "--help")
    assert "cli-" not in text
    assert "--lang" in text


def test_simulate() -> None:
    report = json.loads(
        good("simulate", "coloretto", "--seats", "3", "--games", "500", "--seed", "7", "--json")
    )
    assert {
        "game", "seats", "games", "decisions", "seconds", "decisions_per_second",
        "games_per_second", "mean_scores", "mean_decisions", "end_reasons",
    } <= set(report)  # fmt: skip
    assert sum(report["end_reasons"].values()) == 500
    assert len(report["mean_scores"]) == 3
    assert report["decisions"] / 500 == report["mean_decisions"]
    assert 110 < report["mean_decisions"] < 140
    again = json.loads(
        good("simulate", "coloretto", "--seats", "3", "--games", "500", "--seed", "7", "--json")
    )
    assert again["mean_scores"] == report["mean_scores"]
    said = good("simulate", "coloretto", "--seats", "2", "--lang", "de")
    assert "Partien" in said
    assert re.search(r"\d,\d\N{NO-BREAK SPACE}%", said)
    assert not re.search(r"\d\.\d\D|\d%", said)


def test_replay_as_json_can_be_checked_step_by_step() -> None:
    plies = [json.loads(line) for line in good("replay", str(LOG), "--json").splitlines()]
    assert [ply["ply"] for ply in plies] == list(range(len(plies)))
    for ply in plies:
        assert ply["move"] in ply["legal"]
        assert ply["seat"] in ("*", 0, 1, 2)
        assert ply["scores"] == [seat["score"] for seat in ply["view"]["seats"]]
        assert all(seat["hand"] is not None for seat in ply["view"]["seats"])
        entries = zip(*(line["entries"] for line in ply["sheet"]["lines"]), strict=True)
        assert ply["scores"] == [sum(entry.get("points", 0) for entry in each) for each in entries]
    assert plies[-1]["view"]["phase"] == "end"
    assert " ".join(map(str, plies[-1]["scores"])) in LOG.read_text("utf-8")


def test_replay_from_a_seat_shows_what_it_saw() -> None:
    for line in good("replay", str(LOG), "--json", "--seat", "1").splitlines():
        ply = json.loads(line)
        hands = [seat["hand"] is not None for seat in ply["view"]["seats"]]
        assert hands == [False, True, False]
        assert not ply["legal"] or ply["seat"] == 1
    story = good("replay", str(LOG), "--seat", "1", "--lang", "fr")
    assert "Bruno pioche la carte" in story
    assert "Anne pioche une carte." in story
    assert "Anne pioche la carte" not in story


def test_the_story_numbers_its_moves_as_a_review_does() -> None:
    """Each line that tells a move has its number; what follows from it has none."""
    story = good("replay", str(LOG), "--lang", "en").splitlines()
    moves = [line for line in story if re.match(r" *\d+  \S", line)]
    numbers = [int(line.split()[0]) for line in moves]
    acts = story_of(log.read(LOG.read_text("utf-8")))
    assert numbers == sorted({*numbers})
    assert {act.ply for act in acts if act.actor >= 0} <= {*numbers}
    ply = next(act.ply for act in acts if act.actor == 1)
    assert "Bruno" in moves[numbers.index(ply)]
    assert [line for line in story if line.startswith("      ")]


def test_the_story_ends_with_the_score_sheet_of_every_seat() -> None:
    told = good("replay", str(LOG), "--lang", "en").splitlines()
    (ending,) = (i for i, line in enumerate(told) if line == words("en")("coloretto-ending-piles"))
    rest = [line for line in told[ending + 1 :] if not line.startswith("   ")]
    scores = json.loads(good("replay", str(LOG), "--json").splitlines()[-1])["scores"]
    assert [int(line.split(": ")[1].split()[0]) for line in rest] == sorted(scores, reverse=True)
    for line, after in zip(rest, [*rest[1:], None], strict=True):
        below = told[told.index(line) + 1 : None if after is None else told.index(after)]
        points = sum(int(each.rsplit(": ", 1)[1].split()[0]) for each in below)
        assert points == int(line.split(": ")[1].split()[0])
        assert all(each.endswith(("[CA2]", "[CA3]")) for each in below)


def test_verify() -> None:
    assert "follow from the seed" in good("verify", str(LOG))
    assert json.loads(good("verify", str(LOG), "--json"))["fair"] is True


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_help_is_said_without_what_says_plurals(language: str) -> None:
    """Loading that takes longer than all the rest."""
    script = (
        f"import sys; sys.argv = ['tepui', '--help', '--lang', '{language}']\n"
        "from tepui.cli import main\n"
        "try:\n    main()\nfinally:\n    assert 'fluent.runtime' not in sys.modules"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_verify_says_that_a_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "begun.log"
    assert run("play", "coloretto", "--save", str(file), said="1\nquit\n").returncode == 0
    said = good("verify", str(file))
    assert "isn’t over yet" in said
    assert "complete" not in said
    assert "over yet" not in good("verify", str(LOG))


def test_verify_says_what_was_not_dealt(tmp_path: Path) -> None:
    whole = log.resume(log.read(LOG.read_text("utf-8")))
    again = whole.again()
    for line in whole.lines[:40]:
        again.play(line.actor, line.moves)
    from_there = Match(whole.game, whole.seats, start=again.position)
    file = tmp_path / "arranged.log"
    file.write_text(log.write(from_there, seed=bytes(32)), "utf-8")
    assert "the deal itself isn’t checked" in good("verify", str(file))
    assert json.loads(good("verify", str(file), "--json"))["arranged"] is True
    assert "the deal itself" not in good("verify", str(LOG))


def test_verify_shows_the_commitment_and_takes_the_one_that_was_noted() -> None:
    noted = next(line[11:] for line in LOG.read_text("utf-8").split("\n") if "commitment" in line)
    said = good("verify", str(LOG))
    assert noted in said
    assert "--commitment" in said
    assert "could have tried several seeds" in said
    assert "--commitment" not in good("verify", str(LOG), "--commitment", noted)
    for other in (noted[:-1] + "x", "é" * 64, "\x1b[31m", ""):
        run = CliRunner().invoke(app, ["verify", str(LOG), "--commitment", other])
        assert run.exit_code == 2
        assert "isn’t the log’s" in run.output
        assert "\x1b" not in run.output


def test_a_terminal_takes_no_commands_from_a_log(tmp_path: Path) -> None:
    text = LOG.read_text("utf-8").replace("Anne", "An\x1b]0;x\x07ne\x9b31m\u202e")
    body = text.rpartition("digest ")[0]
    file = tmp_path / "escaping.log"
    file.write_text(f"{body}digest {hashlib.sha256(body.encode()).hexdigest()}\n", "utf-8")
    moves = tmp_path / "moves.log"
    body = body.replace("* start", "* \x1b[2Jstart", 1)
    moves.write_text(f"{body}digest {hashlib.sha256(body.encode()).hexdigest()}\n", "utf-8")
    said = good("replay", str(file)) + good("verify", str(file))
    refused = CliRunner().invoke(app, ["replay", str(moves)])
    assert refused.exit_code == 2
    for bad in ("\x1b", "\x07", "\x9b", "\u202e"):
        assert bad not in said + refused.output
    assert "ne" in said


def test_what_is_wrong_is_said_on_stderr(tmp_path: Path) -> None:
    edited = tmp_path / "edited.log"
    edited.write_text(LOG.read_text("utf-8").replace("Anne", "Anna"), "utf-8")
    binary = tmp_path / "binary.log"
    binary.write_bytes(bytes(range(256)))
    for args, said in (
        (("play", "chess"), "There is no game “chess”"),
        (("simulate", "coloretto", "--seats", "5"), "2 to 4 players, not 5"),
        (("simulate", "coloretto", "--seats", "2", "--games", "0"), "must be at least 1"),
        (("simulate", "coloretto", "--seats", "2", "--games", "1.5"), "must be a whole number"),
        (("simulate", "coloretto", "--seats", "2", "--seed", "-1"), "from 0 to 2^63"),
        (("simulate", "coloretto", "--seats", "2", "--option", "x"), "has no value: write NAME"),
        (("simulate", "coloretto", "--seats", "2", "--option", "x=y"), "has no options"),
        (("simulate", "galapagos", "--seats", "2", "--option", "x=y"), "no option “x”"),
        (("verify", str(edited)), "changed after it was written"),
        (("replay", str(binary)), "binary.log: This isn’t a Tepui log"),
        (("build", str(tmp_path)), f"{tmp_path} holds no game"),
        (("serve", "--port", "0", "--limit", "socket=1"), "Similar: sockets"),
        (("serve", "--port", "0", "--limit", "foo=1"), "Choose from: tables"),
        (("replay", str(LOG), "--seat", "3"), "There is no seat 3"),
        (("replay", str(tmp_path / "none.log")), "none.log"),
        (("play", "coloretto", "--resume", str(LOG)), "not a saved game"),
        (("play", "coloretto", "--seat", "2"), "There is no seat 2"),
        (("games", "--nonsense"), "--nonsense"),
    ):
        done = run(*args)
        assert done.returncode == 2, args
        assert said in done.stderr, args
        assert "Traceback" not in done.stderr
        assert done.stdout == ""


@pytest.mark.parametrize(
    "wrong",
    ["--games 0", "--threads 0", "--seats 5", "--seats 0", "--option x=y", "--gpu", "--ray local"],
)
def test_what_cannot_be_simulated_is_refused_before_anything_is_compiled(
    wrong: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tepui.lab.simulate.play", lambda _: pytest.fail("it was loaded"))
    found = find_spec("wasmtime")  # all that is installed besides Tepui
    monkeypatch.setattr(
        "importlib.util.find_spec", lambda name, *_: found if name == "wasmtime" else None
    )
    monkeypatch.setattr("tepui.cli.options.find_spec", lambda *_: None)
    done = run("simulate", "coloretto", "--seats", "2", *wrong.split())
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    "typed", ["play coloretto --bot stronk", "serve --port 0 --limit foo=1", "plunk"]
)
def test_nothing_far_from_what_was_typed_is_suggested(typed: str) -> None:
    said = run(*typed.split()).stderr
    assert "Did you mean" not in said
    assert "Similar" not in said


def test_a_server_that_cannot_start_leaves_no_database(tmp_path: Path) -> None:
    place = f"sqlite:///{tmp_path / 'tables.db'}"
    assert run("serve", "--port", "0", "--limit", "foo=1", "--database", place).returncode == 2
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_what_hosts_have_done_is_told_in_sentences(language: str, tmp_path: Path) -> None:
    place = f"sqlite:///{tmp_path / 'a.db'}"
    asyncio.run(_opened(place))
    good("host", "invite", "--label", "Chess club", "--uses", "40", "--database", place)
    good("host", "door", "members", "--database", place)
    said = good("host", "log", "--database", place, "--lang", language)
    for key, whom, text in (("invite", "Chess club", "40"), ("door", "members", "–")):
        assert words(language)(f"cli-act-{key}", whom=whom, text=text) in said
        assert not re.search(rf"\w {whom} {text}|\w {whom}$", said, re.MULTILINE)


async def _opened(place: str) -> None:
    async with opened(place):
        pass


@pytest.mark.parametrize(("name", "given"), [("TEPUI_GAMES", "nofolder"), ("TEPUI_JIT", "foo")])
def test_a_variable_that_cannot_be_is_refused(
    name: str, given: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, given)
    done = CliRunner().invoke(app, ["games"])
    assert done.exit_code == 2
    assert f"“{given}”" in done.output
    assert name in done.output


@pytest.mark.parametrize("command", ["arena", "simulate", "data -o games.parquet", "evaluate"])
@pytest.mark.parametrize(
    "bot", ["python:none.py:X", "python:bot.py:X", "python:bot.py:Y", "process:none"]
)
def test_a_program_that_cannot_play_is_refused_before_anything_is_played(
    command: str, bot: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bot.py").write_text("class Y:\n    def choose(self): ...\n    sit = 1 / 0\n", "utf-8")
    # Whoever imports `run` from the arena comes first, and does not import the false one.
    for place in ("data.run", "strength.evaluate.run", "simulate.play", "strength.arena.run"):
        monkeypatch.setattr(f"tepui.lab.{place}", lambda *_: pytest.fail("it was played"))
    words = (
        [bot, "coloretto"] if command == "evaluate" else ["coloretto", "--bots", f"random,{bot}"]
    )
    done = run(*command.split(), *words)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert "none" in done.stderr or "bot.py" in done.stderr
    assert not Path("games.parquet").exists()


def test_a_short_name_means_the_same_everywhere() -> None:
    meant: dict[str, set[str]] = {}

    def look(command: click.Command) -> None:
        for each in command.params:
            for short in (name for name in each.opts if re.fullmatch("-[a-z]", name)):
                meant.setdefault(short, set()).add(max(each.opts, key=len))
        if isinstance(command, click.Group):
            for name in command.list_commands(context):
                found = command.get_command(context, name)
                assert found is not None
                look(found)

    context = click.Context(app)
    look(app)
    assert meant == {"-o": {"--out"}}


def test_help_is_said_in_the_language_asked_for_after_it() -> None:
    for asked in (["play", "--help", "--lang", "fr"], ["play", "--lang", "fr", "--help"]):
        shown = CliRunner().invoke(app, asked).output
        assert words("fr")("cli-option-seat") in " ".join(shown.split())


def test_the_address_on_the_local_network_can_be_photographed() -> None:
    address = "http://192.168.178.23:8000"
    light = {"█": (1, 1), "▀": (1, 0), "▄": (0, 1), " ": (0, 0)}
    lines = [re.sub("\x1b\\[[0-9;]*m", "", line) for line in qr_code(address).splitlines()]
    seen = [[light[mark][half] for mark in line] for line in lines for half in (0, 1)]
    code = segno.make(address, error="m", micro=False)
    assert not code.is_micro
    drawn = [[int(not dark) for dark in row] for row in code.matrix_iter(border=2)]
    assert seen[: len(drawn)] == drawn


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_what_is_compiled_is_counted(tmp_path: Path) -> None:
    from tepui.engine.runtime.jit import Drawer

    before = signs.compiled()
    Drawer(str(tmp_path), "one", "stamp").save("key", "data")
    assert signs.compiled() == before + 1


def test_a_training_says_what_it_does_and_what_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SIGNS, "said", SIGNS.said)  # and put back what is said usually
    clock = SimpleNamespace(monotonic=lambda: now)
    monkeypatch.setattr(output, "time", clock)
    now, heard = 100.0, output.lessons("Leduc")
    assert SIGNS.said(5, 0) == "Leduc: getting ready to train, 5 s"
    assert SIGNS.said(9, 3).startswith("Compiling the rules for this machine (once): 3 functions")
    heard(0.2, 100)  # a training that is taken up again has its share of the budget behind it
    assert SIGNS.said(10, 3) == "Leduc: the first lesson, 10 s"
    now = 130.0
    heard(0.4, 200)
    now = 140.0  # a fifth in 30 seconds: three more take 90, and 10 of them are over
    said = "Leduc: 40% of the training, 200 decisions, 50 s; about 80 s left"
    assert SIGNS.said(50, 3) == said


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signs, "PATIENCE", 0.0)
    monkeypatch.setattr(signs, "LINES", 0.01)
    monkeypatch.setattr(signs, "LOOK", 0.001)


def until_told(err: io.StringIO, said: str) -> None:
    end = time.monotonic() + 60
    while said not in err.getvalue():
        assert time.monotonic() < end, err.getvalue()
        time.sleep(0.01)


def now() -> float:
    return time.monotonic()


@pytest.mark.usefixtures("hasty")
def test_a_pipe_is_told_what_one_waits_for(monkeypatch: pytest.MonkeyPatch) -> None:
    functions = [5]
    monkeypatch.setattr(signs, "compiled", lambda: functions[0])
    with redirect_stderr(io.StringIO()) as err, SIGNS.shown(now()):
        until_told(err, "Working: 0 s\nWorking: 0 s\n")
        functions[0] = 8
        until_told(
            err, "Compiling the rules for this machine (once): 3 functions so far, 0 s. The last"
        )


@pytest.mark.usefixtures("hasty")
def test_nothing_is_said_while_somebody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    told = []

    def prompt(*_: object, **__: object) -> str:
        told.append(err.getvalue())
        time.sleep(0.05)
        told.append(err.getvalue())
        return " a "

    monkeypatch.setattr("click.prompt", prompt)
    with redirect_stderr(io.StringIO()) as err, SIGNS.shown(now() - 60):
        until_told(err, "Working: 60 s\n")
        assert ask("?") == "a"
        until_told(err, "Working: 0 s\n")  # and the clock starts again
    assert told[0] == told[1]


@pytest.mark.usefixtures("hasty")
def test_a_pipe_is_told_how_far_it_has_come_though_nothing_moves() -> None:
    with redirect_stderr(io.StringIO()) as err, SIGNS.shown(now() - 7):
        advance = output.progress("Chess", 8)
        until_told(err, "Chess: 0%, 7 s\nChess: 0%, 7 s\n")  # one clock for all that is done
        advance(2)
        until_told(err, "Chess: 25%, 7 s\n")
    told = err.getvalue()
    time.sleep(0.05)
    assert err.getvalue() == told


def test_who_is_quick_says_nothing_else() -> None:
    with redirect_stderr(io.StringIO()) as err, SIGNS.shown(now()):
        output.progress("Chess", 8)(2)
        time.sleep(0.2)
    assert err.getvalue() == ""


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("command", ["games", "host log", f"verify {LOG}", "play chess"])
def test_every_command_shows_that_it_works(
    command: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tepui.cli.command._check_variables", lambda: time.sleep(0.1))
    database = {"TEPUI_DATABASE": f"sqlite:///{tmp_path / 'a.db'}"}
    for language, said in (("fr", "Travail en cours\xa0: 0 s"), ("de", "In Arbeit: 0 s")):
        assert said in run(*command.split(), f"--lang={language}", **database).stderr


def test_a_reader_may_close_the_pipe() -> None:
    """As `tepui games | head -1` does."""
    ran = subprocess.Popen(
        [sys.executable, "-m", "tepui.cli", "games"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert ran.stdout is not None
    ran.stdout.close()  # before anything is written
    assert (ran.communicate()[1], ran.returncode) == (b"", 0)
