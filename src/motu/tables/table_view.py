"""What somebody sees of a table: built up from nothing, for one seat or for a spectator."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import Annotated, Any

import msgspec

from motu.core.errors import Message, Value
from motu.core.extras import prompt, show_parts, views
from motu.core.match import MOVE, PART, STEP, SlipTo, replay, seen_record
from motu.core.record import Record, write_record
from motu.store.rows import OPEN, OVER, RUNNING, TableSummary
from motu.tables.campaign import is_clean, opponent_of
from motu.tables.events import PERSON, Chair, ClockRule
from motu.tables.table import Table

_write = msgspec.json.Encoder().encode

Away = Mapping[str, float]
"""Which players are away from a table, by their visitors, and since when."""
NOBODY: Away = {}

GameView = Annotated[Mapping[str, Any], msgspec.Meta(extra_json_schema={"$ref": "#/components/schemas/GameView"})]
"""What a game's `show` answers: every game has a type of its own for that."""
GameMove = Annotated[Mapping[str, Any], msgspec.Meta(extra_json_schema={"$ref": "#/components/schemas/GameMove"})]
"""What its `show_move` answers."""


Stage = Annotated[str, msgspec.Meta(extra_json_schema={"enum": ["open", "running", "over"]})]
SeatKind = Annotated[str, msgspec.Meta(extra_json_schema={"enum": ["person", "bot", "free"]})]


class MessageView(msgspec.Struct, frozen=True):
    """A message as guests get it, to be told in their language; what fills it in may itself be a message."""

    id: str
    args: dict[str, str | int | MessageView | list[str | int | MessageView]]


class SeatView(msgspec.Struct, frozen=True):
    """A seat: who sits there, the seconds they have left, if there is a clock, and since when they are away, if so."""

    name: str
    kind: SeatKind
    bot: str = ""
    left: float | None = None
    runs: bool = False
    away: float | None = None


class AskedView(msgspec.Struct, frozen=True):
    """What a player has asked the others for."""

    seat: int
    what: str
    about: int
    agreed: list[int]


class BranchView(msgspec.Struct, frozen=True):
    """Where a game began that goes on from another: its table, "" for a record, and after how many steps.

    What chance decided before was decided there: only what came later can be checked with this table's seed.
    """

    table: str
    step: int


class TableView(msgspec.Struct, frozen=True):
    """A table as somebody sees it at one version.

    you         the viewer's own seats; `seat` is the one whose cards are shown, None for a spectator's view
    moves       what that seat may do now; also if it is not among the `movers`, for some things may be done at any time
    shown       the position; None before the game begins
    prompt      what the viewer, or whoever is asked, has to decide; None where the game does not put it into words
    said        what happened in the last event
    steps       how many decisions there were, and `by` whom the last one was: not always a mover's
    slip        whether the viewer's last decision can be taken back at once
    slips       how far: one move, the part (a fleet, a transit) or the step that it belongs to
    slip_steps  how many decisions each of `slips` takes back
    strikes     moves that are items of the viewer's plan and can be struck out
    back        the seat that a bot keeps for the viewer, whom the others took for gone: it can be had back
    hook        where the viewer wants to be reminded; nobody else is told
    seed        told when the game is over, so that anybody can check the draws; of a daily deal when its day is over
    branch      where the game began, if it goes on from another
    day         whose daily deal it is
    hints       whether the bots may help somebody while the game runs
    campaign    whether it counts for the campaign: `clean` as long as it is played without help, else `helped`; or ""
    undecided   whether somebody has yet to decide something: who gives up now only calls the game off
    """

    table: str
    game: str
    version: int
    at: float
    stage: Stage
    options: dict[str, str]
    seats: list[SeatView]
    clock: ClockRule
    you: list[int]
    seat: int | None
    host: bool
    movers: list[int]
    shown: GameView | None = None
    moves: list[GameMove] = []
    prompt: MessageView | None = None
    said: list[MessageView] = []
    steps: int = 0
    by: int | None = None
    slip: bool = False
    slips: list[SlipTo] = []
    slip_steps: list[int] = []
    strikes: list[str] = []
    back: int | None = None
    hook: str = ""
    asked: AskedView | None = None
    rated: bool = False
    public: bool = False
    shared: bool = False
    analysis: bool = False
    result: str = "*"
    outcome: MessageView | None = None
    winners: list[int] | None = None
    commitment: str = ""
    seed: str = ""
    previous: str = ""
    next: str = ""
    branch: BranchView | None = None
    day: str = ""
    hints: bool = True
    campaign: Annotated[str, msgspec.Meta(extra_json_schema={"enum": ["", "clean", "helped"]})] = ""
    undecided: bool = False


def message_view(told: Message) -> MessageView:
    return MessageView(told.id, {name: _spread(value) for name, value in told.args.items()})


