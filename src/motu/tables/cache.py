"""Tables in use, kept in memory: found, read anew when others have gone on, and shown to those who watch.

Whoever looks at a table holds its lock, and sees it as it is kept in the store.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Any

from motu.core.errors import MotuError, message
from motu.games import game_named
from motu.store.protocol import Store, StoreError
from motu.tables import actions
from motu.tables.actions import Refused
from motu.tables.bus import Bus, NoBus
from motu.tables.events import read_event
from motu.tables.table import Table
from motu.tables.table_view import TableView, TableViews, eyes_of, view_table

KEPT = 20_000
"""Tables in memory that nobody watches; the one not used for longest goes first."""
READERS = 8
"""So many tables are read at once when others have gone on: a store has no more than a few connections."""
LEFT = "left/"
"""What is told of sessions that ended begins with this; no table is called so."""
RETRY = 1.0
"""Seconds after which a store that could not be read is asked again."""

_log = logging.getLogger("motu.tables")


class NoTable(Refused):
    """There is no such table, or it is none of this visitor's business: he is told the same."""

    def __init__(self) -> None:
        super().__init__(message("room-no-table"))


class Watcher:
    """Somebody who sees every change of a table, through the eyes that he asked for."""

    def __init__(self, visitor: str, seat: int | None, send: Callable[[bytes], None]) -> None:
        self.visitor, self.seat, self.send = visitor, seat, send


