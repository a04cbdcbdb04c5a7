"""The bots that play Kahuna by their names, the weakest first."""

from __future__ import annotations

from motu.bots.bot import Entry

ROSTER = {
    "random": Entry("motu.bots.kahuna.simple", "RandomBot", compiled=False),
    "greedy": Entry("motu.bots.kahuna.greedy", "GreedyBot", compiled=False),
}