def _spread(value: Value) -> Any:
    """What fills in a message, as plain data."""
    if isinstance(value, str | int):
        return value
    if isinstance(value, Message):
        return message_view(value)
    return [_spread(each) for each in value]


def lies_open(table: Table) -> bool:
    """Whether nothing is hidden any more: the game is over, and nobody can play the same deal any more."""
    return table.is_analysis or (table.stage == OVER and not is_todays(table))


def is_todays(table: Table) -> bool:
    """Whether it is a day's deal that others may yet play."""
    return bool(table.opened.day) and day_of(time.time()) <= table.opened.day


def tells_seed(table: Table) -> bool:
    """Whether the seed of a finished game may be told: that of a day's deal not while others may yet play it."""
    if table.match is None or table.is_analysis:
        return False
    return not is_todays(table)


def day_of(at: float) -> str:
    """The day of a time, UTC: 2026-11-16."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def eyes_of(table: Table, visitor: str, seat: int | None) -> int | None:
    """Whose cards somebody is shown: their own seat's; of several on one device the one they ask for; else none.

    On a shared device nobody is shown anything until they ask: that is the hand-over.
    """
    own = table.seats_of(visitor)
    if seat is not None and seat in own:
        return seat
    return own[0] if len(own) == 1 else None


def view_table(table: Table, visitor: str, eyes: int | None, away: Away = NOBODY) -> TableView:
    """The table as a visitor sees it through these eyes; `eyes` must come from `eyes_of`."""
    return TableViews(table, away).view(visitor, eyes)


class TableViews:
    """A table at one version: what everybody sees of it is worked out once, for all who look."""

    def __init__(self, table: Table, away: Away = NOBODY) -> None:
        over = table.stage == OVER
        self._written = b""
        self._shown_to_all: Mapping[str, Any] | None = None
        self._written_shown = b""
        self._views: Callable[[int | None], Any] | None = None
        asked, outcome, winners = table.asked, table.outcome, table.winners
        self._table = table
        self._common: dict[str, Any] = {
            "table": table.id,
            "game": table.game.NAME,
            "version": table.version,
            "at": table.outages.resumed(table.at),
            "stage": table.stage,
            "options": table.words,
            "seats": [_seat(table, seat, chair, away) for seat, chair in enumerate(table.chairs)],
            "clock": table.opened.clock,
            "movers": list(table.movers),
            "steps": len(table.match.steps) if table.match else 0,
            "by": table.match.steps[-1].seat if table.match and table.match.steps else None,
            "asked": AskedView(asked.seat, asked.what, asked.about, sorted(table.agreed)) if asked else None,
            "rated": table.is_rated,
            "public": table.opened.public,
            "shared": table.opened.shared,
            "analysis": table.is_analysis,
            "result": table.result,
            "outcome": message_view(outcome) if outcome else None,
            "winners": None if winners is None else list(winners),
            "commitment": table.opened.commitment,
            "seed": table.secret.hex() if over and tells_seed(table) else "",
            "previous": table.opened.previous,
            "next": table.next,
            "branch": None if table.branched_at is None else BranchView(table.opened.origin, table.branched_at),
            "day": table.opened.day,
            "hints": table.opened.hints and not table.is_rated and not table.opened.day,
            "campaign": ("clean" if is_clean(table) else "helped") if opponent_of(table) else "",
            "undecided": table.stage == RUNNING and not table.all_have_decided,
        }

    def view(self, visitor: str, eyes: int | None) -> TableView:
        """What a visitor sees through these eyes."""
        return TableView(**self._own(visitor, eyes, self._table.game.show), **self._common)

    def encode(self, visitor: str, eyes: int | None) -> bytes:
        """The same as JSON: what everybody sees is written once."""
        if not self._written:
            self._written = _write(self._common)[:-1] + b","
        return self._written + _write(self._own(visitor, eyes, self._show_written))[1:]

    def _show_written(self, view: Any) -> msgspec.Raw:
        """The position as JSON: what the game shows to all alike is written once."""
        to_all, own = show_parts(self._table.game, view)
        if not to_all:
            return msgspec.Raw(_write(own))
        if to_all is not self._shown_to_all:
            self._shown_to_all, self._written_shown = to_all, _write(to_all)[:-1] + b","
        return msgspec.Raw(self._written_shown + _write(own)[1:])

    def _own(self, visitor: str, eyes: int | None, show: Callable[[Any], GameView | msgspec.Raw]) -> dict[str, Any]:
        """What others see otherwise, or not at all; the position as `show` says."""
        table = self._table
        match, game, own = table.match, table.game, table.seats_of(visitor)
        shown: GameView | msgspec.Raw | None = None
        moves: list[GameMove] = []
        asked: Message | None = None
        slips: dict[SlipTo, list[int]] = {}
        strikes: list[str] = []
        if match is not None:
            if self._views is None:
                self._views = views(game, match.state)
            view = self._views(eyes)
            shown, asked = show(view), prompt(game, view)
            if table.stage != OVER:
                for seat in own:
                    slips |= match.slips(seat)
                if eyes in own:
                    strikes = [match.steps[number].move for number in match.planned(eyes)]
            if eyes is not None and table.movers:
                moves = [game.show_move(view, move) for move in game.moves(match.state, eyes)]
        return {
            "you": list(own),
            "seat": eyes,
            "host": visitor == table.opened.by,
            "shown": shown,
            "moves": moves,
            "prompt": message_view(asked) if asked else None,
            "said": [message_view(told) for told in last_told(table, eyes)],
            "slip": bool(slips),
            "slips": [to for to in (MOVE, PART, STEP) if to in slips] if slips else [],
            "slip_steps": [len(slips[to]) for to in (MOVE, PART, STEP) if to in slips] if slips else [],
            "strikes": strikes,
            "back": table.seat_to_return_to(visitor),
            "hook": next((table.hooks[seat] for seat in own if seat in table.hooks), "") if table.hooks else "",
        }


def _seat(table: Table, seat: int, chair: Chair, away: Away) -> SeatView:
    clock = table.clock
    return SeatView(
        chair.name,
        chair.kind,
        chair.who if chair.kind == "bot" else "",
        round(clock.left_at(seat, table.outages.resumed(table.at)), 3) if clock.is_kept else None,
        clock.is_kept and seat in clock.running,
        away.get(chair.who) if table.stage == RUNNING and chair.kind == PERSON else None,
    )


def last_told(table: Table, eyes: int | None) -> list[Message]:
    """What the last move was, in words, as far as these eyes saw it."""
    last = table.last
    return [] if last is None else table.game.tell(last.before, last.move, last.after, eyes)


def log(table: Table, eyes: int | None) -> list[list[MessageView]]:
    """The log of the whole game, step by step, as far as these eyes saw it."""
    if table.match is None:
        return []
    moments = replay(table.game, table.match.record(finished=False))
    return [
        [message_view(told) for told in table.game.tell(moment.before, moment.move, moment.after, eyes)]
        for moment in moments
    ]


def record(table: Table, eyes: int | None) -> str:
    """The record of the game: of a running one only what these eyes may know."""
    if table.match is None:
        return ""
    found, hide = record_to_show(table)
    return write_record(table.game, seen_record(table.game, found, eyes) if hide else found)


def record_to_show(table: Table) -> tuple[Record, bool]:
    """The record of a game that has begun, and whether something in it must be hidden from whoever looks."""
    found, hide = table.record(), not lies_open(table)
    return found if hide or tells_seed(table) else replace(found, seed=""), hide


def whole_record(table: Table) -> str:
    """The record with all its secrets, for those who work on it here and tell only what they may."""
    return write_record(table.game, table.record())


# --- Lists ----------------------------------------------------------------------------------------------------------


class Listing(msgspec.Struct, frozen=True):
    """A table in a list: nothing that a spectator may not know.

    In the list of one's own tables `you` are the seats one sits on, and `changed` is when something last happened.
    """

    table: str
    game: str
    stage: Stage
    options: dict[str, str]
    names: list[str]
    kinds: list[SeatKind]
    movers: list[int]
    clock: ClockRule
    rated: bool
    created: float
    hints: bool = True
    result: str = "*"
    winners: list[int] | None = None
    you: list[int] = []
    changed: float = 0.0


def _sitter(table: Table, seat: int, chair: Chair) -> str:
    """Whose table it is by this seat: theirs who left it, if they can have it back, or once the game is over."""
    if seat in table.left and (table.stage == OVER or not table.left[seat].how):
        return table.left[seat].chair.who
    return chair.who if chair.kind == "person" else ""


def summary_of(table: Table) -> TableSummary:
    """What lists and timers know of a table."""
    winners = table.winners if table.stage == OVER else None
    listing = Listing(
        table=table.id,
        game=table.game.NAME,
        stage=table.stage,
        options=table.words,
        names=list(table.names),
        kinds=[chair.kind for chair in table.chairs],
        movers=list(table.movers),
        clock=table.opened.clock,
        rated=table.is_rated,
        created=table.created,
        hints=table.opened.hints and not table.opened.rated,
        result=table.result if table.stage == OVER else "*",
        winners=None if winners is None else list(winners),
    )
    seats = tuple(_sitter(table, seat, chair) for seat, chair in enumerate(table.chairs))
    if table.opened.show:  # behind all seats: it is among the tables of whoever opened it
        seats += (table.opened.by,)
    public = table.opened.public and (table.stage != OPEN or not table.is_full)
    return TableSummary(table.stage, public, seats, table.due, _write(listing))
