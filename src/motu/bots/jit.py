"""Handing plain functions to Numba from outside: what every game's compiled rules share.

The rules call `chance.below(n, of)` and `number.bit_count()`. In jitted code chance is an array of one 64-bit number,
and these two methods get the implementations below. Numba's own cache does not notice that a rule in another file has
changed, so the cache lies in a folder named by a hash of all sources.
"""

from __future__ import annotations

import hashlib
import importlib.util
import inspect
import os
import shutil
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

KEPT = 4
"""How many folders of compiled code are kept: tests, a player, and two versions before."""


def available() -> bool:
    """Whether Numba is installed. Looks without importing it."""
    return importlib.util.find_spec("numba") is not None


def cache_folder() -> Path:
    """Where compiled code of just these sources lies, for this Python, this Numba and its checks of bounds."""
    from importlib.metadata import version  # noqa: PLC0415  (slow to load, and most who ask `available` need no cache)

    digest = hashlib.sha256()
    home = Path(__file__).parents[1]
    for part in ("core/**/*.py", "kahuna/**/*.py", "bots/*.py", "bots/kahuna/**/*.py"):
        for path in sorted(home.glob(part)):
            digest.update(f"{path.relative_to(home)}\0".encode() + path.read_bytes() + b"\0")
    bounds = os.environ.get("NUMBA_BOUNDSCHECK", "")
    digest.update(f"{sys.version} {version('numba')} {bounds}".encode())
    root = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(root) / "motu" / "compiled" / digest.hexdigest()[:16]


def warm_mark(what: str = "warm") -> Path:
    """What is there when all is compiled, or this part of it. Each checkout has its own: Numba keeps the same source
    apart by its place."""
    place = hashlib.sha256(str(Path(__file__).parents[1]).encode()).hexdigest()[:16]
    return cache_folder() / f"{what}-{place}"


def use_cache() -> bool:
    """Let Numba keep compiled code in the folder of these sources; False where it cannot be written."""
    import numba  # noqa: PLC0415  (only for those who compile)

    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "used").touch()
        marks = (mark for mark in folder.parent.glob("*/used") if mark.parent != folder)
        others = sorted(marks, key=lambda mark: mark.stat().st_mtime, reverse=True)
    except OSError:
        return False
    setattr(numba.config, "CACHE_DIR", str(folder))  # noqa: B010  (mypy does not see Numba's settings)
    for old in others[KEPT - 1 :]:
        shutil.rmtree(old.parent, ignore_errors=True)
    return True


def hand_over(*modules: ModuleType) -> None:
    """Let jitted code call the functions of these modules, which know nothing of it."""
    from numba.extending import register_jitable  # noqa: PLC0415

    _teach_methods()
    for module in modules:
        for function in vars(module).values():
            if inspect.isfunction(function) and function.__module__ == module.__name__:
                register_jitable(function)


_taught = False


def _teach_methods() -> None:
    global _taught  # noqa: PLW0603  (Numba's registry is global as well)
    if _taught:
        return
    _taught = True
    import numpy as np  # noqa: PLC0415
    from numba import types  # noqa: PLC0415
    from numba.extending import intrinsic, overload_method  # noqa: PLC0415

    @intrinsic
    def popcount(context: Any, number: Any) -> Any:
        """The processor's own count of set bits."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return number(number), generate

    @overload_method(types.Integer, "bit_count")
    def bit_count(number: Any) -> Any:
        def implementation(number: Any) -> Any:
            return popcount(number)  # type: ignore[call-arg]  # Numba passes the context

        return implementation

    step, mix1, mix2 = np.uint64(_STEP), np.uint64(_MIX1), np.uint64(_MIX2)

    @overload_method(types.Array, "below")
    def below(chance: Any, n: Any, of: Any) -> Any:
        if chance.dtype != types.uint64:
            return None

        def splitmix(chance: Any, n: Any, of: Any) -> Any:
            z = chance[0] + step
            chance[0] = z
            z = (z ^ (z >> np.uint64(30))) * mix1
            z = (z ^ (z >> np.uint64(27))) * mix2
            z ^= z >> np.uint64(31)
            return np.int64(((z >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))

        return splitmix


# SplitMix64: one 64-bit number of state. The upper half, times n, shifted down: a number below n.
_STEP = 0x9E3779B97F4A7C15
_MIX1 = 0xBF58476D1CE4E5B9
_MIX2 = 0x94D049BB133111EB
_MASK = (1 << 64) - 1


class TwinChance:
    """The same numbers as jitted code draws from the same start, for interpreted rules."""

    def __init__(self, state: int) -> None:
        self.state = state

    def below(self, n: int, of: Any = None) -> int:
        self.state = z = (self.state + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * _MIX1) & _MASK
        z = ((z ^ (z >> 27)) * _MIX2) & _MASK
        z ^= z >> 31
        return ((z >> 32) * n) >> 32
