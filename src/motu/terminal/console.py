"""What the terminal says and hears: messages in the reader's language, wrapped, coloured, and safe to print."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress

from motu.core.errors import Message, Value
from motu.terminal.palette import paint, palette_for
from motu.terminal.streams import printable
from motu.words import Words

ENDLESS = 1000
"""The rows of what is no screen."""
LONGEST_LINE = 4096
"""Characters of one line of input that are read at once."""


class Console:
    """A console in one language, on a terminal or through a pipe."""

    def __init__(self, words: Words, colour: str = "auto") -> None:
        self.words = words
        self.on_terminal = sys.stdout.isatty()
        self.with_person = self.on_terminal and sys.stdin.isatty()
        self.printed = 0
        """How many lines were printed so far: whoever has drawn a board knows by it whether that is still in sight."""
        self.palette = palette_for(colour, self.on_terminal, os.environ)
        if self.with_person:
            _edit_lines()

    @property
    def columns(self) -> int:
        """How wide the terminal is; 80 through a pipe."""
        return _size()[0]

    @property
    def rows(self) -> int:
        """How high the terminal is; through a pipe nothing scrolls away."""
        return _size()[1] if self.on_terminal else ENDLESS

    def say(self, id_: str, /, **args: Value) -> str:
        """The text of a message. Arguments may come from anywhere: what would steer a terminal is taken out."""
        return self.words.tell(id_, {name: printable(self.words.argument_text(value)) for name, value in args.items()})

    def tell(self, message: Message) -> str:
        return self.say(message.id, **message.args)

    def call(self, name: Value) -> str:
        """A name in the reader's language, as printable as what is said."""
        return str(printable(self.words.argument_text(name)))

    def tell_all(self, messages: Iterable[Message]) -> str:
        """Several messages as one line."""
        return " ".join(self.tell(message) for message in messages)

    def paint(self, role: str, text: str) -> str:
        return paint(self.palette, role, text)

    def show(self, text: str = "", role: str = "", indent: str = "") -> None:
        """Print a text, on a terminal wrapped to its width, with later lines indented."""
        self.put(self.lines(text, role, indent))

    def put(self, lines: Iterable[str]) -> None:
        """Print lines as they are."""
        for line in lines:
            print(line)
            self.printed += 1

    def lines(self, text: str, role: str = "", indent: str = "") -> list[str]:
        """The lines that `show` would print."""
        return [self.paint(role, line) for line in self.wrapped(text, indent)]

    def line(self, text: str, role: str = "") -> None:
        """Print a text as it is, for somebody may want to copy it."""
        self.put([self.paint(role, text)])

    def wrapped(self, text: str, indent: str = "", first: str = "") -> list[str]:
        """The lines of a text, the first of which has less room where something stands before it."""
        lines = []
        for line in text.rstrip().split("\n"):
            if self.on_terminal and len(line) > self.columns - len(first):
                from textwrap import wrap  # noqa: PLC0415  (seldom needed, slow to import)

                lines += wrap(
                    line, self.columns, initial_indent=first, subsequent_indent=indent, break_on_hyphens=False
                )
            else:
                lines.append(first + line)
        return lines

    def complain(self, text: str) -> None:
        """Print a sentence to standard error."""
        sys.stdout.flush()
        print(text, file=sys.stderr, flush=True)

    def ask(self, prompt: str) -> str | None:
        """A line of input; None at its end. Through a pipe it is shown behind the prompt, as if typed."""
        self.printed += 1
        if self.with_person:
            try:
                return input(prompt)
            except EOFError:
                print()
                return None
        print(prompt, end="", flush=True)
        line = sys.stdin.readline(LONGEST_LINE)
        print(printable(line.rstrip()))
        return line or None

    def clear(self) -> None:
        """Take everything off the screen, its history included."""
        if self.on_terminal:
            print("\x1b[H\x1b[2J\x1b[3J", end="", flush=True)
        else:
            print("-" * 72)


class ScreenConsole(Console):
    """For a screen that is drawn, not printed: says everything without line ends and colours, which the screen adds."""

    def __init__(self, words: Words) -> None:
        super().__init__(words, "never")
        self.on_terminal = self.with_person = False
        self.listener: Callable[[str], None] | None = None
        """Who is told what would else be printed to standard error; before there is a screen, it is."""

    def complain(self, text: str) -> None:
        if self.listener is None:
            super().complain(text)
        else:
            self.listener(text)


def _size() -> tuple[int, int]:
    try:
        size = os.get_terminal_size(sys.stdout.fileno())
    except (OSError, ValueError):
        return 80, 24
    return size.columns or 80, size.lines or 24


def _edit_lines() -> None:
    """Arrow keys and a history at the prompt, where Python has them."""
    with suppress(ImportError):
        import readline  # noqa: F401, PLC0415


# --- How this program was called: advice must name a command that the reader can type as well -------------------------

SCRIPT = "MOTU_DEV"
"""The variable in which the script `dev` tells its own name."""


def program_name() -> str:
    """The words before the name of a command: `motu`, `./dev motu`, `python3 -m motu`."""
    from shlex import quote  # noqa: PLC0415  (a start without advice is quicker)

    if script := os.environ.get(SCRIPT):
        return f"{quote(script)} motu"
    program = sys.argv[0] if sys.argv else ""
    folder, name = os.path.split(program)
    if name == "__main__.py" and os.path.split(folder)[1] == "motu":
        return f"{quote(sys.orig_argv[0])} -m motu"
    if name != "motu":
        return "motu"
    from shutil import which  # noqa: PLC0415

    return "motu" if which("motu") == program else quote(program)


class ProgramWords(Words):
    """The messages of one language; those that advise a command call it `{ $motu }`, and are told what that is."""

    def tell(self, message: str, args: Mapping[str, Value]) -> str:
        return super().tell(message, {"motu": printable(program_name()), **args})
