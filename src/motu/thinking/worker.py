"""`python -m motu.thinking.worker NICENESS TASKS`: a process that does one job after the other, as told by a pipe.

What it can do are the `TASKS` of the module of that name: bots that think, most often.

A second thread listens to it meanwhile. When that ends, the server is gone, however it came, and so is the worker.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from importlib import import_module
from queue import SimpleQueue
from time import monotonic
from typing import Any, BinaryIO

from motu.core.errors import MotuError
from motu.thinking.frames import STOP, Unready, answer, read_order

OFTEN = 0.2
"""Seconds between two words about progress, at least."""


class Line:
    """The worker's end of the line to the server, as a task has it."""

    def __init__(self, pipe: BinaryIO) -> None:
        self.stopped = threading.Event()
        self._pipe = pipe
        self._told = 0.0

    def say(self, kind: str, what: Any = None) -> None:
        self._pipe.write(answer(kind, what))
        self._pipe.flush()

    def begin(self) -> None:
        """All is loaded: from now on the time counts."""
        self.say("begun")

    def progress(self, far: float) -> bool:
        """Tell how far it has come, not too often; False when nobody wants to know any more."""
        now = monotonic()
        if far >= 1.0 or now - self._told >= OFTEN:
            self._told = now
            self.say("progress", far)
        return not self.stopped.is_set()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    # What a bot prints must not get between the answers: it goes where errors go. And there is nothing for it to read.
    orders, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    tasks = import_module(sys.argv[2]).TASKS
    line, jobs = Line(answers), SimpleQueue[tuple[str, dict[str, Any]]]()
    threading.Thread(target=_listen, args=(orders, line, jobs), daemon=True).start()
    try:
        while True:
            kind, arguments = jobs.get()
            _do(line, kind, tasks[kind], arguments)
    except BrokenPipeError:  # the server is gone
        os._exit(0)


def _listen(orders: BinaryIO, line: Line, jobs: SimpleQueue[tuple[str, dict[str, Any]]]) -> None:
    try:
        while found := read_order(orders):
            if found[0] == STOP:
                line.stopped.set()
            else:
                line.stopped.clear()
                jobs.put(found)
    except BaseException:  # an order that cannot be read would leave the server waiting
        traceback.print_exc()
    os._exit(0)


def _do(line: Line, kind: str, task: Callable[..., Any], arguments: dict[str, Any]) -> None:
    try:
        found = task(line, **arguments)
    except Unready:
        line.say("unready")
    except MotuError as error:
        place = [getattr(error, name, None) for name in ("line", "column")]
        line.say("refused", [error.reason.id, dict(error.reason.args), *place])
    except (Exception, SystemExit):  # whatever a bot may do
        line.say("broken", traceback.format_exc())
    else:
        if kind != "load":
            line.say("answer", found)


if __name__ == "__main__":
    main()
