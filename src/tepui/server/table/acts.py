"""What a seat may do at a table, message by message.

Each act looks at the state of a draft and adds the events that follow, or refuses with a sentence.
Nothing here waits, and nothing takes effect before the draft is stored.
"""

from tepui.engine.play import fair
from tepui.engine.play.match import Match
from tepui.engine.text.errors import BadNotation, CannotUndo
from tepui.server import messages as ms
from tepui.server.errors import NotAllowed, Refused, TooMuch
from tepui.server.table import events as ev
from tepui.server.table import race_claims, waiting
from tepui.server.table.draft import Draft
from tepui.server.table.forget import leave
from tepui.server.table.state import TableState

# How much one seat may do between two decisions at the table: chat, questions, muting, changed
# choices, undone moves. All of it is stored, and a game must not grow without limit: as its
# decisions end, so do its events. Friends who chat during a long decision stay far below.
IDLE = 300

Act = (
    ms.Move | ms.Ask | ms.Answer | ms.Do | ms.SitIn | ms.Pledge | ms.Tell | ms.Chat | ms.Mute
    | waiting.Act
)  # fmt: skip


def carry_out(draft: Draft, seat: int, message: Act, made: float | None = None) -> None:
    """Do what a seat asks for. `made` is when a claim was made; everything else happens now. Too
    many actions that are not decisions are refused.
    """
    before = draft.state.idle[seat]
    if isinstance(message, ms.Move):
        _move(draft, seat, message, draft.at if made is None else made)
    else:
        _do(draft, seat, message)
    leaves = isinstance(message, ms.Do) and message.what == "leave"
    # A decision does not count, even one that was undone and is made again.
    if draft.state.idle[seat] > max(before, IDLE) and not leaves:
        raise TooMuch("server-enough")


def _do(draft: Draft, seat: int, message: Act) -> None:
    match message:
        case ms.Ask(_, what):
            _ask(draft, seat, what)
        case ms.Answer(_, yes):
            _answer(draft, seat, yes)
        case ms.Do(_, "leave"):
            _leave(draft, seat)
        case ms.Do(_, "return"):
            _return(draft, seat)
        case ms.Do(_, "withdraw"):
            _withdraw(draft, seat)
        case ms.Do(_, "cancel"):
            waiting.cancel(draft, seat)
        case ms.Fill() | ms.Free() | ms.Shift() | ms.Settle():
            waiting.carry_out(draft, seat, message)
        case ms.Do(_, "resume"):
            _resume(draft, seat)
        case ms.SitIn(_, other):
            _sit_in(draft, seat, other)
        case ms.Pledge(_, promise):
            _promise(draft, seat, promise)
        case ms.Tell(_, number):
            _tell(draft, seat, number)
        case ms.Chat():
            _chat(draft, seat, message)
        case ms.Mute(_, other, on):
            _mute(draft, seat, other, on)
        case _:
            raise Refused("server-cannot")


# Moves


def is_claim(table: TableState, seat: int, message: ms.Move) -> bool:
    """Whether a move is a claim in a race, to be held for a moment. Raises if malformed."""
    if message.id in table.ids[seat]:
        return False
    match = playing(table, seat)
    return race_claims.is_claim(match.position, seat, read_moves(match, seat, message))


def _move(draft: Draft, seat: int, message: ms.Move, made: float) -> None:
    table = draft.state
    if message.id in table.ids[seat]:
        return  # it was made already, and is stored: confirm it again
    match = playing(table, seat)
    if message.decision != table.decisions[seat]:
        raise Refused("server-late")
    if made >= table.sand_end():
        raise Refused("server-sand-out")
    draft.play(seat, read_moves(match, seat, message), message.id)


def read_moves(match: Match, seat: int, message: ms.Move) -> tuple[int, ...]:
    """The small moves of a message, read with what its seat may know."""
    if (message.moves is None) == (message.phrase is None):
        raise BadNotation("server-moves-or-phrase")
    if message.phrase is not None:
        sight = match.position.seen_by(seat)
        return match.game.notation.parse(sight.s, seat, message.phrase)
    return known_moves(match, message.moves or [])


def known_moves(match: Match, moves: list[int]) -> tuple[int, ...]:
    """The numbers that are moves of the game, legal or not."""
    most = match.game.moves
    for move in moves:
        if not 0 <= move < most:
            raise BadNotation("server-no-such-move", move=str(move)[:20], most=most - 1)
    return tuple(moves)


