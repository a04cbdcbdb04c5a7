"""What an arena is asked to play, as the command line says it."""

from __future__ import annotations

import argparse
from dataclasses import replace

from motu.arena.tournament import Tournament, read_entrants, read_time
from motu.core import game as core
from motu.core.errors import message
from motu.core.game import AnyGame
from motu.games import game_named
from motu.terminal.errors import BadInput
from motu.terminal.parser import whole_number

MOST_GAMES = 10_000_000
PLAYERS = ("2", "3", "4")
"""How many may sit at a table."""


def plan_of(args: argparse.Namespace) -> Tournament:
    """The arena that is asked for, with so many whole deals as have all the games; BadInput where it makes no sense."""
    game = game_named(args.game)
    options = game.write_options(game.read_options(_options(game, args)))
    seconds = read_time(args.seconds)
    if seconds is None:
        raise BadInput(message("arena-bad-seconds", word=args.seconds))
    entrants = read_entrants(game.NAME, args.bots, seconds)
    games = whole_number("--games", args.games, MOST_GAMES)
    plan = Tournament(game.NAME, options, args.seed, entrants, 1, args.clock)
    return replace(plan, deals=-(-games // plan.games_a_pair))


def _options(game: AnyGame, args: argparse.Namespace) -> dict[str, str]:
    """The options as the game reads them."""
    wanted = {"preset": args.preset} if args.preset else {}
    for word in args.option or []:
        name, sign, value = word.partition("=")
        if not sign:
            raise BadInput(message("cli-bad-option", word=word))
        wanted[name] = value
    return wanted | _players(game, args.players, wanted) if args.players else wanted


def _players(game: AnyGame, players: str, wanted: dict[str, str]) -> dict[str, str]:
    """What `--players` adds to the other options; BadInput where these ask for more, or fewer."""
    if core.PLAYERS not in game.choices():
        if int(players) != len(game.SEATS):
            title = message("game-name", game=game.NAME)
            raise BadInput(message("arena-players-fixed", game=title, players=len(game.SEATS)))
        return {}
    for name, argument in (("preset", "--preset "), (core.PLAYERS, f"--option {core.PLAYERS}=")):
        if name in wanted and len(game.seats(game.read_options({name: wanted[name]}))) != int(players):
            other = f"{argument}{wanted[name]}"
            raise BadInput(message("cli-not-together", one=f"--players {players}", other=other))
    return {core.PLAYERS: players}
