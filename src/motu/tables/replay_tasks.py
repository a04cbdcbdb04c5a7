"""What a worker does for those who look at games again: parts of a table's game, or of a record that somebody sent.

Games and positions come from the server, records as text from strangers. Every answer is what goes to whoever asked, as
JSON, and packed if their browser takes that.
"""

from __future__ import annotations

import gzip
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

import msgspec

from motu.core.errors import BadOption, message
from motu.core.game import AnyGame
from motu.core.match import Excerpt, run, seen_record
from motu.core.parts import finish
from motu.core.record import Record, write_record
from motu.core.snapshots import Snapshots
from motu.core.versions import read_recorded
from motu.games import game_named
from motu.tables.replay import Eyes, Recorded, Replayed, frames, reading_whole, seen_steps

SHORTEST = 2_048
"""Bytes from which on packing is worth the while."""
REMEMBERED = 8
"""So many records that were sent stay here, with positions on their way: they are asked for part by part."""

_write = msgspec.json.Encoder().encode


class Talk(Protocol):
    """What a task may say to the server."""

    def begin(self) -> None: ...


def _answer(what: Any, packed: bool) -> bytes:
    """The answer: a letter that says whether it is packed, and then its body."""
    body = _write(what)
    if not packed or len(body) < SHORTEST:
        return b"-" + body
    return b"z" + gzip.compress(body, compresslevel=3, mtime=0)


def show_frames(
    talk: Talk, excerpt: Excerpt, eyes: Eyes, after: int, most: int, rest: dict[str, Any], packed: bool
) -> bytes:
    """Steps of a table's game, with what it looked like; `rest` is what else the answer says."""
    talk.begin()
    game = game_named(excerpt.record.game)
    return _answer(Replayed(frames(game, excerpt.record, eyes, after, most, excerpt.begun), **rest), packed)


def show_steps(talk: Talk, excerpt: Excerpt, eyes: Eyes, after: int, most: int, packed: bool) -> bytes:
    """Steps of a table's game, for its log."""
    talk.begin()
    game = game_named(excerpt.record.game)
    return _answer(seen_steps(game, excerpt.record, eyes, after, most, excerpt.begun), packed)


def show_log(talk: Talk, excerpt: Excerpt, eyes: Eyes, after: int, most: int, packed: bool) -> bytes:
    """What was said in these steps, and no more."""
    talk.begin()
    game = game_named(excerpt.record.game)
    told = seen_steps(game, excerpt.record, eyes, after, most, excerpt.begun)
    return _answer([step.said for step in told], packed)


def show_record(talk: Talk, record: Record, options: Any, hide: bool, eyes: int | None, packed: bool) -> bytes:
    """A whole record, as far as these eyes saw it if something is to be hidden. `options` bring components along."""
    talk.begin()
    game = game_named(record.game)
    return _answer(Recorded(write_record(game, seen_record(game, record, eyes) if hide else record)), packed)


# --- Records that are sent along ---


class Sent(NamedTuple):
    """A record that was read, the options that it is played by, and positions on its way."""

    game: AnyGame
    record: Record
    options: Any
    snapshots: Snapshots


_sent: OrderedDict[str, Sent] = OrderedDict()


def show_text(talk: Talk, name: str, text: str, options: Any, seat: Eyes, after: int, most: int, packed: bool) -> bytes:
    """Steps of a record that somebody sends, with what the table looked like. `options` bring its components along, and
    no other text has its name."""
    talk.begin()
    game, record, options, _ = sent = _sent.pop(name, None) or _read(text)
    _sent[name] = sent
    if len(_sent) > REMEMBERED:
        _sent.popitem(last=False)
    seats = len(game.seats(options))
    if isinstance(seat, int) and seat not in range(seats):
        raise BadOption(message("tables-no-seat", seat=seat))
    part = _excerpt(sent, max(after, 0), after + most)
    shown = frames(game, part.record, seat, after, most, part.begun)
    return _answer(Replayed(shown, len(record.steps), game.write_options(options)), packed)


def _read(text: str) -> Sent:
    """A record, played once from its beginning to its end: whatever part is asked for, it can be played."""
    game, record = finish(reading_whole(text))
    snapshots = Snapshots()
    for number, moment in enumerate(run(game, record), 1):
        snapshots.note(game, number, moment.after)
    return Sent(game, record, read_recorded(game, record.options), snapshots)


def _excerpt(sent: Sent, first: int, last: int) -> Excerpt:
    start, packed = sent.snapshots.nearest(first)
    steps = sent.record.steps[start:last]
    part = Record(sent.record.game, sent.record.options, sent.record.players, sent.record.deal, steps)
    return Excerpt(part, sent.options, start, packed)


TASKS: dict[str, Callable[..., bytes]] = {
    "frames": show_frames,
    "steps": show_steps,
    "log": show_log,
    "record": show_record,
    "text": show_text,
}
