"""From the command line to a balance report: what is played, where it is kept, and what is said of it."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from motu.arena.balance.journal import BalanceJournal
from motu.arena.balance.plan import GAME, Balance
from motu.arena.balance.run import count_so_far, play_on
from motu.arena.balance.summary import summary
from motu.arena.balance.tally import Tally
from motu.bots.bot import bot_named
from motu.core.errors import message
from motu.paradise.box_loader import HOUSE, box_named, fingerprint
from motu.terminal.arena.arguments import whole_number, workers_wanted
from motu.terminal.arena.figures import clock, number
from motu.terminal.arena.keeping import Keeping
from motu.terminal.balance.alone import alone_report
from motu.terminal.balance.arguments import COUNTS, EVERY, usual_bot
from motu.terminal.balance.pictures import Pictures
from motu.terminal.balance.report import report
from motu.terminal.console import Console
from motu.terminal.errors import BadInput
from motu.terminal.games import game_named
from motu.terminal.meter import Meter
from motu.terminal.paradise.components import take_in

INTERRUPTED = 130
MOST_GAMES = 10_000_000


def run(args: argparse.Namespace, console: Console) -> int:
    """Play the games of a report, or what is missing of them; the exit code."""
    plan = _plan(args)
    workers = workers_wanted(args.workers)
    keeping = Keeping(args.out or f"balance-{GAME}-{plan.fingerprint()}.json", None)
    pictures = Pictures(args.pictures) if args.pictures else None
    with keeping.opened(lambda path: BalanceJournal(path, plan)) as journal:
        if pictures:
            pictures.make_room()
        tally = count_so_far(plan, journal)
        _open(console, tally, keeping)
        progress = Progress(console, tally.games, plan.total)
        try:
            for _ in keeping.told(play_on(tally, journal, workers)):
                progress.show(tally.games)
        except KeyboardInterrupt:
            progress.end()
            _close(console, tally, keeping, pictures)
            console.show(console.say("arena-interrupted"))
            return INTERRUPTED
        finally:
            progress.end()
        _close(console, tally, keeping, pictures)
    return 0


def _plan(args: argparse.Namespace) -> Balance:
    if game_named(args.game).NAME != GAME:
        raise BadInput(message("balance-only-paradise", game=args.game))
    bot = args.bot or usual_bot()
    bot_named(GAME, bot)  # it complains itself where there is none
    if args.solitaire and args.players != EVERY:
        raise BadInput(message("cli-not-together", one="--solitaire", other="--players"))
    counts = ("1",) if args.solitaire else COUNTS if args.players == EVERY else (args.players,)
    games = whole_number("--games", args.games, MOST_GAMES)
    name = take_in(args.folder) if args.folder else HOUSE
    folder = "" if name == HOUSE else str(Path(args.folder).resolve())
    box = fingerprint(box_named(name))
    return Balance(bot, args.seed, tuple(map(int, counts)), games, box, folder, args.solitaire or "")


class Progress(Meter):
    """The line of a balance report."""

    def line(self, rate: float, left: float) -> str:
        return self.console.say(
            "balance-progress",
            done=self.done,
            total=self.total,
            rate=number(self.console, rate, 1 if rate < 100 else 0),
            left=clock(left),
        )


def _open(console: Console, tally: Tally, keeping: Keeping) -> None:
    """Before the first game: what is to be played, and where it is kept."""
    plan, say = tally.plan, console.say
    players = ", ".join(map(str, plan.counts))
    asked: dict[str, str | int] = {"bot": plan.bot, "games": plan.games, "seed": plan.seed}
    if plan.solitaire:
        console.show(say("balance-opening-alone", level=plan.solitaire, **asked), "head")
    else:
        console.show(say("balance-opening", players=players, **asked), "head")
    console.line(say("balance-kept", file=keeping.journal))
    if tally.games:
        console.show(say("arena-goes-on", done=tally.games, total=plan.total))
    sys.stdout.flush()


def _close(console: Console, tally: Tally, keeping: Keeping, pictures: Pictures | None) -> None:
    """The tables, the summary and the pictures, finished or not."""
    if not tally.games:
        return
    found = summary(tally)
    print()
    for line in alone_report(found, console) if tally.plan.solitaire else report(found, console):
        console.line(line)
    keeping.write_summary(found)
    console.line(console.say("arena-written", file=keeping.out))
    if pictures:
        for file in pictures.draw(found, console):
            console.line(console.say("arena-drawn", file=file))
