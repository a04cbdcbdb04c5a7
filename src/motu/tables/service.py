"""The service: everything that happens at tables.

Whatever is done at a table is done under its lock: checked, kept in the store, and only then told to those who watch.
Should the store refuse, the table is read from it anew before anybody sees it again, so nobody is ever shown what is
not kept.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any

from motu.core.chance import SealedChance
from motu.core.errors import message
from motu.core.match import Match, Moment
from motu.core.record import read_record
from motu.people import ratings
from motu.people.campaign import bout_of
from motu.store.protocol import OPEN, OVER, Outdated, Repeated, Result, Store, StoreError
from motu.tables import actions, setup
from motu.tables.actions import AnyAction, Person, Refused
from motu.tables.bus import Bus
from motu.tables.cache import CachedTable, NoTable, TableCache, admit
from motu.tables.events import AnyEvent, Followed, Helped, Reminded, Started, write_event
from motu.tables.table import Table
from motu.tables.table_view import TableView, eyes_of, head, view_table

KEYS = 32
"""Keys of the last actions that are remembered with a table; the store knows all of them."""

_log = logging.getLogger("motu.tables")


class TableService(TableCache):
    """All tables of a server process, and what is done at them.

    kept        is called with a table and an event that this process has kept, once
    moves       how many events were kept here
    """

    def __init__(self, store: Store, bus: Bus | None = None, now: Callable[[], float] = time.time) -> None:
        super().__init__(store, bus, now)
        self.kept: Callable[[CachedTable, AnyEvent], None] = lambda live, event: None
        self.moves = 0

    # --- Doing ------------------------------------------------------------------------------------------------------

    async def opened(self, plan: setup.Plan) -> CachedTable | None:
        """The table of this plan, if it was opened before."""
        try:
            return await self.find(plan.id) if plan.keyed else None
        except NoTable:
            return None

    async def host(self, plan: setup.Plan) -> CachedTable:
        """Open a table; the one that is there, if it was opened before."""
        at = self.now()
        table = Table(plan.id, plan.game, plan.secret)
        table.apply(plan.event, at)
        try:
            await self.store.create(plan.id, plan.game.NAME, plan.secret, head(table), at, write_event(plan.event))
        except Outdated:
            live = await self.opened(plan)
            if live is None:
                raise
            return live
        live = self._keep(CachedTable(table))
        self._tell(live)
        self.bus.tell(plan.id, table.version)
        return live

    async def act(
        self, id: str, person: Person, action: AnyAction, version: int, key: str, seat: int | None
    ) -> TableView:
        """Do what a person wants, as `do`, and show him the table."""
        live = await self.do(id, person, action, version, key)
        async with self.hold(live) as table:
            return view_table(table, person.id, eyes_of(table, person.id, seat))

    async def do(self, id: str, person: Person, action: AnyAction, version: int, key: str) -> CachedTable:
        """Do what a person wants, once. Outdated when he has missed something; Refused; IllegalMove."""
        invitation = action.invitation if isinstance(action, actions.Sit) else ""
        live = await self.find(id)
        async with self.hold(live) as table:
            admit(table, person.id, invitation)
            name = f"{person.id}/{key}" if key else None
            await self._check_news(live, person, action, version, name)
            if name is None or name not in live.keys:
                late = actions.out_of_time(live.table, self._time(live))
                if late is not None:  # nobody has noticed yet: after a restart, no timer may be set
                    await self.commit(live, late)
                done = actions.act(live.table, person, action, self._time(live))
                await self.commit(live, done.event, done.drafted, name)
            return live

    async def _check_news(
        self, live: CachedTable, person: Person, action: AnyAction, version: int, key: str | None
    ) -> None:
        """Whether somebody who has seen this version may act now; what he has done already is no news to him."""
        if version == live.table.version or (key is not None and key in live.keys):
            return
        if not self.bus.alone:
            await self.refresh(live)
        if key is not None and (known := await self.store.known_key(live.table.id, key)) is not None:
            _remember(live, key, known)
            return
        if not actions.knows_enough(live.table, person, action, version):
            raise Outdated(live.table.version)

    async def commit(
        self, live: CachedTable, event: AnyEvent, drafted: Moment | None = None, key: str | None = None
    ) -> None:
        """Keep an event and then tell everybody. The caller holds the table's lock.

        Who is cancelled meanwhile still waits until the store has answered: it cannot be called back.
        """
        table, at = live.table, self._time(live)
        expected = table.version
        was_over = table.stage == OVER
        live.ahead = True
        table.apply(event, at, drafted)
        ended = table.stage == OVER and not was_over
        result = self._result(table, at) if ended else None
        bout = bout_of(table, at) if ended else None
        try:
            body = write_event(event)
            appending = self.store.append(table.id, expected, head(table), at, body, key, result, bout)
            keeping = asyncio.ensure_future(appending)
            cancelled = await _outlast(keeping)
            keeping.result()
        except Repeated as error:
            await self._recall(live)
            _remember(live, key or "", error.version)
            return
        except BaseException:
            await self._recall(live)
            raise
        live.ahead = False
        self.moves += 1
        if key is not None:
            _remember(live, key, table.version)
        self._tell(live)
        self.kept(live, event)
        self.bus.tell(table.id, table.version)
        if ended and table.is_rated:
            self.soon(self.rate())
        if cancelled:
            raise asyncio.CancelledError

    async def _recall(self, live: CachedTable) -> None:
        """Forget what was not kept. If the store cannot even be read, that is done as soon as it can."""
        try:
            await self.refresh(live)
        except BaseException:
            self._doubt(live)
            raise

    def _time(self, live: CachedTable) -> float:
        """The time of the next event: never before the last one, whatever clocks of several machines say."""
        return max(self.now(), live.table.at)

    def _result(self, table: Table, at: float) -> Result | None:
        if not table.is_rated or table.winners is None:
            return None
        visitors = tuple(chair.who for chair in table.players)
        return Result(table.game.NAME, table.words["preset"], visitors, table.points, at)

    async def rate(self) -> None:
        """Count what has not been counted yet."""
        try:
            while await self.store.rate_next(ratings.rate):
                pass
        except StoreError as error:
            _log.warning("ratings are counted later: %s", error)

    # --- What happens by itself -------------------------------------------------------------------------------------

    async def attend(self, live: CachedTable) -> bool:
        """Do what is due at a table: begin, end by the clock, remind. Whether anything was done, here or elsewhere."""
        async with self.hold(live) as table:
            event = self._due_event(table, self._time(live))
            if event is None:
                return False
            with contextlib.suppress(Outdated):
                await self.commit(live, event)
            return True

    def _due_event(self, table: Table, at: float) -> AnyEvent | None:
        if table.stage == OPEN:
            return self.started(table) if table.is_full else None
        ended = actions.out_of_time(table, at)
        if ended is not None:
            return ended
        reminder = table.reminder
        return Reminded(reminder.seat) if reminder is not None and reminder.at <= at else None

    @staticmethod
    def started(table: Table) -> Started:
        """The beginning of the game: what chance answers in the deal, or answered before where it goes on."""
        if table.opened.start:
            return Started(read_record(table.game, table.opened.start).deal)
        return Started(Match(table.game, table.options, table.names, SealedChance(table.secret)).deal)

    # --- After the game, and help -----------------------------------------------------------------------------------

    async def rematch(self, id: str, person: Person, key: str = "") -> tuple[str, str]:
        """The table of the next game, and its invitation; of several players who ask, the first opens it.

        Who asks again with the same key is told the invitation again.
        """
        async with self.at(id, person.id) as live:
            if not self.bus.alone:
                await self.refresh(live)
            table = live.table
            if table.stage != OVER or table.match is None or not table.seats_of(person.id):
                raise Refused(message("room-no-rematch"))
            plan = setup.keyed(setup.plan_rematch(table, person), key)
            if table.next and table.next != plan.id:
                return table.next, ""
            opened = await self.opened(plan) or await self.host(plan)
            invitation = setup.invitation_to(opened.table) or plan.invitation
            if not table.next:
                try:
                    await self.commit(live, Followed(plan.id))
                except Outdated:
                    if not live.table.next:
                        raise
                    if live.table.next != plan.id:  # another process was asked at the same time
                        return live.table.next, ""
            return plan.id, invitation

    async def helped(self, live: CachedTable, seat: int) -> None:
        """Note that a player is given help. The caller holds the table's lock."""
        if not live.table.helped and live.table.stage != OVER and not live.table.is_analysis:
            await self.commit(live, Helped(seat))


def _remember(live: CachedTable, key: str, version: int) -> None:
    live.keys[key] = version
    if len(live.keys) > KEYS:
        live.keys.popitem(last=False)


class _Lasting(asyncio.Future[None]):
    """What cannot be cancelled: a task that is waiting for it learns that it is cancelled when this is done."""

    def cancel(self, msg: Any = None) -> bool:
        return False


async def _outlast(work: asyncio.Future[Any]) -> bool:
    """Wait until something is done, though cancelled meanwhile; whether that happened."""
    done = _Lasting(loop=work.get_loop())
    work.add_done_callback(lambda _: done.set_result(None))
    try:
        await done
    except asyncio.CancelledError:
        return True
    return False