class CachedTable:
    """A table in use.

    ahead       whether it may have an event that is not kept: it must be read anew before it is used
    behind      whether other processes may have gone on: their events must be read before it is used
    told        the version that those who watch have seen
    attended    whoever does what is due here; `timer` wakes him
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.ahead = self.behind = False
        self.told = table.version
        self.watchers: set[Watcher] = set()
        self.keys: OrderedDict[str, int] = OrderedDict()
        self.attended: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None


class TableLock:
    """A table under its lock. A class, since every move passes here, and a generator costs several times as much."""

    __slots__ = ("_live", "_memory")

    def __init__(self, memory: TableCache, live: CachedTable) -> None:
        self._memory, self._live = memory, live

    async def __aenter__(self) -> Table:
        live = self._live
        await live.lock.acquire()
        try:
            if live.ahead or live.behind or not self._memory.bus.hears:
                await self._memory.refresh(live)
        except BaseException:
            live.lock.release()
            raise
        return live.table

    async def __aexit__(self, *_: object) -> None:
        self._live.lock.release()


def admit(table: Table, visitor: str, invitation: str) -> None:
    """NoTable for somebody who may not see this table."""
    if not actions.may_enter(table, visitor, invitation):
        raise NoTable


class TableCache:
    """The tables that a server process has to do with.

    changed     is called with a table that has come into memory, and after each of its changes that has been kept,
                here or elsewhere: whoever plays for bots waits there
    left        is called with what another process says of sessions that ended; with "" if that may have been missed
    """

    def __init__(self, store: Store, bus: Bus | None = None, now: Callable[[], float] = time.time) -> None:
        self.store, self.bus, self.now = store, bus or NoBus(), now
        self.changed: Callable[[CachedTable], None] = lambda live: None
        self.lobby_changed: Callable[[], None] = lambda: None
        self.left: Callable[[str], None] = lambda news: None
        self._live: OrderedDict[str, CachedTable] = OrderedDict()
        self._loading: dict[str, asyncio.Future[CachedTable]] = {}
        self._missed: dict[str, int] = {}
        self._doubtful: set[CachedTable] = set()
        self._readers = 0
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        await self.bus.open(self._heard)

    async def close(self) -> None:
        """End what is done beside; an event that is being kept is kept and told before that."""
        self.changed = lambda live: None
        for live in self._live.values():
            if live.timer is not None:
                live.timer.cancel()
        while self._tasks:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            await asyncio.sleep(0)  # they leave the set a moment later
        await self.bus.close()

    def soon(self, work: Any) -> asyncio.Task[Any]:
        """Do something beside, and keep hold of it until it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("something beside failed", exc_info=task.exception())

    @property
    def size(self) -> int:
        return len(self._live)

    @property
    def watched(self) -> int:
        return sum(len(live.watchers) for live in self._live.values())

    # --- Finding a table --------------------------------------------------------------------------------------------

    async def find(self, id: str) -> CachedTable:
        """The table in memory, read from the store if need be; NoTable."""
        live = self._live.get(id)
        if live is not None:
            self._live.move_to_end(id)
            return live
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.ensure_future(self._load(id))
            loading.add_done_callback(lambda done: self._loaded(id, done))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> CachedTable:
        table = await self._read(id)
        while self._missed.pop(id, 0) > table.version:  # another process went on while we read
            table = await self._read(id)
        live = self._keep(CachedTable(table))
        self.changed(live)
        return live

    def _loaded(self, id: str, done: asyncio.Future[CachedTable]) -> None:
        self._loading.pop(id, None)
        self._missed.pop(id, None)
        if not done.cancelled():
            done.exception()  # whoever asked may have gone: nobody else need complain

    async def _read(self, id: str) -> Table:
        kept = await self.store.load(id)
        if kept is None:
            raise NoTable
        table = Table(id, game_named(kept.game), kept.secret)
        for event in kept.events:
            table.apply(read_event(event.body), event.at)
        return table

    def _keep(self, live: CachedTable) -> CachedTable:
        self._live[live.table.id] = live
        if len(self._live) > KEPT:
            idle = next((id for id, each in self._live.items() if self._is_idle(each)), None)
            if idle is not None and idle != live.table.id:
                self._drop(idle)
        return live

    @staticmethod
    def _is_idle(live: CachedTable) -> bool:
        """Whether nobody has to do with a table: what is done at this one would be news to a second one in memory."""
        return not live.watchers and not live.lock.locked() and live.attended is None

    def _drop(self, id: str) -> None:
        live = self._live.pop(id)
        if live.timer is not None:
            live.timer.cancel()

    async def refresh(self, live: CachedTable) -> None:
        """Make a table what is kept of it. The caller holds its lock."""
        live.behind = False  # not later: there may be news while we read
        try:
            if live.ahead:
                live.table = await self._read(live.table.id)
            else:
                for event in await self.store.since(live.table.id, live.table.version):
                    live.table.apply(read_event(event.body), event.at)
        except BaseException:
            live.behind = True
            raise
        live.ahead = False
        if live.table.version != live.told:
            self._tell(live)

    def _heard(self, id: str, version: int) -> None:
        """Another process has changed a table, or ended a session; without a name: anything may have changed."""
        if id.startswith(LEFT):
            self.left(id.removeprefix(LEFT))
            return
        self.lobby_changed()
        if not id:
            self.left("")
            for live in self._live.values():
                live.behind = True
                if live.watchers:
                    self._doubt(live)
            return
        if id in self._loading:
            self._missed[id] = max(version, self._missed.get(id, 0))
        known = self._live.get(id)
        if known is not None and known.table.version < version:
            # Told twice of two moves, it reads both at once, and then none.
            known.behind = True
            self._doubt(known)

    def say_left(self, news: str) -> None:
        """Tell other processes of sessions that ended: they are told the same as `left`."""
        self.bus.tell(LEFT + news, 0)

    def _doubt(self, live: CachedTable) -> None:
        """Read a table soon, for those who watch it; before that, whoever comes to it reads it."""
        self._doubtful.add(live)
        if self._readers < READERS:
            self._readers += 1
            self.soon(self._make_sure())

    async def _make_sure(self) -> None:
        try:
            while self._doubtful:
                live = self._doubtful.pop()
                try:
                    await self.catch_up(live)
                except StoreError as error:
                    _log.warning("table %s is read again later: %s", live.table.id, error)
                    self._doubtful.add(live)
                    await asyncio.sleep(RETRY)
                except MotuError as error:
                    _log.warning("table %s cannot be read: %s", live.table.id, error)
        finally:
            self._readers -= 1

    async def catch_up(self, live: CachedTable) -> None:
        """Read what other processes did at a table, if they did anything."""
        async with self.hold(live):
            pass

    def hold(self, live: CachedTable) -> TableLock:
        """A table under its lock, as it is kept."""
        return TableLock(self, live)

    # --- Looking ----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, id: str, visitor: str, invitation: str = "") -> AsyncIterator[CachedTable]:
        """A table under its lock, for somebody who may see it; NoTable for all others."""
        live = await self.find(id)
        async with self.hold(live) as table:
            admit(table, visitor, invitation)
            yield live

    async def see(self, id: str, visitor: str, seat: int | None = None, invitation: str = "") -> TableView:
        """A table as a visitor sees it."""
        async with self.at(id, visitor, invitation) as live:
            return view_table(live.table, visitor, eyes_of(live.table, visitor, seat))

    async def watch(self, id: str, watcher: Watcher, invitation: str = "") -> CachedTable:
        """Let somebody see every change from now on; he sees the table at once."""
        async with self.at(id, watcher.visitor, invitation) as live:
            live.watchers.add(watcher)
            self._show(live, [watcher])
            return live

    def leave(self, live: CachedTable, watcher: Watcher) -> None:
        live.watchers.discard(watcher)

    def _show(self, live: CachedTable, watchers: Iterable[Watcher]) -> None:
        """Send the table to these watchers; those who see the same get the same bytes."""
        table = live.table
        views = TableViews(table)
        written: dict[Any, bytes] = {}
        for watcher in watchers:
            own = table.seats_of(watcher.visitor)
            eyes = eyes_of(table, watcher.visitor, watcher.seat)
            kind = (eyes, own, watcher.visitor == table.opened.by, table.seat_to_return_to(watcher.visitor))
            body = written.get(kind)
            if body is None:
                body = written[kind] = b'{"is":"table","table":' + views.encode(watcher.visitor, eyes) + b"}"
            watcher.send(body)

    def _tell(self, live: CachedTable) -> None:
        live.told = live.table.version
        self._show(live, tuple(live.watchers))
        self.changed(live)
        if live.table.opened.public:
            self.lobby_changed()
