"""What people do at tables, and what they see of them.

A move takes this way: `act` finds the table in the cache and locks it; `action_handlers.act` checks what is wanted and
makes an event of it, or several; `commit_all` applies these, stores them, and only then shows the table to its
watchers. Should the store refuse, the table is read from it anew before anybody sees it again: nobody is ever shown
what is not stored.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from motu.core.chance import SealedChance
from motu.core.errors import message
from motu.core.extras import margin
from motu.core.match import Match, Moment
from motu.core.record import read_record
from motu.store.protocol import Outdated, Repeated, Store, StoreError
from motu.store.rows import OPEN, OVER, CampaignGame, Result
from motu.tables import action_handlers, setup
from motu.tables.action_handlers import Done
from motu.tables.actions import AnyAction, Person, Refused, Sit
from motu.tables.background import BackgroundTasks
from motu.tables.bus import TABLES, Bus, NoBus
from motu.tables.cache import CachedTable, NoTable, TableCache, Watcher
from motu.tables.campaign import is_clean, opponent_of
from motu.tables.component_sets import ComponentSets
from motu.tables.events import PERSON, AnyEvent, Followed, Helped, Reminded, Started, write_event
from motu.tables.help import RatedGames
from motu.tables.presence import Presence
from motu.tables.server_clock import ServerClock
from motu.tables.table import Table
from motu.tables.table_view import TableView, eyes_of, summary_of, view_table

KEYS = 32
"""Keys of the last actions that are remembered with a table; the store knows all of them."""


class TableService:
    """All tables of a server process, and what is done at them.

    cache       the tables in use; subscribe there to learn of changes
    rated_games what games are being played for a rating
    components  players' own components, with which tables can be played
    presence    who is at the tables that are watched
    background  what is done beside requests
    clock       the time at the tables; `now` tells it
    stored      how many events this process has stored
    """

    def __init__(self, store: Store, bus: Bus | None = None, clock: ServerClock | None = None) -> None:
        self.store, self.bus, self.clock = store, bus or NoBus(), clock or ServerClock(store)
        self.now: Callable[[], float] = self.clock.now
        self.background = BackgroundTasks()
        self.components = ComponentSets(store)
        self.cache = TableCache(store, self.bus, self.background, self.components, self.clock.outages)
        self.rated_games = RatedGames(self.cache.slices)
        self.cache.subscribe(self.rated_games)
        self.presence = Presence(self.cache, self.bus, self.now)
        self.stored = 0

    async def open(self) -> None:
        await self.clock.begin()
        await self.bus.open()
        self.background.start(self.presence.run())

    async def close(self) -> None:
        """End the background work; an event that is being stored is stored and shown before that."""
        for listener in self.cache.listeners:
            listener.closing()
        await self.background.close()
        with contextlib.suppress(StoreError):
            await self.clock.beat()
        await self.bus.close()

    # --- Looking ----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def enter(self, id: str, visitor: str, invitation: str = "") -> AsyncIterator[CachedTable]:
        """A table under its lock, for somebody who may see it; NoTable for all others."""
        cached = await self.cache.find(id)
        async with self.cache.lock(cached) as table:
            _admit(table, visitor, invitation)
            yield cached

    async def view(self, id: str, visitor: str, seat: int | None = None, invitation: str = "") -> TableView:
        """A table as a visitor sees it."""
        async with self.enter(id, visitor, invitation) as cached:
            return view_table(cached.table, visitor, eyes_of(cached.table, visitor, seat), cached.away)

    async def watch(self, id: str, watcher: Watcher, invitation: str = "") -> CachedTable:
        """Let somebody see every change from now on, and the table at once."""
        async with self.enter(id, watcher.visitor, invitation) as cached:
            cached.watchers.add(watcher)
            self.presence.came(cached, watcher.visitor)
            cached.show([watcher])
            return cached

    def unwatch(self, cached: CachedTable, watcher: Watcher) -> None:
        """Show a table to this watcher no longer."""
        cached.watchers.discard(watcher)
        self.presence.went(cached, watcher.visitor)

    # --- Doing ------------------------------------------------------------------------------------------------------

    async def created_before(self, new: setup.NewTable) -> CachedTable | None:
        """The table that the same key has created before, if any."""
        try:
            return await self.cache.find(new.id) if new.keyed else None
        except NoTable:
            return None

    async def create(self, new: setup.NewTable) -> CachedTable:
        """Create a table; the one that is there, if it was created before."""
        await self.clock.be_sure()
        at = self.now()
        table = Table(new.id, new.game, new.secret, self.clock.outages)
        table.prepared = new.match
        table.apply(new.event, at)
        components = await self.components.use(new.game, new.event.options, at)
        body = write_event(new.event)
        try:
            await self.store.create(new.id, new.game.NAME, new.secret, summary_of(table), at, body, components)
        except Outdated:
            cached = await self.created_before(new)
            if cached is None:
                raise
            return cached
        cached = self.cache.add(table)
        self.cache.publish(cached)
        self.bus.tell(TABLES, new.id, table.version)
        return cached

    async def act(self, id: str, person: Person, action: AnyAction, version: int, key: str) -> CachedTable:
        """Do what a person wants, once. Outdated when they have missed something; Refused; IllegalMove."""
        invitation = action.invitation if isinstance(action, Sit) else ""
        cached = await self.cache.find(id)
        async with self.cache.lock(cached) as table:
            _admit(table, person.id, invitation)
            name = f"{person.id}/{key}" if key else None
            await self._check_news(cached, person, action, version, name)
            if name is None or name not in cached.keys:
                await self.clock.be_sure()
                late = action_handlers.out_of_time(cached.table, self._time(cached))
                if late is not None:  # nobody has noticed yet: after a restart, no timer may be set
                    await self.commit(cached, late)
                gone = self.presence.gone(cached)
                done = action_handlers.act(cached.table, person, action, self._time(cached), gone)
                await self.commit_all(cached, done, name)
            return cached

    async def act_and_view(
        self, id: str, person: Person, action: AnyAction, version: int, key: str, seat: int | None
    ) -> TableView:
        """Do what a person wants, as `act`, and show the table as this person sees it then."""
        cached = await self.act(id, person, action, version, key)
        async with self.cache.lock(cached) as table:
            return view_table(table, person.id, eyes_of(table, person.id, seat), cached.away)

    async def _check_news(
        self, cached: CachedTable, person: Person, action: AnyAction, version: int, key: str | None
    ) -> None:
        """Whether somebody who has seen this version may act now. What they have done themselves is no news."""
        if version == cached.table.version or (key is not None and key in cached.keys):
            return
        if not self.bus.alone:
            await self.cache.refresh(cached)
        if key is not None and (known := await self.store.known_key(cached.table.id, key)) is not None:
            _remember(cached, key, known)
            return
        if not action_handlers.knows_enough(cached.table, person, action, version):
            raise Outdated(cached.table.version)

    async def commit(
        self, cached: CachedTable, event: AnyEvent, drafted: Moment | None = None, key: str | None = None
    ) -> None:
        """Store an event, and then show it to everybody. The caller holds the table's lock."""
        await self.commit_all(cached, (Done(event, drafted),), key)

    async def commit_all(self, cached: CachedTable, done: Sequence[Done], key: str | None = None) -> None:
        """Store several events, all or none, and then show what became of them. The caller holds the table's lock.

        A caller that is cancelled meanwhile still waits until the store has answered: it cannot be called back.
        """
        await self.clock.be_sure()
        table, at = cached.table, self._time(cached)
        expected = table.version
        was_over = table.stage == OVER
        cached.unsaved = True
        for event, drafted in done:
            table.apply(event, at, drafted)
        ended = table.stage == OVER and not was_over
        result = rated_result(table, at) if ended else None
        campaign_game = campaign_game_of(table, at) if ended else None
        try:
            *first, body = [write_event(each.event) for each in done]
            append = self.store.append(
                table.id, expected, summary_of(table), at, body, key, result, campaign_game, first
            )
            storing = asyncio.ensure_future(append)
            cancelled = await _outlast(storing)
            storing.result()
        except Repeated as error:
            await self._read_again(cached)
            _remember(cached, key or "", error.version)
            return
        except BaseException:
            await self._read_again(cached)
            raise
        cached.unsaved = False
        self.stored += len(done)
        if key is not None:
            _remember(cached, key, table.version)
        self.cache.publish(cached)
        for listener in self.cache.listeners:
            listener.event_stored(table, done[-1].event)
            if ended:
                listener.game_ended(table)
        if first:
            self.bus.tell(TABLES, table.id, table.version)
        else:
            self.bus.tell_event(table.id, table.version, at, body)
        if cancelled:
            raise asyncio.CancelledError

    async def _read_again(self, cached: CachedTable) -> None:
        """Forget what was not stored. If the store cannot even be read, that is done as soon as it can."""
        try:
            await self.cache.refresh(cached)
        except BaseException:
            self.cache.read_soon(cached)
            raise

    def _time(self, cached: CachedTable) -> float:
        """The time of the next event: never before the last one, whatever another process took the time for."""
        return max(self.now(), cached.table.at)

    # --- What happens by itself -------------------------------------------------------------------------------------

    async def do_due(self, cached: CachedTable) -> bool:
        """Do what is due at a table: begin, end by the clock, remind. Whether anything was done, here or elsewhere."""
        await self.clock.be_sure()
        async with self.cache.lock(cached) as table:
            if table.stage == OPEN and table.opened.start:
                await self.cache.slices.do(table.preparing(table.opened.start))
            event = _due_event(table, self._time(cached))
            if event is None:
                return False
            with contextlib.suppress(Outdated):
                await self.commit(cached, event)
            return True

    # --- After the game, and help -----------------------------------------------------------------------------------

    async def rematch(self, id: str, person: Person, key: str = "") -> tuple[str, str]:
        """The table of the next game, and its invitation; of several players who ask, the first creates it.

        The same key is told the invitation again.
        """
        async with self.enter(id, person.id) as cached:
            if not self.bus.alone:
                await self.cache.refresh(cached)
            table = cached.table
            if table.stage != OVER or table.match is None or not table.seats_of(person.id):
                raise Refused(message("tables-no-rematch"))
            new = setup.with_key(setup.rematch_of(table, person), key)
            if table.next and table.next != new.id:
                return table.next, ""
            created = await self.created_before(new) or await self.create(new)
            invitation = setup.invitation_to(created.table) or new.invitation
            if not table.next:
                try:
                    await self.commit(cached, Followed(new.id))
                except Outdated:
                    if not cached.table.next:
                        raise
                    if cached.table.next != new.id:  # another process was asked at the same time
                        return cached.table.next, ""
            return new.id, invitation

    async def note_help(self, cached: CachedTable, seat: int) -> None:
        """Store that a player is given help. The caller holds the table's lock."""
        if not cached.table.helped and cached.table.stage != OVER and not cached.table.is_analysis:
            await self.commit(cached, Helped(seat))


