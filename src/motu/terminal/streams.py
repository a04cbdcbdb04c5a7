"""Standard input and output that never fail over a character, whatever the encoding."""

from __future__ import annotations

import codecs
import io
import os
import sys

PLAIN = {
    "–": "-",
    "—": "-",
    "…": "...",
    "·": "-",
    "○": "o",
    "■": "#",
    "’": "'",
    "‘": "'",
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "\u00a0": " ",
    "\u202f": " ",
}
"""What stands for a character that cannot be written."""

_BLANKS = "\u00a0\u202f"


def prepare() -> None:
    """From now on what cannot be encoded is written as something plain, and what cannot be decoded is read as �."""
    codecs.register_error("motu-plain", _plainly)
    # A stream that was closed before we began is none: reading finds the end, writing goes nowhere.
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="motu-plain")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def _plainly(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    failed = error.object[error.start : error.end]
    return "".join(PLAIN.get(char, "?") for char in failed), error.end


def can_draw() -> bool:
    """Whether standard output has the dots and stones of a map."""
    try:
        "⣿○■".encode(sys.stdout.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True


def printable(value: str | int) -> str | int:
    """The value with a mark in the place of every character that could steer a terminal or begin a line."""
    if isinstance(value, int) or value.isprintable():
        return value
    return "".join(char if char.isprintable() or char in _BLANKS else "\ufffd" for char in value)


def folded(word: str) -> str:
    """The word without case and accents: they need not be typed."""
    import unicodedata  # noqa: PLC0415  (a start without a prompt is quicker)

    parts = unicodedata.normalize("NFKD", word.casefold())
    return "".join(char for char in parts if not unicodedata.combining(char))
