"""What the programs say, in the player's language.

The texts are Fluent files in a folder for each language, `<language>/*.ftl`; `fluent` reads them.
"""

# Importing pathlib would cost ten times what all of this package does.
# ruff: noqa: PTH118, PTH120, PTH123, PTH208

from __future__ import annotations

import os

from motu.words.fluent import BadCatalogue, Catalogue

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

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

    def say(self, message: str, /, **args: str | int) -> str:
        """The text of a message with these arguments."""
        return self.tell(message, args)

    def tell(self, message: str, args: Mapping[str, str | int]) -> str:
        """The text of a message; where there is none, its id and arguments as they are."""
        for language in dict.fromkeys((self.language, "en")):
            text = self._catalogue(language).format(message, args)
            if text is not None:
                return text
        if not args:
            return message
        return f"{message} ({', '.join(f'{name}: {value}' for name, value in args.items())})"

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
