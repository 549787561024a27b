"""No leak: every message to a viewer follows from what that viewer may know, byte for byte."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tepui
from server.cup import Cup
from server.kit import PATIENCE, Player, Served, looking, play_some, serving, sqlite_at
from server.open_sights import unhidden
from server.rebuild import Betrayed, check
from settings import often
from tepui.engine.rules.contract import SPECTATOR
from tepui.engine.text.sheet import Sheet
from tepui.engine.text.words import words
from tepui.server.messages import Result
from tepui.server.table import picture
from tepui.server.table.broadcast import Broadcast

# Options that let a random game come to its end while a test waits.
OPTIONS = {"galapagos": {"sand": "off", "stale": "1"}}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("leak")


@pytest.fixture(scope="module")
def served(folder: Path) -> Iterator[Served]:
    with serving(sqlite_at(folder)) as served:
        yield served


def game_over_sockets(
    served: Served, game: str, seats: int, most: int = 100_000, revise: bool = False
) -> tuple[str, list[Player]]:
    """A game of random clients, with a spectator; what everybody heard."""
    who = ["me", *["friend"] * (seats - 1)]
    first = served.open(game, who, options=OPTIONS.get(game, {}))

    async def change_seats() -> None:
        async with looking(served, first["table"], first["token"]) as (player,):
            await player.ask({"type": "shift", "seat": seats - 1})

    asyncio.run(change_seats())
    tokens = [*(served.join(first)["token"] for _ in range(seats - 1)), first["token"]]

    async def play() -> list[Player]:
        async with looking(served, first["table"], *tokens, "") as players:
            await play_some(players[:-1], random.Random(seats), most, revise)
            for player in players:
                await player.ask({"type": "answer", "yes": True})  # all before it has come
            return players

    return first["table"], asyncio.run(play())


def check_all(folder: Path, table: str, players: list[Player]) -> int:
    viewers = [*range(len(players) - 1), SPECTATOR]
    return sum(
        check(folder, table, viewer, player.raw)
        for viewer, player in zip(viewers, players, strict=True)
    )


@pytest.mark.parametrize("game", [game.id for game in tepui.all_games()])
def test_every_message_follows_from_what_its_viewer_may_know(
    served: Served, folder: Path, game: str
) -> None:
    seats = tepui.game(game).seats[min(1, len(tepui.game(game).seats) - 1)]
    table, players = game_over_sockets(served, game, seats, often(120, 300), revise=True)
    assert check_all(folder, table, players) > 20 * seats


def test_what_bots_have_answered_is_taken_back_and_betrays_nothing(
    served: Served, folder: Path
) -> None:
    opened = served.open("amazones", ["me", "bot:random", "bot:random"])

    async def play() -> tuple[Player, int]:
        rng, taken = random.Random(2), 0
        async with looking(served, opened["table"], opened["token"]) as (me,):
            for _ in range(40):
                await me.until(lambda each: each.scene["awaited"] == [0] and each.choices())
                story = me.heard[-1].get("story", ())
                answered = any(event["args"].get("seat", 0) > 0 for event in story)
                if me.scene and me.scene["undo"] and answered:
                    assert (await me.ask({"type": "ask", "what": "undo"}))["type"] == "done"
                    await me.until(lambda each: not each.scene["undo"])
                    assert me.scene["awaited"] == [0]
                    taken += 1
                await me.move(rng.choice(me.choices()))
            await me.ask({"type": "answer", "yes": True})  # all before it has come
        return me, taken

    player, taken = asyncio.run(asyncio.wait_for(play(), PATIENCE))
    assert taken > 2
    assert check(folder, opened["table"], 0, player.raw) > 60
    undone = served.ask("GET", f"/api/tables/{opened['table']}/log", token=opened["token"])[1]
    assert undone.count(" undo\n") > 2 * taken  # the lines of both bots, and mine


def watched(
    served: Served, table: str, tokens: list[str], spectator: bool, most: int = 40
) -> dict[int, Player]:
    """A table that others have opened, played for a while; what everybody heard, by viewer."""

    async def play() -> dict[int, Player]:
        everybody = [*tokens, ""] if spectator else tokens
        async with looking(served, table, *everybody) as players:
            seats = {player.heard[0]["you"]: player for player in players[: len(tokens)]}
            await play_some([seats[n] for n in sorted(seats)], random.Random(7), most, revise=True)
            for player in players:
                await player.ask({"type": "answer", "yes": True})  # all before it has come
            return {**seats, SPECTATOR: players[-1]} if spectator else seats

    return asyncio.run(play())


def check_watched(folder: Path, table: str, players: dict[int, Player]) -> None:
    for viewer, player in players.items():
        assert check(folder, table, viewer, player.raw) > 10


def face_down(player: Player, viewer: int) -> tuple[int, int]:
    """How often a viewer was shown that another's card lies face down, and how often which."""
    views = [each["scene"]["view"] for each in player.heard if each.get("scene")]
    theirs = [
        seat for view in views for n, seat in enumerate(view["seats"])
        if n != viewer and seat["face_down"]
    ]  # fmt: skip
    return len(theirs), sum(seat["face_down_card"] is not None for seat in theirs)


