"""Endpoints for those who look at a game again: its log, its record, all of it step by step.

What lies near a snapshot is told at once. All else is done by worker processes, of which thinking has others, in parts
and within a time. Whoever asks for the same gets the same answer: what somebody may see is part of what is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec

from motu.core.errors import BadOption, BadRecord
from motu.core.match import Match
from motu.core.record import game_of, options_of
from motu.core.versions import read_recorded
from motu.games import game_named
from motu.tables import replay, table_view
from motu.tables.actions import SeatNumber
from motu.tables.replay import OPEN, Eyes, Recorded, Replayed
from motu.tables.table import Table
from motu.tables.table_view import MessageView, eyes_of
from motu.web.analysis import number
from motu.web.replayers import Packed
from motu.web.server import Call

MOST_FRAMES = 300
"""So many frames are in one answer: all of a game of Kahuna, part of a longer one. One asks again for what follows."""
MOST_TOLD = 500
"""So many steps of a log."""
AT_ONCE = 12
"""So many positions are shown at once, and not by a worker."""
LONGEST_WORD = 6
"""About so many characters of a record are a step."""

Text = Annotated[str, msgspec.Meta(max_length=200_000)]


class AskReplay(msgspec.Struct, frozen=True):
    """The text of a record, through whose eyes (a seat, or with all cards open), and which steps one knows already."""

    record: Text
    seat: SeatNumber | Literal["open"] | None = OPEN
    after: Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)] = -1


async def replay_table(call: Call) -> Replayed | Packed:
    """A game step by step, as one saw it; `from` leaves out what one knows. A finished one from any seat, or `open`."""
    after = number(call, "from", -1)
    async with call.server.tables.enter(call.path["table"], call.id, call.query.get("invitation", "")) as cached:
        table = cached.table
        eyes = replay.later_eyes(table, call.id, call.query.get("seat", ""))
        if table.match is None:
            return Replayed([], 0, table.words, table.version)
        game, match, excerpt = table.game, table.match, table.match.excerpt(max(after, 0), after + MOST_FRAMES)
        rest: dict[str, Any] = {"steps": len(match.steps), "options": table.words, "version": table.version}
        views = len(table.chairs) if eyes == OPEN else 1
        if _told(match, after) * views <= AT_ONCE:
            return Replayed(replay.frames(game, excerpt.record, eyes, after, MOST_FRAMES, excerpt.begun), **rest)
        asked = {"excerpt": excerpt, "eyes": eyes, "after": after, "most": MOST_FRAMES, "rest": rest}
        key = table.id, table.version, eyes, after
    return await _paged(call, "frames", key, len(excerpt.record.steps) * views, asked)


def _told(match: Match, after: int) -> int:
    """How many steps there are behind the first so many."""
    return max(len(match.steps) - max(after, 0), 0)


async def steps(call: Call) -> list[replay.SeenStep] | Packed:
    """The steps of a game as one saw them, for a log: a replay without what the table looked like.

    At most 500 at a time: ask again with `from`, the last step that you have.
    """
    told: list[replay.SeenStep] | Packed = await _told_steps(call, "steps", lambda told: told, replay.later_eyes)
    return told


async def log(call: Call) -> list[list[MessageView]] | Packed:
    """What happened, decision by decision, as far as one saw it: at most 500 at a time, those behind `from`."""
    said: list[list[MessageView]] | Packed
    said = await _told_steps(call, "log", lambda told: [step.said for step in told], _own_eyes)
    return said


def _own_eyes(table: Table, visitor: str, wanted: str) -> Eyes:
    return eyes_of(table, visitor, int(wanted) if wanted.isascii() and wanted.isdigit() and len(wanted) < 3 else None)


async def _told_steps(
    call: Call,
    task: str,
    answer: Callable[[list[replay.SeenStep]], Any],
    whose: Callable[[Table, str, str], Eyes],
) -> Any:
    after = number(call, "from", 0)
    async with call.server.tables.enter(call.path["table"], call.id, call.query.get("invitation", "")) as cached:
        table = cached.table
        eyes = whose(table, call.id, call.query.get("seat", ""))
        if table.match is None:
            return []
        excerpt = table.match.excerpt(after, after + MOST_TOLD)
        if _told(table.match, after) <= AT_ONCE:
            told = replay.seen_steps(table.game, excerpt.record, eyes, after, MOST_TOLD, excerpt.begun)
            return answer(told)
        asked = {"excerpt": excerpt, "eyes": eyes, "after": after, "most": MOST_TOLD}
        key = table.id, table.version, eyes, after
    return await _paged(call, task, key, len(excerpt.record.steps), asked)


async def _paged(call: Call, task: str, key: tuple[Any, ...], cost: int, asked: dict[str, Any]) -> Packed:
    return await call.server.replayers.ask(task, (task, *key, call.packed), call.spender, cost, asked, call.packed)


async def record(call: Call) -> Recorded | Packed:
    """The record of a game; while it runs, with what one may know."""
    async with call.server.tables.enter(call.path["table"], call.id, call.query.get("invitation", "")) as cached:
        table = cached.table
        eyes = eyes_of(table, call.id, call.seat)
        if table.match is None:
            return Recorded("")
        found, hide = table_view.record_to_show(table)
        asked = {"record": found, "options": table.options, "hide": hide, "eyes": eyes}
        key = "record", table.id, table.version, hide, eyes if hide else None, bool(found.seed), call.packed
        cost = len(found.steps)
    return await call.server.replayers.ask("record", key, call.spender, cost, asked, call.packed)


async def replay_record(call: Call) -> Packed:
    """The game of a record that is sent along, step by step; nothing of it is kept."""
    wanted: AskReplay = call.body
    server, text = call.server, wanted.record
    async with server.tables.components.at_hand_for(text):
        asked = {"options": _options_of(text), "seat": wanted.seat, "after": wanted.after, "most": MOST_FRAMES}
        return await server.replayers.ask_of_text(text, steps_in(text), MOST_FRAMES, call.spender, asked, call.packed)


def steps_in(text: str) -> int:
    """About how many steps a record has, and one: nothing is for nothing."""
    return len(text) // LONGEST_WORD + 1


def _options_of(text: str) -> Any:
    """What a record is played by, for a worker who may not have these components; None where it cannot be read."""
    try:
        return read_recorded(game_named(game_of(text)), options_of(text))
    except (BadOption, BadRecord):
        return None
