"""The daily challenge at a server: the same for all, once, told to nobody who has not finished."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from datetime import timedelta
from itertools import takewhile
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

import tepui
from server.accounts import keep, sign_in, take
from server.kit import (
    PATIENCE,
    Clock,
    Player,
    Served,
    looking,
    noon,
    posted,
    serving,
    sqlite_at,
)
from server.tries import begin, board, person, play, today
from tepui.daily.deal import terms_of
from tepui.daily.par import BOT, STAND_IN, Par, par_of
from tepui.engine.play import fair, log
from tepui.engine.rules.contract import CHANCE
from tepui.server.table.pars import play_par

CLIENTS = 20
LONG_AGO = "2020-01-01"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return noon(monkeypatch)


@pytest.fixture
def served(tmp_path: Path, clock: Clock) -> Iterator[Served]:
    with serving(sqlite_at(tmp_path)) as served:
        yield served


def dealt(served: Served, table: str) -> list[tuple[int, ...]]:
    """What was drawn before anybody moved."""
    match = served.worker.tables.live[table].state.match
    assert match is not None
    return [line.moves for line in takewhile(lambda line: line.actor == CHANCE, match.lines)]


@pytest.mark.usefixtures("clock")
def test_twenty_people_and_a_restart(tmp_path: Path) -> None:
    """All are dealt the same, once; what was begun goes on after a restart, and is counted."""
    people = [person() for _ in range(CLIENTS)]

    async def some(served: Served, seats: list[Any], most: int) -> list[Player]:
        return await asyncio.gather(
            *(play(served, seat, most, n % 5) for n, seat in enumerate(seats))
        )

    with serving(sqlite_at(tmp_path)) as served:
        seats = [begin(served, who, name=f"P{n}") for n, who in enumerate(people)]
        assert [begin(served, who) for who in people] == seats, "asked again, the same seat"
        assert len({seat["table"] for seat in seats}) == CLIENTS
        asyncio.run(some(served, seats, 5))
        deals = [dealt(served, seat["table"]) for seat in seats]
        assert deals[0]
        assert all(deal == deals[0] for deal in deals)
        assert board(served, people[0])["begun"] == CLIENTS
    with serving(sqlite_at(tmp_path)) as served:
        assert [begin(served, who) for who in people] == seats
        asyncio.run(some(served, seats[1:], 10_000))
        mine, other = board(served, people[0]), board(served, people[1])
        assert (mine["begun"], mine["finished"], mine["entries"]) == (CLIENTS, CLIENTS - 1, [])
        assert len(other["entries"]) == CLIENTS - 1
        assert [entry["again"] for entry in other["entries"]].count(False) <= 1, "one address"
        # Whoever makes the same moves meets the same bots and the same end.
        points = {entry["name"]: entry["points"] for entry in other["entries"]}
        assert all(points[f"P{n}"] == points[f"P{n % 5 + 5}"] for n in range(5, CLIENTS))
        assert len(set(points.values())) > 1
        states = [served.ask("GET", "/api/daily", token=who)[1] for who in people[:2]]
        yours = [next(g for g in s["games"] if g["game"] == "coloretto")["yours"] for s in states]
        assert yours == ["begun", "done"]

        # The last one ends; then the board ranks all twenty, and each is told where they stand.
        asyncio.run(play(served, seats[0]))
        lines = [own_lines(served, seat) for seat in seats]
        assert all(lines[n] == lines[n % 5 + 5] for n in range(5, CLIENTS)), "the same answers"
        par = [5, 20, 20, 60]
        in_server(served, served.worker.days.set_par("coloretto", today(served), Par(par, BOT)))
        boards = [board(served, who) for who in people]
        made = [each["yours"]["points"] for each in boards]
        assert made[1:] == [points[f"P{n}"] for n in range(1, CLIENTS)]
        ranked = sorted(range(CLIENTS), key=lambda n: -made[n])
        for n, told in enumerate(boards):
            assert (told["begun"], told["finished"]) == (CLIENTS, CLIENTS)
            assert [(e["rank"], e["name"], e["points"]) for e in told["entries"]] == [
                (1 + sum(more > made[each] for more in made), f"P{each}", made[each])
                for each in ranked
            ]
            assert [e["name"] for e in told["entries"] if e["yours"]] == [f"P{n}"]
            others = made[:n] + made[n + 1 :]
            for said, among in ((told["yours"]["people"], others), (told["yours"]["bots"], par)):
                below = sum((made[n] > each) + (made[n] == each) / 2 for each in among)
                assert abs(said - 100 * below / len(among)) <= 0.5
            assert told["par"]["mean"] == 26.25


def own_lines(served: Served, seated: Any) -> Any:
    """A try as its player saw it, line by line."""
    path = f"/api/tables/{seated['table']}/log"
    return log.read(served.ask("GET", path, token=seated["token"])[1]).lines


def in_server(served: Served, work: Any) -> None:
    asyncio.run_coroutine_threadsafe(work, served.loop).result(PATIENCE)


def test_nobody_is_told_before_they_have_finished(served: Served, clock: Clock) -> None:
    early, late = person(), person()
    promised = served.ask("GET", "/api/daily")[1]
    tomorrow = next(g for g in promised["games"] if g["game"] == "coloretto")["tomorrow"]
    clock.hours += 24
    day = today(served)
    one, other = begin(served, early), begin(served, late)
    player = asyncio.run(play(served, one))
    result = player.scene["result"]
    assert result["seed"] == "", "others still play it"
    assert player.heard[0]["about"]["commitment"] == tomorrow

    hidden = board(served, late)
    assert (hidden["entries"], hidden["par"], hidden["seed"], hidden["yours"]) == (
        [],
        None,
        "",
        None,
    )
    assert (hidden["begun"], hidden["finished"]) == (2, 1)
    assert str(result["scores"][0]) not in str({**hidden, "commitment": ""}["entries"])
    assert board(served)["entries"] == [], "nor is somebody who does not play"
    for token in ("", other["token"]):
        looks = (
            "", "/log", "/story", "/sheet", "/text", "/replay", "/review", "/replay?seat=mine",
            "/review?seat=mine",
        )  # fmt: skip
        for what in looks:
            status, said, _ = served.ask("GET", f"/api/tables/{one['table']}{what}", token=token)
            assert status == 403, (what, said)
    assert posted(served, one["table"]) == posted(served, "no"), "nor where a link is posted"
    spectator = asyncio.run(watched(served, one["table"]))
    assert spectator["type"] == "wrong"
    assert served.ask("GET", "/api/tables")[1]["tables"] == []

    shown = board(served, early)
    assert shown["yours"]["points"] == result["scores"][0]
    assert [(e["name"], e["yours"], e["table"]) for e in shown["entries"]] == [("Ann", True, "")]
    assert shown["seed"] == ""
    own = served.ask("GET", f"/api/tables/{one['table']}/log", token=one["token"])
    assert own[0] == 200
    assert "\nseed " not in own[1]
    for what in ("replay", "review"):
        status, said, _ = served.ask(
            "GET", f"/api/tables/{one['table']}/{what}", token=one["token"]
        )
        assert (status, said["code"]) == (409, "server-daily-sealed")
    # One's own choices may be looked at, from what one saw: it tells nobody else of the deal.
    for what in ("replay?seat=mine", "review?seat=mine"):
        mine, still = (f"/api/tables/{each['table']}/{what}" for each in (one, other))
        status, said, _ = served.ask("GET", mine, token=one["token"])
        assert status == 200
        assert "seed" not in said or said["result"]["seed"] == ""
        assert served.ask("GET", mine, token=other["token"])[1]["code"] == "server-bad-token"
        assert served.ask("GET", still, token=other["token"])[1]["code"] == "server-not-over"

    moment = {"table": one["table"], "ply": 4, "seat": 0}
    wish = {"game": "coloretto", "who": ["me", "bot:easy"], "name": "Ann", "from": moment}
    status, said, _ = served.ask("POST", "/api/tables", wish, token=one["token"])
    assert (status, said["code"]) == (409, "server-daily-sealed")

    clock.hours += 24  # the day after: all is shown, and can be checked
    over = board(served, late, day)
    assert over["over"]
    assert fair.commitment(bytes.fromhex(over["seed"])) == over["commitment"] == tomorrow
    assert [entry["table"] for entry in over["entries"]] == [one["table"]]
    status, text, _ = served.ask("GET", f"/api/tables/{one['table']}/log")
    assert log.verify(log.read(text)) > 20
    assert log.read(text).seed == bytes.fromhex(over["seed"])
    assert served.ask("GET", f"/api/tables/{one['table']}/replay")[0] == 200
    assert posted(served, one["table"])[1].endswith(f"{one['table']}.png")
    assert served.ask("GET", f"/api/tables/{other['table']}/log")[0] == 403, "it is still played"

    # The other try goes on, on the day of its beginning, and says that it ended late.
    assert begin(served, late, day=day)["table"] == other["table"]
    asyncio.run(play(served, other))
    ended = board(served, late, day)
    assert [entry["late"] for entry in ended["entries"] if entry["yours"]] == [True]
    assert ended["yours"]["people"] == 50, "the same moves, the same points"
    # Whoever comes now may practise: the same deal, as often as one likes, off the board.
    tables = {begin(served, late, day=day)["table"] for _ in range(2)}
    assert len(tables | {one["table"], other["table"]}) == 4
    assert len(board(served, late, day)["entries"]) == 2
    assert board(served, late)["days"][0] == day


async def watched(served: Served, table: str) -> Any:
    player = await Player.connect(served, table)
    await player.close()
    return player.heard[0]


def test_one_try_without_help(served: Served) -> None:
    me = begin(served, person())

    async def go() -> list[str]:
        async with looking(served, me["table"], me["token"]) as (player,):
            await player.until(lambda p: p.choices())
            await player.move(player.choices()[0])
            asks = (
                {"type": "ask", "what": "undo"}, {"type": "hint"}, {"type": "do", "what": "leave"},
                {"type": "chat", "text": "hi"}, {"type": "sit-in", "seat": 0},
                {"type": "do", "what": "rematch"}, {"type": "weigh", "moves": [0]},
            )  # fmt: skip
            assert not any(heard["scene"]["undo"] for heard in player.heard if heard.get("scene"))
            said = [await player.ask(ask) for ask in asks]
            assert all(each["type"] == "wrong" for each in said), said
            return [each["code"] for each in said]

    codes = asyncio.run(go())
    assert codes[2] == "server-daily-alone"
    assert (codes[1], codes[-1]) == ("server-no-hints", "server-no-cautions")


def test_no_rematch_of_a_day(served: Served) -> None:
    me = begin(served, person())

    async def go() -> Any:
        await play(served, me)
        async with looking(served, me["table"], me["token"]) as (player,):
            return await player.ask({"type": "do", "what": "rematch"})

    assert asyncio.run(go())["code"] == "server-daily-alone"


def test_bad_input_gets_a_sentence_and_changes_nothing(served: Served) -> None:
    next_day = (served.worker.days.today() + timedelta(days=1)).isoformat()
    who = person()
    asks = [
        ("POST", "/api/daily/colereto", {"person": who}, "engine-unknown-game"),
        ("POST", "/api/daily/coloretto", {"person": "me"}, "server-bad-message"),
        ("POST", "/api/daily/coloretto", {"person": who, "day": "soon"}, "daily-bad-date"),
        ("POST", "/api/daily/coloretto", {"person": who, "day": next_day}, "daily-not-yet"),
        ("POST", "/api/daily/coloretto", {"person": who, "day": LONG_AGO}, "server-daily-unknown"),
        ("GET", "/api/daily/colereto/2026-11-15", None, "engine-unknown-game"),
        ("GET", f"/api/daily/coloretto/{next_day}", None, "daily-not-yet"),
        ("GET", f"/api/daily/coloretto/{LONG_AGO}", None, "server-daily-unknown"),
        ("GET", "/api/daily/coloretto/2026-13-01", None, "daily-bad-date"),
    ]  # fmt: skip
    for method, path, body, code in asks:
        status, said, _ = served.ask(method, path, body)
        assert 400 <= status < 500, path
        assert said["code"] == code, path
        assert len(said["text"]) > 20
    assert board(served)["begun"] == 0
    # A day that was promised under rules that this program does not know.
    for day in (today(served), LONG_AGO):
        other = msgspec.structs.replace(terms_of(tepui.game("galapagos")), rules=99)
        in_server(served, forget_day(served, "galapagos", day))
        in_server(
            served, served.worker.store.days.keep("galapagos", day, msgspec.json.encode(other))
        )
        status, said, _ = served.ask("POST", "/api/daily/galapagos", {"person": who, "day": day})
        assert (status, said["code"]) == (409, "engine-unknown-rules")
    assert board(served, game="galapagos")["begun"] == 0
    # Whoever's table was never stored, as the server was cut short, is dealt the same again.
    mine = begin(served, who)
    in_server(served, drop(served, mine["table"]))
    assert begin(served, who) == mine
    assert board(served)["begun"] == 1


async def forget_day(served: Served, game: str, day: str) -> None:
    await served.worker.store.database.ask("DELETE FROM days WHERE game = ? AND day = ?", game, day)


async def drop(served: Served, table: str) -> None:
    await served.worker.store.tables.delete(table)
    served.worker.tables.live.pop(table)


def test_a_clock_that_was_a_day_ahead_loses_nothing(served: Served, clock: Clock) -> None:
    who = person()
    clock.hours += 24
    ahead, seated = today(served), begin(served, who)
    commitment = board(served, who)["commitment"]
    clock.hours -= 24
    assert begin(served, who)["table"] != seated["table"]
    asyncio.run(play(served, seated))
    clock.hours += 24
    assert board(served, who, ahead)["commitment"] == commitment
    assert board(served, who, ahead)["yours"] is not None


def test_a_person_has_one_try_on_all_devices(served: Served, clock: Clock) -> None:
    guest, other = begin(served, first := person()), person()
    kept = keep(served, guest)  # whoever began as a guest and signs in has had their try
    laptop, phone = kept["session"], sign_in(served, code=kept["code"])
    for session in (laptop, phone):
        assert begin(served, other, token=session) == {**guest, "token": session}
        assert yours(served, session) == "begun"
    assert begin(served, first) == guest, "the browser is led back when they have signed out"

    # Another game is begun by both devices: it is one try, and the session is the seat's token.
    mine = [begin(served, person(), "galapagos", token=each) for each in (laptop, phone, phone)]
    assert [each["table"] for each in mine] == [mine[0]["table"]] * 3
    assert served.ask("GET", f"/api/tables/{mine[0]['table']}", token=phone)[0] == 200
    assert board(served, laptop, game="galapagos")["begun"] == 1

    # A second try, as a guest on another device before signing in there: the board says so.
    again = begin(served, other)
    asyncio.run(play(served, guest))
    assert board(served, other)["entries"] == [], "to a guest who has not finished"
    asyncio.run(play(served, again, seed=1))
    take(served, phone, again)
    told = board(served, phone)
    assert [entry["yours"] for entry in told["entries"]] == [True, True]
    assert sorted(entry["again"] for entry in told["entries"]) == [False, True]
    assert told["played"] == [today(served)] == board(served, first)["played"]
    assert yours(served, laptop) == "done"

    # Past days are practised by the person, too; a stranger has nothing of all this.
    day = today(served)
    clock.hours += 24
    practice = begin(served, person(), day=day, token=phone)
    assert practice["table"] not in (guest["table"], again["table"])
    assert served.ask("GET", f"/api/tables/{practice['table']}", token=laptop)[0] == 200
    stranger = keep(served)["session"]
    assert board(served, stranger, day)["played"] == []
    assert served.ask("GET", f"/api/tables/{guest['table']}", token=stranger)[0] == 403
    status, said, _ = served.ask("GET", "/api/daily", token="me-nobody")
    assert (status, said["code"]) == (403, "server-no-session")


def test_a_second_browser_on_the_same_line_is_marked(served: Served) -> None:
    """Its IPv6 address is another one, out of the /56 of the same household."""
    for n in (1, 2):
        body = {"person": person(), "name": f"P{n}"}
        from_there = {"X-Forwarded-For": f"2001:db8:0:70{n}::1"}
        status, seated, _ = served.ask("POST", "/api/daily/coloretto", body, **from_there)
        assert status == 201, seated
        asyncio.run(play(served, seated, seed=n))
    entries = board(served, body["person"])["entries"]
    marked = {entry["name"]: entry["again"] for entry in entries}
    assert (marked["P1"], marked["P2"]) == (False, True)


def test_the_seat_proves_a_try_on_another_device(served: Served) -> None:
    """A personal link brings the token of the seat, and nothing of the browser."""
    mine, late = begin(served, person()), begin(served, person())
    asyncio.run(play(served, mine))
    path = f"/api/daily/coloretto/{today(served)}?table="
    told = served.ask("GET", path + mine["table"], token=mine["token"])[1]
    assert told["yours"] is not None
    assert [entry["yours"] for entry in told["entries"]] == [True]
    hidden = served.ask("GET", path + late["table"], token=late["token"])[1]
    assert (hidden["yours"], hidden["entries"], hidden["par"]) == (None, [], None)
    # No seat, that of another, no such table: nothing is told.
    assert served.ask("GET", path + mine["table"])[1]["entries"] == []
    for table, token in ((mine["table"], late["token"]), ("0", "x"), ("%00", "x"), ("%C3%A9", "")):
        assert served.ask("GET", path + table, token=token)[0] in (403, 404)


def yours(served: Served, who: str, game: str = "coloretto") -> str:
    told = served.ask("GET", "/api/daily", token=who)[1]
    return next(each["yours"] for each in told["games"] if each["game"] == game)


@pytest.mark.parametrize("game", [game.id for game in tepui.all_games()])
def test_every_game_has_its_day(served: Served, game: str) -> None:
    seated = begin(served, person(), game)

    async def go() -> Player:
        async with looking(served, seated["table"], seated["token"]) as (player,):
            await player.until(lambda p: p.choices())
            return player

    about = asyncio.run(go()).heard[0]["about"]
    assert about["daily"] == today(served)
    assert not about["live"]
    assert about["commitment"] == board(served, game=game)["commitment"]


def test_par_is_played_apart_and_gives_a_verdict(served: Served) -> None:
    who, game = person(), tepui.game("coloretto")
    seed = served.worker.days.seed("coloretto", today(served))
    days, terms = served.worker.days, terms_of(game)
    first = asyncio.run(play_par(terms, seed, 4, STAND_IN))
    assert first == par_of(terms, seed, 4, STAND_IN), "the same as anybody can play"
    seated = begin(served, who)
    asyncio.run(play(served, seated))
    assert board(served, who)["par"] is None, "it is not known yet"
    assert board(served, who)["yours"]["bots"] is None

    in_server(served, days.set_par("coloretto", today(served), first))
    found = board(served, who)
    assert (found["par"]["games"], found["par"]["final"]) == (4, False)
    assert min(first.points) <= found["par"]["mean"] <= max(first.points)
    assert 0 <= found["yours"]["bots"] <= 100
    # The champion's takes the place of the stand-in, and stays.
    for later in (Par([1, 3], BOT), first, Par([9], BOT)):
        in_server(served, days.set_par("coloretto", today(served), later))
        told = {"mean": 2.0, "spread": 1.0, "games": 2, "final": True}
        assert board(served, who)["par"] == told
    with pytest.raises(RuntimeError):
        asyncio.run(play_par(msgspec.structs.replace(terms, seats=9), seed, 4, BOT))


def test_a_par_that_is_told_to_end_has_not_failed() -> None:
    """As a service's manager tells all its processes; Ctrl-C does not reach this one."""
    terms, seed = terms_of(tepui.game("coloretto")), bytes(32)

    async def interrupted() -> None:
        begin, begun = asyncio.create_subprocess_exec, []

        async def kept(*args: Any, **rest: Any) -> Any:
            begun.append(await begin(*args, **rest))
            return begun[0]

        with patch.object(asyncio, "create_subprocess_exec", kept):
            playing = asyncio.create_task(play_par(terms, seed, 1000, BOT))
            while not begun:
                await asyncio.sleep(0.01)
            assert os.getsid(begun[0].pid) == begun[0].pid
            begun[0].send_signal(signal.SIGTERM)
            with pytest.raises(asyncio.CancelledError):
                await playing

    asyncio.run(interrupted())
