"""What tests are played with: a box whose figures stay as they are, and chance as the test writes it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from motu.core.chance import FreeChance, ScriptedChance
from motu.paradise import game
from motu.paradise.box import Chit
from motu.paradise.box_loader import default_box, register


def _box() -> str:
    """A box whose figures stay as they are when house values are tuned: Flint is an atoll, Niue is none, and so on."""
    box = default_box()
    figures: dict[str, dict[str, Any]] = {
        "Tonga": {"brown": 2},
        "Samoa": {"brown": 2},
        "Raiatea": {"brown": 1},
        "Te Waka Maui": {"brown": 1},
        "Hawaiki": {"green": 3},
        "Niue": {"green": 1, "brown": 1},
        "Flint": {"green": 0},
        "Fiji": {"locals": 3},
        "Vanuatu": {"locals": 2},
        "Santa Cruz": {"locals": 1},
        "Kiribati": {"locals": 1},
    }
    groups = tuple(replace(group, **figures.get(group.name, {})) for group in box.groups)
    return register(replace(box, name="tests", groups=groups, chits=CHITS))


CHITS = (
    Chit("card", "build"),
    Chit("village", "build"),
    Chit("village-each", "build"),
    Chit("chain", "build"),
    Chit("war-canoe", "defend"),
    Chit("warriors-each", "defend"),
    Chit("two-warriors", "defend"),
    Chit("card", "explore"),
    Chit("war-canoe", "explore"),
    Chit("chain", "explore"),
    Chit("village", "explore"),
    Chit("war-canoe", "attack", late=True),
    Chit("war-canoe", "attack", late=True),
    Chit("two-warriors", "attack", late=True),
    Chit("warriors", "attack", late=True),
)
"""The chits of that box: every side is among those that can be drawn first, but for attacks and the single band."""
BOX = _box()


class Scripted:
    """Gives the answers that the test names, "?" for any at all, and fails when it is asked for more.

    An answer with a star is given from then on: `4*`.
    """

    def __init__(self, outcomes: tuple[str, ...]) -> None:
        self.left = list(outcomes)
        self.free = FreeChance(7)

    def below(self, n: int, of: Any) -> int:
        if self.left and self.left[0].endswith("*"):
            name = self.left[0][:-1]
            return self.free.below(n, of) if name == "?" else game.outcome_index(of, name)
        answers = [self.left.pop(0)] if self.left else []
        return self.free.below(n, of) if answers == ["?"] else ScriptedChance(answers, game.outcome_index).below(n, of)

    def end(self) -> None:
        left = [name for name in self.left if not name.endswith("*")]
        assert not left, f"nobody asked for {left}"
