"""What can be asked of an arena."""

from __future__ import annotations

import argparse
import os
import re

from motu.bots.clock import CLOCKS
from motu.core.errors import message
from motu.terminal.arguments import Parser
from motu.terminal.errors import BadInput

GAMES, SECONDS, SEED = "100", "0.1", "motu"
"""What holds where nobody says otherwise."""
MOST_WORKERS = 1_000


def add_arguments(parser: Parser) -> None:
    """The arguments of `motu arena`."""
    from motu.bots.bot import bot_names  # noqa: PLC0415  (bots know the rules: `motu --help` does without them)
    from motu.games import GAMES as NAMES  # noqa: PLC0415

    say = parser.say
    arguments = parser.group("cli-arguments")
    arguments.add_argument(
        "game", nargs="?", default=NAMES[0], metavar=say("cli-game"), help=say("cli-game-help", games=", ".join(NAMES))
    )
    bots = say("arena-bots-help", bots=", ".join(dict.fromkeys(bot for game in NAMES for bot in bot_names(game))))
    arguments.add_argument("bots", nargs="*", metavar="BOT", help=bots)
    parser.listed = "bots"
    what = parser.group("cli-what")
    what.add_argument("--games", default=GAMES, metavar="N", help=say("arena-games-help", games=GAMES))
    what.add_argument("--seconds", default=SECONDS, metavar="S", help=say("arena-seconds-help", seconds=SECONDS))
    what.add_argument("--clock", default="wall", metavar="wall|processor", help=say("arena-clock-help"))
    what.add_argument("--preset", metavar=say("cli-edition"), help=say("cli-preset"))
    what.add_argument("--option", action="append", metavar="NAME=VALUE", help=say("cli-option"))
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


def whole_number(option: str, text: str, most: int) -> int:
    """The number that an option was given; BadInput when it is none."""
    if not re.fullmatch(r"[0-9]{1,9}", text) or not 0 < int(text) <= most:
        raise BadInput(message("arena-bad-number", option=option, word=text, most=most))
    return int(text)


def workers_wanted(text: str | None) -> int:
    """So many worker processes as are asked for, or one for each core that this process may use."""
    if text:
        return whole_number("--workers", text, MOST_WORKERS)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return cores or 1
