"""What all endpoints share that open a table."""

from __future__ import annotations

import msgspec

from motu.core.errors import message
from motu.tables import setup, table_view
from motu.tables.actions import Refused
from motu.tables.table_view import TableView, eyes_of
from motu.web.server import Call


class Opened(msgspec.Struct, frozen=True):
    """A new table, and what an invitation link to it must carry: only its host is told."""

    table: TableView
    invitation: str


async def host(call: Call, plan: setup.Plan) -> Opened:
    """Open a table that is planned, if the visitor has not too many; the one that the same key has opened before."""
    server = call.server
    live = await server.tables.opened(plan)
    if live is None:
        await check_room_for_one_more(call)
        live = await server.tables.host(plan)
    async with server.tables.hold(live) as table:
        invitation = setup.invitation_to(table) or plan.invitation
        return Opened(table_view.view_table(table, call.id, eyes_of(table, call.id, None)), invitation)


async def check_room_for_one_more(call: Call) -> None:
    server = call.server
    server.limits.check("tables-visitor", call.id)
    if await server.store.count_open(call.id) >= server.most_tables:
        raise Refused(message("room-too-many-tables", most=server.most_tables))
