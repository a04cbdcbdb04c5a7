"""What all endpoints share that open a table."""

from __future__ import annotations

import msgspec

from motu.core.errors import message
from motu.room import setup, sight
from motu.room.actions import Refused
from motu.room.sight import Sight, eyes_of
from motu.web.server import Call


class Opened(msgspec.Struct, frozen=True):
    """A new table, and what an invitation link to it must carry: only its host is told."""

    table: Sight
    invitation: str


async def host(call: Call, plan: setup.Plan) -> Opened:
    """Open a table that is planned, if the visitor has not too many; the one that the same key has opened before."""
    server = call.server
    live = await server.hall.opened(plan)
    if live is None:
        await check_room_for_one_more(call)
        live = await server.hall.host(plan)
    async with server.hall.hold(live) as table:
        invitation = setup.invitation_to(table) or plan.invitation
        return Opened(sight.sight(table, call.id, eyes_of(table, call.id, None)), invitation)


async def check_room_for_one_more(call: Call) -> None:
    server = call.server
    server.limits.check("tables-visitor", call.id)
    if await server.store.count_open(call.id) >= server.most_tables:
        raise Refused(message("room-too-many-tables", most=server.most_tables))
