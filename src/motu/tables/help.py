"""Where bots help nobody: hints, reviews, and what the rules do not show of what could fall.

Who plays for a rating plays alone; so does everybody at the deal of the day, and where the host wants no hints. That
holds for all who look at such a table, since two browsers may be one person.

A game that is played for a rating could also be copied: into a record that is looked at by itself. So each rated game
that this process has seen run is remembered by what everybody sees of it, move by move, and a record that begins in
the same way gets no help before it is over. Hidden cards make no difference: who knows only their own would have to
make up the others. What cannot be known is a game that this process has not seen since it was started, or that somebody
looks at elsewhere: by the command line, on a server of their own, or in their head.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import NamedTuple

from motu.core.errors import Message, message
from motu.core.game import AnyGame
from motu.core.match import Moment, replay
from motu.core.parts import Parts
from motu.core.record import Record, reading
from motu.core.versions import read_recorded
from motu.store.rows import OVER, RUNNING
from motu.tables.actions import Refused
from motu.tables.cache import CachedTable, TableListener
from motu.tables.setup import NewTable
from motu.tables.slices import Slices
from motu.tables.table import Table

TELLING = 6
"""So many moves that everybody has seen make a game one that is known again."""


def why_no_help(table: Table) -> Message | None:
    """Why the bots help nobody at this table, as long as its game is not over; None where they do."""
    if table.stage == OVER or table.is_analysis:
        return None
    if table.opened.day:
        return message("tables-daily-no-help")
    if table.is_rated:
        return message("tables-rated-no-help")
    return None if table.opened.hints else message("tables-no-hints-here")


def refuse_help(table: Table) -> None:
    """Refused where the bots help nobody."""
    reason = why_no_help(table)
    if reason is not None:
        raise Refused(reason)


class Mark(NamedTuple):
    """A game up to a step, as everybody sees it, and how many moves of it everybody has seen."""

    digest: bytes
    telling: int


class Known(NamedTuple):
    """A rated game that runs: its mark after the deal and as far as it has come, and after how many steps that is."""

    first: Mark
    last: Mark
    steps: int


class RatedGames(TableListener):
    """The rated games that run, as everybody sees them: followed move by move, or read when somebody asks."""

    def __init__(self, slices: Slices) -> None:
        self._slices = slices
        self._marks: dict[str, Known] = {}
        self._unread: dict[str, tuple[AnyGame, Record]] = {}

    def table_changed(self, cached: CachedTable) -> None:
        table = cached.table
        known = self._marks.pop(table.id, None)
        self._unread.pop(table.id, None)
        if table.stage != RUNNING or not table.is_rated or table.match is None:
            return
        last, steps = table.last, len(table.match.steps)
        if not steps:
            first = _first(table.game, table.match.record(finished=False))
            self._marks[table.id] = Known(first, first, 0)
        elif known is not None and last is not None and known.steps == steps - 1:
            self._marks[table.id] = Known(known.first, _next(known.last, table.game, last), steps)
        else:  # it was in no memory until now, or something was taken back, or several moves were made
            self._unread[table.id] = table.game, table.match.record(finished=False)

    async def refuse_new(self, new: NewTable) -> None:
        """Refused, if a new table would go on from a game that is being played for a rating."""
        text = new.event.record or new.event.start
        if new.match is not None:
            await self.refuse(new.game, new.match.record(finished=False))
        elif text:
            await self.refuse(new.game, await self._slices.do(reading(new.game, text)))

    async def refuse(self, game: AnyGame, record: Record) -> None:
        """Refused, if this game begins with one that is being played for a rating."""
        for id, unread in [*self._unread.items()]:
            if _may_be(unread, game, record):
                found = await self._slices.do(_trail(*unread))
                if self._unread.get(id) is unread:
                    del self._unread[id]
                    self._marks[id] = Known(found[0], found[-1], len(found) - 1)
        first = _first(game, record)
        if all(each.first != first or each.last.telling < TELLING for each in self._marks.values()):
            return  # most begin like no other: it need not be played
        seen = set(await self._slices.do(_trail(game, record)))
        if any(each.last.telling >= TELLING and each.last in seen for each in self._marks.values()):
            raise Refused(message("tables-played-now"))


def _may_be(unread: tuple[AnyGame, Record], game: AnyGame, record: Record) -> bool:
    """Whether it is worth the while to compare these two."""
    there = unread[1]
    return (
        there.game == record.game
        and len(there.steps) <= len(record.steps)
        and _first(*unread).digest == _first(game, record).digest
    )


def _trail(game: AnyGame, record: Record) -> Parts[list[Mark]]:
    """The marks of a game, step by step."""
    found = [_first(game, record)]
    for moment in replay(game, record):
        found.append(_next(found[-1], game, moment))
        yield
    return found


def _first(game: AnyGame, record: Record) -> Mark:
    options = read_recorded(game, record.options)
    words = sorted(game.write_options(options).items())
    return Mark(_digest(game.NAME, words, game.seen_deal(options, record.deal, None)), 0)


def _next(mark: Mark, game: AnyGame, moment: Moment) -> Mark:
    step = moment.step
    word = game.seen_move(moment.before, step.seat, moment.move, step.outcomes, None)
    return Mark(_digest(mark.digest, step.seat, word.move, word.outcomes), mark.telling + ("?" not in word.move))


def _digest(*parts: object) -> bytes:
    return blake2b(repr(parts).encode("utf-8", "surrogatepass"), digest_size=16).digest()
