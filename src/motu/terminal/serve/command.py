"""From the command line to a server, to a backup, and back."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from motu.core.errors import message
from motu.terminal.arena.arguments import whole_number
from motu.terminal.console import Console
from motu.terminal.errors import BadInput
from motu.terminal.serve.arguments import PORT
from motu.terminal.serve.browser import open_when_ready, own_address

MOST_PORT, MOST_WORKERS, MOST_THINKERS = 65_535, 64, 256
SHORTEST, LONGEST = 0.05, 60.0


def run(args: argparse.Namespace, console: Console) -> int:
    """Serve until somebody stops it."""
    seconds = _seconds(args.seconds)
    port = whole_number("--port", PORT if args.port is None else args.port, MOST_PORT)
    workers = whole_number("--workers", args.workers, MOST_WORKERS)
    thinkers = whole_number("--thinkers", args.thinkers, MOST_THINKERS)
    try:
        import msgspec  # noqa: PLC0415  (an extra)

        from motu.web import serve  # noqa: PLC0415
    except ImportError:
        raise BadInput(message("serve-needs-extra")) from None
    settings = serve.Settings(
        database=args.database,
        redis=args.redis,
        host=args.host,
        port=port,
        workers=workers,
        origins=args.origin,
        proxies=args.proxy,
        webhooks=args.webhooks,
        thinkers=thinkers,
        seconds=seconds,
        level=args.log,
    )
    serve.check(settings)
    if workers > 1 and not args.redis:
        console.show(console.say("serve-alone"))
        settings = msgspec.structs.replace(settings, workers=1)
    listening = serve.prepare(settings, or_near=args.port is None)
    port = listening.getsockname()[1]
    settings = msgspec.structs.replace(settings, port=port)
    host = f"[{args.host}]" if ":" in args.host else args.host
    own = own_address(args.host, port)
    address = args.origin[0] if args.origin else f"http://{host}:{port}"
    console.show(console.say("serve-begins", address=address, database=_safe(args.database)))
    sys.stdout.flush()
    if args.open:
        open_when_ready(args.origin[0] if args.origin else own, own)
    serve.run(settings, listening)
    return 0


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not SHORTEST <= seconds <= LONGEST:
        raise BadInput(message("serve-bad-seconds", seconds=text))
    return seconds


def _safe(url: str) -> str:
    """A URL without the password that may stand in it."""
    before, at, after = url.rpartition("@")
    return f"{before.partition('://')[0]}://…@{after}" if at and "://" in before else url


def run_backup(args: argparse.Namespace, console: Console) -> int:
    """Write everything down in one file, while the server runs or not."""
    from motu.store.backup import backup  # noqa: PLC0415

    rows = asyncio.run(backup(args.database, Path(args.file)))
    console.show(console.say("serve-backed-up", file=args.file, rows=rows))
    return 0


def run_restore(args: argparse.Namespace, console: Console) -> int:
    """Fill an empty database from a backup."""
    from motu.store.backup import restore  # noqa: PLC0415

    rows = asyncio.run(restore(Path(args.file), args.database))
    console.show(console.say("serve-restored", database=_safe(args.database), rows=rows))
    return 0
