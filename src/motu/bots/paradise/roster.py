"""The bots that play Conquest of Paradise by their names, the weakest first."""

from __future__ import annotations

from motu.bots.entry import Entry

GRADES = {
    "random": Entry("motu.bots.simple", "RandomBot", compiled=False),
    "islander": Entry("motu.bots.paradise.islander", "IslanderBot", compiled=False),
}
OPPONENTS: dict[str, Entry] = {}
ROSTER = {**GRADES, **OPPONENTS}
USUAL = STAND_IN = EXAMPLE = "islander"
ADVISER = ""
QUICK = GRADES["islander"]
