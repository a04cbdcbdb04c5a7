"""A table of components: a TOML file whose entries know where they stand, so that a mistake has a file and a line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from typing import cast

from motu.core.errors import Message, MotuError, message
from motu.paradise.box import slug
from motu.paradise.grid import CELL_OF, NAMES
from motu.paradise.toml_lines import Path, lines_of

MARKS = ("rulebook", "report", "house")
"""Where an entry comes from: the rules, what players tell, or ourselves."""

_SYNTAX_AT = re.compile(r"\(at line (\d+), column (\d+)\)$")
_LONGEST = 40
_DOTS = 32
"""No line has more: a key of thousands of parts would keep tomllib busy for minutes."""


class BadComponents(MotuError):
    """A mistake in a folder of components; `line` counts from 1 and is 0 where no line is to blame."""

    def __init__(self, reason: Message, file: str, line: int = 0) -> None:
        super().__init__(reason)
        self.file = file
        self.line = line

    @property
    def where(self) -> str:
        return f"{self.file}:{self.line}" if self.line else self.file

    def __str__(self) -> str:
        return f"{self.where}: {super().__str__()}"


class ComponentTable:
    """One file: what it says and on which line."""

    def __init__(self, name: str, file: str, text: str) -> None:
        self.name = name
        self.file = file
        self.house: list[str] = []
        """The entries that are house values, by what they are about."""
        self.text = text
        self._lines: dict[Path, int] = {}
        for number, words in enumerate(text.split("\n"), 1):
            if words.count(".") > _DOTS:
                raise BadComponents(message("paradise-components-dots", most=_DOTS), file, number)
        try:
            self.values: dict[str, object] = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # not TOML, or numbers and nesting beyond all bounds
            found = _SYNTAX_AT.search(str(error))
            line, column = (int(found[1]), int(found[2])) if found else (text.count("\n") + 1, 1)
            raise BadComponents(message("paradise-components-syntax", column=column), file, line) from None

    def line(self, path: Path) -> int:
        """The line of a value, or of what it would be part of. Looked up only when something is wrong."""
        if not self._lines:
            self._lines = lines_of(self.text.replace("\r\n", "\n"))
        while path not in self._lines:
            path = path[:-1]
        return self._lines[path]

    def bad(self, path: Path, reason: Message) -> BadComponents:
        return BadComponents(reason, self.file, self.line(path))

    def expect(self, keys: Sequence[str]) -> None:
        """The file says these things and nothing else."""
        self.check_keys((), self.values, keys, ())

    def check_keys(self, path: Path, values: dict[str, object], needed: Sequence[str], allowed: Sequence[str]) -> None:
        for key in values:
            if key not in needed and key not in allowed:
                known = ", ".join([*needed, *allowed])
                raise self.bad((*path, key), message("paradise-components-unknown-key", key=key[:_LONGEST], keys=known))
        for key in needed:
            if key not in values:
                raise self.bad(path, message("paradise-components-missing-key", key=key))

    def rows(self, key: str, needed: Sequence[str], allowed: Sequence[str] = ()) -> list[Row]:
        """The entries of a list, each with these keys and its mark."""
        found = self.values[key]
        if not isinstance(found, list):
            raise self.bad((key,), message("paradise-components-not-a-list", key=key))
        return [self._row((key, place), each, needed, allowed) for place, each in enumerate(found)]

    def row(self, key: str, needed: Sequence[str]) -> Row:
        """An entry that stands alone."""
        return self._row((key,), self.values[key], needed, ())

    def _row(self, path: Path, values: object, needed: Sequence[str], allowed: Sequence[str]) -> Row:
        if not isinstance(values, dict):
            raise self.bad(path, message("paradise-components-not-an-entry", keys=", ".join([*needed, "mark"])))
        entry = cast("dict[str, object]", values)
        self.check_keys(path, entry, [*needed, "mark"], allowed)
        if entry["mark"] not in MARKS:
            raise self.bad((*path, "mark"), message("paradise-components-mark", marks=", ".join(MARKS)))
        row = Row(self, path, entry)
        if entry["mark"] == "house":
            self.house.append(row.about())
        return row


class Row:
    """One entry of a table. Each question gives the value of a key, checked."""

    def __init__(self, table: ComponentTable, path: Path, values: dict[str, object]) -> None:
        self.table = table
        self.path = path
        self._values = values

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def about(self) -> str:
        """The entry in a few words: its file, the list it stands in and what it speaks of."""
        first = next(value for key, value in self._values.items() if key != "mark")
        told = ", ".join(map(str, first)) if isinstance(first, list) else str(first)
        return f"{self.table.name}: {self.path[0]}: {told}"

    def bad(self, reason: Message, *below: str | int) -> BadComponents:
        """A mistake in this entry, or in a part of it."""
        return self.table.bad((*self.path, *below), reason)

    def whole(self, key: str, low: int, high: int) -> int:
        return self._whole(self._values[key], low, high, key)

    def wholes(self, key: str, low: int, high: int) -> tuple[int, ...]:
        return tuple(self._whole(each, low, high, key, place) for place, each in enumerate(self._list(key)))

    def text(self, key: str) -> str:
        return self._name(self._values[key], key)

    def texts(self, key: str) -> tuple[str, ...]:
        return tuple(self._name(each, key, place) for place, each in enumerate(self._list(key)))

    def cell(self, key: str = "hex") -> int:
        return self._cell(self._values[key], key)

    def cells(self, key: str = "hexes") -> tuple[int, ...]:
        return tuple(self._cell(each, key, place) for place, each in enumerate(self._list(key)))

    def choice(self, key: str, choices: Sequence[str], default: str) -> str:
        found = self._values.get(key, default)
        if found not in choices:
            raise self.bad(message("paradise-components-choice", key=key, choices=", ".join(choices)), key)
        return str(found)

    def flag(self, key: str) -> bool:
        """Whether something is so; it is not where nothing is said."""
        found = self._values.get(key, False)
        if not isinstance(found, bool):
            raise self.bad(message("paradise-components-flag", key=key), key)
        return found

    def _list(self, key: str) -> list[object]:
        found = self._values[key]
        if not isinstance(found, list):
            raise self.bad(message("paradise-components-not-a-list", key=key), key)
        return found

    def _whole(self, value: object, low: int, high: int, key: str, *below: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.bad(message("paradise-components-whole", key=key, low=low, high=high), key, *below)
        return value

    def _name(self, value: object, key: str, *below: int) -> str:
        if not isinstance(value, str) or not value.isprintable() or not value.strip() or len(value) > _LONGEST:
            raise self.bad(message("paradise-components-text", key=key, longest=_LONGEST), key, *below)
        return value

    def _cell(self, value: object, key: str, *below: int) -> int:
        cell = CELL_OF.get(value) if isinstance(value, str) else None
        if cell is None:
            args = {"hex": str(value)[:_LONGEST], "first": NAMES[0], "last": NAMES[-1]}
            raise self.bad(message("paradise-components-no-hex", **args), key, *below)
        return cell


class Written:
    """The names of one kind of things as records write them: without spaces and signs, and yet each another."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}

    def add(self, row: Row, name: str) -> None:
        short = slug(name)
        if not short:
            raise row.bad(message("paradise-components-no-letters", name=name), "name")
        if short in self._names:
            raise row.bad(message("paradise-components-alike", name=name, other=self._names[short]), "name")
        self._names[short] = name
