"""The options of Conquest of Paradise on the command line."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from motu.paradise.box_loader import HOUSE, register_folder
from motu.paradise.component_table import BadComponents
from motu.paradise.options import ADVANCED, RECOMMENDED
from motu.terminal.errors import BadInput


def add_options(group: argparse._ArgumentGroup, say: Callable[..., str]) -> None:
    """What `motu play paradise` may be given."""
    group.add_argument("--players", metavar="N", help=say("cli-paradise-players"))
    group.add_argument("--solitaire", action="store_true", help=say("cli-paradise-alone"))
    group.add_argument("--homes", metavar="HOMES", help=say("cli-paradise-homes"))
    group.add_argument("--end", metavar="N", help=say("cli-paradise-end", most=RECOMMENDED))
    for rule in ADVANCED:
        group.add_argument(f"--{rule}", action="store_const", const="yes", help=say("cli-paradise-rule", rule=rule))
    group.add_argument("--components", metavar="DIR", help=say("cli-components"))
    group.add_argument("--option", action="append", metavar="NAME=VALUE", help=say("cli-option-any"))


def more_options(args: argparse.Namespace) -> dict[str, str]:
    """`--solitaire` is another word for one player."""
    return {"preset": "solitaire"} if args.solitaire else {}


def load_folder(folder: str) -> str:
    """Load the tables of a folder; the name by which records and options call this box."""
    if folder == HOUSE:
        return HOUSE
    try:
        return register_folder(Path(folder))
    except BadComponents as error:
        raise BadInput(error.reason, error.where) from None
