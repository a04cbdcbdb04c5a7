"""A lock that a process has until it ends, whatever its end is."""

from __future__ import annotations

import os
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows: there nobody is kept from starting two servers on one file
    fcntl = None  # type: ignore[assignment]


class Lock:
    """A file that this process holds."""

    def __init__(self, file: int) -> None:
        self._file: int | None = file

    def release(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            os.close(file)


def take_lock(path: Path) -> Lock | None:
    """The lock in this file, which is made if need be; None if another has it, OSError where there cannot be one."""
    file = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(file)
            return None
    return Lock(file)
