"""How often do random events (11.2), and chits of the solitaire game, come to nothing? Conquest of Paradise, bots only.

    python examples/idle_events.py --players 2 --games 300
    python examples/idle_events.py --players 1                  # alone: what stands on the chits

An event has come to nothing if nothing of what it is about was told in the turn in which it was drawn; one that is
kept, if it was not played until the game was over.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence

from motu.bots.paradise.islander import IslanderBot
from motu.core.chance import FreeChance
from motu.paradise import game
from motu.paradise.box import KEPT_EFFECTS
from motu.paradise.state import State

TOLD = {
    **dict.fromkeys(("typhoon", "typhoon-season", "canoe-rot", "rival-chiefs"), ("struck",)),
    **dict.fromkeys(("tsunami", "eruption", "epidemic"), ("village-lost",)),
    **dict.fromkeys(("drought", "weeds", "erosion", "taniwha", "fertile-island", "ash"), ("picked",)),
    **dict.fromkeys(("fishing", "great-feast"), ("event",)),
    "spring": ("picked", "gift"),
    "migration": ("migrated", "gift"),
    "new-stars": ("stars", "gift"),
    "trade-winds": ("trade",),
}
"""What is told when something comes of an event, by its effect; Good Fishing and a Great Feast always do something."""


class Count:
    """How often something came, and how often something came of it."""

    def __init__(self) -> None:
        self.came: Counter[str] = Counter()
        self.felt: Counter[str] = Counter()
        self._open = ""
        """The event of this turn, as long as nothing has come of it."""

    def see(self, s: State) -> None:
        """Look at what the last move brought about."""
        for event in s.events:
            (self._chit if s.robots else self._event)(s, *event)

    def _event(self, s: State, what: str, *more: int) -> None:
        if what in ("event", "keeps"):
            effect = s.box.events[more[1]].effect
            self.came[effect] += 1
            self._open = "" if effect in KEPT_EFFECTS else effect
        elif what == "plays":
            self.felt[s.box.events[more[1]].effect] += 1
        elif what == "prevented":
            self.came[self._open] -= 1
            self._open = ""
        if self._open and what in TOLD[self._open]:
            self.felt[self._open] += 1
            self._open = ""

    def _chit(self, s: State, what: str, *more: int) -> None:
        if what == "chit":
            chit = s.box.chits[more[0]]
            self._open = chit.expand
            for side in (chit.expand, chit.action):
                self.came[side] += 1
                self.felt[side] += 1
        elif what == "gets-nothing":
            self.felt[self._open] -= 1
        elif what == "no-raid":
            self.felt["attack"] -= 1

    def lines(self) -> list[str]:
        """What most often came to nothing first."""
        idle = {what: 100 - 100 * self.felt[what] / came for what, came in self.came.items() if came}
        listed = sorted(idle, key=lambda what: -idle[what])
        return [f"{what:16}{self.came[what]:6} times, {idle[what]:5.1f} % for nothing" for what in listed]


def play(players: int, seed: int, count: Count) -> None:
    """One game of islander with itself."""
    more = {"events": "yes"} if players > 1 else {}
    chance, bot = FreeChance(f"idle {seed}"), IslanderBot()
    state = game.deal(game.read_options({"players": str(players), **more}), chance)
    while movers := game.movers(state):
        seat = movers[0]
        game.play(state, seat, bot.decide(game.view(state, seat), game.moves(state, seat), 1.0, chance), chance)
        count.see(state)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2, choices=(1, 2, 3, 4))
    parser.add_argument("--games", type=int, default=300)
    asked = parser.parse_args(words)
    count = Count()
    for seed in range(asked.games):
        play(asked.players, seed, count)
    print("\n".join(count.lines()))


if __name__ == "__main__":
    main()
