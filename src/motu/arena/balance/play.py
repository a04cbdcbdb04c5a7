"""How a game is played for a balance report: the same bot at every seat, homes drawn by lot."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from motu.arena.balance.plan import GAME, Balance, Sitting
from motu.arena.balance.result import Result
from motu.arena.balance.watch import Watch
from motu.arena.play import said, written
from motu.bots.bot import bot_named
from motu.core.chance import FreeChance
from motu.paradise import game
from motu.paradise.box_loader import HOUSE, load_box, register
from motu.paradise.moves import Move
from motu.paradise.state import State

SECONDS = 0.1
"""What every decision may take. The bots of this game need far less, and do not ask."""


class Failed(Exception):
    """A bot that raised an error, or played a move that it did not have."""


def play(plan: Balance, sitting: Sitting) -> Result:
    """One game; where the bot makes an error there is none, but its first words about it."""
    name = plan.chance_name(sitting)
    chance = FreeChance(name)
    wanted = {"players": str(sitting.players), "components": _components(plan.folder)}
    options = game.read_options({**wanted, "solitaire": plan.solitaire} if plan.solitaire else wanted)
    state = game.deal(options, chance)
    watch = Watch(state)
    try:
        bots = [_made(plan.bot) for _ in range(sitting.players)]
        chances = [FreeChance(f"{name}/{seat}") for seat in range(sitting.players)]
        while movers := game.movers(state):
            seat = movers[0]
            move = _decide(bots[seat], state, seat, chances[seat])
            game.play(state, seat, move, chance)
            watch.see(state)
    except Failed as failed:
        return Result(sitting, None, str(failed))
    return Result(sitting, watch.end(state))


@cache
def _components(folder: str) -> str:
    """The name by which the rules find the components of a folder."""
    return register(load_box(Path(folder))) if folder else HOUSE


def _made(bot: str) -> Any:
    try:
        return bot_named(GAME, bot)
    except (Exception, SystemExit) as error:
        raise Failed(said(error)) from error


def _decide(bot: Any, state: State, seat: int, chance: FreeChance) -> Move:
    # A copy: what a bot does to its list does nothing to the game's.
    moves = tuple(game.moves(state, seat))
    try:
        move = bot.decide(game.view(state, seat), moves, SECONDS, chance)
        is_there = move in moves
    except (Exception, SystemExit) as error:  # whatever an author's bot may do
        raise Failed(said(error)) from error
    if not is_there:
        raise Failed(written(move))
    return moves[moves.index(move)]
