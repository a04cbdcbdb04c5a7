"""Telling players in slow games that it is their turn, at the address that they asked for."""

from __future__ import annotations

from collections.abc import Sequence

from motu.people.webhooks import Reminder, Webhooks
from motu.tables.cache import TableListener
from motu.tables.events import AnyEvent, Hooked, Moved, Reminded
from motu.tables.service import TableService
from motu.tables.table import Table


def seats_to_remind(table: Table, event: AnyEvent) -> Sequence[int]:
    """Whose turn has begun with this event, or whose time runs out, of those who asked for reminders."""
    if not table.clock.rule.turn:
        return ()
    seats: Sequence[int] = ()
    if isinstance(event, Reminded):
        seats = (event.seat,)
    elif isinstance(event, Moved):
        seats = [seat for seat in table.movers if _has_begun(table, seat)]
    return [seat for seat in seats if table.hooks.get(seat)]


def _has_begun(table: Table, seat: int) -> bool:
    """Whether this seat's turn, or its part in somebody's, has begun with the last move."""
    game, last = table.game, table.last
    return last is not None and (
        game.turn(last.before) != game.turn(last.after) or seat not in game.movers(last.before)
    )


def table_address(origin: str, id: str) -> str:
    """Where the page shows a table: a path that its `App.svelte` knows."""
    return f"{origin}/table/{id}"


class Reminders(TableListener):
    """`origin` is how the server is reached from outside: reminders carry a link."""

    def __init__(self, service: TableService, origin: str, hosts: list[str]) -> None:
        self._service, self._origin = service, origin
        self.hooks = Webhooks(self._give_up, hosts)
        service.cache.subscribe(self)

    def event_stored(self, table: Table, event: AnyEvent) -> None:
        for seat in seats_to_remind(table, event):
            reminder = Reminder(table_address(self._origin, table.id), table.game.NAME, table.chairs[seat].name)
            self._service.background.start(self.hooks.send(f"{table.id}/{seat}", table.hooks[seat], reminder))

    async def _give_up(self, hook: str) -> None:
        """Nobody answers there: the player is not reminded any more."""
        id, _, seat = hook.rpartition("/")
        cached = await self._service.cache.find(id)
        async with self._service.cache.lock(cached):
            await self._service.commit(cached, Hooked(int(seat)))
