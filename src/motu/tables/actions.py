"""What people may want to do at a table, as pages and programs send it. `action_handlers` says what becomes of it."""

from __future__ import annotations

from typing import Annotated, NamedTuple

import msgspec

from motu.core.errors import MotuError
from motu.core.match import SlipTo

LONGEST_MOVE = 40
MOST_MOVES = 64
"""So many moves may be played at once."""
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]


class Refused(MotuError):
    """What was asked for is not possible now."""


class Person(NamedTuple):
    """A visitor who acts, and whether they have an account."""

    id: str
    name: str
    has_account: bool = False


class Action(msgspec.Struct, frozen=True, tag_field="do"):
    """Something that a person wants to do. `seat` may be left out where only one can be meant."""


class Sit(Action, frozen=True, tag="sit"):
    """Take a free seat: this one, or the first."""

    seat: SeatNumber | None = None
    invitation: str = ""


class Rise(Action, frozen=True, tag="rise"):
    """Give a seat back before the game begins."""

    seat: SeatNumber | None = None


class SeatBot(Action, frozen=True, tag="seat-bot"):
    """The host puts a bot on a seat, or (no bot) takes it away again."""

    seat: SeatNumber
    bot: str = ""


class Move(Action, frozen=True, tag="move"):
    """Play a move, in the game's notation."""

    move: str
    seat: SeatNumber | None = None


class Moves(Action, frozen=True, tag="moves"):
    """Play several moves one after another, all or none. Only with the last may something come to light."""

    moves: list[str]
    seat: SeatNumber | None = None


class Undo(Action, frozen=True, tag="undo"):
    """Take one's last decision back: at once where nothing has come to light since, else if the others agree.

    With `to` all of a part (a fleet, a transit) or of a step of the turn, as far as nothing has come to light since.
    With `move` the last such item of one's plan; what was planned later stays.
    """

    seat: SeatNumber | None = None
    to: SlipTo = "move"
    move: str | None = None


class OfferDraw(Action, frozen=True, tag="draw"):
    """Offer a draw."""

    seat: SeatNumber | None = None


class Answer(Action, frozen=True, tag="answer"):
    """Agree to what another asked, refuse it, or withdraw what one asked oneself."""

    yes: bool
    seat: SeatNumber | None = None


class Resign(Action, frozen=True, tag="resign"):
    """Give the game up."""

    seat: SeatNumber | None = None


class Replace(Action, frozen=True, tag="replace"):
    """Let a bot play on for somebody who has gone."""

    about: SeatNumber
    seat: SeatNumber | None = None


class Claim(Action, frozen=True, tag="claim"):
    """Win against somebody who has gone when it was their decision."""

    about: SeatNumber
    seat: SeatNumber | None = None


class Return(Action, frozen=True, tag="return"):
    """Take one's seat back from the bot that plays on there, since the others thought that one was gone."""


class Hook(Action, frozen=True, tag="hook"):
    """Be reminded at this address when it is one's turn; nowhere if empty."""

    url: str
    seat: SeatNumber | None = None


class Close(Action, frozen=True, tag="close"):
    """The host closes a table at which no game has begun."""


AnySingleAction = (
    Sit | Rise | SeatBot | Move | Undo | OfferDraw | Answer | Resign | Replace | Claim | Return | Hook | Close
)
"""What becomes one event."""
AnyAction = AnySingleAction | Moves
