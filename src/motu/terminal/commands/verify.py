"""`motu verify`: was the shuffle of a finished game what its seed says, and was the seed fixed beforehand?"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from motu.core.errors import BadRecord
from motu.core.match import verify
from motu.terminal.console import Console
from motu.terminal.files import located, read_game
from motu.terminal.games import load_components
from motu.terminal.parser import Parser, add_components, add_file, check_file


def add_arguments(parser: Parser, arguments: Sequence[str]) -> None:
    """The arguments of `motu verify`."""
    add_file(parser)
    add_components(parser)


def run(args: argparse.Namespace, console: Console) -> int:
    """Check a record; 0 when all is as it should be, 1 when not."""
    check_file(args, "verify")
    load_components(args)
    game, record = read_game(args.file)
    try:
        verdict = verify(game, record)
    except BadRecord as error:
        raise located(error, args.file) from None
    if verdict.wrong is not None:
        where = f"{args.file}:{verdict.line}:{verdict.column}"
        console.complain(console.say("error-at", where=where, reason=console.tell(verdict.wrong)))
        return 1
    console.show(console.say("verify-good", file=args.file, count=verdict.answers))
    if verdict.since is not None:
        console.show(console.say("verify-branch", step=verdict.since))
    return 0
