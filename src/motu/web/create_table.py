"""What all endpoints share that create a table."""

from __future__ import annotations

import msgspec

from motu.core.errors import message
from motu.tables import setup, table_view
from motu.tables.actions import Refused
from motu.tables.table_view import TableView, eyes_of
from motu.web.server import Call


class CreatedTable(msgspec.Struct, frozen=True):
    """A new table, and what an invitation link to it must carry: only its host is told."""

    table: TableView
    invitation: str


async def create_table(call: Call, new: setup.NewTable) -> CreatedTable:
    """Create a table, if the visitor has not too many; or the one that the same key has created before."""
    server = call.server
    cached = await server.tables.created_before(new)
    if cached is None:
        await check_room_for_one_more(call)
        if new.event.show:
            server.limits.check("shows-visitor", call.id)
        cached = await server.tables.create(new)
    async with server.tables.cache.lock(cached) as table:
        invitation = setup.invitation_to(table) or new.invitation
        return CreatedTable(table_view.view_table(table, call.id, eyes_of(table, call.id, None)), invitation)


async def check_room_for_one_more(call: Call) -> None:
    server = call.server
    server.limits.check("tables-visitor", call.id)
    if await server.store.count_open(call.id) >= server.most_tables:
        raise Refused(message("tables-too-many-tables", most=server.most_tables))
