"""Messages as sentences, for the errors that a program gets."""

from __future__ import annotations

from functools import cache

from motu.core.errors import Message
from motu.words import Words


@cache
def _words() -> Words:
    return Words("en")


def say(message: Message) -> str:
    return _words().tell(message.id, message.args)
