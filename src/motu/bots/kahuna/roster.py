"""The bots that play Kahuna by their names: the grades, and then the opponents of the campaign, the weakest first."""

from __future__ import annotations

from motu.bots.entry import Entry
from motu.bots.kahuna.opponents import PERSONALITIES

GRADES = {
    "random": Entry("motu.bots.simple", "RandomBot", compiled=False),
    "greedy": Entry("motu.bots.kahuna.greedy", "GreedyBot", compiled=False),
    "ismcts": Entry("motu.bots.kahuna.ismcts", "IsmctsBot"),
    "planner": Entry("motu.bots.kahuna.planner", "PlannerBot"),
    "expert": Entry("motu.bots.kahuna.expert", "ExpertBot"),
}
OPPONENTS = {
    name: Entry("motu.bots.kahuna.characters", "CharacterBot", settings=(("personality", personality),))
    for name, personality in PERSONALITIES.items()
}
ROSTER = {**GRADES, **OPPONENTS}
USUAL, STAND_IN, ADVISER = "greedy", "planner", "expert"
QUICK = Entry("motu.bots.kahuna.greedy", "InterpretedBot", compiled=False)
