"""What `motu play` may be given: the game, who sits where, what is played, and where it is kept."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from motu.bots.bot import bot_names, usual_bot
from motu.core.errors import message
from motu.core.game import AnyGame
from motu.games import GAMES, game_named
from motu.terminal.arguments import Parser
from motu.terminal.errors import BadInput
from motu.terminal.game_options import add_options, option_flags

_RULES = ("--events", "--south", "--saved", "--kumara", "--malaria")
_WITHOUT_VALUE = ("-h", "--help", "--hot-seat", "--solitaire", "--full", *_RULES)


def add_arguments(parser: Parser, arguments: Sequence[str]) -> None:
    """The arguments of `motu play`, for the game that is named among these."""
    game = _game_in(arguments)
    say, many = parser.say, len(game.SEATS) > 2
    parser.group("cli-arguments").add_argument(
        "game", nargs="?", metavar=say("cli-game"), help=say("cli-game-help", games=", ".join(GAMES))
    )
    seats = [seat.lower() for seat in game.SEATS]
    bots, usual = ", ".join(bot_names(game.NAME)), usual_bot(game.NAME)
    who = parser.group("cli-who")
    who.add_argument("--against", metavar="BOT", help=say("cli-against", bots=bots, usual=usual))
    if many:
        who.add_argument("--bot", action="append", metavar="SEAT=BOT", help=say("cli-bot", seat=seats[-1], bot=usual))
    who.add_argument("--hot-seat", action="store_true", help=say("cli-hot-seat-many" if many else "cli-hot-seat"))
    who.add_argument("--seat", choices=(*seats, "random"), help=say("cli-seat", first=seats[0]))
    named = say("cli-name-many" if many else "cli-name-help")
    who.add_argument("--name", action="append", metavar=say("cli-name"), help=named)
    add_options(parser, parser.group("cli-what"), game)
    keep = parser.group("cli-keep")
    keep.add_argument("--save", metavar="FILE", help=say("cli-save"))
    keep.add_argument("--resume", metavar="FILE", help=say("cli-resume"))
    keep.add_argument("--seed", metavar="HEX64", help=say("cli-seed"))
    parser.set_defaults(bot=None)


def _game_in(arguments: Sequence[str]) -> AnyGame:
    """The game that a command line names; the first there is, if it names none."""
    before = ""
    for word in arguments:
        is_option = before.startswith("-") and not before[1:].isdigit()
        is_value = is_option and "=" not in before and before not in _WITHOUT_VALUE
        if word in GAMES and not is_value:
            return game_named(word)
        before = word
    return game_named(GAMES[0])


def check(found: argparse.Namespace) -> None:
    """BadInput where the arguments contradict each other: what is kept in a file cannot be changed any more."""
    names = [name for game in map(game_named, GAMES) for name in option_flags(game)]
    kept = ["against", "hot_seat", "seat", "bot", "name", *dict.fromkeys(names), "option", "save", "seed"]
    for one, other in [
        ("hot_seat", "against"),
        ("hot_seat", "seat"),
        ("full", "board"),
        ("solitaire", "players"),
        ("solitaire", "against"),
        *(("resume", other) for other in kept),
    ]:
        if getattr(found, one, None) and getattr(found, other, None):
            raise BadInput(message("cli-not-together", one=_flag(one), other=_flag(other)))


def _flag(name: str) -> str:
    return "--" + name.replace("_", "-")
