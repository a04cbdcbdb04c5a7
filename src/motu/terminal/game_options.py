"""The options of a game on the command line: each game may say how its own are written, else they are as it lists them.

Whatever has no argument of its own is asked for with `--option NAME=VALUE`.
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Mapping, Sequence
from typing import Any

from motu.core.errors import message
from motu.core.game import AnyGame
from motu.terminal.arguments import Parser
from motu.terminal.errors import BadInput

OWN_WORDS = {"kahuna": "motu.terminal.kahuna.arguments", "paradise": "motu.terminal.paradise.arguments"}
"""Modules with an `add_options` for games whose options have explanations of their own here."""

TAKEN = (
    "against",
    "board",
    "bot",
    "color",
    "full",
    "help",
    "hot-seat",
    "lang",
    "name",
    "option",
    "resume",
    "save",
    "seat",
    "seed",
    "theme",
)
"""Arguments of `motu play` itself: an option of that name has none of its own."""


def add_options(parser: Parser, group: argparse._ArgumentGroup, game: AnyGame) -> None:
    """An argument for each option of this game, and one for all of them."""
    say = parser.say
    if game.NAME in OWN_WORDS:
        importlib.import_module(OWN_WORDS[game.NAME]).add_options(group, say)
        return
    for name, values in game.choices().items():
        if name not in TAKEN:
            metavar = name.rpartition("-")[2].upper()
            group.add_argument(f"--{name}", metavar=metavar, help=say("cli-one-of", values=", ".join(values)))
    group.add_argument("--option", action="append", metavar="NAME=VALUE", help=say("cli-option-any"))


def wanted_options(game: AnyGame, args: argparse.Namespace) -> dict[str, str]:
    """The options as the game reads them; who begins is left to chance unless somebody says otherwise."""
    choices = game.choices()
    wanted = {"first": "random"} if "random" in choices.get("first", ()) else {}
    for word in args.option or []:
        name, sign, value = word.partition("=")
        if not sign:
            raise BadInput(message("cli-bad-option", word=word))
        wanted[name] = value
    for name, flag in zip(choices, option_flags(game), strict=True):
        value = getattr(args, flag, None)
        if value and isinstance(value, str):
            wanted[name] = value
    return wanted | _own(game, "more_options", args)


def seated_options(game: AnyGame, wanted: Mapping[str, str], people: Sequence[str]) -> dict[str, str]:
    """The options with what follows from who sits where: `people` are the seats that no bot has."""
    return {**wanted, **_own(game, "seated_options", wanted, people)}


def _own(game: AnyGame, function: str, *args: Any) -> dict[str, str]:
    """The options that a function of the game's own module adds, where it has one."""
    if game.NAME not in OWN_WORDS:
        return {}
    more = getattr(importlib.import_module(OWN_WORDS[game.NAME]), function, None)
    return more(*args) if more else {}


def option_flags(game: AnyGame) -> list[str]:
    """The names under which a command line holds the options of this game."""
    return [name.replace("-", "_") for name in game.choices()]
