"""Games of a child against one rival that stays as it is: any bot that has a name."""

from __future__ import annotations

from motu.bots.bot import Bot, bot_named
from motu.bots.paradise.expert import ExpertBot
from motu.bots.paradise.islander import IslanderBot
from motu.bots.paradise.learned.value import outcome
from motu.bots.paradise.numbers import Numbers
from motu.core.chance import FreeChance
from motu.core.errors import BadOption, message
from motu.paradise import game
from motu.paradise.options import Options

GAME = "paradise"


def look_for_rival(name: str) -> None:
    """BadOption where there is no such bot, or where it decides by the time it has: its games would be others each
    time, and on each machine."""
    rival = bot_named(GAME, name)
    if isinstance(rival, ExpertBot) and not rival.work:
        raise BadOption(message("tune-against-time", bot=name))


def share_of(options: Options, child: Numbers, seat: int, rival: str, name: str) -> float:
    """Which part of the win a child has got that sat here, with a rival of its own kind in every other seat."""
    chance = FreeChance(name)
    s = game.deal(options, chance)
    players: list[Bot] = [IslanderBot(child) if each == seat else bot_named(GAME, rival) for each in range(s.count)]
    own = [FreeChance(f"{name}/{seat}/{each}") for each in range(s.count)]
    while movers := game.movers(s):
        mover = movers[0]
        move = players[mover].decide(game.view(s, mover), game.moves(s, mover), 0.0, own[mover])
        game.play(s, mover, move, chance)
    return outcome(s)[seat]
