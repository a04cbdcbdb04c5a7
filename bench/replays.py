"""`./dev bench replays`: ten guests who let the server look at a long game again and again, while others play.

Ordinary moves at other tables are timed, first alone, then beside the guests: each of them imports a long record, asks
for its log, its record and its frames, and sends it along. No limit holds them up, but with --limits.

`./dev bench replays --loop` tells for how much processor time each of these holds the loop up, and an undo besides.
`--undo` takes moves back everywhere in a long game of bots.

Everything stays on the loopback interface and ends after the time that is asked for.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

from bench import loop_blocks
from bench.load import KINDS, Http, Load, play, set_up, share
from bench.processes import Serving, cpu_seconds, serving
from motu.bots.bot import bot_named
from motu.core.chance import FreeChance
from motu.core.match import Match, position
from motu.core.record import write_record
from motu.games import game_named

IMPORTS = 5
"""So many records one guest may import, one after another."""


def long_record(steps: int) -> tuple[str, int]:
    """The record of a game of four by lot, as far as so many steps, or as long as one is; and how many it has."""
    game, best = game_named("paradise"), ("", 0)
    for seed in range(45, 60):
        choice = random.Random(seed)
        match = Match(game, game.read_options({"preset": "four"}), ("",) * 4, FreeChance(seed))
        while len(match.steps) < steps and (movers := game.movers(match.state)):
            seat = choice.choice(movers)
            match.play(seat, choice.choice(game.moves(match.state, seat)))
        if len(match.steps) > best[1]:
            best = write_record(game, match.record(finished=False)), len(match.steps)
        if len(match.steps) >= steps:
            break
    return best


class Guest:
    """Somebody who asks for much, again and again; how long each answer took, and how often there was none."""

    def __init__(self, http: Http, token: str, record: str) -> None:
        self.http, self.token, self.record = http, token, record
        self.took: dict[str, list[float]] = defaultdict(list)
        self.failed: dict[str, int] = defaultdict(int)

    async def ask(self, name: str, method: str, path: str, body: Any = None) -> Any:
        begun = time.perf_counter()
        try:
            answer, _ = await self.http.ask(method, path, self.token, body)
        except RuntimeError:
            self.failed[name] += 1
            return None
        self.took[name].append(time.perf_counter() - begun)
        return answer

    async def run(self) -> None:
        table, imports = "", 0
        while True:
            if imports < IMPORTS:
                imports += 1
                opened = await self.ask("import", "POST", "/api/imports", {"record": self.record})
                table = table if opened is None else f"/api/tables/{opened['table']['table']}"
            for path in ("log", "steps", "record", "replay?seat=open") if table else ():
                await self.ask(path, "GET", f"{table}/{path}")
            await self.ask("replay of a record", "POST", "/api/replay", {"record": self.record, "after": 3000})
            await asyncio.sleep(0)


async def measure(server: Serving, args: argparse.Namespace) -> None:
    port = server.port
    record, _ = long_record(args.steps)
    print(f"a record of {len(record)} characters")
    load = Load()
    await set_up(load, "127.0.0.1", port, args.tables, KINDS["kahuna"])
    gc.disable()
    await play(load, args.moves, 2.0)
    rows = []
    guests: list[Guest] = []
    tasks: list[asyncio.Task[None]] = []
    http = Http("127.0.0.1", port)
    for name in ("alone", f"with {args.guests} guests"):
        if name != "alone":
            await http.open(args.guests)
            tokens = [(await http.ask("POST", "/api/me"))[1] for _ in range(args.guests)]
            guests = [Guest(http, token, record) for token in tokens]
            tasks = [asyncio.ensure_future(guest.run()) for guest in guests]
            await asyncio.sleep(3)
        load.took.clear()
        used = cpu_seconds(server.pids)
        await play(load, args.moves, args.seconds)
        used = cpu_seconds(server.pids) - used
        figures = [1000 * share(load.took, part) for part in (0.5, 0.95, 0.99, 1.0)]
        rows.append((name, len(load.took), figures, used))
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    print(f"{'ordinary moves':20} {'moves':>7} {'median':>8} {'95 %':>8} {'99 %':>8} {'worst':>8} {'CPU s':>7}")
    for name, count, figures, used in rows:
        print(f"{name:20} {count:7} " + " ".join(f"{each:8.1f}" for each in figures) + f" {used:7.1f}")
    print(f"{'answers to guests':20} {'number':>7} {'median s':>8} {'worst s':>8} {'refused':>8}")
    for name in dict.fromkeys(name for guest in guests for name in [*guest.took, *guest.failed]):
        took = [each for guest in guests for each in guest.took[name]]
        failed = sum(guest.failed[name] for guest in guests)
        print(f"{name:20} {len(took):7} {share(took, 0.5):8.2f} {max(took, default=0):8.2f} {failed:8}")


def undo_everywhere() -> None:
    """Take back everything from each step of a game of bots on, with snapshots and without."""
    game = game_named("paradise")
    options = game.read_options({"preset": "four", "events": "yes"})
    match = Match(game, options, ("",) * 4, FreeChance(11))
    bots = [bot_named("paradise", "islander") for _ in range(4)]
    while movers := game.movers(match.state):
        seat = movers[0]
        moves = tuple(game.moves(match.state, seat))
        match.play(seat, bots[seat].decide(game.view(match.state, seat), moves, 0.01, FreeChance(len(match.steps))))
    record, whole = match.record(finished=False), len(match.steps)
    took: dict[str, list[float]] = {"from the deal": [], "from a snapshot": []}
    for left in range(0, whole, 7):
        begun = time.thread_time()
        wanted = position(game, record, left)
        took["from the deal"].append(time.thread_time() - begun)
        twin = match.copy()
        begun = time.thread_time()
        twin.take_back(range(left, whole))
        took["from a snapshot"].append(time.thread_time() - begun)
        assert twin.state == wanted
    print(f"a game of four islanders, {whole} steps; milliseconds (of the processor) of a take-back anywhere")
    for name, values in took.items():
        figures = (share(values, 0.5), share(values, 0.99), max(values))
        print(f"{name:20} " + " ".join(f"{1000 * each:8.1f}" for each in figures) + "   (median, 99 %, worst)")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./dev bench replays", description="Guests who look back, while others play.")
    parser.add_argument("--undo", action="store_true", help="take moves back everywhere in a long game of bots")
    parser.add_argument("--loop", action="store_true", help="how long each thing that is asked for holds the loop up")
    parser.add_argument("--limits", action="store_true", help="let the limits hold that a server has")
    parser.add_argument("--guests", type=int, default=10, help="those who look back")
    parser.add_argument("--steps", type=int, default=10_000, help="of the record that they look at")
    parser.add_argument("--tables", type=int, default=50, help="tables of others, each watched by three")
    parser.add_argument("--moves", type=float, default=40, help="moves a second there")
    parser.add_argument("--seconds", type=float, default=20, help="how long")
    args = parser.parse_args(arguments)
    if args.loop:
        record, steps = long_record(args.steps)
        asyncio.run(loop_blocks.measure(record, steps))
        return 0
    if args.undo:
        undo_everywhere()
        return 0
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_run(args, Path(folder)))
    return 0


async def _run(args: argparse.Namespace, folder: Path) -> None:
    async with serving(database=str(folder / "motu.db"), unlimited=not args.limits) as server:
        await measure(server, args)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
