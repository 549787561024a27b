"""Answers a viewer's message: carries it out at the table, or only previews it."""

from tepui.engine.play.match import Match
from tepui.engine.rules.contract import SPECTATOR
from tepui.engine.text.errors import IllegalMove
from tepui.server import messages as ms
from tepui.server.errors import NotAllowed, Refused
from tepui.server.table import bots, picture, policy
from tepui.server.table.acts import known_moves, playing
from tepui.server.table.forget import wipe_after_standing_up
from tepui.server.table.live import LiveTable
from tepui.server.table.socket import Socket
from tepui.server.table.state import TableState


async def answer(live: LiveTable, socket: Socket, message: ms.In) -> ms.Out | None:
    """Carry out a message. Returns the answer."""
    if isinstance(message, ms.Pong):
        socket.pong(message.ping)
        return None
    if isinstance(message, ms.Beat):
        socket.ping(now=True)
        return None
    if isinstance(message, ms.Hello):
        raise Refused("server-hello-again")
    seat = socket.viewer
    if seat == SPECTATOR:
        raise NotAllowed("server-spectator")
    socket.ping()
    if isinstance(message, ms.Preview):
        return preview(live.state, seat, message)
    if isinstance(message, ms.Hint):
        return await hint(live, seat, message)
    if isinstance(message, ms.Weigh):
        return await weigh(live, seat, message)
    if isinstance(message, ms.Chat) and not socket.chat.take():
        raise Refused("server-chat-rate")
    before = live.state.status == "open"
    await live.carry_out(seat, message, socket.latency)
    if before and isinstance(message, ms.Do | ms.Free):
        left = message.seat if isinstance(message, ms.Free) else seat
        await wipe_after_standing_up(live.store, live.state.head.id, left)
    return ms.Done(message.id)


def preview(table: TableState, seat: int, message: ms.Preview) -> ms.Previewed:
    """The table after some moves of a seat, played on what that seat knows. Nothing changes."""
    return look_ahead(playing(table, seat), seat, message)


def look_ahead(match: Match, seat: int, message: ms.Preview) -> ms.Previewed:
    """The same for a match without a table."""
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
            break  # chance outcomes are unknown
    sight = position.seen_by(seat)
    choices = picture.choices(sight) if position is not start else []
    return ms.Previewed(message.id, match.game.views.view(sight), choices, told)


def _looked_at(match: Match, seat: int, message: ms.Preview | ms.Weigh) -> tuple[int, ...]:
    if message.phrase is None:
        return known_moves(match, message.moves)
    return match.game.notation.parse(match.position.seen_by(seat).s, seat, message.phrase)


async def hint(live: LiveTable, seat: int, message: ms.Hint) -> ms.Advice:
    """Hints for a seat, if the table allows them."""
    match = advisable(live.state, seat)
    found = await bots.advice(live.whose(), match.position, seat, match.options)
    return ms.Advice(message.id, *found)


def advisable(table: TableState, seat: int) -> Match:
    """The match, if this seat may have hints in it now."""
    if not table.head.hints:
        raise Refused("server-no-hints")
    match = playing(table, seat)
    if not match.legal(seat):
        raise IllegalMove("engine-not-awaited")
    return match


async def weigh(live: LiveTable, seat: int, message: ms.Weigh) -> ms.Weighed:
    """A warning before a mistake, for somebody who plays against bots. It does not take long."""
    table = live.state
    if not may_be_warned(table, seat):
        raise Refused("server-no-cautions")
    match = playing(table, seat)
    moves = _looked_at(match, seat, message)
    found = await bots.caution(live.whose(), match.position, seat, moves, match.options)
    return ms.Weighed(message.id, found)


def may_be_warned(table: TableState, seat: int) -> bool:
    """Whether a seat may be warned of mistakes: only in unrated games against bots."""
    head = table.head
    compared = policy.is_shared(table) or head.rated
    return head.hints and not compared and table.people() == [seat]
