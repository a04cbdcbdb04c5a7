"""The edition and the rules in short, in the words of the terminal."""

from __future__ import annotations

from motu.kahuna.options import PRESETS, Options
from motu.kahuna.rules import rules
from motu.terminal.console import Console


def edition(options: Options, console: Console) -> str:
    """The edition, and what differs from it: `modern, with handicap=1, weaker=white`."""
    base = dict(PRESETS[options.preset].items())
    told = {name: value for name, value in options.items() if base[name] != value and name != "first"}
    if "handicap" in told:
        told["weaker"] = options.weaker
    if not told:
        return console.say("kahuna-edition", preset=options.preset)
    different = ", ".join(f"{name}={value}" for name, value in told.items())
    return console.say("kahuna-edition-changed", preset=options.preset, options=different)


def paragraphs(options: Options, console: Console) -> list[str]:
    """The rules, one point a paragraph, in the order in which they come up in a game."""
    return [edition(options, console), *map(console.tell, rules(options))]