def _admit(table: Table, visitor: str, invitation: str) -> None:
    """NoTable for somebody who may not see this table."""
    if not action_handlers.may_enter(table, visitor, invitation):
        raise NoTable


def _remember(cached: CachedTable, key: str, version: int) -> None:
    cached.keys[key] = version
    if len(cached.keys) > KEYS:
        cached.keys.popitem(last=False)


# --- What is due ----------------------------------------------------------------------------------------------------


def _due_event(table: Table, at: float) -> AnyEvent | None:
    if table.stage == OPEN:
        return started(table) if table.is_full else None
    ended = action_handlers.out_of_time(table, at)
    if ended is not None:
        return ended
    reminder = table.reminder
    return Reminded(reminder.seat) if reminder is not None and reminder.at <= at else None


def started(table: Table) -> Started:
    """The beginning of the game: what chance answers in the deal, or answered before where it goes on."""
    if table.opened.start:
        return Started((table.prepared or read_record(table.game, table.opened.start)).deal)
    return Started(Match(table.game, table.options, table.names, SealedChance(table.secret)).deal)


# --- What a game counts for, once it has ended ----------------------------------------------------------------------


def rated_result(table: Table, at: float) -> Result | None:
    """What a game that has just ended counts for in the ratings; None where it does not."""
    if not table.is_rated or table.winners is None:
        return None
    visitors = tuple(chair.who for chair in table.players)
    return Result(table.game.NAME, table.words["preset"], visitors, table.points, at)


def campaign_game_of(table: Table, at: float) -> CampaignGame | None:
    """What a game that has just ended counts for in the campaign; None where it does not."""
    bot = opponent_of(table)
    if not bot or table.winners is None or table.match is None:
        return None
    seat = next(seat for seat, chair in enumerate(table.chairs) if chair.kind == PERSON)
    outcome = 0 if not table.winners else 1 if seat in table.winners else -1
    points = None if table.ended is not None else margin(table.game, table.match.state, seat)
    who, day = table.chairs[seat].who, table.opened.day
    return CampaignGame(who, table.game.NAME, bot, outcome, is_clean(table), at, day, points)


# --- What cannot be called back -------------------------------------------------------------------------------------


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
