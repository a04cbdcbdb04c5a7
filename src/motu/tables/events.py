"""What can happen at a table. A table is the list of these; everything else about it follows from them.

An event is stored as JSON, for ever: fields may be added with a default, never renamed or given another meaning.
"""

from __future__ import annotations

import msgspec

PERSON, BOT, FREE = "person", "bot", "free"
"""Who sits on a seat: a visitor, a bot, nobody yet."""


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat and who sits on it: `who` is a visitor's id or a bot's name, `name` what others call them."""

    kind: str = FREE
    who: str = ""
    name: str = ""


class ClockRule(msgspec.Struct, frozen=True, omit_defaults=True):
    """How time is kept.

    main and increment  live: seconds for the whole game, and seconds that are added after each turn
    turn                correspondence: seconds for each turn
    All zero: no clock.
    """

    main: int = 0
    increment: int = 0
    turn: int = 0


class Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is"):
    """Something that happened."""


class Opened(Event, frozen=True, tag="opened"):
    """The table was set up. `by` is the host.

    invitation  the hash of what the invitation link carries
    shared      one device for several players: all free seats are the host's
    record      the text of an imported game: the table is for analysis, nothing is secret there
    previous    the table whose rematch this is, and in `guests` who may sit down without an invitation
    start       the text of the first steps of another game, with which this one begins; `origin` is its table, if any
    day         it is the deal of this day, the same for everybody: 2026-11-16
    show        only bots play, as the server's own host allowed: the host of the table can end the game
    hints       whether the bots may help somebody while the game runs
    """

    by: str
    game: str
    options: dict[str, str]
    chairs: tuple[Chair, ...]
    clock: ClockRule = ClockRule()
    public: bool = False
    rated: bool = False
    shared: bool = False
    invitation: str = ""
    record: str = ""
    previous: str = ""
    guests: tuple[str, ...] = ()
    commitment: str = ""
    start: str = ""
    origin: str = ""
    day: str = ""
    show: bool = False
    hints: bool = True


class Sat(Event, frozen=True, tag="sat"):
    """Somebody sat down, or a bot was put there; a free chair: they got up again."""

    seat: int
    chair: Chair


class Started(Event, frozen=True, tag="started"):
    """The game began; what chance answered in the deal."""

    deal: tuple[str, ...] = ()


class Moved(Event, frozen=True, tag="moved"):
    """A move was played; what chance answered."""

    seat: int
    move: str
    outcomes: tuple[str, ...] = msgspec.field(default=(), name="came")


class TookBack(Event, frozen=True, tag="took-back"):
    """A player's last decision, or several, and all after it, were taken back: so many steps are left."""

    seat: int
    left: int
    slip: bool = False
    """Nothing had come to light since: it does not count as a take-back."""
    alone: bool = False
    """Only that decision, the step after `left`: the others who decided at the same time keep theirs."""
    steps: tuple[int, ...] = ()
    """With `alone`, the numbers of several such steps, counted before any was taken back; `left` is the first."""


class Asked(Event, frozen=True, tag="asked"):
    """A player asked the others for something: a draw, a take-back, or (`about` a seat) a bot for one who is gone."""

    seat: int
    what: str
    about: int = -1


class Answered(Event, frozen=True, tag="answered"):
    """A player agreed to what was asked, and others have yet to, or one refused, or the asker thought better of it."""

    seat: int
    yes: bool


class Replaced(Event, frozen=True, tag="replaced"):
    """A bot plays on for a player who has left: resigned, time, away; if empty, the others agreed on it."""

    seat: int
    bot: str
    how: str = ""


class Returned(Event, frozen=True, tag="returned"):
    """A player whom the others took for gone has their seat back."""

    seat: int


class Ended(Event, frozen=True, tag="ended"):
    """The game ended otherwise than by its rules: resigned, time, away, agreed (a draw), closed (not begun) or stopped
    (only bots played).

    Or aborted: somebody gave up before everybody had decided something; then there is no result.
    """

    how: str
    seat: int = -1


class Helped(Event, frozen=True, tag="helped"):
    """A player was given a hint."""

    seat: int


class Hooked(Event, frozen=True, tag="hooked"):
    """Where a player wants to be reminded; nowhere any more if empty."""

    seat: int
    url: str = ""


class Reminded(Event, frozen=True, tag="reminded"):
    """A player was reminded that their time is running out."""

    seat: int


class Followed(Event, frozen=True, tag="followed"):
    """The players go on at another table: the rematch."""

    next: str


AnyEvent = (
    Opened
    | Sat
    | Started
    | Moved
    | TookBack
    | Asked
    | Answered
    | Replaced
    | Returned
    | Ended
    | Helped
    | Hooked
    | Reminded
    | Followed
)

write_event = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def read_event(body: bytes) -> AnyEvent:
    return _decoder.decode(body)
