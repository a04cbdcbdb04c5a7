"""The named opponents: who they are, the weakest first.

How much they forget was fitted by measurement, so that each beats the one before it in about 60 to 70 games of 100:
see `docs/bots.md`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from motu.bots.paradise.numbers import ISLANDER, Numbers
from motu.bots.paradise.scripts import scripts


@dataclass(frozen=True)
class Personality:
    """What makes a character.

    script      by whose numbers it judges
    taste       the numbers in which it differs from that
    forgets     how often it does not think of what it would do best, until the step is over
    keen        the kind of decision that it never forgets
    fights      whether it builds war canoes, and sails to where enemies are
    tells       whether it lets rumors go round
    work        how many turns it plays out in its head for every step, as the expert does; 0 trusts its numbers
    """

    script: str = "islander"
    taste: Mapping[str, float] = field(default_factory=dict)
    forgets: float = 0.0
    keen: str = ""
    fights: bool = True
    tells: bool = False
    work: int = 0

    @property
    def numbers(self) -> Numbers:
        return {"islander": ISLANDER, **scripts()}[self.script]._replace(**self.taste)


PERSONALITIES = {
    # Makes believe that more sails than there is.
    "tala": Personality(tells=True, forgets=0.55, taste={"rumors": 0.0, "guard": 0.4, "guard_more": 0.0, "idle": 0.1}),
    # Builds house after house, and has never hurt anybody.
    "fale": Personality(
        "tuned-two",
        forgets=0.05,
        fights=False,
        taste={
            "war": 0.0,
            "growth": 3.0,
            "village": 1.0,
            "settle": 5.0,
            "aims": 8.0,
            "guard": 0.6,
            "card_rich": 0.5,
            "card_poor": 0.05,
            "card_from": 9.0,
            "far_off": -14.0,
            "rumors": 0.0,
        },
    ),
    # Cannot pass by a thing of beauty.
    "tiki": Personality("collector", forgets=0.18, taste={"war": 1.0, "rumors": 0.0}),
    # Sails to where nobody has been, and never forgets to.
    "vaka": Personality(
        "tuned-two",
        forgets=0.3,
        keen="go",
        taste={
            "lost": 0.5,
            "far_off": -99.0,
            "near_mine": 1.0,
            "near_start": 0.0,
            "more_unknown": 1.0,
            "from_theirs": 0.0,
            "link": 2.0,
            "atoll": 1.5,
            "growth": 1.5,
            "aims": 8.0,
            "war": 1.0,
            "rumors": 0.0,
        },
    ),
    # Sits behind walls.
    "toka": Personality(
        "tuned-two",
        forgets=0.07,
        taste={
            "likely": 0.4,
            "guard": 0.8,
            "guard_home": 1.6,
            "guard_more": 3.0,
            "attacked": 1.0,
            "bold": 0.4,
            "war": 1.5,
            "rumors": 0.0,
        },
    ),
    # Takes what nobody watches.
    "iwa": Personality(
        "tuned-two",
        forgets=0.03,
        taste={
            "likely": 0.6,
            "share": 0.9,
            "share_at_sea": 0.5,
            "least": 0.1,
            "far_target": 0.5,
            "ahead": -50.0,
            "rumors": 0.0,
        },
    ),
    # Strikes first.
    "uila": Personality("tuned-two", taste={"war": 2.6, "least": 0.1, "rumors": 0.0}),
    # Has seen many turns like this one.
    "ariki": Personality(work=10),
}
BEGINNER = Personality(fights=False, forgets=0.1, taste={"rumors": 0.0})
"""Somebody who has read the rules and is careful: explores, settles, links and guards as `islander` does, attacks
nobody, and does not think of one in ten things worth doing. Whom the weakest opponent is to lose to."""
