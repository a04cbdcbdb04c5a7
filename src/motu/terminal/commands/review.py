"""From a record to its review: what is read, what is said, and where it is kept."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from functools import partial

from motu.bots.bot import adviser
from motu.bots.jit import available
from motu.bots.kahuna.review_result import Review, to_json
from motu.charts.curve import Series, curve
from motu.core.chance import FreeChance
from motu.core.errors import BadRecord, MotuError, message
from motu.core.match import replay
from motu.core.record import seats_of
from motu.core.versions import read_recorded
from motu.terminal.commands.review_report import report
from motu.terminal.console import Console
from motu.terminal.errors import BadInput
from motu.terminal.files import check_writable, located, read_game, write_result
from motu.terminal.formats import whole_percent
from motu.terminal.games import presenter_of
from motu.terminal.parser import Parser, add_color, add_file, check_file
from motu.terminal.progress import StatusLine

OPEN = "open"
"""The seat of somebody who may see all cards."""


QUALITIES = ("quick", "normal", "deep")


def add_arguments(parser: Parser, arguments: Sequence[str]) -> None:
    """The arguments of `motu review`."""
    say = parser.say
    add_file(parser)
    who = parser.group("cli-who")
    who.add_argument("--seat", choices=("white", "black", "open"), default="open", help=say("review-seat-help"))
    who.add_argument("--quality", choices=QUALITIES, default="normal", help=say("review-quality-help"))
    keep = parser.group("review-keep")
    keep.add_argument("--json", metavar="FILE", help=say("review-json-help"))
    keep.add_argument("--picture", metavar="FILE.svg", help=say("review-picture-help"))
    add_color(parser, parser.group("cli-looks"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Review a record; the exit code."""
    check_file(args, "review")
    if args.picture and not args.picture.endswith(".svg"):
        raise BadInput(message("arena-picture-svg"), args.picture)
    game, record = read_game(args.file)
    try:
        adviser(game.NAME)
    except MotuError as error:
        raise BadInput(error.reason, args.file) from None
    try:
        moves = sum(1 for _ in replay(game, record))
    except BadRecord as error:
        raise located(error, args.file) from None
    if not moves:
        raise BadInput(message("review-empty"), args.file)
    if not available():
        raise BadInput(message("advice-needs-numba"))
    for file in filter(None, (args.json, args.picture)):
        check_writable(file)
    from motu.bots.kahuna.review import review  # noqa: PLC0415  (needs Numba)

    seat = None if args.seat == OPEN else [name.lower() for name in seats_of(game, record.options)].index(args.seat)
    status = StatusLine()
    try:
        # The same chance every time: who asks twice gets the same answer.
        found = review(record, seat, args.quality, FreeChance("review"), partial(show_progress, status, console))
    finally:
        status.end()
    presenter = presenter_of(game.NAME, console)
    names = [
        console.say("player", seat=presenter.seat_name(place), name=name or "–")
        for place, name in enumerate(found.players)
    ]
    edition = presenter.edition(read_recorded(game, record.options))
    console.show(console.say("opening", edition=edition, players=", ".join(names)), "head")
    for line in report(found, console):
        console.line(line)
    if args.json:
        write_result(args.json, json.dumps(to_json(found), indent=1) + "\n")
        console.line(console.say("review-written", file=args.json))
    if args.picture:
        write_result(args.picture, _drawn(found, console))
        console.line(console.say("review-drawn", file=args.picture))
    return 0


def show_progress(status: StatusLine, console: Console, done: float) -> None:
    """Tell how much of the work is done, from 0 to 1."""
    status.show(console.say("review-progress", done=whole_percent(console, done)))


def _drawn(found: Review, console: Console) -> str:
    """White's chance over the turns as a picture."""
    # A turn may have several parts; what counts is how it ended.
    ends = {max(0, found.turns[0].number - 1): found.turns[0].before} | {
        turn.number: turn.after for turn in found.turns
    }
    points = [(float(turn), 100 * chance) for turn, chance in ends.items()]
    return curve(
        [Series(console.say("kahuna-seat", player="white"), points)],
        console.say("review-picture-title"),
        console.say("review-picture-turn"),
        console.say("review-picture-percent"),
    )
