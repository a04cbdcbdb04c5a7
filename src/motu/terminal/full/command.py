"""`motu play --full`: the game on the whole screen."""

from __future__ import annotations

import argparse
import importlib.util
import os
from shlex import quote

from motu.core.errors import message
from motu.terminal.errors import BadInput
from motu.terminal.full.voice import Voice
from motu.terminal.seating import begin, go_on
from motu.terminal.speech import Speech
from motu.terminal.table import Table


def run(args: argparse.Namespace, speech: Speech) -> int:
    """Play a game to its end, or until its people leave; the exit code."""
    if not speech.with_person or os.environ.get("TERM") == "dumb":
        raise BadInput(message("full-no-terminal"))
    if importlib.util.find_spec("textual") is None:
        raise BadInput(message("full-no-textual"))
    voice = Voice(speech.words)
    table = go_on(args.resume, voice, args.game) if args.resume else begin(args, voice)
    if args.color == "never":
        os.environ["NO_COLOR"] = "1"
    from motu.terminal.full.app import FullScreen  # noqa: PLC0415  (only who has Textual gets here)
    from motu.terminal.full.colours import theme_for  # noqa: PLC0415

    try:
        app = FullScreen(table, voice, theme_for(args.theme, os.environ))
        app.run()
    finally:
        table.close()
    if app.failure is not None:
        raise app.failure
    _farewell(table, speech)
    return 0


def _farewell(table: Table, speech: Speech) -> None:
    """What stays on the terminal when the screen is gone."""
    if table.over:
        speech.line(speech.say("closing-seed", seed=table.chance.seed.hex()))
        if table.save is not None:
            speech.line(speech.say("closing-saved", file=quote(table.save.file)))
    elif table.save is not None:
        speech.line(speech.say("farewell-saved", file=quote(table.save.file)))
    else:
        speech.show(speech.say("farewell"))
