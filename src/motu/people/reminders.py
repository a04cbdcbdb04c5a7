"""Telling players in slow games that it is their turn, at the address that they asked for."""

from __future__ import annotations

from motu.people.webhooks import Reminder, Webhooks
from motu.tables.events import Hooked
from motu.tables.service import TableService
from motu.tables.table import Table


class Reminders:
    """`origin` is how the server is reached from outside: reminders carry a link."""

    def __init__(self, service: TableService, origin: str, hosts: list[str]) -> None:
        self._service, self._origin = service, origin
        self.hooks = Webhooks(self._give_up, hosts)

    def remind(self, table: Table, seat: int) -> None:
        """Tell this player, soon."""
        link = f"{self._origin}/tables/{table.id}"
        reminder = Reminder(link, table.game.NAME, table.chairs[seat].name)
        self._service.soon(self.hooks.send(f"{table.id}/{seat}", table.hooks[seat], reminder))

    async def _give_up(self, hook: str) -> None:
        """Nobody answers there: the player is not reminded any more."""
        id, _, seat = hook.rpartition("/")
        live = await self._service.find(id)
        async with self._service.hold(live):
            await self._service.commit(live, Hooked(int(seat)))
