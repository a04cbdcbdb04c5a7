"""The WebSocket side: somebody watches tables and acts at them, and sees every change at once.

The client sends objects with `do`, and gets objects with `is`:

| sent | |
|---|---|
| `{"do": "watch", "table": ID, "seat": N, "invitation": …}` | show me this table from now on, as this seat sees it |
| `{"do": "leave", "table": ID}` | and no longer |
| `{"do": "act", "table": ID, "version": N, "key": …, "action": {…}}` | do this, once, if I know what there is to know |
| `{"do": "lobby"}` | tell me when the lobby changes |

| received | |
|---|---|
| `{"is": "table", "table": {…}}` | a table as it is now. Who reads slowly gets the newest state, not all of them |
| `{"is": "done", "key": …, "version": N}` | what was to be done with this key is done and stored |
| `{"is": "refused", "key": …, "error": {…}, "table": {…}}` | it is not, and why; with the table, if it was outdated |
| `{"is": "lobby"}` | the lobby has changed |

Who acts must have seen the present version; where several decide at the same time, moves of the others are no news.
Nor is what others do out of turn, if the rules allow that at any time: a move that was chosen before goes through as
long as it is legal, and a seat that is not among the `movers` may have `moves` in what it is shown.

Several moves (`{"do": "moves", "moves": […]}`) are one action: all are done, or none. `version` is that of the last.

When the session ends in which it was opened, a socket is closed with code 4001.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from motu.core.errors import MotuError, message
from motu.store.protocol import Outdated
from motu.tables.actions import AnyAction, Refused, SeatNumber, Sit
from motu.tables.cache import CachedTable, Watcher
from motu.tables.table_view import TableView
from motu.web.api import Invitation, Key, Version, check_action
from motu.web.fast_websocket import Push, push_of
from motu.web.metrics import Metrics
from motu.web.middleware import PEER
from motu.web.server import Call, Fault, Server, language_of, person_of, visitor_of

MOST_WATCHED = 40
"""Tables that one socket may watch."""
MOST_WAITING = 400
"""Answers that may wait for a client that does not read: then the socket is closed."""
SILENT = 1000
"""The code with which a socket is closed on which nothing was said."""
LOGGED_OUT = 4001
"""The code with which a socket is closed whose session has ended."""
MOST_FAULTS = 30
"""Messages that make no sense, before the socket is closed."""

TableId = Annotated[str, msgspec.Meta(max_length=64)]

_log = logging.getLogger("motu.web")
_write = msgspec.json.Encoder().encode


class Watch(msgspec.Struct, frozen=True, tag_field="do", tag="watch"):
    table: TableId
    seat: SeatNumber | None = None
    invitation: Invitation = ""


class Leave(msgspec.Struct, frozen=True, tag_field="do", tag="leave"):
    table: TableId


class ActNow(msgspec.Struct, frozen=True, tag_field="do", tag="act"):
    table: TableId
    version: Version
    action: AnyAction
    key: Key = ""
    seat: SeatNumber | None = None


class Lobby(msgspec.Struct, frozen=True, tag_field="do", tag="lobby"):
    pass


class TableChanged(msgspec.Struct, frozen=True, tag_field="is", tag="table"):
    """A table as it is now; the tables write it themselves, once for all who see the same."""

    table: TableView


class LobbyChanged(msgspec.Struct, frozen=True, tag_field="is", tag="lobby"):
    """The lobby has changed."""


class Done(msgspec.Struct, frozen=True, tag_field="is", tag="done"):
    key: str
    version: int


class NotDone(msgspec.Struct, frozen=True, tag_field="is", tag="refused"):
    key: str
    error: Fault
    table: TableView | None = None


_decoder: msgspec.json.Decoder[Watch | Leave | ActNow | Lobby] = msgspec.json.Decoder(Watch | Leave | ActNow | Lobby)


class Outbox:
    """What goes out: as soon as the loop turns, in one piece; while the other side does not read, it waits here.

    Of a table only the newest state waits, of answers all.

    push    writes messages at once, if that can be now
    send    sends one, however long that takes
    """

    def __init__(self, metrics: Metrics, push: Push, send: Callable[[str], Awaitable[None]]) -> None:
        self.tables: dict[str, bytes] = {}
        self.answers: list[bytes] = []
        self._metrics, self._push, self._send = metrics, push, send
        self._loop = asyncio.get_running_loop()
        self._flushing = self._closed = False
        self._slowly: asyncio.Task[None] | None = None

    def table(self, id: str, body: bytes) -> None:
        self.tables[id] = body
        self._flush_soon()

    def answer(self, body: bytes) -> None:
        self.answers.append(body)
        self._flush_soon()

    def _flush_soon(self) -> None:
        if not self._flushing:
            self._flushing = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        if self._closed:
            return
        if self._push(self._waiting()):
            self._take()
            self._flushing = False
        else:
            self._slowly = self._loop.create_task(self._send_slowly())

    async def _send_slowly(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # whoever receives is told, too
            while self.tables or self.answers:
                for body in self._take():
                    await self._send(body.decode())
            self._flushing = False

    def _waiting(self) -> list[bytes]:
        """Everything, the answers last: who is told that something is done has seen what came of it."""
        return [*self.tables.values(), *self.answers]

    def _take(self) -> list[bytes]:
        taken = self._waiting()
        self.tables.clear()
        self.answers.clear()
        self._metrics.sent += len(taken)
        return taken

    async def close(self) -> None:
        """Send nothing more."""
        self._closed = True
        if self._slowly is not None:
            self._slowly.cancel()
            await asyncio.gather(self._slowly, return_exceptions=True)
            self._slowly = None  # why it ended would hold this, and all that this holds


class Socket:
    """One open socket."""

    def __init__(self, server: Server, socket: WebSocket) -> None:
        self.server, self.socket = server, socket
        self.watched: dict[str, tuple[CachedTable, Watcher]] = {}
        self.outbox = Outbox(server.metrics, push_of(socket.scope), socket.send_text)
        self.faults = 0
        self.ended = self.has_spoken = False
        self.closing: asyncio.Task[None] | None = None
        self.call = Call(server, None, "", socket.client.host if socket.client else "", "en", {}, {})

    async def run(self) -> None:
        """Serve until the other side goes."""
        server = self.server
        self.call.language = language_of(self.socket.headers.get("accept-language", ""))
        entered = server.connections.enter_through_proxy(self.socket.scope.get(PEER, ""), self.call.address)
        if entered is None:
            await self.socket.close(1013)
            return
        try:
            await self._serve()
        finally:
            server.connections.leave(entered)

    async def _serve(self) -> None:
        server = self.server
        try:
            server.limits.check("sockets-address", self.call.address)
            known = -1
            while known != server.sessions.ended:  # a session that ends meanwhile may be this one
                known = server.sessions.ended
                self.call.visitor, self.call.token = await visitor_of(server, self.socket)
        except MotuError:
            await self.socket.close(1013)
            return
        server.sessions.came(self)
        silence = asyncio.get_running_loop().call_later(server.connections.patience.silence, self._lose_patience)
        server.metrics.sockets += 1
        try:
            await self.socket.accept()
            # In a task of its own: whoever is woken here need not pass through all that lies around an application.
            await asyncio.create_task(self._receive())
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            silence.cancel()
            server.metrics.sockets -= 1
            server.sessions.went(self)
            self._unwatch_all()
            await self.outbox.close()
            if self.socket.application_state == WebSocketState.CONNECTED:
                with contextlib.suppress(Exception):
                    await self.socket.close()

    @property
    def visitor(self) -> str:
        return self.call.id

    @property
    def token(self) -> str:
        return self.call.token

    def _lose_patience(self) -> None:
        """Close, if nothing was ever said."""
        if not self.has_spoken and not self.ended:
            self.server.connections.kept_waiting("the first message on a socket")
            self.ended = True
            self.closing = asyncio.create_task(self._close(SILENT))

    def end(self) -> None:
        """Do nothing more, show nothing more, and close: the session is over."""
        if not self.ended:
            self.ended = True
            self._unwatch_all()
            self.closing = asyncio.create_task(self._close(LOGGED_OUT))

    async def _close(self, code: int) -> None:
        with contextlib.suppress(Exception):  # the other side may have gone already
            await self.socket.close(code)

    async def _receive(self) -> None:
        while self.faults < MOST_FAULTS and len(self.outbox.answers) < MOST_WAITING:
            received = await self.socket.receive()
            if self.ended or received["type"] == "websocket.disconnect":
                return
            self.has_spoken = True
            text = received.get("text")
            body = received.get("bytes") if text is None else text
            while wait := self.server.limits.take("messages-socket", str(id(self))):
                await asyncio.sleep(
                    wait
                )  # a client that is too fast is slowed down: its next message waits in the network
            await self._answer(body or "")
        await self.socket.close(1008)

    async def _answer(self, body: str | bytes) -> None:
        key = ""
        try:
            wanted = _decoder.decode(body)
            key = wanted.key if isinstance(wanted, ActNow) else ""
            await self._do(wanted)
        except msgspec.ValidationError as error:
            self.faults += 1
            self._refuse(key, MotuError(message("web-bad-field", problem=str(error))))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.faults += 1
            self._refuse(key, MotuError(message("web-no-json")))
        except Outdated as error:
            self._refuse(key, error, await self._present(wanted))
        except MotuError as error:
            self._refuse(key, error)
        except WebSocketDisconnect:
            raise
        except Exception:
            _log.exception("a message on a socket failed")
            self._refuse(key, MotuError(message("web-broken")))

    def _refuse(self, key: str, error: MotuError, table: TableView | None = None) -> None:
        self.outbox.answer(_write(NotDone(key, self.call.fault(error), table)))

    async def _present(self, wanted: Any) -> TableView | None:
        try:
            return await self.server.tables.view(wanted.table, self.call.id, wanted.seat)
        except MotuError:
            return None

    async def _do(self, wanted: Watch | Leave | ActNow | Lobby) -> None:
        match wanted:
            case Watch():
                await self._watch(wanted)
            case Leave():
                self._unwatch(wanted.table)
            case Lobby():
                self.server.lobby_watchers.add(self.outbox)
            case ActNow():
                await self._act(wanted)

    async def _watch(self, wanted: Watch) -> None:
        self._unwatch(wanted.table)
        if len(self.watched) >= MOST_WATCHED:
            raise Refused(message("web-too-many-watched", most=MOST_WATCHED))
        id, outbox = wanted.table, self.outbox
        watcher = Watcher(self.call.id, wanted.seat, lambda body: outbox.table(id, body))
        self.watched[id] = await self.server.tables.watch(id, watcher, wanted.invitation), watcher

    def _unwatch(self, table: str) -> None:
        known = self.watched.pop(table, None)
        if known is not None:
            self.server.tables.unwatch(*known)

    def _unwatch_all(self) -> None:
        self.server.lobby_watchers.discard(self.outbox)
        for cached, watcher in self.watched.values():
            self.server.tables.unwatch(cached, watcher)
        self.watched.clear()

    async def _act(self, wanted: ActNow) -> None:
        visitor = self.call.visitor
        if visitor is None:
            raise Refused(message("web-nobody"))
        self.server.limits.check("requests-visitor", visitor.id)
        check_action(self.call, wanted.action)
        if isinstance(wanted.action, Sit):  # they may have another name, or an account, since the socket was opened
            visitor = self.call.visitor = await self.server.store.visitor(visitor.id) or visitor
        person = person_of(visitor)
        cached = await self.server.tables.act(wanted.table, person, wanted.action, wanted.version, wanted.key)
        self.outbox.answer(_write(Done(wanted.key, cached.table.version)))
