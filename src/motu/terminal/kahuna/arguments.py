"""The options of Kahuna on the command line: those that people ask for most; `--option` has all of them."""

from __future__ import annotations

import argparse
from collections.abc import Callable


def add_options(group: argparse._ArgumentGroup, say: Callable[..., str]) -> None:
    """What `motu play kahuna` may be given."""
    group.add_argument("--preset", metavar=say("cli-edition"), help=say("cli-preset"))
    group.add_argument("--first", metavar=say("cli-side"), help=say("cli-first"))
    group.add_argument("--no-surprise", "--variant1", action="store_const", const="yes", help=say("cli-no-surprise"))
    group.add_argument("--open-hands", "--variant2", action="store_const", const="yes", help=say("cli-open-hands"))
    group.add_argument("--handicap", metavar="N", help=say("cli-handicap"))
    group.add_argument("--weaker", metavar=say("cli-side"), help=say("cli-weaker"))
    group.add_argument("--option", action="append", metavar="NAME=VALUE", help=say("cli-option"))
