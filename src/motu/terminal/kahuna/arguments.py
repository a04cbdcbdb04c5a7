"""The options of Kahuna on the command line: those that people ask for most; `--option` has all of them."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence


def add_options(group: argparse._ArgumentGroup, say: Callable[..., str]) -> None:
    """What `motu play kahuna` may be given."""
    group.add_argument("--preset", metavar=say("cli-edition"), help=say("cli-preset"))
    group.add_argument("--first", metavar=say("cli-side"), help=say("cli-first"))
    group.add_argument("--no-surprise", "--variant1", action="store_const", const="yes", help=say("cli-no-surprise"))
    group.add_argument("--open-hands", "--variant2", action="store_const", const="yes", help=say("cli-open-hands"))
    group.add_argument("--handicap", metavar="N", help=say("cli-handicap"))
    group.add_argument("--weaker", metavar=say("cli-side"), help=say("cli-weaker"))
    group.add_argument("--option", action="append", metavar="NAME=VALUE", help=say("cli-option"))


def seated_options(wanted: Mapping[str, str], people: Sequence[str]) -> dict[str, str]:
    """Against a bot the person is the weaker one, who gets the bridges of a handicap, unless somebody is named."""
    if len(people) > 1 or "weaker" in wanted or wanted.get("handicap", "0") == "0":
        return {}
    return {"weaker": people[0]}
