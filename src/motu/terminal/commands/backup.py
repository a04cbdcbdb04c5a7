"""`motu backup` and `motu restore`: all that a server keeps, in one file, and back."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence
from pathlib import Path

from motu.terminal.commands.serve import add_database, make_home, safe_url
from motu.terminal.console import Console
from motu.terminal.parser import Parser, check_file


def add_arguments(parser: Parser, arguments: Sequence[str]) -> None:
    """The arguments of both commands."""
    text = parser.say("serve-backup-file")
    parser.group("cli-arguments").add_argument("file", nargs="?", metavar="FILE", help=text)
    add_database(parser, parser.group("serve-keep"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Do what the command says; the exit code."""
    check_file(args, args.command, "serve-no-file")
    return _restore(args, console) if args.command == "restore" else _backup(args, console)


def _backup(args: argparse.Namespace, console: Console) -> int:
    """Write everything down in one file, while the server runs or not."""
    from motu.store.backup import backup  # noqa: PLC0415

    rows = asyncio.run(backup(args.database, Path(args.file)))
    console.show(console.say("serve-backed-up", file=args.file, rows=rows))
    return 0


def _restore(args: argparse.Namespace, console: Console) -> int:
    """Fill an empty database from a backup."""
    from motu.store.backup import restore  # noqa: PLC0415

    make_home(args.database)
    rows = asyncio.run(restore(Path(args.file), args.database))
    console.show(console.say("serve-restored", database=safe_url(args.database), rows=rows))
    return 0
