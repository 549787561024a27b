"""What a seat may ask of a table, message by message, and what follows from it.

Each act looks at the table under its lock and says which events it wants written, or refuses with
a sentence. Nothing here waits, and nothing is changed but through those events.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tepui.engine import fair
from tepui.engine.contract import SPECTATOR
from tepui.engine.errors import BadNotation, CannotUndo, IllegalMove
from tepui.engine.match import Match
from tepui.server import messages as ms
from tepui.server.errors import NotAllowed, Refused
from tepui.server.store.contract import now
from tepui.server.table import bots, picture, sand
from tepui.server.table import events as ev
from tepui.server.table.live import LiveTable, Phrase, Wanted
from tepui.server.table.socket import Socket
from tepui.server.table.state import TableState

Act = Callable[[TableState], list[Wanted]]


async def handle(live: LiveTable, socket: Socket, message: ms.In) -> ms.Out | None:
    """Carry out a message of a seat; its answer."""
    seat = socket.viewer
    if isinstance(message, ms.Pong):
        socket.pong(message.ping)
        return None
    if isinstance(message, ms.Hello):
        raise Refused("server-hello-again")
    if seat == SPECTATOR:
        raise NotAllowed("server-spectator")
    socket.ping()
    if isinstance(message, ms.Preview):
        return preview(live.state, seat, message)
    if isinstance(message, ms.Hint):
        return await hint(live.state, seat, message)
    if isinstance(message, ms.Move):
        await _move(live, socket, message)
    else:
        act = _act(message, socket)
        await live.attempt(lambda: act(live.state))
    return ms.Done(message.id)


def _act(message: ms.In, socket: Socket) -> Act:
    seat = socket.viewer
    match message:
        case ms.Ask(_, what):
            return lambda table: _ask(table, seat, what)
        case ms.Answer(_, yes):
            return lambda table: _answer(table, seat, yes)
        case ms.Do(_, "leave"):
            return lambda table: _leave(table, seat)
        case ms.Do(_, "return"):
            return lambda table: _return(table, seat)
        case ms.Do(_, "resume"):
            return lambda table: _resume(table, seat)
        case ms.Pledge(_, promise):
            return lambda table: _promise(table, seat, promise)
        case ms.Tell(_, number):
            return lambda table: _tell(table, seat, number)
        case ms.Chat(_, text):
            if not socket.chat.take():
                raise Refused("server-chat-rate")
            return lambda table: _chat(table, seat, text)
        case ms.Mute(_, other, on):
            return lambda table: _mute(table, seat, other, on)
    raise Refused("server-cannot")


# Moves


async def _move(live: LiveTable, socket: Socket, message: ms.Move) -> None:
    """Make a move; hold it for a moment where it is a claim in a race."""
    seat = socket.viewer
    if message.id in live.state.ids[seat]:
        return  # it was made already: say so again
    match = _playing(live.state, seat)
    moves = read_moves(match, seat, message)
    if not sand.is_claim(match.position, seat, moves):
        await live.attempt(lambda: _moved(live.state, seat, message))
        return
    answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def write() -> None:
        try:
            await live.attempt(lambda: _moved(live.state, seat, message))
        except Exception as wrong:  # noqa: BLE001  # it is raised where the answer is awaited
            answer.set_exception(wrong)
        else:
            answer.set_result(None)

    live.hold(now(), socket.latency, write)
    await answer


def _moved(table: TableState, seat: int, message: ms.Move) -> list[Wanted]:
    if message.id in table.ids[seat]:
        return []
    match = _playing(table, seat)
    if message.decision != table.decisions[seat]:
        raise Refused("server-late", sent=message.decision, due=table.decisions[seat])
    return [Phrase(seat, read_moves(match, seat, message), message.id)]


def read_moves(match: Match, seat: int, message: ms.Move) -> tuple[int, ...]:
    """The small moves of a message, read by what its seat may know."""
    if (message.moves is None) == (message.phrase is None):
        raise BadNotation("server-moves-or-phrase")
    if message.phrase is not None:
        sight = match.position.seen_by(seat)
        return match.game.notation.parse(sight.s, seat, message.phrase)
    return known_moves(match, message.moves or [])


def known_moves(match: Match, moves: list[int]) -> tuple[int, ...]:
    """Numbers that are moves of the game, legal or not."""
    most = match.game.material.MOVES
    for move in moves:
        if not 0 <= move < most:
            raise BadNotation("server-no-such-move", move=str(move)[:20], most=most - 1)
    return tuple(moves)


def _playing(table: TableState, seat: int) -> Match:
    if table.status != "playing" or table.match is None:
        raise Refused(f"server-is-{table.status}")
    if table.is_bot(seat):
        raise Refused("server-away")
    return table.match


# Consent


def _ask(table: TableState, seat: int, what: str) -> list[Wanted]:
    _playing(table, seat)
    if table.asked is not None:
        raise Refused("server-asked-already")
    if what == "undo" and not table.can_undo(seat):
        raise CannotUndo("engine-cannot-undo")
    others = [other for other in table.active() if other != seat]
    if not others:
        return _granted(seat, what)
    return [ev.Asked(seat, what)]  # type: ignore[arg-type]


def _answer(table: TableState, seat: int, yes: bool) -> list[Wanted]:
    if table.asked is None or seat in table.consents or table.is_bot(seat):
        raise Refused("server-nothing-asked")
    written: list[Wanted] = [ev.Answered(seat, yes)]
    missing = set(table.active()) - table.consents - {seat}
    if yes and not missing:
        written += _granted(table.asked.seat, table.asked.what)
    return written


def _granted(seat: int, what: str) -> list[Wanted]:
    return [ev.Undone(seat) if what == "undo" else ev.Paused()]


# Coming and going


def _leave(table: TableState, seat: int) -> list[Wanted]:
    if table.status not in ("playing", "paused"):
        raise Refused(f"server-is-{table.status}")
    return [] if table.is_bot(seat) else [ev.Left(seat, bots.STAND_IN)]


def _return(table: TableState, seat: int) -> list[Wanted]:
    return [ev.Returned(seat)] if table.is_bot(seat) else []


def _resume(table: TableState, seat: int) -> list[Wanted]:
    if table.status != "paused":
        raise Refused("server-not-paused")
    return [ev.Resumed(seat)]


# The shuffle


def _promise(table: TableState, seat: int, promise: str) -> list[Wanted]:
    if table.status != "open" or not table.head.numbers:
        raise Refused("server-no-numbers")
    if table.promises.get(seat) == promise:
        return []
    if seat in table.promises:
        raise Refused("server-promised")
    return [ev.Promised(seat, promise)]


def _tell(table: TableState, seat: int, number: str) -> list[Wanted]:
    if table.numbers.get(seat) == number:
        return []
    if not table.telling() or seat in table.numbers:
        raise Refused("server-not-telling")
    if fair.promise(number) != table.promises[seat]:
        raise Refused("server-other-number")
    return [ev.Numbered(seat, number)]


# Talk


def _chat(table: TableState, seat: int, text: str) -> list[Wanted]:
    if not table.head.chat:
        raise Refused("server-no-chat")
    if (-1, seat) in table.muted:
        raise NotAllowed("server-muted")
    said = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not said:
        raise Refused("server-empty-chat")
    return [ev.Chatted(seat, said)]


def _mute(table: TableState, seat: int, other: int, on: bool) -> list[Wanted]:
    if other not in range(table.seats) or other == seat:
        raise Refused("server-mute-whom")
    return [] if ((seat, other) in table.muted) == on else [ev.Muted(seat, other, on)]


# Looking ahead


def preview(table: TableState, seat: int, message: ms.Preview) -> ms.Previewed:
    """The table after some moves of a seat, played on what the seat knows; nothing is made."""
    match = _playing(table, seat)
    position = match.position.hidden_from(seat)
    start = position
    told = []
    for move in _looked_at(match, seat, message):
        if move not in position.moves_of(seat):
            raise match.refusal(position, seat, move)
        before, position = position, position.copy()
        position.apply(seat, move)
        told += match.game.narration.narrate(
            before.seen_by(seat), seat, move, position.seen_by(seat)
        )
        if not position.waiting():
            break  # what chance brings is not known
    sight = position.seen_by(seat)
    choices = picture.choices(sight) if position is not start else []
    return ms.Previewed(message.id, match.game.views.view(sight), choices, told)


def _looked_at(match: Match, seat: int, message: ms.Preview) -> tuple[int, ...]:
    if message.phrase is None:
        return known_moves(match, message.moves)
    return match.game.notation.parse(match.position.seen_by(seat).s, seat, message.phrase)


async def hint(table: TableState, seat: int, message: ms.Hint) -> ms.Advice:
    """Advice for a seat, where the table allows it."""
    if not table.head.hints:
        raise Refused("server-no-hints")
    match = _playing(table, seat)
    if not match.legal(seat):
        raise IllegalMove("engine-not-awaited", seat=seat)
    moves, chances = await bots.advice(match.position, seat)
    return ms.Advice(message.id, moves, chances)
