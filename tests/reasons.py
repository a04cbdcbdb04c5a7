"""What an error says, by the id of its message: its sentence is for people."""

from __future__ import annotations

import re
from collections.abc import Callable

from motu.core.errors import MotuError


def says(pattern: str) -> Callable[[MotuError], bool]:
    """Whether an error has such a message, by id and arguments: `pytest.raises(…, check=says("tables-over"))`."""
    return lambda error: re.search(pattern, str(error.reason)) is not None
