"""Editions, variants and handicap: one engine with independent options; an edition is a named preset of them.

| option | question | values |
|---|---|---|
| `first` | who begins? | `white`, `black`, `random` |
| `discard` | when may cards be thrown away? | `instead-of-playing`, `freely`, `when-full`, `instead-of-drawing` |
| `discards` | how do they lie? | `face-down`, `face-up` |
| `drawing` | must one draw? | `may-decline`, `decline-unless-discarded`, `required`, `may-skip` (only a whole turn) |
| `full-hand` | drawing with five cards? | `no-draw`, `discard-first`, `discard-after` |
| `next-start` | who begins the next round? | `other` (who did not take the last card), `winner` |
| `last-turns` | a last turn each at the end? | `yes`, `no` |
| `tie-break` | third scoring, then bridges? | `yes`, `no` |
| `sudden-win` | who wins at once after round 1? | `no`: nobody; `by-removal`: who takes the last enemy bridge away; |
| | | `none-on-board`: whose enemy has no bridge there; `empty-stock`: whose enemy has none left to place |
| `no-surprise` | variant 1 | `yes`, `no` |
| `open-hands` | variant 2 | `yes`, `no` |
| `handicap` | bridges for the weaker player | `0` to `3` |
| `weaker` | who gets them? | `white`, `black` |

In every edition a player may not do without drawing when the opponent has just done so: no game runs for ever.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cached_property

from motu.core.errors import BadOption, message

# The rules as bits of one integer, which is a part of the position: so all options run compiled as well.
FREELY = 1 << 0
WHEN_FULL = 1 << 1
INSTEAD_OF_DRAWING = 1 << 2
FACE_UP = 1 << 3
DRAW_REQUIRED = 1 << 4
MAY_SKIP = 1 << 5
DISCARD_FIRST = 1 << 6
DISCARD_AFTER = 1 << 7
WINNER_STARTS = 1 << 8
LAST_TURNS = 1 << 9
TIE_BREAK = 1 << 10
SUDDEN_WIN = 1 << 11
NO_SURPRISE = 1 << 12
OPEN_HANDS = 1 << 13
# Those of version 1 end here: nets that learned by them know each by its place. New ones come behind.
FIRST_RULES = (1 << 14) - 1
NONE_ON_BOARD = 1 << 14
EMPTY_STOCK = 1 << 15
DRAW_AFTER_DISCARD = 1 << 16

_BITS = {
    "discard": {
        "instead-of-playing": 0,
        "freely": FREELY,
        "when-full": WHEN_FULL,
        "instead-of-drawing": INSTEAD_OF_DRAWING,
    },
    "discards": {"face-down": 0, "face-up": FACE_UP},
    "drawing": {
        "may-decline": 0,
        "decline-unless-discarded": DRAW_AFTER_DISCARD,
        "required": DRAW_REQUIRED,
        "may-skip": MAY_SKIP,
    },
    "full-hand": {"no-draw": 0, "discard-first": DISCARD_FIRST, "discard-after": DISCARD_AFTER},
    "next-start": {"other": 0, "winner": WINNER_STARTS},
    "last-turns": {"no": 0, "yes": LAST_TURNS},
    "tie-break": {"no": 0, "yes": TIE_BREAK},
    "sudden-win": {
        "no": 0,
        "by-removal": SUDDEN_WIN,
        "none-on-board": SUDDEN_WIN | NONE_ON_BOARD,
        "empty-stock": EMPTY_STOCK,
    },
    "no-surprise": {"no": 0, "yes": NO_SURPRISE},
    "open-hands": {"no": 0, "yes": OPEN_HANDS},
}

VALUES: dict[str, tuple[str, ...]] = {
    "first": ("white", "black", "random"),
    **{name: tuple(values) for name, values in _BITS.items()},
    "handicap": ("0", "1", "2", "3"),
    "weaker": ("white", "black"),
}
"""Every option and the values it may have."""


@dataclass(frozen=True)
class Options:
    """What a game is played by. The defaults are the `modern` edition without variants or handicap."""

    first: str = "white"
    discard: str = "instead-of-playing"
    discards: str = "face-down"
    drawing: str = "may-decline"
    full_hand: str = "no-draw"
    next_start: str = "other"
    last_turns: str = "yes"
    tie_break: str = "yes"
    sudden_win: str = "by-removal"
    no_surprise: str = "no"
    open_hands: str = "no"
    handicap: str = "0"
    weaker: str = "black"
    asked: str = field(default="", compare=False, repr=False)
    """The preset that was asked for, if any was: it only gives the mixture its name."""

    def __post_init__(self) -> None:
        for name, value in self.items():
            if value not in VALUES[name]:
                raise BadOption(message("option-bad-value", option=name, value=value, values=", ".join(VALUES[name])))
        if self.discard == "instead-of-drawing" and self.full_hand != "discard-after":
            # With a full hand and nothing to play, a player who must draw could do nothing at all.
            raise BadOption(message("option-dead-end"))

    def items(self) -> list[tuple[str, str]]:
        """Every option by its written name with its value."""
        return [(each.name.replace("_", "-"), getattr(self, each.name)) for each in fields(self) if each.compare]

    @cached_property
    def rules(self) -> int:
        """The rules as bits, the way the position holds them."""
        return sum(_BITS[name][value] for name, value in self.items() if name in _BITS)

    @property
    def preset(self) -> str:
        """The edition these rules are of, else the one that was asked for, else the one with the fewest differences."""
        rules = self.rules & ~(NO_SURPRISE | OPEN_HANDS)
        for name, edition in PRESETS.items():
            if edition.rules == rules:
                return name
        return self.asked or min(PRESETS, key=lambda name: len(_difference(self, PRESETS[name])))


MODERN = Options()
CLASSIC = Options(discard="freely", discards="face-up", drawing="required", sudden_win="none-on-board")
SHEET = Options(
    discard="when-full",
    discards="face-up",
    drawing="required",
    full_hand="discard-first",
    last_turns="no",
    tie_break="no",
    sudden_win="no",
)
RUSSIAN = Options(
    discard="instead-of-drawing",
    drawing="may-skip",
    full_hand="discard-after",
    next_start="winner",
    tie_break="no",
    sudden_win="no",
)
PRESETS = {"modern": MODERN, "classic": CLASSIC, "sheet": SHEET, "russian": RUSSIAN}


def _difference(options: Options, base: Options) -> dict[str, str]:
    return {
        name: value for (name, value), (_, other) in zip(options.items(), base.items(), strict=True) if value != other
    }


def choices() -> dict[str, tuple[str, ...]]:
    """Every option with the values it may have."""
    return {"preset": tuple(PRESETS), **VALUES}


def read_options(texts: Mapping[str, str]) -> Options:
    """The options that these words ask for: a preset, then what differs from it."""
    preset = texts.get("preset", "modern")
    if preset not in PRESETS:
        raise BadOption(message("option-bad-value", option="preset", value=preset, values=", ".join(PRESETS)))
    for name in texts:
        if name != "preset" and name not in VALUES:
            raise BadOption(message("option-unknown", option=name, options=", ".join(["preset", *VALUES])))
    wanted = {name.replace("-", "_"): value for name, value in texts.items() if name != "preset"}
    return replace(PRESETS[preset], asked=preset, **wanted)


_VALUES_OF_VERSION_1 = {
    ("drawing", "may-decline"): "decline-unless-discarded",
    ("sudden-win", "yes"): "none-on-board",
}
_MODERN_OF_VERSION_1 = {"drawing": "decline-unless-discarded", "sudden-win": "none-on-board"}


def read_old_options(texts: Mapping[str, str], version: int) -> Options:
    """What the words of version 1 asked for: readings of `modern` that have since become values of their own."""
    words = dict(_MODERN_OF_VERSION_1) if texts.get("preset", "modern") == "modern" else {}
    words |= {name: _VALUES_OF_VERSION_1.get((name, value), value) for name, value in texts.items()}
    return read_options(words)


def whole_options(options: Options) -> dict[str, str]:
    """Every option by its written name, and the name of the edition."""
    return {"preset": options.preset, **dict(options.items())}


def write_options(options: Options) -> dict[str, str]:
    """The edition and what differs from it: words that ask for these options."""
    preset = options.preset
    return {"preset": preset, **_difference(options, PRESETS[preset])}
