"""What the programs say, in the player's language.

The texts are Fluent files in a folder for each language, `<language>/*.ftl`; `fluent` reads them, and `catalogue`
fills in what they leave open.
"""

# Importing pathlib would cost ten times what all of this package does.
# ruff: noqa: PTH118, PTH120, PTH123, PTH208

from __future__ import annotations

import os

from motu.words.catalogue import Catalogue
from motu.words.fluent import BadCatalogue

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import TypeGuard

    from motu.core.errors import Message, Value

__all__ = ["LANGUAGES", "BadCatalogue", "Words", "choose"]

LANGUAGES = ("en", "fr", "de", "ru")

_FOLDER = os.path.dirname(__file__)
_SETTINGS = ("MOTU_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def choose(wanted: str | None, environ: Mapping[str, str]) -> str:
    """The language to speak: the one wanted, else the environment's, else English.

    Locale names count by their language ("fr_FR.UTF-8" and "fr-CA" are French); a language that has
    no catalogue is passed over.
    """
    for name in (wanted, *(environ.get(setting) for setting in _SETTINGS)):
        language = _language_of(name or "")
        if language in LANGUAGES:
            return language
    return "en"


def _language_of(locale: str) -> str:
    """The language subtag of a POSIX or BCP 47 locale name."""
    for mark in ".@_-":
        locale = locale.partition(mark)[0]
    return locale.strip().lower()


class Words:
    """The messages of one language, with English standing in for those that it lacks."""

    def __init__(self, language: str, folder: str | os.PathLike[str] = _FOLDER) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no catalogue for language {language!r}, only for {', '.join(LANGUAGES)}")
        self.language = language
        self._folder = folder
        self._catalogues: dict[str, Catalogue] = {}

    def say(self, message: str, /, **args: Value) -> str:
        """The text of a message with these arguments."""
        return self.tell(message, args)

    def tell(self, message: str, args: Mapping[str, Value]) -> str:
        """The text of a message; where there is none, its id and arguments as they are."""
        filled = {name: self.argument_text(value) for name, value in args.items()}
        for language in dict.fromkeys((self.language, "en")):
            text = self._catalogue(language).format(message, filled)
            if text is not None:
                return text
        if not filled:
            return message
        return f"{message} ({', '.join(f'{name}: {value}' for name, value in filled.items())})"

    def argument_text(self, value: Value) -> str | int:
        """What fills in a message: words and numbers as they are, messages by their texts, lists with commas."""
        if isinstance(value, (str, int)):
            return value
        if _is_message(value):
            return self.tell(value.id, value.args)
        return ", ".join([str(self.argument_text(each)) for each in value])

    def ids(self) -> set[str]:
        """The ids of the messages that this language has itself."""
        return self._catalogue(self.language).ids()

    def _catalogue(self, language: str) -> Catalogue:
        """The catalogue of a language, read from its files when first asked for."""
        known = self._catalogues.get(language)
        if known is None:
            known = Catalogue(language)
            folder = os.path.join(self._folder, language)
            for file in sorted(os.listdir(folder)):
                if file.endswith(".ftl"):
                    with open(os.path.join(folder, file), "rb") as stream:
                        known.add(f"{language}/{file}", stream.read().decode())
            self._catalogues[language] = known
        return known


def _is_message(value: tuple[Value, ...] | Message) -> TypeGuard[Message]:
    """Whether it is a message and no list, without importing what messages are made of."""
    return hasattr(value, "args")
