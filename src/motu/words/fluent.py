"""Reads the part of Project Fluent that the catalogues use.

Understood are comments, messages and terms with patterns of one or more lines, and in a pattern
`{ $variable }`, `{ "literal" }`, `{ message }`, `{ -term }`, nested placeables and select
expressions on a variable. Functions, attributes, arguments to terms and number placeables are not:
they are a `BadCatalogue`, as is all that Fluent itself would call junk.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn

# Regular expressions would cost 20 ms at the start of every program (importing and compiling).
_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_DIGITS = "0123456789"
_HEX_DIGITS = _DIGITS + "abcdefABCDEF"
_ID_CHARS = _LETTERS + _DIGITS + "_-"
_BLANK = " \n"


class BadCatalogue(ValueError):
    """A catalogue says something that this reader does not understand."""

    def __init__(self, file: str, line: int, why: str) -> None:
        super().__init__(f"{file}:{line}: {why}")
        self.file = file
        self.line = line


class Literal:
    """`{ "text" }`: text that is kept as written, blanks and braces included."""

    __slots__ = ("value",)

    def __init__(self, value: str) -> None:
        self.value = value


class Variable:
    """`{ $name }`: the argument of that name."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


class Reference:
    """`{ id }` or `{ -id }`: the text of another message or of a term."""

    __slots__ = ("id",)

    def __init__(self, id_: str) -> None:
        self.id = id_


class Select:
    """`{ $name -> … }`: the first variant whose key fits the argument, else the default one."""

    __slots__ = ("default", "name", "variants")

    def __init__(self, name: str, variants: list[tuple[str | float, Pattern]], default: Pattern) -> None:
        self.name = name
        self.variants = variants
        self.default = default


class Break:
    """A line break inside a pattern, with the blank lines and the indent that follow it."""

    __slots__ = ("indent", "newlines")

    def __init__(self, newlines: int, indent: int) -> None:
        self.newlines = newlines
        self.indent = indent


Placeable = Literal | Variable | Reference | Select
Part = str | Placeable
Pattern = list[Part]


class Entry:
    """A message or term as it stands in its file: unread, but for its id."""

    __slots__ = ("end", "file", "id", "start", "text")

    def __init__(self, id_: str, file: str, text: str, start: int, end: int) -> None:
        self.id = id_
        self.file = file
        self.text = text
        self.start = start
        self.end = end

    def read(self) -> Pattern:
        """The pattern that the id stands for."""
        return Reader(self.file, self.text, self.start, self.end).entry()


def split(file: str, text: str) -> list[Entry]:
    """The entries of a file in their order, where `text` is the whole file.

    No line inside an entry can look like the start of one: text is indented there, and no
    placeable has an `=`.
    """
    text = text.replace("\r\n", "\n")
    heads: list[tuple[str, int, int]] = []
    line_start = 0
    for line in text.split("\n"):
        if line[:1] not in " #":
            name, equals, _ = line.partition("=")
            if equals and _is_id(name.rstrip(" ").removeprefix("-")):
                heads.append((name.rstrip(" "), line_start, line_start + len(name) + 1))
        line_start += len(line) + 1
    ends = [start for _, start, _ in heads] + [len(text)]
    Reader(file, text, 0, ends[0]).between_entries()
    return [Entry(id_, file, text, value, end) for (id_, _, value), end in zip(heads, ends[1:], strict=True)]


def _is_id(name: str) -> bool:
    """Whether this is the name of a message, a variable or, behind its dash, of a term."""
    return name[:1].isalpha() and name.isascii() and name.replace("-", "_").isidentifier()


def _is_comment(line: str) -> bool:
    """Whether a line is a comment of one of the three levels."""
    said = line.lstrip("#")
    return 1 <= len(line) - len(said) <= 3 and said[:1] in ("", " ")


