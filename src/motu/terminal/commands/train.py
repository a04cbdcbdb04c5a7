"""From the command line to weights: training with a progress line, a log and a picture of how it went.

This is Kahuna's; `train_paradise` has that of Conquest of Paradise.
"""

from __future__ import annotations

import argparse
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

from motu.bots.jit import available
from motu.charts.curve import Series, curve
from motu.core.errors import message
from motu.games import game_named
from motu.terminal.commands import train_paradise
from motu.terminal.console import Console
from motu.terminal.errors import BadInput
from motu.terminal.files import file_problem, write_text
from motu.terminal.formats import clock, number, percent
from motu.terminal.parser import Parser, whole_number
from motu.terminal.progress import StatusLine

if TYPE_CHECKING:
    from motu.bots.kahuna.learned.train import Report, Training

REPORTS = 40
"""How often in a training it is measured and written down."""
INTERRUPTED = 130
MOST_GAMES, MOST_SEED = 1_000_000_000, (1 << 31) - 1
TRAINED = ("kahuna", train_paradise.GAME)
"""Games with a bot that learns."""
THREADS = ("1", "2", "4")
"""Numbers of threads that share out a batch evenly."""


GAMES, SEED, USUAL_THREADS = "1500000", "1", "2"
"""What the weights that come with the program were trained with."""


def add_arguments(parser: Parser, arguments: Sequence[str]) -> None:
    """The arguments of `motu train`, for the game that is named among these."""
    say = parser.say
    parser.group("cli-arguments").add_argument(
        "game",
        nargs="?",
        default="kahuna",
        metavar=say("cli-game"),
        help=say("cli-game-help", games=", ".join(TRAINED)),
    )
    if train_paradise.named_in(arguments):
        train_paradise.add_arguments(parser)
        return
    what = parser.group("cli-what")
    what.add_argument("--games", default=GAMES, metavar="N", help=say("train-games-help", games=GAMES))
    what.add_argument("--seed", default=SEED, metavar="N", help=say("train-seed-help", seed=SEED))
    what.add_argument(
        "--threads", default=USUAL_THREADS, metavar="1|2|4", help=say("train-threads-help", threads=USUAL_THREADS)
    )
    keep = parser.group("train-keep")
    keep.add_argument("--out", metavar="FOLDER", help=say("train-out-help"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Train, or go on with a training; the exit code."""
    game = game_named(args.game)
    if game.NAME == train_paradise.GAME:
        return train_paradise.run(args, console)
    games = whole_number("--games", args.games, MOST_GAMES)
    seed = whole_number("--seed", args.seed, MOST_SEED)
    if args.threads not in THREADS:
        raise BadInput(message("cli-choose", option="--threads", values=", ".join(THREADS)))
    if not available():
        raise BadInput(message("train-needs-numba"))
    from motu.bots.kahuna.learned.train import Training, TrainingPlan  # noqa: PLC0415  (needs Numba)

    folder = Path(args.out or f"train-{game.NAME}")
    console.show(console.say("train-opening", games=games, folder=str(folder)), "head")
    sys.stdout.flush()
    try:
        training = Training(folder, TrainingPlan(games, seed, int(args.threads)))
        if training.games:
            console.show(console.say("train-goes-on", games=training.games))
        finished = _train(training, console)
    except OSError as error:
        raise BadInput(message("file-unwritable", why=file_problem(error)), str(folder)) from None
    if not finished:
        console.show(console.say("train-interrupted", games=training.games))
        return INTERRUPTED
    console.show(console.say("train-done", weights=str(folder / "weights.npz"), picture=str(folder / "curve.svg")))
    return 0


def _train(training: Training, console: Console) -> bool:
    """Train to the end, True, or until somebody interrupts, which loses nothing."""
    stopped: list[int] = []

    def stop(number: int, frame: FrameType | None) -> None:
        # Between two steps everything is whole: what is under way is finished first.
        stopped.append(number)

    before = signal.signal(signal.SIGINT, stop)
    line, shown = StatusLine(), time.monotonic()
    try:
        start, games = time.monotonic(), training.games
        for report in training.run(REPORTS):
            if report:
                line.end()
                console.line(_told(report, console))
                draw(training.folder, console)
            elif time.monotonic() - shown > 0.2:
                shown = time.monotonic()
                speed = (training.games - games) / max(time.monotonic() - start, 1e-6)
                line.show(
                    console.say(
                        "train-progress",
                        done=training.games,
                        total=training.plan.games,
                        speed=number(console, speed),
                        left=clock((training.plan.games - training.games) / max(speed, 1e-6)),
                    )
                )
            if stopped and training.games < training.plan.games:
                training.keep()
                return False
        return True
    finally:
        line.end()
        signal.signal(signal.SIGINT, before)


def _told(report: Report, console: Console) -> str:
    return console.say(
        "train-report",
        games=report.games,
        time=clock(report.seconds),
        speed=number(console, report.speed),
        error=number(console, report.error, 4),
        greedy=percent(console, report.greedy),
        past=percent(console, report.past),
    )


def draw(folder: Path, console: Console) -> None:
    """The curve of all reports so far, as a picture in the folder."""
    from motu.bots.kahuna.learned.train import reports_in  # noqa: PLC0415

    reports = reports_in(folder)
    greedy = Series(console.say("train-curve-greedy"), [(float(each.games), 100 * each.greedy) for each in reports])
    past = Series(console.say("train-curve-past"), [(float(each.games), 100 * each.past) for each in reports[1:]])
    picture = curve(
        [greedy, past],
        console.say("train-curve-title"),
        console.say("train-curve-games"),
        console.say("train-curve-points"),
    )
    write_text(str(folder / "curve.svg"), picture)
