"""From the command line to a ladder: what is played, where it is kept, and what is said of it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from typing import Any

from motu.arena.cluster import play_on_ray
from motu.arena.entrants import read_entrants, read_time
from motu.arena.journal import Journal
from motu.arena.plan import Plan
from motu.arena.run import Players, count_so_far, play_on
from motu.arena.summary import summary
from motu.arena.tally import Tally
from motu.arena.workers import play_here
from motu.core.errors import message
from motu.terminal.arena.arguments import whole_number, workers_wanted
from motu.terminal.arena.keeping import Keeping
from motu.terminal.arena.progress import Progress
from motu.terminal.arena.report import report
from motu.terminal.console import Console
from motu.terminal.errors import BadInput
from motu.terminal.games import game_named

INTERRUPTED = 130
MOST_GAMES = 10_000_000


def run(args: argparse.Namespace, console: Console) -> int:
    """Play an arena, or what is missing of it; the exit code."""
    plan = _plan(args)
    players = _players(args)
    keeping = Keeping(args.out or f"arena-{plan.game}-{plan.fingerprint()}.json", args.picture)
    with keeping.opened(lambda path: Journal(path, plan)) as journal:
        tally = count_so_far(plan, journal)
        if int(args.games) % 2:
            console.show(console.say("arena-rounded", games=int(args.games), rounded=2 * plan.deals))
        _open(console, tally, keeping)
        progress = Progress(console, tally)
        try:
            for _ in keeping.told(play_on(tally, journal, players)):
                progress.show(tally.games)
        except KeyboardInterrupt:
            progress.end()
            _close(console, tally, keeping)
            console.show(console.say("arena-interrupted"))
            return INTERRUPTED
        finally:
            progress.end()
        _close(console, tally, keeping)
    return 0


def _plan(args: argparse.Namespace) -> Plan:
    game = game_named(args.game)
    wanted = {"preset": args.preset} if args.preset else {}
    for word in args.option or []:
        name, sign, value = word.partition("=")
        if not sign:
            raise BadInput(message("cli-bad-option", word=word))
        wanted[name] = value
    options = game.write_options(game.read_options(wanted))
    seconds = read_time(args.seconds)
    if seconds is None:
        raise BadInput(message("arena-bad-seconds", word=args.seconds))
    entrants = read_entrants(game.NAME, args.bots, seconds)
    games = whole_number("--games", args.games, MOST_GAMES)
    return Plan(game.NAME, options, args.seed, entrants, (games + 1) // 2, args.clock)


def _players(args: argparse.Namespace) -> Players:
    """Who plays: Ray, or so many workers, by default as many as this process may use cores."""
    if args.ray:
        return play_on_ray
    return partial(play_here, workers=workers_wanted(args.workers))


def _open(console: Console, tally: Tally, keeping: Keeping) -> None:
    """Before the first game: what is to be played, and where it is kept."""
    plan, say = tally.plan, console.say
    rules = ", ".join(value if name == "preset" else f"{name}={value}" for name, value in plan.options.items())
    console.show(
        say("arena-opening", game=plan.game, rules=rules, bots=len(plan.entrants), games=plan.games, seed=plan.seed),
        "head",
    )
    console.line(say("arena-kept", file=keeping.journal))
    if tally.games:
        console.show(say("arena-goes-on", done=tally.games, total=plan.games))
    sys.stdout.flush()


def _close(console: Console, tally: Tally, keeping: Keeping) -> None:
    """The table, the summary and the picture, finished or not."""
    if not tally.games:
        return
    found = summary(tally)
    print()
    for line in report(found, console):
        console.line(line)
    for said in _kept(found, console, keeping):
        console.show(said)


def _kept(found: dict[str, Any], console: Console, keeping: Keeping) -> Sequence[str]:
    said = []
    if found["ratings"] is None:
        said.append(console.say("arena-no-choix"))
    keeping.write_summary(found)
    said.append(console.say("arena-written", file=keeping.out))
    if keeping.picture and found["ratings"] is not None:
        keeping.draw(found, console)
        said.append(console.say("arena-drawn", file=keeping.picture))
    return said
