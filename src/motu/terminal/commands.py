"""What can be typed at the prompt besides moves: each command by its English name, and by the reader's own."""

from __future__ import annotations

import unicodedata

from motu.terminal.console import Console

COMMANDS: dict[str, tuple[str, str]] = {
    "board": ("command-board", "command-board-help"),
    "hand": ("command-hand", "command-hand-help"),
    "row": ("command-row", "command-row-help"),
    "log": ("command-log", "command-log-help"),
    "score": ("command-score", "command-score-help"),
    "danger": ("command-danger", "command-danger-help"),
    "rules": ("command-rules", "command-rules-help"),
    "hint": ("command-hint", "command-hint-help"),
    "undo": ("command-undo", "command-undo-help"),
    "resign": ("command-resign", "command-resign-help"),
    "save": ("command-save", "command-save-help"),
    "quit": ("command-quit", "command-quit-help"),
}
"""Every command: the messages with its name in the reader's language and with what it does."""

HELP = ("?", "help")


def folded(word: str) -> str:
    """The word without case and accents: they need not be typed."""
    parts = unicodedata.normalize("NFKD", word.casefold())
    return "".join(char for char in parts if not unicodedata.combining(char))


def command_of(word: str, console: Console) -> str | None:
    """The command that a word means, `?` for help; None for any other word."""
    wanted = folded(word)
    if wanted in (*HELP, folded(console.say("command-help"))):
        return "?"
    for name, (own_name, _) in COMMANDS.items():
        if wanted in (name, folded(console.say(own_name))):
            return name
    return None


def worded(line: str) -> tuple[str, str]:
    """The first word of a line, which may be a command, and the rest; `?B-D` is read as `? B-D`."""
    word, _, rest = line.partition(" ")
    if word.startswith("?") and len(word) > 1:
        word, rest = "?", line[1:]
    return word, rest.strip()


def described(console: Console) -> list[tuple[str, str]]:
    """Every command as the reader types it, with what it does."""
    return [(console.say(name), console.say(text)) for name, text in COMMANDS.values()]
