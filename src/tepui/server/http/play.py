"""The WebSocket of a table: hello, then messages in and out until one side leaves."""

import asyncio
import logging
from contextlib import suppress

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from tepui.engine.rules.contract import SPECTATOR
from tepui.engine.text.errors import TepuiError
from tepui.server import messages as ms
from tepui.server.errors import BadRequest, NotAllowed, Refused, TooMuch, wrong
from tepui.server.http.connection import Connection
from tepui.server.http.request import address_of
from tepui.server.people.muting import hush
from tepui.server.store.contract import Conflict, wall
from tepui.server.table import picture, policy
from tepui.server.table.answer import answer
from tepui.server.table.live import LiveTable
from tepui.server.table.socket import Socket
from tepui.server.table.tables import SESSION, hashed
from tepui.server.worker import Worker

LETTERS = 5  # cost of a phrase for each of its moves
BREATH = 1.0  # seconds during which a socket is not read if it, or its address, sends too much

journal = logging.getLogger("tepui.server")


class Play:
    """The WebSocket of a table, as an ASGI application: messages do not pass through Starlette."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        websocket = WebSocket(scope, receive, send)
        worker: Worker = websocket.app.state.worker
        address = address_of(websocket)
        if not worker.ready or not worker.addresses.may_connect(address):
            await websocket.close(1013)
            return
        worker.addresses.connect(address)
        try:
            await websocket.accept()
            await _serve(worker, websocket, Connection(receive, send), address)
        finally:
            worker.addresses.disconnect(address)


async def _serve(
    worker: Worker, websocket: WebSocket, connection: Connection, address: str
) -> None:
    socket = Socket(connection, worker.limits, address)
    live: LiveTable | None = None
    try:
        live = await _greet(worker, websocket.path_params["table"], connection, socket)
        if live is not None:
            # A task of its own: otherwise each message would wake all layers of the application.
            await asyncio.create_task(_converse(worker, connection, socket, live))
    except WebSocketDisconnect:
        pass
    finally:
        socket.closed = True
        if live is not None:
            live.disconnect(socket)
        await connection.finish()
        with suppress(RuntimeError, WebSocketDisconnect):  # it may be closed already
            await websocket.close()


async def _greet(
    worker: Worker, table: str, connection: Connection, socket: Socket
) -> LiveTable | None:
    """The client says who it is. The answer is the whole table, or a refusal."""
    try:
        async with asyncio.timeout(worker.limits.read_seconds):
            said = await _receive(worker, connection, socket)
            hello = _read(said, worker.limits.message_bytes)
        if not isinstance(hello, ms.Hello):
            raise BadRequest("server-hello-first")
        socket.language = hello.language
        live = await worker.tables.find(table)
        if hello.token.startswith(SESSION):
            socket.session = hashed(hello.token)
            if found := await worker.store.sign_in.session(socket.session):
                socket.person = found[1].id
                socket.chat = worker.addresses.chat_of(socket.person)
                await hush(worker.store, live)
        socket.marks = worker.marks(table, socket.address, hello.browser)
        socket.home = worker.addresses.home(socket.address)
        await live.read_on()
        async with live.lock:  # nobody changes seats in the meantime
            viewer = await worker.tables.viewer_of(live.state, hello.token)
            if viewer == SPECTATOR:
                _may_watch(worker, live)
            live.connect(socket, viewer)
            if worker.settings.current.announcement_at(wall()):
                worker.announce(socket)
        await live.greet(socket)
    except TimeoutError:
        return None
    except TepuiError as refused:
        worker.metrics.refused += 1
        socket.tell(wrong("", refused, socket.language))
        return None
    return live


def _may_watch(worker: Worker, live: LiveTable) -> None:
    if not policy.may_watch(live.state):
        raise NotAllowed("server-no-spectators")
    if len(live.sockets.get(SPECTATOR, ())) >= worker.limits.spectators:
        raise TooMuch("server-many-spectators")


async def _converse(
    worker: Worker, connection: Connection, socket: Socket, live: LiveTable
) -> None:
    while not socket.closed:
        data = await _receive(worker, connection, socket)
        said = await _answered(worker, socket, live, data)
        if said is not None:
            socket.tell(said)


async def _answered(
    worker: Worker, socket: Socket, live: LiveTable, data: str | bytes
) -> ms.Out | None:
    """Carry out one message. Whatever goes wrong is answered with a sentence."""
    id = ""
    try:
        message = _read(data, worker.limits.message_bytes)
        id = getattr(message, "id", "")
        if isinstance(message, ms.Preview):
            moves = len(message.moves) + len(message.phrase or "") // LETTERS
            if not worker.addresses.may_preview(socket.address, socket.person, moves):
                raise TooMuch("server-many-previews")
        if isinstance(message, ms.Do) and message.what == "rematch":
            if socket.viewer == SPECTATOR:
                raise NotAllowed("server-spectator")
            fresh = live.state.rematch is None
            if fresh and not worker.addresses.may("open", socket.address, socket.person):
                raise TooMuch("server-many-tables")
            await worker.matches.rematch(live, worker.addresses.opener(socket.address))
            return ms.Done(id)
        return await answer(live, socket, message)
    except TepuiError as refused:
        worker.metrics.refused += 1
        names = [person.name for person in picture.people(live.state)]
        return wrong(id, refused, socket.language, names)
    except Conflict:
        return wrong(id, Refused("server-busy"), socket.language)
    except Exception:  # noqa: BLE001  # no trace leaves the server; the host finds it in the log
        worker.metrics.failures += 1
        journal.exception("table %s: a message failed", live.state.head.id)
        return wrong(id, Refused("server-failed"), socket.language)


async def _receive(worker: Worker, connection: Connection, socket: Socket) -> str | bytes:
    """The next message. A frame that is none, such as a ping, counts as one."""
    while True:
        message = await connection.next_event()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1000)
        data: str | bytes | None = message.get("text", message.get("bytes"))
        if not (
            socket.messages.take() and worker.addresses.may("say", socket.address, socket.person)
        ):
            refused = wrong(_id_of(data or b""), TooMuch("server-many-messages"), socket.language)
            socket.tell(msgspec.structs.replace(refused, wait=BREATH))
            await asyncio.sleep(BREATH)  # nothing is read, so the other side has to wait
        elif data is not None:
            return data


def _id_of(data: str | bytes) -> str:
    """The id of a refused message, so that its sender knows which one it was."""
    try:
        return msgspec.json.decode(data, type=_Identified).id[:64]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


class _Identified(msgspec.Struct):
    id: str = ""


def _read(data: str | bytes, most: int) -> ms.In:
    if len(data) > most:
        raise BadRequest("server-too-long")
    try:
        return ms.decode_in(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRequest("server-bad-message", why=str(error)[:200]) from None
