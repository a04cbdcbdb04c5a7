"""Setting a table up: what a host asks for, checked, as the first event of the table."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Annotated, Any

import msgspec

from motu.core.chance import SEED_BYTES, SealedChance
from motu.core.errors import BadOption, BadRecord, MotuError, message
from motu.core.game import PLAYERS, AnyGame
from motu.core.match import Match, position, resuming
from motu.core.parts import Parts, finish
from motu.core.record import RUNNING, Record, seats_of, write_record
from motu.core.versions import RULES, read_recorded, write_recorded
from motu.games import game_named
from motu.store.rows import OVER
from motu.tables.action_handlers import check_bot, invitation_hash
from motu.tables.actions import Person, Refused
from motu.tables.events import BOT, FREE, PERSON, Chair, ClockRule, Opened
from motu.tables.replay import reading_whole
from motu.tables.table import Table
from motu.tables.table_view import lies_open

DAY = 86_400
SHORTEST_TURN, LONGEST_TURN = 60, 30 * DAY
LONGEST_MAIN, LONGEST_INCREMENT = 6 * 3_600, 600

Key = Annotated[str, msgspec.Meta(max_length=64)]
"""A word of the client's own: what is asked for twice with the same key is done once."""


class SeatSetup(msgspec.Struct, frozen=True):
    """Who is to sit on a seat: `me`, `free` (whoever comes) or `bot`, which then is named."""

    kind: str
    bot: str = ""


class TableSetup(msgspec.Struct, frozen=True):
    """What a host asks for. Without `seats` the host has the first, and the others are free.

    hints   whether the bots may help somebody while the game runs; never in a rated one
    key     the same key opens one table, however often it is sent
    """

    game: str
    options: dict[str, str] = {}
    seats: list[SeatSetup] = []
    clock: ClockRule = ClockRule()
    public: bool = False
    rated: bool = False
    shared: bool = False
    hints: bool = True
    key: Key = ""


@dataclass(frozen=True)
class NewTable:
    """A table that can be created: its first event, its secret, and the invitation that only the host is told.

    keyed   whether its id follows from a key of the host's: it may have been created before
    match   the game of its record, as far as it was played, if it has one
    """

    id: str
    game: AnyGame
    secret: bytes
    invitation: str
    event: Opened
    keyed: bool = False
    match: Match | None = None


def new_id() -> str:
    """A name for a table that nobody can guess."""
    return _unlike_a_token(secrets.token_urlsafe(12))


def _unlike_a_token(id: str) -> str:
    """An id in which no token can seem to begin (`mt_`): a link with one goes into no reminder."""
    return id.replace("_", "-")


def new_secret() -> bytes:
    """What all chance at a table comes from."""
    return secrets.token_bytes(SEED_BYTES)


def new_seed() -> int:
    """Randomness for a bot that thinks."""
    return secrets.randbits(62)


def new_table(setup: TableSetup, host: Person, shows: bool = False) -> NewTable:
    """The table that a host asks for; BadOption or Refused with the reason. With `shows`, bots may play alone."""
    game = game_named(setup.game)
    wanted = game.read_options(setup.options)
    options = write_recorded(game, wanted)
    _check_clock(setup.clock)
    count = len(game.seats(wanted))
    seats = setup.seats or [SeatSetup("me"), *[SeatSetup("free")] * (count - 1)]
    if len(seats) != count:
        raise BadOption(message("tables-wrong-seats", seats=count))
    chairs = tuple(_chair(game, seat, host, setup.shared) for seat in seats)
    if sum(chair.kind == PERSON for chair in chairs) > 1 and not setup.shared:
        raise BadOption(message("tables-one-seat"))
    if setup.rated:
        _check_rated(setup, host, chairs, game.write_options(wanted))
    show = all(chair.kind == BOT for chair in chairs)
    if show and not shows:
        raise Refused(message("tables-needs-person"))
    hints = setup.hints and not setup.rated
    event = Opened(
        "",
        game.NAME,
        options,
        chairs,
        setup.clock,
        setup.public,
        setup.rated,
        setup.shared,
        show=show,
        hints=hints,
    )
    return with_secrets(game, host, event)


