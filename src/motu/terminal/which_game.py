"""`motu play` without the name of a game: a person is asked, a pipe is told."""

from __future__ import annotations

import argparse

from motu.core.errors import message
from motu.games import GAMES, game_named
from motu.terminal.called import called
from motu.terminal.console import Console
from motu.terminal.errors import BadInput
from motu.terminal.game_options import option_flags

OF_ONE_GAME = ("against", "bot", "option", "seat")
"""Arguments that every game has, and of which none means the same in another."""


def is_open(found: argparse.Namespace) -> bool:
    """Whether a command line leaves open which game is meant: it names none, and nothing that only one of them has."""
    own = {flag for game in map(game_named, GAMES) for flag in option_flags(game)}
    return not (found.game or found.resume or any(getattr(found, flag, None) for flag in (*OF_ONE_GAME, *own)))


def ask(console: Console) -> str:
    """The name of the game that a person wants to play."""
    console.show(console.say("game-which"), "head")
    for number, name in enumerate(GAMES, 1):
        console.show(f"  {number}  {console.say('game-title', game=name)}", indent="     ")
    while True:
        answer = console.ask(console.say("game-ask"))
        if answer is None:
            raise BadInput(message("game-none", games=", ".join(GAMES)))
        chosen = answer.strip().lower() or "1"
        if chosen in GAMES:
            return chosen
        if chosen.isascii() and chosen.isdecimal() and 1 <= int(chosen[:3]) <= len(GAMES):
            return GAMES[int(chosen) - 1]
        console.show(console.say("prompt-no-number", number=chosen, last=len(GAMES)))


def taken(console: Console) -> str:
    """What a pipe is told, which cannot be asked: that the first game is played, and how the others are."""
    others = ", ".join(f"{called()} play {name}" for name in GAMES[1:])
    return console.say("game-taken", title=console.say("game-title", game=GAMES[0]), others=others)
