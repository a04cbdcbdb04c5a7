"""The hall: tables in use, kept in memory, and everything that happens at them.

Whatever is done at a table is done under its lock: checked, kept in the store, and only then told to those who watch.
Should the store refuse, the table is read from it anew before anybody sees it again, so nobody is ever shown what is
not kept.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from motu.core.chance import SealedChance
from motu.core.errors import MotuError, message
from motu.core.match import Match, Moment
from motu.core.record import read_record
from motu.games import game_named
from motu.room import actions, ratings, setup
from motu.room.actions import AnyAction, Person, Refused
from motu.room.bus import Bus, NoBus
from motu.room.campaign import bout_of
from motu.room.events import AnyEvent, Followed, Helped, Reminded, Started, read_event, write_event
from motu.room.sight import Scene, Sight, eyes_of, head, sight
from motu.room.store import OPEN, OVER, Outdated, Repeated, Result, Store, StoreError
from motu.room.table import Table

KEPT = 20_000
"""Tables in memory that nobody watches; the one not used for longest goes first."""
KEYS = 32
"""Keys of the last actions that are remembered with a table; the store knows all of them."""
READERS = 8
"""So many tables are read at once when others have gone on: a store has no more than a few connections."""
RETRY = 1.0
"""Seconds after which a store that could not be read is asked again."""

_log = logging.getLogger("motu.room")
_write = msgspec.json.Encoder().encode


class NoTable(Refused):
    """There is no such table, or it is none of this visitor's business: he is told the same."""

    def __init__(self) -> None:
        super().__init__(message("room-no-table"))


class Watcher:
    """Somebody who sees every change of a table, through the eyes that he asked for."""

    def __init__(self, visitor: str, seat: int | None, send: Callable[[bytes], None]) -> None:
        self.visitor, self.seat, self.send = visitor, seat, send


class Live:
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


