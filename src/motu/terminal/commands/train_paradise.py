"""From the command line to what Conquest of Paradise's bots have learnt, values and beliefs: games, fits, pictures."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from motu.arena.journal import BadJournal, CannotKeep
from motu.core.errors import message
from motu.terminal.commands.arena import workers_wanted
from motu.terminal.commands.train_meters import Fitting, Playing
from motu.terminal.console import Console
from motu.terminal.errors import BadInput
from motu.terminal.files import file_problem
from motu.terminal.formats import number
from motu.terminal.parser import Parser, whole_number

if TYPE_CHECKING:
    from motu.bots.paradise.belief.train import BeliefPlan
    from motu.bots.paradise.learned.train import Training, TrainingPlan
    from motu.terminal.commands.train_lessons import LessonJournal, SightingJournal

GAME = "paradise"
INTERRUPTED = 130
MOST_GAMES, MOST_SEED = 1_000_000, (1 << 31) - 1
GAMES, SEED, PLAYERS = "20000", "1", "2"
VALUE, BELIEF = WHAT = "value", "belief"
BELIEF_GAMES = "2000"
"""What holds where nobody says otherwise."""
COUNTS = ("1", "2", "3", "4")
JOURNAL = "games.jsonl"
ONE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
"""What NumPy is told before it is loaded. Its matrices are small here: where cores are busy, threads that wait for each
other took fifty times as long. And sums in another order make weights with other last digits."""


def named_in(arguments: Sequence[str]) -> bool:
    """Whether a command line is about this game: its name may also be the value of an option."""
    words = ("", *arguments)
    return any(
        word == GAME and ("=" in before or not before.startswith("-"))
        for before, word in zip(words, arguments, strict=False)
    )


def add_arguments(parser: Parser) -> None:
    """The arguments of `motu train paradise`."""
    say = parser.say
    what = parser.group("cli-what")
    what.add_argument("--what", default=VALUE, choices=WHAT, help=say("train-what-help", games=BELIEF_GAMES))
    what.add_argument("--players", choices=COUNTS, help=say("train-players-help", players=PLAYERS))
    what.add_argument("--games", metavar="N", help=say("train-scripts-help", games=GAMES))
    what.add_argument("--seed", default=SEED, metavar="N", help=say("train-seed-help", seed=SEED))
    where = parser.group("arena-where")
    where.add_argument("--workers", metavar="N", help=say("arena-workers-help"))
    keep = parser.group("train-keep")
    keep.add_argument("--out", metavar="FOLDER", help=say("train-folder-help"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Train a value or a belief, or go on with it; the exit code."""
    belief = args.what == BELIEF
    if belief and args.players is not None:
        raise BadInput(message("train-belief-players"))
    games = whole_number("--games", args.games or (BELIEF_GAMES if belief else GAMES), MOST_GAMES)
    seed = whole_number("--seed", args.seed, MOST_SEED)
    workers = workers_wanted(args.workers)
    if find_spec("numpy") is None:
        raise BadInput(message("train-needs-numpy"))
    os.environ.update(ONE_THREAD)
    if belief:
        return _run_belief(args, games, seed, workers, console)
    from motu.bots.paradise.learned.train import FEWEST_GAMES, Training, TrainingPlan  # noqa: PLC0415  (needs numpy)
    from motu.terminal.commands.train_lessons import LessonJournal  # noqa: PLC0415
    from motu.terminal.commands.train_report import write_report  # noqa: PLC0415

    if games < FEWEST_GAMES:
        raise BadInput(message("train-few-games", least=FEWEST_GAMES))
    plan = TrainingPlan(int(args.players or PLAYERS), games, seed)
    folder = Path(args.out or f"train-paradise-{plan.players}")
    with _opened(folder, lambda file: LessonJournal(file, plan)) as journal:
        console.show(console.say("train-value-opening", players=plan.players, games=games, folder=str(folder)), "head")
        _tell_what_is_there(len(journal.results), console)
        try:
            _gather(plan, journal, workers, console)
            training = Training(plan, journal.results)
            _fit(training, console)
        except KeyboardInterrupt:
            return _interrupted(len(journal.results), console)
        except CannotKeep as error:
            raise BadInput(message("file-unwritable", why=file_problem(error)), str(folder / JOURNAL)) from None
    write_report(training, folder, console)
    return 0


