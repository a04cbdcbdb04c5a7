"""The same position, the same thought: where the randomness of advice begins."""

from __future__ import annotations

import hashlib
from typing import Any


def seed_of(view: Any) -> int:
    """A seed that follows from what the viewer knows, and from nothing else: equal views are thought about alike."""
    return int.from_bytes(hashlib.sha256(repr(view).encode()).digest()[:8], "big")
