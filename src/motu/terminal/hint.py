"""The command `hint`: good turns for the player to move, and why; or what a bot would do, where nobody knows better.

Asked again in the same position it says the same: a thought begins with what the player knows, and as more time may
lead it elsewhere, the game remembers what came of it.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import partial
from typing import Any

from motu.bots.bot import adviser, bot_named, example_bot, must_compile
from motu.bots.example import next_decisions
from motu.bots.jit import available
from motu.bots.seeds import seed_of
from motu.core.chance import FreeChance
from motu.core.errors import MotuError, message
from motu.terminal.console import Console
from motu.terminal.decision import Decision

SECONDS = 1.0


def hint(decision: Decision) -> Callable[[], list[str]]:
    """What gives advice from what the viewer knows, a line for every turn, after some thinking.

    MotuError where there is none, or no Numba.
    """
    game = decision.game.NAME
    if bot := example_bot(game):
        return partial(_remembered, decision, partial(_follow, bot, decision))
    adviser(game)
    if not available():
        raise MotuError(message("advice-needs-numba"))
    return partial(_remembered, decision, partial(_think, game, decision.view, decision.console))


def _remembered(decision: Decision, think: Callable[[], list[str]]) -> list[str]:
    known, position = decision.local_game.advice, seed_of(decision.view)
    if position not in known:
        known[position] = think()
    return known[position]


def waiting(game: str) -> str:
    """The message for the meantime: the first advice ever may have to wait for its code to be compiled."""
    return "bot-compiling" if must_compile(game, example_bot(game) or adviser(game)) else "advice-thinking"


def _think(game: str, view: Any, console: Console) -> list[str]:
    advise = importlib.import_module(f"motu.bots.{game}.advise").advise  # needs Numba
    from motu.terminal.review.report import percent, told  # noqa: PLC0415

    lines = [console.say("advice-head")]
    for advice in advise(view, FreeChance(seed_of(view)), seconds=SECONDS):
        chance, reasons = percent(console, advice.chance), told(advice.reasons, console)
        if reasons:
            lines.append(console.say("advice-turn", words=advice.words, chance=chance, reasons=reasons))
        else:
            lines.append(console.say("advice-turn-bare", words=advice.words, chance=chance))
    return lines


def _follow(name: str, decision: Decision) -> list[str]:
    """The next decisions of a bot in the player's place, and how they are typed."""
    game, say = decision.game, decision.console.say
    chance = FreeChance(seed_of(decision.view))
    steps = next_decisions(game, bot_named(game.NAME, name), decision.view, decision.seat, chance)
    lines = [say("advice-example", bot=name)]
    for view, move in steps:
        lines.append(say("prompt-would", word=game.write(move), what=decision.presenter.explain(view, move)))
    if len(steps) > 1:
        lines.append(say("advice-example-line", words=" ".join(game.write(move) for _, move in steps)))
    return lines
