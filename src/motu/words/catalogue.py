"""The messages of one language, and their texts: arguments filled in, plural forms chosen."""

from __future__ import annotations

from motu.words.fluent import Entry, Pattern, Placeable, Reference, Select, Variable, split

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


def _one_or_other(n: int) -> str:
    """English and German: only 1 is `one`."""
    return "one" if abs(n) == 1 else "other"


def _french(n: int) -> str:
    """French: 0 and 1 are `one`, whole millions are `many` (they take « de »)."""
    if abs(n) < 2:
        return "one"
    return "many" if n % 1_000_000 == 0 else "other"


def _russian(n: int) -> str:
    """Russian goes by the last digit, except that the teens are all `many`."""
    unit, teen = abs(n) % 10, 11 <= abs(n) % 100 <= 14
    if unit == 1 and not teen:
        return "one"
    if 2 <= unit <= 4 and not teen:
        return "few"
    return "many"


CATEGORY: dict[str, Callable[[int], str]] = {
    "en": _one_or_other,
    "fr": _french,
    "de": _one_or_other,
    "ru": _russian,
}
"""The CLDR cardinal plural category of an integer, for each language."""


class Catalogue:
    """The messages and terms of one language; each is read when first used."""

    def __init__(self, language: str) -> None:
        self._category = CATEGORY[language]
        self._entries: dict[str, Entry] = {}
        self._patterns: dict[str, Pattern] = {}

    def add(self, file: str, text: str) -> None:
        """Takes in the text of a file; of two entries with one id the first stays."""
        for entry in split(file, text):
            self._entries.setdefault(entry.id, entry)

    def ids(self) -> set[str]:
        """The ids of the messages, without the terms."""
        return {id_ for id_ in self._entries if not id_.startswith("-")}

    def format(self, message: str, args: Mapping[str, str | int]) -> str | None:
        """The text of a message with these arguments, or None if there is no such message."""
        if message.startswith("-") or message not in self._entries:
            return None
        return self._join(self._pattern(message), args, (message,))

    def _pattern(self, id_: str) -> Pattern:
        """The pattern of an entry, read once."""
        pattern = self._patterns.get(id_)
        if pattern is None:
            pattern = self._patterns[id_] = self._entries[id_].read()
        return pattern

    def _join(self, pattern: Pattern, args: Mapping[str, str | int], within: tuple[str, ...]) -> str:
        """The text of a pattern that is part of the entries `within`, outermost first."""
        return "".join([part if isinstance(part, str) else self._text(part, args, within) for part in pattern])

    def _text(self, part: Placeable, args: Mapping[str, str | int], within: tuple[str, ...]) -> str:
        """The text of a placeable."""
        if isinstance(part, Variable):
            value = args.get(part.name, f"{{${part.name}}}")
            return value if isinstance(value, str) else format(value, "d")
        if isinstance(part, Select):
            return self._join(self._chosen(part, args.get(part.name)), args, within)
        if isinstance(part, Reference):
            return self._referred(part.id, args, within)
        return part.value

    def _chosen(self, select: Select, value: str | int | None) -> Pattern:
        """The variant for a value: a number fits its own key or its plural category, a string its own."""
        for key, pattern in select.variants:
            if key == value or (isinstance(value, int) and key == self._category(value)):
                return pattern
        return select.default

    def _referred(self, id_: str, args: Mapping[str, str | int], within: tuple[str, ...]) -> str:
        """The text of another entry; as Fluent has it, a term sees no arguments, and a circle is ???."""
        if id_ in within:
            return "???"
        if id_ not in self._entries:
            return f"{{{id_}}}"
        return self._join(self._pattern(id_), {} if id_.startswith("-") else args, (*within, id_))