def test_a_card_face_down_is_its_owners_alone(
    served: Served, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In Amazones: everybody sees that it lies there, and messages are made without knowing it."""

    def a_table() -> tuple[str, dict[int, Player]]:
        first = served.open("amazones", ["me", "friend", "friend"])
        tokens = [first["token"], *(served.join(first)["token"] for _ in range(2))]
        return first["table"], watched(served, first["table"], tokens, spectator=True, most=150)

    table, players = a_table()
    check_watched(folder, table, players)
    found = [face_down(player, viewer) for viewer, player in players.items()]
    assert all(lay for lay, _ in found)
    assert not any(seen for _, seen in found)
    kept = picture.scene_of
    monkeypatch.setattr(picture, "scene_of", unhidden(kept))
    table, players = a_table()
    monkeypatch.setattr(picture, "scene_of", kept)
    assert any(face_down(player, viewer)[1] for viewer, player in players.items()), "planted"
    with pytest.raises(Betrayed):
        check_watched(folder, table, players)


@pytest.mark.parametrize("game", ["amazones", "coloretto"])
def test_tables_of_a_match_tell_what_their_viewers_may_know(
    served: Served, folder: Path, game: str
) -> None:
    """Of one deal, side by side: neither leaks, nor tells of the other."""
    seats = tepui.game(game).seats[0] if game == "amazones" else 3
    wish = {"game": game, "who": ["friend"] * seats, "tables": 2}
    status, match, _ = served.ask("POST", "/api/matches", wish)
    assert status == 201, match
    path = f"/api/matches/{match['match']}"
    tables = [each["table"] for each in served.ask("GET", path)[1]["tables"]]
    for table in tables:
        seated = {"table": table, "invitation": match["invitation"]}
        tokens = [served.join(seated)["token"] for _ in range(seats)]
        check_watched(folder, table, watched(served, table, tokens, spectator=False))


@pytest.mark.parametrize("kind", ["swiss", "duplicate"])
def test_tables_of_a_tournament_tell_what_their_viewers_may_know(
    served: Served, folder: Path, kind: str
) -> None:
    cup = Cup(served, 6, game="amazones", kind=kind, seats=3, rounds=1)
    assert cup.do("begin")[0] == 200
    at: dict[str, list[str]] = {}
    for entrant, token in enumerate(cup.tokens):
        at.setdefault(cup.mine(entrant)[0], []).append(token)
    assert len(at) == 2
    for table, tokens in at.items():
        check_watched(folder, table, watched(served, table, tokens, spectator=kind == "swiss"))


@pytest.mark.parametrize("game", [game.id for game in tepui.all_games()])
def test_sheet_and_text_follow_from_what_their_asker_may_know(served: Served, game: str) -> None:
    seats = tepui.game(game).seats[min(1, len(tepui.game(game).seats) - 1)]
    first = served.open(game, ["me", *["friend"] * (seats - 1)], options=OPTIONS.get(game, {}))
    path = f"/api/tables/{first['table']}/sheet"
    assert served.ask("GET", path, token=first["token"])[0] == 409  # nobody plays yet
    tokens = [first["token"], *(served.join(first)["token"] for _ in range(seats - 1))]

    async def play() -> None:
        async with looking(served, first["table"], *tokens) as players:
            await play_some(players, random.Random(1), 30)
            for player in players:
                await player.ask({"type": "answer", "yes": True})  # all before it has come

    asyncio.run(play())
    match = served.worker.tables.live[first["table"]].state.match
    assert match is not None
    for viewer, token in zip([*range(seats), SPECTATOR], [*tokens, ""], strict=True):
        status, told, _ = served.ask("GET", path, token=token)
        world = match.position.seen_by(viewer).position.guessed(viewer, 7)
        known = world.game.breakdown(world.seen_by(viewer))
        assert (status, told) == (200, msgspec.to_builtins(known))
        names = [f"N{seat}" for seat in range(seats)]
        asked = "&".join(f"name={name}" for name in names)
        read = served.ask("GET", f"/api/tables/{first['table']}/text?{asked}", token=token)[:2]
        view = world.game.views.view(world.seen_by(viewer))
        assert read == (200, "\n".join(world.game.terminal.lines(view, words("en"), names)))
        if game == "amazonas":
            missions = [entry.get("hidden", False) for entry in told["lines"][-1]["entries"]]
            assert missions == [seat != viewer for seat in range(seats)]


def unwitnessed(story: Callable[..., Any]) -> Any:
    def leaky(steps: Any, sights: Any) -> Any:
        return [
            event
            for step in steps
            for event in step.before.game.narration.narrate(
                sights.of(step.before), step.actor, step.move, sights.of(step.after)
            )
        ]

    return leaky


def early_seed(scene_of: Callable[..., Any]) -> Any:
    def leaky(table: Any, sights: Any) -> Any:
        scene = scene_of(table, sights)
        shown = Result("", [], [], table.seed.hex(), Sheet([]))
        return scene and msgspec.structs.replace(scene, result=shown)

    return leaky


def ply_for_decision(scene_of: Callable[..., Any]) -> Any:
    def leaky(table: Any, sights: Any) -> Any:
        scene = scene_of(table, sights)
        return scene and msgspec.structs.replace(scene, decision=table.next)

    return leaky


def real_choices(scene_of: Callable[..., Any]) -> Any:
    """Choices in an order that tells of the other hand."""

    def leaky(table: Any, sights: Any) -> Any:
        scene = scene_of(table, sights)
        if (
            scene
            and sights.viewer >= 0
            and table.match.position.record[0].hand[1 - sights.viewer][:9].any()
        ):
            return msgspec.structs.replace(scene, choices=scene.choices[::-1])
        return scene

    return leaky


@pytest.mark.parametrize(
    ("name", "leak"),
    [
        ("scene_of", unhidden),
        ("story", unwitnessed),
        ("scene_of", early_seed),
        ("scene_of", ply_for_decision),
        ("scene_of", real_choices),
    ],
)
def test_planted_leaks_are_caught(
    served: Served, folder: Path, name: str, leak: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = getattr(picture, name)
    monkeypatch.setattr(picture, name, leak(kept))
    table, players = game_over_sockets(served, "coloretto", 2, 16)
    monkeypatch.setattr(picture, name, kept)
    with pytest.raises(Betrayed):
        check_all(folder, table, players)


def test_a_message_about_nothing_is_caught(
    served: Served, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A secretly changed choice makes no message for the others; one about nothing would tell."""
    monkeypatch.setattr(Broadcast, "_is_news", lambda self, viewer, change: True)
    first = served.open("amazonas", ["me", "friend", "friend"])
    tokens = [first["token"], *(served.join(first)["token"] for _ in range(2))]

    async def play() -> dict[int, Player]:
        async with looking(served, first["table"], *tokens, "") as players:
            me = players[0]
            for _ in range(3):  # each builds a hut in turn, from the seat that the lot has named
                await me.until(lambda each: len(each.scene["awaited"]) == 1)
                (turn,) = me.scene["awaited"]
                await players[turn].until(lambda each: each.choices())
                await players[turn].move(players[turn].choices()[0])
                await me.until(lambda each, turn=turn: each.scene["awaited"] != [turn])
            await me.until(lambda each: len(each.scene["awaited"]) == 3)
            for n in (0, 1, 0):  # a choice, and others in its place before anybody else has chosen
                await me.move(me.choices()[n])
            for player in players:
                await player.ask({"type": "answer", "yes": True})  # all before it has come
            return dict(zip([0, 1, 2, SPECTATOR], players, strict=True))

    players = asyncio.run(play())
    with pytest.raises((Betrayed, ValueError)):
        sum(check(folder, first["table"], viewer, each.raw) for viewer, each in players.items())
