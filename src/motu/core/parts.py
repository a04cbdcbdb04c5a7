"""Long work in parts: whoever does it may see to something else between two of them."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")
Parts = Generator[None, None, T]


def finish(work: Parts[T]) -> T:
    """All parts at once, and what came of them."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value  # type: ignore[no-any-return]
