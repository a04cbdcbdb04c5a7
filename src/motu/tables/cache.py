"""The tables in use, in memory: found, locked, read anew when other processes have gone on, shown to their watchers.

Whoever looks at a table holds its lock, and sees it as it is stored.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from motu.core.errors import MotuError, message
from motu.core.parts import Parts
from motu.games import game_named
from motu.store.protocol import Store, StoreError
from motu.store.rows import Event as StoredEvent
from motu.tables.actions import Refused
from motu.tables.background import BackgroundTasks
from motu.tables.bus import TABLES, Bus
from motu.tables.component_sets import ComponentSets
from motu.tables.events import AnyEvent, Opened, read_event
from motu.tables.outages import Outages
from motu.tables.slices import Slices
from motu.tables.table import Table
from motu.tables.table_view import TableViews, eyes_of

MOST_UNWATCHED = 3_000
"""Tables in memory from which on those go that nobody watches, the one not used for longest first.

A game that is over takes 100 kB, and is read again in a few milliseconds.
"""
LOOKS = 20
"""So many tables are looked at for one that can go: where thousands are watched, that must not take long."""
READERS = 8
"""So many tables are read at once when others have gone on: a store has no more than a few connections."""
RETRY = 1.0
"""Seconds after which a store that could not be read is asked again."""

_log = logging.getLogger("motu.tables")


class NoTable(Refused):
    """There is no such table, or it is none of this visitor's business: both are told the same."""

    def __init__(self) -> None:
        super().__init__(message("tables-no-table"))


class Watcher:
    """Somebody who sees every change of a table, from the seat that was asked for."""

    def __init__(self, visitor: str, seat: int | None, send: Callable[[bytes], None]) -> None:
        self.visitor, self.seat, self.send = visitor, seat, send


class CachedTable:
    """A table in use.

    unsaved     whether it may have an event that is not stored: it must be read anew before it is used
    stale       whether other processes may have gone on: their events must be read before it is used
    published   the version that watchers and listeners know
    keys        the versions of the last actions, by their keys
    pinned      whether something is done here in the background: then it stays in memory
    gone, away  which players are not there, and since when; and whom of them the watchers are shown to be away
    """

    __slots__ = ("away", "gone", "keys", "lock", "pinned", "published", "stale", "table", "unsaved", "watchers")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.unsaved = self.stale = self.pinned = False
        self.published = table.version
        self.watchers: set[Watcher] = set()
        self.keys: OrderedDict[str, int] = OrderedDict()
        self.gone: Mapping[str, float] = {}
        self.away: Mapping[str, float] = {}

    def show(self, watchers: Iterable[Watcher]) -> None:
        """Send the table to these watchers; those who see the same get the same bytes."""
        table = self.table
        views = TableViews(table, self.away)
        encoded: dict[Any, bytes] = {}
        for watcher in watchers:
            own = table.seats_of(watcher.visitor)
            eyes = eyes_of(table, watcher.visitor, watcher.seat)
            kind = (eyes, own, watcher.visitor == table.opened.by, table.seat_to_return_to(watcher.visitor))
            body = encoded.get(kind)
            if body is None:
                body = encoded[kind] = b'{"is":"table","table":' + views.encode(watcher.visitor, eyes) + b"}"
            watcher.send(body)


class TableListener:
    """What one learns of tables by subscribing to the cache.

    Everything is told at once, most of it while a table is locked: a listener does not wait, and must not fail.
    """

    def table_changed(self, cached: CachedTable) -> None:
        """A table has come into memory, or has changed, here or in another process."""

    def table_dropped(self, cached: CachedTable) -> None:
        """A table has left memory."""

    def event_stored(self, table: Table, event: AnyEvent) -> None:
        """This process has stored an event; of several at once, the last. Of all processes, one tells this."""

    def game_ended(self, table: Table) -> None:
        """This process has stored the event that ended a game."""

    def lobby_changed(self) -> None:
        """What the lobby shows may have changed."""

    def closing(self) -> None:
        """The process ends: begin nothing more."""


