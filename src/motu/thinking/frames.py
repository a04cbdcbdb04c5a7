"""What goes through the pipes between a server and its workers: a length of four bytes, then the body.

Orders to a worker are pickles: the server has built everything in them itself, nothing that a client sent is ever
unpickled. Answers are JSON, so that whatever happens in a worker, the server unpickles nothing and imports nothing; or
bytes that the server only passes on, which it does not even read.
"""

from __future__ import annotations

import json
import pickle
from struct import Struct
from typing import TYPE_CHECKING, Any, BinaryIO

if TYPE_CHECKING:
    from asyncio import StreamReader  # workers start faster without it

_LENGTH = Struct(">I")
_BYTES = 1 << 31
"""Added to the length of an answer that is bytes."""

REMEMBERED = 8
"""For how many a worker remembers what it has planned."""

STOP = "stop"
"""The kind of an order that asks the job before it to end, if it can."""


class Unready(Exception):
    """The code for this is not compiled yet."""


def order(kind: str, **arguments: Any) -> bytes:
    """An order as it goes to a worker."""
    return _framed(pickle.dumps((kind, arguments), pickle.HIGHEST_PROTOCOL))


def answer(kind: str, what: Any = None) -> bytes:
    """An answer as it goes to the server. Numbers of numpy become plain ones."""
    if isinstance(what, bytes):
        return _LENGTH.pack(_BYTES + len(what)) + what
    return _framed(json.dumps([kind, what], default=lambda number: number.item()).encode())


def read_order(pipe: BinaryIO) -> tuple[str, dict[str, Any]] | None:
    """The next order; None when there will be none any more."""
    head = pipe.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    length: int = _LENGTH.unpack(head)[0]
    body = pipe.read(length)
    if len(body) < length:
        return None
    kind, arguments = pickle.loads(body)
    return kind, arguments


async def read_answer(pipe: StreamReader) -> tuple[str, Any] | None:
    """The next answer and its kind; None when there will be none any more."""
    try:
        length: int = _LENGTH.unpack(await pipe.readexactly(_LENGTH.size))[0]
        if length >= _BYTES:
            return "answer", await pipe.readexactly(length - _BYTES)
        kind, what = json.loads(await pipe.readexactly(length))
    except (EOFError, OSError):
        return None
    return kind, what


def _framed(body: bytes) -> bytes:
    return _LENGTH.pack(len(body)) + body
