"""Motu: the board games Kahuna and Conquest of Paradise, for people and programs.

Nothing that takes time is imported here: take what you need from `motu.core`, `motu.kahuna`, `motu.paradise` and so on.
"""

from motu.core import speech

TYPE_CHECKING = False
if TYPE_CHECKING:
    from motu.core.errors import Message
    from motu.words import Words

__version__ = "0.2.0.dev0"

_english: "list[Words]" = []


def _say(message: "Message") -> str:
    """A message in English. The catalogue is read when the first error is printed."""
    if not _english:
        from motu.words import Words  # noqa: PLC0415  (most programs never need it)

        _english.append(Words("en"))
    return _english[0].tell(message.id, message.args)


speech.speaker = _say
