"""`motu verify`: was the shuffle of a finished game what its seed says, and was the seed fixed beforehand?"""

from __future__ import annotations

import argparse

from motu.core.errors import BadRecord
from motu.core.match import verify
from motu.terminal.files import located, read_game
from motu.terminal.speech import Speech


def run(args: argparse.Namespace, speech: Speech) -> int:
    """Check a record; 0 when all is as it should be, 1 when not."""
    game, record = read_game(args.file)
    try:
        verdict = verify(game, record)
    except BadRecord as error:
        raise located(error, args.file) from None
    if verdict.wrong is not None:
        where = f"{args.file}:{verdict.line}:{verdict.column}"
        speech.complain(speech.say("error-at", where=where, reason=speech.tell(verdict.wrong)))
        return 1
    speech.show(speech.say("verify-good", file=args.file, count=verdict.answers))
    if verdict.since is not None:
        speech.show(speech.say("verify-branch", step=verdict.since))
    return 0
