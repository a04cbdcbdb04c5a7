"""Trying again from here: a new game that begins with the first steps of another, and goes on by itself."""

from __future__ import annotations

from dataclasses import replace

from motu.core.errors import message
from motu.core.game import AnyGame
from motu.core.match import position
from motu.core.record import RUNNING, Record, write_record
from motu.core.versions import read_recorded, write_recorded
from motu.store.protocol import OVER
from motu.tables import setup
from motu.tables.actions import Person, Refused, check_bot
from motu.tables.events import BOT, PERSON, Chair, Opened
from motu.tables.table import Table


def from_table(table: Table, step: int, seat: int, bot: str, person: Person, key: str = "") -> setup.Plan:
    """A table that goes on from another's game, once that is over; Refused, BadOption."""
    if table.match is None or not (table.stage == OVER or table.is_analysis):
        raise Refused(message("room-branch-not-over"))
    return _plan(table.game, table.match.record(finished=False), table.id, step, seat, bot, person, key)


def from_record(
    game: AnyGame, record: Record, step: int, seat: int, bot: str, person: Person, key: str = ""
) -> setup.Plan:
    """A table that goes on from a record; BadRecord where it cannot be played."""
    return _plan(game, record, "", step, seat, bot, person, key)


def _plan(
    game: AnyGame, record: Record, origin: str, step: int, seat: int, bot: str, person: Person, key: str
) -> setup.Plan:
    if step > len(record.steps):
        raise Refused(message("room-branch-no-step", step=step, steps=len(record.steps)))
    options = read_recorded(game, record.options)
    seats = range(len(game.seats(options)))
    if seat not in seats:
        raise Refused(message("room-no-seat", seat=seat))
    check_bot(game.NAME, bot)
    # Nothing of who played it, nor what anybody remarked, nor whose seed it was.
    steps = tuple(replace(each, remark="") for each in record.steps[:step])
    begun = Record(record.game, record.options, ("",) * len(seats), record.deal, steps, RUNNING)
    if not game.movers(position(game, begun)):
        raise Refused(message("room-branch-over"))
    chairs = tuple(Chair(PERSON, person.id, person.name) if each == seat else Chair(BOT, bot, bot) for each in seats)
    words = write_recorded(game, options)
    event = Opened(person.id, game.NAME, words, chairs, start=write_record(game, begun), origin=origin)
    return setup.keyed(setup.planned(game, person, event), key)