def _run_belief(args: argparse.Namespace, games: int, seed: int, workers: int, console: Console) -> int:
    """The same for what a face-down piece may be."""
    from motu.bots.paradise.belief.train import FEWEST_GAMES, BeliefPlan, BeliefTraining  # noqa: PLC0415
    from motu.terminal.commands.train_lessons import SightingJournal  # noqa: PLC0415
    from motu.terminal.commands.train_report import write_belief  # noqa: PLC0415

    if games < FEWEST_GAMES:
        raise BadInput(message("train-few-games", least=FEWEST_GAMES))
    plan = BeliefPlan(games, seed)
    folder = Path(args.out or "train-paradise-belief")
    with _opened(folder, lambda file: SightingJournal(file, plan)) as journal:
        console.show(console.say("train-belief-opening", games=games, folder=str(folder)), "head")
        _tell_what_is_there(len(journal.results), console)
        try:
            _gather_sightings(plan, journal, workers, console)
            training = BeliefTraining(plan, journal.results)
            progress = Fitting(console, 0, training.passes)
            try:
                for done, _ in enumerate(training.run(), 1):
                    progress.show(done)
            finally:
                progress.end()
        except KeyboardInterrupt:
            return _interrupted(len(journal.results), console)
        except CannotKeep as error:
            raise BadInput(message("file-unwritable", why=file_problem(error)), str(folder / JOURNAL)) from None
    write_belief(training, folder, console)
    return 0


def _tell_what_is_there(games: int, console: Console) -> None:
    if games:
        console.show(console.say("train-goes-on", games=games))
    sys.stdout.flush()


def _interrupted(games: int, console: Console) -> int:
    console.show(console.say("train-interrupted", games=games))
    return INTERRUPTED


J = TypeVar("J")


def _opened(folder: Path, open_: Callable[[Path], J]) -> J:
    """The journal that is there, or a new one; BadInput where there is another thing in its place."""
    file = folder / JOURNAL
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return open_(file)
    except BadJournal as error:
        raise BadInput(error.reason, f"{file}:{error.line}" if error.line else str(file)) from None
    except (OSError, ValueError) as error:
        reason = file_problem(error) if isinstance(error, OSError) else "name"
        raise BadInput(message("file-unwritable", why=reason), str(file)) from None


def _gather(plan: TrainingPlan, journal: LessonJournal, workers: int, console: Console) -> None:
    """Play all games that are missing; they are added to the results of the journal."""
    from motu.terminal.commands.train_lessons import gather  # noqa: PLC0415

    progress = Playing(console, len(journal.results), plan.games)
    try:
        for kept in gather(plan, journal, workers):
            journal.results.append(kept)
            progress.show(len(journal.results))
    finally:
        progress.end()


def _gather_sightings(plan: BeliefPlan, journal: SightingJournal, workers: int, console: Console) -> None:
    from motu.terminal.commands.train_lessons import gather_sightings  # noqa: PLC0415

    progress = Playing(console, len(journal.results), plan.games)
    try:
        for kept in gather_sightings(plan, journal, workers):
            journal.results.append(kept)
            progress.show(len(journal.results))
    finally:
        progress.end()


def _fit(training: Training, console: Console) -> None:
    """Fit all nets, and tell of each."""
    progress, done = Fitting(console, 0, training.passes), 0
    try:
        for report in training.run():
            if report is None:
                done += 1
                progress.show(done)
                continue
            progress.end()
            console.line(
                console.say(
                    "train-fitted",
                    games=report.games,
                    learnt=number(console, report.learnt, 4),
                    test=number(console, report.test, 4),
                )
            )
    finally:
        progress.end()
