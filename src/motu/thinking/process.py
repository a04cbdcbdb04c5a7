"""A worker process as the server sees it: it is told something, it answers, it dies."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from typing import Any

from motu.thinking.frames import read_answer

logger = logging.getLogger(__name__)

DYING = 1.0
"""Seconds that a process has to end by itself when it has stopped talking."""


class Died(Exception):
    """The process is no more: nothing will be answered."""


class Process:
    """A new process. Orders may be sent from the beginning on; they are read when it has started."""

    def __init__(self, niceness: int, tasks: str) -> None:
        self.dead = False
        self.pid: int | None = None
        self._process: asyncio.subprocess.Process | None = None
        self._unsent: list[bytes] = []
        self._answers: asyncio.Queue[tuple[str, Any] | None] = asyncio.Queue()
        self.life = asyncio.create_task(self._live(str(niceness), tasks))

    def send(self, order: bytes) -> None:
        if self._process is None:
            self._unsent.append(order)
        elif not self.dead:
            self._write(self._process, order)

    async def receive(self) -> tuple[str, Any]:
        """The kind of the next answer, and the answer; Died where none will come."""
        found = None if self.dead and self._answers.empty() else await self._answers.get()
        if found is None:
            raise Died
        return found

    def kill(self) -> None:
        """End it, whatever it does. Who must know that it is gone waits for `life`."""
        # Twice would be once too often: asyncio, and not this signal, is to find out how a process has ended.
        if self._process is not None and not self.dead:
            with suppress(ProcessLookupError):
                self._process.kill()
        self.dead = True

    @staticmethod
    def _write(process: asyncio.subprocess.Process, order: bytes) -> None:
        assert process.stdin is not None
        with suppress(RuntimeError, OSError):  # its end of the pipe is gone: whoever receives is told
            process.stdin.write(order)

    async def _live(self, *arguments: str) -> None:
        try:
            await self._run(*arguments)
        except Exception:
            logger.exception("a worker could not be started, or not be understood")
        finally:
            self.dead = True
            self._answers.put_nowait(None)

    async def _run(self, *arguments: str) -> None:
        # The same modules as here, and nothing of the folder where the server happens to be started. A session of its
        # own: Ctrl-C in a terminal is for the server.
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        command = (sys.executable, "-P", "-m", "motu.thinking.worker", *arguments)
        self._process = process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, env=environment, start_new_session=True
        )
        assert process.stdin is not None
        assert process.stdout is not None
        self.pid = process.pid
        if self.dead:
            process.kill()
        try:
            for order in self._unsent:
                self._write(process, order)
            while not self.dead and (found := await read_answer(process.stdout)):
                self._answers.put_nowait(found)
        finally:
            process.stdin.close()  # the end for every worker that listens
            try:
                async with asyncio.timeout(DYING):
                    await process.wait()
            except TimeoutError:
                process.kill()
            # Both pipes must have ended before asyncio counts the process as closed.
            await process.stdout.read()
            await process.wait()
