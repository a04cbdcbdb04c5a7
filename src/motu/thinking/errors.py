"""Why there is no answer.

MotuError
  TooBusy     too many wait already
  TooLate     it took longer than it may, and was stopped
  NotReady    the code for it is being compiled
  Broken      it failed, or killed every process that tried it
  Closed      nobody thinks here any more
"""

from __future__ import annotations

from motu.core.errors import MotuError, message


class TooBusy(MotuError):
    """Too many wait already for the same kind of thought."""

    def __init__(self) -> None:
        super().__init__(message("thinking-too-busy"))


class TooLate(MotuError):
    """It took longer than it may."""

    def __init__(self) -> None:
        super().__init__(message("thinking-too-late"))


class NotReady(MotuError):
    """The code that thinks is not compiled yet; that takes about a minute, once."""

    def __init__(self) -> None:
        super().__init__(message("thinking-not-ready"))


class Broken(MotuError):
    """It failed, by no fault of who asked: the log says how."""

    def __init__(self) -> None:
        super().__init__(message("thinking-broken"))


class Closed(MotuError):
    """The server is ending."""

    def __init__(self) -> None:
        super().__init__(message("thinking-closed"))
