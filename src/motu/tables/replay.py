"""A game step by step, as somebody saw it, for those who were away, and for those who look at it afterwards."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from motu.core.errors import BadRecord, message
from motu.core.game import AnyGame
from motu.core.match import Begun, Moment, position, replay
from motu.core.parts import Parts, finish
from motu.core.record import Record, game_of, hidden_step, reading, seats_of
from motu.games import game_named
from motu.store.rows import OVER
from motu.tables.actions import Refused
from motu.tables.table import Table
from motu.tables.table_view import GameView, MessageView, eyes_of, lies_open, message_view

OPEN: Literal["open"] = "open"
"""The eyes of somebody who may see all cards."""
Eyes = int | None | Literal["open"]
MOST_STEPS = 12_000
"""Records with more steps are not played for strangers. The longest of 400 games of four by lot had 9,876 steps, the
longest of twelve between islanders 1,638; one of Kahuna has about 150."""


class Frame(msgspec.Struct, frozen=True):
    """The table after a step; step 0 is the deal.

    seat, move  who did it and what, in notation, as far as it was seen; None and "" for the deal
    turn        the turn in which that was
    said        what happened, for the log
    shown       the position then; with all cards open, a list of every seat's view
    """

    step: int
    seat: int | None
    move: str
    turn: int
    said: list[MessageView]
    shown: GameView | list[GameView]


class SeenStep(msgspec.Struct, frozen=True):
    """A step without the table after it: who did what in which turn, as far as it was seen, and what happened."""

    step: int
    seat: int
    move: str
    turn: int
    said: list[MessageView]


class Replayed(msgspec.Struct, frozen=True):
    """A game step by step. `steps` is how many there are in all, and `version` that of the table (0 for a record).

    `options` are what it is played by, in the words that ask for it now: those of an old record meant something else.
    A long game comes in parts: ask again for what follows the last step that you have.
    """

    frames: list[Frame]
    steps: int
    options: dict[str, str]
    version: int = 0


class Recorded(msgspec.Struct, frozen=True):
    """A record as text."""

    record: str


def seen_steps(
    game: AnyGame, record: Record, eyes: Eyes, after: int = 0, most: int | None = None, begun: Begun | None = None
) -> list[SeenStep]:
    """The steps of a record behind step `after`, through these eyes, at most so many, for a log; BadRecord."""
    found: list[SeenStep] = []
    for number, moment in enumerate(replay(game, record, begun), 1 + _played_before(begun)):
        if len(found) == most:
            break
        if number > after:
            word, told = _seen(game, moment, eyes)
            found.append(SeenStep(number, moment.step.seat, word, moment.step.turn, told))
    return found


def _played_before(begun: Begun | None) -> int:
    return 0 if begun is None else begun.steps


def _seen(game: AnyGame, moment: Moment, eyes: Eyes) -> tuple[str, list[MessageView]]:
    """A move in notation, and what happened, as far as these eyes have seen it."""
    step = moment.step
    viewer = step.seat if eyes == OPEN else eyes
    word = game.seen_move(moment.before, step.seat, moment.move, step.outcomes, viewer)
    return word.move, [message_view(each) for each in game.tell(moment.before, moment.move, moment.after, viewer)]


def frames(
    game: AnyGame,
    record: Record,
    eyes: Eyes,
    after: int = -1,
    most: int | None = None,
    begun: Begun | None = None,
) -> list[Frame]:
    """The steps of a record behind step `after`, through these eyes, at most so many; BadRecord."""
    found = []
    seats = range(len(seats_of(game, record.options)))
    if after < 0:
        start = position(game, record, 0)
        found.append(Frame(0, None, "", game.turn(start), [], _shown(game, start, eyes, seats)))
    for number, moment in enumerate(replay(game, record, begun), 1 + _played_before(begun)):
        if len(found) == most:
            break
        if number > after:
            word, told = _seen(game, moment, eyes)
            step = moment.step
            found.append(Frame(number, step.seat, word, step.turn, told, _shown(game, moment.after, eyes, seats)))
    return found


def _shown(game: AnyGame, state: Any, eyes: Eyes, seats: range) -> GameView | list[GameView]:
    if eyes == OPEN:
        return [game.show(game.view(state, seat)) for seat in seats]
    return game.show(game.view(state, eyes))


def later_eyes(table: Table, visitor: str, wanted: str) -> Eyes:
    """Through whose eyes somebody may see a game again: any seat's, or all, once nothing is secret; else their own."""
    seat = int(wanted) if wanted.isascii() and wanted.isdigit() and len(wanted) < 3 else None
    if lies_open(table):
        if wanted == OPEN:
            return OPEN
        if seat is not None and seat in range(len(table.chairs)):
            return seat
    elif wanted == OPEN:
        raise Refused(message("tables-daily-not-over" if table.stage == OVER else "tables-not-over"))
    return eyes_of(table, visitor, seat)


def read_whole(text: str) -> tuple[AnyGame, Record]:
    """The record that a text holds, with all cards open, and its game; BadRecord, BadOption."""
    return finish(reading_whole(text))


def reading_whole(text: str) -> Parts[tuple[AnyGame, Record]]:
    """The same in parts."""
    game = game_named(game_of(text))
    record = yield from reading(game, text, MOST_STEPS)
    if "?" in record.deal:
        raise BadRecord(message("file-partial"), record.line_of("deal"))
    if (hidden := hidden_step(game, record)) is not None:
        raise BadRecord(message("file-partial"), *record.place(hidden))
    return game, record
