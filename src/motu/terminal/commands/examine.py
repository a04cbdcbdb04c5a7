"""`motu examine`: whether all that a server keeps is whole, while it runs or not."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence

from motu.terminal.commands.serve import add_database, safe_url
from motu.terminal.console import Console
from motu.terminal.parser import Parser


def add_arguments(parser: Parser, arguments: Sequence[str]) -> None:
    """The argument of `motu examine`."""
    add_database(parser, parser.group("serve-keep"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Read everything; the exit code."""
    from motu.store.examine import examine  # noqa: PLC0415

    asyncio.run(examine(args.database))
    console.show(console.say("serve-whole", database=safe_url(args.database)))
    return 0
