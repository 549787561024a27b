"""The search with a net, instinct, and the judge: they repeat, agree, and know no secrets."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import tepui
from pondering import ponder_each_open
from settings import RandomChance, next_move
from tepui.bots import judge
from tepui.bots.bot import BotSeat, UnknownBot, ask
from tepui.bots.levels import level
from tepui.bots.players import InstinctBot, SearchBot
from tepui.bots.roster import seated
from tepui.bots.settings import Settings, Thought
from tepui.bots.thinker import Thinker
from tepui.engine.game import Game
from tepui.engine.learning import netfile
from tepui.engine.learning.net import Layers
from tepui.engine.learning.relative_features import relative_features
from tepui.engine.play.match import Match
from tepui.engine.play.position import Position
from tepui.engine.runtime.machine import ByNumba

COLORETTO = tepui.game("coloretto")


def random_nets(game: Game, options: dict[str, list[str]] | None = None) -> netfile.Nets:
    """Nets that know nothing, but have opinions."""
    layout, rng, width = relative_features(game), np.random.default_rng(1), 24

    def layers(inputs: int, outputs: int) -> Layers:
        sizes = ((inputs, width), (width,), (width, width), (width,), (width, outputs), (outputs,))
        return Layers(*(rng.normal(0, 0.2, size).astype(np.float32) for size in sizes))

    actor = layers(layout.size, layout.actions + layout.most_seats)
    critic = layers(layout.open_size, layout.most_seats)
    return netfile.Nets(game, {"options": options or {}}, actor, critic)


@pytest.fixture
def nets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(netfile, "_own", random_nets)


def a_choice(game: Game, seats: int, seed: int = 0, plies: int = 30) -> tuple[Match, int]:
    """Somebody's choice, after some random moves."""
    match, rng = Match(game, seats, game.simulated({})), random.Random(seed)
    for _ in range(plies):
        match.position.apply(*next_move(match.position, rng))
    while True:
        match.run_chance(RandomChance(seed))
        seat = match.position.waiting()[0]
        if len(match.legal(seat)) > 1:
            return match, seat
        match.position.apply(seat, match.legal(seat)[0])


def think(match: Match, seat: int, simulations: int = 96, seed: int = 1) -> list[Thought]:
    game, seats = match.game, match.position.seats
    settings = Settings(cut=0, margin=0.02, own=0.3)
    thinker = Thinker(game, seats, seat, settings, nets=random_nets(game))
    record = match.position.hidden_from(seat).record
    return thinker.think(record, match.legal(seat), seed, simulations)


@pytest.mark.parametrize("game", tepui.all_games(), ids=lambda game: game.id)
def test_every_game(game: Game) -> None:
    """By the contract alone; and nothing that the seat does not know makes a difference."""
    match, seat = a_choice(game, game.seats[-1])
    thoughts = think(match, seat)
    assert sorted(thought.move for thought in thoughts) == match.legal(seat)
    assert sum(thought.visits for thought in thoughts) == 96
    assert all(0 <= thought.chance <= 1 for thought in thoughts)
    assert think(match, seat) == thoughts
    assert think(match, seat, seed=2) != thoughts
    for seed in range(3):
        world = match.position.hidden_from(seat).guessed(seat, seed)
        match.position = world
        assert think(match, seat) == thoughts


def found() -> list[tuple[int, int, float]]:
    match, seat = a_choice(COLORETTO, 2)
    return [(t.move, t.visits, t.chance) for t in think(match, seat, 24)]


def test_interpreted_and_compiled_agree() -> None:
    code = "import json, test_guided; print(json.dumps(test_guided.found()))"
    where = os.pathsep.join(sys.path)
    said = subprocess.run(
        [sys.executable, "-c", code], env=os.environ | {"TEPUI_JIT": "off", "PYTHONPATH": where},
        cwd=Path(__file__).parent, capture_output=True, text=True, check=True,
    )  # fmt: skip
    interpreted, compiled = json.loads(said.stdout), found()
    assert [each[:2] for each in interpreted] == [list(each[:2]) for each in compiled]
    for one, other in zip(interpreted, compiled, strict=True):
        assert one[2] == pytest.approx(other[2], abs=1e-4)


@pytest.mark.usefixtures("nets")
def test_a_tree_that_is_full_grows_no_further() -> None:
    match, seat = a_choice(COLORETTO, 4)
    thinker = Thinker(COLORETTO, 4, seat, Settings(cut=0), nets=random_nets(COLORETTO))
    record, legal = match.position.hidden_from(seat).record, match.legal(seat)
    thinker.think(record, legal, 0, 1)
    desk = thinker._desks[0]
    thoughts = []
    for seed in range(8):
        desk.run(seat, 500)
        thoughts = thinker._thoughts(legal)
        assert (desk.table.array["key"] != 0).sum() < len(desk.table), seed
    assert sum(thought.visits for thought in thoughts) == 4_001