class Hall:
    """All tables of a server process.

    changed     is called with a table that has come into memory, and after each of its changes that has been kept,
                here or elsewhere: whoever plays for bots waits there
    kept        is called with a table and an event that this process has kept, once
    moves       how many events were kept here
    """

    def __init__(self, store: Store, bus: Bus | None = None, now: Callable[[], float] = time.time) -> None:
        self.store, self.bus, self.now = store, bus or NoBus(), now
        self.changed: Callable[[Live], None] = lambda live: None
        self.kept: Callable[[Live, AnyEvent], None] = lambda live, event: None
        self.lobby_changed: Callable[[], None] = lambda: None
        self.moves = 0
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._missed: dict[str, int] = {}
        self._doubtful: set[Live] = set()
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

    async def find(self, id: str) -> Live:
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

    async def _load(self, id: str) -> Live:
        table = await self._read(id)
        while self._missed.pop(id, 0) > table.version:  # another process went on while we read
            table = await self._read(id)
        live = self._keep(Live(table))
        self.changed(live)
        return live

    def _loaded(self, id: str, done: asyncio.Future[Live]) -> None:
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

    def _keep(self, live: Live) -> Live:
        self._live[live.table.id] = live
        if len(self._live) > KEPT:
            idle = next((id for id, each in self._live.items() if self._is_idle(each)), None)
            if idle is not None and idle != live.table.id:
                self._drop(idle)
        return live

    @staticmethod
    def _is_idle(live: Live) -> bool:
        """Whether nobody has to do with a table: what is done at this one would be news to a second one in memory."""
        return not live.watchers and not live.lock.locked() and live.attended is None

    def _drop(self, id: str) -> None:
        live = self._live.pop(id)
        if live.timer is not None:
            live.timer.cancel()

    async def _refresh(self, live: Live) -> None:
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
        """Another process has changed a table; without a table: anything may have changed."""
        self.lobby_changed()
        if not id:
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

    def _doubt(self, live: Live) -> None:
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

    async def catch_up(self, live: Live) -> None:
        """Read what other processes did at a table, if they did anything."""
        async with self.hold(live):
            pass

    @asynccontextmanager
    async def hold(self, live: Live) -> AsyncIterator[Table]:
        """A table under its lock, as it is kept."""
        async with live.lock:
            if live.ahead or live.behind or not self.bus.hears:
                await self._refresh(live)
            yield live.table

    # --- Looking ----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, id: str, visitor: str, invitation: str = "") -> AsyncIterator[Live]:
        """A table under its lock, for somebody who may see it; NoTable for all others."""
        live = await self.find(id)
        async with self.hold(live) as table:
            if not actions.may_enter(table, visitor, invitation):
                raise NoTable
            yield live

    async def see(self, id: str, visitor: str, seat: int | None = None, invitation: str = "") -> Sight:
        """A table as a visitor sees it."""
        async with self.at(id, visitor, invitation) as live:
            return sight(live.table, visitor, eyes_of(live.table, visitor, seat))

    async def watch(self, id: str, watcher: Watcher, invitation: str = "") -> Live:
        """Let somebody see every change from now on; he sees the table at once."""
        async with self.at(id, watcher.visitor, invitation) as live:
            live.watchers.add(watcher)
            self._show(live, [watcher])
            return live

    def leave(self, live: Live, watcher: Watcher) -> None:
        live.watchers.discard(watcher)

    def _show(self, live: Live, watchers: Iterable[Watcher]) -> None:
        """Send the table to these watchers; those who see the same get the same bytes."""
        table = live.table
        scene = Scene(table)
        written: dict[Any, bytes] = {}
        for watcher in watchers:
            own = table.seats_of(watcher.visitor)
            eyes = eyes_of(table, watcher.visitor, watcher.seat)
            kind = (eyes, own, watcher.visitor == table.opened.by)
            body = written.get(kind)
            if body is None:
                body = written[kind] = b'{"is":"table","table":' + _write(scene.sight(watcher.visitor, eyes)) + b"}"
            watcher.send(body)

    def _tell(self, live: Live) -> None:
        live.told = live.table.version
        self._show(live, tuple(live.watchers))
        self.changed(live)
        if live.table.opened.public:
            self.lobby_changed()

    # --- Doing ------------------------------------------------------------------------------------------------------

    async def host(self, plan: setup.Plan) -> Live:
        """Open a table."""
        at = self.now()
        table = Table(plan.id, plan.game, plan.secret)
        table.apply(plan.event, at)
        await self.store.create(plan.id, plan.game.NAME, plan.secret, head(table), at, write_event(plan.event))
        live = self._keep(Live(table))
        self._tell(live)
        self.bus.tell(plan.id, table.version)
        return live

    async def act(self, id: str, person: Person, action: AnyAction, version: int, key: str, seat: int | None) -> Sight:
        """Do what a person wants, as `do`, and show him the table."""
        live = await self.do(id, person, action, version, key)
        async with self.hold(live) as table:
            return sight(table, person.id, eyes_of(table, person.id, seat))

    async def do(self, id: str, person: Person, action: AnyAction, version: int, key: str) -> Live:
        """Do what a person wants, once. Outdated when he has not seen the present table; Refused; IllegalMove."""
        invitation = action.invitation if isinstance(action, actions.Sit) else ""
        async with self.at(id, person.id, invitation) as live:
            name = f"{person.id}/{key}" if key else None
            await self._check_news(live, version, name)
            if name is None or name not in live.keys:
                late = actions.out_of_time(live.table, self._time(live))
                if late is not None:  # nobody has noticed yet: after a restart, no timer may be set
                    await self.commit(live, late)
                done = actions.act(live.table, person, action, self._time(live))
                await self.commit(live, done.event, done.drafted, name)
            return live

    async def _check_news(self, live: Live, version: int, key: str | None) -> None:
        """Whether somebody who has seen this version may act now; what he has done already is no news to him."""
        if version == live.table.version or (key is not None and key in live.keys):
            return
        if not self.bus.alone:
            await self._refresh(live)
        if key is not None and (known := await self.store.known_key(live.table.id, key)) is not None:
            _remember(live, key, known)
            return
        if version != live.table.version:
            raise Outdated(live.table.version)

    async def commit(self, live: Live, event: AnyEvent, drafted: Moment | None = None, key: str | None = None) -> None:
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
        keeping = asyncio.ensure_future(
            self.store.append(table.id, expected, head(table), at, write_event(event), key, result, bout)
        )
        try:
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

    async def _recall(self, live: Live) -> None:
        """Forget what was not kept. If the store cannot even be read, that is done as soon as it can."""
        try:
            await self._refresh(live)
        except BaseException:
            self._doubt(live)
            raise

    def _time(self, live: Live) -> float:
        """The time of the next event: never before the last one, whatever clocks of several machines say."""
        return max(self.now(), live.table.at)

    def _result(self, table: Table, at: float) -> Result | None:
        if not table.is_rated or table.winners is None:
            return None
        visitors = tuple(chair.who for chair in table.chairs)
        return Result(table.game.NAME, table.opened.options["preset"], visitors, table.points, at)

    async def rate(self) -> None:
        """Count what has not been counted yet."""
        try:
            while await self.store.rate_next(ratings.rate):
                pass
        except StoreError as error:
            _log.warning("ratings are counted later: %s", error)

    # --- What happens by itself -------------------------------------------------------------------------------------

    async def attend(self, live: Live) -> bool:
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
        deadline = table.clock.deadline
        if deadline is not None and table.reminder_at <= at:
            return Reminded(deadline.seat)
        return None

    @staticmethod
    def started(table: Table) -> Started:
        """The beginning of the game: what chance answers in the deal, or answered before where it goes on."""
        if table.opened.start:
            return Started(read_record(table.game, table.opened.start).deal)
        return Started(Match(table.game, table.options, table.names, SealedChance(table.secret)).deal)

    # --- After the game, and help -----------------------------------------------------------------------------------

    async def rematch(self, id: str, person: Person) -> tuple[str, str]:
        """The table of the next game, and its invitation; of several players who ask, the first opens it."""
        async with self.at(id, person.id) as live:
            if not self.bus.alone:
                await self._refresh(live)
            table = live.table
            if table.stage != OVER or table.match is None or not table.seats_of(person.id):
                raise Refused(message("room-no-rematch"))
            if table.next:
                return table.next, ""
            plan = setup.plan_rematch(table, person)
            await self.host(plan)
            try:
                await self.commit(live, Followed(plan.id))
            except Outdated:
                if live.table.next:  # another process was asked at the same time
                    return live.table.next, ""
                raise
            return plan.id, plan.invitation

    async def helped(self, live: Live, seat: int) -> None:
        """Note that a player is given help. The caller holds the table's lock."""
        if not live.table.helped and live.table.stage != OVER and not live.table.is_analysis:
            await self.commit(live, Helped(seat))


def _remember(live: Live, key: str, version: int) -> None:
    live.keys[key] = version
    if len(live.keys) > KEYS:
        live.keys.popitem(last=False)


async def _outlast(work: asyncio.Future[Any]) -> bool:
    """Wait until something is done, though cancelled meanwhile; whether that happened."""
    cancelled = False
    while not work.done():
        try:
            await asyncio.shield(work)
        except asyncio.CancelledError:
            cancelled = True
        except Exception:  # `work` itself tells it
            break
    return cancelled