class TableLock:
    """Holds a table's lock. A class, since every move passes here, and a generator costs several times as much."""

    __slots__ = ("_cache", "_cached")

    def __init__(self, cache: TableCache, cached: CachedTable) -> None:
        self._cache, self._cached = cache, cached

    async def __aenter__(self) -> Table:
        cached = self._cached
        await cached.lock.acquire()
        try:
            if cached.unsaved or cached.stale or not self._cache.bus.hears:
                await self._cache.refresh(cached)
        except BaseException:
            cached.lock.release()
            raise
        return cached.table

    async def __aexit__(self, *_: object) -> None:
        self._cached.lock.release()


class TableCache:
    """The tables that a server process has to do with."""

    def __init__(
        self, store: Store, bus: Bus, background: BackgroundTasks, components: ComponentSets, outages: Outages
    ) -> None:
        self.store, self.bus, self.background, self.components = store, bus, background, components
        self.slices = Slices()
        self.outages = outages
        self.listeners: list[TableListener] = []
        self._tables: OrderedDict[str, CachedTable] = OrderedDict()
        self._loading: dict[str, asyncio.Future[CachedTable]] = {}
        self._missed: dict[str, int] = {}
        self._to_read: set[CachedTable] = set()
        self._readers = 0
        bus.subscribe(TABLES, self._heard)
        bus.subscribe_events(self._heard_event)

    def subscribe(self, listener: TableListener) -> None:
        """Tell this listener what happens to tables from now on."""
        self.listeners.append(listener)

    @property
    def size(self) -> int:
        return len(self._tables)

    @property
    def watched(self) -> int:
        """How many watchers there are."""
        return sum(len(cached.watchers) for cached in self._tables.values())

    # --- Finding a table --------------------------------------------------------------------------------------------

    def in_memory(self, id: str) -> CachedTable | None:
        """The table, if it is in memory."""
        return self._tables.get(id)

    async def find(self, id: str) -> CachedTable:
        """The table in memory, read from the store if need be; NoTable."""
        cached = self._tables.get(id)
        if cached is not None:
            self._tables.move_to_end(id)
            return cached
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.ensure_future(self._load(id))
            loading.add_done_callback(lambda done: self._loaded(id, done))
        try:
            return await asyncio.shield(loading)
        finally:
            del loading  # with an error it would hold this, which is where the error came by

    async def _load(self, id: str) -> CachedTable:
        table = await self._read(id)
        while self._missed.pop(id, 0) > table.version:  # another process went on while we read
            table = await self._read(id)
        cached = self.add(table)
        for listener in self.listeners:
            listener.table_changed(cached)
        return cached

    def _loaded(self, id: str, done: asyncio.Future[CachedTable]) -> None:
        self._loading.pop(id, None)
        self._missed.pop(id, None)
        if not done.cancelled():
            done.exception()  # whoever asked may have gone: nobody else need complain

    async def _read(self, id: str) -> Table:
        stored = await self.store.load(id)
        if stored is None:
            raise NoTable
        game = game_named(stored.game)
        table = Table(id, game, stored.secret, self.outages)
        opened = read_event(stored.events[0].body)
        async with self.components.at_hand(game, opened.options if isinstance(opened, Opened) else {}):
            await self.slices.do(_reading(table, stored.events))
        return table

    def add(self, table: Table) -> CachedTable:
        """Keep a table in memory that is stored; one that nobody uses may have to go for it."""
        cached = self._tables[table.id] = CachedTable(table)
        self._make_room(table.id)
        return cached

    def _make_room(self, new: str) -> None:
        """Let a table go that nobody uses, if there are too many; those in use count as just used."""
        for _ in range(LOOKS):
            if len(self._tables) <= MOST_UNWATCHED:
                return
            id, oldest = next(iter(self._tables.items()))
            if id == new or not _is_unused(oldest):
                self._tables.move_to_end(id)
                continue
            del self._tables[id]
            for listener in self.listeners:
                listener.table_dropped(oldest)

    def lock(self, cached: CachedTable) -> TableLock:
        """A table under its lock, as it is stored: `async with cache.lock(cached) as table`."""
        return TableLock(self, cached)

    # --- Telling of changes -----------------------------------------------------------------------------------------

    def publish(self, cached: CachedTable) -> None:
        """Show a table as it is now to its watchers, and tell the listeners. The caller holds its lock."""
        cached.published = cached.table.version
        if cached.watchers:
            cached.show(tuple(cached.watchers))
        for listener in self.listeners:
            listener.table_changed(cached)
        if cached.table.opened.public:
            self._lobby_changed()

    def _lobby_changed(self) -> None:
        for listener in self.listeners:
            listener.lobby_changed()

    async def show_clocks(self) -> None:
        """Show anew what time is left where that is less simple than it looked: the server was away."""
        for cached in tuple(self._tables.values()):
            if cached.watchers and cached.table.clock.is_kept and cached.table.clock.running:
                async with self.lock(cached):
                    cached.show(tuple(cached.watchers))

    # --- What other processes do ------------------------------------------------------------------------------------

    async def refresh(self, cached: CachedTable) -> None:
        """Make a table what is stored of it. The caller holds its lock."""
        cached.stale = False  # not later: there may be news while we read
        try:
            if cached.unsaved:
                cached.table = await self._read(cached.table.id)
            else:
                for event in await self.store.since(cached.table.id, cached.table.version):
                    cached.table.apply(read_event(event.body), event.at)
        except BaseException:
            cached.stale = True
            raise
        cached.unsaved = False
        if cached.table.version != cached.published:
            self.publish(cached)

    async def catch_up(self, cached: CachedTable) -> None:
        """Read what other processes did at a table, if they did anything."""
        async with self.lock(cached):
            pass

    def _heard(self, id: str, version: int) -> None:
        """Another process has changed a table; without an id: any may have changed."""
        self._lobby_changed()
        if not id:
            for cached in self._tables.values():
                cached.stale = True
                if cached.watchers:
                    self.read_soon(cached)
            return
        if id in self._loading:
            self._missed[id] = max(version, self._missed.get(id, 0))
        known = self._tables.get(id)
        if known is not None and known.table.version < version:
            # Told twice of two moves, it reads both at once, and then none.
            known.stale = True
            self.read_soon(known)

    def _heard_event(self, id: str, version: int, at: float, body: bytes) -> None:
        """Another process has stored this event: where nothing else has happened, it need not be read."""
        known = self._tables.get(id)
        if known is None or known.table.version != version - 1 or known.stale or known.unsaved or known.lock.locked():
            return self._heard(id, version)
        try:
            known.table.apply(read_event(body), at)
        except Exception:  # what came was not what is stored: that alone counts
            _log.exception("table %s is read anew", id)
            known.unsaved = True
            return self.read_soon(known)
        self._lobby_changed()
        self.publish(known)
        return None

    def read_soon(self, cached: CachedTable) -> None:
        """Read a table in the background, for its watchers; whoever comes to it before that reads it."""
        self._to_read.add(cached)
        if self._readers < READERS:
            self._readers += 1
            self.background.start(self._read_waiting())

    async def _read_waiting(self) -> None:
        try:
            while self._to_read:
                cached = self._to_read.pop()
                try:
                    await self.catch_up(cached)
                except StoreError as error:
                    _log.warning("table %s is read again later: %s", cached.table.id, error)
                    self._to_read.add(cached)
                    await asyncio.sleep(RETRY)
                except MotuError as error:
                    _log.warning("table %s cannot be read: %s", cached.table.id, error)
        finally:
            self._readers -= 1


def _reading(table: Table, events: Sequence[StoredEvent]) -> Parts[None]:
    """Let happen at a table what is stored of it."""
    for event in events:
        yield from table.applying(read_event(event.body), event.at)


def _is_unused(cached: CachedTable) -> bool:
    """Whether nobody has to do with a table: else what is done there would be news to a second copy in memory."""
    return not cached.watchers and not cached.lock.locked() and not cached.pinned
