"""Endpoints for those who want to be put to the test: the campaign, the deal of the day, trying again from here."""

from __future__ import annotations

from typing import Annotated

import msgspec

from motu.games import game_named
from motu.people import campaign as people_campaign
from motu.people import daily as people_daily
from motu.tables import setup
from motu.tables.actions import SeatNumber
from motu.web.create_table import CreatedTable, check_room_for_one_more, create_table
from motu.web.replays import Text, steps_in
from motu.web.server import Call

BotName = Annotated[str, msgspec.Meta(max_length=40)]
StepNumber = Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class Branch(msgspec.Struct, frozen=True):
    """Where to try again: after so many steps, on this seat, against this bot. The same key opens one table."""

    step: StepNumber
    seat: SeatNumber
    bot: BotName
    key: setup.Key = ""


class RecordBranch(msgspec.Struct, frozen=True):
    """The same from a record that is sent along."""

    record: Text
    step: StepNumber
    seat: SeatNumber
    bot: BotName
    key: setup.Key = ""


async def branch(call: Call) -> CreatedTable:
    """Try again from a step of a finished game: a new table, unrated, against a bot; chance is new from there on."""
    body: Branch = call.body
    call.spend(body.step + 1)
    async with call.server.tables.enter(call.path["table"], call.id) as cached:
        new = setup.branch_of_table(cached.table, body.step, body.seat, body.bot, call.person, body.key)
    return await create_table(call, new)


async def branch_record(call: Call) -> CreatedTable:
    """Try again from a step of a record that is sent along."""
    body: RecordBranch = call.body
    call.server.limits.check("imports-visitor", call.id)
    call.spend(2 * steps_in(body.record))
    tables = call.server.tables
    async with tables.components.at_hand_for(body.record):
        branching = setup.branching(body.record, body.step, body.seat, body.bot, call.person, body.key)
        new = await tables.cache.slices.do(branching)
        await tables.rated_games.refuse_new(new)
        return await create_table(call, new)


async def campaign(call: Call) -> people_campaign.Campaign:
    """The opponents of a game's campaign in order, and what one has made of them."""
    game = game_named(call.query.get("game", "") or "kahuna").NAME
    return await people_campaign.look(call.server.store, call.id, game)


async def daily(call: Call) -> people_daily.Daily:
    """The deal of the day, how it went for others, and for oneself. Days are those of UTC."""
    return await people_daily.look(call.server.store, call.id, call.server.tables.clock.wall())


async def play_daily(call: Call) -> CreatedTable:
    """One's table of today, opened if one has none yet: everybody has one attempt."""
    server = call.server
    now = server.tables.clock.wall()
    if (await people_daily.look(server.store, call.id, now)).table is None:
        await check_room_for_one_more(call)
    table = await people_daily.begin(server.tables, call.person, now)
    return CreatedTable(await server.tables.view(table, call.id), "")
