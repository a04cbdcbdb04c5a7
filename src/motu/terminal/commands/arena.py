"""From the command line to a ladder: what is played, where it is kept, and what is said of it."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from functools import partial
from typing import Any

from motu.arena.cluster import play_on_ray
from motu.arena.run import Players, TournamentJournal, count_so_far, play_here, play_on
from motu.arena.score import score
from motu.arena.summary import summary
from motu.arena.tally import Tally
from motu.bots.bot import bot_names
from motu.bots.clock import CLOCKS
from motu.core.errors import message
from motu.games import GAMES
from motu.terminal.commands.arena_plan import PLAYERS, plan_of
from motu.terminal.commands.arena_report import report
from motu.terminal.console import Console
from motu.terminal.errors import BadInput
from motu.terminal.formats import clock, number, percent
from motu.terminal.parser import Parser, whole_number
from motu.terminal.progress import ProgressMeter
from motu.terminal.result_files import ResultFiles
from motu.terminal.streams import printable

INTERRUPTED = 130

USUAL_GAMES, SECONDS, SEED = "100", "0.1", "motu"
"""What holds where nobody says otherwise."""
MOST_WORKERS = 1_000


def add_arguments(parser: Parser, arguments: Sequence[str]) -> None:
    """The arguments of `motu arena`."""
    say = parser.say
    what = parser.group("cli-arguments")
    what.add_argument(
        "game", nargs="?", default=GAMES[0], metavar=say("cli-game"), help=say("cli-game-help", games=", ".join(GAMES))
    )
    bots = say("arena-bots-help", bots=", ".join(dict.fromkeys(bot for game in GAMES for bot in bot_names(game))))
    what.add_argument("bots", nargs="*", metavar="BOT", help=bots)
    parser.listed = "bots"
    what = parser.group("cli-what")
    what.add_argument("--games", default=USUAL_GAMES, metavar="N", help=say("arena-games-help", games=USUAL_GAMES))
    what.add_argument("--seconds", default=SECONDS, metavar="S", help=say("arena-seconds-help", seconds=SECONDS))
    what.add_argument("--clock", default="wall", metavar="wall|processor", help=say("arena-clock-help"))
    what.add_argument("--players", choices=PLAYERS, help=say("arena-players-help"))
    what.add_argument("--preset", metavar=say("cli-edition"), help=say("arena-preset-help"))
    what.add_argument("--option", action="append", metavar="NAME=VALUE", help=say("arena-option-help"))
    what.add_argument("--seed", default=SEED, metavar=say("arena-text"), help=say("arena-seed-help", seed=SEED))
    where = parser.group("arena-where")
    where.add_argument("--workers", metavar="N", help=say("arena-workers-help"))
    where.add_argument("--ray", action="store_true", help=say("arena-ray-help"))
    keep = parser.group("arena-keep")
    keep.add_argument("--out", metavar="FILE.json", help=say("arena-out-help"))
    keep.add_argument("--picture", metavar="FILE.svg", help=say("arena-picture-help"))


def check(found: argparse.Namespace) -> None:
    """BadInput where the arguments do not make sense together."""
    if found.ray and found.workers:
        raise BadInput(message("cli-not-together", one="--workers", other="--ray"))
    if found.clock not in CLOCKS:
        raise BadInput(message("cli-choose", option="--clock", values=", ".join(CLOCKS)))
    if found.picture and not found.picture.endswith(".svg"):
        raise BadInput(message("arena-picture-svg"), found.picture)


def run(args: argparse.Namespace, console: Console) -> int:
    """Play an arena, or what is missing of it; the exit code."""
    check(args)
    plan = plan_of(args)
    players = _players(args)
    files = ResultFiles(args.out or f"arena-{plan.game}-{plan.fingerprint()}.json", args.picture)
    with files.open_journal(lambda path: TournamentJournal(path, plan)) as journal:
        tally = count_so_far(plan, journal)
        if plan.games_a_pair != int(args.games):
            wanted, rounded = int(args.games), plan.games_a_pair
            console.show(console.say("arena-rounded", games=wanted, seats=plan.seats, rounded=rounded))
        _open(console, tally, files)
        progress = Progress(console, tally)
        try:
            for _ in files.guarded(play_on(tally, journal, players)):
                progress.show(tally.games)
        except KeyboardInterrupt:
            progress.end()
            _close(console, tally, files)
            console.show(console.say("arena-interrupted"))
            return INTERRUPTED
        finally:
            progress.end()
        _close(console, tally, files)
    return 0


def _players(args: argparse.Namespace) -> Players:
    """Who plays: Ray, or so many workers, by default as many as this process may use cores."""
    if args.ray:
        return play_on_ray
    return partial(play_here, workers=workers_wanted(args.workers))


def _open(console: Console, tally: Tally, files: ResultFiles) -> None:
    """Before the first game: what is to be played, and where it is kept."""
    plan, say = tally.plan, console.say
    rules = ", ".join(value if name == "preset" else f"{name}={value}" for name, value in plan.options.items())
    console.show(
        say("arena-opening", game=plan.game, rules=rules, bots=len(plan.entrants), games=plan.games, seed=plan.seed),
        "head",
    )
    console.line(say("arena-kept", file=files.journal))
    if tally.games:
        console.show(say("arena-goes-on", done=tally.games, total=plan.games))
    sys.stdout.flush()


def _close(console: Console, tally: Tally, files: ResultFiles) -> None:
    """The table, the summary and the picture, finished or not."""
    if not tally.games:
        return
    found = summary(tally)
    print()
    for line in report(found, console):
        console.line(line)
    for said in _kept(found, console, files):
        console.show(said)


def _kept(found: dict[str, Any], console: Console, files: ResultFiles) -> Sequence[str]:
    said = []
    if found["ratings"] is None:
        said.append(console.say("arena-no-choix"))
    files.write_summary(found)
    said.append(console.say("arena-written", file=files.out))
    if files.picture and found["ratings"] is not None:
        files.draw(found, console)
        said.append(console.say("arena-drawn", file=files.picture))
    return said


def workers_wanted(text: str | None) -> int:
    """So many worker processes as are asked for, or one for each core that this process may use."""
    if text:
        return whole_number("--workers", text, MOST_WORKERS)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return cores or 1


class Progress(ProgressMeter):
    """The line of an arena."""

    def __init__(self, console: Console, tally: Tally) -> None:
        super().__init__(console, tally.games, tally.plan.games)
        self._tally = tally

    def line(self, rate: float, left: float) -> str:
        return self.console.say(
            "arena-progress",
            done=self.done,
            total=self.total,
            rate=number(self.console, rate, 1 if rate < 100 else 0),
            left=clock(left),
            leaders=self._leaders(),
        )

    def _leaders(self) -> str:
        """The two who do best so far."""
        scores = [
            (score(self._tally.deals_of(place), self._tally.plan.fair), entrant.name)
            for place, entrant in enumerate(self._tally.plan.entrants)
        ]
        best = sorted(scores, key=lambda found: -found[0])[:2]
        return ", ".join(f"{printable(name)} {percent(self.console, own)}" for own, name in best)
