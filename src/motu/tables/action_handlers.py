"""What becomes of an action: it is checked, and becomes an event, or is refused with a reason."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from motu.bots.bot import bot_names
from motu.core.errors import BadNotation, BadOption, IllegalMove, message
from motu.core.match import MOVE, Match, Moment, NotAll
from motu.store.rows import OPEN, OVER, RUNNING
from motu.tables import agreements
from motu.tables.actions import (
    LONGEST_MOVE,
    MOST_MOVES,
    Answer,
    AnyAction,
    AnySingleAction,
    Claim,
    Close,
    Hook,
    Move,
    Moves,
    OfferDraw,
    Person,
    Refused,
    Replace,
    Resign,
    Return,
    Rise,
    SeatBot,
    Sit,
    Undo,
)
from motu.tables.events import (
    BOT,
    FREE,
    PERSON,
    AnyEvent,
    Asked,
    Chair,
    Ended,
    Hooked,
    Moved,
    Sat,
    TookBack,
)
from motu.tables.table import Table


class Done(NamedTuple):
    """What an action becomes; a move comes with what it leads to."""

    event: AnyEvent
    drafted: Moment | None = None


def act(table: Table, person: Person, action: AnyAction, at: float, gone: Mapping[str, float] = {}) -> tuple[Done, ...]:
    """The event that this action becomes, or the events; Refused or IllegalMove with the reason.

    `gone` says which players are not there, and since when.
    """
    if isinstance(action, Moves):
        return _moves(table, person, action)
    return (_act(table, person, action, at, gone),)


def _act(table: Table, person: Person, action: AnySingleAction, at: float, gone: Mapping[str, float]) -> Done:
    match action:
        case Sit():
            return Done(_sit(table, person, action))
        case Rise():
            _expect(table, OPEN)
            return Done(Sat(_own(table, person, action.seat), Chair()))
        case SeatBot():
            return Done(_seat_bot(table, person, action))
        case Close():
            _must_host(table, person)
            if table.opened.show and table.stage == RUNNING:
                return Done(Ended("stopped"))
            _expect(table, OPEN)
            return Done(Ended("closed"))
        case Move():
            return _move(table, person, action)
        case Undo():
            return Done(_undo(table, person, action))
        case OfferDraw():
            _expect(table, RUNNING)
            return Done(agreements.offer_draw(table, _own(table, person, action.seat)))
        case Answer():
            _expect(table, RUNNING)
            return Done(agreements.answer(table, person, action))
        case Resign():
            _expect(table, RUNNING)
            return Done(agreements.leave_game(table, _own(table, person, action.seat), "resigned"))
        case Replace():
            _expect(table, RUNNING)
            return Done(agreements.replace(table, _own(table, person, action.seat), action.about, at, gone))
        case Claim():
            _expect(table, RUNNING)
            return Done(agreements.claim(table, _own(table, person, action.seat), action.about, at, gone))
        case Return():
            _expect(table, RUNNING)
            return Done(agreements.give_back(table, person))
        case Hook():
            if table.stage == OVER:
                raise Refused(message("tables-over"))
            return Done(Hooked(_own(table, person, action.seat), action.url))


def knows_enough(table: Table, person: Person, action: AnyAction, version: int) -> bool:
    """Whether somebody who has seen this version may act: it is the present one, or nothing has changed for them.

    The latter where several decide at the same time: then a move of one is no news to the others, who may decide, or
    take their own last decision back. Likewise where others have only done what they may at any time: a move that is
    still allowed is played.
    """
    if version == table.version or not isinstance(action, Move | Moves | Undo):
        return version == table.version
    own = table.seats_of(person.id)
    seat = own[0] if len(own) == 1 else action.seat
    if seat is None or table.match is None or not table.has_seen(seat, version):
        return False
    if isinstance(action, Undo):
        if action.move is not None:
            return _item(table.match, seat, action.move) is not None
        return action.to in table.match.slips(seat)
    try:
        if isinstance(action, Moves):
            return bool(_draft_all(table, table.match, seat, action.moves))
        return table.game.why_not(table.match.state, seat, table.game.read(action.move[:LONGEST_MOVE])) is None
    except (BadNotation, IllegalMove, Refused):
        return False


def out_of_time(table: Table, at: float) -> AnyEvent | None:
    """What follows when somebody's time has run out by now."""
    deadline = table.clock.deadline if table.stage == RUNNING else None
    return agreements.leave_game(table, deadline.seat, "time") if deadline and deadline.at <= at else None


def invitation_hash(invitation: str) -> str:
    """What is stored of an invitation."""
    return hashlib.sha256(invitation.encode()).hexdigest()


def may_enter(table: Table, visitor: str, invitation: str) -> bool:
    """Whether a visitor may look at a table: a public one, their own, by invitation, or where they have played."""
    opened = table.opened
    if opened.public or visitor == opened.by or visitor in opened.guests or table.seats_of(visitor):
        return True
    if visitor and any(left.chair.who == visitor for left in table.left.values()):
        return True
    return hmac.compare_digest(invitation_hash(invitation), opened.invitation)


# --- Before the game ------------------------------------------------------------------------------------------------


def _sit(table: Table, person: Person, action: Sit) -> AnyEvent:
    _expect(table, OPEN)
    if not may_enter(table, person.id, action.invitation):
        raise Refused(message("tables-not-invited"))
    if table.opened.rated and not person.has_account:
        raise Refused(message("tables-rated-needs-account"))
    if table.seats_of(person.id):
        raise Refused(message("tables-seated-already"))
    free = [seat for seat, chair in enumerate(table.chairs) if chair.kind == FREE]
    if action.seat is None and not free:
        raise Refused(message("tables-full"))
    seat = free[0] if action.seat is None else action.seat
    if seat not in range(len(table.chairs)):
        raise Refused(message("tables-no-seat", seat=seat))
    if seat not in free:
        raise Refused(message("tables-seat-taken", name=table.chairs[seat].name))
    return Sat(seat, Chair(PERSON, person.id, person.name))


