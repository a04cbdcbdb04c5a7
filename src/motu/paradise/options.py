"""What a game is played by: how many players, how they come to their homes, which advanced rules, and which box.

| option | question | values |
|---|---|---|
| `players` | how many? | `2`, `3`, `4`; `1` is the solitaire game |
| `homes` | who starts where (3.2)? | `drawn` by lot, `chosen` one after another, `seated` in the order of the seats |
| `end` | how many points more, or fewer, end the game (11.1)? | any whole number; up to 3 either way are recommended |
| `events` | random events (11.2)? | `no`, `yes` |
| `south` | the South Island (11.3)? | `no`, `yes` |
| `saved` | saved resources (11.4)? | `no`, `yes` |
| `kumara` | kumara (11.5)? | `no`, `yes` |
| `malaria` | malaria (11.6)? | `no`, `yes` |
| `solitaire` | how hard, alone? | `normal`, `hard` |
| `components` | which contents of the box? | `house`, or the name of a set that was loaded |
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cached_property

from motu.core.errors import BadOption, Message, message
from motu.paradise.box import Box
from motu.paradise.box_loader import HOUSE, OLD_HOUSES, box_named, house_of_rules

SEATS: tuple[str, ...] = ("Red", "Yellow", "Green", "Blue")

END_FARTHEST = 999
"""No end is farther from the usual one than this (11.1): three digits."""
END_OFFERED = 10
"""Forms offer the ends up to so many points nearer or farther."""
RECOMMENDED = 3
_WHOLE = re.compile("0|-?[1-9][0-9]{0,2}")
VALUES: dict[str, tuple[str, ...]] = {
    "players": ("1", "2", "3", "4"),
    "homes": ("drawn", "chosen", "seated"),
    "end": tuple(str(points) for points in range(-END_OFFERED, END_OFFERED + 1)),
    "events": ("no", "yes"),
    "south": ("no", "yes"),
    "saved": ("no", "yes"),
    "kumara": ("no", "yes"),
    "malaria": ("no", "yes"),
    "solitaire": ("normal", "hard"),
}
ADVANCED = ("events", "south", "saved", "kumara", "malaria")
"""The rules that are on or off, in the order of the rulebook."""
PRESETS = {"two": "2", "three": "3", "four": "4", "solitaire": "1"}
"""The games of the rulebook: 28, 25 and 22 points, and 30 alone."""
NOT_ALONE = {"homes": "drawn", "end": "0", "events": "no", "kumara": "no"}
"""What cannot be chosen alone: of the advanced rules the solitaire game takes 11.3, 11.4 and 11.6."""


@dataclass(frozen=True)
class Options:
    """The defaults are a game of two whose homes are drawn by lot."""

    players: str = "2"
    homes: str = "drawn"
    end: str = "0"
    events: str = "no"
    south: str = "no"
    saved: str = "no"
    kumara: str = "no"
    malaria: str = "no"
    solitaire: str = "normal"
    components: str = "house"

    def __post_init__(self) -> None:
        for name, values in VALUES.items():
            value = getattr(self, name)
            if value not in values and name != "end":
                raise BadOption(message("option-bad-value", option=name, value=value, values=", ".join(values)))
        if not _WHOLE.fullmatch(self.end):
            raise BadOption(message("paradise-option-end", value=self.end[:20], most=END_FARTHEST))
        for name, value in NOT_ALONE.items() if self.alone else ():
            if getattr(self, name) != value:
                raise BadOption(message("paradise-option-not-alone", option=name, value=value))
        if self.solitaire != "normal" and not self.alone:
            raise BadOption(message("paradise-option-alone-only", option="solitaire", value="normal"))
        box = self.__dict__["box"] = box_named(self.components)  # held from now on
        least = 0 if self.alone else 1 - box.targets[int(self.players) - 2]
        if int(self.end) < least:
            raise BadOption(message("paradise-option-end-low", value=self.end, least=least))

    @property
    def alone(self) -> bool:
        """Whether it is the solitaire game."""
        return self.players == "1"

    @cached_property
    def count(self) -> int:
        """How many play: alone, the opponent that nobody plays has a place at the table, too."""
        return 2 if self.alone else int(self.players)

    @cached_property
    def box(self) -> Box:
        return box_named(self.components)

    @cached_property
    def target(self) -> int:
        """The points that end the game (10.4), in halves."""
        return 2 * (self.box.solitaire if self.alone else self.box.targets[self.count - 2] + int(self.end))

    @property
    def warnings(self) -> list[Message]:
        """What people should know before they play by these options."""
        if abs(int(self.end)) <= RECOMMENDED:
            return []
        return [
            message("paradise-option-far-end", points=abs(int(self.end)), most=RECOMMENDED, target=self.target // 2)
        ]

    @property
    def preset(self) -> str:
        return next(name for name, players in PRESETS.items() if players == self.players)


def seats(options: Options) -> tuple[str, ...]:
    """The seats of a game, in the order in which they sit, clockwise."""
    return SEATS[: int(options.players)]


def choices() -> dict[str, tuple[str, ...]]:
    """Every option with the values that it may have; of those for the end, the ones that people may want."""
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


def read_old_options(texts: Mapping[str, str], version: int) -> Options:
    """What the words of version 2 asked for, when `house` was another box. Version 1 is played no more: there fleets,
    retreats, buildings and the last player's end were others."""
    if version in OLD_HOUSES:
        named = texts.get("components", HOUSE)
        return read_options({**texts, "components": house_of_rules(version) if named == HOUSE else named})
    raise BadOption(message("rules-too-old", game="paradise", version=version, release="0.1"))


def whole_options(options: Options) -> dict[str, str]:
    """Every option by its written name, and the preset that it comes from."""
    return {"preset": options.preset, **{each.name: getattr(options, each.name) for each in fields(options)}}


def write_options(options: Options) -> dict[str, str]:
    """The shortest words that ask for these options."""
    written = {"preset": options.preset}
    for each in fields(options)[1:]:
        if getattr(options, each.name) != each.default:
            written[each.name] = getattr(options, each.name)
    return written
