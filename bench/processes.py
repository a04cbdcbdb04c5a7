"""A server in processes of its own, and what they use: processor time and memory."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

START = """
import sys
import msgspec
from motu.web.serve import Settings, run
run(msgspec.json.decode(sys.argv[1], type=Settings))
"""


class Serving:
    """A server that answers."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process, self.port = process, port
        self.empty = memory(self.pids)

    @property
    def pids(self) -> list[int]:
        return processes(self.process.pid)


@asynccontextmanager
async def serving(**settings: Any) -> AsyncIterator[Serving]:
    """A server without limits on how often somebody asks; its bots are of no concern."""
    port = free_port()
    settings = {"port": port, "thinkers": 1, "level": "warning", "unlimited": True, "warm": False, **settings}
    process = subprocess.Popen([sys.executable, "-P", "-c", START, json.dumps(settings)])
    try:
        for _ in range(600):
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                break
            except OSError:
                if process.poll() is not None:
                    raise RuntimeError("the server did not start") from None
                await asyncio.sleep(0.1)
        await asyncio.sleep(1)
        yield Serving(process, port)
    finally:
        process.terminate()
        try:
            await asyncio.to_thread(process.wait, 20)
        except subprocess.TimeoutExpired:  # it has too much to do for a farewell
            process.kill()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def processes(root: int) -> list[int]:
    """The server's own processes: all below this one, but for those in which bots think and copies are made."""
    found = [root]
    for line in Path("/proc").iterdir():
        if line.name.isdigit():
            try:
                stat = (line / "stat").read_text()
                command = (line / "cmdline").read_bytes()
            except OSError:
                continue
            if (
                int(stat.rpartition(")")[2].split()[1]) in found
                and b"thinking" not in command
                and b"make_copy" not in command
            ):
                found.append(int(line.name))
    return found


def cpu_seconds(pids: list[int]) -> float:
    ticks = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def memory(pids: list[int]) -> float:
    """Megabytes in use, all processes together."""
    total = 0
    for pid in pids:
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                total += int(line.split()[1])
    return total / 1024
