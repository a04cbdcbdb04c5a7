"""From the command line to numbers for Conquest of Paradise's bots: an evolution with a progress line and a log."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from motu.arena.journal import BadJournal, CannotKeep
from motu.bots.paradise.numbers import ISLANDER, Numbers
from motu.bots.paradise.scripts import TUNED, scripts
from motu.bots.paradise.tuning.evolution import Evolution, Generation, TuningPlan
from motu.bots.paradise.tuning.rival import look_for_rival
from motu.bots.paradise.tuning.written import read_table, table_of
from motu.charts.curve import Series, curve
from motu.core.errors import message
from motu.terminal.commands.arena import workers_wanted
from motu.terminal.commands.tune_trials import TrialJournal, evolve
from motu.terminal.console import Console
from motu.terminal.errors import BadInput
from motu.terminal.files import file_problem, read_text, write_result
from motu.terminal.formats import clock, number, percent
from motu.terminal.parser import Parser, whole_number
from motu.terminal.progress import ProgressMeter

GAME = "paradise"
INTERRUPTED = 130
MOST_GAMES, MOST_GENERATIONS, MOST_CHILDREN, MOST_SEED = 1_000_000, 10_000, 1_000, (1 << 31) - 1
FEWEST_CHILDREN = 4
GAMES, GENERATIONS, CHILDREN, SEED, PLAYERS = "500", "20", "16", "1", "2"
"""What holds where nobody says otherwise."""
COUNTS = ("1", "2", "3", "4", "3,4")
"""For how many players numbers are sought; for three and four at the same time, too."""
JOURNAL, TABLE, LOG, PICTURE = "trials.jsonl", "numbers.toml", "log.jsonl", "curve.svg"


def add_arguments(parser: Parser, arguments: Sequence[str]) -> None:
    """The arguments of `motu tune paradise`."""
    say = parser.say
    games = parser.group("cli-arguments")
    games.add_argument(
        "game",
        nargs="?",
        default=GAME,
        choices=(GAME,),
        metavar=say("cli-game"),
        help=say("tune-game-help", games=GAME),
    )
    what = parser.group("cli-what")
    what.add_argument("--players", default=PLAYERS, choices=COUNTS, help=say("tune-players-help", players=PLAYERS))
    what.add_argument("--start", metavar=say("tune-script"), help=say("tune-start-help"))
    what.add_argument("--against", metavar="BOT", help=say("tune-against-help"))
    what.add_argument(
        "--generations", default=GENERATIONS, metavar="N", help=say("tune-generations-help", number=GENERATIONS)
    )
    what.add_argument("--games", default=GAMES, metavar="N", help=say("tune-games-help", games=GAMES))
    what.add_argument("--children", default=CHILDREN, metavar="N", help=say("tune-children-help", number=CHILDREN))
    what.add_argument("--seed", default=SEED, metavar="N", help=say("train-seed-help", seed=SEED))
    where = parser.group("arena-where")
    where.add_argument("--workers", metavar="N", help=say("arena-workers-help"))
    keep = parser.group("tune-keep")
    keep.add_argument("--out", metavar="FOLDER", help=say("tune-out-help"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Tune, or go on with a tuning; the exit code."""
    plan = plan_of(args)
    workers = workers_wanted(args.workers)
    folder = Path(args.out or f"tune-paradise-{args.players}")
    with _journal(folder, plan) as journal:
        opening = console.say(
            "tune-opening",
            players=args.players,
            generations=plan.generations,
            games=plan.games_of_a_generation,
            folder=str(folder),
        )
        console.show(opening, "head")
        if journal.results:
            console.show(console.say("tune-goes-on", trials=len(journal.results)))
        sys.stdout.flush()
        evolution = Evolution(plan)
        try:
            _evolve(evolution, journal, workers, console)
        except KeyboardInterrupt:
            console.show(console.say("tune-interrupted", generations=len(evolution.done)))
            return INTERRUPTED
        except CannotKeep as error:
            raise BadInput(message("file-unwritable", why=file_problem(error)), str(folder / JOURNAL)) from None
    write_report(evolution, folder, _command(args), console)
    return 0


