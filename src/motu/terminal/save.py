"""A game kept in a file: its record, and beside it, while the game goes on, the secret seed.

`FILE` is written anew after every move and shows no seed before the end; `FILE.seed`, for its owner alone to read,
holds it until it has gone into the record.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from motu.core.chance import SEED_BYTES, SealedChance
from motu.core.errors import message
from motu.core.game import AnyGame
from motu.core.record import RUNNING, Record, write_record
from motu.terminal.errors import BadInput
from motu.terminal.files import cannot, check_writable, read_game, read_text, write_text


class Save:
    """The file that a game is kept in."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.seed_file = f"{file}.seed"
        self._has_seed = False

    def write(self, game: AnyGame, record: Record, chance: SealedChance) -> None:
        """Keep the game as it stands; BadInput where that cannot be done."""
        try:
            if not record.seed and not self._has_seed:
                write_text(self.seed_file, chance.seed.hex() + "\n", secret=True)
                self._has_seed = True
            write_text(self.file, write_record(game, record))
            if record.seed:
                with suppress(FileNotFoundError):
                    Path(self.seed_file).unlink()
        except (OSError, ValueError) as error:
            reason = cannot(error) if isinstance(error, OSError) else "name"
            raise BadInput(message("file-unwritable", why=reason), self.file) from None


def new_save(file: str) -> Save:
    """A file to keep a new game in; BadInput when there is something in that place already, or can be nothing."""
    check_writable(file)
    if Path(file).exists():
        raise BadInput(message("file-exists", file=file), file)
    return Save(file)


def read_save(file: str) -> tuple[AnyGame, Record, SealedChance]:
    """A game that can go on: its record so far and its secret seed."""
    game, record = read_game(file)
    if record.result != RUNNING:
        raise BadInput(message("save-over", file=file), file)
    seed_file = f"{file}.seed"
    if not Path(seed_file).exists():
        raise BadInput(message("save-no-seed", seed=seed_file), file)
    try:
        seed = bytes.fromhex(read_text(seed_file).strip())
    except ValueError:
        seed = b""
    chance = SealedChance(seed)
    if len(seed) != SEED_BYTES or chance.commitment != record.commitment:
        raise BadInput(message("save-wrong-seed", file=file), seed_file)
    return game, record, chance