class Reader:
    """Reads one entry, from behind its `=` to the start of the next entry."""

    def __init__(self, file: str, text: str, start: int, end: int) -> None:
        self.file = file
        self.whole = text
        self.start = start
        self.text = text[start:end]
        self.at = 0

    def entry(self) -> Pattern:
        """The entry's pattern, once nothing but comments is found to follow it."""
        pattern = self.pattern()
        self.between_entries()
        return pattern

    def between_entries(self) -> None:
        """Passes over the blank lines and comments that may stand between two entries."""
        for line in self.text[self.at :].split("\n"):
            if line.strip(" ") and not _is_comment(line):
                if line.lstrip(" ").startswith("."):
                    self.fail("attributes are not supported")
                self.fail(f"neither a message nor its continuation: {line.strip()!r}")
            self.at += len(line) + 1

    def pattern(self) -> Pattern:
        """The pattern that starts here or on the next line; it ends before a line that is not its own."""
        parts: list[Part | Break] = []
        self.take(" ")
        if self.ahead in ("", "\n"):
            first = self.line_break()
            if first is None:
                self.fail("no text")
            parts.append(Break(0, first.indent))
        while self.ahead:
            if self.ahead == "{":
                parts.append(self.placeable())
            elif self.ahead == "}":
                self.fail("a } that closes nothing (behind variants it needs a line of its own)")
            elif self.ahead != "\n":
                parts.append(self.plain_text())
            elif (line := self.line_break()) is not None:
                parts.append(line)
            else:
                break
        return _trimmed(_dedented(parts))

    def plain_text(self) -> str:
        """The text up to the next brace or the end of the line."""
        start, end = self.at, len(self.text)
        for mark in "\n{}":
            found = self.text.find(mark, start, end)
            end = end if found < 0 else found
        self.at = end
        return self.text[start:end]

    def line_break(self) -> Break | None:
        """The way to the next line with something on it, or None if that is not the pattern's."""
        start = self.at
        newlines = indent = 0
        while self.ahead == "\n":
            self.at += 1
            newlines += 1
            indent = len(self.take(" "))
        if self.ahead == "{" or (indent and self.ahead not in ("", "}", ".", "[", "*")):
            return Break(newlines, indent)
        self.at = start
        return None

    def placeable(self) -> Placeable:
        """What stands between the { here and its }."""
        self.at += 1
        self.take(_BLANK)
        on_variable = self.ahead == "$"
        found = self.expression()
        self.take(_BLANK)
        if self.text.startswith("->", self.at):
            if not on_variable or not isinstance(found, Variable):
                self.fail("only a variable can select")
            found = self.select(found.name)
        self.expect("}")
        return found

    def expression(self) -> Placeable:
        """The literal, variable, reference or inner placeable that starts here."""
        if self.ahead == "{":
            return self.placeable()
        if self.ahead == '"':
            return self.literal()
        sigil = self.ahead if self.ahead in ("$", "-") else ""
        self.at += len(sigil)
        name = self.identifier()
        if sigil == "$":
            return Variable(name)
        if self.ahead == ".":
            self.fail("attributes are not supported")
        self.take(_BLANK)
        if self.ahead == "(":
            self.fail("functions, and arguments to terms, are not supported")
        return Reference(sigil + name)

    def literal(self) -> Literal:
        """The literal in the quotes that open here."""
        self.at += 1
        said = ""
        while self.ahead != '"':
            if self.ahead in ("", "\n"):
                self.fail('a " is missing')
            if self.ahead == "\\":
                said += self.escape()
            else:
                said += self.ahead
                self.at += 1
        self.at += 1
        return Literal(said)

    def escape(self) -> str:
        """The character that the escape sequence here stands for."""
        self.at += 1
        kind = self.ahead
        self.at += 1
        if kind in ('"', "\\"):
            return kind
        digits = self.text[self.at : self.at + {"u": 4, "U": 6}.get(kind, 0)]
        if len(digits) not in (4, 6) or digits.strip(_HEX_DIGITS):
            self.fail("an unknown escape")
        self.at += len(digits)
        code = int(digits, 16)
        return "\ufffd" if 0xD800 <= code < 0xE000 or code > 0x10FFFF else chr(code)

    def select(self, name: str) -> Select:
        """The variants that follow the -> here."""
        self.at += len("->")
        self.take(" ")
        if self.ahead != "\n":
            self.fail("the first variant needs a line of its own")
        self.take(_BLANK)
        variants: list[tuple[str | float, Pattern]] = []
        default: Pattern | None = None
        while self.ahead in ("*", "["):
            is_default = self.ahead == "*"
            if is_default and default is not None:
                self.fail("a second default variant")
            self.at += is_default
            key = self.key()
            value = self.pattern()
            if is_default:
                default = value
            variants.append((key, value))
            self.take(_BLANK)
        if default is None:
            self.fail("no default variant, marked with *")
        return Select(name, variants, default)

    def key(self) -> str | float:
        """The word or number in the brackets here."""
        self.expect("[")
        self.take(_BLANK)
        key = self.number() if self.ahead and self.ahead in "-" + _DIGITS else self.identifier()
        self.take(_BLANK)
        self.expect("]")
        return key

    def number(self) -> float:
        """The number that starts here."""
        start = self.at
        self.at += self.ahead == "-"
        whole = self.take(_DIGITS)
        if self.ahead == ".":
            self.at += 1
            whole = whole and self.take(_DIGITS)
        if not whole:
            self.fail("not a number")
        return float(self.text[start : self.at])

    def identifier(self) -> str:
        """The name that starts here."""
        if not self.ahead or self.ahead not in _LETTERS:
            self.fail(f"neither a name nor a literal: {self.ahead}")
        return self.take(_ID_CHARS)

    @property
    def ahead(self) -> str:
        """The character to be read next, nothing at the end."""
        return self.text[self.at : self.at + 1]

    def take(self, chars: str) -> str:
        """All that follows of these characters, which may be nothing."""
        start = self.at
        while self.ahead and self.ahead in chars:
            self.at += 1
        return self.text[start : self.at]

    def expect(self, char: str) -> None:
        """Passes over this character, which must be here."""
        if self.ahead != char:
            self.fail(f"a {char} is missing")
        self.at += 1

    def fail(self, why: str) -> NoReturn:
        """Says what is wrong here."""
        line = 1 + self.whole.count("\n", 0, self.start + self.at)
        raise BadCatalogue(self.file, line, why)


def _dedented(parts: list[Part | Break]) -> Pattern:
    """The parts with the indent that all lines share taken away."""
    common = min((part.indent for part in parts if isinstance(part, Break)), default=0)
    return ["\n" * part.newlines + " " * (part.indent - common) if isinstance(part, Break) else part for part in parts]


def _trimmed(pattern: Pattern) -> Pattern:
    """The pattern without blanks at its end; those of a literal stay."""
    while pattern and isinstance(last := pattern[-1], str):
        pattern[-1] = last.rstrip(" \n\r")
        if pattern[-1]:
            break
        pattern.pop()
    return pattern
