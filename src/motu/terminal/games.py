"""What the terminal knows of each game: who presents it, and how its options are written on the command line.

A game may explain its own options; else they are as it lists them. What has no argument of its own is asked for with
`--option NAME=VALUE`.
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Mapping, Sequence
from typing import Any

from motu.core.errors import message
from motu.core.game import AnyGame
from motu.terminal.console import Console
from motu.terminal.errors import BadInput
from motu.terminal.parser import Parser
from motu.terminal.presenter import Presenter

PRESENTERS = {
    "kahuna": ("motu.terminal.kahuna.presenter", "KahunaPresenter"),
    "paradise": ("motu.terminal.paradise.presenter", "ParadisePresenter"),
}
"""The module and the class that shows each game; it is loaded when the game is played."""

ARGUMENTS = {"kahuna": "motu.terminal.kahuna.arguments", "paradise": "motu.terminal.paradise.arguments"}
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


def presenter_of(game: str, console: Console) -> Presenter:
    """The presenter of a game by its name."""
    module, name = PRESENTERS[game]
    presenter: Presenter = getattr(importlib.import_module(module), name)(console)
    return presenter


def load_components(args: argparse.Namespace) -> None:
    """Load the box that `--components DIR` names, if it does: from now on options and records may be of it."""
    if getattr(args, "components", None):
        from motu.terminal.paradise.arguments import load_folder  # noqa: PLC0415  (seldom needed)

        args.components = load_folder(args.components)


# --- Options on the command line --------------------------------------------------------------------------------------


def add_options(parser: Parser, group: argparse._ArgumentGroup, game: AnyGame) -> None:
    """An argument for each option of this game, and one for all of them."""
    say = parser.say
    if game.NAME in ARGUMENTS:
        importlib.import_module(ARGUMENTS[game.NAME]).add_options(group, say)
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
    if game.NAME not in ARGUMENTS:
        return {}
    more = getattr(importlib.import_module(ARGUMENTS[game.NAME]), function, None)
    return more(*args) if more else {}


def option_flags(game: AnyGame) -> list[str]:
    """The names under which a command line holds the options of this game."""
    return [name.replace("-", "_") for name in game.choices()]
