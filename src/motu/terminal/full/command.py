"""`motu play --full`: the game on the whole screen."""

from __future__ import annotations

import argparse
import importlib.util
import os
from shlex import quote

from motu.core.errors import message
from motu.terminal.console import Console, ScreenConsole
from motu.terminal.errors import BadInput
from motu.terminal.game_setup import new_game, resumed_game
from motu.terminal.local_game import LocalGame


def run(args: argparse.Namespace, console: Console) -> int:
    """Play a game to its end, or until its people leave; the exit code."""
    if not console.with_person or os.environ.get("TERM") == "dumb":
        raise BadInput(message("full-no-terminal"))
    if importlib.util.find_spec("textual") is None:
        raise BadInput(message("full-no-textual"))
    console = ScreenConsole(console.words)
    local_game = resumed_game(args.resume, console, args.game) if args.resume else new_game(args, console)
    if args.color == "never":
        os.environ["NO_COLOR"] = "1"
    from motu.terminal.full.app import FullScreen  # noqa: PLC0415  (only who has Textual gets here)
    from motu.terminal.full.colours import theme_for  # noqa: PLC0415

    try:
        app = FullScreen(local_game, console, theme_for(args.theme, os.environ))
        app.run()
    finally:
        local_game.close()
    if app.failure is not None:
        raise app.failure
    _farewell(local_game, console)
    return 0


def _farewell(local_game: LocalGame, console: Console) -> None:
    """What stays on the terminal when the screen is gone."""
    if local_game.over:
        console.line(console.say("closing-seed", seed=local_game.chance.seed.hex()))
        if local_game.save is not None:
            console.line(console.say("closing-saved", file=quote(local_game.save.file)))
    elif local_game.save is not None:
        console.line(console.say("farewell-saved", file=quote(local_game.save.file)))
    else:
        console.show(console.say("farewell"))