def playing(table: TableState, seat: int) -> Match:
    """The match, if this seat's person can act in it now."""
    if table.status != "playing" or table.match is None:
        raise Refused(f"server-is-{table.status}")
    if table.is_bot(seat):
        raise Refused("server-away")
    return table.match


# Consent


def _ask(draft: Draft, seat: int, what: str) -> None:
    table = draft.state
    playing(table, seat)
    if table.question.asked is not None:
        raise Refused("server-asked-already")
    if what == "undo" and not table.can_undo(seat):
        counts = table.head.daily or table.head.rated
        raise CannotUndo("server-undo-counts" if counts else "engine-cannot-undo")
    if any(other != seat for other in table.active()):
        draft.add(ev.Asked(seat, what))  # type: ignore[arg-type]
    elif what == "pause" and table.head.forfeit:
        raise Refused("server-rated-pause")
    else:
        _grant(draft, seat, what)


def _answer(draft: Draft, seat: int, yes: bool) -> None:
    table, question = draft.state, draft.state.question
    if question.asked is None or seat in question.consents or table.is_bot(seat):
        raise Refused("server-nothing-asked")
    asked, missing = question.asked, set(table.active()) - question.consents - {seat}
    draft.add(ev.Answered(seat, yes))
    if yes and not missing:
        _grant(draft, asked.seat, asked.what)


def _withdraw(draft: Draft, seat: int) -> None:
    asked = draft.state.question.asked
    if asked is None or asked.seat != seat:
        raise Refused("server-nothing-to-withdraw")
    draft.add(ev.Withdrawn(seat))


def _grant(draft: Draft, seat: int, what: str) -> None:
    draft.add(ev.Undone(seat) if what == "undo" else ev.Paused())


# Coming and going


def _leave(draft: Draft, seat: int) -> None:
    table = draft.state
    if table.status == "open":
        waiting.stand_up(draft, seat)
        return
    if table.status not in ("playing", "paused"):
        raise Refused(f"server-is-{table.status}")
    if table.head.daily:
        raise Refused("server-daily-alone")
    if not table.is_bot(seat):
        leave(draft, seat, free=True)


def _return(draft: Draft, seat: int) -> None:
    if not draft.state.is_bot(seat):
        return
    if draft.state.head.rated:
        raise Refused("server-rated-left")
    draft.add(ev.Returned(seat))


def _sit_in(draft: Draft, seat: int, other: int) -> None:
    """Let a bot sit in for absent people: they block nobody, and need not agree."""
    table = draft.state
    playing(table, seat)
    if other in range(table.seats) and table.is_bot(other):
        return  # somebody else was faster
    if other not in table.missed:
        raise Refused("server-not-missed")
    leave(draft, other)


def _resume(draft: Draft, seat: int) -> None:
    if draft.state.status != "paused":
        raise Refused("server-not-paused")
    draft.add(ev.Resumed(seat))


# The shuffle


def _promise(draft: Draft, seat: int, promise: str) -> None:
    table = draft.state
    if table.status != "open" or not table.head.numbers:
        raise Refused("server-no-numbers")
    if table.promises.get(seat) == promise:
        return
    if seat in table.promises:
        raise Refused("server-promised")
    draft.add(ev.Promised(seat, promise))


def _tell(draft: Draft, seat: int, number: str) -> None:
    table = draft.state
    if table.numbers.get(seat) == number:
        return
    if not table.telling() or seat in table.numbers:
        raise Refused("server-not-telling")
    if fair.promise(number) != table.promises[seat]:
        raise Refused("server-other-number")
    draft.add(ev.Numbered(seat, number))


# Talk


def _chat(draft: Draft, seat: int, message: ms.Chat) -> None:
    table = draft.state
    if message.id in table.talk.ids[seat]:
        return  # it was said already, and is stored: confirm it again
    if not table.head.chat:
        raise Refused("server-no-chat")
    if table.talk.is_silenced(seat):
        raise NotAllowed("server-muted")
    said = " ".join("".join(c if c.isprintable() else " " for c in message.text).split())
    if not said:
        raise Refused("server-empty-chat")
    draft.add(ev.Chatted(seat, said, message.id))


def _mute(draft: Draft, seat: int, other: int, on: bool) -> None:
    table = draft.state
    if other not in range(table.seats) or other == seat:
        raise Refused("server-mute-whom")
    if ((seat, other) in table.talk.muted) != on:
        draft.add(ev.Muted(seat, other, on))
