"""`./dev bench server`: a server on this machine under load.

How many tables it holds, how many moves a second it stores, and how long it takes from a move that is sent until
everybody who watches the table has it.

Everything stays on the loopback interface and ends after the time that is asked for.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.fill import fill
from bench.load import KINDS, Kind, Load, play, set_up, share
from bench.processes import Serving, cpu_seconds, memory, serving


async def measure(server: Serving, kind: Kind, load: Load, moves: float, seconds: float) -> dict[str, Any]:
    """What so many moves a second take, at tables that are set up already."""
    gc.disable()  # a pause of the load would be counted as one of the server
    pids = server.pids
    await play(load, moves, 2.0)  # to get warm
    load.took.clear()
    before = cpu_seconds(pids)
    begun = time.perf_counter()
    sent = await play(load, moves, seconds)
    elapsed = time.perf_counter() - begun - 1
    used = cpu_seconds(pids) - before
    arrived = len(load.took)
    return {
        "tables": len(load.tables),
        "sockets": (kind.players + 1) * len(load.tables),
        "moves sent": sent,
        "moves arrived everywhere": arrived,
        "moves a second": round(arrived / elapsed, 1),
        "refused": len(load.refused),
        "ms median": round(1000 * share(load.took, 0.5), 2),
        "ms 95 %": round(1000 * share(load.took, 0.95), 2),
        "ms 99 %": round(1000 * share(load.took, 0.99), 2),
        "ms worst": round(1000 * max(load.took, default=0.0), 2),
        "server CPU ms a move": round(1000 * used / max(arrived, 1), 3),
        "MB empty": round(server.empty, 1),
        "MB": round(memory(pids), 1),
    }


async def run(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    database = args.database or str(folder / "motu.db")
    settings = {"database": database, "redis": args.redis, "workers": args.workers}
    if args.filled:
        fill(Path(database), args.filled)
    if args.copies:
        settings |= {"backup": str(folder / "copies"), "every": 0.0, "keep": 1}
    async with serving(**settings) as server:
        load, kind = Load(), KINDS[args.game]
        await set_up(load, "127.0.0.1", server.port, args.tables, kind)
        return await measure(server, kind, load, args.moves, args.seconds)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev bench server", description="A server on this machine under load.")
    parser.add_argument("--game", choices=tuple(KINDS), default="kahuna", help="what is played (paradise: by four)")
    parser.add_argument("--tables", type=int, default=2000, help="live tables, each with its players and a spectator")
    parser.add_argument("--moves", type=float, default=500, help="moves a second")
    parser.add_argument("--seconds", type=float, default=20, help="how long")
    parser.add_argument("--database", default="", help="a database (default: a new SQLite file)")
    parser.add_argument("--redis", default="", help="a Redis, for several processes")
    parser.add_argument("--workers", type=int, default=1, help="server processes")
    parser.add_argument("--filled", type=int, default=0, metavar="MB", help="of earlier games in a new SQLite file")
    parser.add_argument("--copies", action="store_true", help="copy the database again and again meanwhile")
    parser.add_argument("--json", help="write the figures to this file")
    args = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(run(args, Path(folder)))
    show({"": figures})
    if args.json:
        Path(args.json).write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    return 0


def show(columns: dict[str, dict[str, Any]]) -> None:
    """Figures side by side."""
    if len(columns) > 1:
        print(f"{'':26}" + "".join(f" {title:>22}" for title in columns))
    width = 22 if len(columns) > 1 else 10
    for name in next(iter(columns.values())):
        print(f"{name:26}" + "".join(f" {figures[name]:>{width}}" for figures in columns.values()))
