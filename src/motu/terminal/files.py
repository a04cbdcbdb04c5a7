"""Records in files: reading those that may be anything, and saving so that a closed terminal loses nothing."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path

from motu.core.errors import BadOption, BadRecord, message
from motu.core.game import AnyGame
from motu.core.record import LONGEST_TEXT, Record, game_of, hidden_step, read_record
from motu.games import game_named
from motu.terminal.errors import BadInput

_NAMED = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EISDIR: "folder",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.ENAMETOOLONG: "name",
    errno.EINVAL: "name",
    errno.ENOSPC: "full",
    errno.EROFS: "forbidden",
}


def file_problem(error: OSError) -> str:
    """What went wrong with a file, in a word that messages know."""
    return _NAMED.get(error.errno or 0, "other")


# --- Reading --------------------------------------------------------------------------------------------------------


def read_text(file: str) -> str:
    """The text of a file; BadInput where it is none, or too long, which is found out without reading it all."""
    try:
        with Path(file).open("rb") as stream:
            data = stream.read(LONGEST_TEXT + 1)
    except (OSError, ValueError) as error:
        reason = file_problem(error) if isinstance(error, OSError) else "name"
        raise BadInput(message("file-unreadable", why=reason), file) from None
    if len(data) > LONGEST_TEXT:
        raise BadInput(message("file-too-big", limit=LONGEST_TEXT // 1_000_000), file)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput(message("file-not-utf8"), _place_in(file, data[: error.start].decode())) from None
    if "\0" in text:
        raise BadInput(message("file-not-text"), _place_in(file, text.partition("\0")[0]))
    return text


def _place_in(file: str, before: str) -> str:
    """The place behind a text: `file:line:column`."""
    return f"{file}:{before.count(chr(10)) + 1}:{len(before) - before.rfind(chr(10))}"


def read_game(file: str) -> tuple[AnyGame, Record]:
    """The record in a file, and the game it is of."""
    text = read_text(file)
    try:
        name = game_of(text)
        game = _game_named(name, f"{file}:{_game_line(text)}:1")
        record = read_record(game, text)
    except BadRecord as error:
        raise located(error, file) from None
    if (hidden := hidden_step(game, record)) is not None:
        line, column = record.place(hidden)
        raise BadInput(message("file-partial"), f"{file}:{line}:{column}")
    if "?" in record.deal:
        raise BadInput(message("file-partial"), f"{file}:{record.line_of('deal')}:1")
    return game, record


def _game_named(name: str, where: str) -> AnyGame:
    """The game of this name; BadInput with the place where there is none."""
    try:
        return game_named(name)
    except BadOption as error:
        raise BadInput(error.reason, where) from None


def _game_line(text: str) -> int:
    """Where a record says which game it is of."""
    lines = [line.strip().lower() for line in text.split("\n")]
    return next(number for number, line in enumerate(lines, 1) if line.startswith("game:"))


def located(error: BadRecord, file: str) -> BadInput:
    """The same complaint about a record with the place in its file."""
    return BadInput(error.reason, f"{file}:{error.line}:{error.column}")


# --- Writing --------------------------------------------------------------------------------------------------------


def write_text(file: str, text: str, secret: bool = False) -> None:
    """Put a text into a file, whole or not at all; a secret one for nobody else to read."""
    target = Path(file)
    draft = target.with_name(f".{target.name}.{os.getpid()}.tmp")
    try:
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600 if secret else 0o666)
        with os.fdopen(handle, "wb") as stream:
            stream.write(text.encode("utf-8", "replace"))
            stream.flush()
            os.fsync(stream.fileno())
        draft.replace(target)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise


def check_writable(file: str) -> None:
    """BadInput where something is known beforehand to be in the way: nobody wants to hear of it after hours."""
    try:
        if Path(file).is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        Path(file).resolve().parent.stat()
    except (OSError, ValueError) as error:
        reason = file_problem(error) if isinstance(error, OSError) else "name"
        raise BadInput(message("file-unwritable", why=reason), file) from None


def write_result(file: str, text: str) -> None:
    """Put a text into a file; BadInput where that cannot be."""
    try:
        write_text(file, text)
    except OSError as error:
        raise BadInput(message("file-unwritable", why=file_problem(error)), file) from None