def imported_table(text: str, host: Person) -> NewTable:
    """A table for analysis, from the record of a game; BadRecord where it cannot be played."""
    return finish(importing(text, host))


def importing(text: str, host: Person, clean_name: Callable[[str], str] = str.strip) -> Parts[NewTable]:
    """The same in parts. `clean_name` makes of the names in it such as can be shown, or says what is wrong with one."""
    game, record = yield from reading_whole(text)
    try:
        options = write_recorded(game, read_recorded(game, record.options))
    except BadOption as error:
        raise BadRecord(error.reason, record.line_of("options")) from None
    seats = seats_of(game, options)
    chairs = []
    for seat, name in zip(seats, record.players, strict=True):
        try:
            chairs.append(Chair(PERSON, host.id, clean_name(name[:24]) if name else seat))
        except MotuError as error:
            raise BadRecord(error.reason, record.line_of(seat.lower())) from None
    new = with_secrets(game, host, Opened("", game.NAME, options, tuple(chairs), shared=True, record=text))
    return replace(new, match=(yield from resuming(game, record, SealedChance(new.secret))))


def rematch_of(table: Table, host: Person) -> NewTable:
    """The next game of the same players, each one seat further; those who are people must sit down themselves.

    So must those whom a bot stood in for: the seat is theirs, and not the bot's. It is played by what the old game was,
    but for a rated one: these are played by an edition as it is now.
    """
    old = table.opened
    wanted = table.options
    if old.rated:
        wanted = table.game.read_options({name: text for name, text in old.options.items() if name != RULES})
    chairs = [table.players[seat - 1] for seat in range(len(table.chairs))]
    guests = tuple(chair.who for chair in chairs if chair.kind == PERSON and chair.who != host.id)
    for seat, chair in enumerate(chairs):
        if chair.kind == PERSON and chair.who != host.id:
            chairs[seat] = Chair()
    event = msgspec.structs.replace(
        old,
        options=write_recorded(table.game, wanted),
        chairs=tuple(chairs),
        public=False,
        previous=table.id,
        record="",
        guests=guests,
        rated=old.rated,
        start="",
        origin="",
        day="",
    )
    return with_secrets(table.game, host, event)


def with_secrets(game: AnyGame, host: Person, event: Opened) -> NewTable:
    """A table with a name, a secret and an invitation of its own."""
    invitation = f"mi_{secrets.token_urlsafe(16)}"
    event = msgspec.structs.replace(event, by=host.id, invitation=invitation_hash(invitation))
    return sealed(NewTable(new_id(), game, new_secret(), invitation, event))


def sealed(new: NewTable) -> NewTable:
    """The same, with the hash of its secret published."""
    event = msgspec.structs.replace(new.event, commitment=SealedChance(new.secret).commitment)
    return replace(new, event=event)


# --- Trying again from here: a game that begins with the first steps of another, and goes on by itself ---


def branch_of_table(table: Table, step: int, seat: int, bot: str, person: Person, key: str = "") -> NewTable:
    """A table that goes on from another's game, once that is over; Refused, BadOption."""
    match = table.match
    if match is None or not lies_open(table):
        over = match is not None and table.stage == OVER
        raise Refused(message("tables-daily-not-over" if over else "tables-branch-not-over"))
    record = match.record(finished=False)
    begun = _branched(table.game, record, step, seat, bot)
    before = match.excerpt(step, step)
    return _branch(begun, position(table.game, before.record, begun=before.begun), table.id, seat, bot, person, key)


def branching(text: str, step: int, seat: int, bot: str, person: Person, key: str = "") -> Parts[NewTable]:
    """A table that goes on from the text of a record, in parts; BadRecord where that cannot be played."""
    game, record = yield from reading_whole(text)
    begun = _branched(game, record, step, seat, bot)
    match = yield from resuming(game, begun, SealedChance())
    return _branch(begun, match.state, "", seat, bot, person, key)


