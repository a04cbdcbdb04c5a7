"""A file that one process holds alone, until it lets go or ends, however it ends."""

from __future__ import annotations

import importlib
import os
from pathlib import Path
from types import ModuleType

fcntl: ModuleType | None
try:
    fcntl = importlib.import_module("fcntl")
except ImportError:  # a system without such locks
    fcntl = None


class Held(Exception):
    """Another process has the file."""


def hold(file: str, create: bool = False) -> int | None:
    """Hold a file: its open handle; None where files cannot be locked. Held, or OSError where there is none to hold."""
    while True:
        handle = _opened(file, create)
        try:
            if not _locked(handle):
                os.close(handle)
                return None
            if _is_still(file, handle):
                return handle
        except BaseException:
            os.close(handle)
            raise
        os.close(handle)  # whoever had it has put another in its place, or none: look again


def _opened(file: str, create: bool) -> int:
    try:
        return os.open(file, os.O_RDWR | (os.O_CREAT if create else 0), 0o600)
    except PermissionError:
        if create:
            raise
        return os.open(file, os.O_RDONLY)


def _locked(handle: int) -> bool:
    """Whether the file is ours now; no where that cannot be said, as on some disks of other machines."""
    if fcntl is None:
        return False
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Held from None
    except OSError:
        return False
    return True


def _is_still(file: str, handle: int) -> bool:
    try:
        return os.path.samestat(os.fstat(handle), Path(file).stat())
    except FileNotFoundError:
        return False