def check_bot(game: str, bot: str) -> None:
    """Only the server's own bots play at tables: a name must never be a path or a module."""
    if bot not in bot_names(game):
        raise BadOption(message("bot-unknown", bot=bot, bots=", ".join(bot_names(game))))


def _seat_bot(table: Table, person: Person, action: SeatBot) -> AnyEvent:
    _expect(table, OPEN)
    _must_host(table, person)
    if action.seat not in range(len(table.chairs)):
        raise Refused(message("tables-no-seat", seat=action.seat))
    if table.chairs[action.seat].kind == PERSON:
        raise Refused(message("tables-seat-taken", name=table.chairs[action.seat].name))
    if action.bot:
        check_bot(table.game.NAME, action.bot)
        if table.opened.rated:
            raise Refused(message("tables-rated-no-bots"))
        others = [chair.kind for seat, chair in enumerate(table.chairs) if seat != action.seat]
        if not table.opened.show and all(kind == BOT for kind in others):
            raise Refused(message("tables-needs-person"))
    return Sat(action.seat, Chair(BOT, action.bot, action.bot) if action.bot else Chair())


# --- The game -------------------------------------------------------------------------------------------------------


def _move(table: Table, person: Person, action: Move) -> Done:
    _expect(table, RUNNING)
    seat = _own(table, person, action.seat)
    assert table.match is not None
    try:
        move = table.game.read(action.move[:LONGEST_MOVE])
    except BadNotation as error:
        raise Refused(error.reason) from None
    drafted = table.match.draft(seat, move)
    return Done(Moved(seat, drafted.step.move, drafted.step.outcomes), drafted)


def _moves(table: Table, person: Person, action: Moves) -> tuple[Done, ...]:
    _expect(table, RUNNING)
    seat = _own(table, person, action.seat)
    assert table.match is not None
    drafted = _draft_all(table, table.match, seat, action.moves)
    return tuple(Done(Moved(seat, each.step.move, each.step.outcomes), each) for each in drafted)


def _draft_all(table: Table, match: Match, seat: int, texts: Sequence[str]) -> list[Moment]:
    """What these moves lead to. Refused and IllegalMove say which of them cannot be played, and why."""
    if not 1 <= len(texts) <= MOST_MOVES:
        raise Refused(message("tables-moves-number", most=MOST_MOVES))
    cut = [text[:LONGEST_MOVE] for text in texts]
    moves: list[Any] = []
    for text in cut:
        try:
            moves.append(table.game.read(text))
        except BadNotation as error:
            raise Refused(
                message("tables-moves-refused", number=len(moves) + 1, move=text, reason=error.reason)
            ) from None
    try:
        return match.draft_all(seat, moves)
    except NotAll as error:
        number = error.number
        reason = message("tables-moves-refused", number=number + 1, move=cut[number], reason=error.reason)
        raise IllegalMove(reason) from None


def _undo(table: Table, person: Person, action: Undo) -> AnyEvent:
    _expect(table, RUNNING)
    match = table.match
    assert match is not None
    own = table.seats_of(person.id)
    seat = _own(table, person, action.seat) if action.seat is not None or len(own) == 1 else None
    if seat is None:  # one person on several seats: whose decision was the last?
        last = match.steps[-1].seat if match.steps else -1
        seat = last if last in own else _own(table, person, None)
    if action.move is not None:
        return _strike(match, seat, action.move)
    slip = match.slips(seat).get(action.to)
    if slip is not None:
        alone = slip[-1] + len(slip) < len(match.steps)  # others have decided something since
        return TookBack(seat, slip[-1], slip=True, alone=alone, steps=tuple(slip) if alone and len(slip) > 1 else ())
    if action.to != MOVE:
        raise Refused(message("tables-no-part-to-take-back"))
    if table.opened.day:
        raise Refused(message("tables-daily-no-undo"))
    decided = [number for number, step in enumerate(match.steps) if step.seat == seat and number >= match.floor]
    if not decided:
        raise Refused(message("tables-nothing-to-take-back"))
    if not table.others(seat) and not table.opened.rated:
        return TookBack(seat, decided[-1])
    return agreements.ask(table, Asked(seat, "undo"))


def _strike(match: Match, seat: int, move: str) -> AnyEvent:
    """Take an item out of a plan."""
    number = _item(match, seat, move)
    if number is None:
        raise Refused(message("tables-not-planned"))
    if not match.stands_without(number):
        raise Refused(message("tables-needed-by-plan"))
    return TookBack(seat, number, slip=True, alone=True)


def _item(match: Match, seat: int, move: str) -> int | None:
    return next((number for number in match.planned(seat) if match.steps[number].move == move), None)


# --- Who may --------------------------------------------------------------------------------------------------------


def _expect(table: Table, stage: str) -> None:
    if table.stage != stage:
        raise Refused(message({OPEN: "tables-not-begun", RUNNING: "tables-begun", OVER: "tables-over"}[table.stage]))


def _must_host(table: Table, person: Person) -> None:
    if person.id != table.opened.by:
        raise Refused(message("tables-not-host"))


def _own(table: Table, person: Person, seat: int | None) -> int:
    """The seat that a person acts for."""
    own = table.seats_of(person.id)
    if not own:
        raise Refused(message("tables-not-seated"))
    if seat is None:
        # Who plays several seats on one device means the one whose decision it is.
        return next((mover for mover in table.movers if mover in own), own[0])
    if seat not in own:
        raise Refused(message("tables-not-your-seat"))
    return seat