def plan_of(args: argparse.Namespace) -> TuningPlan:
    """What is asked for; BadInput where that cannot be."""
    children = whole_number("--children", args.children, MOST_CHILDREN)
    if children < FEWEST_CHILDREN:
        raise BadInput(message("tune-few-children", least=FEWEST_CHILDREN))
    players = tuple(int(each) for each in args.players.split(","))
    if args.against:
        if players == (1,):
            raise BadInput(message("tune-against-alone"))
        look_for_rival(args.against)
    return TuningPlan(
        players,
        whole_number("--generations", args.generations, MOST_GENERATIONS),
        whole_number("--games", args.games, MOST_GAMES),
        children,
        whole_number("--seed", args.seed, MOST_SEED),
        start_of(args.start or TUNED[players[0]]),
        args.against or "",
    )


def start_of(start: str) -> Numbers:
    """The numbers of a script, or of the table in a file."""
    if start.endswith(".toml"):
        try:
            return read_table(read_text(start))
        except ValueError:
            raise BadInput(message("tune-no-table"), start) from None
    known = {"islander": ISLANDER, **scripts()}
    if start not in known:
        raise BadInput(message("cli-choose", option="--start", values=", ".join((*known, "FILE.toml"))))
    return known[start]


def _command(args: argparse.Namespace) -> str:
    start = f" --start {args.start}" if args.start else ""
    start += f" --against {args.against}" if args.against else ""
    return (
        f"motu tune paradise --players {args.players}{start} --generations {args.generations} --games {args.games} "
        f"--children {args.children} --seed {args.seed}"
    )


def _journal(folder: Path, plan: TuningPlan) -> TrialJournal:
    """The trials that are there; BadInput where there is another thing in their place."""
    file = folder / JOURNAL
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return TrialJournal(file, plan)
    except BadJournal as error:
        raise BadInput(error.reason, f"{file}:{error.line}" if error.line else str(file)) from None
    except (OSError, ValueError) as error:
        reason = file_problem(error) if isinstance(error, OSError) else "name"
        raise BadInput(message("file-unwritable", why=reason), str(file)) from None


def _evolve(evolution: Evolution, journal: TrialJournal, workers: int, console: Console) -> None:
    """Play all generations that are missing, and tell of each."""
    plan = evolution.plan
    total, done = plan.generations * len(plan.trials(0)), 0
    progress = Trying(console, len(journal.results), total)
    try:
        for shown in evolve(evolution, journal, workers):
            done += 1
            progress.show(done)
            if shown is not None:
                progress.end()
                console.line(told(shown, plan.against, console))
                sys.stdout.flush()
    finally:
        progress.end()


def told(shown: Generation, rival: str, console: Console) -> str:
    """A line for a generation."""
    return console.say(
        "tune-report-against" if rival else "tune-report",
        rival=rival,
        number=shown.number + 1,
        games=shown.games,
        pool=number(console, shown.pool, 3),
        best=percent(console, shown.best),
    )


def write_report(evolution: Evolution, folder: Path, command: str, console: Console) -> None:
    """Write everything into the folder."""
    name = f"tuned-{'-'.join(map(str, evolution.plan.players))}"
    write_result(str(folder / TABLE), table_of(name, evolution.mean, command))
    write_result(str(folder / LOG), "".join(json.dumps(each.to_json()) + "\n" for each in evolution.done))
    points = [(float(each.number + 1), each.pool) for each in evolution.done]
    rival = evolution.plan.against
    picture = curve(
        [Series(console.say("tune-curve-against" if rival else "tune-curve-pool", rival=rival), points)],
        console.say("tune-curve-title"),
        console.say("tune-curve-generations"),
        console.say("tune-curve-worth"),
    )
    write_result(str(folder / PICTURE), picture)
    console.show(console.say("tune-done", numbers=str(folder / TABLE), picture=str(folder / PICTURE)))


class Trying(ProgressMeter):
    """The line while children play."""

    def line(self, rate: float, left: float) -> str:
        return self.console.say(
            "tune-playing",
            done=self.done,
            total=self.total,
            rate=number(self.console, rate, 1 if rate < 100 else 0),
            left=clock(left),
        )