@pytest.mark.usefixtures("nets")
def test_the_champion_thinks_with_the_net_and_instinct_is_the_net() -> None:
    table = BotSeat(COLORETTO, 2, 0)
    champion, instinct = seated("champion", table), seated("instinct", table)
    assert isinstance(champion, SearchBot)
    assert champion.level.nets is not None
    assert isinstance(instinct, InstinctBot)
    match, seat = a_choice(COLORETTO, 2)
    chosen = []
    for spec in ("instinct", "instinct:0.01", "instinct:50", "guided:40+trust=2"):
        bot = seated(spec, BotSeat(COLORETTO, 2, seat))
        rows = []
        for world in range(3):
            position = match.position.hidden_from(seat).guessed(seat, world)
            rows.append(ask(bot, spec, position, seat, random.Random(5)))
        assert len(set(rows)) == 1, spec  # other secrets, the same choice
        chosen.append(rows[0])
    assert chosen[0] == chosen[1]
    hot = seated("instinct:50", BotSeat(COLORETTO, 2, seat))
    many = {ask(hot, "hot", match.position, seat, random.Random(n)) for n in range(60)}
    assert len(many) > 1


@pytest.mark.parametrize("spec", ["instinct:", "instinct:x", "instinct:-1", "instinct:nan"])
@pytest.mark.usefixtures("nets")
def test_heat_that_is_none(spec: str) -> None:
    if spec == "instinct:":
        assert isinstance(seated(spec, BotSeat(COLORETTO, 2, 0)), InstinctBot)
        return
    with pytest.raises(UnknownBot):
        seated(spec, BotSeat(COLORETTO, 2, 0))


def test_without_a_net_that_fits_play_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """None at all, or one for other options."""
    amazonas = tepui.game("amazonas")
    told = {"missions": ["plus"]}
    for own in (lambda game: None, lambda game: random_nets(game, told)):
        monkeypatch.setattr(netfile, "_own", own)
        options = {"missions": "minus"}
        champion, expert = (level(amazonas, 2, name, options) for name in ("champion", "expert"))
        assert champion.nets is None
        assert (champion.simulations, champion.settings) == (expert.simulations, expert.settings)
        bot = seated("instinct", BotSeat(amazonas, 2, 0, options))
        assert isinstance(bot, SearchBot)
        assert isinstance(judge.evaluator(amazonas, 2, options), judge.PlayOuts)


@pytest.mark.usefixtures("nets")
def test_the_judge_with_a_net_knows_no_secrets() -> None:
    match, seat = a_choice(COLORETTO, 3)
    hidden = match.position.hidden_from(seat)
    said = judge.judge(match.position, seat, 64)
    assert isinstance(judge.evaluator(COLORETTO, 3), judge.Critic)
    assert sum(said.chances) == pytest.approx(1)
    secrets = set()
    for seed in range(6):
        world: Position = hidden.guessed(seat, seed)
        secrets.add(world.record.tobytes())
        assert judge.judge(world, seat, 64) == said
        assert judge.judge(world, None, 64) != said  # laid open, secrets do matter
    assert len(secrets) > 1


@pytest.mark.usefixtures("nets")
@pytest.mark.parametrize(("game", "chairs"), [("coloretto", 1), ("galapagos", 3), ("amazonas", 3)])
def test_the_critic_is_asked_from_the_chairs_that_its_game_names(game: str, chairs: int) -> None:
    """A record that comes again is not judged again; another in between does not hide that."""
    chosen = tepui.game(game)
    match, seat = a_choice(chosen, 3)
    world = match.position.guessed(seat, 1)
    both = [match.position.record.copy(), world.record.copy()]
    for record in both:
        judge.ready(record, seat)
    mind = random_nets(chosen).open_mind(3)
    wanted = []
    for record in both:
        said = np.zeros((chairs, 3))
        seen_from = (seat + np.arange(chairs)) % 3
        ByNumba().run(ponder_each_open, np.repeat(record, chairs), seen_from, 3, mind, said)
        wanted.append(said.mean(0))
    records = np.concatenate([both[k] for k in (0, 0, 1, 1, 0)])
    found = judge.evaluator(chosen, 3).values(records, np.arange(5))
    assert np.array(found) == pytest.approx(np.array([wanted[k] for k in (0, 0, 1, 1, 0)]))