def _branched(game: AnyGame, record: Record, step: int, seat: int, bot: str) -> Record:
    """The first steps of a game, without who played it, what anybody remarked, and whose seed it was; Refused."""
    if step > len(record.steps):
        raise Refused(message("tables-branch-no-step", step=step, steps=len(record.steps)))
    seats = len(game.seats(read_recorded(game, record.options)))
    if seat >= seats:
        raise Refused(message("tables-no-seat", seat=seat))
    check_bot(game.NAME, bot)
    steps = tuple(replace(each, remark="") if each.remark else each for each in record.steps[:step])
    return Record(record.game, record.options, ("",) * seats, record.deal, steps, RUNNING)


def _branch(begun: Record, state: Any, origin: str, seat: int, bot: str, person: Person, key: str) -> NewTable:
    game = game_named(begun.game)
    if not game.movers(state):
        raise Refused(message("tables-branch-over"))
    seats = range(len(begun.players))
    chairs = tuple(Chair(PERSON, person.id, person.name) if each == seat else Chair(BOT, bot, bot) for each in seats)
    words = write_recorded(game, read_recorded(game, begun.options))
    event = Opened(person.id, game.NAME, words, chairs, start=write_record(game, begun), origin=origin)
    return with_key(with_secrets(game, person, event), key)


# --- Once, however often it is asked for ---


def with_key(new: NewTable, key: str) -> NewTable:
    """The same table under an id that follows from its host and their key: no store keeps two with one id.

    So nothing else need be remembered, in any process, as long as there is the table. The id is as hard to guess as
    the host's own, which nobody else is told.
    """
    if not key:
        return new
    event = new.event
    about = event.previous or (f"branch {event.origin}" if event.start else "import" if event.record else "table")
    digest = hashlib.sha256(f"{event.by}/{about}/{key}".encode("utf-8", "surrogatepass")).digest()
    id = _unlike_a_token(_word(digest, 12))
    invitation = _invitation(new.secret, id)
    return replace(
        new,
        id=id,
        invitation=invitation,
        event=msgspec.structs.replace(event, invitation=invitation_hash(invitation)),
        keyed=True,
    )


def invitation_to(table: Table) -> str:
    """The invitation to a table that was opened with a key, for its host alone; "" if it had none.

    It follows from the table's secret, since only its hash is stored; it tells nothing of that.
    """
    invitation = _invitation(table.secret, table.id)
    return invitation if invitation_hash(invitation) == table.opened.invitation else ""


def _invitation(secret: bytes, id: str) -> str:
    return "mi_" + _word(hmac.digest(secret, f"invitation {id}".encode(), "sha256"), 16)


def _word(digest: bytes, size: int) -> str:
    return base64.urlsafe_b64encode(digest[:size]).decode().rstrip("=")


# --- What cannot be ---


def _chair(game: AnyGame, seat: SeatSetup, host: Person, shared: bool) -> Chair:
    if seat.kind == "bot":
        check_bot(game.NAME, seat.bot)
        return Chair(BOT, seat.bot, seat.bot)
    if seat.kind == "me" or (seat.kind == "free" and shared):
        return Chair(PERSON, host.id, host.name)
    if seat.kind == "free":
        return Chair(FREE)
    raise BadOption(message("tables-bad-seat", kind=seat.kind))


def _check_clock(clock: ClockRule) -> None:
    live, slow = clock.main or clock.increment, clock.turn
    fine = (
        not (live and slow)
        and (not live or (0 < clock.main <= LONGEST_MAIN and 0 <= clock.increment <= LONGEST_INCREMENT))
        and (not slow or SHORTEST_TURN <= clock.turn <= LONGEST_TURN)
    )
    if not fine:
        hours, days = LONGEST_MAIN // 3_600, LONGEST_TURN // DAY
        raise BadOption(message("tables-bad-clock", hours=hours, increment=LONGEST_INCREMENT, days=days))


def _check_rated(setup: TableSetup, host: Person, chairs: tuple[Chair, ...], options: dict[str, str]) -> None:
    if not host.has_account:
        raise Refused(message("tables-rated-needs-account"))
    if setup.shared or len(chairs) == 1 or any(chair.kind == BOT for chair in chairs):
        raise BadOption(message("tables-rated-no-bots"))
    if set(options) - {PLAYERS} != {"preset"}:
        raise BadOption(message("tables-rated-needs-preset"))
