"""What can be asked of a balance report."""

from __future__ import annotations

from motu.terminal.arguments import Parser

GAMES, SEED, EVERY = "1000", "motu", "all"
"""What holds where nobody says otherwise."""
COUNTS = ("2", "3", "4")
LEVELS = ("normal", "hard")


def add_arguments(parser: Parser) -> None:
    """The arguments of `motu balance`."""
    from motu.arena.balance.plan import GAME  # noqa: PLC0415  (`motu --help` does without)
    from motu.bots.bot import bot_names  # noqa: PLC0415  (bots know the rules)

    say = parser.say
    arguments = parser.group("cli-arguments")
    arguments.add_argument(
        "game", nargs="?", default=GAME, metavar=say("cli-game"), help=say("cli-game-help", games=GAME)
    )
    what = parser.group("cli-what")
    what.add_argument("--games", default=GAMES, metavar="N", help=say("balance-games-help", games=GAMES))
    what.add_argument("--players", default=EVERY, choices=(*COUNTS, EVERY), help=say("balance-players-help"))
    what.add_argument("--solitaire", choices=LEVELS, nargs="?", const=LEVELS[0], help=say("balance-alone-help"))
    names = ", ".join(bot_names(GAME))
    what.add_argument("--bot", metavar="BOT", help=say("balance-bot-help", bots=names, bot=usual_bot()))
    what.add_argument("--components", dest="folder", metavar="DIR", help=say("cli-components"))
    what.add_argument("--seed", default=SEED, metavar=say("arena-text"), help=say("arena-seed-help", seed=SEED))
    where = parser.group("arena-where")
    where.add_argument("--workers", metavar="N", help=say("arena-workers-help"))
    keep = parser.group("arena-keep")
    keep.add_argument("--out", metavar="FILE.json", help=say("arena-out-help"))
    keep.add_argument("--pictures", metavar="DIR", help=say("balance-pictures-help"))


def usual_bot() -> str:
    """The highest grade: how good a home is shows only where it is used well."""
    from motu.arena.balance.plan import GAME  # noqa: PLC0415
    from motu.bots.bot import bot_names, standings  # noqa: PLC0415

    grades = [each.name for each in standings(GAME) if each.grade is not None]
    return (grades or list(bot_names(GAME)) or [""])[-1]
