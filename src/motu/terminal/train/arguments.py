"""What can be asked of a training."""

from __future__ import annotations

from motu.terminal.arguments import Parser

GAMES, SEED, THREADS = "1500000", "1", "2"
"""What the weights that come with the program were trained with."""


def add_arguments(parser: Parser) -> None:
    """The arguments of `motu train`."""
    say = parser.say
    arguments = parser.group("cli-arguments")
    arguments.add_argument(
        "game", nargs="?", default="kahuna", metavar=say("cli-game"), help=say("cli-game-help", games="kahuna")
    )
    what = parser.group("cli-what")
    what.add_argument("--games", default=GAMES, metavar="N", help=say("train-games-help", games=GAMES))
    what.add_argument("--seed", default=SEED, metavar="N", help=say("train-seed-help", seed=SEED))
    what.add_argument("--threads", default=THREADS, metavar="1|2|4", help=say("train-threads-help", threads=THREADS))
    keep = parser.group("train-keep")
    keep.add_argument("--out", metavar="FOLDER", help=say("train-out-help"))
