"""The scheduler sees to what happens though nobody asks: bots move, games begin, clocks run out, people are reminded.

A bot's turn belongs to no process. Whoever keeps the event that makes it a bot's turn lets the bot think at once.
Should that process die, any other finds the table overdue in the store and takes it on; should two think at the same
time, the store accepts one of the moves.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Protocol

from motu.core.errors import MotuError
from motu.people import daily
from motu.store.protocol import OPEN, Listed, Outdated, StoreError
from motu.tables.cache import CachedTable
from motu.tables.events import AnyEvent, Moved, Reminded
from motu.tables.service import TableService
from motu.tables.table import Table

SECONDS = 1.0
"""What a bot has for a turn."""
LOOK_EVERY = 2.0
"""Seconds between two looks into the store for what others have left lying."""
OVERDUE = 1.0
"""Seconds after which a table that is due was left lying by somebody."""
CLAIM = 3.0
"""Seconds for which a table is taken on, and again as long as a bot thinks: who dies soon has it no longer."""
FORGOTTEN = 30 * 86_400.0
"""Seconds after which an open table that nothing has happened at is put away."""
FAR = 3_600.0
"""No timer runs longer than this: the store reminds us in time."""

_log = logging.getLogger("motu.tables")


class Deciders(Protocol):
    """Where bots think."""

    async def decide(
        self, game: str, bot: str, view: Any, moves: Any, seconds: float, seed: int, who: str = ""
    ) -> Any: ...


Remind = Callable[[Table, int], None]
"""Is called when somebody who asked for it should be told that it is his turn, or that time runs out."""


class Scheduler:
    def __init__(
        self, service: TableService, thinkers: Deciders, remind: Remind | None = None, seconds: float = SECONDS
    ) -> None:
        self.service, self.thinkers, self.remind, self.seconds = service, thinkers, remind, seconds
        self.name = secrets.token_hex(8)
        service.changed, service.kept = self.changed, self._remind

    def begin(self) -> None:
        """Look after everything from now on."""
        self.service.soon(self._look())
        self.service.soon(self._clear())

    def changed(self, live: CachedTable) -> None:
        """A table has changed: do now, or later, what is due there."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        due = live.table.due
        if due is None or live.attended is not None:
            return
        wait = due - self.service.now()
        if wait <= 0:
            live.attended = self.service.soon(self._attend(live))
        else:
            live.timer = asyncio.get_running_loop().call_later(min(wait, FAR), self.changed, live)

    def _remind(self, live: CachedTable, event: AnyEvent) -> None:
        """Tell those who asked for it that it is their turn, or that their time runs out."""
        table = live.table
        if self.remind is None or not table.clock.rule.turn:
            return
        seats: Sequence[int] = ()
        if isinstance(event, Reminded):
            seats = (event.seat,)
        elif isinstance(event, Moved):
            seats = [seat for seat in table.movers if _has_begun(table, seat)]
        for seat in seats:
            if table.hooks.get(seat):
                self.remind(table, seat)

    async def _attend(self, live: CachedTable) -> None:
        try:
            while (due := live.table.due) is not None and due <= self.service.now():
                attend = self.service.attend if live.table.bot_to_move is None else self._play_bot
                if not await attend(live):
                    break
        except MotuError as error:
            _log.warning("table %s is looked after later: %s", live.table.id, error)
        finally:
            live.attended = None
        due = live.table.due
        if due is not None and due > self.service.now():
            self.changed(live)

    async def _play_bot(self, live: CachedTable) -> bool:
        """Let a bot decide once; False if somebody else does."""
        service = self.service
        async with service.hold(live) as table:
            seat, version = table.bot_to_move, table.version
            if seat is None or table.match is None:
                return True
            game, bot = table.game, table.chairs[seat].who
            view, moves = game.view(table.match.state, seat), game.moves(table.match.state, seat)
            seconds = self._seconds(table, seat)
        if not service.bus.alone and not await self._claim(table.id, version):
            return live.table.version != version  # somebody else has it, or something was done here meanwhile
        who = f"{table.id}/{seat}"
        deciding = self.thinkers.decide(game.NAME, bot, view, moves, seconds, daily.bot_seed(table), who)
        decided = await (deciding if service.bus.alone else self._while_claimed(table.id, version, deciding))
        async with service.hold(live) as table:
            # Taken back, given up, or another process was faster. Who decides at the same time does not disturb it, nor
            # who does something out of turn.
            if seat not in table.movers or table.chairs[seat].who != bot or not table.has_seen(seat, version):
                return True
            assert table.match is not None
            if decided.move not in game.moves(table.match.state, seat):
                return True  # what was done meanwhile has made it impossible: it thinks again
            drafted = table.match.draft(seat, decided.move)
            try:
                await service.commit(live, Moved(seat, drafted.step.move, drafted.step.outcomes), drafted)
            except Outdated:
                return True
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

    async def _look(self) -> None:
        """Again and again: take on what others have left lying."""
        while True:
            try:
                await self.service.rate()
                for listed in await self.service.store.due(self.service.now() - OVERDUE, 100):
                    await self._take_on(listed)
            except MotuError as error:
                _log.warning("the store cannot be looked at: %s", error)
            except Exception:  # whatever it is, it must not end here
                _log.exception("the store cannot be looked at")
            await asyncio.sleep(LOOK_EVERY)

    async def _clear(self) -> None:
        """Again and again: put tables away at which nobody has ever begun."""
        while True:
            try:
                while await self.service.store.forget(self.service.now() - FORGOTTEN, OPEN, 100):
                    pass
            except MotuError as error:
                _log.warning("old tables are put away later: %s", error)
            await asyncio.sleep(FAR)

    async def _take_on(self, listed: Listed) -> None:
        try:
            live = await self.service.find(listed.id)
            live.behind |= live.table.version < listed.version
            await self.service.catch_up(live)
            self.changed(live)
        except StoreError:
            raise
        except MotuError as error:
            # A game that cannot be played here, perhaps by older rules, waits, so that others have their turn.
            _log.warning("table %s cannot be looked after: %s", listed.id, error)
            now = self.service.now()
            await self.service.store.claim(listed.id, listed.version, self.name, now, now + FAR)
        except Exception:  # one table that cannot be played must not keep the others waiting
            _log.exception("table %s cannot be looked after", listed.id)


def _has_begun(table: Table, seat: int) -> bool:
    """Whether this seat's turn, or its part in somebody's, has begun with the last move."""
    game, last = table.game, table.last
    return last is not None and (
        game.turn(last.before) != game.turn(last.after) or seat not in game.movers(last.before)
    )
