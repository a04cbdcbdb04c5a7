"""From the command line to a balance report: what is played, where it is kept, and what is said of it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from motu.arena.balance.games import GAME, Balance
from motu.arena.balance.run import BalanceJournal, Tally, count_so_far, play_on
from motu.arena.balance.summary import summary
from motu.bots.bot import bot_named, bot_names
from motu.bots.paradise.without import PARTS
from motu.core.errors import message
from motu.games import game_named
from motu.paradise.box_loader import HOUSE, box_named, fingerprint
from motu.terminal.commands.arena import workers_wanted
from motu.terminal.commands.balance_alone import solitaire_report
from motu.terminal.commands.balance_pictures import Pictures
from motu.terminal.commands.balance_report import report
from motu.terminal.console import Console
from motu.terminal.errors import BadInput
from motu.terminal.formats import clock, number
from motu.terminal.paradise.arguments import load_folder
from motu.terminal.parser import Parser, whole_number
from motu.terminal.progress import ProgressMeter
from motu.terminal.result_files import ResultFiles

INTERRUPTED = 130
MOST_GAMES = 10_000_000


GAMES, SEED, EVERY, BOT = "1000", "motu", "all", "tuned"
"""What holds where nobody says otherwise. How good a home is shows only where it is used well: of those who use it well
this bot needs no time to think."""
DEALS = 100
"""So many deals for each part that a bot leaves out, but no more than games, where nobody says otherwise."""
COUNTS = ("2", "3", "4")
LEVELS = ("normal", "hard")


def add_arguments(parser: Parser, arguments: Sequence[str]) -> None:
    """The arguments of `motu balance`."""
    say = parser.say
    parser.group("cli-arguments").add_argument(
        "game", nargs="?", default=GAME, metavar=say("cli-game"), help=say("cli-game-help", games=GAME)
    )
    what = parser.group("cli-what")
    what.add_argument("--games", default=GAMES, metavar="N", help=say("balance-games-help", games=GAMES))
    what.add_argument("--players", default=EVERY, choices=(*COUNTS, EVERY), help=say("balance-players-help"))
    what.add_argument("--parts", metavar="N", help=say("balance-parts-help", deals=DEALS))
    what.add_argument("--solitaire", choices=LEVELS, nargs="?", const=LEVELS[0], help=say("balance-alone-help"))
    names = ", ".join(bot_names(GAME))
    what.add_argument("--bot", metavar="BOT", help=say("balance-bot-help", bots=names, bot=BOT))
    what.add_argument("--components", dest="folder", metavar="DIR", help=say("cli-components"))
    what.add_argument("--seed", default=SEED, metavar=say("arena-text"), help=say("arena-seed-help", seed=SEED))
    where = parser.group("arena-where")
    where.add_argument("--workers", metavar="N", help=say("arena-workers-help"))
    keep = parser.group("arena-keep")
    keep.add_argument("--out", metavar="FILE.json", help=say("arena-out-help"))
    keep.add_argument("--pictures", metavar="DIR", help=say("balance-pictures-help"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Play the games of a report, or what is missing of them; the exit code."""
    plan = _plan(args)
    workers = workers_wanted(args.workers)
    files = ResultFiles(args.out or f"balance-{GAME}-{plan.fingerprint()}.json", None)
    pictures = Pictures(args.pictures) if args.pictures else None
    with files.open_journal(lambda path: BalanceJournal(path, plan)) as journal:
        if pictures:
            pictures.make_room()
        tally = count_so_far(plan, journal)
        _open(console, tally, files)
        progress = Progress(console, tally.games, plan.total)
        try:
            for _ in files.guarded(play_on(tally, journal, workers)):
                progress.show(tally.games)
        except KeyboardInterrupt:
            progress.end()
            _close(console, tally, files, pictures)
            console.show(console.say("arena-interrupted"))
            return INTERRUPTED
        finally:
            progress.end()
        _close(console, tally, files, pictures)
    return 0


def _plan(args: argparse.Namespace) -> Balance:
    if game_named(args.game).NAME != GAME:
        raise BadInput(message("balance-only-paradise", game=args.game))
    bot = args.bot or BOT
    bot_named(GAME, bot)  # it complains itself where there is none
    if args.solitaire and args.players != EVERY:
        raise BadInput(message("cli-not-together", one="--solitaire", other="--players"))
    counts = ("1",) if args.solitaire else COUNTS if args.players == EVERY else (args.players,)
    games = whole_number("--games", args.games, MOST_GAMES)
    name = load_folder(args.folder) if args.folder else HOUSE
    folder = "" if name == HOUSE else str(Path(args.folder).resolve())
    box = fingerprint(box_named(name))
    parts = _parts(args, counts, games)
    return Balance(bot, args.seed, tuple(map(int, counts)), games, box, folder, args.solitaire or "", parts)


def _parts(args: argparse.Namespace, counts: Sequence[str], games: int) -> int:
    """How many deals for each part that a bot leaves out: only where two play."""
    if args.parts is None:
        return min(DEALS, games) if "2" in counts else 0
    if "2" not in counts:
        other = "--solitaire" if args.solitaire else f"--players {args.players}"
        raise BadInput(message("cli-not-together", one="--parts", other=other))
    return 0 if args.parts == "0" else whole_number("--parts", args.parts, MOST_GAMES)


class Progress(ProgressMeter):
    """The line of a balance report."""

    def line(self, rate: float, left: float) -> str:
        return self.console.say(
            "balance-progress",
            done=self.done,
            total=self.total,
            rate=number(self.console, rate, 1 if rate < 100 else 0),
            left=clock(left),
        )


def _open(console: Console, tally: Tally, files: ResultFiles) -> None:
    """Before the first game: what is to be played, and where it is kept."""
    plan, say = tally.plan, console.say
    players = ", ".join(map(str, plan.counts))
    asked: dict[str, str | int] = {"bot": plan.bot, "games": plan.games, "seed": plan.seed}
    if plan.solitaire:
        console.show(say("balance-opening-alone", level=plan.solitaire, **asked), "head")
    else:
        console.show(say("balance-opening", players=players, **asked), "head")
    if plan.parts:
        parts = ", ".join(say("balance-part", part=part) for part in PARTS)
        console.show(say("balance-opening-parts", deals=plan.parts, parts=parts), "head")
    console.line(say("balance-kept", file=files.journal))
    if tally.games:
        console.show(say("arena-goes-on", done=tally.games, total=plan.total))
    sys.stdout.flush()


def _close(console: Console, tally: Tally, files: ResultFiles, pictures: Pictures | None) -> None:
    """The tables, the summary and the pictures, finished or not."""
    if not tally.games:
        return
    found = summary(tally)
    print()
    for line in solitaire_report(found, console) if tally.plan.solitaire else report(found, console):
        console.line(line)
    files.write_summary(found)
    console.line(console.say("arena-written", file=files.out))
    if pictures:
        for file in pictures.draw(found, console):
            console.line(console.say("arena-drawn", file=file))
