"""Help by the bots, over HTTP: hints, and reviews of whole games."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from motu.bots.bot import adviser
from motu.core.errors import BadOption, message
from motu.store.protocol import OVER
from motu.tables import table_view
from motu.tables.actions import Refused, SeatNumber
from motu.tables.table import Table
from motu.tables.table_view import eyes_of
from motu.web.server import Call


class AskHint(msgspec.Struct, frozen=True):
    seat: SeatNumber | None = None


class AskReview(msgspec.Struct, frozen=True):
    """`quality` is quick, normal or deep."""

    quality: str = "normal"
    seat: SeatNumber | None = None


class Hints(msgspec.Struct, frozen=True):
    hints: list[dict[str, Any]]


async def hint(call: Call) -> Hints:
    """The best turns for one's own seat, with the chance to win and the reasons. A game with hints is not rated."""
    server = call.server
    server.limits.check("hints-visitor", call.id)
    async with server.tables.at(call.path["table"], call.id) as live:
        table = live.table
        eyes = eyes_of(table, call.id, call.body.seat)
        if eyes is None and table.is_analysis:
            eyes = next((mover for mover in table.movers if mover in table.seats_of(call.id)), None)
        if table.match is None or eyes is None or eyes not in table.movers:
            raise Refused(message("room-no-hint-now"))
        adviser(table.game.NAME)
        _refuse_daily(table)
        await server.tables.helped(live, eyes)
        game, view = table.game.NAME, table.game.view(live.table.match.state, eyes)  # type: ignore[union-attr]
    return Hints(await server.thinkers.advise(game, view, 1.0))


def _refuse_daily(table: Table) -> None:
    if table.opened.day and table.stage != OVER:
        raise Refused(message("room-daily-no-help"))


class Reviewed(NamedTuple):
    """A review that is yet to be made: the record, the eyes to see it through, and how well."""

    game: str
    record: str
    seat: int | None
    quality: str


async def review(call: Call) -> Reviewed:
    """A game looked at afterwards: lines of JSON, first `{"progress": 0.1}` and the like, at last `{"review": …}`.

    A finished game is seen with all cards open; a running one with what one's seat knows, and counts as help.
    """
    server, body = call.server, call.body
    if body.quality not in ("quick", "normal", "deep"):
        raise BadOption(message("room-bad-quality", quality=body.quality))
    server.limits.check("hints-visitor", call.id)
    async with server.tables.at(call.path["table"], call.id) as live:
        table = live.table
        if table.match is None:
            raise Refused(message("room-not-begun"))
        adviser(table.game.NAME)
        if table.stage == OVER or table.is_analysis:
            seat = body.seat if body.seat in range(len(table.chairs)) else None
        else:
            seat = eyes_of(table, call.id, body.seat)
            if seat is None:
                raise Refused(message("room-not-seated"))
            _refuse_daily(table)
            await server.tables.helped(live, seat)
        return Reviewed(table.game.NAME, table_view.whole_record(live.table), seat, body.quality)
