"""The bots that play Conquest of Paradise by their names: the grades and the named
opponents, the weakest first, and the pool of the arena."""

from __future__ import annotations

from motu.bots.entry import Entry
from motu.bots.paradise.opponents import PERSONALITIES
from motu.bots.paradise.scripts import CHARACTERS

GRADES = {
    "random": Entry("motu.bots.simple", "RandomBot", compiled=False),
    "islander": Entry("motu.bots.paradise.islander", "IslanderBot", compiled=False),
    "expert": Entry("motu.bots.paradise.expert", "ExpertBot", compiled=False),
}
NAMED = {
    name: Entry("motu.bots.paradise.characters", "CharacterBot", False, (("personality", personality),))
    for name, personality in PERSONALITIES.items()
}
POOL = {
    **{
        name: Entry("motu.bots.paradise.scripts", "script_bot", compiled=False, settings=(("name", name),))
        for name in CHARACTERS
    },
    "tuned": Entry("motu.bots.paradise.scripts", "TunedBot", compiled=False),
}
"""Whom others are measured against: each plays in its own way, and none of them searches."""
OPPONENTS: dict[str, Entry] = {}
ROSTER = {**GRADES, **NAMED, **POOL}
USUAL = STAND_IN = EXAMPLE = "islander"
ADVISER = ""
QUICK = GRADES["islander"]
