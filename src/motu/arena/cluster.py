"""An arena on a Ray cluster: the same deals as tasks, wherever there is a free core.

It joins the cluster that RAY_ADDRESS names (`auto` is one that runs on this machine); where nothing is named, it starts
one here for itself, which nobody else can reach.
"""

from __future__ import annotations

import os
import socket
import sys
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from motu.arena.play import play_warm
from motu.arena.process_pool import DEATHS
from motu.arena.results import Result
from motu.arena.run import DeadlyDeal
from motu.arena.tournament import Deal, Tournament
from motu.core.errors import MotuError, message

AHEAD = 2
"""How many deals a core may have waiting, so that it never waits itself."""


class NoCluster(MotuError):
    """Ray is missing, or the cluster that was named cannot be reached."""


def play_on_ray(plan: Tournament, deals: Sequence[Deal]) -> Iterator[Result]:
    """Play these deals, and give each as it is finished; DeadlyDeal where that cannot be done."""
    if find_spec("ray") is None:
        raise NoCluster(message("arena-no-ray"))
    if not deals:
        return
    ours = "ray" not in sys.modules or not sys.modules["ray"].is_initialized()
    if ours:
        start()
    import ray  # noqa: PLC0415  (an extra of the package, and very slow to import)

    try:
        yield from _play(ray, plan, deals)
    finally:
        if ours:
            ray.shutdown()


def start(cores: int | None = None) -> None:
    """Join the cluster that is named; without one, start it on this machine, with so many cores or all."""
    address = os.environ.get("RAY_ADDRESS", "")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if not address:
        # Ray reads this when it is imported. Its name is odd, its effect is that all listen on the loopback alone.
        os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
    import ray  # noqa: PLC0415

    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if not address:
        ray.init(address="local", num_cpus=cores, include_dashboard=False, **quiet)
        return
    try:
        if address != "auto":
            _knock(address)
        ray.init(address=address, **quiet)
    except (OSError, ValueError, RuntimeError):
        raise NoCluster(message("arena-no-cluster", address=address)) from None


def _knock(address: str) -> None:
    """OSError or ValueError where nobody answers: Ray itself would try for minutes."""
    host, _, port = address.rpartition("/")[2].rpartition(":")
    socket.create_connection((host, int(port)), timeout=5).close()


def _play(ray: Any, plan: Tournament, deals: Sequence[Deal]) -> Iterator[Result]:
    # Ray itself plays a deal again whose worker died. What is left is the death of machines and of their memories.
    task = ray.remote(num_cpus=1, max_retries=DEATHS - 1)(play_warm)
    shared = ray.put(_found_anywhere(plan))
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting, flying, losses = deque(deals), dict[Any, Deal](), Counter[Deal]()
    while waiting or flying:
        while waiting and len(flying) < most:
            deal = waiting.popleft()
            flying[task.remote(shared, deal)] = deal
        ready, _ = ray.wait(list(flying), num_returns=1)
        deal = flying.pop(ready[0])
        try:
            result = ray.get(ready[0])
        except ray.exceptions.WorkerCrashedError:
            raise DeadlyDeal(plan, deal) from None
        except ray.exceptions.RayTaskError:
            raise  # ours: bots answer for their own errors
        except ray.exceptions.RayError:
            losses[deal] += 1
            if losses[deal] == DEATHS:
                raise DeadlyDeal(plan, deal) from None
            waiting.appendleft(deal)
        else:
            yield result


def _found_anywhere(plan: Tournament) -> Tournament:
    """The same plan with bots in files named in full: workers run in a folder of their own."""
    entrants = []
    for entrant in plan.entrants:
        file, colon, maker = entrant.bot.rpartition(":")
        is_file = colon and file.endswith(".py")
        entrants.append(entrant._replace(bot=f"{Path(file).resolve()}:{maker}") if is_file else entrant)
    return replace(plan, entrants=tuple(entrants))
