"""On which line of a TOML text each value stands: `tomllib` reads the values and forgets where they were.

Only for texts that `tomllib` has read without complaint; what is no TOML need not be understood here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

Path = tuple[str | int, ...]
"""The way to a value: keys, and places in lists, counted from 0. The empty path is the whole text."""

_TOKEN = re.compile(
    r"""
      (?P<comment>\#[^\n]*)
    | (?P<text>"{3}(?:\\.|[^\\])*?"{3,5} | '{3}.*?'{3,5} | "(?:\\.|[^"\\\n])*" | '[^'\n]*')
    | (?P<mark>[\n\[\]{},=.])
    | (?P<bare>[^\s\#"'\[\]{},=.]+)
    """,
    re.VERBOSE | re.DOTALL,
)


class _Token(NamedTuple):
    kind: str
    text: str
    line: int


def _tokens(text: str) -> Iterator[_Token]:
    line, reached = 1, 0
    for match in _TOKEN.finditer(text):
        line += text.count("\n", reached, match.start())
        reached = match.start()
        kind = match.lastgroup or ""
        if kind != "comment":
            yield _Token(kind, match.group(), line)
    yield _Token("mark", "\n", line)


class _Reader:
    """Walks through the tokens and notes the line of every value."""

    def __init__(self, text: str) -> None:
        self.tokens = list(_tokens(text))
        self.at = 0
        self.lines: dict[Path, int] = {(): 1}
        self.counts: dict[Path, int] = {}

    def next(self) -> _Token:
        token = self.tokens[self.at]
        self.at += 1
        return token

    def sees(self, mark: str) -> bool:
        token = self.tokens[self.at]
        return token.kind == "mark" and token.text == mark

    def skip_lines(self) -> None:
        while self.sees("\n") and self.at < len(self.tokens) - 1:
            self.at += 1

    def document(self) -> None:
        table: Path = ()
        while True:
            self.skip_lines()
            if self.at >= len(self.tokens) - 1:
                return
            if self.sees("["):
                table = self.header()
            else:
                self.pair(table)

    def header(self) -> Path:
        """[table] or [[table]]: the path of what follows."""
        line = self.next().line
        one_of_many = self.sees("[")
        if one_of_many:
            self.next()
        *above, last = self.key()
        path: Path = ()
        for part in above:
            path = self.newest((*path, part))
            self.lines.setdefault(path, line)
        path = (*path, last)
        self.lines.setdefault(path, line)
        if one_of_many:
            self.counts[path] = self.counts.get(path, -1) + 1
            self.next()
        path = self.newest(path)
        self.lines[path] = line
        self.next()
        return path

    def newest(self, path: Path) -> Path:
        """In a list of tables the last one is meant."""
        return (*path, self.counts[path]) if path in self.counts else path

    def key(self) -> list[str]:
        parts = [_plain(self.next())]
        while self.sees("."):
            self.next()
            parts.append(_plain(self.next()))
        return parts

    def pair(self, table: Path) -> None:
        line = self.tokens[self.at].line
        path = table
        for part in self.key():
            path = (*path, part)
            self.lines.setdefault(path, line)
        self.next()
        self.value(path)

    def value(self, path: Path) -> None:
        self.lines.setdefault(path, self.tokens[self.at].line)
        if self.sees("["):
            self.next()
            for place in range(len(self.tokens)):
                self.skip_lines()
                if self.sees("]"):
                    break
                self.value((*path, place))
                self.skip_lines()
                if self.sees(","):
                    self.next()
            self.next()
        elif self.sees("{"):
            self.next()
            while not self.sees("}"):
                self.pair(path)
                if self.sees(","):
                    self.next()
                self.skip_lines()
            self.next()
        else:
            self.next()
            while self.tokens[self.at].kind != "mark" or self.sees("."):  # decimals, and dates with a blank in them
                self.next()


def _plain(token: _Token) -> str:
    """A key without its quotes."""
    if token.kind != "text":
        return token.text
    return token.text[1:-1].replace('\\"', '"').replace("\\\\", "\\")


def lines_of(text: str) -> dict[Path, int]:
    """The line of every value, counted from 1; that of a pair is the one with its key."""
    reader = _Reader(text)
    reader.document()
    return reader.lines
