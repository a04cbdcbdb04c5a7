"""What players ask of each other (a draw, a take-back, a bot for one who is gone), and what follows when one leaves."""

from __future__ import annotations

import math
from collections.abc import Mapping

from motu.bots.bot import stand_in
from motu.core.errors import message
from motu.tables.actions import Answer, Person, Refused
from motu.tables.events import PERSON, Answered, AnyEvent, Asked, Ended, Replaced, Returned, TookBack
from motu.tables.table import Table

GONE = 180.0
"""A bot may play on for somebody who has been away for so many seconds of their decision, where there is no clock."""
CLAIM = 300.0
"""Then the other may claim the game."""
IDLE = 900.0
"""A bot may play on for somebody who is there, and has decided nothing for so long; not in a rated game.

The page has these figures from here, by `./dev types`.
"""


def offer_draw(table: Table, seat: int) -> AnyEvent:
    """This seat offers a draw to all others."""
    if not table.others(seat):
        raise Refused(message("tables-nobody-to-agree"))
    return ask(table, Asked(seat, "draw"))


def ask(table: Table, asked: Asked) -> AnyEvent:
    """Ask the others, unless something is asked already."""
    if table.asked is not None:
        raise Refused(message("tables-asked-already", name=table.chairs[table.asked.seat].name))
    return asked


def answer(table: Table, person: Person, action: Answer) -> AnyEvent:
    """What follows when somebody agrees to what is asked, refuses it, or takes their own question back."""
    asked = table.asked
    if asked is None:
        raise Refused(message("tables-nothing-asked"))
    own = table.seats_of(person.id)
    if not action.yes and asked.seat in own:
        return Answered(asked.seat, yes=False)
    seats = [seat for seat in _asked_ones(table, asked) if seat in own and action.seat in (None, seat)]
    if not seats:
        raise Refused(message("tables-not-asked"))
    if not action.yes:
        return Answered(seats[0], yes=False)
    if set(_asked_ones(table, asked)) - table.agreed - set(seats):
        return Answered(seats[0], yes=True)
    return _agreed(table, asked)


def _asked_ones(table: Table, asked: Asked) -> list[int]:
    """Who must agree to what was asked."""
    return [seat for seat in table.others(asked.seat) if seat != asked.about]


def _agreed(table: Table, asked: Asked) -> AnyEvent:
    """What follows when everybody agrees."""
    if asked.what == "draw":
        return Ended("agreed")
    if asked.what == "replace":
        return Replaced(asked.about, stand_in(table.game.NAME))
    assert table.match is not None
    return TookBack(asked.seat, max(number for number, step in enumerate(table.match.steps) if step.seat == asked.seat))


def waited(table: Table, seat: int, at: float, gone: Mapping[str, float]) -> float | None:
    """How long a player has been away while it was their decision; None if they are there, or it is not."""
    since, away = table.clock.running.get(seat), gone.get(table.chairs[seat].who)
    return None if since is None or away is None else table.outages.between(max(since, away), at)


def claim(table: Table, seat: int, about: int, at: float, gone: Mapping[str, float]) -> AnyEvent:
    """This seat has waited long enough for one that has gone: that one loses, as if its time had run out."""
    if table.clock.is_kept:
        raise Refused(message("tables-clock-decides"))
    if len(table.chairs) > 2 and not table.is_rated:
        raise Refused(message("tables-claim-by-bot"))  # the others play on, and the seat is kept
    waiting = waited(table, about, at, gone) if about in table.others(seat) else None
    if waiting is None or waiting < CLAIM:
        raise Refused(message("tables-not-away", minutes=math.ceil(CLAIM / 60)))
    return leave_game(table, about, "away")


def replace(table: Table, seat: int, about: int, at: float, gone: Mapping[str, float]) -> AnyEvent:
    """This seat wants a bot to play on for one that has gone: at once, or when all others agree.

    Whoever has let the question wait as long has gone as well: asked again, it needs no answer of theirs.
    """
    if table.clock.is_kept:
        raise Refused(message("tables-clock-decides"))  # thinking for long is what the time is for
    if about not in table.others(seat) or not _may_be_replaced(table, about, at, gone):
        raise Refused(message("tables-not-gone", minutes=math.ceil(GONE / 60), idle=math.ceil(IDLE / 60)))
    asked = Asked(seat, "replace", about)
    is_settled = not _asked_ones(table, asked) or (
        _is_asked(table, asked) and table.outages.between(table.asked_at, at) >= GONE
    )
    return Replaced(about, stand_in(table.game.NAME)) if is_settled else ask(table, asked)


def _may_be_replaced(table: Table, seat: int, at: float, gone: Mapping[str, float]) -> bool:
    """Whether a player has let the others wait for too long. Who is there may think, above all where it counts."""
    since, waiting = table.clock.running.get(seat), waited(table, seat, at, gone)
    if waiting is not None:
        return waiting >= GONE
    return since is not None and not table.is_rated and table.outages.between(since, at) >= IDLE


def _is_asked(table: Table, asked: Asked) -> bool:
    """Whether somebody has asked the same already."""
    return table.asked is not None and (table.asked.what, table.asked.about) == (asked.what, asked.about)


def give_back(table: Table, person: Person) -> AnyEvent:
    """Somebody whom the others took for gone takes the seat back from the bot."""
    seat = table.seat_to_return_to(person.id)
    if seat is None:
        raise Refused(message("tables-no-seat-kept"))
    return Returned(seat)


def leave_game(table: Table, seat: int, how: str) -> AnyEvent:
    """What follows when a player gives up or runs out of time: of two, the other wins; of more, a bot plays on.

    The others have not chosen to end their game, and without those pieces it would be another one. Who gives up before
    everybody has decided something only calls the game off.
    """
    if how == "resigned" and not table.all_have_decided:
        return Ended("aborted", seat)
    people = [other for other, chair in enumerate(table.chairs) if chair.kind == PERSON and other != seat]
    if len(table.chairs) <= 2 or not people:
        return Ended(how, seat)
    return Replaced(seat, stand_in(table.game.NAME), how)
