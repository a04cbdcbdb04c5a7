"""The scripts of the pool: ways to judge that play visibly unlike each other, and those that were found by tuning."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from motu.bots.paradise.numbers import ISLANDER, Numbers
from motu.paradise.state import State
from motu.paradise.view import View


@cache
def scripts() -> dict[str, Numbers]:
    """All scripts by their names."""
    text = (files("motu.bots.paradise") / "scripts.toml").read_text("utf-8")
    return {name: ISLANDER._replace(**table) for name, table in tomllib.loads(text).items()}


def scripts_for(view: View) -> list[Numbers]:
    """What a search tries for a step."""
    found = scripts()
    return [ISLANDER, *found.values()]


def rivals_for(s: State) -> list[Numbers]:
    """By what it supposes that rivals play."""
    found = scripts()
    return [ISLANDER, *found.values()]
