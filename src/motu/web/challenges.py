"""Endpoints for those who want to be put to the test: the campaign, the deal of the day, trying again from here."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec

from motu.bots.bot import standings
from motu.games import game_named
from motu.people import daily as days
from motu.store.protocol import CampaignScore
from motu.tables import branch as branches
from motu.tables import setup
from motu.tables.actions import SeatNumber
from motu.tables.replay import read_whole
from motu.tables.table_view import Said, said
from motu.web.analysis import Text
from motu.web.create_table import Opened, check_room_for_one_more, host
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


class Opponent(msgspec.Struct, frozen=True):
    """An opponent of the campaign, and how often one has played him, beaten him, and beaten him without help."""

    bot: str
    place: int
    character: Said
    played: int
    beaten: int
    clean: int


class Campaign(msgspec.Struct, frozen=True):
    """The opponents in order. `next` is the first that one has not beaten; None when all are."""

    game: str
    opponents: list[Opponent]
    next: str | None


async def branch(call: Call) -> Opened:
    """Try again from a step of a finished game: a new table, unrated, against a bot; chance is new from there on."""
    body: Branch = call.body
    async with call.server.tables.at(call.path["table"], call.id) as live:
        plan = branches.from_table(live.table, body.step, body.seat, body.bot, call.person, body.key)
    return await host(call, plan)


async def branch_record(call: Call) -> Opened:
    """Try again from a step of a record that is sent along."""
    body: RecordBranch = call.body
    call.server.limits.check("imports-visitor", call.id)
    game, record = await asyncio.to_thread(read_whole, body.record)
    return await host(call, branches.from_record(game, record, body.step, body.seat, body.bot, call.person, body.key))


async def campaign(call: Call) -> Campaign:
    """The opponents of a game's campaign in order, and what one has made of them."""
    game = game_named(call.query.get("game", "") or "kahuna").NAME
    feats = await call.server.store.campaign(call.id, game) if call.id else {}
    opponents = [
        Opponent(each.name, each.place, said(each.character), *feats.get(each.name, CampaignScore()))
        for each in standings(game)
        if each.place is not None and each.character is not None
    ]
    next_one = next((each.bot for each in opponents if not each.beaten), None)
    return Campaign(game, opponents, next_one)


async def daily(call: Call) -> days.Daily:
    """The deal of the day, how it went for others, and for oneself. Days are those of UTC."""
    return await days.look(call.server.store, call.id, call.server.tables.now())


async def play_daily(call: Call) -> Opened:
    """One's table of today, opened if one has none yet: everybody has one attempt."""
    server = call.server
    now = server.tables.now()
    if (await days.look(server.store, call.id, now)).table is None:
        await check_room_for_one_more(call)
    table = await days.begin(server.tables, call.person, now)
    return Opened(await server.tables.see(table, call.id), "")
