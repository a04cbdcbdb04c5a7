"""Bots are compiled before they play, once on a machine; whoever waits for it is told."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from motu.bots import warm
from motu.bots.bot import must_compile
from motu.bots.jit import available
from motu.bots.kahuna import greedy


def make_ready(game: str, bots: Iterable[str]) -> None:
    """Compile what these bots play with, where that has not been done: interpreted they are fifty times as slow."""
    if not available():
        return
    if any(must_compile(game, bot) for bot in bots):
        _say("Compiling the bots, once on this machine; it takes a minute or two.")
        warm.main()
    elif game == "kahuna" and greedy.ALONE in bots and not greedy.is_ready():
        _say("Compiling the bot “greedy”, once on this machine; it takes some ten seconds.")
        greedy.make_ready()


def _say(sentence: str) -> None:
    print(f"motu: {sentence}", file=sys.stderr, flush=True)
