"""A game kept in a file: its record, and beside it, while the game goes on, the secret seed.

`FILE` is written anew after every move and shows no seed before the end; `FILE.seed`, for its owner alone to read,
holds it until it has gone into the record.

One process at a time plays a kept game: it holds a lock on `FILE.seed`. Where files cannot be locked, and whatever else
may write there: a record that is not the one that was last read or written here is never overwritten.
"""

from __future__ import annotations

import importlib
import os
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from motu.core.chance import SEED_BYTES, SealedChance
from motu.core.errors import message
from motu.core.game import AnyGame
from motu.core.record import RUNNING, Record, write_record
from motu.terminal.errors import BadInput
from motu.terminal.files import check_writable, file_problem, read_game, read_text, write_text


class SaveFile:
    """The file that a game is kept in."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.seed_file = f"{file}.seed"
        self._handle: int | None = None
        self._has_seed = False
        self._known: str | None = None
        """The record as it was last read or written here."""

    def write(self, game: AnyGame, record: Record, chance: SealedChance) -> None:
        """Keep the game as it stands; BadInput where that cannot be done."""
        try:
            is_new = not record.seed and not self._has_seed
            if is_new:
                self._lock(create=True)
            self._check()
            if is_new:
                self._write_seed(chance)
            text = write_record(game, record)
            write_text(self.file, text)
            self._known = text.encode("utf-8", "replace").decode()
            if record.seed:
                with suppress(FileNotFoundError):
                    Path(self.seed_file).unlink()
        except (OSError, ValueError) as error:
            reason = file_problem(error) if isinstance(error, OSError) else "name"
            raise BadInput(message("file-unwritable", why=reason), self.file) from None

    def _check(self) -> None:
        """BadInput where somebody else has written to the file: what is there stays there."""
        if not Path(self.file).exists():
            return
        if self._known is None:
            raise BadInput(message("file-exists", file=self.file), self.file)
        if read_text(self.file) != self._known:
            raise BadInput(message("file-changed"), self.file)

    def _write_seed(self, chance: SealedChance) -> None:
        text = chance.seed.hex() + "\n"
        if self._handle is None:
            write_text(self.seed_file, text, secret=True)
        else:  # not another file in its place: this one is locked
            os.ftruncate(self._handle, 0)
            os.pwrite(self._handle, text.encode(), 0)
            os.fsync(self._handle)
        self._has_seed = True

    def take_up(self) -> None:
        """Go on with the game in this file; BadInput where another process does."""
        with suppress(OSError):  # who reads the files will say what is wrong with them
            self._lock()
        self._known = read_text(self.file)
        self._has_seed = True

    def _lock(self, create: bool = False) -> None:
        try:
            self._handle = lock_file(self.seed_file, create)
        except FileLocked:
            raise BadInput(message("file-busy"), self.file) from None

    def close(self) -> None:
        """Leave the file to others."""
        if self._handle is not None:
            os.close(self._handle)
        self._handle = None


def new_save_file(file: str) -> SaveFile:
    """A file to keep a new game in; BadInput when there is something in that place already, or can be nothing."""
    check_writable(file)
    if Path(file).exists():
        raise BadInput(message("file-exists", file=file), file)
    return SaveFile(file)


class SavedGame(NamedTuple):
    """A game that can go on: its record so far, its secret seed, and the file."""

    game: AnyGame
    record: Record
    chance: SealedChance
    save: SaveFile


def read_save(file: str) -> SavedGame:
    """The game in a file, which from now on this process holds; BadInput where it cannot go on."""
    save = SaveFile(file)
    try:
        save.take_up()
        return SavedGame(*_read(save), save)
    except BaseException:
        save.close()
        raise


def _read(save: SaveFile) -> tuple[AnyGame, Record, SealedChance]:
    game, record = read_game(save.file)
    if record.result != RUNNING:
        raise BadInput(message("save-over", file=save.file), save.file)
    if not Path(save.seed_file).exists():
        raise BadInput(message("save-no-seed", seed=save.seed_file), save.file)
    try:
        seed = bytes.fromhex(read_text(save.seed_file).strip())
    except ValueError:
        seed = b""
    chance = SealedChance(seed)
    if len(seed) != SEED_BYTES or chance.commitment != record.commitment:
        raise BadInput(message("save-wrong-seed", file=save.file), save.seed_file)
    return game, record, chance


# --- A file that one process holds alone, until it lets go or ends, however it ends ---------------------------------

fcntl: ModuleType | None
try:
    fcntl = importlib.import_module("fcntl")
except ImportError:  # a system without such locks
    fcntl = None


class FileLocked(Exception):
    """Another process has the file."""


def lock_file(file: str, create: bool = False) -> int | None:
    """The open handle of a file that is ours now; None where files cannot be locked. FileLocked, or OSError."""
    while True:
        handle = _opened(file, create)
        try:
            if not _locked(handle):
                os.close(handle)
                return None
            if _is_still(file, handle):
                return handle
        except BaseException:
            os.close(handle)
            raise
        os.close(handle)  # whoever had it has put another in its place, or none: look again


def _opened(file: str, create: bool) -> int:
    try:
        return os.open(file, os.O_RDWR | (os.O_CREAT if create else 0), 0o600)
    except PermissionError:
        if create:
            raise
        return os.open(file, os.O_RDONLY)


def _locked(handle: int) -> bool:
    """Whether the file is ours now; no where that cannot be said, as on some disks of other machines."""
    if fcntl is None:
        return False
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise FileLocked from None
    except OSError:
        return False
    return True


def _is_still(file: str, handle: int) -> bool:
    try:
        return os.path.samestat(os.fstat(handle), Path(file).stat())
    except FileNotFoundError:
        return False
