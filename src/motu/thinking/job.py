"""What there is to do for a crew."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

REMEMBERED = 8
"""For how many a worker remembers what it has planned."""


@dataclass(frozen=True)
class Job:
    """One thought.

    kind        which line it waits in
    order       what the worker is told
    seconds     after so long, counted from when the worker has all its code loaded, it is killed
    who         for whom: a worker that has thought for him before is the best, if it is free
    urgent      it waits in front of all others of its kind, and is never turned away
    progress    is told how far it has come, from 0 to 1
    """

    kind: str
    order: bytes
    seconds: float
    who: str = ""
    urgent: bool = False
    progress: Callable[[float], object] | None = None
