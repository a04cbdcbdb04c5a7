"""The file of a backup: lines of JSON, compressed, the same whichever database they come from.

The first line tells what it is. Then each table of the database has a line with its name and its columns, and its
rows follow, a line each. The last line counts them and holds a checksum of everything before it: a file without it
is torn. Bytes stand in base64.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import time
import zlib
from base64 import b64decode, b64encode
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any

from motu.core.errors import BadOption, message
from motu.store.protocol import StoreError

FORMAT = "motu backup"
VERSION = 1

# What is kept of each table, in an order in which it can be put back. Who sits where follows from the tables, claims
# have ended by then, and results are numbered anew.
LAYOUT = {
    "visitor": ("id", "name", "created", "account", "folded", "password", "likeness", "worn"),
    "session": ("token", "visitor", "created", "used", "device"),
    "recovery": ("visitor", "code"),
    "table": (
        "id", "game", "version", "created", "changed", "secret", "stage", "public", "seats", "due", "listing",
        "components",
    ),
    "event": ("table", "version", "at", "body", "key"),
    "result": ("game", "preset", "visitors", "points", "at", "counted", "table", "changes"),
    "rating": ("visitor", "game", "preset", "rating", "deviation", "volatility", "games", "at"),
    "campaign": ("visitor", "game", "bot", "played", "beaten", "clean", "at"),
    "daily": ("game", "day", "visitor", "table", "at", "outcome", "margin"),
    "components": ("game", "name", "body", "used"),
    "own_components": ("visitor", "game", "name", "called", "at"),
    "house": ("name", "secret"),
    "outage": ("number", "began", "ended"),
}  # fmt: skip
ORDER = {"event": '"table", version', "result": "number"}
BYTES = {"token", "secret", "listing", "body", "code"}
LISTS = {"seats", "visitors", "points"}
FLAGS = {"public", "counted"}

Block = tuple[str, tuple[str, ...], list[tuple[Any, ...]]]
"""Some rows of a table, with the names of the table and of its columns. Lists are lists, flags are bool."""


class BackupWriter:
    """Writes a backup beside its place, and puts it there when it is whole."""

    def __init__(self, path: Path) -> None:
        """BadOption, if something else than a backup is there already: a slip must not cost anybody a database."""
        if path.exists() and not _is_backup(path):
            raise BadOption(message("backup-in-the-way", where=str(path)))
        self._path = path
        self._part = path.with_name(f"{path.name}.{os.getpid()}.part")
        self._digest = hashlib.sha256()
        self._counts: dict[str, int] = {}
        try:
            self._part.unlink(missing_ok=True)
            self._raw = open(self._part, "xb", opener=_for_its_owner)  # noqa: SIM115  (Path.open has no opener)
        except OSError as error:
            raise cannot_write(path, error) from None
        self._file = gzip.GzipFile("", "wb", 6, self._raw, mtime=0)

    def begin(self, schema: int) -> None:
        self._lines([{"format": FORMAT, "version": VERSION, "schema": schema, "at": time.time()}])

    def add(self, block: Block) -> None:
        """Write some rows; all rows of a table one block after another."""
        table, columns, rows = block
        if table not in self._counts:
            self._counts[table] = 0
            self._lines([{"table": table, "columns": columns}])
        self._counts[table] += len(rows)
        raw = [name in BYTES for name in columns]
        self._lines(
            [b64encode(v).decode() if is_raw else v for v, is_raw in zip(row, raw, strict=True)] for row in rows
        )

    def end(self) -> None:
        """The backup is there when this returns, and stays whatever happens."""
        self._lines([{"end": self._counts, "sha256": self._digest.hexdigest()}])
        try:
            self._file.close()
            self._raw.flush()
            os.fsync(self._raw.fileno())
            self._raw.close()
            self._part.replace(self._path)
            sync_folder(self._path.parent)
        except OSError as error:
            raise cannot_write(self._path, error) from None

    def _lines(self, lines: Iterable[object]) -> None:
        data = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines).encode()
        self._digest.update(data)
        try:
            self._file.write(data)
        except OSError as error:
            raise cannot_write(self._path, error) from None

    def __enter__(self) -> BackupWriter:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        with suppress(OSError):
            self._file.close()
        with suppress(OSError):
            self._raw.close()
        if kind is not None:
            with suppress(OSError):
                self._part.unlink(missing_ok=True)


def _for_its_owner(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def cannot_write(path: Path, error: OSError) -> StoreError:
    return StoreError(message("backup-cannot-write", where=str(path), reason=error.strerror or str(error)))


def sync_folder(folder: Path) -> None:
    with suppress(OSError):  # Windows opens no folders
        file = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)


def _is_backup(path: Path) -> bool:
    try:
        with gzip.open(path) as file:
            return _read_head(file.readline(1000)) is not None
    except (OSError, EOFError, zlib.error):
        return False


def _read_head(line: bytes) -> dict[str, Any] | None:
    """The first line of a backup; None if it is something else."""
    try:
        head = json.loads(line)
        return head if head["format"] == FORMAT else None
    except (ValueError, TypeError, KeyError):
        return None


def read_backup(path: Path, schema: int, most: int = 500) -> Generator[Block, None, None]:
    """The rows of a backup, so many at once. BadOption as soon as something is wrong: believe no row before the end.

    `schema` is the last version of the database that is understood here.
    """
    try:
        with gzip.open(path) as file:
            yield from _blocks(file, path, schema, most)
    except (FileNotFoundError, PermissionError, IsADirectoryError) as error:
        raise BadOption(message("backup-cannot-read", where=str(path), reason=error.strerror or str(error))) from None
    except gzip.BadGzipFile:
        raise BadOption(message("backup-foreign", where=str(path))) from None
    except EOFError:
        raise BadOption(message("backup-torn", where=str(path))) from None
    except (OSError, zlib.error, ValueError, TypeError, KeyError, AttributeError):
        raise BadOption(message("backup-damaged", where=str(path))) from None


def _blocks(file: gzip.GzipFile, path: Path, schema: int, most: int) -> Iterator[Block]:
    first = file.readline()
    head = _read_head(first)
    if head is None:
        raise BadOption(message("backup-foreign", where=str(path)))
    if head["version"] > VERSION or head["schema"] > schema:
        raise BadOption(message("backup-too-new", where=str(path)))
    digest = hashlib.sha256(first)
    counts: dict[str, int] = {}
    table, columns, rows = "", (), list[tuple[Any, ...]]()
    for line in file:
        value = json.loads(line)
        if isinstance(value, list):
            rows.append(_row(columns, value))
        if rows and (len(rows) == most or isinstance(value, dict)):
            counts[table] += len(rows)
            yield table, columns, rows
            rows = []
        if isinstance(value, dict):
            if "end" in value:
                if value["end"] != counts or value["sha256"] != digest.hexdigest() or file.read(1):
                    raise ValueError
                return
            table, columns = value["table"], tuple(value["columns"])
            if not set(columns) <= set(LAYOUT[table]) or table in counts:
                raise ValueError
            counts[table] = 0
        digest.update(line)
    raise EOFError


def _row(columns: Sequence[str], values: list[Any]) -> tuple[Any, ...]:
    return tuple(
        b64decode(value, validate=True) if name in BYTES else value for name, value in zip(columns, values, strict=True)
    )
