"""What the terminal itself finds wrong with what it was given."""

from __future__ import annotations

from motu.core.errors import Message, MotuError


class BadInput(MotuError):
    """Something on the command line or in a file that a person can mend; `where` names the place, if there is one."""

    def __init__(self, reason: Message, where: str = "") -> None:
        super().__init__(reason)
        self.where = where
