"""`./dev bench scale`: one process with SQLite, and two with PostgreSQL and Redis, turn about in one run.

PostgreSQL and Redis are started for it, in folders of their own, and PostgreSQL writes to the disk as a host's would.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from bench.load import KINDS, Load, set_up
from bench.processes import cpu_seconds, processes, serving
from bench.server import measure, show
from tests.services import running_postgres, running_redis

ONE, TWO = "one, SQLite", "two, PostgreSQL"


async def run(args: argparse.Namespace, folder: Path, postgres: Any, redis: str) -> dict[str, list[dict[str, Any]]]:
    kind, rounds = KINDS[args.game], dict[str, list[dict[str, Any]]]({ONE: [], TWO: []})
    first = int((postgres.folder / "data" / "postmaster.pid").read_text().split()[0])
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(serving(database=str(folder / "motu.db")))
        two = await stack.enter_async_context(serving(database=postgres.url(), redis=redis, workers=2))
        loads = {ONE: (one, Load()), TWO: (two, Load())}
        for server, load in loads.values():
            await set_up(load, "127.0.0.1", server.port, args.tables, kind)
        for _ in range(args.rounds):
            for name, (server, load) in loads.items():
                before = database_seconds(first)
                figures = await measure(server, kind, load, args.moves, args.seconds)
                used = database_seconds(first) - before
                figures["PostgreSQL CPU ms a move"] = round(
                    1000 * used / max(1, figures["moves arrived everywhere"]), 3
                )
                rounds[name].append(figures)
    return rounds


def database_seconds(first: int) -> float:
    return cpu_seconds(processes(first))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev bench scale", description="One process against two, turn about.")
    parser.add_argument("--game", choices=tuple(KINDS), default="kahuna", help="what is played (paradise: by four)")
    parser.add_argument("--tables", type=int, default=500, help="live tables at each server")
    parser.add_argument("--moves", type=float, default=250, help="moves a second")
    parser.add_argument("--seconds", type=float, default=10, help="how long each turn is")
    parser.add_argument("--rounds", type=int, default=3, help="how many turns each has")
    parser.add_argument("--json", help="write the figures of all turns to this file")
    args = parser.parse_args(arguments)
    with (
        tempfile.TemporaryDirectory() as folder,
        running_postgres("-c fsync=on") as postgres,
        running_redis() as redis,
    ):
        rounds = asyncio.run(run(args, Path(folder), postgres, redis))
    middle = {
        name: {figure: round(statistics.median(turn[figure] for turn in turns), 3) for figure in turns[0]}
        for name, turns in rounds.items()
    }
    show(middle)
    for figure in ("ms median", "ms 99 %", "server CPU ms a move"):
        print(f"{figure}: {middle[TWO][figure] / middle[ONE][figure]:.2f} times")
    if args.json:
        Path(args.json).write_text(json.dumps(rounds, indent=2) + "\n", encoding="utf-8")
    return 0
