"""Telling players in slow games that it is their turn, at the address that they asked for."""

from __future__ import annotations

from motu.room.events import Hooked
from motu.room.hall import Hall
from motu.room.table import Table
from motu.room.webhooks import Reminder, Webhooks


class Reminders:
    """`origin` is how the server is reached from outside: reminders carry a link."""

    def __init__(self, hall: Hall, origin: str, hosts: list[str]) -> None:
        self._hall, self._origin = hall, origin
        self.hooks = Webhooks(self._give_up, hosts)

    def remind(self, table: Table, seat: int) -> None:
        """Tell this player, soon."""
        link = f"{self._origin}/tables/{table.id}"
        reminder = Reminder(link, table.game.NAME, table.chairs[seat].name)
        self._hall.soon(self.hooks.send(f"{table.id}/{seat}", table.hooks[seat], reminder))

    async def _give_up(self, hook: str) -> None:
        """Nobody answers there: the player is not reminded any more."""
        id, _, seat = hook.rpartition("/")
        live = await self._hall.find(id)
        async with self._hall.hold(live):
            await self._hall.commit(live, Hooked(int(seat)))
