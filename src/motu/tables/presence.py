"""Who is at a table just now, and who has gone: what sockets tell, in all processes. Nothing of it is stored.

A player is there while somebody with their session watches the table, anywhere. Whoever is not is shown as away to all
who watch, as soon as that has lasted for longer than a page takes to be loaded again. Nobody is told where else they
are, nor when they were last seen elsewhere: away since when, at this table, is all there is.

Processes tell each other over the bus who comes and goes, and again and again who is there: so one that dies is soon
forgotten. While the bus is not heard, nobody is taken for gone.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping

from motu.store.rows import RUNNING
from motu.tables.bus import PRESENCE, Bus
from motu.tables.cache import CachedTable, TableCache, TableListener
from motu.tables.events import PERSON

GRACE = 5.0
"""Seconds that somebody may be missing before it shows: a page that is loaded again is back by then."""
SETTLING = 12.0
"""Seconds after a start, or after the bus was lost, in which nobody is shown as away: all are about to come back."""
LOOK_EVERY = 1.0
"""Seconds between two looks at those who have just gone."""
BEAT = 10.0
"""Seconds after which a process tells again who is there."""
SILENT = 25.0
"""Seconds after which somebody of whom another process tells nothing any more is not there."""

_log = logging.getLogger("motu.tables")


class Presence(TableListener):
    """Sees who comes to the tables that are watched in this process, and who goes."""

    def __init__(self, cache: TableCache, bus: Bus, now: Callable[[], float]) -> None:
        self._cache, self._bus, self._now = cache, bus, now
        self._name = secrets.token_hex(8)
        self._watched: set[CachedTable] = set()
        self._pending: set[CachedTable] = set()
        self._elsewhere: dict[str, dict[tuple[str, str], float]] = {}
        self._settled = now() + SETTLING
        self._beat = now()
        cache.subscribe(self)
        bus.subscribe(PRESENCE, self._heard)

    async def run(self) -> None:
        """Look again and again at whoever has just gone."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                self.look()
            except Exception:  # one table that cannot be shown must not hide who has gone from all others
                _log.exception("who is there cannot be told")

    def gone(self, cached: CachedTable) -> Mapping[str, float]:
        """Which players of a table are not there, and since when; nobody, where that cannot be known."""
        return cached.gone if self._bus.hears else {}

    # --- What it is told --------------------------------------------------------------------------------------------

    def came(self, cached: CachedTable, visitor: str) -> None:
        """Somebody watches a table from now on. The caller holds its lock."""
        self._watched.add(cached)
        self._tell(cached, visitor, 1)
        self._see(cached)

    def went(self, cached: CachedTable, visitor: str) -> None:
        """Somebody does so no longer."""
        if not cached.watchers:
            self._watched.discard(cached)
            self._pending.discard(cached)
            cached.gone = cached.away = {}
        if all(watcher.visitor != visitor for watcher in cached.watchers):
            self._tell(cached, visitor, 0)
        self._see_when_free(cached)

    def table_changed(self, cached: CachedTable) -> None:
        self._see(cached)

    def _heard(self, name: str, there: int) -> None:
        """What another process says; without a name: some of it may have been missed."""
        now = self._now()
        if not name:
            self._settled = now + SETTLING
            for told in self._elsewhere.values():
                told.update(dict.fromkeys(told, now))
            self._tell_all()
            return
        id, visitor, process = name.split("/")
        if process == self._name:
            return
        told = self._elsewhere.setdefault(id, {})
        is_news = ((visitor, process) in told) != bool(there)
        if there:
            told[visitor, process] = now
        else:
            told.pop((visitor, process), None)
        if is_news:
            self._changed_elsewhere(id)

    # --- What it tells ----------------------------------------------------------------------------------------------

    def _tell(self, cached: CachedTable, visitor: str, there: int) -> None:
        if not self._bus.alone and visitor:
            self._bus.tell(PRESENCE, f"{cached.table.id}/{visitor}/{self._name}", there)

    def _tell_all(self) -> None:
        for cached in self._watched:
            for visitor in {watcher.visitor for watcher in cached.watchers}:
                if cached.table.seats_of(visitor):
                    self._tell(cached, visitor, 1)

    # --- What follows -----------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Show who has been missing for long enough, and forget of whom other processes tell nothing any more."""
        if not self._bus.hears:
            return
        now = self._now()
        if not self._bus.alone and not self._beat <= now < self._beat + BEAT:
            self._beat = now
            self._tell_all()
            for id, told in tuple(self._elsewhere.items()):
                for key in [key for key, heard in told.items() if now - heard > SILENT]:
                    del told[key]
                    self._changed_elsewhere(id)
        for cached in tuple(self._pending):
            self._see_when_free(cached)

    def _changed_elsewhere(self, id: str) -> None:
        if not self._elsewhere[id]:
            del self._elsewhere[id]
        cached = self._cache.in_memory(id)
        if cached is not None:
            self._see_when_free(cached)

    def _see_when_free(self, cached: CachedTable) -> None:
        """See who is there, now or as soon as nobody is at work on the table: what is not stored is shown to nobody."""
        if cached.lock.locked() or cached.unsaved:
            self._pending.add(cached)
        else:
            self._see(cached)

    def _see(self, cached: CachedTable) -> None:
        if not cached.watchers:
            self._pending.discard(cached)
            return
        now, table = self._now(), cached.table
        there = {watcher.visitor for watcher in cached.watchers}
        there.update(visitor for visitor, _ in self._elsewhere.get(table.id, ()))
        is_played = table.stage == RUNNING and not table.is_analysis
        missing = [chair.who for chair in table.chairs if chair.kind == PERSON and chair.who not in there]
        gone = {who: min(now, cached.gone.get(who, now)) for who in missing} if is_played else {}
        is_settled = now >= self._settled
        away = {
            who: since for who, since in gone.items() if who in cached.away or (is_settled and now - since >= GRACE)
        }
        if len(away) < len(gone):
            self._pending.add(cached)
        else:
            self._pending.discard(cached)
        cached.gone = gone
        if away != cached.away:
            cached.away = away
            cached.show(tuple(cached.watchers))
