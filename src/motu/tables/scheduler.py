"""The scheduler sees to what happens though nobody asks: bots move, games begin, clocks run out, people are reminded.

A bot's turn belongs to no process. Whoever stores the event that makes it a bot's turn lets the bot think at once.
Should that process die, any other finds the table overdue in the store and takes it on; should two think at the same
time, the store accepts one of the moves.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Protocol

from motu.core.errors import MotuError
from motu.store.protocol import Outdated, StoreError
from motu.store.pulse import BEAT
from motu.store.rows import OPEN, Listed
from motu.tables.cache import CachedTable, TableListener
from motu.tables.component_sets import UNUSED
from motu.tables.events import Moved
from motu.tables.service import TableService
from motu.tables.setup import new_seed
from motu.tables.table import Table

SECONDS = 1.0
"""What a bot has for a turn."""
LOOK_EVERY = 2.0
"""Seconds between two looks into the store for what others have left lying."""
OVERDUE = 1.0
"""Seconds after which a table that is due was left lying by somebody."""
CLAIM = 3.0
"""Seconds for which a table is claimed, again and again while a bot thinks: a process that dies soon has it no more."""
FORGOTTEN = 30 * 86_400.0
"""Seconds after which an open table at which nothing has happened is removed."""
FAR = 3_600.0
"""No timer runs longer than this: the store reminds us in time."""

_log = logging.getLogger("motu.tables")


class Deciders(Protocol):
    """Where bots think."""

    async def decide(
        self, game: str, bot: str, view: Any, moves: Any, seconds: float, seed: int, who: str = "", person: str = ""
    ) -> Any: ...


class Scheduler(TableListener):
    """Does what is due at the tables of a service, now or when its time comes."""

    def __init__(self, service: TableService, thinkers: Deciders, seconds: float = SECONDS) -> None:
        self.service, self.thinkers, self.seconds = service, thinkers, seconds
        self.name = secrets.token_hex(8)
        self._timers: dict[CachedTable, asyncio.TimerHandle] = {}
        self._closed = False
        service.cache.subscribe(self)

    def begin(self) -> None:
        """From now on, take on what other processes leave lying, too."""
        self.service.background.start(self._keep_time())
        self.service.background.start(self._look())
        self.service.background.start(self._clear())

    # --- What it is told --------------------------------------------------------------------------------------------

    def table_changed(self, cached: CachedTable) -> None:
        """Do now, or set a timer for, what is due at a table."""
        timer = self._timers.pop(cached, None)
        if timer is not None:
            timer.cancel()
        due = cached.table.due
        if due is None or cached.pinned or self._closed:
            return
        wait = due - max(self.service.now(), cached.table.at)  # nothing is dated before what was last
        if wait <= 0:
            cached.pinned = True
            self.service.background.start(self._do_due(cached))
        else:
            loop = asyncio.get_running_loop()
            self._timers[cached] = loop.call_later(min(wait, FAR), self.table_changed, cached)

    def table_dropped(self, cached: CachedTable) -> None:
        timer = self._timers.pop(cached, None)
        if timer is not None:
            timer.cancel()

    def closing(self) -> None:
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    # --- What is due at a table -------------------------------------------------------------------------------------

    async def _do_due(self, cached: CachedTable) -> None:
        try:
            while (due := cached.table.due) is not None and due <= max(self.service.now(), cached.table.at):
                do = self.service.do_due if cached.table.bot_to_move is None else self._play_bot
                if not await do(cached):
                    break
        except MotuError as error:
            _log.warning("table %s is looked after later: %s", cached.table.id, error)
        finally:
            cached.pinned = False
        due = cached.table.due
        if due is not None and due > max(self.service.now(), cached.table.at):
            self.table_changed(cached)

    async def _play_bot(self, cached: CachedTable) -> bool:
        """Let a bot decide once; False if somebody else does."""
        service, cache = self.service, self.service.cache
        async with cache.lock(cached) as table:
            seat, version = table.bot_to_move, table.version
            if seat is None or table.match is None:
                return True
            game, bot = table.game, table.chairs[seat].who
            view, moves = game.view(table.match.state, seat), game.moves(table.match.state, seat)
            seconds = self._seconds(table, seat)
        if not service.bus.alone and not await self._claim(table.id, version):
            return cached.table.version != version  # somebody else has it, or something was done here meanwhile
        who = f"{table.id}/{seat}"
        # Whoever opened the table is whom its bots think for, and shares the thinkers with others like them.
        by = table.opened.by
        deciding = self.thinkers.decide(game.NAME, bot, view, moves, seconds, bot_seed(table), who, by)
        decided = await (deciding if service.bus.alone else self._while_claimed(table.id, version, deciding))
        async with cache.lock(cached) as table:
            # Taken back, given up, or another process was faster. Who decides at the same time does not disturb it, nor
            # who does something out of turn.
            if seat not in table.movers or table.chairs[seat].who != bot or not table.has_seen(seat, version):
                return True
            assert table.match is not None
            if decided.move not in game.moves(table.match.state, seat):
                return True  # what was done meanwhile has made it impossible: it thinks again
            drafted = table.match.draft(seat, decided.move)
            with suppress(Outdated):
                await service.commit(cached, Moved(seat, drafted.step.move, drafted.step.outcomes), drafted)
        return True

    async def _claim(self, id: str, version: int) -> bool:
        now = self.service.now()
        return await self.service.store.claim(id, version, self.name, now, now + CLAIM)

    async def _while_claimed(self, id: str, version: int, deciding: Coroutine[Any, Any, Any]) -> Any:
        """What a bot decides; the table stays claimed meanwhile."""
        work = asyncio.ensure_future(deciding)
        try:
            while not (await asyncio.wait((work,), timeout=CLAIM / 3))[0]:
                with suppress(StoreError):  # two may think at the same time, should it come to that
                    await self._claim(id, version)
            return work.result()
        finally:
            work.cancel()

    def _seconds(self, table: Table, seat: int) -> float:
        """What a bot has left of its time for this turn: it thinks at the first decision, and hardly later."""
        return self.seconds if table.last is None or seat in table.fresh else self.seconds / 4

    # --- What time it is ---------------------------------------------------------------------------------------------

    async def _keep_time(self) -> None:
        """Again and again: note that the server is there. If it was away, clocks show something else than they did."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                if await self.service.clock.beat():
                    await self.service.cache.show_clocks()
            except MotuError as error:
                _log.warning("the time cannot be noted: %s", error)
            except Exception:  # whatever it is, it must not end here
                _log.exception("the time cannot be noted")

    # --- What is due in the store -----------------------------------------------------------------------------------

    async def _look(self) -> None:
        """Again and again: take on what others have left lying."""
        while True:
            try:
                for listed in await self.service.store.due(self.service.now() - OVERDUE, 100):
                    await self._take_on(listed)
            except MotuError as error:
                _log.warning("the store cannot be looked at: %s", error)
            except Exception:  # whatever it is, it must not end here
                _log.exception("the store cannot be looked at")
            await asyncio.sleep(LOOK_EVERY)

    async def _clear(self) -> None:
        """Again and again: remove tables at which no game has ever begun, and components that nobody needs."""
        while True:
            try:
                while await self.service.store.forget(self.service.now() - FORGOTTEN, OPEN, 100):
                    pass
                while await self.service.store.sweep_components(self.service.now() - UNUSED, 100):
                    pass
            except MotuError as error:
                _log.warning("what is old is removed later: %s", error)
            await asyncio.sleep(FAR)

    async def _take_on(self, listed: Listed) -> None:
        cache = self.service.cache
        try:
            cached = await cache.find(listed.id)
            cached.stale |= cached.table.version < listed.version
            await cache.catch_up(cached)
            self.table_changed(cached)
        except StoreError:
            raise
        except MotuError as error:
            # A game that cannot be played here, perhaps by older rules, waits, so that others have their turn.
            _log.warning("table %s cannot be looked after: %s", listed.id, error)
            now = self.service.now()
            await self.service.store.claim(listed.id, listed.version, self.name, now, now + FAR)
        except Exception:  # one table that cannot be played must not keep the others waiting
            _log.exception("table %s cannot be looked after", listed.id)


def bot_seed(table: Table) -> int:
    """Randomness for the bot's next decision: anew for each, but the same for all who play the deal of a day alike."""
    if not table.opened.day or table.match is None:
        return new_seed()
    wanted = f"bot/{len(table.match.steps)}".encode()
    return int.from_bytes(hmac.new(table.secret, wanted, hashlib.sha256).digest()[:8], "big") >> 2
