"""What a game is played by: how many players, how they come to their homes, and which box.

| option | question | values |
|---|---|---|
| `players` | how many? | `2`, `3`, `4` |
| `homes` | who starts where (3.2)? | `drawn` by lot, `chosen` one after another, `seated` in the order of the seats |
| `components` | which contents of the box? | `house`, or the name of a set that was loaded |
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cached_property

from motu.core.errors import BadOption, message
from motu.paradise.box import Box
from motu.paradise.loading import box_named

SEATS: tuple[str, ...] = ("Red", "Yellow", "Green", "Blue")

VALUES: dict[str, tuple[str, ...]] = {
    "players": ("2", "3", "4"),
    "homes": ("drawn", "chosen", "seated"),
}
PRESETS = {"two": "2", "three": "3", "four": "4"}
"""The games of the rulebook: 28, 25 and 22 points."""


@dataclass(frozen=True)
class Options:
    """The defaults are a game of two whose homes are drawn by lot."""

    players: str = "2"
    homes: str = "drawn"
    components: str = "house"

    def __post_init__(self) -> None:
        for name, values in VALUES.items():
            value = getattr(self, name)
            if value not in values:
                raise BadOption(message("option-bad-value", option=name, value=value, values=", ".join(values)))
        box_named(self.components)

    @cached_property
    def count(self) -> int:
        """How many players."""
        return int(self.players)

    @cached_property
    def box(self) -> Box:
        return box_named(self.components)

    @cached_property
    def target(self) -> int:
        """The points that end the game (10.4), in halves."""
        return 2 * self.box.targets[self.count - 2]

    @property
    def preset(self) -> str:
        return next(name for name, players in PRESETS.items() if players == self.players)


def seats(options: Options) -> tuple[str, ...]:
    """The seats of a game, in the order in which they sit, clockwise."""
    return SEATS[: options.count]


def choices() -> dict[str, tuple[str, ...]]:
    """Every option with the values it may have."""
    return {"preset": tuple(PRESETS), **VALUES, "components": ("house",)}


def read_options(texts: Mapping[str, str]) -> Options:
    """The options that these words ask for: a preset, then what differs from it."""
    preset = texts.get("preset", "two")
    if preset not in PRESETS:
        raise BadOption(message("option-bad-value", option="preset", value=preset, values=", ".join(PRESETS)))
    known = [each.name for each in fields(Options)]
    for name in texts:
        if name != "preset" and name not in known:
            raise BadOption(message("option-unknown", option=name, options=", ".join(["preset", *known])))
    return Options(**{"players": PRESETS[preset], **{name: text for name, text in texts.items() if name != "preset"}})


def whole_options(options: Options) -> dict[str, str]:
    """Every option by its written name, and the preset that it comes from."""
    return {"preset": options.preset, **{each.name: getattr(options, each.name) for each in fields(options)}}


def write_options(options: Options) -> dict[str, str]:
    """The shortest words that ask for these options."""
    written = {"preset": options.preset}
    if options.homes != "drawn":
        written["homes"] = options.homes
    if options.components != "house":
        written["components"] = options.components
    return written
