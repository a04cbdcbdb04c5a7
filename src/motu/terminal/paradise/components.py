"""`--components DIR`: a box of one's own, from a folder of tables."""

from __future__ import annotations

from pathlib import Path

from motu.paradise.box_loader import HOUSE, load_box, register
from motu.paradise.component_table import BadComponents
from motu.terminal.errors import BadInput


def take_in(folder: str) -> str:
    """Load the tables of a folder; the name by which records and options call this box."""
    if folder == HOUSE:
        return HOUSE
    try:
        return register(load_box(Path(folder)))
    except BadComponents as error:
        raise BadInput(error.reason, error.where) from None
