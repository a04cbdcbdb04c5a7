"""Endpoints for those who look closely: at why a move is not allowed, at what it would bring, at what can fall."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec

from motu.core import extras
from motu.core.errors import BadOption, message
from motu.core.game import AnyGame
from motu.games import GAMES, game_named
from motu.store.rows import OVER
from motu.tables import replay
from motu.tables.actions import LONGEST_MOVE, MOST_MOVES, Refused
from motu.tables.help import refuse_help
from motu.tables.table import Table
from motu.tables.table_view import MessageView, eyes_of, message_view
from motu.tables.trying import Tried, try_moves
from motu.web.server import Call

TRIED_AT_ONCE = 8
"""So many moves tried cost as much as one question."""


class Why(msgspec.Struct, frozen=True):
    """Why a move is not allowed now; nothing, if it is."""

    reason: MessageView | None


GameBox = Annotated[Mapping[str, Any], msgspec.Meta(extra_json_schema={"$ref": "#/components/schemas/GameBox"})]
GameThreat = Annotated[Mapping[str, Any], msgspec.Meta(extra_json_schema={"$ref": "#/components/schemas/GameThreat"})]
"""What somebody can take within a turn: every game has a type of its own for that."""
GameRange = Annotated[Mapping[str, Any], msgspec.Meta(extra_json_schema={"$ref": "#/components/schemas/GameRange"})]
"""Where pieces could come to, as a game tells it."""
GameCount = Annotated[Mapping[str, Any], msgspec.Meta(extra_json_schema={"$ref": "#/components/schemas/GameCount"})]
"""What counts for whom, as a game tells it."""


async def why(call: Call) -> Why:
    """Why a move is not allowed now for one's own seat; `reason` is null when it is allowed."""
    async with call.server.tables.enter(call.path["table"], call.id) as cached:
        table = cached.table
        if table.match is None:
            raise Refused(message("tables-not-begun"))
        seat = _own_seat(table, call)
        move = table.game.read(call.query.get("move", "")[:LONGEST_MOVE])
        if table.stage == OVER:
            return Why(message_view(message("tables-over")))
        reason = table.game.why_not(table.match.state, seat, move)
        return Why(message_view(reason) if reason else None)


async def try_out(call: Call) -> Tried:
    """What moves of one's own seat would lead to, as far as nothing comes to light; nothing is played."""
    texts = call.query.get("moves", "")[: MOST_MOVES * (LONGEST_MOVE + 1)].split()
    call.server.limits.check("tries-visitor", call.id)
    call.server.limits.charge("tries-visitor", call.id, len(texts) // TRIED_AT_ONCE)
    async with call.server.tables.enter(call.path["table"], call.id) as cached:
        table = cached.table
        if table.match is None:
            raise Refused(message("tables-not-begun"))
        seat = _own_seat(table, call)
        if table.stage == OVER:
            raise Refused(message("tables-over"))
        match, version = table.match.copy(), table.version
    return await asyncio.to_thread(try_moves, match, seat, texts, version)


def _own_seat(table: Table, call: Call) -> int:
    """The seat that somebody asks for; of several on one device, if none is named, the one that decides."""
    own = table.seats_of(call.id)
    if not own:
        raise Refused(message("tables-not-seated"))
    seat = eyes_of(table, call.id, call.seat)
    return next((mover for mover in table.movers if mover in own), own[0]) if seat is None else seat


async def threats(call: Call) -> Sequence[GameThreat]:
    """What can be taken within a turn, as far as one's own seat, or a spectator, can tell."""
    call.server.limits.check("threats-visitor", call.id or call.address)
    async with call.server.tables.enter(call.path["table"], call.id, call.query.get("invitation", "")) as cached:
        table = cached.table
        if table.match is None or not table.movers:
            return []
        if not table.opened.day:
            refuse_help(table)
        eyes = replay.later_eyes(table, call.id, str(call.seat))
        view = table.game.view(table.match.state, eyes)  # type: ignore[arg-type]
    return await asyncio.to_thread(extras.threats, table.game, view)


async def reach(call: Call) -> GameRange:
    """Where a seat's pieces in a hex could come to in its next movement, as far as one's own seat can tell."""
    call.server.limits.check("threats-visitor", call.id or call.address)
    game, view = await _view_of(call)
    of, place = number(call, "of", 0), call.query.get("hex", "")[:LONGEST_MOVE]
    found = await asyncio.to_thread(extras.range_of, game, view, of, place)
    if found is None:
        raise BadOption(message("web-not-told", game=game.NAME))
    return found


async def count(call: Call) -> GameCount:
    """What counts for whom, line by line, as far as one's own seat can tell."""
    call.server.limits.check("threats-visitor", call.id or call.address)
    game, view = await _view_of(call)
    found = await asyncio.to_thread(extras.count, game, view)
    if found is None:
        raise BadOption(message("web-not-told", game=game.NAME))
    return found


async def _view_of(call: Call) -> tuple[AnyGame, Any]:
    """What the asker may know of a game: by their own seat, or as somebody who looks on."""
    async with call.server.tables.enter(call.path["table"], call.id, call.query.get("invitation", "")) as cached:
        table = cached.table
        if table.match is None:
            raise Refused(message("tables-not-begun"))
        eyes = replay.later_eyes(table, call.id, str(call.seat))
        return table.game, table.game.view(table.match.state, eyes)  # type: ignore[arg-type]


OPTION_NAMES = tuple(dict.fromkeys(name for game in map(game_named, GAMES) for name in game.choices()))
"""The options of all games: what rules can be asked for."""


async def rules(call: Call) -> list[MessageView]:
    """The rules of a game in short, one point after the other, as a preset and other options have them."""
    game = game_named(call.path["game"])
    async with call.server.tables.components.at_hand(game, call.query):
        return [message_view(each) for each in extras.rules(game, game.read_options(dict(call.query)))]


async def box(call: Call) -> GameBox:
    """What lies in the box of a game with these options: its map, costs and cards."""
    game = game_named(call.path["game"])
    async with call.server.tables.components.at_hand(game, call.query):
        found = extras.show_box(game, game.read_options(dict(call.query)))
    if found is None:
        raise BadOption(message("web-no-box", game=game.NAME))
    return found


def number(call: Call, name: str, missing: int) -> int:
    """A whole number behind the question mark."""
    text = call.query.get(name, "")
    if not text:
        return missing
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise BadOption(message("web-bad-number", name=name, word=text[:LONGEST_MOVE]))
    return int(text)
